import { variants } from "../document-ids.ts";
import { indexedLength, overflowPath, ranks, type Scalar, scalarOf } from "../store/indexing.ts";
import type { Condition, Key } from "./conditions.ts";
import { ftsQuery, parseTextQuery, wordsIn } from "./text-query.ts";

type SqlValue = string | number;
export type Clause = { text: string; values: SqlValue[] };

/** A condition over `documents AS d`. */
export type Sql = {
  /** To find all documents that meet it. */
  look: Clause;
  /** To try one document after another. */
  test: Clause;
  /** The numbers of the documents that meet it, where an index has them. */
  numbers?: Clause;
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
  /** The documents that a clause over `documents AS d` finds, by id; undefined for more than a few. */
  idsOf: (clause: Clause) => string[] | undefined;
  /** Whether every document of the types has the path, so that to ask for it is to ask for nothing. */
  allHave: (types: readonly string[], path: string) => boolean;
};

/** How much a condition narrows: lower is less to look at. */
export const cost = { one: 0, few: 1, some: 2, many: 3 } as const;

export type Plan = {
  /** Every condition but those on types. */
  parts: Sql[];
  types: string[] | undefined;
  /** Whether the parts and types say all that the conditions say. */
  complete: boolean;
};

/** The conditions as SQL. */
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

/** Those that narrow enough to be worth a look-up of their own. */
export const narrowing = (parts: Sql[]): Sql[] => parts.filter((part) => part.cost < cost.many);

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

const inTypes = (types: readonly string[] | undefined): Clause =>
  types
    ? { text: `type IN (${marks(types.length)})`, values: [...types] }
    : { text: "type IN (SELECT DISTINCT type FROM attribute_counts)", values: [] };

/** A part of which the index has the numbers. */
function listed(numbers: Clause, test: Clause, how: { cost: number; exact: boolean }): Sql {
  return {
    look: { text: `d.n IN (${numbers.text})`, values: numbers.values },
    test,
    numbers,
    placed: true,
    ...how,
  };
}

/** A part that is a matter of the document's own row. */
const ownRow = (clause: Clause, how: { cost: number; exact: boolean }): Sql => ({
  look: clause,
  test: clause,
  placed: false,
  ...how,
});

/** More values than this are not looked up one by one. */
const maxValues = 500;

function conditionSql(
  condition: Exclude<Condition, { kind: "types" }>,
  resolve: KeyValue,
  types: string[] | undefined,
  options: SqlOptions,
): Sql | undefined {
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
        // Like the function itself: what is not a string is not looked for.
        return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
      });
      if (targets.length > maxValues) return undefined;
      const exact = condition.anywhere;
      return referencesSql({ text: marks(targets.length), values: targets }, types, {
        ...options,
        exact,
      });
    }
    case "equals": {
      const value = resolve(condition.key);
      const scalars = scalarsOf(value);
      // A list is equal to no scalar, and nothing is in what is no list.
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
    case "defined": {
      const type = inTypes(types);
      const sql = listed(
        {
          text: `SELECT n FROM attributes WHERE ${type.text} AND path IN (?, '${overflowPath}') ${seen(options)}`,
          values: [...type.values, condition.path],
        },
        {
          text: `EXISTS (SELECT 1 FROM attributes x WHERE x.n = d.n AND x.path IN (?, '${overflowPath}'))`,
          values: [condition.path],
        },
        { cost: cost.many, exact: true },
      );
      return { ...sql, path: condition.path };
    }
    case "drafts":
      if (options.overlaid) return undefined;
      return ownRow(
        {
          text: condition.only ? `d.variant = ${variants.draft}` : `d.variant <> ${variants.draft}`,
          values: [],
        },
        { cost: condition.only ? cost.some : cost.many, exact: true },
      );
    case "text": {
      const query = resolve(condition.query);
      if (typeof query !== "string") return undefined;
      const words = ftsQuery(parseTextQuery(query));
      return wordsSql(words && within(condition.within, words), condition.within !== undefined);
    }
    case "words":
      return wordsSql(ftsOfPattern(resolve(condition.pattern)), false);
    case "any":
      return anySql(condition.of, resolve, options);
  }
}

/** Leaves out what the caller does not see, where the index knows. Under overlays anything may show. */
const seen = ({ overlaid, visible }: SqlOptions): string =>
  overlaid ? "" : `AND variant IN (${visible.join(", ")})`;

function referencesSql(
  targets: Clause,
  types: string[] | undefined,
  options: SqlOptions & { exact: boolean },
): Sql {
  const type = types ? inTypes(types) : { text: "TRUE", values: [] };
  return listed(
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
}

function equalsSql(
  path: string,
  scalars: Scalar[],
  types: string[] | undefined,
  options: SqlOptions & { exact: boolean },
): Sql | undefined {
  if (scalars.length > maxValues) return undefined;
  const type = inTypes(types);
  const values = scalars.flatMap(({ rank, value }) => [rank, value]);
  const one = `(rank, value) IN (VALUES ${scalars.map(() => "(?, ?)").join(", ") || "(NULL, NULL)"})`;
  return listed(
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
}

/** Whether the index holds all of a value, rather than its beginning or what SQLite can compare of it. */
const isWhole = ({ rank, value }: Scalar): boolean =>
  rank !== ranks.unordered && (typeof value === "number" || value.length < indexedLength);

function throughSql(
  condition: Condition & { kind: "through" },
  resolve: KeyValue,
  types: string[] | undefined,
  options: SqlOptions,
): Sql | undefined {
  const value = resolve(condition.key);
  const scalars = scalarsOf(value);
  if (!scalars) return undefined;
  const exact = condition.oneOf === Array.isArray(value);
  if (condition.path === "_id") {
    const ids = scalars.map((scalar) => String(scalar.value));
    return referencesSql({ text: marks(ids.length), values: ids }, types, {
      ...options,
      exact: false,
    });
  }
  const target = equalsSql(condition.path, scalars, undefined, { ...options, exact });
  if (!target) return undefined;
  if (options.overlaid)
    // References name the published form; what they lead to may be a draft lying over it.
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
    return referencesSql({ text: marks(ids.length), values: ids }, types, {
      ...options,
      exact: false,
    });
  return equalsSql(
    condition.from,
    ids.map((id) => ({ rank: ranks.string, value: id })),
    types,
    { ...options, exact: target.exact },
  );
}

/** The part of an order in which a comparison holds; `d` is the index of attributes at the path of both. */
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

/** Long texts are indexed by their beginning, so what is equal to the bound may be beyond it. */
const bound = ({ op }: { op: ">" | "<" }): string => (op === ">" ? ">=" : "<=");

function comparesSql(
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

function anySql(of: Condition[][], resolve: KeyValue, options: SqlOptions): Sql | undefined {
  const sides = of.map((side) => {
    const { parts, types, complete } = sqlOf(side, resolve, options);
    const own = types && {
      text: `d.type IN (${marks(types.length)})`,
      values: types,
    };
    return {
      parts: own ? [...parts, ownRow(own, { cost: cost.some, exact: true })] : parts,
      complete,
    };
  });
  // A side of which nothing is left lets everything pass.
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
  };
}

function wordsSql(query: string | undefined, exact: boolean): Sql | undefined {
  if (query === undefined) return undefined;
  const words = listed(
    { text: "SELECT rowid AS n FROM words WHERE words MATCH ?", values: [query] },
    {
      text: "EXISTS (SELECT 1 FROM words WHERE rowid = d.n AND words MATCH ?)",
      values: [query],
    },
    { cost: cost.some, exact },
  );
  return { ...words, placed: false };
}

/** A full-text query for the words of a document, with or without those of its id. */
export const within = (what: "text" | "id and text" | undefined, query: string): string =>
  what === "text" ? `{text} : (${query})` : query;

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
