/**
 * Hints about what readers or search engines will miss in an otherwise complete post: a sentence for the form, or
 * true if there is nothing to report.
 */
type Verdict = string | true;

/** Below this number of characters, search engines choose words from the text instead. */
const shortExcerpt = 70;

export const excerptSaysEnough = (excerpt: string | undefined): Verdict =>
  excerpt && excerpt.trim().length < shortExcerpt
    ? "Search engines show about 155 characters: say what the reader gets from the post."
    : true;

const smallestWidth = 1600;

/** Checks a picture's width, which its ID states: `image-…-1600x900-png`. Vector images are wide enough at any size. */
export function pictureIsWideEnough(picture: { asset?: { _ref?: string } } | undefined): Verdict {
  const [, width, format] = /-(\d+)x\d+-(\w+)$/.exec(picture?.asset?._ref ?? "") ?? [];
  return width !== undefined && format !== "svg" && Number(width) < smallestWidth
    ? `This picture is ${width} pixels wide, and looks soft on large screens.`
    : true;
}

/** Longer texts need headings, by which readers skim them. */
const wordsWithoutHeading = 500;

export function textHasHeadings(body: readonly unknown[] | undefined): Verdict {
  const blocks = (body ?? []).filter(isBlock);
  const words = blocks.flatMap(({ children }) =>
    children.flatMap(({ text = "" }) => text.match(/\S+/g) ?? []),
  );
  const hasHeading = blocks.some(({ style = "" }) => /^h\d$/.test(style));
  return words.length > wordsWithoutHeading && !hasHeading
    ? `${words.length} words without a heading: readers skim the headings before they read.`
    : true;
}

type Block = { style?: string; children: readonly { text?: string }[] };
const isBlock = (part: unknown): part is Block =>
  typeof part === "object" && part !== null && "children" in part && Array.isArray(part.children);

/** Warns about a future date, because it does not hold a post back, as people expect. */
export const dateIsNotToCome = (date: string | undefined, now = Date.now()): Verdict =>
  date && Date.parse(date) > now
    ? "This day is still to come, but the post is shown as soon as it is published. To schedule it, use “Schedule publish” beside Publish."
    : true;
