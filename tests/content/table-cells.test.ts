import { describe, expect, it } from "vitest";
import { type Block, cellOfText, isPlain, textOfCell } from "../../studio/table/cell-text.ts";

/** The text of a table’s cell in the Studio’s grid. */

let made = 0;
const newKey = () => `new${made++}`;
const span = (text: string, ...marks: string[]) =>
  ({ _type: "span", _key: `s${text}`, text, marks }) as const;
const block = (...children: Block["children"]): Block => ({
  _type: "block",
  _key: "b",
  style: "normal",
  markDefs: [{ _type: "link", _key: "l", href: "/hospitality", title: "Hotels" }],
  children,
});

const wordsOf = (blocks: readonly Block[]) =>
  blocks.map(({ children, markDefs = [] }) =>
    children.map(({ text, marks = [] }) => [
      text,
      ...marks.map((mark) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark),
    ]),
  );

describe("a cell", () => {
  it.each([
    ["plain words", [block(span("Close the terminals"))], "Close the terminals"],
    [
      "every kind of word",
      [
        block(
          span("strong ", "strong"),
          span("both", "strong", "em"),
          span("out", "strike-through"),
          span("x = 1", "code"),
          span(" see "),
          span("hotels", "l"),
          span(" and "),
          span("more", "strong", "l"),
        ),
      ],
      "**strong *both***~~out~~`x = 1` see [hotels](/hospitality) and [**more**](/hospitality)",
    ],
    [
      "signs that mean themselves",
      [block(span("3 * 4, a*b, [x] `y` \\ ~~"))],
      "3 * 4, a\\*b, \\[x\\] \\`y\\` \\\\ \\~\\~",
    ],
    [
      "two paragraphs and a line break",
      [block(span("one\ntwo")), block(span("three"))],
      "one\ntwo\n\nthree",
    ],
    ["nothing", [], ""],
  ])("says %s in one text, and becomes the same again", (_, blocks, text) => {
    expect(textOfCell(blocks)).toBe(text);
    expect(isPlain(blocks)).toBe(true);
    expect(wordsOf(cellOfText(text, blocks, newKey))).toEqual(wordsOf(blocks));
  });

  it.each([
    "2 * 3 = 6",
    "a * b * c",
    "**",
    "*",
    "`",
    "~~",
    "[no address]",
    "[a](b c)",
    "]()",
    "5** stars",
    "\\",
  ])("takes “%s” as it is typed", (text) => {
    expect(wordsOf(cellOfText(text, [], newKey))).toEqual([[[text]]]);
  });

  it("keeps its keys, and what a link has beside its address", () => {
    const before = [block(span("see "), span("hotels", "l"))];
    const [after] = cellOfText("look at [hotels](/hospitality)", before, newKey);
    expect(after).toMatchObject({
      _key: "b",
      markDefs: [{ _key: "l", title: "Hotels" }],
      children: [{ _key: "ssee " }, { _key: "shotels" }],
    });
  });

  it("is left alone when it holds what no line of text can say", () => {
    expect(isPlain([{ ...block(span("a")), listItem: "bullet" }])).toBe(false);
    expect(isPlain([{ ...block(span("a")), style: "h2" }])).toBe(false);
    expect(isPlain([block(span("a", "underline"))])).toBe(false);
  });

  it("is the same after a turn, whatever signs its words and whatever marks its spans have", () => {
    const signs = ["*", "**", "`", "~~", "[", "](", ")", "\\", " ", "a", "\nb"];
    const names = ["strong", "em", "strike-through", "code", "l"];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 2_000; round++) {
      const spans = Array.from({ length: 1 + next(4) }, (_, index) => {
        const words = Array.from({ length: 1 + next(6) }, () => signs[next(signs.length)]).join("");
        const marks = names.filter((_name, place) => place === index || next(4) === 0);
        return span(`x${words}x`, ...marks);
      });
      const before = [block(...spans)];
      const after = cellOfText(textOfCell(before), before, newKey);
      const letters = (blocks: readonly Block[]) =>
        wordsOf(blocks)
          .flat()
          .flatMap(([text = "", ...marks]) =>
            [...text].map((letter) => [letter, ...marks].join(" ")),
          );
      expect(letters(after), JSON.stringify(textOfCell(before))).toEqual(letters(before));
    }
  });
});
