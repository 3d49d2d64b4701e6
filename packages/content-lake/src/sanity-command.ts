import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** `content-lake sanity …`: runs the `sanity` command of a Studio's folder against this service instead of Sanity's. */

type Service = { url: string; token: string | undefined };

/** Finds the `sanity` command installed in a folder. Throws an error with a message for the user when there is none. */
function sanityOf(folder: string): string {
  try {
    const described = createRequire(pathToFileURL(join(folder, "package.json"))).resolve(
      "sanity/package.json",
    );
    // The shape is that of npm's package.json.
    const { bin } = JSON.parse(readFileSync(described, "utf8")) as {
      bin: string | { sanity: string };
    };
    return join(dirname(described), typeof bin === "string" ? bin : bin.sanity);
  } catch (cause) {
    throw new Error(
      `There is no \`sanity\` in ${folder}: run this in the folder of a Studio, after npm install.`,
      { cause },
    );
  }
}

/**
 * Runs the command to its end.
 *
 * @returns its exit code.
 */
export function runSanity(
  args: string[],
  { url, token }: Service,
  folder: string,
): Promise<number> {
  const bridge = new URL("./sanity-bridge.ts", import.meta.url); // bin/pack.ts adjusts this name
  const child = spawn(process.execPath, [sanityOf(folder), ...args], {
    cwd: folder,
    stdio: "inherit",
    env: {
      ...process.env,
      CONTENT_LAKE_URL: url,
      ...(token && { SANITY_AUTH_TOKEN: token }),
      // Also applies to the workers and processes it starts.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${bridge.href}`.trim(),
    },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve(code ?? 1));
  });
}
