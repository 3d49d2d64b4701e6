import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { asItIs } from "./judges.ts";

test("within a conversation, a fact matched by a single word is not given", () => {
  const desk = talk("support", undefined, undefined, { choose: asItIs });
  desk("how many people on team");
  const { text, trace } = desk("is there a copy we can keep ourselves");
  expect(trace.map(({ why }) => why).join(" ")).toContain("fewer than 2 signs");
  expect(text).toMatch(/^I don’t know that for sure\. Shall I open a ticket/);
});

test("if two readings are close, both are offered, once", () => {
  const hotel = talk("hospitality", undefined, undefined, { choose: asItIs });
  hotel("do you have parking");
  const asked = hotel("that doesnt answer it. how much more or less do i pay?");
  expect(asked.text).toMatch(/^Do you mean “.+” or “.+”\?/);
  expect(asked.reply.choices).toHaveLength(2);
  expect(hotel("no, how much more or less do i pay then?").text).not.toMatch(/^Do you mean/);
});

test.each([
  ["do you have parking", "parking"],
  ["what time is breakfast at least", "breakfast"],
  ["do u need a deposit", "deposit"],
  ["can I bring my dog", "pets"],
])("“%s” asks for its fact even within a conversation", (message, handled) => {
  const hotel = talk("hospitality");
  hotel("when can we check in");
  expect(hotel(message).handled).toBe(handled);
});
