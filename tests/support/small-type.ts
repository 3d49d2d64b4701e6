import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * The smallest type of running text, in pixels: prose, and prose in the mono font, which is wider and is under
 * drawings. Labels in capitals and lettering inside of drawings are no running text.
 */
const floors = { prose: 15, mono: 13 };

/** From this number of words on, a text is read rather than looked at. */
const readFrom = 5;

/** Lists the running texts of the page, also those in closed disclosures, that are set below their floor. */
const smallTexts = ({ prose, mono, from }: { prose: number; mono: number; from: number }) => {
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith("inline") && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const isSmall = (element: Element): boolean => {
    const { fontSize, fontFamily, textTransform } = getComputedStyle(element);
    const floor = /mono/i.test(fontFamily) ? mono : prose;
    return textTransform !== "uppercase" && Number.parseFloat(fontSize) < floor;
  };
  for (const disclosure of document.querySelectorAll("details")) disclosure.open = true;
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document,
    NodeFilter.SHOW_TEXT,
  );
  const found = new Set<string>();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility() || element.closest("svg, .sr-only, noscript, style, script"))
      continue;
    if (!walker.currentNode.textContent?.trim() || !isSmall(element)) continue;
    const text = blockOf(element).textContent.replaceAll(/\s+/g, " ").trim();
    if (text.split(" ").length >= from)
      found.add(`${getComputedStyle(element).fontSize}: ${text.slice(0, 80)}`);
  }
  return [...found];
};

/** Checks that no running text of the page is set smaller than it can be read with ease. */
export async function isSetLarge(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(smallTexts, { ...floors, from: readFrom });
  expect(found, `running text below its floor, ${where}`).toEqual([]);
}
