import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import { sharedOrigin } from "./browsers-site.ts";
import { noteAlive, watchProblems } from "./test.ts";

/**
 * Opens one tab for all tests of a file, or for each worker's share of them, that only look at one page after the
 * other. A new tab's process costs as much as the page itself: it reads the scripts and the type anew, and compiles
 * them. Between tests the tab gets its colours back and loses what a page stored; as with a tab of its own, a test that
 * leaves problems in the console fails.
 *
 * The tests of the file are those of Playwright itself: those of `test.ts` open a tab each.
 *
 * @param prepare is called once with the new tab.
 * @returns a function that gives the tab to a running test.
 */
export function sameTab(
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): () => Page {
  let page: Page | undefined;
  let problems: string[] = [];
  const tab = () => {
    if (!page) throw new Error("The tab is open only while a test runs.");
    return page;
  };
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ baseURL: sharedOrigin(), ...options });
    problems = watchProblems(page);
    await noteAlive(page);
    await prepare(page);
  });
  test.afterEach(async ({ colorScheme }) => {
    const found = problems.splice(0);
    await tab().evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab().context().clearCookies();
    await tab().emulateMedia({ colorScheme });
    expect(found, "The page's console is clean").toEqual([]);
  });
  test.afterAll(() => page?.close());
  return tab;
}
