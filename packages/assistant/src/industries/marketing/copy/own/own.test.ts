import { expect, test } from "vitest";
import { talk } from "../../../../dialogue/talk-for-tests.ts";
import { seededRandom } from "../../../../understanding/random.ts";
import { lineGiven } from "./given-line.ts";
import { missedIn } from "./missed.ts";
import { clausesOf } from "./sentences.ts";
import { spansOf } from "./spans.ts";

/** Orders for texts, put together at random from parts: whatever is told stands in the text, and nothing else. */

type Part = { readonly said: string; readonly shown: RegExp };
const part = (said: string, shown: RegExp): Part => ({ said, shown });

const names = ["Salt & Stone", "The Quiet Hour", "Mabel’s"];
const trades = ["cheese shop", "gym", "nail studio", "garage"];
const offers = [
  part("4 wraps for 15", /4 wraps for 15/i),
  part("free coffee with every lunch", /free coffee with every lunch/i),
  part("25% off all rings", /25% off all rings/i),
  part("3 hours for 50 euro", /3 hours for €50/i),
  part("soup and bread 6.90", /soup and bread for 6\.90/i),
  part("second plant half price", /second plant.*half price/i),
];
const days = [
  part("on wednesday", /Wednesday/),
  part("every monday and friday", /every Monday and Friday/),
  part("sunday to tuesday", /Sunday to Tuesday/),
  part("until 11 april", /(?:until|by) 11 April/),
  part("tuesday, thursday and saturday", /Tuesday, Thursday and Saturday/),
];
const times = [
  part("from 5pm", /from 5pm/),
  part("at 8am", /at 8am/),
  part("after 3pm", /after 3pm/),
  part("from 10 to 12", /10 to 12/),
];
const texts = [
  "a whatsapp to my regulars",
  "a facebook post",
  "a leaflet",
  "a short note for my customers",
];
const frames: readonly ((told: string, text: string, trade: string, name: string) => string)[] = [
  (told, text, trade, name) => `write ${text} for my ${trade} ${name}: ${told}`,
  (told, text, trade, name) => `hey, i run a ${trade}, need ${text}, ${told}, its called ${name}`,
  (told, text, _trade, name) => `Would you draft ${text}? ${told}. We are ${name}.`,
  (told, text, _trade, name) => `i'd like ${text}. it should say: ${told}. the name is ${name}`,
];

/** Picks the same in every run. */
function dice(seed: number): <T>(all: readonly T[]) => T {
  const random = seededRandom(seed);
  return (all) => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
}

const textIn = (reply: string): string => /“([\s\S]*)”/.exec(reply)?.[1] ?? "";
const ofOrder =
  /\b(?:write|draft|need|leaflet|whatsapp|note for|should say|called|the name is|i run|i['’]d like)\b/i;
const doubled = /\b(?:on|at|until|by) (?:on|at|from|until|by|every)\b/i;

function order(seed: number) {
  const pick = dice(seed);
  const [offer, day, time] = [pick(offers), pick(days), pick(times)];
  const isTimed = pick([true, false]);
  const name = pick(names);
  const told = [offer.said, isTimed ? `${day.said} ${time.said}` : day.said].join(
    pick([", ", " "]),
  );
  const message = pick(frames)(told, pick(texts), pick(trades), name);
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  const first = say(message).text;
  return { pick, offer, day, time: isTimed ? time : undefined, name, message, say, first };
}

const seeds = Array.from({ length: 24 }, (_, index) => index + 1);
const holds = (text: string, message: string, parts: readonly (Part | undefined)[]): void => {
  for (const one of parts) if (one !== undefined) expect(text, message).toMatch(one.shown);
  expect(text, message).not.toMatch(ofOrder);
  expect(text, message).not.toMatch(doubled);
  const given = new Set(message.match(/\d+/g));
  expect((text.match(/\d+/g) ?? []).filter((number) => !given.has(number))).toEqual([]);
};

test.each(seeds)("order %i: offer, day, hour and name stand in the text, and no order", (seed) => {
  const { first, message, offer, day, time, name } = order(seed);
  const text = textIn(first);
  holds(text, message, [offer, day, time]);
  expect(text, message).toContain(name);
});

test.each(seeds)("order %i: a corrected day takes the place of the old one", (seed) => {
  const { pick, say, message, offer, day, time } = order(seed);
  const other = pick(days.filter(({ said }) => said !== day.said));
  const correction = pick(["no, ", "sorry, ", "i meant ", "it's "]) + other.said;
  const text = textIn(say(correction).text);
  holds(text, `${message} / ${correction}`, [offer, other, time]);
  expect(text, `${message} / ${correction}`).not.toMatch(
    new RegExp(`${day.shown.source}(?<!${other.shown.source})`),
  );
});

test.each(seeds)("order %i: what is said to be missing is in the next text", (seed) => {
  const { pick, say, message, offer, day, time } = order(seed);
  const missed = pick([offer, day]);
  const complaint = pick([
    `you lost "${missed.said}"`,
    `where is ${missed.said}?`,
    `${missed.said} is missing`,
    `STILL no ${missed.said}`,
  ]);
  holds(textIn(say(complaint).text), `${message} / ${complaint}`, [offer, day, time]);
});

test.each(seeds)("order %i: a line that is given opens the text", (seed) => {
  const { pick, say, message, offer, day } = order(seed);
  const line = pick(["Mondays are made for cheese", "Bring your appetite", "Your desk can wait"]);
  const wish = pick([
    `smth like '${line}'`,
    `start with "${line}"`,
    `put "${line}" in front`,
    `use this line: ${line}`,
  ]);
  const text = textIn(say(wish).text);
  expect(text.toLowerCase(), `${message} / ${wish}`).toContain(line.toLowerCase());
  holds(text, `${message} / ${wish}`, [offer, day]);
});

test.each(seeds.slice(0, 12))(
  "order %i: a limit, an emoji and no exclamation mark are kept",
  (seed) => {
    const { say, message, offer, day } = order(seed);
    const short = textIn(say("max 140 characters").text);
    expect(short.length, message).toBeLessThanOrEqual(140);
    expect(textIn(say("with an emoji please").text), message).toMatch(/\p{Extended_Pictographic}/u);
    const calm = textIn(say("no exclamation marks").text);
    expect(calm, message).not.toContain("!");
    holds(calm, message, [offer, day]);
  },
);

test.each([
  ["you lost the 3 again", "3"],
  ["where did the cake go", "cake"],
  ["what happened to the name", "name"],
  ["the hour is missing", "hour"],
])("“%s” misses “%s”", (clause, missed) => {
  expect(missedIn(clause)).toBe(missed);
});

test.each([
  ['try "soup is a hug"', "soup is a hug"],
  ["use this slogan: warm feet, warm heart", "warm feet"],
  ["with a joke", undefined],
])("“%s” gives the line “%s”", (message, line) => {
  const [clause] = clausesOf(message);
  expect(clause === undefined ? undefined : lineGiven(clause)?.line).toBe(line);
});

test.each([
  ["its called Ember", "sorry, wednesday to friday", /pizza from Wednesday to Friday/],
  ["its called Ember", "Its called Forno Rosso, not Ember", /Forno Rosso/],
  ["the name is Ember", "our name is Forno Rosso", /Forno Rosso/],
  ["its called Ember from 5pm", "you lost the half price pizza", /from 5pm/i],
])("a name told as “%s” is not printed as a sentence after “%s”", (named, later, shown) => {
  const say = talk("marketing");
  say(`need a whatsapp to my regulars, half price pizza tuesday, thursday and friday, ${named}`);
  const text = textIn(say(later).text);
  expect(text).toMatch(shown);
  expect(text).not.toMatch(/called|name is|(?:Tuesday.*){2}/i);
});

test("a price and a day told by themselves stand with their thing", () => {
  const say = talk("marketing");
  const order = "post for my cafe Lindy: plum tart, 12 hours rest, from Saturday, £4.20";
  const text = textIn(say(order).text);
  expect(text).toMatch(/plum tart.*from Saturday.*£4\.20/i);
  expect(text).not.toMatch(/(?:^|[.!] )£/);
});

test("days, hours and amounts stand with the words that lead to them", () => {
  const found = (text: string): string[] =>
    spansOf(text).map(({ of, text: own }) => `${of} ${own}`);
  expect(found("3 loaves for €9 every saturday from 8 to 11")).toEqual([
    "amount €9",
    "day every saturday",
    "time from 8 to 11",
  ]);
  expect(found("from 3 to 9 march after 4pm")).toEqual(["day from 3 to 9 march", "time after 4pm"]);
  expect(found("bouquets from 35 pieces, open day")).toEqual([]);
});

test.each([
  ["a sign for my bakery: its rye bread half price after 5pm", /“Rye bread half price after 5pm/],
  ["words for our board: it's tea + scones for 6.50, mon/thu 2 to 4", /“Tea and scones for 6\.50/],
  ["a sign for my pub: its live music on friday from 8pm", /“Live music on Friday from 8pm/],
])("what leads to the thing is not printed: “%s”", (order, shown) => {
  const { text } = talk("marketing")(`write ${order}`);
  expect(text).toMatch(shown);
  expect(text).not.toMatch(/\b(?:its|it[’']s|it is) (?:rye|tea|live)/i);
});

test("what is said of a thing keeps its subject", () => {
  const say = talk("marketing");
  say("write a post: our new oat loaf, 3.90 euros, from Friday");
  expect(say("mention that it's spelt and rests 20 hours").text).toMatch(/It’s spelt and rests 20/);
});

test.each(["drop the 'rye'", "without the “rye”", "remove the word 'rye'", "leave out ‘rye’"])(
  "a word in quotation marks is cut: %s",
  (message) => {
    const say = talk("marketing");
    say("write a sign for my bakery: rye bread half price after 5pm");
    expect(say(message).text).toMatch(/“Bread half price after 5pm/);
  },
);
