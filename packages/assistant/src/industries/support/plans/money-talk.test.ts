import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a higher bill is explained by its seats and who joined", () => {
  const say = talk("support");
  expect(say("we were charged 384 today, last month it was 320").text).toMatch(
    /^\$64 more would be 4 seats on Business/,
  );
  expect(say("we hired 4 people in the middle of november").text).toMatch(/^That explains it/);
  expect(say("is that 16 each?").text).toMatch(/^By the month, a seat is \$9 on Team/);
  expect(talk("support")("we were charged 320 twice today").text).toMatch(/pending hold/);
});

test("viewers are free, and the sufficient plan is named on request", () => {
  const say = talk("support");
  expect(say("a school with 8 teachers, what would we need and what does it cost").text).toMatch(
    /^Team is enough for 8 people: \$72 a month/,
  );
  expect(say("12 then, but 10 of them only look").text).toMatch(
    /^Anyone who only looks is a viewer, and free\. For 2 people, Free is enough/,
  );
  const corrected = talk("support");
  corrected("we are 14 people what does it cost");
  expect(corrected("oh wait 12, two only look").text).toMatch(/For 10 people a month: Team \$90/);
  expect(talk("support")("we have 8 teachers who cannot sign in").text).not.toContain("$");
});

test("“it” refers to the last subject", () => {
  const say = talk("support");
  say("does business have a log of sign-ins");
  expect(say("and how long is it kept").text).toContain("kept for twelve months");
});

test("an amount is checked against the number of people", () => {
  expect(talk("support")("you charged me 144 this month and we are only 12").text).toMatch(
    /^\$144 is (?:16 seats of Team|9 seats of Business)|^For 12 people it should be \$108 on Team/,
  );
  expect(talk("support")("my card was charged $108 and we are 12 people").text).toMatch(
    /^That’s right for 12 people on Team: 12 × \$9/,
  );
  expect(talk("support")("charged 208, but we are 12").text).toMatch(
    /^\$208 is 13 seats on Business/,
  );
});

test.each([
  "can we pay by invoice instead of card",
  "pay by the year instead of months, possible?",
])("“%s” is about how to pay, and not about a higher bill", (message) => {
  expect(talk("support")(message).text).not.toContain("A higher bill");
});

test("a charge that is with billing already opens no second ticket", () => {
  const say = talk("support");
  say("it seems we were charged twice this month, could you explain why?");
  say("both are booked on our statement, so it is not a hold");
  say("two payments have left our account. how do we get the second one back?");
  expect(say("it is not pending, both are booked").state.tickets).toHaveLength(1);
});
