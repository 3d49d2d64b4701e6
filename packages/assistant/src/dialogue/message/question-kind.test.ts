import { describe, expect, test } from "vitest";
import { holdsKind, kindAsked, kindMissed } from "./question-kind.ts";

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

describe("a reply that states what was asked for", () => {
  test.each([
    ["what would two of those cost", "The pair comes to $78."],
    ["how much extra is a dog", "Nothing, dogs stay for free."],
    ["which floor would we be on", "The Suite is at the top."],
    ["until when can I bring it back", "For 30 days from delivery."],
    ["how long does the ride take", "A quarter of an hour, or 25 minutes in the rush."],
    ["how heavy is that one", "The lighter one is 1.9 kg."],
    ["who pays for the post", "We do."],
    ["how many fit in", "It sleeps up to 3."],
  ])("“%s” → “%s”", (message, reply) => {
    expect(kindMissed(message, reply)).toBeUndefined();
  });
});

describe("a reply of another kind", () => {
  test.each([
    ["what would two of those cost", "They weigh 620 g together.", "how much"],
    ["ok and which floor?", "All rooms have wooden floors.", "which floor"],
    ["Fine, the label. When will I get it?", "The stove is in stock.", "when"],
    ["on foot, how long?", "It is all flat along the water.", "how long"],
    ["how heavy is that one", "The tent is made for two people.", "how heavy"],
    ["who pays for sending it", "Send two photos with the order number.", "who"],
    ["how many do you have", "Ask at the desk, please.", "how many"],
  ])("“%s” → “%s”", (message, reply, kind) => {
    expect(kindMissed(message, reply)).toBe(kind);
  });
});

test.each([
  ["how much does it weigh", "1.2 kg."],
  ["how much room is there for bags", "Two side pockets and a porch."],
  ["how long is the bag", "It fits people up to 195 cm."],
  ["how much lighter is it then", "By 340 g."],
  ["is it warm", "The stove is in stock."],
])("“%s” surely asks for none of these kinds", (message, reply) => {
  expect(kindMissed(message, reply)).toBeUndefined();
});
