import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall, mayInstall } from "./apt-install.ts";

/**
 * The folder of PostgreSQL's server programs: the system's, or Debian's, installed as root.
 *
 * @throws Error that says in one line what to do.
 */
export async function ensurePostgres(): Promise<string> {
  const found = findPrograms();
  if (found) return found;
  const advice =
    "PostgreSQL is needed for the tests: install it with “sudo apt-get install postgresql” (Debian, Ubuntu) or “brew install postgresql” (macOS).";
  if (!(await mayInstall())) throw new Error(advice);
  try {
    await aptInstall("postgresql");
  } catch (error) {
    throw new Error(advice, { cause: error });
  }
  const programs = findPrograms();
  if (!programs) throw new Error(advice);
  return programs;
}

/** The newest set of server programs on this machine. */
function findPrograms(): string | undefined {
  const versions = (root: string) =>
    existsSync(root)
      ? readdirSync(root)
          .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
          .map((version) => join(root, version, "bin"))
      : [];
  return [
    ...versions("/usr/lib/postgresql"),
    ...versions("/Library/PostgreSQL"),
    ...(process.env.PATH ?? "").split(delimiter),
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/opt/postgresql/bin",
  ].find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}
