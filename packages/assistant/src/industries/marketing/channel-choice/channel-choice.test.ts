import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const said = (...messages: readonly string[]) => {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.map((message) => say(message)).at(-1) ?? { text: "", handled: "" };
};

test.each([
  ["im a plumber, facebook or google?", /^Google: .*near me.*Facebook/],
  ["flyers or ads for our roofing firm", /^Google: .*flyers/i],
  ["we sell soap online. tiktok vs instagram", /^Instagram: .*TikTok/],
  ["hairdresser here, should i do instagram or google ads", /^Google: .*Instagram/],
])("“%s” is answered with one of the two, and a reason", (message, text) => {
  expect(said(message).text).toMatch(text);
});

test.each([
  "write a post for facebook or instagram about our new soup",
  "we spent 300 on facebook and 200 on google, which brought more",
  "what does a click cost on google or facebook",
])("“%s” does not ask for a choice", (message) => {
  expect(said(message).handled).not.toMatch(/^choice:/);
});

test("a choice is consistent with the plan and with previous choices", () => {
  const say = talk("marketing");
  say("small bakery, 300 a month for ads, where");
  const { text } = say("instagram or google?");
  expect(text).toMatch(/^Google, as in the plan/);
  for (const next of ["which is it?", "why search tho", "but everyone is on instagram"])
    expect(say(next).handled).toBe("choice:google");
});

test.each([
  ["but my customers are all on instagram", /^They are, but .*free.*Google/],
  ["why not instagram", /^Because on Instagram/],
  ["is 100 google 100 instagram dumb?", /two halves.*Google first/],
  ["how long till i see something", /2 weeks with Google/],
  ["ok google then", /^Google it is\. To start: /],
])("after “instagram or google”, “%s” is answered to the point", (message, text) => {
  expect(said("im a plumber, instagram or google?", message).text).toMatch(text);
});

test.each(["flyers, good or bad?", "are leaflets worth it", "flyers any good for us"])(
  "“%s” gets a verdict on flyers",
  (message) => {
    expect(said("im a window cleaner in a small town", message).text).toMatch(
      /^Flyers are good for the streets around you/,
    );
  },
);

test.each([
  ["ads are off since june", /ads are off/],
  ["we stopped the ads already", /ads are off/],
  ["i have no email list", /no e-mail\./],
])("“%s” is acknowledged", (message, text) => {
  const { text: reply } = said("yoga teacher here, how do i get students", message);
  expect(reply).toMatch(text);
  expect(reply).not.toMatch(/pause them|once a month/i);
});
