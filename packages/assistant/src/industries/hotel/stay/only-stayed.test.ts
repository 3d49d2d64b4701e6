import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "look up my booking, i stayed 20 to 22 november, name Doyle",
  "we stayed from 3 to 5 november, can you check our booking",
])("“%s” asks for no new stay", (message) => {
  const { text, state } = talk("hospitality")(message);
  expect(text).not.toMatch(/arrive|how many people|in all/i);
  expect(state.flow?.name).not.toBe("quote");
});

test("a guest who stayed before and wants to come again gets a quote", () => {
  const { text } = talk("hospitality")(
    "we stayed with you last year, a room for two from 4 to 6 december please",
  );
  expect(text).toMatch(/2 nights, 2 guests: a Standard room/);
});
