import { hasMoreThan } from "./has-more-than.ts";

/**
 * Field codes of Word: instructions inside the text, whose results a reader works out. Some start a program or fetch
 * something remote, without any part or relationship that would show it.
 * https://learn.microsoft.com/openspecs/office_standards/ms-oe376/ (part 1, 17.16)
 */

/** Keywords that begin such an instruction. QUOTE writes any other keyword by the numbers of its letters. */
const active =
  /^\s*(?:DDEAUTO|DDE|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|LINK|EMBED|DATABASE|RD|QUOTE)\b|\bDDE(?:AUTO)?\b/i;

const fieldMark = /<(?:[\w.-]+:)?fldChar\b/;
const beginning = /^[^>]*\bfldCharType\s*=\s*["']begin/;
/**
 * The start of an element. Looking for its end as well would scan to the end of a text without one, for each element.
 */
const instruction = /<(?:[\w.-]+:)?(?:instrText|delInstrText)\b/;
const simple = /\binstr\s*=\s*(?=["'])/;

/** Of all fields of a text; a table of contents of a hundred pages has three hundred. */
const mostMarks = 10_000;

/** Whether a part of a Word document has a field that acts when it is updated, or draws on a database. */
export function hasActiveFields(xml: string): boolean {
  if (xml.includes("mailMerge") || hasMoreThan(mostMarks, "fldChar", xml)) return true;
  if (hasMoreThan(mostMarks, "instr", xml)) return true;
  if (
    xml
      .split(simple)
      .slice(1)
      .some((rest) => active.test(readable(quotedAt(rest))))
  )
    return true;
  // The text of an instruction may be cut into any number of pieces between two marks.
  const between = xml.split(fieldMark);
  return between.some((part, index) => {
    const said = instructionIn(part);
    const makesKeyword = said.trim() === "" && beginning.test(part);
    return (
      active.test(said) ||
      // A field at the place of the keyword: what it results in is known only to the reader.
      (makesKeyword && beginning.test(between[index + 1] ?? ""))
    );
  });
}

const instructionIn = (part: string): string =>
  readable(
    part
      .split(instruction)
      .slice(1)
      .map((rest) => rest.slice(rest.indexOf(">") + 1, endOf(rest)))
      .join(""),
  );

/** Where an element's text ends: at its closing tag, which holds its name. */
function endOf(rest: string): number {
  const end = /<\/(?:[\w.-]+:)?(?:instrText|delInstrText)/.exec(rest)?.index;
  return end ?? rest.length;
}

const quotedAt = (rest: string): string => rest.slice(1, rest.indexOf(rest.charAt(0), 1));

/** The text as a reader sees it: without markup, comments among it, and with letters that are written by numbers. */
const readable = (text: string): string =>
  text
    .replace(/<!\[CDATA\[|\]\]>/g, "")
    .replace(/<[^>]*>?/g, "")
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_all, hex?: string, decimal?: string) =>
      letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    );

const letterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : "");
