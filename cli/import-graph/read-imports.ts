import { dirname, join, normalize } from "node:path/posix";
import { parseSync, Visitor } from "rolldown/utils";

/** One import: from which file, of which, and how. Paths are relative to the root of the repository. */
export type Import = {
  from: string;
  to: string;
  /** Imports types only: nothing of it runs. */
  isType: boolean;
  /** Starts a worker or child process from the file, which is no cycle even when it leads back. */
  isProcess: boolean;
  /** The package whose `exports` the import went through. */
  throughPackage?: string;
};

/** Contents of the repository: source texts by path, and its `package.json` files by folder. */
export type Tree = {
  sources: ReadonlyMap<string, string>;
  packages: readonly Package[];
};

export type Package = {
  /** Relative to the root of the repository; the site's own is the empty string. */
  folder: string;
  name: string;
  exports?: string | Readonly<Record<string, string>>;
  imports?: Readonly<Record<string, string>>;
};

export type Imports = {
  imports: Import[];
  /** Imports of a workspace package that its `exports` do not offer, one sentence each. */
  unresolved: string[];
};

type Reference = { specifier: string; isType: boolean; isProcess: boolean };

/** Every import of one of the tree's files by another; registry packages are left out. */
export function readImports(tree: Tree): Imports {
  const imports: Import[] = [];
  const unresolved: string[] = [];
  for (const [from, source] of tree.sources) {
    for (const { specifier, isType, isProcess } of references(from, source)) {
      const target = resolve(tree, from, specifier);
      if (target === undefined) continue;
      if ("problem" in target) unresolved.push(target.problem);
      else imports.push({ from, isType, isProcess, ...target });
    }
  }
  return { imports, unresolved };
}

function references(file: string, source: string): Reference[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: Reference[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, isType, isProcess: false });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType, isProcess: false });
    }
  }
  new Visitor({
    ImportExpression({ source: { type, ...literal } }) {
      if (type === "Literal" && "value" in literal && typeof literal.value === "string") {
        found.push({ specifier: literal.value, isType: false, isProcess: false });
      }
    },
    TSImportType({ source: { value } }) {
      found.push({ specifier: value, isType: true, isProcess: false });
    },
    NewExpression({ callee, arguments: [first, second] }) {
      const isAddress = callee.type === "Identifier" && callee.name === "URL";
      if (!isAddress || first?.type !== "Literal" || typeof first.value !== "string") return;
      if (second?.type !== "MemberExpression" || second.object.type !== "MetaProperty") return;
      found.push({ specifier: first.value, isType: false, isProcess: true });
    },
  }).visit(program);
  return found;
}

type Target = { to: string; throughPackage?: string } | { problem: string };

function resolve(tree: Tree, from: string, specifier: string): Target | undefined {
  const [path = ""] = specifier.split("?");
  // React Router generates these types for each route; the compiler finds them through `rootDirs`.
  if (path.includes("/+types/")) return undefined;
  if (path.startsWith(".")) return { to: normalize(join(dirname(from), path)) };
  if (path.startsWith("#")) {
    const owner = packageOf(tree, from);
    const target = owner && match(owner.imports ?? {}, path);
    return target ? { to: join(owner.folder, target) } : undefined;
  }
  const named = tree.packages.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (!named || named.folder === "") return undefined;
  const offered = typeof named.exports === "string" ? { ".": named.exports } : named.exports;
  const target = match(offered ?? {}, `.${path.slice(named.name.length)}`);
  return target
    ? { to: join(named.folder, target), throughPackage: named.name }
    : {
        problem: `${from} imports ${specifier}, which the exports of ${named.folder}/package.json do not offer.`,
      };
}

/** The package that a file belongs to: the one with the longest folder. */
function packageOf({ packages }: Tree, file: string): Package | undefined {
  return packages
    .filter(({ folder }) => folder === "" || file.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** Node's subpath patterns: https://nodejs.org/api/packages.html#subpath-patterns */
function match(offered: Readonly<Record<string, string>>, path: string): string | undefined {
  const exact = offered[path];
  if (exact !== undefined) return exact;
  for (const [pattern, target] of Object.entries(offered)) {
    const [start = "", end] = pattern.split("*");
    if (end === undefined || !path.startsWith(start) || !path.endsWith(end)) continue;
    return target.replace("*", path.slice(start.length, path.length - end.length));
  }
  return undefined;
}
