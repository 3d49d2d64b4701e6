/** What is asked of a way to reach people: each has an answer of its own in the guide. */
export const aspects = [
  "worth",
  "day",
  "often",
  "cost",
  "first",
  "measure",
  "soon",
  "length",
  "stop",
  "whom",
  "show",
  "where",
] as const;
export type Aspect = (typeof aspects)[number];

/** A way to reach people, as an experienced adviser knows it: working rules of this demo. */
export type Medium = {
  readonly id: string;
  /** How it is called in plain words. */
  readonly named: RegExp;
  /** Its best days, as numbers from Sunday (0), if the day matters. */
  readonly days?: readonly number[];
  /** At most 35 words each; “{20}” is an amount, shown in the visitor's currency. */
  readonly says: Readonly<Partial<Record<Aspect, string>>>;
};
