import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("requests for a booking are noted with it, but questions about it are not", () => {
  const say = talk("hospitality");
  const noted = say("booking HH-3107, can you add a baby bed and put us away from the lift");
  expect(noted.text).toMatch(
    /^I’ve noted this with HH-3107: a free cot and a room away from the lift\./,
  );
  expect(say("how much is breakfast").text).not.toContain("I’ve noted");
  // Without a booking, a cot belongs to a quote or is the subject of a question.
  expect(talk("hospitality")("can you add a baby bed").text).not.toContain("I’ve noted");
  expect(talk("hospitality")("please cancel HH-3107, we had a dog").text).not.toContain(
    "I’ve noted",
  );
});

test("a charge that matches the hotel’s own prices is explained", () => {
  expect(talk("hospitality")("i paid 412 and they took 462, why").text).toMatch(
    /^\$50 is what your card holds for the bar/,
  );
  expect(talk("hospitality")("why was i charged 118, i never came").text).toMatch(
    /^\$118 is one night in a Standard room/,
  );
  // A different amount, or an item on the bill, is a dispute.
  expect(talk("hospitality")("why was i charged 28 for parking, we came by train").text).toContain(
    "You won’t pay",
  );
  expect(talk("hospitality")("why was i charged 77").text).not.toMatch(/^\$/);
});

test("several lost items are noted, and descriptions are not items", () => {
  const say = talk("hospitality");
  say("i left my charger and a blue coat in room 24, checked out tuesday");
  expect(say("can you send it, how much").text).toContain("charger and coat");
  const teddy = talk("hospitality");
  expect(teddy("forgot my kids teddy in room 31, we left on monday").text).toContain("room 31");
  expect(teddy("a brown one with a red scarf, how much to send it").text).not.toContain("scarf");
});

test("“with or without breakfast?” is answered and changes nothing", () => {
  const say = talk("hospitality");
  say("family room w breakfast for 2 adults and 2 kids (3, 7) 17-20 dec");
  expect(say("thats w breakfast or without??").text).toMatch(/^With breakfast it’s \$\d/);
  expect(say("without breakfast").text).toMatch(/^Without breakfast it’s \$676/);
});

test("guests are counted: couples, an additional person, a son who is one of two", () => {
  const guests = (message: string) => talk("hospitality")(`${message}, 17 to 19 december`).text;
  expect(guests("two couples and my mum")).toContain("5 guests");
  expect(guests("a room for my son's birthday trip, 2 adults 2 kids")).toContain("4 guests");
  expect(guests("2 adults, a baby and a 9 year old")).toContain("4 guests");
  const say = talk("hospitality");
  say("2 adults and 5 kids, 29 march to 2 april");
  expect(
    say("is there a door between the rooms? the little ones cant be alone").text,
  ).not.toContain("1 guest");
  // Travelling alone means one guest.
  expect(guests("i am travelling alone")).toContain("1 guest");
});

test("neither a birthday in the room nor a question about the menu asks for a table", () => {
  expect(
    talk("hospitality")("anything for my son's birthday, we arrive friday for 2 nights").text,
  ).not.toContain("can hold a table");
  expect(
    talk("hospitality")("is there anything without fish for dinner on thursday").text,
  ).not.toContain("can hold a table");
  expect(talk("hospitality")("a table for 4 on thursday please").text).toContain(
    "can hold a table",
  );
});

test("an hour at night is not taken for the afternoon", () => {
  const say = talk("hospitality");
  say("our flight is late, we come at 1 or 2 in the night");
  expect(say("is there something to eat then").text).toContain("at 1:00 the kitchen is closed");
});

test("the current booking’s number is not asked for again, and a weekday is the one nearest its arrival", () => {
  const say = talk("hospitality");
  const shifted = say("HH-3107 need to come 1 day later and leave 1 day later, possible?");
  expect(shifted.text).toMatch(
    /^Yes, from Saturday, 28 November the Harbour room is available for 3 nights/,
  );
  expect(say("no, make it sunday").text).toMatch(
    /^Yes, from Sunday, 29 November the Harbour room is available/,
  );
  expect(talk("hospitality")("can i leave an hour later").text).not.toContain("HH-3107");
});

test("a fault in a named room does not ask for the room number", () => {
  expect(
    talk("hospitality")("the bathroom in 204 smells like sewage, i cant sleep").text,
  ).toContain("204");
});

test("a lost wedding ring is not a wedding", () => {
  const { text } = talk("hospitality")("i left my wedding ring in room 16 on sunday morning");
  expect(text).toContain("lost and found: ring, room 16");
  expect(text).not.toContain("dining room");
});

test("a name in a booking can be corrected", () => {
  expect(
    talk("hospitality")("HH-3107 has my name wrong, it should be Ada Berg, can you fix that").text,
  ).toMatch(/^I’ve noted this with HH-3107: the name Ada Berg\./);
});
