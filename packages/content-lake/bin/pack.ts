#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/**
 * `node packages/content-lake/bin/pack.ts [FOLDER]`: writes the package as JavaScript, including the code it shares
 * with the site, and packs it as a .tgz that npm and npx can install. Node runs TypeScript itself, but not in
 * node_modules.
 */

const root = join(import.meta.dirname, "..");
const contracts = join(root, "..", "..", "contracts");
const isSource = (name: string): boolean => name.endsWith(".ts") && !name.includes(".test.");

/** Converts a TypeScript module to JavaScript, with the imports adjusted. */
function asScript(code: string, at: string): string {
  const shared = `${relative(dirname(at), "contracts") || "."}/index.js`;
  return stripTypeScriptTypes(code)
    .replace(/(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g, "$1$2.js$1")
    .replaceAll('"@brightkeel/contracts"', `"${shared.startsWith(".") ? shared : `./${shared}`}"`);
}

function writeScripts(from: string, to: string, target: string): void {
  for (const name of readdirSync(from, { recursive: true, encoding: "utf8" })) {
    const at = join(to, name.replace(/\.ts$/, ".js"));
    const file = join(target, at);
    if (isSource(name)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, asScript(readFileSync(join(from, name), "utf8"), at));
    } else if (name.endsWith(".js")) {
      mkdirSync(dirname(file), { recursive: true });
      cpSync(join(from, name), file);
    }
  }
}

/** Writes the package to a folder, which is emptied first. */
export function writePackage(target: string): void {
  rmSync(target, { recursive: true, force: true });
  writeScripts(join(root, "src"), "src", target);
  writeScripts(join(root, "bin"), "bin", target);
  writeScripts(contracts, "contracts", target);
  for (const name of ["README.md", "docs"])
    cpSync(join(root, name), join(target, name), { recursive: true });
  // The package's own package.json, in npm's format.
  const described = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
    exports: Record<string, string>;
    [field: string]: unknown;
  };
  const { "@brightkeel/contracts": inside, ...dependencies } = described.dependencies;
  const { private: here, scripts, devDependencies, ...fields } = described;
  const compiled = {
    ...fields,
    bin: { "content-lake": "./bin/start.js" },
    exports: Object.fromEntries(
      Object.entries(described.exports).map(([name, file]) => [name, file.replace(/\.ts$/, ".js")]),
    ),
    dependencies,
    engines: { node: ">=26" },
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(compiled, null, 2)}\n`);
}

if (import.meta.main) {
  const target = resolve(process.argv[2] ?? join("build", "content-lake"));
  writePackage(target);
  const tgz = execFileSync("npm", ["pack", "--silent", "--pack-destination", dirname(target)], {
    cwd: target,
    encoding: "utf8",
  });
  console.log(join(dirname(target), tgz.trim()));
}
