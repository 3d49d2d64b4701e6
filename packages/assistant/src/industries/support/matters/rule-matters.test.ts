import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "the cards are in the wrong column since this morning",
  "our deadlines moved by themselves overnight",
  "everything is out of place on my board, none of us touched it",
])("“%s” is looked for in the history and the rules", (message) => {
  expect(talk("support")(message).text).toMatch(/“History” on the project shows who or which rule/);
});

test.each([
  "our csv import put the dates in the wrong column",
  "how do I move cards to another board",
  "the invoice has the wrong date",
  "I moved the cards to the wrong column, can I undo that",
])("“%s” is about something else", (message) => {
  expect(talk("support")(message).text).not.toMatch(/who or which rule moved them/);
});

test("what is asked of the rule that may have moved them is answered of that rule", () => {
  const say = talk("support");
  say("some tasks jumped to another list by themselves");
  expect(say("is it possible that an automation did it?").text).toMatch(/“Last runs” shows/);
  expect(say("shall we turn it off").text).toMatch(/^Yes, if “Last runs”/);
  expect(say("and will the tasks return then?").text).toMatch(/^No, turning a rule off only stops/);
  expect(say("does the history show who switched it off").text).toMatch(/^Yes, the project’s/);
  expect(say("how can we put them back").text).toMatch(/“Take back”: it puts them all back/);
});

test.each([
  "does disabling an automation move everything back to how it was",
  "if I switch a rule off, is what it did undone?",
  "rule turned off, do my tasks go back",
])("“%s” says what a rule that is off leaves behind", (message) => {
  expect(talk("support")(message).text).toMatch(/only stops it from now on|already done stays/);
});
