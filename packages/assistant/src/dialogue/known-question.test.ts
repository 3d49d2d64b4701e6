import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { knownQuestions } from "../knowledge/questions/index.ts";
import { bestQuestion, indexOf } from "../knowledge/questions/match.ts";
import { readQuestions } from "../knowledge/questions/notation.ts";
import { talk } from "./talk-for-tests.ts";

const index = indexOf(
  readQuestions(`
    # boats ferry
    ? ~boat/canoe tall/high mast | mast height
    = Four meters.
    ? ~boat rent/hire price/cost | howmuch rent/hire
    = Ten dollars an hour.
    > Book a boat
  `),
);
const found = (text: string, before?: string) => bestQuestion(index, [text], before);

test("a question is found by its telling words, whatever stands between them", () => {
  expect(found("how high is the mast of your boat")?.question.answer).toBe("Four meters.");
  expect(found("what would it cost to rent a canoe")?.question.offer).toBe("Book a boat");
});

test("what an earlier answer was about needs no second naming, and only then", () => {
  expect(found("and to rent one, what price", "ferry")?.score).toBeGreaterThan(
    found("and to rent one, what price")?.score ?? 1,
  );
});

test("words that no question holds speak against it", () => {
  expect(found("how high is the mast of the radio tower in paris")?.score ?? 0).toBeLessThan(0.62);
});

test("a list that cannot be read is a mistake, with its line", () => {
  expect(() => readQuestions("= An answer without a question")).toThrow(/An answer without/);
});

test.each(industryIds)("each question of %s has an answer that is read at a glance", (industry) => {
  const long = knownQuestions[industry].filter(({ answer }) => answer.split(/\s+/).length > 40);
  expect(knownQuestions[industry].length).toBeGreaterThan(50);
  expect(long.map(({ answer }) => answer)).toEqual([]);
});

const asked: readonly (readonly [IndustryId, string, RegExp])[] = [
  ["hospitality", "is there a tv in the rooms", /^Yes, each room has a TV/],
  ["hospitality", "my card got charged twice for this!!", /^I am sorry.*refunds one/],
  ["e-commerce", "could i get that delivered by tomorrow", /^Yes, with express/],
  ["support", "do external guests cost us a seat", /^Guests and viewers are free/],
  ["marketing", "is linkedin worth it", /^For selling to companies, yes/],
];
test.each(asked)("%s: “%s” is answered by its own answer", (industry, message, answer) => {
  expect(talk(industry)(message).text).toMatch(answer);
});

test("a task in hand goes on after a question beside it, and a wish is no question", () => {
  const say = talk("hospitality");
  say("I want to book a room from 12 december");
  expect(say("is there a tv in the room").text).toMatch(/^Yes, each room[\s\S]*how many nights\?$/);
  expect(say("3 nights").text).toMatch(/how many people\?$/);
  const shop = talk("e-commerce");
  shop("where is BK-10482");
  expect(shop("I want to send it back").text).toMatch(/^BK-10482/);
});
