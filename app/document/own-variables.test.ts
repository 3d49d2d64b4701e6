import { expect, test } from "vitest";
import { withoutOwnVariables } from "./own-variables.server.ts";

test("a variable that each rule sets for itself gives way to its value", () => {
  expect(
    withoutOwnVariables(
      ".a{--s:0 0 1px red;box-shadow:var(--ring),var(--s)}.b{--s:none;box-shadow:var(--ring),var(--s)}",
    ),
  ).toBe(".a{box-shadow:var(--ring),0 0 1px red}.b{box-shadow:var(--ring),none}");
});

test.each([
  ["used by a rule that does not set it", ".a{--s:1;margin:var(--s)}.b{margin:var(--s)}"],
  ["set by a rule that does not use it", ".a{--s:1;margin:var(--s)}.b{--s:2}"],
  ["used in different properties", ".a{--s:1;margin:var(--s)}.b{--s:2;padding:var(--s)}"],
  ["weightier in one rule", ".a{--s:1;margin:var(--s)}.b{--s:2;margin:var(--s)!important}"],
  ["set for good", ".a{--s:1!important;margin:var(--s)}"],
  ["a part of another variable", ".a{--s:1;--t:var(--s);margin:var(--s)}.b{margin:var(--t)}"],
  ["changing gradually", ".a{--s:1;margin:var(--s)}.b{transition-property:--s}"],
  ["in keyframes", ".a{--s:1;margin:var(--s)}@keyframes k{to{margin:var(--s)}}"],
])("a variable stays that is %s", (_, sheet) => {
  expect(withoutOwnVariables(sheet)).toBe(sheet);
});

test("fallbacks for browsers without registered variables do not count", () => {
  const old = "@layer properties{*{--s:initial}}";
  expect(withoutOwnVariables(`${old}.a{--s:1;margin:var(--s)}`)).toBe(`${old}.a{margin:1}`);
});
