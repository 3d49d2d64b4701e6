import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const withFault = () => {
  const say = talk("support");
  say("nobody in our office gets the weekly summary mail anymore");
  return say;
};

it.each([
  "we are 9 people. spam is checked, empty. settings are all on",
  "I switched it off and on already, that did not help",
])("a statement about a fault is answered by the next step: %s", (message) => {
  expect(withFault()(message).text).toMatch(/shall I open a ticket/i);
});

it("offers no more advice when the steps are used up", () => {
  const say = talk("support");
  say("the board takes forever to load");
  for (const step of ["no", "no", "no"]) say(step);
  expect(say("what else can I try?").text).toMatch(/shall I open a ticket|PL-\d{4}/i);
});

it.each([
  "how do I export a project",
  "I want to invite a guest",
  "in which country are your servers",
  "what does Team cost for 9 people",
])("a question or a wish has its own answer: %s", (message) => {
  expect(withFault()(message).text).not.toMatch(/did ?n.t help|helps to find it/);
});

it("leaves a conversation without a fault alone", () => {
  const say = talk("support");
  say("how do I add a colleague");
  expect(say("we are nine people in two offices").text).not.toContain("helps to find it");
});

it("takes no order to the assistant for something told of a fault", () => {
  expect(withFault()("write me a mail about it").text).not.toContain("helps to find it");
});
