import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { tellsOfBooking } from "./own-booking.ts";

test.each([
  "no i already have a booking",
  "it is already booked",
  "its booked",
  "we booked last week",
  "i have got a reservation",
  "the booking is under miller",
])("“%s” mentions an existing booking", (plain) => expect(tellsOfBooking(plain)).toBe(true));

test.each([
  "i have not booked yet",
  "is it booked",
  "what if i have a booking fee",
  "i have a room in mind",
  "you are fully booked",
  "we booked a table",
  "can i have a room",
])("“%s” mentions no existing booking", (plain) => expect(tellsOfBooking(plain)).toBe(false));

test("a request is noted for a booking without a number, and the name is asked for once", () => {
  const say = talk("hospitality");
  expect(say("we booked already, please keep us a quiet room").text).toMatch(
    /a quiet room[\s\S]*What name is it under/,
  );
  const { text } = say("the booking is under okafor, please also note a cot");
  expect(text).toMatch(/under Okafor: a free cot/);
  expect(text).not.toContain("What name is it under");
});

test("a mere question about an extra does not note a request", () => {
  const say = talk("hospitality");
  expect(say("we already booked, just need to know if theres parking").text).not.toContain(
    "I note",
  );
});

test.each(["can we bring our dog? hes small", "my cat travels with me, ok?"])(
  "the animal of “%s” is in the sum, whenever the dates are told",
  (message) => {
    const say = talk("hospitality");
    say(message);
    expect(say("2 adults 5 to 7 december, price?").text).toContain("with a pet");
  },
);

test.each(["+ dog", "and dog", "with our big dog"])(
  "“%s” beside the people is in the sum",
  (who) => {
    const { text } = talk("hospitality")(`2 adults ${who}, 5 to 7 december, price?`);
    expect(text).toContain("with a pet");
  },
);

test.each(["do you have dogs in the house?", "our dog stays home", "our guide dog"])(
  "“%s” adds nothing to it",
  (message) => {
    const say = talk("hospitality");
    say(message);
    expect(say("2 adults 5 to 7 december, price?").text).not.toContain("with a pet");
  },
);

test("a total that differs from an earlier figure is explained item by item", () => {
  const say = talk("hospitality");
  say("2 adults with our dog 5 to 7 december, price?");
  expect(say("it said 400 before?").text).toMatch(/^Not quite: \$2\d\d in all/);
});

test("the cost and deadline of a cancellation are not the price of the stay", () => {
  const say = talk("hospitality");
  say("please cancel HH-3107");
  expect(say("how much does that cost me").text).toMatch(/^Nothing if you cancel HH-3107 by 18:00/);
  expect(say("until what time").text).toMatch(/by 18:00 on/);
  const early = talk("hospitality");
  early("please cancel HH-3042");
  expect(early("how much does that cost me").text).toContain("isn’t refunded");
});
