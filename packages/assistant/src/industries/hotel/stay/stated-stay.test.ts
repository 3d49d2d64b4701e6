import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("dates and guests mentioned in advance are not asked for again", () => {
  const say = talk("hospitality");
  say("we are 4 friends coming 7 to 9 december, is there a meeting room for us?");
  expect(say("ok and what do the rooms cost").text).toMatch(
    /2 nights from Monday, 7 December, 4 guests/,
  );
});

test("the party is recognised in everyday wordings", () => {
  for (const message of [
    "room 7 to 9 december for me n my bro",
    "7 to 9 december, me and her",
    "room from 7 to 9 december with my hubby",
  ])
    expect(talk("hospitality")(message).text).toMatch(/2 guests/);
  expect(talk("hospitality")("4 rooms, one single, 7 to 9 december, 7 of us").text).toMatch(
    /7 guests/,
  );
  expect(talk("hospitality")("3 singles from 7 to 9 december").text).toMatch(/3 guests/);
});

test("the dates may be in a different sentence from the request", () => {
  expect(
    talk("hospitality")("hi, bowling team, 8 of us. 7 to 9 december. 4 rooms please. price?").text,
  ).toMatch(/7 December .*8 guests: .*4 /);
});

test("a change within a longer message changes the quote", () => {
  const say = talk("hospitality");
  say("a room for 2 from 7 to 9 december");
  expect(
    say("great. my brother joins too so we are 3, and can we stay until the 10th").text,
  ).toMatch(/10 December, 3 nights, 3 guests/);
});

test("the same quote is not repeated word for word", () => {
  const say = talk("hospitality");
  const first = say("a room for 2 from 7 to 9 december").text;
  const second = say("no, 2 people, 7 to 9 december").text;
  expect(second).not.toBe(first);
  expect(second).toMatch(/^I have that: 2 guests, from Monday, 7 December\. It stays at/);
});

test("a baby in a cot needs no bed, however it is worded", () => {
  for (const message of [
    "7 to 9 december, 2 adults and a 5 month old",
    "my wife, me and our baby, 7 to 9 december",
  ])
    expect(talk("hospitality")(message).text).toMatch(
      /3 guests, with a free cot: a Standard room is free/,
    );
});

test("a need for the accessible room is noted with the quote", () => {
  const say = talk("hospitality");
  expect(say("7 to 9 december for 2, my dad cant climb stairs").text).toMatch(/accessible room/);
  expect(say("one more night").text).not.toMatch(/accessible room/);
});

test("a booking is moved relative to its own date, and the fee is stated", () => {
  const say = talk("hospitality");
  // HH-3107 starts on Friday, 27 November.
  expect(say("please move HH-3107 two days later").text).toMatch(
    /^Yes, from Sunday, 29 November .* 3 nights\. The change itself is free.*less: /,
  );
  expect(say("do i have to pay for the change?").text).toMatch(/^Yes, changing the date is free/);
});

test("a party is asked only for missing details, and closed days are pointed out", () => {
  const say = talk("hospitality");
  expect(say("a table for 4 for dinner on monday 30 november").text).toMatch(
    /^No, the dining room is closed on Mondays/,
  );
  const party = talk("hospitality");
  expect(party("birthday dinner for 14 on monday 14 december").text).toMatch(
    /^Yes, on Mondays .*Tell me the hour and a name/,
  );
  expect(party("8pm, name Okoro, two are vegetarian").text).toMatch(
    /at 20:00.*without meat.*under the name of Okoro/,
  );
});

test("given dates ask for a room, even if someone says they are staying", () => {
  const say = talk("hospitality");
  expect(
    say("We are staying from 4 to 6 December, two adults. What would a room be?").text,
  ).toMatch(/\$\d/);
});

test("weekdays next to a weekend belong to that weekend", () => {
  expect(talk("hospitality")("a room for 2 next weekend, saturday to sunday").text).toContain(
    "Saturday, 28 November to Sunday, 29 November",
  );
});

test("after a closed day, the next date continues the table booking", () => {
  const say = talk("hospitality");
  say("table for dinner on monday, 4 people");
  expect(say("tuesday then").text).toContain("can hold a table for 4 on Tuesday, 24 November");
  expect(say("one of us is celiac").text).toMatch(
    /Let the kitchen know.*Tell me the hour and a name/,
  );
});

test("both animals are counted", () => {
  const say = talk("hospitality");
  say("can i bring a dog");
  say("a room for tonight with both dogs");
  expect(say("just me").text).toContain("with 2 pets");
});
