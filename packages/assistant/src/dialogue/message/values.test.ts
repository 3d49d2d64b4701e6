import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test.each([
  ["32 december", "There’s no 32 December: December has 31 days."],
  ["30 february", "There’s no 30 February: February has 28 days."],
  ["29 feb", "There’s no 29 February in 2027: February has 28 days then."],
  ["31/02", "There’s no 31 February"],
  ["2026-13-01", "There’s no month 13."],
  ["the 45th", "No month has a 45th."],
  ["yesterday", "Yesterday has already passed."],
  ["20 november 2025", "20 November 2025 has already passed."],
  ["1 november", "1 November 2027 is beyond that"],
])("an arrival on “%s” is rejected as impossible and asked for again", (day, why) => {
  const say = talk("hospitality");
  say("I want to book a room");
  const { text } = say(day);
  expect(text).toContain(why);
  expect(text).toMatch(/Which day would you like to arrive\?$/);
  expect(say("12 december").text).toContain("Arriving on Saturday, 12 December.");
});

test("an impossible correction also discards the old date", () => {
  const say = talk("hospitality");
  say("two rooms next friday for 3 nights, 4 adults");
  const { text } = say("no, 30 february");
  expect(text).toMatch(/no 30 February.*Which day would you like to arrive\?$/);
  expect(say("12 december").text).toMatch(/12 December to Tuesday, 15 December.*4 guests/);
});

test.each([
  ["from 12 december to 10 december for 2", /leaving before you arrive.*how many nights\?$/],
  ["from 12 december to 12 december for 2", /same day.*how many nights\?$/],
])("“%s” is not a stay", (message, expected) => {
  const say = talk("hospitality");
  expect(say(`I want to book a room ${message}`).text).toMatch(expected);
});

test("a departure before the arrival is pointed out when asking for the nights", () => {
  const say = talk("hospitality");
  say("book a room from 12 december");
  expect(say("until 10 december").text).toMatch(/is before your arrival.*how many nights\?$/);
  expect(say("until the 15th").text).toMatch(/how many people\?$/);
});

test.each([
  ["999 nights", "up to 21 nights"],
  ["-5 nights", "shortest stay is one night"],
  ["2.5 nights", "only count whole nights"],
  ["0", "shortest stay is one night"],
  ["1000", "up to 21 nights"],
])("“%s” exceeds the limit, and the nights are asked for again", (message, limit) => {
  const say = talk("hospitality");
  say("book a room from 12 december");
  const { text } = say(message);
  expect(text).toContain(limit);
  expect(text).toMatch(/how many nights\?$/);
});

test.each([
  ["0 guests", "at least one guest"],
  ["-2", "at least one guest"],
  ["500 people", "up to 18 guests"],
])("“%s” exceeds the limit, and the guests are asked for again", (message, limit) => {
  const say = talk("hospitality");
  say("book a room from 12 december for 2 nights");
  const { text } = say(message);
  expect(text).toContain(limit);
  expect(text).toMatch(/how many people\?$/);
});

test("an amount is neither a number of nights nor of guests", () => {
  const say = talk("hospitality");
  say("book a room from 12 december");
  const { text } = say("what is 2+2?");
  expect(text).toMatch(/^2 \+ 2 = 4\./);
  expect(text).toMatch(/how many nights\?$/);
  expect(say("2").text).toMatch(/how many people\?$/);
});

test("children named first are added to the adults named later", () => {
  const say = talk("hospitality");
  say("two rooms and three kids from 12 december for 2 nights");
  expect(say("2").text).toMatch(
    /5 guests: a Standard room and a Family room are free, \$700 in all/,
  );
});

test("singular and plural are used correctly", () => {
  expect(talk("hospitality")("two rooms on 12 december for 1 night, 4 adults").text).toMatch(
    /1 night, 4 guests: 2 Standard rooms are free/,
  );
  expect(talk("hospitality")("a room on 12 december for 1 night, 1 adult").text).toMatch(
    /1 night, 1 guest: a Standard room is free/,
  );
  const say = talk("marketing");
  say("Help me plan a campaign");
  say("more sales");
  say("$5,000");
  expect(say("1 week").text).toContain("over 1 week:");
});

test("amounts keep their currency, and implausible figures are rejected with a reason", () => {
  const plan = talk("marketing");
  plan("Help me plan a campaign");
  plan("more leads");
  plan("€8,000");
  expect(plan("8 weeks").text).toMatch(/with €8,000 over 8 weeks.*about €1,000 a week/);
  const roi = talk("marketing");
  roi("Calculate my return on investment");
  expect(roi("0").text).toMatch(/above zero\. What does the campaign cost in total\?$/);
  roi("$2,000");
  roi("$5,000");
  expect(roi("150%").text).toMatch(/up to 100%/);
  expect(roi("12.4%").text).toMatch(/\$5,000 × 12\.4%.*= -69%/);
  expect(talk("marketing")("calculate my roi: revenue 25k, cost 5k, margin 40%").text).toMatch(
    /\(\$25,000 × 40% − \$5,000\).*= 100%/,
  );
});
