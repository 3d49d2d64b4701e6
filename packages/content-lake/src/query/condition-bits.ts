import type { SqliteFile } from "../store/sqlite.ts";
import { integer } from "../store/sqlite.ts";
import { BitSet } from "./bit-set.ts";
import { cost, type Sql } from "./clauses.ts";
import type { PostingsReader } from "./postings-reader.ts";

/** Conditions as document sets, read from the inverted index. */

/** Maximum number of documents passed to SQLite as a list to start a lookup from. */
const listedAtMost = 5000;

/** Returns a part for a set of documents. */
export function bitsSql(sql: SqliteFile, bits: BitSet, how: { cost: number; exact: boolean }): Sql {
  const among = { text: "among(?, d.n)", values: [sql.test((n) => bits.has(n))] };
  const few = bits.count() <= listedAtMost ? JSON.stringify([...bits.numbers()]) : undefined;
  const numbers =
    few === undefined ? undefined : { text: "SELECT value AS n FROM json_each(?)", values: [few] };
  return {
    look: numbers ? { text: `d.n IN (${numbers.text})`, values: numbers.values } : among,
    test: among,
    ...(numbers && { numbers }),
    placed: false,
    bits: () => bits,
    ...how,
  };
}

/** Returns the documents that meet a part; undefined where no index has their numbers. */
function bitsOfPart(sql: SqliteFile, size: number, part: Sql): BitSet | undefined {
  const known = part.bits?.();
  if (known || !part.numbers) return known;
  const bits = new BitSet(size);
  for (const row of sql.iterate(part.numbers.text, ...part.numbers.values))
    bits.add(integer(row, "n"));
  return bits;
}

/** Returns the documents of the types and variants that meet all parts; undefined if a part has no set of numbers. */
export function bitsOfParts(
  sql: SqliteFile,
  postings: PostingsReader,
  parts: readonly Sql[],
  types: readonly string[] | undefined,
  variants: readonly number[],
): BitSet | undefined {
  if (!postings.usable) return undefined;
  const bits = postings.ofTypes(types, variants).copy();
  for (const part of parts) {
    const met = bitsOfPart(sql, postings.size, part);
    if (!met) return undefined;
    bits.and(met);
  }
  return bits;
}

/** Returns the parts with all that are sets merged into one. */
export function merged(sql: SqliteFile, postings: PostingsReader, parts: Sql[]): Sql[] {
  if (!postings.usable) return parts;
  const sets = parts.flatMap((part) => {
    const bits = part.bits?.();
    return bits ? [{ part, bits }] : [];
  });
  const [first, ...others] = sets;
  if (!first) return parts;
  const all = others.reduce((bits, other) => bits.and(other.bits), first.bits.copy());
  return [
    bitsSql(sql, all, { cost: cost.some, exact: sets.every(({ part }) => part.exact) }),
    ...parts.filter((part) => !sets.some((set) => set.part === part)),
  ];
}
