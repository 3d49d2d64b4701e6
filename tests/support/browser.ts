import { type Browser, chromium } from "playwright";
import { ensureChromium } from "../../cli/chromium.ts";
import { browserFlags } from "./browser-flags.ts";

/** Launches the browser for a test outside of the browser suite; the caller closes it. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
