import type { Kind } from "./documents.ts";
import type { Found } from "./engine.ts";

export type ResultGroup = {
  title: string;
  /** Those that are shown, the best first. */
  results: Found[];
  /** How many there are. */
  count: number;
};

const order: readonly { title: string; kinds: readonly Kind[] }[] = [
  { title: "Services and pages", kinds: ["service", "page"] },
  { title: "Posts", kinds: ["post"] },
  { title: "Questions", kinds: ["question"] },
  { title: "Jobs", kinds: ["job"] },
];

/** A group leads out of turn when its best result fits so many times better than what would come before it. */
const farBetter = 3;

/**
 * Results by kind, so that many of one kind do not hide the others: services and pages first, unless what was asked is
 * word for word a question or a job.
 *
 * @param results the best first.
 * @param most how many of a group are shown.
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
