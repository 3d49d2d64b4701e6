import { type Browser, chromium } from "playwright";
import { ensureChromium } from "../../cli/chromium.ts";
import { browserFlags } from "./browser-flags.ts";

/** The browser for a test outside of the browser suite; whoever launches it closes it. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
