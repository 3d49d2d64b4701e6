import { describe, expect, test } from "vitest";
import { holdsKind, kindAsked } from "./question-kind.ts";

describe("the kind of thing that a question asks for", () => {
  test.each([
    ["when is it back", "when"],
    ["ok and when would that be here", "when"],
    ["what time is breakfast", "when"],
    ["how long does it take", "how long"],
    ["fine, how much is that", "how much"],
    ["how many can i have", "how many"],
    ["where do i find it", "where"],
    ["so who pays for it", "who"],
    ["why not", "why"],
    ["how do i light it", "how to"],
  ])("“%s” asks %s", (plain, kind) => {
    expect(kindAsked(plain)).toBe(kind);
  });

  test.each(["is it waterproof", "i would like a tent", "that is what i asked", "tell me more"])(
    "“%s” asks for none",
    (plain) => {
      expect(kindAsked(plain)).toBeUndefined();
    },
  );
});

describe("whether a reply contains it", () => {
  test.each([
    ["when is it back", "In two weeks.", true],
    ["when is it back", "The Lee 1 shelter: it costs $119.", false],
    ["how long is the link good", "To join: enter your address at the foot of any page.", false],
    ["how long is the link good", "It works for 24 hours.", true],
    ["how much is it", "Returns are by post and in any store.", false],
    ["how much is it", "Wrapping is $3.50.", true],
    ["how much is it", "It is included.", true],
    ["why not", "What revenue did it bring?", false],
    ["who pays for that", "The Kettle stove weighs 310 g.", false],
    ["how do i light it", "The Kettle stove weighs 310 g.", false],
    ["how do i light it", "Open the valve and press the button.", true],
    ["is it waterproof", "The Kettle stove weighs 310 g.", true],
  ])("“%s” and “%s”: %s", (plain, reply, held) => {
    expect(holdsKind(plain, reply)).toBe(held);
  });
});
