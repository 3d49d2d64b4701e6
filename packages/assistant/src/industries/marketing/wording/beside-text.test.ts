import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { isClosing } from "./closing.ts";

/** What is ordered about a text is not printed in it. */

const begun = () => {
  const say = talk("marketing");
  say("write a facebook post for our plant swap on saturday at the library");
  return say;
};

describe("a detail that the message lacks is asked for, and then put in", () => {
  test.each([
    ["please mention our website", "plants.example", /More at plants\.example/],
    ["add my phone number", "it's 01632 960 123", /Call us on 01632 960 123/],
    ["can you include our opening hours", "10 to 4", /Open 10 to 4/],
  ])("“%s”", (order, detail, said) => {
    const say = begun();
    expect(say(order).text).toMatch(/\?/);
    const { text } = say(detail);
    expect(text).toMatch(said);
    expect(text).toMatch(/plant swap/i);
  });
  test("what was told before is not asked again", () => {
    const say = talk("marketing");
    say("our website is plants.example");
    say("write a facebook post for our plant swap on saturday at the library");
    expect(say("mention our website").text).toMatch(/already: .*plants\.example/);
  });
});

test("a manner is no sentence of the text", () => {
  expect(begun()("add a touch of humour").text).not.toMatch(/humour/i);
});

test.each(["thanks, that's all", "great, sign us up", "no further questions, thx", "ok, goodbye"])(
  "“%s” ends the talk and writes no other version",
  (message) => {
    expect(isClosing(message)).toBe(true);
    expect(begun()(message).text).not.toMatch(/“/);
  },
);
test.each([
  "sign it with Mo",
  "add that it is free, that's all they need",
  "shorter, thanks",
  "great",
])("“%s” does not", (message) => expect(isClosing(message)).toBe(false));

test("another language than English is declined, with what can be done", () => {
  const say = begun();
  expect(say("and the same in Spanish please").text).toMatch(/English only, not in Spanish/);
  expect(say("in french too please").text).toMatch(/not in French/);
  expect(say("then shorter").text).toMatch(/“/);
  expect(say("a Spanish teacher comes too").text).not.toMatch(/English only/);
});

test("a text that is said to be the wrong kind does not become that kind", () => {
  const say = begun();
  expect(say("That sounds like a flyer. Make it friendlier.").text).not.toMatch(/For the flyer/);
});

test("a name is exchanged also after a question in between, and only if it is in the text", () => {
  const say = begun();
  say("how often should we post?");
  expect(say("sorry, it's not a plant swap, it's a seed swap. change it please").text).toMatch(
    /seed swap/i,
  );
  expect(say("it's not a big town, it's a village").text).not.toMatch(/“.*village/i);
});

test.each([
  "stop. can i speak to someone there",
  "can a person there write to me?",
  "i want to speak to a human about this text please",
])("“%s” gets a person, also while a text is asked for", (message) => {
  const say = talk("marketing");
  say("need a message for my old clients, bathrooms tiled, free in march");
  say("thats an ad. i want it like a mate would text");
  say("no not an advert, just a normal text from me");
  say("too long");
  const { text } = say(message);
  expect(text).toContain("planner");
  expect(text).not.toContain("“");
});

test("an occasion that is denied is not celebrated", () => {
  const say = talk("marketing");
  say("caption for instagram, our bakery has plum tart, 4 pounds each");
  const { text } = say("it isn't our anniversary. just a caption for the plum tart at 4 pounds");
  expect(text).toMatch(/plum tart/i);
  expect(text).not.toMatch(/celebrat|birthday|another year/i);
});

test.each(["can you make it also on german?", "put it into polish please"])(
  "“%s” is declined in words, also after a question in between",
  (message) => {
    const say = begun();
    say("how often should i post on facebook?");
    expect(say(message).text).toMatch(/English only/);
  },
);
