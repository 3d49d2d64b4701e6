import type { SqliteFile } from "../store/sqlite.ts";
import { integer } from "../store/sqlite.ts";
import type { Clause, Sql } from "./clauses.ts";

/** How many documents the parts of a plan leave, and which part a lookup should start with. */

/** Up to this many documents are tested directly, without walking an order of the index. */
const fewDocuments = 200;
/** Counting stops here: larger sizes are treated as equal. */
const many = 5000;

/** Whether a part leaves so few documents that they are tested directly. */
export function isFew(sql: SqliteFile, part: Sql): boolean {
  if (part.numbers || part.bits) return sizeOf(sql, part, fewDocuments) < fewDocuments;
  const found = sql.all(
    `SELECT 1 FROM documents d WHERE ${part.look.text} LIMIT ${fewDocuments}`,
    ...part.look.values,
  );
  return found.length < fewDocuments;
}

/** Whether a part leaves too many documents to be counted. */
export const isMany = (sql: SqliteFile, part: Sql): boolean => sizeOf(sql, part, many) >= many;

function sizeOf(sql: SqliteFile, part: Sql, atMost: number): number {
  const bits = part.bits?.();
  if (bits) return Math.min(bits.count(), atMost);
  if (!part.numbers) return atMost;
  const { text: numbers, values } = part.numbers;
  return integer(
    sql.get(`SELECT count(*) AS c FROM (SELECT 1 FROM (${numbers}) LIMIT ${atMost})`, ...values),
    "c",
  );
}

/** Returns the parts, the most selective first. */
export function bySize(sql: SqliteFile, parts: Sql[]): Sql[] {
  if (parts.length < 2) return parts;
  const sizes = new Map(parts.map((part) => [part, sizeOf(sql, part, many)]));
  return parts.toSorted((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
}

/** Returns one part as the lookup, and the others as tests of its results. */
export function oneLookUp(sql: SqliteFile, parts: Sql[]): Clause[] {
  const own = parts.filter((part) => !part.numbers);
  const sized = bySize(
    sql,
    parts.filter((part) => part.numbers),
  );
  const byId = own.some((part) => part.cost === 0);
  return [
    ...own.map((part) => part.look),
    ...sized.map((part, index) => (index === 0 && !byId ? part.look : part.test)),
  ];
}
