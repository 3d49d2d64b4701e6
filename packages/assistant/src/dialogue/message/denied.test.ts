import { expect, test } from "vitest";
import { scenarios } from "../../industries/scenarios.ts";
import { talk } from "../talk-for-tests.ts";
import { freshState, type ScenarioState } from "../types.ts";
import { denialIn } from "./denied.ts";

/** A conversation at this point: what the visitor said, and the reply. */
const after = (visitor: string, bot: string): ScenarioState => ({
  ...freshState(),
  exchanges: [{ visitor, bot, handled: "integration_api" }],
});
const imported = after(
  "can i put the old dates back",
  "What is imported carries the day of the import.",
);

test.each([
  ["forget import. how do i stop people then", "how do i stop people then"],
  ["?? i didnt import anything. i want to undo it", "i want to undo it"],
  ["stop with the import!! can only the lead do it", "can only the lead do it"],
  ["for the last time its NOT an import. can i lock it", "can i lock it"],
  ["im not asking about the import, i mean the dates", "i mean the dates"],
])("“%s” denies the import, and “%s” is processed", (message, rest) =>
  expect(denialIn(scenarios.support, imported, message)).toMatchObject({ words: ["import"], rest }),
);

test.each([
  "so should i drop import?",
  "why no import?",
  "i never import any files",
  "there is no import button",
  "do not import the old ones",
])("“%s” denies nothing", (message) =>
  expect(denialIn(scenarios.support, imported, message)).toBeUndefined(),
);

test("“no codes” answers a question about codes, and “not the import” chooses from what the visitor named", () => {
  const asked = after("my phone is gone", "Have you backup codes?");
  expect(denialIn(scenarios.support, asked, "no codes")).toBeUndefined();
  const named = after("does the import keep dates", "The import keeps them.");
  expect(denialIn(scenarios.support, named, "and not the import, the export")).toBeUndefined();
});

test("a denied subject does not come back, nor the reply that was denied", () => {
  const say = talk("support");
  say("someone changed my due dates and i cant tell who did it");
  const first = say("ok it was tom. can i put all the old dates back in one go? like 30 tasks");
  const said = [
    say("?? i didnt import anything. i want to undo what tom changed"),
    say("forget import. how do i stop people changing due dates then"),
    say("its NOT an import. can i lock due dates yes or no"),
  ].map(({ text }) => text);
  for (const text of said) {
    expect(text).not.toMatch(/import|preview|file|row/i);
    expect(text).not.toContain(first.text);
  }
});

test("a denied subject is answered if named again", () => {
  const say = talk("support");
  say("how do i import a csv");
  say("forget import. how do i invite a guest");
  expect(say("ok. and the import, how big may the csv be").text).toMatch(/MB|row|import/i);
});

test("the original text stays in the conversation", () => {
  const say = talk("support");
  const first = say("how do i get my bill");
  const { state, text } = say("that's not what i asked");
  expect(text).not.toBe(first.text);
  expect(state.exchanges.map(({ visitor }) => visitor)).toEqual([
    "how do i get my bill",
    "that's not what i asked",
  ]);
  expect(state.exchanges[0]?.bot).toBe(first.text);
  expect(state.barred).toBeUndefined();
});
