import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a booking is extended by some nights, with the price and the new departure", () => {
  const say = talk("hospitality");
  const { text } = say("we have HH-3107, could we stay two nights longer");
  expect(text).toMatch(
    /^Yes, HH-3107 can be extended until .*: it’s 2 nights more in the Harbour room for \$/,
  );
  expect(say("and what would we pay for that").text).toBe(text.replace("Yes, ", ""));
  expect(say("yes please").text).toMatch(/^Done: the front desk adds 2 nights to HH-3107/);
});

test("additional nights and a new total are distinguished", () => {
  const say = talk("hospitality");
  expect(say("HH-3107, i need 4 nights instead of 3").text).toMatch(/1 night more/);
});

test("a guest already staying is not asked for the dates of a new stay", () => {
  const say = talk("hospitality");
  say("the heater in room 31 is cold again");
  const { state } = say("we check out tomorrow, what about the money");
  expect(state.flow).toBeUndefined();
});

test("all dogs mentioned are priced", () => {
  const say = talk("hospitality");
  say("may i bring two small dogs");
  say("a room for two from 4 to 6 december");
  expect(say("the total with the dogs please").text).toMatch(/\$330 in all.*with 2 pets/);
});

test("other extra costs are not taken for an extension", () => {
  const say = talk("hospitality");
  expect(say("can we stay one night longer, HH-3107").handled).toMatch(/^longer_stay/);
  expect(say("how much is breakfast").handled).not.toMatch(/^longer_stay/);
  expect(say("is it possible to pay by card").handled).not.toMatch(/^longer_stay/);
});
