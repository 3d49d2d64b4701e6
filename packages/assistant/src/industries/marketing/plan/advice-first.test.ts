import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a plan starts on request; describing a business gets a first step", () => {
  const say = talk("marketing");
  const first = say("vet practice, opened 2 months ago, need more patients");
  expect(first.state.flow).toBeUndefined();
  expect(first.text).toMatch(/Shall I make a plan with money and weeks\?$/);
  expect(say("yes please").state.flow?.name).toBe("plan");
  const asked = talk("marketing")("we want a campaign for our vet practice, 900 dollars");
  expect(asked.state.flow?.name).toBe("plan");
});

test("an assumed situation is dropped once denied", () => {
  const say = talk("marketing");
  expect(say("our fridays are packed but tuesdays are dead in the bistro").handled).toBe(
    "advice:tuesdays-are-dead-nobody-comes-in",
  );
  expect(say("thats not what i asked, should we be on tiktok").handled).not.toMatch(
    /^situation|^advice:tuesdays/,
  );
});

test("a shop on a marketplace has visitors, and a new shop next door is a competitor", () => {
  expect(talk("marketing")("my etsy store has 60 views a day but no orders").handled).toBe(
    "advice:our-web-shop-has-visitors-but-no-orders",
  );
  expect(
    talk("marketing")("another gym opened across the street and we are shrinking").handled,
  ).toBe("situation:rivals");
});

test("“nobody comes” is not a complaint about us", () => {
  const say = talk("marketing");
  expect(say("hair salon, on mondays nobody comes, any ideas").handled).not.toBe("distress");
});

test("the cost of a sale is compared with its profit", () => {
  const say = talk("marketing");
  say("spent 600 on google ads, 20 orders, avg order 50");
  say("margin is 50%");
  expect(say("do i lose money per order").text).toBe(
    "Yes, you lose 5 an order, 100 in all. An order brings 50, less 25 of costs and 30 for ads (600 ÷ 20). To break even you need 24 orders from the same ads, or 60 an order.",
  );
  expect(say("what would be ok per order then").text).toMatch(/^25 an order at most/);
});

test("a denied trade is not the visitor's, and lost people are not money", () => {
  const say = talk("marketing");
  say("i have a cafe, not an online shop, how do i get regulars");
  expect(say("how do i measure that").text).toContain("how did you hear of us");
  const gym = talk("marketing")("we have 90 members at 45 a month, lost 12");
  expect(gym.text).not.toContain("$12");
});
