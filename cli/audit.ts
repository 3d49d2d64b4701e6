import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

/**
 * `npm run audit`: known vulnerabilities of the production dependencies, where the registry reports them; their
 * licences; and a list of all of them (SBOM, CycloneDX) in `build/sbom.json`.
 */

const root = resolve(import.meta.dirname, "..");

/** Licences that only require their text to be kept, or that do not affect a program that merely uses a library. */
const free = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/**
 * Of alternatives (OR), one is enough; of several together (AND), all count.
 * https://spdx.dev/learn/handling-license-info/
 */
const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((way) => way.split(" AND ").every((name) => free.has(name.trim())));

/** Packages that state their licence only in a file. */
const named: Readonly<Record<string, string>> = { "node_modules/png-js": "MIT" };

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const { packages } = lock.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
const installed = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
);

const licenceOf = (path: string, given: string | undefined): string => {
  const file = join(root, path, "package.json");
  const known = given ?? named[path];
  if (known !== undefined || !existsSync(file)) return known ?? "none named";
  const { license } = z
    .object({ license: z.string().catch("none named") })
    .parse(JSON.parse(readFileSync(file, "utf8")));
  return license;
};

/** The name of a package by its place; those of this project by the name in their own file. */
const nameOf = (path: string): string | undefined =>
  packages[path]?.name ?? path.split("node_modules/").at(-1);

let problems = 0;
const unusual = installed
  .map(([path, { license }]) => ({ path, license: licenceOf(path, license) }))
  .filter(({ license }) => !isFree(license));
console.log(`Licences: ${installed.length} packages, ${unusual.length} to look at`);
for (const { path, license } of unusual) console.log(`  ${license}  ${path}`);
problems += unusual.length;

const npm = (...args: string[]) =>
  spawnSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/** npm refers to a package by its name and version. */
const billOfMaterials = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string() }) }),
  components: z.array(z.looseObject({ "bom-ref": z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

// With `--omit=dev` npm 11 also leaves out packages that run, such as `@sanity/client`; so everything is listed, and
// what only development needs is taken out here.
const sbom = npm("sbom", "--package-lock-only", "--sbom-format=cyclonedx");
const bill = billOfMaterials.safeParse(parsed(sbom.stdout));
if (sbom.status === 0 && bill.success) {
  const { metadata, components, dependencies, ...head } = bill.data;
  const running = new Set(
    Object.entries(packages)
      .filter(([path, { dev, link }]) => path !== "" && !dev && !link)
      .map(([path, { version }]) => `${nameOf(path)}@${version}`),
  );
  const parts = components.filter((part) => running.has(part["bom-ref"]));
  const listed = new Set(parts.map((part) => part["bom-ref"]));
  const refs = new Set([metadata.component["bom-ref"], ...listed]);
  const uses = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((use) => ({ ...use, dependsOn: use.dependsOn.filter((ref) => refs.has(ref)) }));
  const list = { ...head, metadata, components: parts, dependencies: uses };
  writeFileSync(join(root, "build", "sbom.json"), JSON.stringify(list, undefined, 2));
  const missing = [...running].filter((part) => !listed.has(part));
  console.log(`SBOM: ${listed.size} of ${running.size} parts in build/sbom.json`);
  for (const part of missing) console.log(`  missing  ${part}`);
  problems += missing.length;
} else {
  console.log(`SBOM: not made. ${sbom.stderr.trim().split("\n").at(-1) ?? ""}`);
  problems += 1;
}

const audit = npm("audit", "--omit=dev", "--json");
const report = z
  .object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) })
  .safeParse(parsed(audit.stdout));
if (report.success) {
  const { total = 0, ...levels } = report.data.metadata.vulnerabilities;
  console.log(`Advisories: ${total}`, total > 0 ? levels : "");
  problems += total;
} else console.log("Advisories: this registry lists none; run the command again where one does.");

process.exitCode = problems > 0 ? 1 : 0;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
