import { variants, versionPrefix } from "../document-ids.ts";
import { ranks, scalarOf } from "../store/indexing.ts";
import { comparesSql, definedSql, equalsSql } from "./attribute-sql.ts";
import type { BitSet } from "./bit-set.ts";
import {
  type Clause,
  cost,
  type KeyValue,
  marks,
  maxValues,
  ownRow,
  type Sql,
  type SqlOptions,
  scalarsOf,
  stringsOf,
} from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { bitsOfParts, bitsSql } from "./condition-bits.ts";
import { patternTerms } from "./field-words.ts";
import { named, referencesSql, throughSql } from "./reference-sql.ts";
import { asksForAny, ftsQuery, parseTextQuery } from "./text-query.ts";
import { ftsOfPattern, within, wordsSql } from "./words-sql.ts";

export type Plan = {
  /** All conditions except those on types. */
  parts: Sql[];
  types: string[] | undefined;
  /** Whether the parts and types express the conditions completely. */
  complete: boolean;
};

/** Translates conditions to SQL. */
export function sqlOf(conditions: Condition[], resolve: KeyValue, options: SqlOptions): Plan {
  const types = typesOf(conditions, resolve);
  const parts: Sql[] = [];
  let complete = true;
  for (const condition of conditions) {
    if (condition.kind === "types") {
      complete &&= stringsOf(resolve(condition.key)) !== undefined;
      continue;
    }
    if (condition.kind === "defined" && types && !options.overlaid)
      if (options.allHave(types, condition.path)) continue;
    const sql = conditionSql(condition, resolve, types, options);
    if (sql) parts.push(sql);
    complete &&= sql?.exact ?? false;
  }
  return { parts, types, complete };
}

/** Returns the parts that narrow enough to be worth a lookup of their own. */
export const narrowing = (parts: Sql[]): Sql[] => parts.filter((part) => part.cost < cost.many);

/** Returns the types that the conditions allow; undefined for any type. */
export function typesOf(conditions: Condition[], resolve: KeyValue): string[] | undefined {
  let types: string[] | undefined;
  for (const condition of conditions) {
    if (condition.kind !== "types") continue;
    const allowed = stringsOf(resolve(condition.key));
    if (allowed) types = types ? types.filter((type) => allowed.includes(type)) : allowed;
  }
  return types;
}

function conditionSql(
  condition: Exclude<Condition, { kind: "types" }>,
  resolve: KeyValue,
  types: string[] | undefined,
  options: SqlOptions,
): Sql | undefined {
  // `_originalId` is never stored.
  if ("path" in condition && condition.path === "_originalId") return undefined;
  switch (condition.kind) {
    case "ids": {
      const ids = stringsOf(resolve(condition.key));
      if (!ids || ids.length > maxValues) return undefined;
      const column = options.overlaid ? "d.published_id" : "d.id";
      const clause = { text: `${column} IN (${marks(ids.length)})`, values: ids };
      return ownRow(clause, { cost: cost.one, exact: !options.overlaid });
    }
    case "references": {
      const targets = condition.keys.flatMap((key) => {
        const value = resolve(key);
        // Like `references()` itself, ignore values that are not strings.
        return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
      });
      if (targets.length > maxValues) return undefined;
      return referencesSql(named(targets), types, { ...options, exact: condition.anywhere });
    }
    case "equals": {
      const value = resolve(condition.key);
      const scalars = scalarsOf(value);
      // A list equals no scalar, and `in` matches nothing when the right side is not a list.
      const exact = condition.oneOf === Array.isArray(value);
      return scalars && equalsSql(condition.path, scalars, types, { ...options, exact });
    }
    case "through":
      return throughSql(condition, resolve, types, options);
    case "compares": {
      const scalar = scalarOf(resolve(condition.key));
      if (!scalar || scalar.rank === ranks.unordered) return undefined;
      return comparesSql(condition, scalar, types, options);
    }
    case "defined":
      return definedSql(condition.path, types, options);
    case "drafts":
      if (options.overlaid) return undefined;
      return {
        ...ownRow(
          {
            text: condition.only
              ? `d.variant = ${variants.draft}`
              : `d.variant <> ${variants.draft}`,
            values: [],
          },
          { cost: condition.only ? cost.some : cost.many, exact: true },
        ),
        bits: () =>
          options.postings.ofTypes(
            types,
            options.visible.filter((variant) => (variant === variants.draft) === condition.only),
          ),
      };
    case "versionOf": {
      const id = resolve(condition.key);
      const clause =
        typeof id === "string"
          ? { text: "d.published_id = ?", values: [id] }
          : { text: "FALSE", values: [] };
      // If the id is itself a draft's id, its published id differs.
      return ownRow(clause, { cost: cost.one, exact: false });
    }
    case "partOfRelease": {
      const name = resolve(condition.key);
      if (options.overlaid || typeof name !== "string")
        return ownRow({ text: "FALSE", values: [] }, { cost: cost.one, exact: false });
      const prefix = versionPrefix(name);
      return ownRow(
        // `/` follows `.` in the character order, so it ends the range.
        { text: "d.id >= ? AND d.id < ?", values: [prefix, `${prefix.slice(0, -1)}/`] },
        { cost: cost.some, exact: false },
      );
    }
    case "text": {
      const query = resolve(condition.query);
      if (typeof query !== "string") return undefined;
      const parsed = parseTextQuery(query);
      const { searchedIn } = condition;
      if (searchedIn === "id and text" && asksForAny(parsed, options.unseenWords)) return undefined;
      if (options.generous && searchedIn && options.postings.isCommon(parsed, searchedIn))
        return undefined;
      const found =
        searchedIn && options.postings.usable && options.postings.search(parsed, searchedIn);
      if (found) return bitsSql(options.sql, found, { cost: cost.some, exact: true });
      const indexed = typeof searchedIn === "string" ? searchedIn : undefined;
      const words = ftsQuery(parsed, { everywhere: indexed !== undefined });
      return wordsSql(words && within(indexed, words), indexed !== undefined);
    }
    case "words": {
      const pattern = resolve(condition.pattern);
      const wanted = condition.fields && patternTerms(pattern);
      const found =
        condition.fields && wanted && options.postings.usable
          ? options.postings.match(condition.fields, wanted)
          : undefined;
      return found
        ? bitsSql(options.sql, found, { cost: cost.some, exact: true })
        : wordsSql(ftsOfPattern(pattern), false);
    }
    case "any":
      return anySql(condition.of, resolve, options);
  }
}

/**
 * Maximum number of sides of an `||` that are looked up; with more, every document is scanned. SQLite allows a
 * thousand.
 */
const mostSides = 200;

function anySql(of: Condition[][], resolve: KeyValue, options: SqlOptions): Sql | undefined {
  if (of.length > mostSides) return undefined;
  const sides = of.map((side) => {
    const { parts, types, complete } = sqlOf(side, resolve, options);
    const own = types && {
      text: `d.type IN (${marks(types.length)})`,
      values: types,
    };
    return {
      parts: own ? [...parts, ownRow(own, { cost: cost.some, exact: true })] : parts,
      complete,
      bits: (): BitSet | undefined =>
        bitsOfParts(options.sql, options.postings, parts, types, options.anySeen),
    };
  });
  // A side without any parts matches every document.
  if (sides.some(({ parts }) => parts.length === 0)) return undefined;
  const joined = (form: (part: Sql) => Clause): Clause => ({
    text: `(${sides.map(({ parts }) => `(${parts.map((part) => form(part).text).join(" AND ")})`).join(" OR ")})`,
    values: sides.flatMap(({ parts }) => parts.flatMap((part) => form(part).values)),
  });
  return {
    look: joined((part) => part.look),
    test: joined((part) => part.test),
    placed: false,
    cost: Math.max(...sides.map(({ parts }) => Math.min(...parts.map((part) => part.cost)))),
    exact: sides.every(({ complete }) => complete),
    bits: () => {
      let met: BitSet | undefined;
      for (const { bits } of sides) {
        const side = bits();
        if (!side) return undefined;
        met = met ? met.or(side) : side;
      }
      return met;
    },
  };
}
