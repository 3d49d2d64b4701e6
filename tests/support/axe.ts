import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 at level AA, and axe's best practices. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type Check = (axe: AxeBuilder) => AxeBuilder;

export const allRules: Check = (axe) => axe.withTags(rules);

/** Only the rules that a change of colours can affect. */
export const contrast: Check = (axe) => axe.withRules(["color-contrast"]);

/** All rules, for one part of the page. */
export const insideOf =
  (selector: string): Check =>
  (axe) =>
    allRules(axe).include(selector);

/**
 * Returns axe's findings for the current page, as “rule: elements (why)”; empty for an accessible page. Two settings
 * make it three times faster: no second page for frames of other origins, of which the site has none, and no list of
 * passed rules.
 *
 * @see
 * https://github.com/dequelabs/axe-core-npm/tree/develop/packages/playwright#axebuildersetlegacymodelegacymode-boolean--true
 */
export async function violations(page: Page, check: Check = allRules): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations: found } = await check(axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target} (${any[0]?.message ?? ""})`).join(" | ")}`,
  );
}
