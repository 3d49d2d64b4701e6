import { expect, it } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

it.each(["my colleagues get in fine", "our two colleagues in the office see all of it"])(
  "asks for no person: “%s”",
  (message) => {
    expect(talk("support")(message).handled).not.toBe("human_agent");
  },
);

it.each([
  "can i talk to a colleague of yours",
  "get me a human",
  "is there anybody i can speak to",
  "operator please",
])("asks for a person: “%s”", (message) => {
  expect(talk("support")(message).handled).toBe("human_agent");
});

it("a requirement is no opinion on the product", () => {
  const say = talk("support");
  say("can i export a board to pdf?");
  expect(say("it needs to include the comments though").handled).not.toBe("review");
});

it.each(["i want to leave feedback", "i want to leave a short review"])(
  "an opinion is one: “%s”",
  (message) => {
    expect(talk("support")(message).handled).toBe("review");
  },
);

it("a question after a guide is not told that its steps did not help", () => {
  const say = talk("support");
  say("my board is gone");
  for (const step of ["not in the trash", "no"]) say(step);
  expect(say("or does someone restore it from the backups now?").text).not.toMatch(
    /sorry that didn’t help/,
  );
});
