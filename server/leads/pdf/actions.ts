import { inNames } from "./names.ts";

/** Text of a PDF that contains objects: between its streams, or inside an object stream. */
export type Objects = {
  text: string;
  /** In an object stream: the offset of the first object, after the list of their numbers and offsets. 7.5.7 */
  first?: number | undefined;
};

/** A document has one open action in each of its revisions. */
const mostOpenings = 20;
/** Fifty times the links of a CV. */
const mostAddresses = 5_000;

const opening = new RegExp(`/${inNames("OpenAction")}(?![^\\s\\0()<>[\\]{}/%])`, "g");
const address = new RegExp(`/${inNames("URI")}(?![^\\s\\0()<>[\\]{}/%])`, "g");

/**
 * Whether a reader would, by itself, open anything but a page of the document, or a link leads to anything but a web
 * page, a mailbox or a telephone: `OpenAction` with an address tells its owner who opened the CV, and when. 12.6
 */
export function leadsAway(all: readonly Objects[]): boolean {
  const objectsOf = objectsIn(all);
  let openings = 0;
  let addresses = 0;
  for (const { text } of all) {
    for (const { index, 0: name } of text.matchAll(opening)) {
      openings += 1;
      if (openings > mostOpenings || !opensPage(text.slice(index + name.length), objectsOf))
        return true;
    }
    for (const { index, 0: name } of text.matchAll(address)) {
      addresses += 1;
      if (addresses > mostAddresses || !isUsual(text.slice(index + name.length), objectsOf))
        return true;
    }
  }
  return false;
}

type FindObjects = (number: number) => string[] | undefined;

/** A reference to another object, such as `12 0 R`. */
const reference = /^[\s\0]{0,40}0{0,10}(\d{1,9})[\s\0]{1,40}\d{1,5}[\s\0]{1,40}R(?!\w)/;

/** Whether the value of `OpenAction` leads to a page of the document: a destination, or an action that goes to one. */
function opensPage(rest: string, objectsOf: FindObjects): boolean {
  const [, number] = reference.exec(rest.slice(0, 200)) ?? [];
  if (number === undefined) return isPage(rest);
  const found = objectsOf(Number(number));
  return found?.every(isPage) ?? false;
}

const isPage = (text: string): boolean =>
  /^[\s\0]{0,40}(?:\[|null\b)/.test(text) || goesToPage(text);

/**
 * The parts of a dictionary that read the same everywhere: no escapes, no comments, no brackets in strings. 7.3
 */
const plainPart = /<<|>>|\([^()<>%\\]{0,300}\)|[^()<>%\\#]/y;

/** Whether a dictionary is an action that goes to a page, and is followed by no other action. 12.6.4.2 */
function goesToPage(text: string): boolean {
  const start = /^[\s\0]{0,40}(?=<<)/.exec(text);
  if (!start) return false;
  let depth = 0;
  let names = "";
  plainPart.lastIndex = start[0].length;
  for (let count = 0; count < 2_000; count += 1) {
    const [part] = plainPart.exec(text) ?? [];
    if (part === undefined) return false;
    if (part === "<<") depth += 1;
    else if (part === ">>") depth -= 1;
    if (part.length <= 2) names += part;
    if (depth === 0) break;
  }
  return depth === 0 && /\/S\s{0,10}\/GoTo(?!\w)/.test(names) && !/\/(?:URI|Next)\b/.test(names);
}

/**
 * Whether the address after `URI` is of a kind that CVs contain. If `URI` is the type of an action, its address is
 * elsewhere.
 */
function isUsual(rest: string, objectsOf: FindObjects): boolean {
  const near = rest.slice(0, 600);
  if (/^[\s\0]{0,40}(?:\/|>>)/.test(near)) return true;
  const [, number] = reference.exec(near) ?? [];
  if (number === undefined) return isUsualText(near);
  const found = objectsOf(Number(number));
  return found?.every((text) => isUsualText(text.slice(0, 600))) ?? false;
}

function isUsualText(text: string): boolean {
  const [, plain, digits] =
    /^[\s\0]{0,40}(?:\((.{0,500})|<(?!<)([\da-fA-F\s]{0,500}))/s.exec(text) ?? [];
  if (plain === undefined && digits === undefined) return false;
  const said = plain === undefined ? unhexed(digits ?? "") : unescaped(plain);
  // Readers ignore white space and control characters in the address.
  const [, scheme] = /^([a-z][a-z\d+.-]{0,40}):/i.exec(said.replaceAll(/[^!-~]/g, "")) ?? [];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}

const unhexed = (digits: string) =>
  Buffer.from(digits.replaceAll(/\s/g, ""), "hex").toString("latin1");

/** Decodes letters written as numbers, and continued lines, as in `java\\163cript`. 7.3.4.2 */
const unescaped = (text: string) =>
  text.replaceAll(/\\(?:([0-7]{1,3})|\r?\n|(.))/gs, (_, octal?: string, other?: string) =>
    octal === undefined ? (other ?? "") : String.fromCharCode(Number.parseInt(octal, 8) & 255),
  );

/** The keyword that starts an object, after its two numbers. 7.3.10 */
const head = /(?:(\d{1,10})[\s\0]{1,40}\d{1,5}[\s\0]{0,40})?(?<![a-z])obj(?!\w)/gi;

/** Ten times as many as a CV of ten megabytes has. */
const mostObjects = 100_000;

/**
 * Finds the objects with a number; a document that was changed may have several. All are indexed when the first is
 * needed.
 *
 * @returns a function that returns undefined if there is none, or if an unreadable object may have the number.
 */
function objectsIn(all: readonly Objects[]): FindObjects {
  let found: Map<number, string[]> | undefined;
  return (number) => {
    found ??= listed(all) ?? new Map<number, string[]>();
    return found.get(number);
  };
}

function listed(all: readonly Objects[]): Map<number, string[]> | undefined {
  const found = new Map<number, string[]>();
  let count = 0;
  const add = (number: number, text: string, start: number): boolean => {
    const same = found.get(number) ?? [];
    same.push(text.slice(start, start + 4_000));
    found.set(number, same);
    count += 1;
    return count <= mostObjects;
  };
  for (const { text, first } of all) {
    if (first === undefined) {
      for (const { index, 0: word, 1: number } of text.matchAll(head)) {
        // Something is between the numbers and the keyword, such as a comment: this could be any object.
        if (number === undefined || !add(Number(number), text, index + word.length))
          return undefined;
      }
    } else {
      const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
      for (let at = 0; at + 1 < numbers.length; at += 2)
        if (!add(numbers[at] ?? 0, text, first + (numbers[at + 1] ?? 0))) return undefined;
    }
  }
  return found;
}
