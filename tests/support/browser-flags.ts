/** Flags for Chromium without a window and without background requests. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // No process is started ahead for a page that may never come: each test's pages are in a context of their own,
  // which has its own process under any limit.
  "--renderer-process-limit=1",
];
