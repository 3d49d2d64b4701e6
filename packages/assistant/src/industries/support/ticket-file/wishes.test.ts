import { expect, it } from "vitest";
import { fileWish } from "./wishes.ts";

it.each([
  "what exactly did you note in there?",
  "what will the engineer see",
  "show me what it says",
  "read it back to me",
  "So what did you tell them?",
  "what is in it now",
])("“%s” wants the ticket read", (sentence) => {
  expect(fileWish(sentence, true)).toEqual({ does: "read" });
});

it.each([
  ["also mention the laptop is a loan", "the laptop is a loan"],
  [
    "please add: 96 euros on 3 November and again on 10 November?",
    "96 euros on 3 November and again on 10 November",
  ],
  ["tell them we are nine", "we are nine"],
  ["also tell them Inga saw it at 9:40", "Inga saw it at 9:40"],
  ["can you add that my colleague Jo has it too", "my colleague Jo has it too"],
  ["put the room number 12 into the ticket", "the room number 12"],
  ["add to that: only on the tablet", "only on the tablet"],
  ["please add to 1987: it is urgent for Lena", "it is urgent for Lena"],
])("“%s” adds to it", (sentence, what) => {
  expect(fileWish(sentence, true)).toEqual({ does: "add", what });
});

it.each(["which priority does it have", "when will they answer", "how urgent is it"])(
  "“%s” asks how urgent it is",
  (sentence) => {
    expect(fileWish(sentence, true)).toEqual({ does: "priority" });
  },
);

it("adds what was told before, and takes out what is named", () => {
  expect(fileWish("add that please", true)).toEqual({ does: "add", what: undefined });
  expect(fileWish("add it again please", true)).toEqual({ does: "add", what: undefined });
  expect(fileWish("can you put that in the ticket", true)).toEqual({
    does: "add",
    what: undefined,
  });
  expect(fileWish("put that in too", true)).toEqual({ does: "add", what: undefined });
  expect(fileWish("please put the two dates into the ticket", true)).toEqual({
    does: "add",
    what: undefined,
  });
  expect(fileWish("leave out the part about Firefox", true)).toMatchObject({ does: "cut" });
});

it.each([
  "add a user",
  "can you add my colleague to the team",
  "add 5 people please",
  "what does a viewer see",
  "how do I tell everyone about it",
  "delete the project",
  "what do I tell my boss",
  "include a screenshot",
  "add Bruno to the project",
  "put Lena Maier into our team",
  "put it on hold",
  "put that aside",
  "who can read it",
  "where do I read that",
  "how do I send it",
  "I read that",
])("“%s” wants nothing with its text", (sentence) => {
  expect(fileWish(sentence, true)).toBeUndefined();
});

it("means a ticket only if one is spoken of", () => {
  expect(fileWish("also mention the laptop is a loan", false)).toBeUndefined();
  expect(fileWish("what does the ticket say", false)).toEqual({ does: "read" });
});
