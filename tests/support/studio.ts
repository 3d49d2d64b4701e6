import { resolve } from "node:path";
import { type RunningLake, runLake, silent } from "@brightkeel/content-lake/testing";
import type { ClientConfig, SanityClient } from "@sanity/client";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { blogSeed } from "#server/content/seed/seed.ts";
import { ensureStudio } from "../../cli/build/ensure-studio.ts";
import { launchBrowser } from "./browser.ts";
import { within } from "./slowness.ts";

/** The real Studio in a real browser. If necessary, it is installed and built first. */

/** A browser with one editor’s cookies, and the problems that occurred in it. */
export type EditorsBrowser = {
  context: BrowserContext;
  /** Page errors, responses with status 400 and above, and requests to any origin but `origin`. */
  problems: string[];
  /** Returns the address of a place in the Studio. */
  studioUrl(path: string): string;
  close(): Promise<void>;
};

/** The Studio signs off over its presence socket, which the browser may already have closed with the page. */
const saidWhileLeaving = "WebSocket is already in CLOSING or CLOSED state.";

export async function openEditorsBrowser(
  origin: string,
  options: { width?: number; timezoneId?: string } = {},
): Promise<EditorsBrowser> {
  const { width = 1500, ...rest } = options;
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width, height: 1000 },
    reducedMotion: "reduce",
    ...rest,
  });
  context.setDefaultTimeout(within(30_000));
  const problems: string[] = [];
  // Browsers request this from every host by themselves; the site has it, the bare service has not.
  const isOurs = (address: string) => !address.endsWith("/favicon.ico");
  context.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(origin) && !/^(data|blob|about):/.test(address))
      problems.push(`outside: ${address}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400 && isOurs(response.url()))
      problems.push(`${response.status()} ${response.url()}`);
  });
  context.on("console", (message) => {
    if (message.type() !== "error" || !isOurs(message.location().url)) return;
    if (message.text() !== saidWhileLeaving) problems.push(message.text());
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  return {
    context,
    problems,
    studioUrl: (path) => `${origin}/studio/${path}`,
    close: () => browser.close(),
  };
}

type OpenStudio = {
  running: RunningLake;
  /** Can read drafts and write. */
  client: SanityClient;
  editor: EditorsBrowser;
};

/**
 * Starts the content service with the site's posts and the Studio but without the site, and an editor's browser:
 * shared by all tests of a file, opened before them and closed after them.
 *
 * @returns a function that gives them to a running test.
 */
export function studioForAllTests({
  lake,
  client,
  browser,
}: {
  lake?: Parameters<typeof runLake>[0];
  client?: Partial<ClientConfig>;
  browser?: { timezoneId: string };
} = {}): () => OpenStudio {
  let running: RunningLake | undefined;
  let opened: OpenStudio | undefined;
  beforeAll(async () => {
    const studioFolder = await ensureStudio();
    const seed = blogSeed({ folder: resolve("content/blogs"), logger: silent });
    running = await runLake({ seed, studioFolder, ...lake });
    opened = {
      running,
      client: running.client({ perspective: "raw", ...client }),
      editor: await openEditorsBrowser(new URL(running.url).origin, browser),
    };
  }, within(600_000));
  afterAll(async () => {
    await opened?.editor.close();
    await running?.stop();
  });
  return () => {
    if (!opened) throw new Error("The Studio is open only while a test runs.");
    return opened;
  };
}

/** Signs in on the Studio's sign-in page, and continues to the requested page. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel("Token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/**
 * Presses “Publish” until the service has the post. The Studio ignores a press while it still validates the form, as
 * on a busy machine, and an editor would press again.
 *
 * @param isPublished asks the service.
 */
export async function publish(page: Page, isPublished: () => Promise<unknown>): Promise<void> {
  const button = page.getByTestId("action-publish");
  await button.waitFor();
  await expect
    .poll(
      async () => {
        if (await button.isEnabled()) await button.click();
        return isPublished();
      },
      { timeout: within(30_000), interval: within(1_000) },
    )
    .toBeTruthy();
}
