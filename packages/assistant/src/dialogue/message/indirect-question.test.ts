import { expect, test } from "vitest";
import { directed } from "./indirect-question.ts";

test.for([
  ["if there is a pool", "is there a pool"],
  ["whether I can pay by card", "can I pay by card"],
  ["if you take dogs", "do you take dogs"],
  ["what I need to bring", "what do I need to bring"],
  ["how you do refunds", "how do you do refunds"],
  ["when we can come", "when can we come"],
  ["how much breakfast is", "how much is breakfast"],
] as const)("“%s” asks “%s”", ([indirect, direct]) => {
  expect(directed(indirect)).toBe(direct);
});

test.for(["a room for two", "when I arrive late", "what if it rains"])(
  "“%s” stays as it is",
  (text) => {
    expect(directed(text)).toBe(text);
  },
);
