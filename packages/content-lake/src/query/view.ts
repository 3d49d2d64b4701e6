import { type Variant, variantOf, variants } from "../document-ids.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import { overflowPath } from "../store/indexing.ts";
import { integer, text } from "../store/sqlite.ts";
import type { ContentDocument } from "../types.ts";
import { rangeOf } from "./attribute-sql.ts";
import { narrowing, type Plan, sqlOf } from "./candidates.ts";
import { type Clause, inTypes, type KeyValue, type Sql } from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { bitsOfParts, merged } from "./condition-bits.ts";
import type { Caches } from "./document-cache.ts";
import { Layers } from "./layers.ts";
import { OnTop } from "./on-top.ts";
import { firstOfFew, type Order, OrderWalk, type Passes, readUntil } from "./order-walk.ts";
import { isFew, oneLookUp } from "./part-sizes.ts";
import { PostingsReader, type SearchedIn } from "./postings-reader.ts";
import { FirstByScore } from "./ranked.ts";
import type { Ranking } from "./scorer.ts";
import type { TextTerm } from "./text-query.ts";
import { type ViewOptions, visibleTo } from "./view-options.ts";

/** Maximum number of a reference's targets that are looked up one by one. */
const fewTargets = 100;

const inOrderOfId = (documents: ContentDocument[]): ContentDocument[] =>
  documents.sort((a, b) => (a._id < b._id ? -1 : 1));

const asksId = ({ text: test }: Clause): boolean => /\bd\.(id|published_id)\b/.test(test);

/** A dataset as one caller sees it in one perspective. */
export class DatasetView {
  readonly #store: DatasetStore;
  readonly #caches: Caches;
  readonly #visible: Variant[];
  readonly #changes: ReadonlyMap<string, ContentDocument | null>;
  readonly #layers: Layers;
  readonly #postings: PostingsReader;
  readonly #numbers = new Map<string, number>();
  readonly #onTop: OnTop;

  constructor(store: DatasetStore, caches: Caches, options: ViewOptions) {
    this.#store = store;
    this.#caches = caches;
    this.#postings = new PostingsReader(store.sql, caches.postings);
    const { perspective, anonymous, changes = [] } = options;
    this.#layers = new Layers(anonymous ? "published" : perspective);
    this.#visible = visibleTo(options);
    this.#onTop = new OnTop({
      layers: this.#layers,
      store,
      cache: caches.documents,
      postings: this.#postings,
      below: this.#visible,
    });
    this.#changes = new Map(
      changes
        .filter(({ id }) => this.#visible.includes(variantOf(id)))
        .map(({ id, after }) => [id, after]),
    );
  }

  /** Returns the name of a release in the perspective that doesn't exist. */
  unknownRelease(): string | undefined {
    return this.#layers.unknownRelease(this.#store.sql);
  }

  get overlaid(): boolean {
    return this.#layers.any;
  }

  /** Whether the indexes describe exactly the visible documents. */
  get #isAsStored(): boolean {
    return !this.overlaid && this.#changes.size === 0;
  }

  /** Returns the target of a reference to `id`. */
  byId(id: string): ContentDocument | null {
    if (this.overlaid) return this.#overlay(id);
    const changed = this.#changes.get(id);
    if (changed !== undefined) return changed;
    const row = this.#store.sql.get(
      `SELECT n, rev FROM documents WHERE id = ? AND variant IN (${this.#visible.join(",")})`,
      id,
    );
    return (row && this.#load([row])[0]) ?? null;
  }

  /** Returns every document that meets the conditions, and maybe more, ordered by id. */
  candidates(conditions: Condition[], resolve: KeyValue): ContentDocument[] {
    const { parts, types } = this.#plan(conditions, resolve);
    const narrow = merged(this.#store.sql, this.#postings, narrowing(parts));
    const { text: where, values } = this.#where(oneLookUp(this.#store.sql, narrow), types);
    if (this.overlaid) {
      const ids = this.#store.sql
        .all(
          `SELECT DISTINCT published_id AS id FROM documents d WHERE ${where} ORDER BY 1`,
          ...values,
        )
        .map((row) => text(row, "id"));
      return ids.flatMap((id) => this.#overlay(id) ?? []);
    }
    const stored = this.#load(
      this.#store.sql.all(
        `SELECT n, rev FROM documents d WHERE ${where} ORDER BY ${narrow.length > 0 ? "+id" : "id"}`,
        ...values,
      ),
    );
    if (this.#changes.size === 0) return stored;
    // Changed documents are not in the indexes, so the filter decides about them.
    const changed = [...this.#changes.values()].filter((document) => document !== null);
    return inOrderOfId([...stored.filter(({ _id }) => !this.#changes.has(_id)), ...changed]);
  }

  #plan(conditions: Condition[], resolve: KeyValue, how = { generous: false }): Plan {
    return sqlOf(conditions, resolve, {
      ...how,
      overlaid: this.overlaid,
      unseenWords: this.#layers.wordsOfIds,
      visible: this.#visible,
      anySeen: this.#anySeen,
      sql: this.#store.sql,
      postings: this.#postings,
      idsOf: ({ text: where, values }) => {
        const rows = this.#store.sql.all(
          `SELECT d.id FROM documents d WHERE ${where} AND d.variant IN (${this.#visible.join(", ")}) LIMIT ${fewTargets + 1}`,
          ...values,
        );
        return rows.length > fewTargets ? undefined : rows.map((row) => text(row, "id"));
      },
      refersElsewhere: () =>
        this.#store.sql.get(
          "SELECT 1 AS x FROM attribute_counts WHERE (path = '_dataset' OR path LIKE '%._dataset') AND documents > 0 LIMIT 1",
        ) !== undefined,
      allHave: (types, path) => this.#counted(types, "") === this.#counted(types, path),
    });
  }

  /** Returns a test of whether a search finds a document; undefined if the indexes can't tell or there are overlays. */
  finder(query: TextTerm[], where: SearchedIn): ((id: string) => boolean) | undefined {
    if (!this.#isAsStored || !this.#postings.usable) return undefined;
    const finds = this.#postings.finder(query, where);
    if (!finds) return undefined;
    return (id) => {
      const n = this.#numberOf(id);
      return n !== undefined && finds(n);
    };
  }

  #numberOf(id: string): number | undefined {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const row = this.#store.sql.get("SELECT n FROM documents WHERE id = ?", id);
    const n = row && integer(row, "n");
    if (n !== undefined) this.#numbers.set(id, n);
    return n;
  }

  /** Returns the first documents by score that pass, and maybe more; undefined when the indexes can't tell. */
  ranked(
    conditions: Condition[],
    resolve: KeyValue,
    ranking: Ranking,
    passes: Passes,
  ): ContentDocument[] | undefined {
    const onTop = this.overlaid ? this.#onTop.bits : undefined;
    if (!(this.#isAsStored || onTop) || !this.#postings.usable) return undefined;
    const ranked = new FirstByScore({
      store: this.#store,
      ids: this.#caches.ids,
      postings: this.#postings,
      visible: this.#anySeen,
      onTop,
      unseenWords: this.#layers.wordsOfIds,
      plan: (asked, how) => this.#plan(asked, resolve, how),
      isWhole: (types) => !this.#hasOverflow(types),
      load: (rows) => (onTop ? this.#onTop.load(rows) : this.#load(rows)),
    });
    const found = ranked.first(conditions, resolve, ranking, passes);
    return found && inOrderOfId(found);
  }

  /** Returns how many visible documents of the types have the path; "" counts all of them. */
  #counted(types: readonly string[], path: string): number {
    return integer(
      this.#store.sql.get(
        `SELECT coalesce(sum(documents), 0) AS c FROM attribute_counts
         WHERE type IN (${types.map(() => "?").join(", ")}) AND path = ? AND variant IN (${this.#visible.join(", ")})`,
        ...types,
        path,
      ),
      "c",
    );
  }

  /** Returns how many documents meet the conditions; undefined when the indexes can't tell for certain. */
  count(conditions: Condition[], resolve: KeyValue): number | undefined {
    if (!this.#isAsStored && !this.overlaid) return undefined;
    const { parts, types, complete } = this.#plan(conditions, resolve);
    if (!complete || this.#hasOverflow(types)) return undefined;
    if (this.overlaid) return this.#onTop.count(parts, types);
    // `attribute_counts` already has these counts.
    if (types && parts.length === 0) return this.#counted(types, "");
    if (types && parts.length === 1 && parts[0]?.path !== undefined)
      return this.#counted(types, parts[0].path);
    const met = bitsOfParts(this.#store.sql, this.#postings, parts, types, this.#visible);
    if (met) return met.count();

    const { text: where, values } = this.#where(oneLookUp(this.#store.sql, parts), types);
    return integer(
      this.#store.sql.get(`SELECT count(*) AS c FROM documents d WHERE ${where}`, ...values),
      "c",
    );
  }

  /** Whether some documents of the types have more attributes than are indexed. */
  #hasOverflow(types: readonly string[] | undefined): boolean {
    const { text: ofTypes, values } = types ? inTypes(types) : { text: "TRUE", values: [] };
    const query = `SELECT 1 AS x FROM attribute_counts WHERE ${ofTypes} AND path = '${overflowPath}' AND documents > 0 LIMIT 1`;
    return this.#store.sql.get(query, ...values) !== undefined;
  }

  /**
   * Returns the first `limit` documents that pass, and all that tie with the last of them in the order, without
   * reading the rest. Undefined when the indexes can't provide that order.
   */
  first(
    conditions: Condition[],
    resolve: KeyValue,
    order: Order | undefined,
    limit: number,
    passes: Passes,
  ): ContentDocument[] | undefined {
    if (!this.#isAsStored) return undefined;
    const { parts, types } = this.#plan(conditions, resolve);
    const narrow = merged(this.#store.sql, this.#postings, narrowing(parts));
    // A lookup that leaves few documents is faster than any ordered walk.
    if (narrow.some((part) => isFew(this.#store.sql, part))) {
      const found = this.#where(oneLookUp(this.#store.sql, narrow), types);
      const load = (rows: Record<string, unknown>[]) => this.#load(rows);
      return order && inOrderOfId(firstOfFew(this.#store.sql, found, order, limit, passes, load));
    }
    if (!order) return this.#firstById(narrow, types, limit, passes);

    const [type] = types ?? [];
    if (type === undefined || types?.length !== 1) return undefined;
    if (narrow.some(({ test }) => asksId(test))) return undefined;
    const ranges = conditions.flatMap((condition) =>
      condition.kind === "compares" && condition.path === order.path
        ? (rangeOf(condition, resolve) ?? [])
        : [],
    );
    const walk = new OrderWalk(this.#store, this.#visible, (rows) => this.#load(rows));
    const found = walk.first({ type, order, ranges, narrow }, limit, passes);
    return found && inOrderOfId(found);
  }

  #firstById(
    narrow: Sql[],
    types: string[] | undefined,
    limit: number,
    passes: Passes,
  ): ContentDocument[] {
    const { text: where, values } = this.#where(oneLookUp(this.#store.sql, narrow), types);
    const read = (size: number, offset: number) =>
      this.#store.sql.all(
        `SELECT n, rev FROM documents d WHERE ${where} ORDER BY id LIMIT ? OFFSET ?`,
        ...values,
        size,
        offset,
      );
    return readUntil(limit, read, (rows) => passes(this.#load(rows))).documents;
  }

  #where(clauses: Clause[], types: string[] | undefined): Clause {
    const texts = clauses.map((clause) => clause.text);
    const values = clauses.flatMap((clause) => clause.values);
    if (types) {
      // The plus keeps SQLite from scanning all documents of a type when a lookup finds a few.
      const column = clauses.length > 0 ? "+d.type" : "d.type";
      texts.push(`${column} IN (${types.map(() => "?").join(", ")})`);
      values.push(...types);
    }
    // Drafts and versions overlay published documents, so a match in any of them may show.
    texts.push(`d.variant IN (${this.#anySeen.join(", ")})`);
    return { text: texts.join(" AND "), values };
  }

  get #anySeen(): number[] {
    return this.overlaid ? [...this.#visible, variants.draft, variants.version] : this.#visible;
  }

  #load(rows: Record<string, unknown>[]): ContentDocument[] {
    const { documents } = this.#caches;
    return rows.map((row) => documents.get(this.#store, integer(row, "n"), text(row, "rev")));
  }

  #overlay(publishedId: string): ContentDocument | null {
    return this.#layers.document(this.#store, this.#caches.documents, publishedId);
  }
}
