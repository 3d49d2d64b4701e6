import { ranks } from "../store/indexing.ts";
import { terms } from "../store/terms.ts";
import { equalsSql } from "./attribute-sql.ts";
import {
  type Clause,
  cost,
  inTypes,
  type KeyValue,
  listed,
  marks,
  type Sql,
  type SqlOptions,
  scalarsOf,
  seen,
} from "./clauses.ts";
import type { Condition } from "./condition.ts";

/** SQL for conditions on references. */

/** Returns the part for documents that reference any of the targets. */
export function referencesSql(
  targets: Clause & { ids?: string[] },
  types: string[] | undefined,
  options: SqlOptions & { exact: boolean },
): Sql {
  const type = types ? inTypes(types) : { text: "TRUE", values: [] };
  const { ids } = targets;
  const sql = listed(
    {
      text: `SELECT n FROM refs WHERE target IN (${targets.text}) AND ${type.text} ${seen(options)}`,
      values: [...targets.values, ...type.values],
    },
    {
      text: `EXISTS (SELECT 1 FROM refs x WHERE x.n = d.n AND x.target IN (${targets.text}))`,
      values: targets.values,
    },
    { cost: cost.few, exact: options.exact },
  );
  return ids ? { ...sql, bits: () => options.postings.anyOf(ids.map(terms.reference)) } : sql;
}

/** Returns ids as the targets of references. */
export const named = (ids: string[]): Clause & { ids: string[] } => ({
  text: marks(ids.length),
  values: ids,
  ids,
});

/** Returns the part for documents by the value of what they reference; undefined where the index cannot tell. */
export function throughSql(
  condition: Condition & { kind: "through" },
  resolve: KeyValue,
  types: string[] | undefined,
  options: SqlOptions,
): Sql | undefined {
  const value = resolve(condition.key);
  const scalars = scalarsOf(value);
  if (!scalars || options.refersElsewhere()) return undefined;
  const exact = condition.oneOf === Array.isArray(value);
  if (condition.path === "_id") {
    const ids = scalars.map((scalar) => String(scalar.value));
    return referencesSql(named(ids), types, { ...options, exact: false });
  }
  const target = equalsSql(condition.path, scalars, undefined, { ...options, exact });
  if (!target) return undefined;
  if (options.overlaid)
    // References name the published id; the target may be a draft that overlays it.
    return referencesSql(
      {
        text: `SELECT d.id FROM documents d WHERE ${target.look.text}
          UNION SELECT d.published_id FROM documents d WHERE ${target.look.text}`,
        values: [...target.look.values, ...target.look.values],
      },
      types,
      { ...options, exact: false },
    );
  const ids = options.idsOf(target.look);
  if (!ids)
    return referencesSql(
      {
        text: `SELECT d.id FROM documents d WHERE ${target.look.text}`,
        values: target.look.values,
      },
      types,
      { ...options, exact: false },
    );
  if (condition.from === undefined)
    return referencesSql(named(ids), types, { ...options, exact: false });
  return equalsSql(
    condition.from,
    ids.map((id) => ({ rank: ranks.string, value: id })),
    types,
    { ...options, exact: target.exact },
  );
}
