import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { plainQuestionIn } from "./find.ts";
import { plainQuestions } from "./index.ts";

const idOf = (message: string) => plainQuestionIn(plainWords(message))?.id;

describe("a plain question is found in different words", () => {
  test.each([
    ["they want to tie us to the agency for two years, should we sign?", "agency-contract"],
    ["is a 24 month contract with a marketing agency normal", "agency-contract"],
    ["how can I tell if my agency does a good job", "agency-good"],
    ["three questions to ask before hiring an agency?", "agency-checks"],
    ["what should I look at when I choose an agency", "agency-checks"],
    ["would 8 a day be enough for google ads", "ad-daily"],
    ["a stranger left us a false review", "fake-review"],
    ["may I give people a voucher when they leave a review", "review-discount"],
    ["is it legal to buy a list of e-mail addresses", "bought-list"],
    ["how often should we send our newsletter", "newsletter-often"],
    ["is giving discounts a bad idea", "discounts"],
    ["my nephew says we need tiktok", "tiktok-boss"],
    ["what does a simple website cost", "site-cost"],
    ["where do I see how many visitors my website has", "visitor-count"],
    ["is it risky that one client brings half of our sales", "one-big"],
    ["what can I do this week for free", "this-week"],
    ["should our ads run at night", "ad-hours"],
    ["how do I keep my regulars", "keep-regulars"],
    ["what does CPC mean?", "term-cpc"],
    ["why should I not advertise with google", "google-against"],
  ])("“%s” asks for %s", (message, id) => {
    expect(idOf(message)).toBe(id);
  });
});

test.each([
  "what colour should the flyer be",
  "should I put our opening hours on the flyer",
  "which is better for a dentist, flyers or google",
  "what if we only have 1000",
  "plan a campaign for more sales: 6000 over 8 weeks",
  "my agency took 900 and I got 4 leads",
  "write a newsletter about our new opening hours",
  "thanks, that helps",
])("“%s” is none of them", (message) => {
  expect(idOf(message)).toBeUndefined();
});

test("answers have at most 40 words, and every id is used once", () => {
  const long = plainQuestions.filter(({ answer }) => answer.split(/\s+/).length > 40);
  expect(long.map(({ id, answer }) => `${id}: ${answer.split(/\s+/).length}`)).toEqual([]);
  const ids = plainQuestions.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("amounts are in the visitor's currency, and follow-up questions are about the subject", () => {
  const say = talk("marketing");
  say("hello, we have 300 euros left this year");
  expect(say("what does a simple website cost?").text).toMatch(/€10 to €30 a month/);
  const other = talk("marketing");
  expect(other("should I give people a discount for a google review?").text).toMatch(/^No: Google/);
  expect(other("how often should I ask?").text).not.toMatch(/not sure|can’t answer/);
});

test.each([
  ["our agency wants 700 a month", "what would you ask them before I sign?", /^Ask three things/],
  ["I have 340 old addresses of guests", "may I even write to them by mail?", /^In Europe, yes/],
  [
    "a stranger left a one star review",
    "can I get it deleted?",
    /^(?:Only if it breaks|Report it)/,
  ],
  ["we spent 900 on google ads last month", "argue against it", /^Against/],
  ["we put 900 into google ads a month", "three things to check first?", /^Three checks/],
  ["my competitor gives 20% off everything", "should I do the same?", /^No: they may be able/],
])("what was said before counts: “%s”, “%s”", (first, second, answer) => {
  const say = talk("marketing");
  say(first);
  expect(say(second).text).toMatch(answer);
});

test("a verdict on figures that were told is no question about spending more", () => {
  const say = talk("marketing");
  say("we spent 4000 on google ads");
  say("one customer spends 40 dollars");
  expect(say("so is it worth it").text).not.toMatch(/Raise it by a fifth/);
});

test("a text or a plan in hand goes on", () => {
  const say = talk("marketing");
  say("write an instagram post for our flower shop, tulips 5 euros on saturday");
  expect(say("shorter, and friendlier").text).toMatch(/tulips/i);
});
