import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["can guests delete tasks?", /^Yes, in the projects shared with them, unless/],
  ["may a viewer remove cards", /^No, a viewer can read/],
  ["are members allowed to delete files", /^Yes, in every open project, unless/],
  ["can our members see private projects", /a private one only once/],
  ["could a guest invite someone", /^No, only the project’s lead/],
])("“%s” has the answer of that role", (message, stated) => {
  expect(talk("support")(message).text).toMatch(stated);
});

test("a project is deleted by its lead or an owner, whoever asks", () => {
  expect(talk("support")("can members delete projects").text).toMatch(/lead or an owner/);
});
