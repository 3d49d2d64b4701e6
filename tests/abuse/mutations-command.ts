import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * `npm run mutations`: takes one security check after the other out of a copy of the sources, and expects its test to
 * fail. A check whose test passes without it is not tested.
 */

type Mutation = { what: string; file: string; from: string; to: string; test: string };

const mutations: readonly Mutation[] = [
  {
    what: "posts from other sites",
    file: "server/http/same-origin.ts",
    from: 'return site !== "cross-site";',
    to: "return true;",
    test: "server/http/same-origin.test.ts",
  },
  {
    what: "two hosts",
    file: "server/http/request-line.ts",
    from: "hosts.length > 1 || ",
    to: "",
    test: "server/http/request-line.test.ts",
  },
  {
    what: "one spelling of an address",
    file: "server/http/request-line.ts",
    from: "if (canonical === path) return undefined;",
    to: "return undefined;",
    test: "server/http/request-line.test.ts",
  },
  {
    what: "the visitor's address behind proxies",
    file: "server/http/client-address.ts",
    from: "forwarded.at(-trustedProxies)",
    to: "forwarded.at(0)",
    test: "server/http/client-address.test.ts",
  },
  {
    what: "the signature of a form's token",
    file: "app/forms/form-token.server.ts",
    from: "if (!signer.verify(",
    to: "if (false && !signer.verify(",
    test: "app/forms/form-token.test.ts",
  },
  {
    what: "the fields of a form",
    file: "app/forms/read-form.server.ts",
    from: "const mostFields = 100;",
    to: "const mostFields = 1e9;",
    test: "app/forms/read-form.test.ts",
  },
  {
    what: "one way to write where the parts of a form end",
    file: "app/forms/read-form.server.ts",
    from: "if (boundary === undefined) return false;",
    to: "if (boundary === undefined) return true;",
    test: "app/forms/read-form.test.ts",
  },
  {
    what: "the length of texts in a CV",
    file: "server/leads/zip-package.ts",
    from: "size <= longestText && ",
    to: "",
    test: "server/leads/cv-type.test.ts",
  },
  {
    what: "no inline scripts",
    file: "server/http/content-policy.ts",
    from: `scripts.length === 0 ? "'none'" : \`'self' \${quoted(scripts)}\``,
    to: `"'self' 'unsafe-inline'"`,
    test: "server/http/inline-hashes.test.ts",
  },
  {
    what: "addresses in the log",
    file: "server/logger.ts",
    from: ".replace(word, withoutAddress)",
    to: "",
    test: "server/logger.test.ts",
  },
  {
    what: "characters that forge lines of the log",
    file: "server/logger.ts",
    from: "[\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]",
    to: "[\\u0000]",
    test: "server/logger.test.ts",
  },
  {
    what: "formulas in exports",
    file: "server/leads/spreadsheet.ts",
    from: "formulaStart.test(value)",
    to: "false",
    test: "server/leads/spreadsheet.test.ts",
  },
  {
    what: "limits of one browser",
    file: "server/webhooks/limits.ts",
    from: "if (session === undefined) return;",
    to: "if (session !== undefined) return;",
    test: "server/webhooks/rate-limit.test.ts",
  },
  {
    what: "one reply under way",
    file: "server/webhooks/index.ts",
    from: "if (underWay.has(id)) throw",
    to: "if (false) throw",
    test: "server/webhooks/rate-limit.test.ts",
  },
  {
    what: "first whoever had fewest turns",
    file: "server/http/turn-queue.ts",
    from: "if (had >= fewest) continue;",
    to: "if (next) continue;",
    test: "server/http/turn-queue.test.ts",
  },
  {
    what: "turns of requests",
    file: "server/http/request-turns.ts",
    from: "if (isOwn(request)) return",
    to: "if (isOwn(request) || settings) return",
    test: "server/http/request-turns.test.ts",
  },
  {
    what: "turns of replies",
    file: "server/webhooks/index.ts",
    from: "turns.take(address, work)",
    to: "work()",
    test: "server/webhooks/chat-turns.test.ts",
  },
  {
    what: "places of one address in a queue of turns",
    file: "server/http/turn-queue.ts",
    from: "running < this.#settings.atOnceForOne",
    to: "true",
    test: "server/http/turn-queue.test.ts",
  },
];

const root = resolve(import.meta.dirname, "..", "..");
const copy = mkdtempSync(join(tmpdir(), "mutations-"));

const passes = (test: string): boolean =>
  spawnSync(
    process.execPath,
    [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "--project=unit", test],
    { cwd: copy, stdio: "ignore" },
  ).status === 0;

try {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  const tests = [...new Set(mutations.map(({ test }) => test))];
  const broken = tests.filter((test) => !passes(test));
  for (const test of broken) console.log(`✗ ${test} fails as it is`);

  let unnoticed = 0;
  for (const { what, file, from, to, test } of mutations) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    // Otherwise the check has moved, and nothing would be tried.
    if (!text.includes(from)) throw new Error(`${file} does not hold “${from}” any more.`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const isNoticed = !passes(test);
    writeFileSync(path, text);
    if (!isNoticed) unnoticed += 1;
    console.log(`${isNoticed ? "✓" : "✗ not noticed:"} without ${what} (${test})`);
  }
  process.exitCode = unnoticed + broken.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
