/**
 * Returns the probability that at least one of `people` meets a problem that affects the share `p` of all users: one
 * minus the probability that all are spared. The model behind the “five users” rule: J. Nielsen, T. K. Landauer, “A
 * mathematical model of the finding of usability problems”, INTERCHI 1993.
 */
export const chanceToSee = (p: number, people: number): number => 1 - (1 - p) ** people;
