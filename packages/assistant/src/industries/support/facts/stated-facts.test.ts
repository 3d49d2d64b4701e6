import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { freshState } from "../../../dialogue/types.ts";
import { toldIn } from "./stated-facts.ts";

test.each([
  ["I'm only a member here", { role: "member" }],
  ["as a guest I see nothing", { role: "guest" }],
  ["I am not an owner", { role: "member" }],
  ["we are on Team and it is slow", { plan: "team" }],
  ["we're on the free plan, is there an API", { plan: "free" }],
  ["I'm a member, we have the business plan", { role: "member", plan: "business" }],
])("stated: %s", (message, stated) => {
  expect(toldIn(message, freshState())).toEqual(stated);
});

test.each([
  "what if I am only a guest",
  "which plan do we need, Team or Business",
  "our team is slow",
  "if we were on Business, what would it cost",
  "can guests see it",
])("not stated: %s", (message) => {
  expect(toldIn(message, freshState())).toBeUndefined();
});

test("a stated role is remembered, and owner-only actions are pointed out", () => {
  const say = talk("support");
  say("hi, I am just a member");
  expect(say("how do I rename the workspace").text).toMatch(
    /As a member, you can ask one of your owners/,
  );
  expect(say("can I see the invoices").text).toMatch(/^Not in that role/);
  expect(say("can I make an API key").text).toMatch(/^Yes, any member/);
  expect(say("how do I remove a user").text).not.toMatch(/As a member/);
});

test("a stated plan is remembered, and determines the available features", () => {
  const say = talk("support");
  say("we are on Team");
  expect(say("how do we set up single sign-on").text).toMatch(
    /^Not on Team, which is what you have/,
  );
  const free = talk("support");
  free("we are on the free plan");
  expect(free("where do I find my API key").text).toMatch(/^Not on Free, which is what you have/);
  expect(free("is there dark mode").text).toMatch(/^Yes, in your profile/);
});

test("two questions about one feature are both answered", () => {
  expect(talk("support")("how do I make a form and who can fill it in").text).toMatch(
    /“Form”, choose the fields.+anyone with the link can fill it out/,
  );
});

test("a speaker who adds themselves to a number is counted", () => {
  expect(talk("support")("3 teachers and me, what would that cost").text).toMatch(/^For 4 people/);
});
