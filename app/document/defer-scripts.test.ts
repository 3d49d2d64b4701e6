import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";
import { entryScriptId, starterScript } from "./starter.ts";

const rendered =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2"/></head>' +
  '<body><script>context()</script><script type="module" async="">import "/a.js";</script></body>';

test("module preloads go, other preloads stay", () => {
  const document = deferScripts(rendered);
  expect(document).not.toContain("modulepreload");
  expect(document).toContain('<link rel="preload" href="/f.woff2"/>');
});

test("the entry script waits as text, before the starter", () => {
  expect(deferScripts(rendered)).toContain(
    `<script type="text/plain" id="${entryScriptId}">import "/a.js";</script><script>${starterScript}</script>`,
  );
});

test("replacement patterns in the code are kept as they are", () => {
  expect(deferScripts(rendered.replace('/a.js";', () => '/a.js";"$&$1"'))).toContain('"$&$1"');
});

test("a document without an entry script is an error", () => {
  expect(() => deferScripts("<body></body>")).toThrow("no entry script");
});
