import type { Page } from "@playwright/test";

/** Returns the words of a page that its layout breaks into two lines, because their column is narrower than they are. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // Addresses may break at their signs.
    const word = /(?<![@.\p{L}\p{N}])[\p{L}\p{N}’]+(?![@.]?[\p{L}\p{N}])/gu;
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const box = text.parentElement;
      if (
        !box?.checkVisibility() ||
        box.closest("pre, code, svg, script, style, [aria-hidden=true]")
      )
        continue;
      for (const { 0: found, index } of (text.textContent ?? "").matchAll(word)) {
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found);
      }
    }
    return broken;
  });
