import { indexedLength, overflowPath, ranks, type Scalar, scalarOf } from "../store/indexing.ts";
import { isShared, terms } from "../store/terms.ts";
import {
  type Clause,
  cost,
  inTypes,
  type KeyValue,
  listed,
  maxValues,
  type Sql,
  type SqlOptions,
  seen,
} from "./clauses.ts";
import type { Condition } from "./condition.ts";

/** SQL for conditions on the values of a path. */

/** Returns the part for documents with one of the values at the path; undefined for too many values. */
export function equalsSql(
  path: string,
  scalars: Scalar[],
  types: string[] | undefined,
  options: SqlOptions & { exact: boolean },
): Sql | undefined {
  if (scalars.length > maxValues) return undefined;
  const type = inTypes(types);
  const values = scalars.flatMap(({ rank, value }) => [rank, value]);
  const one = `(rank, value) IN (VALUES ${scalars.map(() => "(?, ?)").join(", ") || "(NULL, NULL)"})`;
  const sql = listed(
    {
      text: `SELECT n FROM attributes WHERE ${type.text} AND path = ? AND ${one} ${seen(options)}
        UNION ALL SELECT n FROM attributes WHERE ${type.text} AND path = '${overflowPath}'`,
      values: [...type.values, path, ...values, ...type.values],
    },
    {
      text: `EXISTS (SELECT 1 FROM attributes x WHERE x.n = d.n AND x.path IN (?, '${overflowPath}')
        AND (x.path = '${overflowPath}' OR (x.rank, x.value) IN (VALUES ${scalars.map(() => "(?, ?)").join(", ") || "(NULL, NULL)"})))`,
      values: [path, ...values],
    },
    { cost: cost.few, exact: options.exact && scalars.every(isWhole) },
  );
  if (!scalars.every((scalar) => isShared(path, scalar))) return sql;
  const wanted = [...scalars.map((scalar) => terms.equal(path, scalar)), overflow];
  return { ...sql, bits: () => options.postings.anyOf(wanted) };
}

const overflow = terms.defined(overflowPath);

/** Whether the index holds the whole value, rather than only its beginning or a value that SQLite can't compare. */
const isWhole = ({ rank, value }: Scalar): boolean =>
  rank !== ranks.unordered && (typeof value === "number" || value.length < indexedLength);

/** Returns the range of an order in which a comparison holds; `d` is the attribute index at the path of both. */
export function rangeOf(
  condition: Condition & { kind: "compares" },
  resolve: KeyValue,
): Clause | undefined {
  const scalar = scalarOf(resolve(condition.key));
  if (!scalar || scalar.rank === ranks.unordered) return undefined;
  return {
    text: `d.rank = ? AND d.value ${bound(condition)} ?`,
    values: [scalar.rank, scalar.value],
  };
}

/** Long texts are indexed by their beginning only, so values that compare equal to the bound may lie beyond it. */
const bound = ({ op }: { op: ">" | "<" }): string => (op === ">" ? ">=" : "<=");

/** Returns the part for documents whose value at the path is above or below a bound. */
export function comparesSql(
  condition: Condition & { kind: "compares" },
  scalar: Scalar,
  types: string[] | undefined,
  options: SqlOptions,
): Sql {
  const type = inTypes(types);
  const op = bound(condition);
  return listed(
    {
      text: `SELECT n FROM attributes WHERE ${type.text} AND path = ? AND rank = ? AND value ${op} ? ${seen(options)}
        UNION ALL SELECT n FROM attributes WHERE ${type.text} AND path = ? AND rank = ${ranks.unordered}
        UNION ALL SELECT n FROM attributes WHERE ${type.text} AND path = '${overflowPath}'`,
      values: [
        ...type.values,
        condition.path,
        scalar.rank,
        scalar.value,
        ...type.values,
        condition.path,
        ...type.values,
      ],
    },
    {
      text: `EXISTS (SELECT 1 FROM attributes x WHERE x.n = d.n AND x.path IN (?, '${overflowPath}')
        AND (x.path = '${overflowPath}' OR x.rank = ${ranks.unordered} OR (x.rank = ? AND x.value ${op} ?)))`,
      values: [condition.path, scalar.rank, scalar.value],
    },
    { cost: cost.many, exact: false },
  );
}

/** Returns the condition that `path` has a value. */
export function definedSql(
  path: string,
  types: readonly string[] | undefined,
  options: SqlOptions,
): Sql {
  const type = inTypes(types);
  const sql = listed(
    {
      text: `SELECT n FROM attributes WHERE ${type.text} AND path IN (?, '${overflowPath}') ${seen(options)}`,
      values: [...type.values, path],
    },
    {
      text: `EXISTS (SELECT 1 FROM attributes x WHERE x.n = d.n AND x.path IN (?, '${overflowPath}'))`,
      values: [path],
    },
    { cost: cost.many, exact: true },
  );
  return { ...sql, path, bits: () => options.postings.anyOf([terms.defined(path), overflow]) };
}
