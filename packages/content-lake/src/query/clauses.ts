import { type Scalar, scalarOf } from "../store/indexing.ts";
import type { SqliteFile } from "../store/sqlite.ts";
import type { BitSet } from "./bit-set.ts";
import type { Key } from "./condition.ts";
import type { PostingsReader } from "./postings-reader.ts";

/** SQL fragments over the indexes, from which conditions are assembled. */

type SqlValue = string | number;
export type Clause = { text: string; values: SqlValue[] };

/** A condition over `documents AS d`. */
export type Sql = {
  /** Finds all documents that meet the condition. */
  look: Clause;
  /** Tests a single document. */
  test: Clause;
  /** Whether the test takes longer than evaluating the document itself. */
  slowTest?: true;
  /** Selects the numbers of the documents that meet the condition, where an index has them. */
  numbers?: Clause;
  /**
   * Returns the documents that meet the condition, of all types and variants, where a `usable` inverted index can
   * tell.
   */
  bits?: () => BitSet | undefined;
  /** Whether the numbers are limited to the requested types and variants. */
  placed: boolean;
  /** Path whose document count is in `attribute_counts`, if the condition is only that the path exists. */
  path?: string;
  cost: number;
  /** Whether the SQL matches exactly the documents that meet the condition; otherwise it may match more. */
  exact: boolean;
};

/** Returns the current value of a key. */
export type KeyValue = (key: Key) => unknown;

export type SqlOptions = {
  /**
   * Whether drafts and releases may overlay published documents, so that a document is looked up by its published id.
   */
  overlaid: boolean;
  /** Variants visible to the caller. */
  visible: readonly number[];
  /** Visible variants, and those that may overlay them. */
  anySeen: readonly number[];
  /** Words that are indexed as part of ids, but don't occur in the documents as the caller sees them. */
  unseenWords: readonly string[];
  /**
   * Returns the ids of the documents that a clause over `documents AS d` finds; undefined if there are more than a
   * few.
   */
  idsOf: (clause: Clause) => string[] | undefined;
  /** Whether references lead to other datasets, whose documents are not in these indexes. */
  refersElsewhere: () => boolean;
  /** Whether every document of the types has the path, so that the condition narrows nothing. */
  allHave: (types: readonly string[], path: string) => boolean;
  sql: SqliteFile;
  postings: PostingsReader;
  /** Omits search conditions that many documents meet: testing the documents themselves is faster. */
  generous?: boolean;
};

/** How far a condition narrows the candidates: lower means fewer. */
export const cost = { one: 0, few: 1, some: 2, many: 3 } as const;

/** Returns a string or a list of strings as a list; undefined if anything else is in it. */
export function stringsOf(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === "string") ? list : undefined;
}

/** Returns the scalars that an attribute may equal; undefined if null or a structure is among them. */
export function scalarsOf(value: unknown): Scalar[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const scalars = list.map(scalarOf);
  return scalars.every((scalar) => scalar !== undefined) ? scalars : undefined;
}

/** Returns `count` placeholders for values, separated by commas. */
export const marks = (count: number): string => Array(count).fill("?").join(", ");

/** Returns the clause for documents of the types; of any type if undefined. */
export const inTypes = (types: readonly string[] | undefined): Clause =>
  types
    ? { text: `type IN (${marks(types.length)})`, values: [...types] }
    : { text: "type IN (SELECT DISTINCT type FROM attribute_counts)", values: [] };

/** Returns a part whose document numbers are in the index. */
export function listed(numbers: Clause, test: Clause, how: { cost: number; exact: boolean }): Sql {
  return {
    look: { text: `d.n IN (${numbers.text})`, values: numbers.values },
    test,
    numbers,
    placed: true,
    ...how,
  };
}

/** Returns a part that reads only the document's own row. */
export const ownRow = (clause: Clause, how: { cost: number; exact: boolean }): Sql => ({
  look: clause,
  test: clause,
  placed: false,
  ...how,
});

/** Maximum number of values that are looked up one by one. */
export const maxValues = 500;

/** Excludes variants that the caller doesn't see, where the index knows. With overlays, any variant may show. */
export const seen = ({ overlaid, visible }: SqlOptions): string =>
  overlaid ? "" : `AND variant IN (${visible.join(", ")})`;
