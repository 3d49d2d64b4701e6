import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

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
