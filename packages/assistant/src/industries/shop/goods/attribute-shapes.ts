import type { Attribute } from "../../../records/records.ts";

/** The types of attributes in the catalogue’s records: number, yes or no, text. */

/** A numeric attribute, with its sentence and its bare value. */
export const figure = (
  id: string,
  words: Pick<Attribute, "asks" | "more" | "less" | "than" | "reversed" | "holds">,
  says: (value: number) => string,
  shows: (value: number) => string,
): Attribute => ({
  id,
  ...words,
  says: ({ values }) => (typeof values[id] === "number" ? says(values[id]) : undefined),
  shows: ({ values }) => (typeof values[id] === "number" ? shows(values[id]) : ""),
});

/** A yes-or-no attribute. */
export const fact = (id: string, asks: RegExp, yes: string, no: string): Attribute => ({
  id,
  asks,
  says: ({ values }) => (typeof values[id] === "boolean" ? (values[id] ? yes : no) : undefined),
  holds: ({ values }) => (typeof values[id] === "boolean" ? values[id] : undefined),
});

/** A textual attribute. */
export const words = (
  id: string,
  asks: RegExp,
  says: (value: string) => string,
  holds?: Attribute["holds"],
): Attribute => ({
  id,
  asks,
  ...(holds ? { holds } : {}),
  says: ({ values }) => (typeof values[id] === "string" ? says(values[id]) : undefined),
  shows: ({ values }) => String(values[id] ?? ""),
});
