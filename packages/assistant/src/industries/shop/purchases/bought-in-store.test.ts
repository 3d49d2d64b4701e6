import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("what was bought in a store goes back without an order", () => {
  test.each([
    "i bought the pack in your boulder store, can i swap it",
    "its from the shop in portland, how do i return it",
    "can i bring back a tent i got in your store",
  ])("“%s”", (message) => {
    const { text } = talk("e-commerce")(message);
    expect(text).toMatch(/don’t need an order number/);
  });

  test("an order that is not the customer's is dropped permanently", () => {
    const say = talk("e-commerce");
    say("i want to return a sleeping bag");
    say("10391 i think");
    const { text } = say("no that's not mine, i bought mine in the store");
    expect(text).toMatch(/^I’ll leave BK-10391 aside/);
    for (const message of [
      "can i exchange it for a longer one",
      "forget 10391. can i swap it or not",
      "and what do i bring, i have no receipt",
    ])
      expect(say(message).text).not.toMatch(/10391|My account|order number is enough/);
  });

  test("a number without its letters is dropped as well", () => {
    const say = talk("e-commerce");
    say("i want to return a sleeping bag");
    say("10391");
    say("that is not my order");
    expect(say("can i exchange it").text).not.toContain("BK-10391");
  });

  test.each(["which stores do you have", "can i return an online order in a store"])(
    "“%s” tells of no purchase in a store",
    (message) => expect(talk("e-commerce")(message).text).not.toMatch(/without either/),
  );
});
