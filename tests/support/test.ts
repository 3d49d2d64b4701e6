import { test as base, expect, type Page } from "@playwright/test";
import { sharedOrigin } from "./browsers-site.ts";
import { type Site, startSite } from "./site.ts";
import { within } from "./slowness.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

export { expect };

type TestFixtures = {
  /** Console output that this test may cause by the failures it provokes. */
  expectedProblems: RegExp;
  /** Errors, refused scripts and hydration warnings of the page; a test that leaves any fails. */
  problems: string[];
  /** Opens a page and waits until its script runs. */
  open: (path: string) => Promise<void>;
  /** A replacement for n8n whose answers the test controls. The site passes the chat on to it. */
  automation: StandIn;
};

type WorkerFixtures = {
  /** The unconfigured site, shared by all tests: see browsers-site.ts. */
  site: Pick<Site, "origin">;
  /** The site with n8n configured. */
  relayed: { site: Site; standIn: StandIn };
};

declare global {
  interface Window {
    /** Resolves when the page’s script runs. */
    alive: Promise<unknown>;
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    ({}, use) => use({ origin: sharedOrigin() }),
    { scope: "worker" },
  ],

  relayed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    async ({}, use) => {
      const standIn = await startStandIn();
      const site = await startSite({ AUTOMATION_URL: standIn.url });
      await use({ site, standIn });
      await site.remove();
      await standIn.close();
    },
    { scope: "worker", timeout: within(90_000) },
  ],

  baseURL: ({ site }, use) => use(site.origin),

  automation: async ({ relayed: { standIn } }, use) => {
    standIn.received.length = 0;
    await use(standIn);
  },

  // Matches nothing.
  expectedProblems: [/(?!)/, { option: true }],

  problems: [
    async ({ page, expectedProblems }, use) => {
      const problems = watchProblems(page);
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems.test(problem));
      expect(unexpected, "The page's console is clean").toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page }, use) => {
    await noteAlive(page);
    await use(page);
  },

  open: ({ page }, use) => use((path) => openPage(page, path)),
});

/** Lets `window.alive` tell on every page that is opened from now on when its script runs. */
export const noteAlive = (page: Page) =>
  page.addInitScript(() => {
    window.alive = new Promise((resolve) => {
      addEventListener("site:alive", resolve, { once: true });
    });
  });

/** Collects a page's problems: console errors and warnings (policy violations, hydration) and uncaught errors. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // Playwright's own message about the worker that it blocks.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until the page's script runs: menus and navigation respond, and so do the islands in view. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(() => window.alive);
  const answers = () =>
    [...document.querySelectorAll("site-island:not([when=intent])")].every((island) => {
      const box = island.firstElementChild?.getBoundingClientRect();
      const inView = box && box.width > 0 && box.top < innerHeight && box.bottom > 0;
      return !inView || island.hasAttribute("live");
    });
  await expect.poll(() => page.evaluate(answers)).toBe(true);
}
