import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { circumstancesIn } from "./circumstances.ts";

/** What a visitor says is missing never returns in the advice that follows. */

describe("what is missing is read in any wording", () => {
  test.each([
    ["There is no event.", ["event"]],
    ["I sell no tickets, I'm afraid", ["event"]],
    ["we don't have a website", ["website"]],
    ["I've never had a homepage", ["website"]],
    ["no e-mail and no internet here", ["email", "online"]],
    ["It's just me, no staff", ["team"]],
    ["I work alone", ["team"]],
    ["I can't stand social media", ["social"]],
    ["I don't do Facebook or Instagram", ["social"]],
    ["there is no money for that", ["money"]],
    ["I have no customers yet", ["regulars"]],
    // something else is missing
    ["we have no website traffic", []],
    ["no event ideas so far", []],
    ["do I need a website?", []],
  ])("%s", (message, lacks) => {
    expect(circumstancesIn(plainWords(message)).lacks).toEqual(lacks);
  });

  test("what is there after all is missing no longer", () => {
    expect(circumstancesIn(plainWords("we have a website now")).has).toEqual(["website"]);
  });
});

const trades = [
  "I repair old clocks in my workshop. fewer people come now, where do I begin?",
  "I run a small bakery, how do I get more customers?",
  "I tune pianos. how do people find me?",
  "how do I fill my yoga classes?",
];
const ruledOut: readonly (readonly [string, RegExp])[] = [
  ["There is no event and I have no tickets.", /\b(?:events?|tickets?|stage)\b/i],
  ["I do not use e-mail.", /\b(?:e-?mail|newsletter|your list)\b/i],
  ["I have no website.", /\b(?:your (?:web ?)?site|landing page|your page)\b/i],
  ["I don't do social media.", /\b(?:instagram|facebook|tiktok|social media)\b/i],
  ["no computer here, nothing online", /\b(?:online|e-?mail|links?|google|website|instagram)\b/i],
  ["I work alone, I have no team", /\b(?:your|the) (?:team|staff)\b/i],
];
const next = ["what else could I do?", "any other ideas?", "and what should I do first?"];

describe("what is ruled out does not return", () => {
  test.each(ruledOut)("%s", (message, presupposed) => {
    for (const trade of trades) {
      const say = talk("marketing");
      say(trade);
      for (const asked of [message, ...next]) {
        const { text } = say(asked);
        const admitted = text.replace(/^Right, [^.]{0,60}\. /, "");
        expect(admitted, `${trade} / ${asked}`).not.toMatch(presupposed);
      }
    }
  });
});

test("a lack is admitted in two words, and something else is suggested", () => {
  const say = talk("marketing");
  say("I tune pianos, how do I get more customers?");
  expect(say("I have no website and no email").text).toMatch(/^Right, no e-mail, no website\. \w/);
});

test("a workshop in which somebody works is no event", () => {
  const { text } = talk("marketing")(
    "I am 74 and repair old clocks in my workshop, but fewer people come now. Where might I begin?",
  );
  expect(text).not.toMatch(/stage|guests|tickets/);
});

test("examples are one level down, for the trade", () => {
  const say = talk("marketing");
  say("I have a dog grooming salon, Tuesday to Thursday are empty");
  expect(say("what would that something be though?").text).toMatch(
    /^For example: a free nail trim/,
  );
});

test.each([
  [["my grandson says I need a website. Do I really?"], /^Not to begin with/],
  [["What are the fees on Etsy, roughly?"], /^About a tenth/],
  [["is resending the newsletter to non-openers a good idea?"], /^Yes, once/],
  [["is there something without computers, the local paper perhaps?"], /^Yes, if your customers/],
  [["i have a nail studio", "what would i film for nails?"], /^Your hands at work/],
])("a plain question is answered: %j", (messages, answer) => {
  const say = talk("marketing");
  expect(messages.map((message) => say(message).text).at(-1)).toMatch(answer);
});
