import { expect, test } from "vitest";
import { setAsideIn } from "./set-aside.ts";

test.each([
  ["No, not the sauna. When does the pool close?", ["sauna"], "When does the pool close?"],
  ["I didn't ask for a refund. How long is the repair?", ["refund"], "How long is the repair?"],
  ["I'm not looking for a new phone!! Mine needs a part.", ["new phone"], "Mine needs a part."],
  ["no ticket please, tell me where the button is", ["ticket"], "tell me where the button is"],
  ["i said colour, not size", ["size"], "colour"],
  ["the import not the export", ["export"], "the import"],
  ["don't book anything, just tell me the price", ["book anything"], "tell me the price"],
  ["not the lantern but the headlamp", ["lantern"], "the headlamp"],
  ["I know how to invite. My question is how to remove", ["invite"], "how to remove"],
])("“%s” puts aside %j", (message, named, rest) => {
  expect(setAsideIn(message)).toMatchObject({ named, rest, heard: false });
});

test.each([
  "my parcel is not here yet",
  "why is breakfast not included?",
  "it is not working",
  "no worries, what about the tent",
  "I will not be home on Sunday, can a neighbour take it?",
  "is it not too cold for that bag?",
  "no rather saturday",
  "no, better the other one",
])("“%s” puts nothing aside", (message) => {
  expect(setAsideIn(message)).toBeUndefined();
});

test("a complaint of a repeated answer is read, and its question kept", () => {
  expect(setAsideIn("You told me that already. Is there a pump?")).toMatchObject({
    named: [],
    rest: "Is there a pump?",
    heard: true,
  });
});

test.each([
  ["not the suite, the family room", "The Suite is $198 a night.", true],
  ["not the suite, the family room", "The Family room is $150. A Suite would be $198.", false],
  ["no ticket please, where do I click", "No ticket, then. It’s under “Settings”.", false],
  ["weight, not the price", "It costs $39.", true],
  ["weight, not the price", "It weighs 310 g.", false],
  ["I don't want to return the stove. My zip broke", "Got it, the stove: send photos.", true],
])("after “%s”, “%s” speaks of it: %s", (message, reply, speaks) => {
  expect(setAsideIn(message)?.speaksOf(reply)).toBe(speaks);
});

test.each([
  ["you left out the deposit", "the deposit"],
  ["u didnt answer the colours. and can I return it?", "the colours"],
])("“%s” asks once more for %s", (message, missed) => {
  expect(setAsideIn(message)).toMatchObject({ missed });
});

test("what somebody has already is put aside, and so is what a message refuses to do", () => {
  expect(setAsideIn("he has a mat already. which bag?")?.named).toEqual(["mat"]);
  expect(setAsideIn("I don't want to cancel. Only the colour")?.bars("cancel_order")).toBe(true);
  expect(setAsideIn("I don't want to cancel. Only the colour")?.bars("change_order")).toBe(false);
});
