package engine

// Rule names one numbered rule; the zero value is none. A number never changes its
// meaning: a new rule takes a new number at the end of its chapter.
type Rule uint8

// The numbered rules: R5_1 is rule 5.1. Their words stand in the rules table.
const (
	NoRule Rule = iota
	R1_1
	R1_2
	R1_3
	R1_4
	R1_5
	R1_6
	R1_7
	R1_8
	R1_9

	R2_1
	R2_2
	R2_3
	R2_4
	R2_5
	R2_6
	R2_7
	R2_8
	R2_9
	R2_10
	R2_11

	R3_1
	R3_2
	R3_3
	R3_4

	R4_1
	R4_2
	R4_3
	R4_4
	R4_5
	R4_6
	R4_7
	R4_8

	R5_1
	R5_2
	R5_3
	R5_4

	R6_1
	R6_2
	R6_3
	R6_4
	R6_5
	R6_6
	R6_7
	R6_8
	R6_9
	R6_10
	R6_11

	R7_1
	R7_2
	R7_3
	R7_4
	R7_5
	R7_6
	R7_7
	R7_8
	R7_9
	R7_10
	R7_11
	R7_12
	R7_13

	R8_1
	R8_2
	R8_3
	R8_4
	R8_5
	R8_6
	R8_7
	R8_8
	R8_9
	R8_10
	R8_11

	R9_1
	R9_2
	R9_3

	R10_1
	R10_2
	R10_3

	R11_1
	R11_2

	R12_1
	R12_2
	R12_3
	R12_4
	R12_5

	R13_1
	R13_2

	ruleEnd // one past the last
)
