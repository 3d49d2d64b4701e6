import { aptInstall, isExecutable, mayInstall } from "./apt-install.ts";

/** The programs that drive WebKit, as Debian names and places them. */
export interface WebKit {
  driver: string;
  browser: string;
  /** A virtual screen: this browser has no headless mode. */
  screen: string;
}

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
/** Debian's name of the machine: x86_64 or aarch64. */
const machine = process.arch === "arm64" ? "aarch64" : "x86_64";
const browser = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

async function findWebKit(): Promise<WebKit | undefined> {
  const there = await Promise.all([driver, browser, screen].map(isExecutable));
  return there.every(Boolean) ? { driver, browser, screen } : undefined;
}

/** Finds WebKitGTK with its driver, or installs Debian's as root; without either, the sentence that says so. */
export async function ensureWebKit(): Promise<WebKit | { missing: string }> {
  const found = await findWebKit();
  if (found) return found;
  if (await mayInstall()) {
    try {
      await aptInstall("webkit2gtk-driver", "xvfb");
    } catch {
      return {
        missing: "WebKit is skipped: apt-get could not install webkit2gtk-driver and xvfb.",
      };
    }
    const installed = await findWebKit();
    if (installed) return installed;
  }
  return { missing: "WebKit is skipped: install webkit2gtk-driver and xvfb (Debian)." };
}
