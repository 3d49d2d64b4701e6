import { expect, test } from "@playwright/test";
import { pagePaths } from "./support/pages.ts";
import { sameTab } from "./support/same-tab.ts";

/**
 * No page holds a content twice, once for each breakpoint: what a width hides is not in the main content at that
 * width in another place. Without scripts, because then the document is as it was sent.
 */
const tab = sameTab({ javaScriptEnabled: false });

const widths = [390, 1440];

/** Shorter texts are labels: of cells that are below each other on a phone, of marks in drawings. */
const shortest = 20;

/** How much of a page may be there twice, in characters: a sentence. */
const most = 150;

for (const path of pagePaths) {
  test(`${path} holds nothing twice for two widths`, async () => {
    const page = tab();
    await page.goto(path);
    const atWidths: Text[][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      atWidths.push(await page.getByRole("main").evaluate(textsIn));
    }
    const [phone = [], desktop = []] = atWidths;
    expect(phone.filter(({ isShown }) => isShown).length).toBeGreaterThan(5);
    expect(desktop).toHaveLength(phone.length);
    // One copy for the other width alone, and another that this width shows or that is not for the other.
    const doubled = (here: Text[], there: Text[]) =>
      here.flatMap(({ text, isShown }, index) =>
        !isShown &&
        there[index]?.isShown &&
        text.length >= shortest &&
        here.some(
          (copy, at) => at !== index && copy.text === text && (copy.isShown || !there[at]?.isShown),
        )
          ? text
          : [],
      );
    for (const texts of [doubled(phone, desktop), doubled(desktop, phone)])
      expect(texts.join("").length, texts.join("\n")).toBeLessThanOrEqual(most);
  });
}

type Text = { text: string; isShown: boolean };

/** Returns the texts of an element in their order, and whether this width shows them. */
function textsIn(element: HTMLElement | SVGElement): Text[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent?.replace(/\s+/g, " ").trim() ?? "";
    if (text !== "" && parentElement && !parentElement.closest("script, style"))
      found.push({ text, isShown: parentElement.checkVisibility() });
  }
  return found;
}
