import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["we are billed for 12 seats but have 10", "how much do we get back since june"],
  ["charged for 5 users and we only need 3 since June", "what would we get back"],
  ["the bill has 8 seats, 2 quit in may", "and how much is refunded"],
])("a refund for seats is calculated from the details given: %s", (stated, asks) => {
  const say = talk("support");
  say(stated);
  const { text, state } = say(asks);
  expect(text).toMatch(
    /^2 seats for 6 months \(June to November\).*\$108 on Team or \$192 on Business/,
  );
  expect(state.tickets).toEqual([]);
});

test("a later month corrects the amount, and a question without a question mark opens no ticket", () => {
  const say = talk("support");
  say("we were charged for 9 seats but only have 8");
  expect(say("how much do i get back").text).toMatch(/In which month was that\?$/);
  expect(say("since october").text).toMatch(/^1 seat for 2 months .*\$18 on Team/);
  const asked = talk("support");
  asked("we were overcharged this month");
  expect(asked("it was $40 on 3 november, when do i hear back").state.tickets).toEqual([]);
});

test.each([
  "if someone leaves mid year do we get money back for the seat",
  "one of my employees quits, is there a refund for her seat",
  "do you refund the rest when a colleague leaves",
])("the question is about a leaver's seat, not how to remove them: %s", (message) => {
  expect(talk("support")(message).text).toMatch(
    /in a paid year, .*(?:rest of that seat|its rest) counts/i,
  );
});

test("other amounts and departures are not about a seat’s refund", () => {
  const { text } = talk("support")("how much is Team for 9 people");
  expect(text).toContain("$81");
  expect(talk("support")("a colleague left, how do i remove him").text).toContain("Deactivate");
  expect(talk("support")("we cancel, do we get money back").text).not.toMatch(/that seat/);
});
