import type { IndustryId } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { parseQuestions, withoutAsks } from "../../../training/load-questions.ts";
import { bestQuestion, indexOf } from "../../knowledge/questions/match.ts";
import { talk } from "../talk-for-tests.ts";

const ferry = `
sections:
  - about: [parking, check_in]
    questions:
      - asks: [how tall may the boat be]
        words: ["~boat/canoe tall/high mast", mast height]
        answer: Four meters.
      - asks: [what does a boat cost]
        words: ["~boat rent/hire price/cost", howmuch rent/hire]
        answer: "{hour} an hour."
        offer: Book a boat
`;
const index = indexOf(
  withoutAsks(parseQuestions("boats.yaml", ferry, "hospitality", { hour: "$10" })),
);
const found = (text: string, before?: string) => bestQuestion(index, [text], { before });

test("a question is found by its distinctive words, whatever is between them", () => {
  expect(found("how high is the mast of your boat")?.question.answer).toBe("Four meters.");
  expect(found("what would it cost to rent a canoe")?.question).toMatchObject({
    answer: "$10 an hour.",
    offer: "Book a boat",
  });
});

test("the subject of an earlier answer need not be named again, but only then", () => {
  expect(found("and to rent one, what price", "check_in")?.score).toBeGreaterThan(
    found("and to rent one, what price")?.score ?? 1,
  );
});

test("words that no question contains lower the score", () => {
  expect(found("how high is the mast of the radio tower in paris")?.score ?? 0).toBeLessThan(0.62);
});

test.each<[string, RegExp]>([
  [ferry.replace("[parking, check_in]", "[parking, boats]"), /boats\.yaml:3: .*no intent “boats”/],
  [ferry.replace("{hour}", "{day}"), /boats\.yaml:10: there is no “\{day\}”/],
  [ferry.replace("offer", "ofer"), /boats\.yaml:8: .*ofer/],
  [ferry.replace("Four meters.", "word ".repeat(41)), /boats\.yaml:7: .*40 words/],
  [ferry.replace("what does a boat cost", "how tall may the boat be"), /boats\.yaml:8: .*line 5/],
])("an error in a file is reported with its line", (text, problem) => {
  expect(() => parseQuestions("boats.yaml", text, "hospitality", { hour: "$10" })).toThrow(problem);
});

const asked: readonly (readonly [IndustryId, string, RegExp])[] = [
  ["hospitality", "is there a tv in the rooms", /^Yes, every room has a TV/],
  ["hospitality", "is there parking", /^Yes, there are 14 spaces in the yard/],
  ["hospitality", "my card got charged twice for this!!", /^I’m sorry.*refund one/],
  ["e-commerce", "could i get that delivered by tomorrow", /^Yes, if you order with express/],
  ["support", "do external guests cost us a seat", /^Guests and viewers are free/],
  ["marketing", "is linkedin worth it", /^For selling to companies, yes/],
];
test.each(asked)("%s: “%s” is answered by its own answer", (industry, message, answer) => {
  expect(talk(industry)(message).text).toMatch(answer);
});

test("the current task continues after a side question, and a request is not a question", () => {
  const say = talk("hospitality");
  say("I want to book a room from 12 december");
  expect(say("is there a tv in the room").text).toMatch(
    /^Yes, every room[\s\S]*how many nights\?$/,
  );
  expect(say("3 nights").text).toMatch(/how many people\?$/);
  const shop = talk("e-commerce");
  shop("where is BK-10482");
  expect(shop("I want to send it back").text).toMatch(/^BK-10482/);
});

test("a single word does not match a question if another is clearly closer in meaning", () => {
  const { text } = talk("hospitality")(
    "we come 8 to 11 january, 2 of us. is there a room that works",
  );
  expect(text).not.toContain("built");
});

test("a subject denied right after its answer is not asked about", () => {
  const say = talk("hospitality");
  expect(say("can we marry at yours").text).toContain("dining room");
  expect(say("what? no dining room. is there parking for two cars").text).not.toContain(
    "dining room",
  );
});
