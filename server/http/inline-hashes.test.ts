import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";
import { inlineHashes } from "./inline-hashes.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

test("scripts, style sheets and style attributes are found, each once", () => {
  const html =
    '<style>a{}</style><script>run()</script><p style="color:red">x</p><script>run()</script><b style="color:red">y</b>';
  expect(inlineHashes(html)).toEqual({
    scripts: [sha256("run()")],
    styles: [sha256("a{}")],
    styleAttributes: [sha256("color:red")],
  });
});

test("data blocks and scripts with an address need no hash", () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  expect(inlineHashes(html).scripts).toEqual([]);
});

test("what looks like a style attribute inside a script is none", () => {
  expect(inlineHashes("<script>const a=' style=\"x\"'</script>").styleAttributes).toEqual([]);
});

test("an escaped attribute is hashed as the browser reads it", () => {
  expect(inlineHashes('<p style="content:&quot;a&amp;b&quot;">').styleAttributes).toEqual([
    sha256('content:"a&b"'),
  ]);
});

test("the policy allows the hashes and nothing inline beside them", () => {
  const policy = contentPolicy({
    hashes: { scripts: ["AAA="], styles: ["BBB="], styleAttributes: [] },
    imageOrigins: ["https://images.example"],
    secure: true,
  });
  expect(policy).toContain("script-src 'self' 'sha256-AAA='");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("img-src 'self' data: https://images.example");
  expect(policy).toContain("upgrade-insecure-requests");
  expect(policy).not.toContain("unsafe-inline");
});
