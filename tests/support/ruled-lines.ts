import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * A rule is for a table, and for what can be opened. Where each point of each section stands on a line of its own, pages
 * look alike, and nothing on them stands out.
 */
const mostLines = 26;

/** So many lines make a ruled list, and two of them do not follow each other. */
const listFrom = 4;

/** Lines across at least a fifth of the page, by section. Lines beside each other are one; boxes and disclosures apart. */
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

/** How many lines a page rules, and that no two ruled lists follow each other. */
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
