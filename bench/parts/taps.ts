import puppeteer, { type Browser, type Page } from "puppeteer-core";

/**
 * Measures how long a tap on a just painted page takes to respond, and a link to show the next page: with a four
 * times slower processor, over slow 4G. In milliseconds, medians of three.
 */

const rounds = 3;
const processor = 4;
/** Lighthouse's slow 4G, in bytes a second and milliseconds. */
const line = { download: 204_800, upload: 96_000, latency: 150 };

/** Time for the prefetch that touching a link starts. */
const intent = 1500;

type Measured = { name: string; goal: number; measure: (page: Page) => Promise<number> };

/** Starts a timer in the page, performs an action, and waits until `isDone` holds and the screen shows it. */
const timed = (page: Page, action: string, isDone: string): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const start = performance.now();
    ${action};
    const look = () => (${isDone}) ? requestAnimationFrame(() => resolve(performance.now() - start)) : requestAnimationFrame(look);
    look();
  })`) as Promise<number>; // The script resolves with a time difference.

const painted = "performance.getEntriesByName('first-contentful-paint').length > 0";

const measured = (origin: string): Measured[] => [
  {
    name: "menu of a cold page, header",
    goal: 200,
    async measure(page) {
      await page.goto(origin, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(painted);
      return timed(
        page,
        "document.querySelector('header button[popovertarget]:not(nav *)').click()",
        "document.querySelector('header > div [popover]:popover-open')",
      );
    },
  },
  {
    name: "demo of a cold page",
    goal: 1500,
    async measure(page) {
      await page.goto(`${origin}/ai-chatbot`, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(painted);
      return timed(
        page,
        "const button = document.querySelector('main button[data-opens=demo-dialog]'); button.dispatchEvent(new Event('touchstart', { bubbles: true })); button.click()",
        "document.querySelector('dialog[open]')",
      );
    },
  },
  {
    name: "change of page after intent",
    goal: 300,
    async measure(page) {
      await page.goto(origin, { waitUntil: "networkidle0" });
      const link = "document.querySelector('footer a[href=\"/careers\"]')";
      await page.evaluate(`${link}.dispatchEvent(new Event('touchstart', { bubbles: true }))`);
      await new Promise((resolve) => setTimeout(resolve, intent));
      return timed(page, `${link}.click()`, "/^Career/.test(document.title)");
    },
  },
];

async function once(browser: Browser, { measure }: Measured): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(processor);
    await page.emulateNetworkConditions(line);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Prints a line for each measurement. */
export async function printTaps(executablePath: string, origin: string): Promise<void> {
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    console.log("\n| answer to | goal ms | ms |\n|---|---|---|");
    for (const each of measured(origin)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await once(browser, each));
      const [, middle = 0] = times.toSorted((a, b) => a - b);
      console.log(`| ${each.name} | ${each.goal} | ${middle.toFixed(0)} |`);
    }
  } finally {
    await browser.close();
  }
}
