import { createInflate } from "node:zlib";
import { inNames } from "./names.ts";

/** The offset of the first object: a key that every object stream has, and no other stream. 7.5.7 */
const first = new RegExp(`/${inNames("First")}(?![^\\s\\0()<>[\\]{}/%])`);
/** Its value, where it is written plainly. */
const firstPlace = /\/First\s{1,10}(\d{1,9})(?!\w)/g;
const filter = new RegExp(`/${inNames("Filter")}`);
/** Filter parameters and external files, which no program uses for object streams. */
const madeReady = new RegExp(
  `/(?:${inNames("DecodeParms")}|${inNames("DP")}|${inNames("F")})(?![#\\w])`,
);
const deflated =
  /\/Filter\s{0,10}(?:\/FlateDecode(?![^\s\0()<>[\]{}/%])|\[\s{0,10}\/FlateDecode\s{0,10}\])/;

/**
 * The objects in an object stream.
 *
 * @param outside the text before the stream, which ends with its dictionary
 * @param longest the most bytes it may unpack to
 * @returns undefined for any other stream; "unreadable" for one that is, or may be, an object stream we cannot read. Where
 * the first object begins is `NaN` for one that says it in no way, or in two.
 */
export async function objectStreamOf(
  outside: string,
  stream: string,
  longest: number,
): Promise<{ text: string; first: number } | "unreadable" | undefined> {
  // Nearly all streams are pictures, fonts and pages.
  if (!first.test(outside)) return undefined;
  const dictionary = ownDictionary(outside);
  if (dictionary === undefined) return "unreadable";
  if (!first.test(dictionary)) return undefined;
  const places = [...dictionary.matchAll(firstPlace)];
  const place = places.length === 1 ? Number(places[0]?.[1]) : Number.NaN;
  const filters = dictionary.split(filter).length - 1;
  if (filters === 0) return { text: stream, first: place };
  // With two filters, readers could disagree which one counts.
  if (filters > 1 || !deflated.test(dictionary) || madeReady.test(dictionary)) return "unreadable";
  const text = await inflated(stream, longest);
  return text === undefined ? "unreadable" : { text, first: place };
}

/**
 * The dictionary at the end of the text before a stream, or undefined if it could be read in two ways. It must be plain
 * from start to end: otherwise a string that contains the start of another object could hide the keys before it.
 */
function ownDictionary(outside: string): string | undefined {
  const near = outside.slice(-longestDictionary);
  const last = [...near.matchAll(/\d\s{1,10}\d{1,5}\s{0,10}obj\b/g)].at(-1);
  if (!last) return undefined;
  const lineStart = Math.max(
    near.lastIndexOf("\n", last.index),
    near.lastIndexOf("\r", last.index),
  );
  // The rest of that line is a comment, and so is what seems to start in it.
  if (near.slice(lineStart + 1, last.index).includes("%")) return undefined;
  const dictionary = near.slice(last.index + last[0].length);
  return isPlain.test(dictionary) ? dictionary : undefined;
}

/** In characters; that of an object stream has a few hundred. */
const longestDictionary = 20_000;

/**
 * A dictionary and the keyword after it. It may contain names, numbers and simple strings, but nothing that would read
 * differently from inside a string: no comments, no escapes, no nested brackets.
 */
const isPlain =
  /^[\s\0]{0,40}<<(?:[^()<>\\%]|\([^()\\]*\)|<[\da-fA-F\s]*>|<<|>>)*>>[\s\0]{0,8}stream[ \t]{0,8}\r?\n$/;

/** Inflates in chunks, so that other requests get their turn; undefined if that fails, or gives more than `longest`. */
async function inflated(packed: string, longest: number): Promise<string | undefined> {
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  const pieces: string[] = [];
  let length = 0;
  try {
    // The stream yields buffers, which its type does not say.
    for await (const piece of inflate.end(packed, "latin1") as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > longest) return undefined;
      pieces.push(piece.toString("latin1"));
    }
  } catch {
    return undefined;
  }
  return pieces.join("");
}
