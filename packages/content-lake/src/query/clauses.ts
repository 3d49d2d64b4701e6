import { type Scalar, scalarOf } from "../store/indexing.ts";
import type { SqliteFile } from "../store/sqlite.ts";
import type { Bits } from "./bits.ts";
import type { Key } from "./condition.ts";
import type { PostingsReader } from "./postings-reader.ts";

/** Pieces of SQL over the indexes, of which conditions are put together. */

type SqlValue = string | number;
export type Clause = { text: string; values: SqlValue[] };

/** A condition over `documents AS d`. */
export type Sql = {
  /** To find all documents that meet it. */
  look: Clause;
  /** To try one document after another. */
  test: Clause;
  /** Whether that takes longer than to look at the document itself. */
  slowTest?: true;
  /** The numbers of the documents that meet it, where an index has them. */
  numbers?: Clause;
  /** The documents that meet it, of all types and variants, where the inverted index knows and is `usable`. */
  bits?: () => Bits | undefined;
  /** Whether the numbers are only those of documents of the types and variants in question. */
  placed: boolean;
  /** Path of which `attribute_counts` knows how many documents have it, when that is all there is to it. */
  path?: string;
  cost: number;
  /** Whether every document that meets it meets the condition; without, some may not. */
  exact: boolean;
};

/** What a key stands for, right now. */
export type KeyValue = (key: Key) => unknown;

export type SqlOptions = {
  /**
   * Drafts and releases may lie over published documents, so that a document is looked for under the id of its
   * published form.
   */
  overlaid: boolean;
  /** Variants that the caller sees. */
  visible: readonly number[];
  /** The same, and those that may lie over them. */
  anySeen: readonly number[];
  /** Words that the indexes have of ids and documents as they are seen have not. */
  unseenWords: readonly string[];
  /** The documents that a clause over `documents AS d` finds, by id; undefined for more than a few. */
  idsOf: (clause: Clause) => string[] | undefined;
  /** Whether references lead to other datasets, whose documents no index here knows. */
  refersElsewhere: () => boolean;
  /** Whether every document of the types has the path, so that to ask for it is to ask for nothing. */
  allHave: (types: readonly string[], path: string) => boolean;
  sql: SqliteFile;
  postings: PostingsReader;
  /** Leaves out what searches ask for that many documents have: who looks at the documents themselves sees to it sooner. */
  generous?: boolean;
};

/** How much a condition narrows: lower is less to look at. */
export const cost = { one: 0, few: 1, some: 2, many: 3 } as const;

/** A string or a list of strings as a list; undefined when it holds anything else. */
export function stringsOf(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === "string") ? list : undefined;
}

/** Scalars that an attribute may be equal to; undefined when null or a structure is among them. */
export function scalarsOf(value: unknown): Scalar[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const scalars = list.map(scalarOf);
  return scalars.every((scalar) => scalar !== undefined) ? scalars : undefined;
}

export const marks = (count: number): string => Array(count).fill("?").join(", ");

export const inTypes = (types: readonly string[] | undefined): Clause =>
  types
    ? { text: `type IN (${marks(types.length)})`, values: [...types] }
    : { text: "type IN (SELECT DISTINCT type FROM attribute_counts)", values: [] };

/** A part of which the index has the numbers. */
export function listed(numbers: Clause, test: Clause, how: { cost: number; exact: boolean }): Sql {
  return {
    look: { text: `d.n IN (${numbers.text})`, values: numbers.values },
    test,
    numbers,
    placed: true,
    ...how,
  };
}

/** A part that is a matter of the document's own row. */
export const ownRow = (clause: Clause, how: { cost: number; exact: boolean }): Sql => ({
  look: clause,
  test: clause,
  placed: false,
  ...how,
});

/** More values than this are not looked up one by one. */
export const maxValues = 500;

/** Leaves out what the caller does not see, where the index knows. Under overlays anything may show. */
export const seen = ({ overlaid, visible }: SqlOptions): string =>
  overlaid ? "" : `AND variant IN (${visible.join(", ")})`;
