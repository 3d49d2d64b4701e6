import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

it.each([
  ["So will we get the money back or not", /^Yes, whatever was charged/],
  ["and to which card? the old one is closed", /bank transfer/],
])("“%s” is answered of the charge after the plan’s end", (message, text) => {
  const say = talk("support");
  say("you charged us in november although we cancelled in september");
  expect(say(message).text).toMatch(text);
});

it("money back is another question where nothing was charged too late", () => {
  expect(talk("support")("do we get money back if we cancel").text).not.toMatch(
    /whatever was charged/,
  );
});
