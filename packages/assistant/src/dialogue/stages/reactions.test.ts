import { describe, expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

function afterParking(reaction: string): string {
  const say = talk("hospitality");
  say("is there parking?");
  return say(reaction).text;
}

describe("a reaction to an answer is about that answer", () => {
  test.each([
    "how do you know that",
    "really?? who says so",
    "says who?",
    "where did you get that",
  ])("“%s” gets the source", (reaction) => {
    expect(afterParking(reaction)).toMatch(/^From “Sample hotel: parking”.*14 spaces/);
  });

  test.each(["i don't believe you", "you are wrong", "that can't be right", "no you're mistaken"])(
    "“%s” gets what is known, and a person",
    (reaction) => {
      const say = talk("e-commerce");
      say("where is my order BK-10482");
      const { text, reply } = say(reaction);
      expect(text).toMatch(/sorry.*BK-10482.*Sample shop: orders/);
      expect(reply.choices).toEqual([expect.objectContaining({ label: "Talk to a person" })]);
    },
  );

  test.each(["are you sure?", "really?", "is that right", "can i rely on that"])(
    "“%s” is confirmed with the figure",
    (reaction) => {
      const say = talk("support");
      say("how much is team for 8 people");
      expect(say(reaction).text).toMatch(/^Yes.*\$72/);
    },
  );

  test.each(["too long, short version", "in plain english please", "can you say that shorter"])(
    "“%s” gets the first sentence alone",
    (reaction) => {
      const text = afterParking(reaction);
      expect(text).toMatch(/14 spaces/);
      expect(text).not.toMatch(/ferry/);
    },
  );

  test.each(["can i get that in writing", "can I save this conversation"])(
    "“%s” gets the way to keep the conversation",
    (reaction) => {
      expect(afterParking(reaction)).toMatch(/copy.*download.*e-mail/);
    },
  );

  test.each(["not helpful", "hm that does not help", "that's useless"])(
    "“%s” gets a sorry, and a way on",
    (reaction) => {
      expect(afterParking(reaction)).toMatch(/sorry.*person/);
    },
  );
});

test("reactions to reactions are about the answer, and none is said twice", () => {
  const say = talk("hospitality");
  say("is there parking?");
  const replies = [
    "are you sure?",
    "who says so",
    "what do you mean",
    "really?",
    "you are wrong",
  ].map((reaction) => say(reaction).text);
  expect(replies[0]).toMatch(/14 spaces/);
  expect(replies[1]).toMatch(/^From “Sample hotel: parking”, linked below: There are 14 spaces/);
  expect(replies[2]).toMatch(/^I mean this: There are 14 spaces/);
  expect(replies[3]).toMatch(/^I have nothing more on that\./);
  expect(replies[4]).toMatch(/What I have is this: There are 14 spaces/);
});

test("another question leaves the offer", () => {
  const say = talk("hospitality");
  say("room for 2 from 12 to 14 december");
  expect(say("never mind that, other question").text).toBe("Of course, go ahead.");
  expect(say("yes").text).not.toMatch(/^Done/);
});

test("what was said before is said again", () => {
  const say = talk("hospitality");
  say("is there parking?");
  say("do you have a pool");
  expect(say("wait, go back").text).toMatch(/14 spaces/);
});

test.each([
  ["hospitality", "are you sure there is parking for a van"],
  ["hospitality", "how do you know when the sauna is free"],
  ["support", "what does the lock icon mean"],
  ["e-commerce", "can you send me a link to my label"],
] as const)("at %s, “%s” has a subject of its own", (industry, message) => {
  const say = talk(industry);
  say(industry === "hospitality" ? "can I bring a dog" : "how much is delivery");
  expect(say(message).handled).not.toBe("reaction");
});
