import { expect, test } from "vitest";
import { withoutIdleFontSettings } from "./idle-font-settings.server.ts";

const reset =
  "button{font:inherit;font-feature-settings:inherit;font-variation-settings:normal;color:red}";

test("font settings that are only ever reset are left out", () => {
  expect(withoutIdleFontSettings(reset)).toBe("button{font:inherit;color:red}");
});

test("where a rule sets some, the resets stay", () => {
  const sheet = `${reset}.a{font-feature-settings:"tnum"}`;
  expect(withoutIdleFontSettings(sheet)).toBe(sheet);
});
