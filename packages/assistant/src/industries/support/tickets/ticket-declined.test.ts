import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "No, don't open a ticket yet. What else could it be?",
  "please don’t create a ticket, the export is still empty",
  "never open a ticket for that. Why is the export empty?",
])("“%s” opens no ticket", (message) => {
  const say = talk("support");
  say("the export of our board is empty");
  expect(say(message).state.tickets).toHaveLength(0);
});

test.each(["OK. Who at Plumbline can see our data?", "Okay. Is it encrypted as well?"])(
  "“%s” accepts no offer that was made before the last answer",
  (message) => {
    const say = talk("support");
    say("do you sign contracts in Latin");
    say("where is the data hosted");
    expect(say(message).state.tickets).toHaveLength(0);
  },
);

test("a yes with a question opens the ticket that was just offered", () => {
  const say = talk("support");
  say("we were charged after we cancelled");
  expect(say("Yes please. When is the money back?").state.tickets).toHaveLength(1);
});
