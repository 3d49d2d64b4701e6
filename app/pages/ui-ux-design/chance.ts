/**
 * Returns the probability that at least one of `people` meets a problem that affects the share `p` of all users: one
 * minus the probability that all are spared. The model behind the “five users” rule: J. Nielsen, T. K. Landauer, “A
 * mathematical model of the finding of usability problems”, INTERCHI 1993.
 */
export const chanceToSee = (p: number, people: number): number => 1 - (1 - p) ** people;

/** Returns how many of so many problems of each kind are met in a first round, in a second one alone, and in neither. */
export function inTwoRounds(shares: readonly number[], people: number, ofEach: number) {
  const met = (testers: number) =>
    Math.round(shares.reduce((sum, share) => sum + ofEach * chanceToSee(share, testers), 0));
  const [first, both] = [met(people), met(2 * people)];
  return { first, second: both - first, neither: shares.length * ofEach - both };
}
