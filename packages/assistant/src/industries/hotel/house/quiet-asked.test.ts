import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "how noisy is it at night?",
  "is the hotel quiet, I sleep badly",
  "do you hear the ferry",
  "is there a quiet side? not the harbour noise please",
])("says which side is quiet for “%s”", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/Standard and Family rooms face the yard/);
});

test("says on which side the quoted room is", () => {
  const say = talk("hospitality");
  say("two people, 12 to 14 march");
  expect(say("and is it quiet there?").text).toContain(
    "The Standard room I quoted is on that quiet side",
  );
});

test("takes noise in the house as a complaint", () => {
  const say = talk("hospitality");
  expect(say("room 12: is there always noise from upstairs? we can't sleep").text).toMatch(/sorry/);
  expect(say("how loud is it going to be tonight").text).not.toContain("Standard and Family");
});
