import { expect, it } from "vitest";
import { talk } from "../talk-for-tests.ts";

it.each([
  [
    "support",
    "the newsletter mails do not arrive",
    "oh silly me, wrong folder. works now",
    /glad it works/i,
  ],
  ["hospitality", "my son is not in the lobby", "he is here, found him. thank you", /turned up/],
  ["e-commerce", "how do I wash the Dune", "thanks dear, i will write to them. bye", /welcome/],
  [
    "support",
    "how do I export a board",
    "good to know, i ask the pastor on friday. cheers",
    /welcome/,
  ],
] as const)("%s: a kind word on what is settled (%#)", (desk, first, settled, kind) => {
  const say = talk(desk);
  const { text: before } = say(first);
  const { text, handled } = say(settled);
  expect(handled).toBe("settled");
  expect(text).toMatch(kind);
  expect(text).not.toContain(before);
});

it.each([
  ["e-commerce", "how do I wash the Dune", "thanks. my order BK-10482 has not come"],
  ["hospitality", "when is breakfast", "thx. we need two towels more"],
  ["support", "how do I export a board", "i did it, still nothing works"],
] as const)("%s: what wants more is not settled (%#)", (desk, first, more) => {
  const say = talk(desk);
  say(first);
  expect(say(more).handled).not.toBe("settled");
});

it("does not confuse news from labour with reports of success", () => {
  const say = talk("support");
  say("how do I import tasks from a CSV");
  expect(
    say("we already worked in those tasks. can i shift all dates by one day").text,
  ).not.toMatch(/^(?:Glad|Sure)|\bglad\b/);
});

it("takes “what do I do” for a question, not for a plan of the visitor’s own", () => {
  const say = talk("support");
  say("does the team plan have automations");
  expect(say("forgot my password what do i do").handled).not.toBe("settled");
});
