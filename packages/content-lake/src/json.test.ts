import { expect, test } from "vitest";
import { NumberTooLargeError, parseJson } from "./json.ts";

test.each([
  "1e999",
  "-1E+999",
  `{"a":[{"b":${"9".repeat(400)}}]}`,
  `[${"1".repeat(250)}e99]`,
  "1e0309",
])("%s has a number that is too large", (text) => {
  expect(() => parseJson(text)).toThrow(NumberTooLargeError);
});

test.each(["1.7976931348623157e308", "1e-999", '"1e999"', '{"e999":"9e999"}', "null", "[[],{}]"])(
  "%s is read as it is",
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);

test("what is no JSON is refused", () => {
  expect(() => parseJson("{")).toThrow(SyntaxError);
});
