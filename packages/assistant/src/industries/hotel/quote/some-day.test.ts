import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a month without a day gets an approximate price and is not asked for the date", () => {
  const say = talk("hospitality");
  const { text } = say("thinking of something with a sea view in april, just us two");
  expect(text).toMatch(/^In April a Harbour room is \$143 a night.*Tell me the days once you know/);
  expect(say("no idea which day yet, what would it cost about?").text).toMatch(/about \$338/);
});

test("people who come to eat want a table, not a bed", () => {
  const { text } = talk("hospitality")("a table for 4 for dinner on friday please");
  expect(text).toMatch(/table for 4/);
  expect(talk("hospitality")("lunch for 12 people on saturday the 12th").text).not.toMatch(
    /nights/,
  );
});

test("a baby mentioned earlier stays in the party", () => {
  const say = talk("hospitality");
  say("4 to 6 december, my husband, me and our 7 month old");
  expect(say("and with breakfast for us both?").text).toMatch(
    /3 guests, with breakfast and a free cot: a Standard room/,
  );
});

test("a fault with its room number is passed on at once", () => {
  expect(talk("hospitality")("the heating is broken, room 31, it is freezing").text).toMatch(
    /^I’m sorry about that\. The person on duty has room 31 now/,
  );
});

test("a rough price is given while the day is open", () => {
  const say = talk("hospitality");
  say("i'm thinking of a weekend for my parents in spring");
  const { text } = say("so 2 nights in april in the harbour one, roughly?");
  expect(text).toMatch(/^In April a Harbour room is \$143 a night.*\$338/);
});

test.each([
  "2, my mum and dad",
  "just 2. my parents",
  "2 - my mum and my dad, and it is a surprise",
])("“%s” is a number of guests, and who they are", (message) => {
  const say = talk("hospitality");
  say("a harbour room from 17 april for 2 nights");
  expect(say(message).text).toMatch(/2 nights, 2 guests: a Harbour room/);
});

test.each([
  "we are three, i and wife and son 9 year. You have room for 3 in 20 december until 23?",
  "room for 3 people 20 december to 23",
  "3 people, from 20 december till 23 please",
])("“%s” has its last day", (message) => {
  expect(talk("hospitality")(message).text).toMatch(
    /^Sunday, 20 December to Wednesday, 23 December, 3 nights, 3 guests/,
  );
});

test.each([
  ["how much is the suite for a week in may", /Suite.*7 nights for 2 come to about/],
  ["what would 3 nights in the harbour room cost in march", /Harbour.*3 nights for 2 come to/],
  ["price of a family room in july", /Family/],
])("names what a stay in a month comes to: “%s”", (message, price) => {
  const { text } = talk("hospitality")(message);
  expect(text).toMatch(price);
  expect(text).not.toMatch(/leaves the day open|Which day/);
});

test.each(["sometime in february i guess", "february probably", "in feb… i mean february"])(
  "does not ask again for a day that is not known: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("i'm looking for somewhere to stay with my husband");
    expect(say(message).text).toMatch(/^In February a Standard room is/);
  },
);

test("takes days of the week in the month that was named", () => {
  const say = talk("hospitality");
  say("how much is the suite in may");
  say("and monday to friday?");
  expect(say("2 of us").text).toMatch(/Monday, 3 May to Friday, 7 May/);
});

test.each(["and for 3 nights in the harbour room", "what about the suite?", "and 5 nights?"])(
  "works out another stay of the same month: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("how much is a room in may");
    expect(say(message).text).toMatch(/^In May a .*Tell me the days/);
  },
);

test.each(["thinking about a few days in february", "maybe a short trip in march for my parents"])(
  "answers “%s” with what it would cost",
  (message) => {
    expect(talk("hospitality")(message).text).toMatch(/^In (?:February|March) a Standard room/);
  },
);
