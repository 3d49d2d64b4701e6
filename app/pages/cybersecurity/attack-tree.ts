/**
 * An attack tree: an intruder's goal, the ways to it, what each way needs, and how long it would take a capable
 * stranger. The cheapest way is drawn in the accent colour.
 */

export type Leaf = { text: string; hours: number };
/** With `all`, every leaf is needed and the efforts add up; otherwise the cheapest leaf is enough. */
export type Branch = { name: string; all: boolean; leaves: readonly Leaf[] };

/** A working day has eight hours. */
export const day = 8;

export const branches: readonly Branch[] = [
  {
    name: "As an employee",
    all: true,
    leaves: [
      { text: "steal a password", hours: 2 * day },
      { text: "pass the second factor", hours: 8 * day },
    ],
  },
  {
    name: "Through a supplier",
    all: false,
    leaves: [{ text: "take an interface key", hours: 5 * day }],
  },
  {
    name: "Through the shop",
    all: false,
    leaves: [
      { text: "inject into the search", hours: 6 * day },
      { text: "change an invoice number", hours: day },
    ],
  },
  {
    name: "Via a test system",
    all: true,
    leaves: [
      { text: "find the forgotten host", hours: 1 },
      { text: "try the default password", hours: 1 },
      { text: "read its copied data", hours: 2 },
    ],
  },
];

export const effort = ({ all, leaves }: Branch): number =>
  all
    ? leaves.reduce((sum, { hours }) => sum + hours, 0)
    : Math.min(...leaves.map(({ hours }) => hours));

const cheapestOf = (all: readonly Branch[]) =>
  all.reduce((best, branch) => (effort(branch) < effort(best) ? branch : best));

export const cheapest = cheapestOf(branches);

/** Returns what remains of a branch without these leaves; undefined if it is no longer passable. */
export function without(branch: Branch, closed: readonly string[]): Branch | undefined {
  const leaves = branch.leaves.filter(({ text }) => !closed.includes(text));
  const passable = branch.all ? leaves.length === branch.leaves.length : leaves.length > 0;
  return passable ? { ...branch, leaves } : undefined;
}

/**
 * Returns the easiest remaining way when these leaves are closed, and its effort in hours.
 *
 * @throws if a leaf is not in the tree, or if no way remains.
 */
export function easiestWay(closed: readonly string[]): { branch: Branch; hours: number } {
  const leaves = branches.flatMap((branch) => branch.leaves.map(({ text }) => text));
  for (const leaf of closed) {
    if (!leaves.includes(leaf)) throw new Error(`The tree has no leaf “${leaf}”.`);
  }
  const branch = cheapestOf(branches.flatMap((each) => without(each, closed) ?? []));
  return { branch, hours: effort(branch) };
}

export const inWords = (hours: number): string => {
  const [count, unit] = hours < day ? [hours, "hour"] : [hours / day, "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};
