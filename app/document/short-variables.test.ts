import { expect, test } from "vitest";
import { withShortVariables } from "./short-variables.server.ts";

test("a variable has one short name wherever it is set, asked for or registered", () => {
  expect(
    withShortVariables(
      ":root{--edge:1px}.a{--tint:red;margin:calc(var(--edge) * 2)}@property --tint{syntax:'*';inherits:false}.b{color:var(--tint,var(--edge))}",
    ),
  ).toBe(
    ":root{--0:1px}.a{--1:red;margin:calc(var(--0) * 2)}@property --1{syntax:'*';inherits:false}.b{color:var(--1,var(--0))}",
  );
});

test("classes that are called after a variable keep their names", () => {
  expect(withShortVariables(".h-\\(--edge\\){height:var(--edge)}")).toBe(
    ".h-\\(--edge\\){height:var(--0)}",
  );
});

test("a list in a variable has no spaces after its commas, but quoted texts do", () => {
  expect(
    withShortVariables(':root{--fonts:"Text", "Text, Bold", serif}.a{font:var(--fonts)}'),
  ).toBe(':root{--0:"Text","Text, Bold",serif}.a{font:var(--0)}');
});
