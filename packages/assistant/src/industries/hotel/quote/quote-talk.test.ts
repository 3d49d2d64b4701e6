import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a quote explains its price, night by night and with extras", () => {
  const say = talk("hospitality");
  say("a room for two from 4 to 6 december");
  expect(say("why is it 282? whats the price per nite").text).toMatch(
    /^\$136 a night: .*15% more than the usual \$118\. In all 2 × \$136 \+ \$10 city tax = \$282\./,
  );
  expect(say("and how much with breakfast for us two").text).toMatch(
    /\$346 in all: 2 mornings × \$32 = \$64 more/,
  );
  expect(say("so the total is 314?").text).toMatch(/^Not quite: \$346 with breakfast/);
  expect(say("ok send it to the desk, my name is Lena Ford").text).toMatch(
    /^Done: .* enquiry for Lena Ford, .*\$346 in all/,
  );
});

test("breakfast for children is priced by age", () => {
  const say = talk("hospitality");
  say("2 adults and two kids (3 and 8), 4 to 6 december");
  // Two adults, and half price for the eight-year-old.
  expect(say("how much is breakfast for all of us?").text).toMatch(/2 mornings × \$40 = \$80 more/);
  const unsaid = talk("hospitality");
  unsaid("2 adults and 2 kids, 4 to 6 december");
  expect(unsaid("with breakfast please").text).toMatch(/How old are the children\?/);
});

test("an excluded meal is not counted, and a dog asked about is included in the total", () => {
  const say = talk("hospitality");
  const { text } = say("a family room from 12 to 15 december for 2 adults and 2 kids");
  const total = Number(/a Family room is free, \$([\d,]+) in all/.exec(text)?.[1]);
  expect(say("what would it be without breakfast").text).toMatch(
    new RegExp(`^The \\$${total} is without breakfast`),
  );
  say("and can we bring our dog");
  const sum = say("ok whats the total then").text;
  expect(sum).toMatch(new RegExp(`^\\$${total} in all`));
  expect(sum).toContain(`With a pet it is $${total + 3 * 12}.`);
});

test("a change and a question in one message are both answered", () => {
  const say = talk("hospitality");
  say("1 person, 7 december, 2 nights");
  const { text } = say("the harbour one for 3 nights then. can i bring my dog?");
  expect(text).toMatch(/3 nights, 1 guest: a Harbour room[\s\S]*dogs and cats are welcome/);
  expect(say("so what is it with the dog").text).toMatch(/with a pet: a Harbour room/);
});

test("a double charge is not asked for an arrival date, and hears when the refund arrives", () => {
  const say = talk("hospitality");
  expect(say("i stayed last week and you charged me twice").text).toMatch(/^I’m sorry/);
  expect(say("both were the full stay, 2x 272. how long for the refund").text).toMatch(
    /next working day.*3–5/,
  );
  expect(say("i dont want a room!! when is the money back").text).not.toMatch(
    /arrive|booking number/,
  );
});

test("two questions get two answers, in order", () => {
  expect(
    talk("hospitality")("do you have a pool, and does the harbour room have a sea view").text,
  ).toMatch(/no pool.*looks out on the water/);
});

test("a pet is included in the price but not counted as a guest", () => {
  expect(talk("hospitality")("a room for 7 december, 1 night, me and my dog").text).toMatch(
    /1 night, 1 guest, with a pet/,
  );
  const say = talk("hospitality");
  const without = say("1 person, 7 december, 1 night").text;
  const total = Number(/\$([\d.]+) in all/.exec(without)?.[1]);
  expect(say("does that include the dog").text).toContain(
    `No, a pet is $12 a night more, so $${(total + 12).toFixed(2)} in all`,
  );
});

test("a holiday in a question about prices is not an arrival date", () => {
  const say = talk("hospitality");
  const quote = say("family room 30 dec to 2 jan, 2 adults, kids 3, 7 and 12").text;
  expect(quote).toMatch(/^Wednesday, 30 December/);
  expect(say("is new years eve more expensive").text).toMatch(/^No, we don’t have holiday rates/);
  expect(say("total with breakfast please").text).toMatch(/30 December[\s\S]*\$798\.50/);
});

test("a correction in the same message counts", () => {
  expect(
    talk("hospitality")("a room for the 12th, sorry the 13th december, 2 nights no 3, two people")
      .text,
  ).toMatch(/^Sunday, 13 December to Wednesday, 16 December, 3 nights, 2 guests/);
});

test("a double is for two, and a child or girlfriend is added to “2 of us”", () => {
  expect(talk("hospitality")("a double for friday 4 to 6 december").text).toMatch(/2 guests:/);
  expect(talk("hospitality")("2 of us + a 4 yr old, 28 to 30 november").text).toMatch(/3 guests/);
  expect(talk("hospitality")("the weekend before xmas with my gf, how much").text).toMatch(
    /^Friday, 18 December to Sunday, 20 December, 2 nights, 2 guests/,
  );
});

test("a request for early check-in gets the price, and is not asked for an arrival date", () => {
  expect(talk("hospitality")("can we check in at 11am tomorrow, is that extra").text).toMatch(
    /^Yes, if the room is free by then, for \$15/,
  );
});

test.each([
  "could we get into the room around 10 tomorrow",
  "is it possible to check in by 9 o'clock on friday",
])("“%s” contains an hour", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/for \$15\. Rooms are ready from 15:00/);
});

test.each([
  "can i check in on december 12",
  "can we check in from 12 december for 3 nights",
  "could i check in between the 8th and the 11th of december",
  "i would like to check in tomorrow with 10",
])("“%s” contains a date or a party, but no hour", (message) => {
  expect(talk("hospitality")(message).text).not.toContain("if the room is free by then");
});

test("a repeated complaint about a fault goes to the duty manager, with the room given before", () => {
  const say = talk("hospitality");
  say("room 204 the heating is off since last night");
  expect(say("not good enough, i have a baby here and its freezing").text).toMatch(/room 204/);
  expect(say("how long is that, 2 hours?").text).not.toMatch(/room 2\b/);
});

test("all extras are priced together", () => {
  const say = talk("hospitality");
  say("a room for two from 4 to 6 december");
  expect(say("what would it cost with parking and breakfast").text).toMatch(
    /with breakfast and parking.*\$374 in all/,
  );
});

test("a guest who already has a room is not asked for dates", () => {
  const say = talk("hospitality");
  say("i would like to book");
  const { text, state } = say("no sorry, we have a room already. is there a gym");
  expect(text).toMatch(/gym/i);
  expect(state.flow).toBeUndefined();
});

test("“a nice spot” is not a parking space", () => {
  const say = talk("hospitality");
  expect(say("is there a quiet spot to read a book").text).not.toMatch(/14 spaces/);
});
