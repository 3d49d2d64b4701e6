import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (...messages: readonly string[]) => {
  const say = talk("hospitality");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};
const begun = "a table for 4 on thursday please";

test.each(["what does it cost roughly", "and per head, how much?", "is it expensive"])(
  "“%s” about a table gets the price of a meal",
  (message) => {
    expect(after(begun, message)).toMatch(
      /mains are \$18 to \$29 a person, so \$72 to \$116 for 4/,
    );
  },
);

test.each([
  ["actually one less", /table for 3 on Thursday/],
  ["my uncle comes too, so one more person", /table for 5 on Thursday/],
  ["two fewer, sorry", /table for 2 on Thursday/],
  ["and make it 20:30", /table for 4 on Thursday, \d+ \w+ at 20:30/],
])("“%s” changes the table booking, also after a side question", (message, answer) => {
  expect(after(begun, message)).toMatch(answer);
  expect(after(begun, "is there parking", message)).toMatch(answer);
});

test("a bare name is accepted when asked for, and nothing is repeated", () => {
  const say = talk("hospitality");
  say(begun);
  const second = say("7.30 pm").text;
  expect(say("is it booked now").text).toMatch(/^Not yet: I still need a name/);
  expect(second).toContain("at 19:30");
  expect(say("Okonkwo").text).toMatch(/under the name of Okonkwo/);
});

test("one vegetarian in the party does not make it a table for one", () => {
  expect(after(begun, "one of us is vegan")).not.toMatch(/table for 1/);
});

test.each(["how much is the parking", "is breakfast at 8", "what does a room cost"])(
  "“%s” is not about the table",
  (message) => {
    expect(after(begun, message)).not.toMatch(/mains|hold a table/);
  },
);

test.each(["ok book the table, Marsh", "please reserve the table, Marsh", "book it, Marsh"])(
  "takes the name with the order for the table: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("table for six on saturday at 8");
    say("do you have high chairs");
    expect(say(message).text).toMatch(/under (?:the name of )?Marsh/);
  },
);
