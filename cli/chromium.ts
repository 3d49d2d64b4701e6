import { delimiter, join } from "node:path";
import { aptAdd, aptInstall, isExecutable, mayInstall } from "./apt-install.ts";

/**
 * Chromium without a window system of its own, which Playwright also prefers among its own browsers: pages open in
 * half of the time. Debian has it. https://playwright.dev/docs/browsers#chromium-headless-shell
 */
const headlessShell = "chromium-headless-shell";

/** Names under which distributions install Chromium or Chrome, the quickest first. */
const names = [
  headlessShell,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The path of an installed Chromium: the one in `CHROMIUM_PATH`, or the first that the system has. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is “${given}”, but no program is there.`);
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  const macOs = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const candidates = [
    ...names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))),
    macOs,
  ];
  for (const path of candidates) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/**
 * Finds Chromium, or installs the distribution's where that needs no one's consent: as root on a system with apt-get.
 *
 * @throws Error that says in one line what to do.
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;

  if (await mayInstall()) {
    try {
      // Ubuntu has no package of this name.
      await aptInstall(headlessShell).catch(() => aptInstall("chromium"));
    } catch (error) {
      throw new Error(
        "apt-get could not install Chromium: install it yourself, or set CHROMIUM_PATH.",
        { cause: error },
      );
    }
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium: install it (Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to a Chrome.",
  );
}

/**
 * Installs the headless shell beside another Chromium where that needs no one's consent: browser tests take half the
 * processor time in it. The other one serves too, so nothing is said when it cannot be had.
 */
export async function preferHeadlessShell(): Promise<void> {
  const found = await findChromium();
  if (found === undefined || found === process.env.CHROMIUM_PATH) return;
  if (found.endsWith(headlessShell) || !(await mayInstall())) return;
  await aptAdd(headlessShell).catch(() => undefined);
}
