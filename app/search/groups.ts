import type { Kind } from "./documents.ts";
import type { Found } from "./engine.ts";

export type ResultGroup = {
  title: string;
  /** The results shown, best first. */
  results: Found[];
  /** Number of all results of the group. */
  count: number;
};

const order: readonly { title: string; kinds: readonly Kind[] }[] = [
  { title: "Services and pages", kinds: ["service", "page"] },
  { title: "Articles", kinds: ["post"] },
  { title: "Questions", kinds: ["question"] },
  { title: "Jobs", kinds: ["job"] },
];

/** Factor by which the best result's score must exceed the first group's for its own group to come first. */
const farBetter = 3;

/**
 * Groups results by kind, so that many of one kind do not hide the others. Services and pages come first, unless a
 * question or a job matches the query far better.
 *
 * @param results best first.
 * @param most results shown of a group.
 */
export function groupsOf(
  results: readonly Found[],
  most = Number.POSITIVE_INFINITY,
): ResultGroup[] {
  const groups = order
    .map(({ title, kinds }) => ({
      title,
      all: results.filter((found) => kinds.includes(found.kind)),
    }))
    .filter(({ all }) => all.length > 0)
    .map(({ title, all }) => ({ title, results: all.slice(0, most), count: all.length }));
  const [best, first] = [results[0], groups[0]?.results[0]];
  if (!best || !first || best.score < farBetter * first.score) return groups;
  const leads = (group: ResultGroup) => group.results.includes(best);
  return [...groups.filter(leads), ...groups.filter((group) => !leads(group))];
}
