import { describe, expect, test } from "vitest";
import { kindMissed } from "./kind-missed.ts";

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
    ["what would two of those cost", "They weigh 620 g together.", "a sum"],
    ["ok and which floor?", "All rooms have wooden floors.", "a floor"],
    ["Fine, the label. When will I get it?", "The stove is in stock.", "a day or an hour"],
    ["on foot, how long?", "It is all flat along the water.", "a time"],
    ["how heavy is that one", "The tent is made for two people.", "a weight"],
    ["who pays for sending it", "Send two photos with the order number.", "who pays"],
    ["how many do you have", "Ask at the desk, please.", "a number"],
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
])("“%s” asks for none of these kinds", (message, reply) => {
  expect(kindMissed(message, reply)).toBeUndefined();
});
