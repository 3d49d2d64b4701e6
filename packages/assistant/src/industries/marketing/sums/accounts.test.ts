import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { freshState } from "../../../dialogue/types.ts";
import { accountsIn } from "./accounts.ts";

test("channels with cost and revenue are recognised in any order and wording", () => {
  const both = [
    { name: "Google", cost: 2000, revenue: 7000 },
    { name: "TikTok", cost: 900, revenue: 800 },
  ];
  for (const message of [
    "google 2,000 brings 7,000, tiktok 900 brings 800",
    "google 2000 -> 7000; tiktok 900 -> 800",
    "google: 7,000 revenue for 2,000, tiktok 800 for 900",
    "spent 2k on google and made 7k, 900 on tiktok made 800",
    "i said 4,500 before. google cost us $2,000 and earned $7,000, tiktok cost $900 and earned $800, margin 35",
  ])
    expect(accountsIn(message), message).toEqual(both);
  expect(accountsIn("radio 400 for 8 leads, flyers 300 for 3 leads")).toEqual([
    { name: "Radio", cost: 400, count: 8, unit: "lead" },
    { name: "Flyers", cost: 300, count: 3, unit: "lead" },
  ]);
  expect(accountsIn("spent 300 on radio, 200 on flyers. radio 20 new customers, flyers 5")).toEqual(
    [
      { name: "Radio", cost: 300, count: 20, unit: "customer" },
      { name: "Flyers", cost: 200, count: 5, unit: "customer" },
    ],
  );
  expect(accountsIn("google or meta for a shoe shop with 500?")).toBeUndefined();
});

test("each channel is calculated, and kept for a new margin, a stop, a shift and a changed figure", () => {
  const say = talk("marketing");
  expect(say("search 3000 brings 9000, radio 2000 brings 3000. which one do i stop?").text).toMatch(
    /Search \$3 and Radio \$1\.50\. .*What’s left of 100/,
  );
  expect(say("margin is 50").text).toContain("Losing money: Radio (−$500)");
  expect(say("and at 70?").text).toContain("None loses money, and the best is Search (+$3,300)");
  expect(say("so should i drop radio?").text).toMatch(/^No: at 70%, Radio earns \$100/);
  expect(say("what if radio only brings 2000").text).toContain(
    "Radio: $2,000 × 70% − $2,000 = −$600",
  );
  expect(say("where would you put the radio money").text).toMatch(/^Into Search.*\$2,000 more/);
  expect(say("roi for each please").text).toContain("Search 110% and Radio -30%");
});

test("messages about something else are not answered from the figures", () => {
  const say = talk("marketing");
  say("google 2000 brings 7000, newsletter 900 brings 800, margin 40");
  expect(say("what's the best day to send a newsletter").handled).not.toBe("accounts");
});

test("orders times order value give the revenue, and the weakest is named without a margin", () => {
  const say = talk("marketing");
  say("campaign a cost 200 and got 10 orders, campaign b cost 400 for 8, average order 50");
  expect(say("which do i stop").text).toMatch(/^Campaign b: .*\$1 of revenue for every dollar/);
  expect(say("margin 60").text).toContain("Campaign a: $500 × 60% − $200 = +$100");
});

test("two channels named in one question are compared", () => {
  const say = talk("marketing");
  say("radio 200 brings 900, flyers 300 brings 400, margin 50");
  expect(say("so stop radio or flyers?").text).toMatch(/^Losing money: Flyers/);
});

test("a free channel is never the worst, and is not divided by", () => {
  const say = talk("marketing");
  const { text } = say("newsletter 0 brings 500, meta 200 brings 300, which do I stop?");
  expect(text).toContain("Newsletter $500 at no cost and Meta $1.50");
  expect(text).toContain("Newsletter at any and Meta from 67%");
  expect(say("so which one should i drop").text).toMatch(
    /^Meta: it brings back the least, \$1\.50/,
  );
  expect(say("margin 80").text).toMatch(/The weakest per dollar is Meta, with \$1\.50 back/);
  expect(say("roi for each please").text).toContain(
    "Newsletter has none, since it cost nothing and Meta 20%",
  );
  expect(say("what if we invest more in the newsletter").text).toMatch(
    /^Newsletter hasn’t cost anything/,
  );
  expect(say("where would you put more money").text).toMatch(/^Into Meta/);
});

test("lead costs are not compared as a multiple of zero", () => {
  expect(talk("marketing")("referrals 0 for 4 leads, flyers 300 for 3 leads").text).toMatch(
    /^A lead costs: Referrals \$0 and Flyers \$100\. Cut Flyers first\.$/,
  );
});

test("channels stored by an older release in another shape are discarded without breaking the reply", () => {
  const figures = { accounts: '{"google":[1,2]}' };
  const say = talk("marketing", undefined, { ...freshState(), before: "accounts", figures });
  expect(say("which one do i stop").handled).not.toBe("accounts");
});
