import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test("a quote survives side questions, and can be asked for its total, extras and length", () => {
  const say = talk("hospitality");
  say("a room from 14 december for 3 nights, 2 adults");
  say("is there a sauna?");
  say("do you have wifi");
  expect(say("so whats the total").text).toMatch(/^\$\d+.* in all: a Standard room, 3 nights/);
  expect(say("and with the cat?").text).toMatch(/with a pet/);
  expect(say("one night less please").text).toMatch(/2 nights, 2 guests, with a pet/);
  expect(say("and for one more person").text).toMatch(/3 guests/);
  expect(say("ok take it").text).toMatch(/^Done: the front desk now has your enquiry/);
});

test("leaving a day earlier keeps the arrival date and all children", () => {
  const say = talk("hospitality");
  expect(say("two adults with a baby and a 9 year old, from 20 to 23 december").text).toMatch(
    /^Sunday, 20 December to Wednesday, 23 December, 3 nights, 4 guests/,
  );
  expect(say("and if we left a day earlier?").text).toMatch(/^Sunday, 20 December to Tuesday, 22/);
});

test("a weekday corrects the quoted date rather than meaning the next one from today", () => {
  const say = talk("hospitality");
  say("two guests from friday 11 december for 2 nights");
  expect(say("sorry, the saturday").text).toMatch(/^Saturday, 12 December/);
});

test("rooms are distinguished by their attributes", () => {
  const say = talk("hospitality");
  expect(say("how big is the suite").text).toBe("The Suite is 40 m².");
  expect(say("does it have a bathtub?").text).toBe("Yes, the Suite has a bath.");
  expect(say("which is bigger, the family room or the suite").text).toMatch(/^The Suite is bigger/);
});

test("products can be chosen, queried, added to the basket and totalled", () => {
  const say = talk("e-commerce");
  expect(say("which tent is the lightest").text).toMatch(/^The Lee 1 shelter/);
  expect(say("can two people sleep in it?").text).toMatch(/^No: the Lee 1/);
  expect(say("the second one then").text).toMatch(/^The Ridge 2 tent: \$189/);
  say("do you ship to canada?");
  expect(say("how heavy is it").text).toBe("The Ridge 2 tent weighs 1.9 kg.");
  expect(say("ok ill take it").text).toMatch(/^Good choice: the Ridge 2 tent/);
  expect(say("whats the total").text).toMatch(/^\$189 for the Ridge 2 tent/);
});

test("an open question is asked at most twice", () => {
  const say = talk("hospitality");
  say("i want to book a room");
  const side = ["is there parking", "do you have wifi", "can i bring my dog"].map(say);
  expect(side.filter(({ text }) => /arrive\?/.test(text))).toHaveLength(1);
  expect(say("next friday").text).toMatch(/27 November. For how many nights/);
});
