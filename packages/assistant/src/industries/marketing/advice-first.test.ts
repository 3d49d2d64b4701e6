import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a plan begins once it is asked for; whoever tells of a business gets a first step", () => {
  const say = talk("marketing");
  const first = say("vet practice, opened 2 months ago, need more patients");
  expect(first.state.flow).toBeUndefined();
  expect(first.text).toMatch(/Shall I make a plan with money and weeks\?$/);
  expect(say("yes please").state.flow?.name).toBe("plan");
  const asked = talk("marketing")("we want a campaign for our vet practice, 900 dollars");
  expect(asked.state.flow?.name).toBe("plan");
});

test("what was taken for their situation is dropped once they deny it", () => {
  const say = talk("marketing");
  expect(say("our fridays are packed but tuesdays are dead in the bistro").handled).toBe(
    "advice:tuesdays-are-dead-nobody-comes-in",
  );
  expect(say("thats not what i asked, should we be on tiktok").handled).not.toMatch(
    /^situation|^advice:tuesdays/,
  );
});

test("a shop on a market place has visitors, and a new rival next door is one", () => {
  expect(talk("marketing")("my etsy store has 60 views a day but no orders").handled).toBe(
    "advice:our-web-shop-has-visitors-but-no-orders",
  );
  expect(
    talk("marketing")("another gym opened across the street and we are shrinking").handled,
  ).toBe("situation:rivals");
});

test("nobody coming to a business is no complaint about us", () => {
  const say = talk("marketing");
  expect(say("hair salon, on mondays nobody comes, any ideas").handled).not.toBe("distress");
});

test("what a sale costs is set against what it leaves", () => {
  const say = talk("marketing");
  say("spent 600 on google ads, 20 orders, avg order 50");
  say("margin is 50%");
  expect(say("do i lose money per order").text).toBe(
    "Yes: a customer leaves you $25 (50% of $50) and costs $30 ($600 ÷ 20), so you lose $5 on each. It pays from 2 sales a customer, or below $25 a customer.",
  );
  expect(say("what would be ok per order then").text).toMatch(/^\$25 at most/);
});

test("a trade that is denied is not theirs, and people lost are no money", () => {
  const say = talk("marketing");
  say("i have a cafe, not an online shop, how do i get regulars");
  expect(say("how do i measure that").text).toContain("how did you hear of us");
  const gym = talk("marketing")("we have 90 members at 45 a month, lost 12");
  expect(gym.text).not.toContain("$12");
});
