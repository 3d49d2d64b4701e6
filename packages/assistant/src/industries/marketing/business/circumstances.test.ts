import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { circumstancesIn, notPresupposed } from "./circumstances.ts";

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

const pianos = "I tune pianos. how do people find me?";
const yoga = "how do I fill my yoga classes?";

describe("what is ruled out does not return", () => {
  test.each([
    [yoga, "There is no event and I have no tickets.", "how do I get known in town?", /event/i],
    [pianos, "I don't do social media.", "where should I advertise?", /facebook|instagram/i],
    [pianos, "no computer here, nothing online", "what would you do with 50 dollars?", /google/i],
  ])("%s %s %s", (opening, ruledOut, question, presupposed) => {
    const free = talk("marketing");
    free(opening);
    expect(free(question).text).toMatch(presupposed);
    const say = talk("marketing");
    say(opening);
    say(ruledOut);
    expect(say(question).text).not.toMatch(presupposed);
  });

  test.each([
    ["email", "Write to your list once a month."],
    ["email", "Put it in the newsletter."],
    ["website", "Send them to a landing page of its own."],
    ["online", "Ask for a review with a link."],
    ["team", "Film a face from your team."],
    ["money", "Spend ten dollars a day on search ads."],
    ["regulars", "Ask your regulars first."],
  ])("without %s, no advice says “%s”", (lack, advice) => {
    const presupposes = (lacks: readonly string[], plain = "what next") =>
      notPresupposed(lacks, plain).some((pattern) => pattern.test(advice));
    expect(presupposes([lack])).toBe(true);
    expect(presupposes(["event"])).toBe(false);
  });

  test("who asks for what is missing gets it", () => {
    expect(notPresupposed(["website"], "do I need a landing page?")).toEqual([]);
    expect(notPresupposed(["website"], "I have no website")).toHaveLength(1);
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
  expect(text).toMatch(/\b(?:customers?|sign|listing|neighbours?)\b/);
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
