import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { kindsIn } from "./asked.ts";
import { budgetIn } from "./brief.ts";
import { situations } from "./index.ts";

test("a description of a business is answered as a whole, with its figures", () => {
  const say = talk("marketing");
  expect(
    say("brass band plays sat 12 dec, the hall holds 200, 80 tickets sold at 15, 120 left for ads")
      .text,
  ).toMatch(/^120 places are free and 21 days left: about 40 a week\./);
  expect(say("how many more must i sell").text).toMatch(/^120 more: 200 − 80, worth \$1,800\./);
  expect(say("and with posters").text).toMatch(/^Yes, where your visitors walk by/);
  expect(say("what do i write").text).toMatch(/^Date, place and price in the first line/);
});

test("enquiries without purchases are not a failure of the ads", () => {
  const say = talk("marketing");
  expect(say("paid 600 for google ads, 12 enquiries, no bookings at all").text).toMatch(
    /^It’s not the ads: 12 people asked, at \$50 each/,
  );
  expect(say("we answer after two days later mostly").text).toMatch(/^Start there/);
});

test("a question about one channel is not taken for one about the situation", () => {
  const say = talk("marketing");
  say("our tuesdays are dead at the nail studio");
  expect(say("how long does seo take").handled).not.toMatch(/^situation:/);
  expect(say("how many weeks of that").handled).not.toBe("out_of_scope");
});

test.each([
  ["how many seats does the stadium have"],
  ["is a 22% open rate good"],
  ["what is the difference between cpc and cpm"],
  ["can it connect to shopify"],
  ["which channels fit a bakery"],
  ["plan a campaign for 2000 over 8 weeks for more sales"],
])("“%s” describes no situation", (message) => {
  expect(talk("marketing")(message).handled).not.toMatch(/^situation:/);
});

test("a falling open rate is a situation, and follow-ups are answered within it", () => {
  const say = talk("marketing");
  const first = say("our open rate fell from 38 to 21 percent, list is 4200");
  expect(first.text).toMatch(/^21% is low.*Check the sender first/);
  expect(say("and spf, whats that").text).toMatch(/SPF, DKIM and DMARC are three entries/);
});

test("an unanswered message gets a next step from what is known, but nonsense does not", () => {
  const say = talk("marketing");
  say("14 enquiries came this month and not one of them booked, we are a nail studio");
  expect(say("the van of my brother in law is pink by now").text).not.toMatch(/What helps/);
  const moved = say("well fill those slots for us obviously");
  expect(moved.text).toMatch(
    /^I can’t judge that from here\. What helps with enquiries that don’t buy: /,
  );
  expect(talk("marketing")("can i summon a demon").text).not.toMatch(/What helps/);
});

test.each([
  ["we have 250 a month", { value: 250, per: "month" }],
  ["got 400 in total", { value: 400 }],
  ["ads budget 1200", { value: 1200 }],
  ["we spent 900 on ads", undefined],
  ["arpu 45 a month", undefined],
])("the budget in “%s” is %o", (message, budget) => {
  expect(budgetIn(message)).toEqual(budget);
});

test("of several question patterns, the more specific comes first", () => {
  expect(kindsIn("how often should i post")[0]?.kind).toBe("often");
  expect(kindsIn("what do i write in the mail")[0]?.kind).toBe("write");
  expect(kindsIn("why is it so low")[0]?.kind).toBe("why");
  expect(kindsIn("we sell bread")).toEqual([]);
});

describe("every text", () => {
  const brief = { text: "", inMoney: (value: number) => `$${value}` };
  const texts = situations.flatMap(({ id, opening, own = [], answers }) =>
    [opening, ...own.map(([, text]) => text), ...Object.values(answers)].map((text) => ({
      id,
      text: typeof text === "string" ? text : text(brief),
    })),
  );
  test("is short", () => {
    expect(texts.filter(({ text }) => text.split(/\s+/).length > 50)).toEqual([]);
  });
  test("each situation has its own name", () => {
    expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length);
  });
});
