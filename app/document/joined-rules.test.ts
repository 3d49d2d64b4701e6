import { expect, test } from "vitest";
import { bodyOf, withJoinedRules } from "./joined-rules.server.ts";

const rule = (selector: string, ...declarations: string[]) => ({
  selector,
  body: bodyOf(declarations),
});

test("a rule is merged into an earlier one with the same selector", () => {
  expect(
    withJoinedRules([
      rule(".a", "margin:0"),
      rule(".b", "color:red"),
      rule(".a", "display:flex"),
      rule(".a", "gap:1px"),
    ]),
  ).toBe(".a{margin:0;display:flex;gap:1px}.b{color:red}");
});

test("the content of a pseudo-element is declared once", () => {
  expect(
    withJoinedRules([
      rule(".a:before", 'content:""', "top:0"),
      rule(".a:before", 'content:""', "color:red"),
    ]),
  ).toBe('.a:before{content:"";top:0;color:red}');
});

test.each([
  ["margin-top:0", "margin:1px"],
  ["top:0", "inset:1px"],
  ["line-height:1", "font-size:1px"],
  ["column-gap:0", "gap:1px"],
  ["max-width:0", "width:1px"],
  ["-webkit-text-decoration:none", "text-decoration:none"],
  ["justify-items:center", "place-items:end"],
  ["--a:1", "--a:2"],
])("it stays behind a rule that sets %s, for it sets %s", (between, later) => {
  const parts = [rule(".a", "display:flex"), rule(".b", between), rule(".a", later)];
  expect(withJoinedRules(parts)).toBe(`.a{display:flex}.b{${between}}.a{${later}}`);
});

test("merging does not change the order of conflicting rules", () => {
  expect(
    withJoinedRules([
      rule(".a", "color:red"),
      rule(".b", "display:flex"),
      rule(".a", "margin:0"),
      rule(".b", "margin:1px"),
    ]),
  ).toBe(".a{color:red;margin:0}.b{display:flex;margin:1px}");
});

test("nothing passes a group", () => {
  expect(
    withJoinedRules([rule(".a", "margin:0"), "@media print{.b{gap:0}}", "", rule(".a", "gap:0")]),
  ).toBe(".a{margin:0}@media print{.b{gap:0}}.a{gap:0}");
});
