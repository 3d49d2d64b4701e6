import { variants } from "../document-ids.ts";
import { overflowPath, ranks, type Scalar, scalarOf } from "../store/indexing.ts";
import type { Condition, Key } from "./conditions.ts";
import { ftsQuery, parseTextQuery, wordsIn } from "./text-query.ts";

type SqlValue = string | number;

/** A part of a WHERE clause over `documents AS d`. */
export type Sql = { text: string; values: SqlValue[]; cost: number };

/** What a key stands for, right now. */
export type KeyValue = (key: Key) => unknown;

/** How much a condition narrows: lower is less to look at. */
const cost = { one: 0, few: 1, some: 2, many: 3 } as const;

/**
 * The conditions as SQL. `everything` keeps even those that narrow little, for when the rows themselves are the
 * answer. `overlaid` says that drafts and releases may lie over published documents, so that a document is
 * looked for under the id of its published form.
 */
export function sqlOf(
  conditions: Condition[],
  resolve: KeyValue,
  options: { everything: boolean; overlaid: boolean },
): { parts: Sql[]; types: string[] | undefined; complete: boolean } {
  const types = typesOf(conditions, resolve);
  const parts: Sql[] = [];
  let complete = true;
  for (const condition of conditions) {
    if (condition.kind === "types") {
      complete &&= stringsOf(resolve(condition.key)) !== undefined;
      continue;
    }
    const sql = conditionSql(condition, resolve, types, options);
    if (sql) parts.push(sql);
    else complete = false;
  }
  const narrowing = parts.filter((part) => part.cost < cost.many);
  const kept = options.everything || narrowing.length === 0 ? parts : narrowing;
  // Without a look-up that narrows, "has it at all" costs more than looking at the documents of the type.
  return {
    parts: options.everything ? kept : kept.filter((part) => part.cost < cost.many),
    types,
    complete,
  };
}

/** The types that conditions allow; undefined for any. */
export function typesOf(conditions: Condition[], resolve: KeyValue): string[] | undefined {
  let types: string[] | undefined;
  for (const condition of conditions) {
    if (condition.kind !== "types") continue;
    const allowed = stringsOf(resolve(condition.key));
    if (allowed) types = types ? types.filter((type) => allowed.includes(type)) : allowed;
  }
  return types;
}

/** A string or a list of strings as a list; undefined when it holds anything else. */
function stringsOf(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  return list.every((item) => typeof item === "string") ? list : undefined;
}

/** Scalars that an attribute may be equal to; undefined when null or a structure is among them. */
function scalarsOf(value: unknown): Scalar[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const scalars = list.map(scalarOf);
  return scalars.every((scalar) => scalar !== undefined) ? scalars : undefined;
}

const marks = (count: number): string => Array(count).fill("?").join(", ");

const inTypes = (types: string[] | undefined): { text: string; values: SqlValue[] } =>
  types
    ? { text: `type IN (${marks(types.length)})`, values: types }
    : { text: "type IN (SELECT DISTINCT type FROM attribute_counts)", values: [] };

function conditionSql(
  condition: Exclude<Condition, { kind: "types" }>,
  resolve: KeyValue,
  types: string[] | undefined,
  options: { everything: boolean; overlaid: boolean },
): Sql | undefined {
  switch (condition.kind) {
    case "ids": {
      const ids = stringsOf(resolve(condition.key));
      if (!ids || ids.length > 500) return undefined;
      const column = options.overlaid ? "d.published_id" : "d.id";
      return { text: `${column} IN (${marks(ids.length)})`, values: ids, cost: cost.one };
    }
    case "references": {
      const targets = condition.keys.flatMap((key) => {
        const value = resolve(key);
        // Like the function itself: what is not a string is not looked for.
        return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
      });
      if (targets.length > 500) return undefined;
      return {
        text: `d.n IN (SELECT n FROM refs WHERE target IN (${marks(targets.length)}))`,
        values: targets,
        cost: cost.few,
      };
    }
    case "equals": {
      const scalars = scalarsOf(resolve(condition.key));
      return scalars && equalsSql(condition.path, scalars, types);
    }
    case "through": {
      const scalars = scalarsOf(resolve(condition.key));
      if (!scalars) return undefined;
      if (condition.path === "_id") {
        const ids = scalars.map((scalar) => String(scalar.value));
        return {
          text: `d.n IN (SELECT n FROM refs WHERE target IN (${marks(ids.length)}))`,
          values: ids,
          cost: cost.few,
        };
      }
      const target = equalsSql(condition.path, scalars, undefined);
      // References name the published form; what they lead to may be a draft lying over it.
      return (
        target && {
          text: `d.n IN (SELECT r.n FROM refs r JOIN (
            SELECT d.id AS id FROM documents d WHERE ${target.text}
            UNION SELECT d.published_id FROM documents d WHERE ${target.text}) t ON r.target = t.id)`,
          values: [...target.values, ...target.values],
          cost: cost.few,
        }
      );
    }
    case "compares": {
      const scalar = scalarOf(resolve(condition.key));
      if (!scalar || scalar.rank === ranks.unordered) return undefined;
      const type = inTypes(types);
      // Long texts are indexed by their beginning, so what is equal to the bound may be beyond it.
      const op = condition.op === ">" ? ">=" : "<=";
      return {
        text: `d.n IN (SELECT n FROM attributes WHERE ${type.text} AND path = ? AND rank = ? AND value ${op} ?
          UNION ALL SELECT n FROM attributes WHERE ${type.text} AND path = ? AND rank = ${ranks.unordered}
          UNION ALL ${overflowing(type.text)})`,
        values: [
          ...type.values,
          condition.path,
          scalar.rank,
          scalar.value,
          ...type.values,
          condition.path,
          ...type.values,
        ],
        cost: cost.many,
      };
    }
    case "defined": {
      const type = inTypes(types);
      return {
        text: `d.n IN (SELECT n FROM attributes WHERE ${type.text} AND path = ? UNION ALL ${overflowing(type.text)})`,
        values: [...type.values, condition.path, ...type.values],
        cost: cost.many,
      };
    }
    case "drafts":
      if (options.overlaid) return undefined;
      return {
        text: condition.only ? `d.variant = ${variants.draft}` : `d.variant <> ${variants.draft}`,
        values: [],
        cost: condition.only ? cost.some : cost.many,
      };
    case "text": {
      const query = resolve(condition.query);
      return typeof query === "string" ? wordsSql(ftsQuery(parseTextQuery(query))) : undefined;
    }
    case "words":
      return wordsSql(ftsOfPattern(resolve(condition.pattern)));
    case "any": {
      const sides = condition.of.map((side) => {
        const {
          parts,
          types: own,
          complete,
        } = sqlOf(side, resolve, { ...options, everything: true });
        const all = own
          ? [...parts, { text: `d.type IN (${marks(own.length)})`, values: own, cost: cost.some }]
          : parts;
        return { all, complete };
      });
      // A side of which nothing is left lets everything pass.
      if (sides.some((side) => side.all.length === 0 || (options.everything && !side.complete)))
        return undefined;
      const cheapest = (parts: Sql[]): number => Math.min(...parts.map((part) => part.cost));
      return {
        text: `(${sides.map(({ all }) => `(${all.map((part) => part.text).join(" AND ")})`).join(" OR ")})`,
        values: sides.flatMap(({ all }) => all.flatMap((part) => part.values)),
        cost: Math.max(...sides.map(({ all }) => cheapest(all))),
      };
    }
  }
}

const overflowing = (type: string): string =>
  `SELECT n FROM attributes WHERE ${type} AND path = '${overflowPath}'`;

function equalsSql(path: string, scalars: Scalar[], types: string[] | undefined): Sql | undefined {
  if (scalars.length > 500) return undefined;
  const type = inTypes(types);
  const values = scalars.flatMap(({ rank, value }) => [rank, value]);
  return {
    text: `d.n IN (SELECT n FROM attributes WHERE ${type.text} AND path = ?
      AND (rank, value) IN (VALUES ${scalars.map(() => "(?, ?)").join(", ") || "(NULL, NULL)"})
      UNION ALL ${overflowing(type.text)})`,
    values: [...type.values, path, ...values, ...type.values],
    cost: cost.few,
  };
}

const wordsSql = (query: string | undefined): Sql | undefined =>
  query === undefined
    ? undefined
    : {
        text: "d.n IN (SELECT rowid FROM words WHERE words MATCH ?)",
        values: [query],
        cost: cost.some,
      };

/** The words that a text must hold to match a pattern of the `match` operator; beginnings where it has a *. */
function ftsOfPattern(pattern: unknown): string | undefined {
  const patterns = Array.isArray(pattern) ? pattern : [pattern];
  if (!patterns.every((item) => typeof item === "string")) return undefined;
  const terms: string[] = [];
  // The separators of the operator; words inside of which the index splits further are looked for as phrases.
  for (const term of patterns.flatMap((item) => item.split(/[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/))) {
    const words = wordsIn(term.replace(/\*.*$/s, ""));
    // A beginning that is cut off before its first letter could be anything.
    if (words.length > 0 && !/^[^*]*[^\p{L}\p{N}*]\*/u.test(term))
      terms.push(`"${words.join(" ")}"${term.includes("*") ? " *" : ""}`);
  }
  return terms.length > 0 ? terms.join(" AND ") : undefined;
}
