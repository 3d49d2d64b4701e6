import type { FieldReading } from "../store/field-reading.ts";
import type { SearchedIn } from "./postings-reader.ts";
import type { Node } from "./syntax.ts";

/** Value that an attribute is compared with: constant across documents, or taken from an outer item. */
export type Key = { kind: "closed"; expr: Node } | { kind: "outer"; expr: Node };

/**
 * A filter's requirements, as far as the indexes can check them. Every document that passes the filter meets every
 * condition; the filter itself is still evaluated on the documents that do.
 */
export type Condition =
  | { kind: "types"; key: Key }
  | { kind: "ids"; key: Key }
  /** `anywhere`: the reference may be anywhere in the document, which is the whole condition. */
  | { kind: "references"; keys: Key[]; anywhere: boolean }
  /** `oneOf`: a list as the key matches any of its values. */
  | { kind: "equals"; path: string; key: Key; oneOf: boolean }
  /** `from`: the path of the reference that is followed, where the index has it. */
  | { kind: "through"; from: string | undefined; path: string; key: Key; oneOf: boolean }
  | { kind: "compares"; path: string; op: ">" | "<"; key: Key }
  | { kind: "defined"; path: string }
  | { kind: "drafts"; only: boolean }
  /** A document with its draft and versions, or the versions of a release. */
  | { kind: "versionOf" | "partOfRelease"; key: Key }
  /** `searchedIn`: the searched part of a document, where the inverted index covers exactly that part. */
  | { kind: "text"; query: Key; searchedIn: SearchedIn | undefined }
  /** `fields`: the searched fields, where the inverted index covers exactly those. */
  | { kind: "words"; pattern: Key; fields: FieldReading[] | undefined }
  | { kind: "any"; of: Condition[][] };

export type Filter = {
  conditions: Condition[];
  /** Whether the conditions express the whole filter. */
  exact: boolean;
};
