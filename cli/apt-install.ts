import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Whether a program may be installed without asking: as root, on a system with apt-get. */
export const mayInstall = async (): Promise<boolean> =>
  process.getuid?.() === 0 && (await isExecutable("/usr/bin/apt-get"));

/** Installs packages of the distribution. Rejects when apt-get cannot. */
export async function aptInstall(...names: string[]): Promise<void> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  // Another apt-get, such as that of unattended upgrades, may be running.
  const patiently = ["-o", "DPkg::Lock::Timeout=300", "-y"];
  console.log(`  ${names.join(" and ")} not there yet: installing with apt-get`);
  await execute("apt-get", [...patiently, "update"], options);
  await execute("apt-get", [...patiently, "install", "--no-install-recommends", ...names], options);
}

/** Adds a package without refreshing the lists, and removes nothing for it. Rejects when apt-get cannot. */
export async function aptAdd(name: string): Promise<void> {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: 120_000 };
  const carefully = ["-y", "--no-remove", "--no-install-recommends"];
  const soon = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
  await execute("apt-get", [...soon, ...carefully, "install", name], options);
}

export const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
