/**
 * What readers or search engines will miss in a post that is complete otherwise: a sentence for the form, or true when
 * there is nothing to say.
 */
type Verdict = string | true;

/** With fewer characters than this, search engines choose words of the text instead. */
const shortExcerpt = 70;

export const excerptSaysEnough = (excerpt: string | undefined): Verdict =>
  excerpt && excerpt.trim().length < shortExcerpt
    ? "Search engines show about 155 characters: say what the reader gets from the post."
    : true;

const smallestWidth = 1600;

/** The id of a picture says how large it is: `image-…-1600x900-png`. Drawings by lines have no size to be too small. */
export function pictureIsWideEnough(picture: { asset?: { _ref?: string } } | undefined): Verdict {
  const [, width, format] = /-(\d+)x\d+-(\w+)$/.exec(picture?.asset?._ref ?? "") ?? [];
  return width !== undefined && format !== "svg" && Number(width) < smallestWidth
    ? `This picture is ${width} pixels wide, and looks soft on large screens.`
    : true;
}

/** Readers look over a longer text by its headings. */
const wordsWithoutHeading = 500;

export function textHasHeadings(body: readonly unknown[] | undefined): Verdict {
  const blocks = (body ?? []).filter(isBlock);
  const words = blocks.flatMap(({ children }) =>
    children.flatMap(({ text = "" }) => text.match(/\S+/g) ?? []),
  );
  const hasHeading = blocks.some(({ style = "" }) => /^h\d$/.test(style));
  return words.length > wordsWithoutHeading && !hasHeading
    ? `${words.length} words without a heading: readers look a text over by them before they read it.`
    : true;
}

type Block = { style?: string; children: readonly { text?: string }[] };
const isBlock = (part: unknown): part is Block =>
  typeof part === "object" && part !== null && "children" in part && Array.isArray(part.children);

/** A date to come does not hold a post back, which is what people expect of it. */
export const dateIsNotToCome = (date: string | undefined, now = Date.now()): Verdict =>
  date && Date.parse(date) > now
    ? "This day is still to come, and the post is shown as soon as it is published. To plan it, use “Schedule publish” beside Publish."
    : true;
