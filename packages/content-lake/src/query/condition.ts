import type { FieldReading } from "../store/field-reading.ts";
import type { SearchedIn } from "./postings-reader.ts";
import type { Node } from "./syntax.ts";

/** What an attribute is compared with: a value that is the same for all documents, or one of an outer item. */
export type Key = { kind: "closed"; expr: Node } | { kind: "outer"; expr: Node };

/**
 * What a filter demands, as far as the indexes know about it. Every document that passes the filter meets every
 * condition; the filter itself is still evaluated on those that do.
 */
export type Condition =
  | { kind: "types"; key: Key }
  | { kind: "ids"; key: Key }
  /** `anywhere` in the document, which is all that is asked for. */
  | { kind: "references"; keys: Key[]; anywhere: boolean }
  /** `oneOf`: a list as the key stands for any of its values. */
  | { kind: "equals"; path: string; key: Key; oneOf: boolean }
  /** `from`: the path of the reference that is followed, where the index has it. */
  | { kind: "through"; from: string | undefined; path: string; key: Key; oneOf: boolean }
  | { kind: "compares"; path: string; op: ">" | "<"; key: Key }
  | { kind: "defined"; path: string }
  | { kind: "drafts"; only: boolean }
  /** A document with its draft and versions, or the versions of a release. */
  | { kind: "versionOf" | "partOfRelease"; key: Key }
  /** `searchedIn`: what of a document is searched, where the inverted index has just that. */
  | { kind: "text"; query: Key; searchedIn: SearchedIn | undefined }
  /** `fields`: what of a document is searched, where the inverted index has just that. */
  | { kind: "words"; pattern: Key; fields: FieldReading[] | undefined }
  | { kind: "any"; of: Condition[][] };

export type Filter = {
  conditions: Condition[];
  /** Whether the conditions say all that the filter says. */
  exact: boolean;
};
