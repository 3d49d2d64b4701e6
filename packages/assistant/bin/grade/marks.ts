/** What a grader types below the possible replies: “A0 B2 C3 C”. */
export type Marks = {
  /** The grade of each reply, in their order. */
  readonly grades: readonly number[];
  /** The places of the replies with which the conversation goes on: one, or two that answer a message together. */
  readonly next: readonly number[];
};

/** Returns the letter of a reply: A for the first. */
export const letterOf = (at: number): string => String.fromCharCode("A".charCodeAt(0) + at);

/**
 * Reads the grades of `count` replies, and the letters with which to go on.
 *
 * @throws Error that says what is missing.
 */
export function readMarks(line: string, count: number): Marks {
  const letters = Array.from({ length: count }, (_all, at) => letterOf(at));
  const words = line.toUpperCase().trim().split(/\s+/);
  const given = new Map(
    words.flatMap((word) => {
      const [, letter = "", grade] = /^([A-Z])=?([0-3])$/.exec(word) ?? [];
      return grade === undefined ? [] : [[letter, Number(grade)] as const];
    }),
  );
  const missing = letters.filter((letter) => !given.has(letter));
  if (missing.length > 0) throw new Error(`No grade from 0 to 3 for ${missing.join(", ")}.`);
  const last = words.at(-1) ?? "";
  const next = /^[A-Z]{1,2}$/.test(last) ? [...last].map((letter) => letters.indexOf(letter)) : [];
  if (next.length === 0 || next.includes(-1))
    throw new Error("End with the letter of the reply with which to go on, or with two.");
  return { grades: letters.map((letter) => given.get(letter) ?? 0), next };
}
