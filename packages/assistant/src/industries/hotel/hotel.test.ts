import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a party too large for one room gets rooms of several kinds, cheapest first", () => {
  const say = talk("hospitality");
  const { text, reply } = say("9 guests on 12 december for 2 nights");
  // 2 × (136 + 118) + 225 + 196, and 9 × 2 × 2.50 of city tax.
  expect(text).toContain("9 guests: 2 Standard rooms and a Family room are free, $974 in all.");
  expect(reply.cards?.[0]?.rows).toContainEqual({ label: "Sat 12", value: "2 × $136 + $225" });
  expect(say("the cheaper one").text).toMatch(/^That’s the cheapest I have for these dates/);
  expect(say("what about the second one").text).toContain(
    "9 guests: 2 Harbour rooms and a Family room are free, $1,080 in all.",
  );
  expect(say("and the cheaper one").text).toContain("$974 in all.");
});

test("the requested kind of room is included if available", () => {
  const say = talk("hospitality");
  say("rooms for 7 people from monday 30 november, 3 nights");
  // (196 + 238) × 3, less 12%, and 7 × 3 × 2.50.
  expect(say("with a suite").text).toContain(
    "a Family room and a Suite are free, $1,198.26 in all, with 12% off for Sunday to Thursday",
  );
  expect(say("how much is it per person").text).toBe(
    "It’s $171.18 per person: $1,198.26 in all, divided by 7 guests.",
  );
  // 7 × 3 × 16 more.
  expect(say("and with breakfast?").text).toMatch(/with breakfast: .* \$1,534\.26 in all/);
  expect(say("is breakfast included?").text).toBe(
    "Yes, breakfast for 7 guests is included in the $1,534.26.",
  );
});

test("too few rooms for the party are pointed out", () => {
  expect(talk("hospitality")("one room for 9 people from 12 december for 2 nights").text).toMatch(
    /^For 9 guests you’d need at least 3 rooms\. .*2 Standard rooms and a Family room/,
  );
});

test("the early-booking rate is quoted only if available", () => {
  const say = talk("hospitality");
  say("a room for 2 from 20 january for 2 nights");
  expect(say("anything cheaper?").text).toContain("Prepaid and not refundable, it’s $222.40.");
  expect(say("early booking then").text).toMatch(
    /\$222\.40 in all, with 10% off for early booking\..*pay this rate now and it isn’t refunded/,
  );
  const soon = talk("hospitality");
  soon("a room for 2 from 12 december for 2 nights");
  expect(soon("early booking please").text).toMatch(
    /^The early-booking rate is for arrivals 30 or more days/,
  );
});

test("“next week” is not a date, for arrival or departure", () => {
  const say = talk("hospitality");
  say("I want to book a room");
  expect(say("next week").text).toBe(
    "“Next week” leaves the day open. Which day would you like to arrive?",
  );
  say("tomorrow");
  expect(say("next week").text).toMatch(/^“Next week” leaves the day open\..*how many nights\?$/);
  expect(say("3").text).toMatch(/how many people\?$/);
});

test("for a full weekend, the nearest available date is offered, and “yes” accepts it", () => {
  const say = talk("hospitality");
  expect(say("18 guests in 9 rooms from 4 december for 2 nights").text).toMatch(
    /^From Friday, 4 December to Sunday, 6 December there aren’t enough rooms left .* for 18 guests in 9 rooms\. From Thursday, 3 December you could have .* Shall I take that\?$/,
  );
  expect(say("yes").text).toMatch(
    /^Thursday, 3 December to Saturday, 5 December, 2 nights, 18 guests: /,
  );
});

test("days without a month take the month of the current stay", () => {
  const say = talk("hospitality");
  say("a room for 2 from 10 december for 3 nights");
  expect(say("what about 12 to 14").text).toMatch(
    /^Saturday, 12 December to Monday, 14 December, 2/,
  );
  expect(say("and the 20th to the 24th?").text).toMatch(/^Sunday, 20 December/);
});

test("“add it” adds the last extra asked about, before and after the quote", () => {
  const open = talk("hospitality");
  open("I want to book a room from 12 december");
  open("can i bring my dog");
  open("add him");
  open("2 nights");
  expect(open("2 people").text).toMatch(/with a pet/);
  const done = talk("hospitality");
  done("a room for 2 from 12 december for 2 nights");
  done("is there parking");
  expect(done("ok add that").text).toMatch(/with parking/);
});

test("a double charge gets an apology and the next steps, however it is worded", () => {
  for (const message of [
    "you billed my card two times!!",
    "why is there a second charge of 300 on my statement",
    "i paid and got charged again",
  ])
    expect(talk("hospitality")(message).text).toMatch(/^I(?: am|’m) sorry.*?\. One of the two/);
});

test("breakfast is priced for the number of guests, and a change of nights is applied", () => {
  expect(talk("hospitality")("how much is breakfast for 3 people").text).toMatch(
    /^It’s \$48 a morning/,
  );
  const say = talk("hospitality");
  say("change my booking HH-3107");
  expect(say("from 29 november, 2 nights").text).toMatch(/29 November .* for 2 nights/);
});

test("one adult with children is counted, and the ages are not counted as adults", () => {
  const say = talk("hospitality");
  say("a room from 12 december for 2 nights with my 2 kids");
  say("6 and 9");
  expect(say("just me and them").text).toMatch(/3 guests/);
});

test("two rooms are compared before one is selected by name", () => {
  const say = talk("hospitality");
  say("a room for 2 from 12 december for 2 nights");
  expect(say("what does the harbour have that the standard doesnt").text).toMatch(
    /Harbour room: 20/,
  );
  expect(say("ok harbour").text).toMatch(/a Harbour room is free/);
  expect(say("ok pass it on").text).toMatch(/a Harbour room from/);
});
