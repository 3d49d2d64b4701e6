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

test("a text or a plan in hand goes on", () => {
  const say = talk("marketing");
  say("write an instagram post for our flower shop, tulips 5 euros on saturday");
  expect(say("shorter, and friendlier").text).toMatch(/Tulips/);
});
