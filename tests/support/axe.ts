import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { laidOut } from "./laid-out.ts";

/** WCAG 2.2 at level AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe without the comments of its sources, half of which every page would read: its own name for it has no types. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe looks at, and by which rules. */
export type Check = Pick<RunOptions, "runOnly" | "rules"> & {
  /** The part of the page; the whole of it if left out. */
  selector?: string;
};

const allRules: Check = { runOnly: { type: "tag", values: tags } };

/** Only the rules that a change of colours can affect. */
export const contrast: Check = { runOnly: { type: "rule", values: ["color-contrast"] } };

/** All rules, for one part of the page. */
export const insideOf = (selector: string): Check => ({ ...allRules, selector });

/**
 * Returns axe's findings for the current page, as “rule: elements (why)”; empty for an accessible page. Axe's script
 * is read once a page, however often it is checked. Two settings make it faster: no list of passed rules, and no
 * fetching of media and style sheets, which only the rules on audio and on locked orientation ask for.
 *
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#options-parameter
 */
export async function violations(page: Page, check: Check = allRules): Promise<string[]> {
  // Axe notes where everything is, and then takes its time.
  await laidOut(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  const found = await page.evaluate(async ({ selector, ...options }) => {
    const { violations } = await window.axe.run(selector ?? "html", {
      ...options,
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, any }) => `${target} (${any[0]?.message ?? ""})`),
    }));
  }, check);
  return found.map(({ id, nodes }) => `${id}: ${nodes.join(" | ")}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
