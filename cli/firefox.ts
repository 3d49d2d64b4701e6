import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

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

/** Finds Firefox, or installs Debian's as root; without one, the sentence that says so. */
export async function ensureFirefox(): Promise<{ path: string } | { missing: string }> {
  const found = await findFirefox();
  if (found) return { path: found };
  if (process.getuid?.() === 0 && (await isExecutable("/usr/bin/apt-get"))) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    try {
      await execute("apt-get", ["update"], { env });
      await execute("apt-get", ["install", "-y", "--no-install-recommends", "firefox-esr"], {
        env,
      });
    } catch {
      return { missing: "Firefox is skipped: apt-get could not install firefox-esr." };
    }
    const installed = await findFirefox();
    if (installed) return { path: installed };
  }
  return { missing: "Firefox is skipped: install firefox-esr, or set FIREFOX_PATH." };
}
