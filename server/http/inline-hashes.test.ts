import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";
import { inlineHashes } from "./inline-hashes.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

test("style sheets and style attributes are found, each once", () => {
  const html =
    '<style>a{}</style><script>run()</script><p style="color:red">x</p><script>run()</script><b style="color:red">y</b>';
  expect(inlineHashes(html)).toEqual({
    styles: [sha256("a{}")],
    styleAttributes: [sha256("color:red")],
  });
});

test("text in a script that looks like a style attribute is ignored", () => {
  expect(inlineHashes("<script>const a=' style=\"x\"'</script>").styleAttributes).toEqual([]);
});

test("an escaped attribute is hashed as the browser reads it", () => {
  expect(inlineHashes('<p style="content:&quot;a&amp;b&quot;">').styleAttributes).toEqual([
    sha256('content:"a&b"'),
  ]);
});

test("the policy allows nothing inline except the hashes", () => {
  const policy = contentPolicy({
    scripts: ["AAA="],
    hashes: { styles: ["BBB="], styleAttributes: [] },
    imageOrigins: ["https://images.example"],
    secure: true,
  });
  expect(policy).toContain("script-src 'self' 'sha256-AAA='");
  // Without it, `style-src` covers attributes too, and its hashes match none without `'unsafe-hashes'`.
  expect(policy).not.toContain("style-src-attr");
  expect(policy).not.toContain("'unsafe-hashes'");
  expect(policy).toContain("img-src 'self' data: https://images.example");
  expect(policy).toContain("upgrade-insecure-requests");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test("a page without scripts runs none", () => {
  const policy = contentPolicy({
    hashes: { styles: [], styleAttributes: [] },
    imageOrigins: [],
    secure: false,
  });
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("trusted-types 'none'");
});
