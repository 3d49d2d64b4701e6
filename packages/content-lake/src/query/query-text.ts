import { QuerySyntaxError } from "./query-errors.ts";

/** Strings and comments, whose content is not code. */
const textsAndComments = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/gs;
const escapes = /\\(?:u\{([0-9a-fA-F]+)\}|u[0-9a-fA-F]{4}|.)/gs;
/** https://spec.groq.dev/draft/#StringEscapeSequence */
const known = new Set([..."'\"\\/bfnrt"].map((character) => `\\${character}`));
const lastCodePoint = 0x10ffff;

/** Returns a query with strings and comments blanked, for searching its code. */
export const codeOf = (query: string): string =>
  query.replace(textsAndComments, (part) => (part.startsWith("//") ? " " : '""'));

export type ParsableQuery = {
  text: string;
  /** Maps a position in `text` back to the original query. */
  placeOf(place: number): number;
};

/**
 * Rewrites a query for groq-js, which doesn't accept a comment on the last line, truncates `\u{…}` to sixteen bits,
 * and turns an unknown escape into the word “undefined”.
 *
 * @throws QuerySyntaxError for unknown escapes
 */
export function parsable(query: string): ParsableQuery {
  const longer: { after: number; by: number }[] = [];
  let added = 0;
  const written = query.replace(textsAndComments, (part, start: number) =>
    part.startsWith("//")
      ? part
      : part.replace(escapes, (sequence, point: string | undefined, at: number) => {
          const spelled =
            point === undefined ? simple(sequence) : codeUnits(Number.parseInt(point, 16));
          if (spelled === undefined)
            throw new QuerySyntaxError(
              `Invalid escape sequence ${sequence} in a text`,
              start + at,
              start + at + sequence.length,
            );
          added += spelled.length - sequence.length;
          longer.push({ after: start + at + sequence.length + added, by: added });
          return spelled;
        }),
  );
  return {
    text: `${written}\n`,
    placeOf: (place) =>
      Math.min(query.length, place - (longer.findLast(({ after }) => after <= place)?.by ?? 0)),
  };
}

const simple = (sequence: string): string | undefined =>
  known.has(sequence) || /^\\u[0-9a-fA-F]{4}$/.test(sequence) ? sequence : undefined;

/** Returns a character as one or two 16-bit escapes. */
function codeUnits(point: number): string | undefined {
  if (point > lastCodePoint) return undefined;
  const units = String.fromCodePoint(point).split("");
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
