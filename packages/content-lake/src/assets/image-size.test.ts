import { expect, it } from "vitest";
import { parseImageOptions } from "./image-options.ts";
import { withinSides } from "./image-size.ts";

it.each([
  ["clip", { width: 200, height: 100, fit: "scale" }],
  ["max", { width: 200, height: 100, fit: "scale" }],
  ["scale", { width: 200, height: 200, fit: "scale" }],
  ["crop", { width: 200, height: 200, fit: "crop" }],
  ["min", { width: 200, height: 200, fit: "crop" }],
  ["fill", { width: 200, height: 200, fit: "fill" }],
  ["fillmax", { width: 200, height: 200, fit: "fillmax" }],
])("limits on sides distort no image of fit=%s", (fit, expected) => {
  const options = parseImageOptions(new URLSearchParams(`w=100&h=100&fit=${fit}&min-w=200`));
  expect(withinSides(options, { width: 800, height: 400 })).toMatchObject(expected);
});
