import { delimiter, join } from "node:path";
import { aptInstall, isExecutable, mayInstall } from "./apt-install.ts";

/** The path of an installed Firefox: the one in `FIREFOX_PATH`, or the first that the system has. */
async function findFirefox(): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"].filter(Boolean);
  const candidates = [
    process.env.FIREFOX_PATH ?? "",
    ...["firefox-esr", "firefox"].flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ];
  for (const path of candidates.filter(Boolean)) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/** Finds Firefox, or installs Debian's as root; without either, the sentence that says so. */
export async function ensureFirefox(): Promise<{ path: string } | { missing: string }> {
  const found = await findFirefox();
  if (found) return { path: found };
  if (await mayInstall()) {
    try {
      await aptInstall("firefox-esr");
    } catch {
      return { missing: "Firefox is skipped: apt-get could not install firefox-esr." };
    }
    const installed = await findFirefox();
    if (installed) return { path: installed };
  }
  return { missing: "Firefox is skipped: install firefox-esr, or set FIREFOX_PATH." };
}
