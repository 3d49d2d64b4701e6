import { describe, expect, it, test } from "vitest";
import { loadAdvice } from "../../../../training/load-advice.ts";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("advice is found by the meaning of a message, not by single words", () => {
  it.each([
    [
      "mondays and tuesdays we stand around with no customers",
      /^Give the quiet day its own reason/,
    ],
    ["got a nasty one star rating, how do i handle that", /^Answer (?:within a day|once, calm)/],
    ["my quotes never get answered", /^(?:Remind them|Send it within a day)/],
    ["people keep telling me my price is too high", /^Ask “compared with what/],
    ["do i need permission to show my clients on instagram", /^Only with their permission/],
    ["my etsy store gets views but no orders", /^Check three things on your phone/],
  ])("“%s”", (message, answer) => {
    expect(talk("marketing")(message).text).toMatch(answer);
  });
});

test("follow-ups are answered for the current subject, each answer once", () => {
  const say = talk("marketing");
  expect(say("our wednesdays are empty, we are a yoga studio").text).toMatch(/guest pass/);
  expect(say("and how often").text).toMatch(/^Once a week, always for the same hour/);
  expect(say("whats the cost").text).toMatch(/^Just the goods and an hour a week/);
  expect(say("i have no time").text).toMatch(/^Do just one thing/);
  expect(say("another idea?").text).toMatch(/^Lend the time to a group/);
});

test("the answer mentions details of the business", () => {
  const say = talk("marketing");
  say("i run a small bakery, nobody opens our newsletter, 1900 people on the list");
  expect(say("who should get it").text).toContain("your 1900 addresses");
});

test("figures are calculated rather than advised on", () => {
  const say = talk("marketing");
  say("google ads are too expensive for us");
  expect(say("i spent 400 and got 20 orders, what does one cost?").text).toMatch(
    /^20 an order: 400 ÷ 20 orders/,
  );
});

test("no two subjects share a wording", () => {
  const asks = loadAdvice().flatMap((one) => one.asks);
  expect(asks.length).toBe(new Set(asks).size);
  expect(new Set(loadAdvice().map(({ advice }) => advice.id)).size).toBe(loadAdvice().length);
});

test("instead of a guess, the current or nearest subject is answered", () => {
  const say = talk("marketing");
  expect(say("can i write a few reviews myself").text).toMatch(
    /^No: paid, rewarded or self-written/,
  );
  expect(say("and my staff?").text).toMatch(/^The same goes for that\. No: /);
  const paid = talk("marketing");
  paid("i paid some instagram girl 250 and sold nothing");
  expect(paid("she has 20k followers").state.flow).toBeUndefined();
});

test("a question takes precedence over a statement next to it", () => {
  expect(talk("marketing")("how do i get the old guests back, have 2600 e-mails").text).toMatch(
    /^Write to them by name/,
  );
});
