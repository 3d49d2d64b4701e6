/**
 * Converts the contents of a table's cell to one line of plain text, and back: `**strong**`, `*emphasis*`, `~~struck
 * out~~`, `` `code` ``, `[words](address)`. So a whole table can be written in a grid, without losing a cell's
 * formatting.
 */

export type Span = { _type: "span"; _key: string; text: string; marks?: string[] };
export type Link = { _type: "link"; _key: string; href?: string; title?: string };
export type Block = {
  _type: "block";
  _key: string;
  style?: string;
  listItem?: string;
  markDefs?: Link[];
  children: Span[];
};

const decorators = [
  ["strong", "**"],
  ["em", "*"],
  ["strike-through", "~~"],
  ["code", "`"],
] as const;

/** Whether the line can express all of a cell: an imported cell may contain a list, for example. */
export const isPlain = (blocks: readonly Block[]): boolean =>
  blocks.every(
    (block) =>
      block._type === "block" &&
      (block.style ?? "normal") === "normal" &&
      block.listItem === undefined &&
      block.children.every(
        ({ _type, marks = [] }) => _type === "span" && marks.every((mark) => isKnown(mark, block)),
      ),
  );

const isKnown = (mark: string, { markDefs = [] }: Block): boolean =>
  decorators.some(([name]) => name === mark) ||
  markDefs.some(({ _key, _type, href }) => _key === mark && _type === "link" && Boolean(href));

/** Returns a cell's text, with an empty line between paragraphs. */
export const textOfCell = (blocks: readonly Block[]): string =>
  blocks.map(textOfBlock).join("\n\n");

function textOfBlock({ children, markDefs = [] }: Block): string {
  let text = "";
  let open: readonly string[] = [];
  let link: Link | undefined;
  const stars = children.some(({ marks = [] }) => marks.includes("em") || marks.includes("strong"));
  for (const { text: words, marks = [] } of [...children, { text: "", marks: [] }]) {
    const next = markDefs.find(({ _key }) => marks.includes(_key));
    if (link !== next) {
      text += toggles(open, []);
      if (link) text += `](${link.href ?? ""})`;
      if (next) text += "[";
      open = [];
      link = next;
    }
    text += toggles(open, marks) + escaped(words.replace(/\n{2,}/g, "\n"), stars);
    open = marks;
  }
  return text;
}

const toggles = (from: readonly string[], to: readonly string[]): string =>
  decorators
    .filter(([name]) => from.includes(name) !== to.includes(name))
    .map(([, sign]) => sign)
    .join("");

/** Escapes characters that would be read as marks; a star between spaces needs it only where stars are marks. */
const escaped = (words: string, stars: boolean): string =>
  words.replace(
    stars ? /\\|`|\[|\]|~|\*/g : /\\|`|\[|\]|~|(?<!\s)\*|\*(?!\s)/g,
    (sign) => `\\${sign}`,
  );

/**
 * Parses a cell's text into blocks.
 *
 * @param previous the cell's previous contents: their keys are kept where possible, so that the cell stays the same
 * for concurrent editors.
 * @param newKey returns an unused key.
 */
export function cellOfText(
  text: string,
  previous: readonly Block[],
  newKey: () => string,
): Block[] {
  if (text === "") return [];
  return text
    .split("\n\n")
    .map((paragraph, index) => blockOfText(paragraph, previous[index], newKey));
}

function blockOfText(text: string, previous: Block | undefined, newKey: () => string): Block {
  const markDefs: Link[] = [];
  const children: Span[] = [];
  const marked = new Set<string>();
  let link: Link | undefined;
  const add = (words: string) => {
    const on = decorators.flatMap(([name]) => (marked.has(name) ? [name] : []));
    const marks = [...on, ...(link ? [link._key] : [])];
    const last = children.at(-1);
    if (last && String(last.marks) === String(marks)) last.text += words;
    else {
      const _key = previous?.children[children.length]?._key ?? newKey();
      children.push({ _type: "span", _key, text: words, marks });
    }
  };
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const quoted = /^\\([~\\`[\]*])/.exec(rest)?.[1];
    const decorator = quoted === undefined && decorators.find(([, sign]) => begins(rest, sign));
    const address = link ? /^\]\(([^\s()]*)\)/.exec(rest) : null;
    const opened = link ? null : /^\[(?:\\.|[^\]\\])+\]\(([^\s()]+)\)/.exec(rest);
    if (quoted !== undefined) {
      add(quoted);
      at += quoted.length + 1;
    } else if (address) {
      link = undefined;
      at += address[0].length;
    } else if (opened?.[1] !== undefined) {
      const href = opened[1];
      const known = previous?.markDefs?.find((one) => one.href === href);
      link = known ?? { _type: "link", _key: newKey(), href };
      if (!markDefs.includes(link)) markDefs.push(link);
      at += 1;
    } else if (decorator && isToggle(text, at, decorator[1], marked.has(decorator[0]))) {
      if (!marked.delete(decorator[0])) marked.add(decorator[0]);
      at += decorator[1].length;
    } else {
      const words = decorator ? decorator[1] : rest.charAt(0);
      add(words);
      at += words.length;
    }
  }
  if (children.length === 0) add("");
  return { _type: "block", _key: previous?._key ?? newKey(), style: "normal", markDefs, children };
}

const begins = (rest: string, sign: string): boolean => rest.startsWith(sign);

/**
 * Whether a sign starts or ends a mark. One that is never closed stays text, and so does one before a space, as in “3
 * * 4”.
 */
function isToggle(text: string, at: number, sign: string, on: boolean): boolean {
  if (on) return true;
  const end = at + sign.length;
  return !/^\s?$/.test(text.charAt(end)) && text.indexOf(sign, end + 1) !== -1;
}
