import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import {
  Builder,
  By,
  Capabilities,
  error,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import type { WebKit } from "../../cli/webkit.ts";
import { within } from "../support/slowness.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";

// The package has no `exports`, so `import` does not resolve this folder, and its types do not include any file in
// it.
const { DriverService }: typeof import("selenium-webdriver/remote") = createRequire(
  import.meta.url,
)("selenium-webdriver/remote");

/** Starts WebKitGTK with its own WebDriver. It has no Navigation API: links load whole pages. */
export async function startWebKit(programs: WebKit, origin: string): Promise<DrivenBrowser> {
  const screen = await startScreen(programs.screen);
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.display })
    .build();
  const address = await service.start(within(20_000));
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: programs.browser,
      args: ["--automation", "--geometry=1280x900"],
    },
  });
  return {
    async visit(path, look) {
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities(capabilities)
        .build();
      try {
        await driver.get(origin + path);
        // Early enough: the page's script starts a while after loading and painting.
        await driver.executeScript(collectErrors);
        await look(drivenPage(driver, origin));
        const errors = await driver.executeScript<string[]>(() => window.scriptErrors ?? []);
        if (errors.length > 0) throw new Error(`A script of ${path} failed: ${errors.join("; ")}`);
      } finally {
        await driver.quit();
      }
    },
    async close() {
      await service.kill();
      await screen.close();
    },
  };
}

declare global {
  interface Window {
    scriptErrors?: string[];
  }
}

function collectErrors(): void {
  const errors: string[] = [];
  window.scriptErrors = errors;
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
}

function drivenPage(driver: WebDriver, origin: string): DrivenPage {
  const patience = within(10_000);
  const waitFor = (look: () => Promise<WebElement | undefined>) =>
    driver.wait(look, patience) as Promise<WebElement>;
  const find = (selector: string) => waitFor(() => firstShown(driver, selector));
  return {
    goto: (path) => driver.get(origin + path),
    press: async (name) => (await waitFor(() => firstShown(driver, "button", name))).click(),
    click: async (selector) => (await find(selector)).click(),
    fill: async (selector, text) => (await find(selector)).sendKeys(text),
    read: (look, given = "") => driver.executeScript(look, given),
    until: async (holds, given = "") =>
      void (await driver.wait(
        () => driver.executeScript<boolean>(holds, given).catch(notWhileLeaving),
        patience,
      )),
  };
}

/** WebKit's answer to a question that reaches a page while it is being left: the next page is asked again. */
function notWhileLeaving(problem: unknown): false {
  if (problem instanceof error.NoSuchFrameError) return false;
  throw problem;
}

/** Finds the first visible element that matches a CSS selector and, if given, the accessible name. */
async function firstShown(driver: WebDriver, selector: string, name?: string) {
  for (const element of await driver.findElements(By.css(selector))) {
    const isMeant = name === undefined || (await element.getAccessibleName()) === name;
    if (isMeant && (await element.isDisplayed())) return element;
  }
  return undefined;
}

/** Starts an X server in memory on a free display number. */
async function startScreen(program: string) {
  const server = spawn(program, ["-displayfd", "3", "-screen", "0", "1280x960x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const numbers = server.stdio[3];
  if (!numbers || !("read" in numbers)) throw new Error("The screen’s number cannot be read.");
  const [number] = await once(createInterface({ input: numbers }), "line", {
    signal: AbortSignal.timeout(within(20_000)),
  });
  return {
    display: `:${number}`,
    async close() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
    },
  };
}
