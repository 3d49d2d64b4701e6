import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Most ruled lines allowed on a page. Rules are for tables and disclosures: if every item of every section has one,
 * pages look alike, and nothing stands out.
 */
const mostLines = 26;

/** From this many lines on, a section counts as a ruled list; two of these must not be adjacent. */
const listFrom = 4;

/**
 * Counts lines across at least a fifth of the page, by section. Lines at the same height count once; boxes and
 * disclosures do not count.
 */
const linesBySection = () => {
  const drawn = (style: CSSStyleDeclaration, side: string) =>
    style.getPropertyValue(`border-${side}-style`) !== "none" &&
    Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
    !/[,/] 0\)$/.test(style.getPropertyValue(`border-${side}-color`));
  const lineAt = (element: Element): string[] => {
    const style = getComputedStyle(element);
    if (drawn(style, "left") || drawn(style, "right")) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width < innerWidth / 5) return [];
    return [
      ...(drawn(style, "top") ? [Math.round(top)] : []),
      ...(drawn(style, "bottom") ? [Math.round(bottom)] : []),
    ].map(String);
  };
  const main = document.querySelector("main");
  const sections = [...(main?.querySelectorAll("section") ?? [])].filter(
    (section) => section.parentElement?.closest("section") === null,
  );
  const linesOf = (root: Element, leftOut: string) =>
    new Set(
      [...root.querySelectorAll("*")]
        .filter((element) => element.checkVisibility() && element.closest(leftOut) === null)
        .flatMap(lineAt),
    ).size;
  return {
    all: main === null ? 0 : linesOf(main, "form"),
    lists: sections.map((section) => ({
      name: section.id || (section.querySelector("h2")?.textContent ?? ""),
      lines: linesOf(section, "form, details"),
    })),
  };
};

/** Asserts that a page has few ruled lines, and no two adjacent ruled lists. */
export async function ruledSparingly(page: Page): Promise<void> {
  const { all, lists } = await page.evaluate(linesBySection);
  expect(all, "ruled lines").toBeLessThanOrEqual(mostLines);
  const isList = lists.map(({ lines }) => lines >= listFrom);
  const inARow = lists.filter((_, index) => isList[index] && isList[index + 1]);
  expect(
    inARow.map(({ name }) => name),
    "ruled lists in a row",
  ).toEqual([]);
}
