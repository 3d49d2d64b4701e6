import type { FieldReading } from "../store/field-reading.ts";
import { isCounted, rowsOf, stretchesOfCounts, stretchOf } from "../store/postings.ts";
import { PostingsState } from "../store/postings-changes.ts";
import { integer, type SqliteFile } from "../store/sqlite.ts";
import { isPlain, terms } from "../store/terms.ts";
import type { BitSet } from "./bit-set.ts";
import type { PatternTerm } from "./field-words.ts";
import { PostingsCache, type PostingsRow, type Sums, type Times } from "./postings-cache.ts";
import type { TextTerm } from "./text-query.ts";

/** The searched part of a document: the whole document, the same plus its id, or fields. */
export type SearchedIn = "text" | "id and text" | FieldReading[];

/** A term, or all terms with this prefix. */
type Wanted = { term: string; prefix: boolean };

const keyOf = ({ term, prefix }: Wanted): string => `${prefix}${term}`;

/**
 * Maximum document number for which arrays are affordable; a dataset exceeds it after this many documents were
 * created and deleted.
 */
const mostNumbers = 4_000_000;

/** Number of documents that are looked up one by one before all are read. */
const singly = 64;
/** With this many stretches, every word is read quickly. */
const fewStretches = 1;
/** Number of stretches sampled to tell whether a word is common. */
const triedStretches = 8;

/** Reads the inverted index (store/postings.ts), for one query at one state of the dataset. */
export class PostingsReader {
  readonly #sql: SqliteFile;
  readonly #known = new Map<string, BitSet>();
  readonly #read = new Map<string, PostingsRow[]>();
  readonly #cache: PostingsCache;
  #size: number | undefined;
  #state: PostingsState | undefined;

  constructor(sql: SqliteFile, cache = new PostingsCache()) {
    this.#sql = sql;
    this.#cache = cache;
  }

  /** The largest document number plus one. */
  get size(): number {
    this.#size ??= integer(
      this.#sql.get("SELECT coalesce(max(n), 0) + 1 AS size FROM documents"),
      "size",
    );
    return this.#size;
  }

  /** Whether the document numbers are small enough for arrays. */
  get usable(): boolean {
    return this.size <= mostNumbers;
  }

  /** Returns the documents that have any of the terms. */
  any(wanted: readonly Wanted[]): BitSet {
    const key = JSON.stringify(wanted);
    const known = this.#known.get(key);
    if (known) return known;
    const bits = this.#cache.bits(this.#stateNow, key, this.size, (only) =>
      wanted.flatMap((one) => this.#rowsIn(one, only)),
    );
    this.#known.set(key, bits);
    return bits;
  }

  anyOf(wanted: readonly string[]): BitSet {
    return this.any(wanted.map((term) => ({ term, prefix: false })));
  }

  /** Returns the total occurrences of the terms per document. */
  times(wanted: readonly Wanted[]): Times {
    const key = JSON.stringify(wanted);
    return this.#cache.times(this.#stateNow, key, this.size, (only) =>
      wanted.flatMap((one) => this.#rowsIn(one, only)),
    );
  }

  /** Returns scores, which must depend on the index and `key` alone, as arrays. */
  sums(key: string, score: (n: number) => number): Sums {
    return this.#cache.sums(this.#stateNow, key, this.size, score);
  }

  /** State of the snapshot that the query reads. */
  get #stateNow(): PostingsState {
    this.#state ??= new PostingsState(this.#sql);
    return this.#state;
  }

  /** Returns the rows of a term that hold any of the stretches of counted terms; all of its rows without them. */
  #rowsIn(wanted: Wanted, only: ReadonlySet<number> | undefined): PostingsRow[] {
    const places = only && rowsOf(wanted.term, only);
    const rows = this.#rows(wanted);
    return places ? rows.filter(({ stretch }) => places.has(stretch)) : rows;
  }

  #rows(wanted: Wanted): PostingsRow[] {
    const key = keyOf(wanted);
    const known = this.#read.get(key);
    if (known) return known;
    const rows = this.#cache.rows(this.#stateNow, key, wanted.term, (places) =>
      this.#readRows(wanted, places),
    );
    this.#read.set(key, rows);
    return rows;
  }

  #readRows({ term, prefix }: Wanted, places: ReadonlySet<number> | undefined): PostingsRow[] {
    const values = prefix ? [term, `${term}\u{10ffff}`] : [term];
    if (places) values.push(JSON.stringify([...places]));
    const rows = this.#sql.all(
      `SELECT term, stretch, entries FROM postings WHERE ${prefix ? "term >= ? AND term < ?" : "term = ?"}
       ${places ? "AND stretch IN (SELECT value FROM json_each(?))" : ""}`,
      ...values,
    );
    // The index writer stores texts, numbers and bytes.
    return rows as PostingsRow[];
  }

  /** Returns the documents of the variants and types; of any type if `types` is undefined. */
  ofTypes(types: readonly string[] | undefined, variants: readonly number[]): BitSet {
    return types
      ? this.anyOf(variants.flatMap((variant) => types.map((type) => terms.type(variant, type))))
      : this.any(variants.map((variant) => ({ term: terms.type(variant, ""), prefix: true })));
  }

  /** Returns the index terms for a search term; undefined for a phrase, because the index has no word positions. */
  #wantedBy({ words, prefix }: TextTerm, where: SearchedIn): Wanted[] | undefined {
    const [word] = words;
    if (word === undefined || words.length > 1) return undefined;
    if (where === "text") return [{ term: terms.anywhere(word), prefix }];
    if (where === "id and text")
      return [
        { term: terms.anywhere(word), prefix },
        { term: terms.id(word), prefix },
      ];
    return where.flatMap((from) => [
      { term: terms.both(from, word), prefix },
      { term: terms.searched(from, word), prefix },
    ]);
  }

  /** Returns the occurrences of a search term per document; undefined where the index can't tell. */
  timesOf(term: TextTerm, where: SearchedIn): Times | undefined {
    const wanted = this.#canSearch(where) ? this.#wantedBy(term, where) : undefined;
    return wanted && this.times(wanted);
  }

  /** Returns the documents that a search finds; undefined where the index can't tell. */
  search(parsed: readonly TextTerm[], where: SearchedIn): BitSet | undefined {
    if (!this.#canSearch(where)) return undefined;
    let found: BitSet | undefined;
    const excluded: BitSet[] = [];
    for (const term of parsed) {
      // A lone star matches every text.
      if (term.words.length === 0 && !term.excluded) continue;
      const wanted = this.#wantedBy(term, where);
      if (!wanted) return undefined;
      const bits = this.any(wanted);
      if (term.excluded) excluded.push(bits);
      else found = found ? found.and(bits) : bits.copy();
    }
    // With exclusions only, documents without any of the texts may match too, so only the text itself can tell.
    return found && excluded.reduce((rest, bits) => rest.without(bits), found);
  }

  /** Returns a test of whether a search finds a single document; undefined where the index can't tell. */
  finder(parsed: readonly TextTerm[], where: SearchedIn): ((n: number) => boolean) | undefined {
    const terms = parsed.filter(({ words, excluded }) => words.length > 0 || excluded);
    const asked = terms.map((term) => ({ ...term, wanted: this.#wantedBy(term, where) }));
    const needed = asked.filter(({ excluded }) => !excluded);
    if (needed.length === 0 || !this.#canSearch(where)) return undefined;
    if (asked.some(({ wanted }) => !wanted)) return undefined;
    // Terms that are already read, or will be tested on many documents, are combined into one set.
    const isRead = (one: Wanted) => one.prefix || this.#read.has(keyOf(one));
    const isKnown = asked.every(({ wanted }) => this.#known.has(JSON.stringify(wanted)));
    let left = isKnown || asked.some(({ wanted }) => wanted?.some(isRead)) ? 0 : singly;
    let found: BitSet | undefined;
    return (n) => {
      if (left-- > 0)
        return asked.every(
          ({ wanted, excluded }) =>
            wanted?.some(({ term }) => this.#hasTerm(n, term)) === !excluded,
        );
      found ??= this.search(parsed, where);
      return found?.has(n) ?? false;
    };
  }

  #hasTerm(n: number, term: string): boolean {
    const stretch = stretchOf(n);
    const entries = this.#cache.entries(this.#stateNow, term, stretch, () => {
      const row = this.#sql.get(
        "SELECT entries FROM postings WHERE term = ? AND stretch = ?",
        term,
        stretch,
      );
      return row?.entries instanceof Uint8Array ? row.entries : new Uint8Array();
    });
    return isCounted(entries, n);
  }

  /** Whether every word of a search occurs in most stretches, judged by a sample of them. */
  isCommon(parsed: readonly TextTerm[], where: SearchedIn): boolean {
    const all = stretchesOfCounts(this.size);
    if (all < 2 * fewStretches) return false;
    const tried = Math.min(all, triedStretches);
    const stretches = Array.from({ length: tried }, (_, at) => Math.floor((at * all) / tried));
    return parsed.every((term) => {
      const wanted = term.excluded ? undefined : this.#wantedBy(term, where);
      return wanted?.some(
        ({ term: exactly, prefix }) => !prefix && this.#found(exactly, stretches) > tried / 2,
      );
    });
  }

  /** Returns how many of the stretches contain the term. */
  #found(term: string, stretches: number[]): number {
    return this.#cache.found(this.#stateNow, term, stretches, () =>
      integer(
        this.#sql.get(
          "SELECT count(*) AS c FROM postings WHERE term = ? AND stretch IN (SELECT value FROM json_each(?))",
          term,
          JSON.stringify(stretches),
        ),
        "c",
      ),
    );
  }

  /** Whether no document has a structure in any of the fields, as the index doesn't cover its words. */
  #canSearch(where: SearchedIn): boolean {
    if (!Array.isArray(where)) return true;
    const bare = where.filter(({ reading }) => reading !== "text");
    return bare.every(({ field }) => this.anyOf([terms.other(field)]).count() === 0);
  }

  /** Returns the documents whose fields match a pattern of `match`. */
  match(fields: readonly FieldReading[], pattern: readonly PatternTerm[]): BitSet | undefined {
    let found: BitSet | undefined;
    for (const term of pattern) {
      const bits = this.any(wantedByPattern(fields, term));
      found = found ? found.and(bits) : bits.copy();
    }
    return found;
  }

  /** Returns the occurrences of a pattern's word per document. */
  timesMatched(fields: readonly FieldReading[], term: PatternTerm): Times {
    return this.times(wantedByPattern(fields, term));
  }
}

const wantedByPattern = (
  fields: readonly FieldReading[],
  { token, prefix }: PatternTerm,
): Wanted[] =>
  fields.flatMap((from) => [
    ...(isPlain(token) ? [{ term: terms.both(from, token.toLowerCase()), prefix }] : []),
    { term: terms.matched(from, token), prefix },
  ]);
