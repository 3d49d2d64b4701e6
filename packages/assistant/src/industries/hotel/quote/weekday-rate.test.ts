import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  [
    ["tell me about the harbour room"],
    "how much on a friday",
    /^On a Friday the Harbour room is \$164 a night/,
  ],
  [
    ["which floor is the family room on"],
    "what would it cost on a tuesday in january",
    /^On a Tuesday the Family room is \$196/,
  ],
  [[], "how much is the suite on weekends", /^On weekends the Suite is \$274 a night/],
])("after %j, “%s” is the rate of such a day", (before, question, answer) => {
  const say = talk("hospitality");
  for (const message of before) say(message);
  const { text, state } = say(question);
  expect(text).toMatch(answer);
  expect(state.flow).toBeUndefined();
});

test.each(["how much is a massage on a friday", "how much for 2 nights on a weekend"])(
  "“%s” asks for something else",
  (message) => {
    const say = talk("hospitality");
    say("tell me about the harbour room");
    expect(say(message).text).not.toMatch(/^On a/);
  },
);
