import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { freshState } from "../../../dialogue/types.ts";
import { heeded } from "./heeded.ts";
import { businessOf, businessTold } from "./stated.ts";

function after(...messages: string[]) {
  let state = freshState();
  for (const message of messages) {
    const business = businessTold(message, state);
    state = business ? { ...state, business } : state;
  }
  return businessOf(state);
}

test.each([
  ["my cafe is empty in the afternoons", "walk_in"],
  ["i run a small bakery", "walk_in"],
  ["we have a hair salon in leeds", "booked"],
  ["im a dog groomer", "booked"],
  ["im a plumber and the phone is silent", "called"],
  ["i sell candles online", "online"],
  ["i have a yoga studio not a shop, no baskets", "booked"],
  ["nobody books, they just walk in", "walk_in"],
  ["everything is by appointment only", "booked"],
])("how customers come is recognised in “%s”", (message, way) => {
  expect(after(message).way).toBe(way);
});

test("a correction changes the stored details", () => {
  expect(after("i have a salon", "no its a cafe not a salon").kind).toBe("cafe");
  expect(after("i have a salon", "no its a cafe not a salon").way).toBe("walk_in");
  expect(after("i have a shop", "well, we only sell online").way).toBe("online");
});

test.each([
  ["NOT seo. facebook ads", ["seo"]],
  ["i said no tiktok please", ["video"]],
  ["im on facebook not google", ["paid-search"]],
  ["i hate linkedin", ["linkedin"]],
  ["we dont want any flyers", ["print"]],
])("a refused channel is remembered: “%s”", (message, refused) => {
  expect(after(message).refused).toEqual(refused);
});

test.each([
  "why no email?",
  "is seo worth it",
  "nobody opens my newsletter",
  "no idea, maybe facebook",
])("“%s” refuses nothing", (message) => {
  expect(after(message).refused).toEqual([]);
});

test("a refusal can be revoked", () => {
  expect(after("no email please", "ok put email in then").refused).toEqual([]);
});

test.each([
  ["i dont have any numbers of my regulars", "none"],
  ["we have no mailing list", "none"],
  ["never collected emails", "none"],
  ["i have 400 ppl on a list", "some"],
  ["500 people bought before", "some"],
  ["my whatsapp group is full", "some"],
])("whether there are contacts to write to: “%s”", (message, contacts) => {
  expect(after(message).contacts).toBe(contacts);
});

test("someone else's business is not the visitor's", () => {
  expect(after("my sister's cafe is always full").kind).toBeUndefined();
  expect(after("the other bakery next door is cheaper").kind).toBe("bakery");
});

test("advice based on excluded channels is left out", () => {
  const state = { ...freshState(), business: { way: "walk_in", contacts: "none" } };
  expect(
    heeded(
      "Put a board outside with one thing and its price. Write to twenty regulars.",
      state,
      "",
    ),
  ).toBe("Put a board outside with one thing and its price.");
  expect(heeded("Write to your regulars and offer a free slot.", state, "")).toBeUndefined();
  expect(heeded("A board outside, each day.", state, "")).toBe("A board outside, each day.");
});

test("a channel the visitor asks about may be mentioned", () => {
  const state = { ...freshState(), business: { refused: "seo" } };
  expect(heeded("SEO takes six months and costs most.", state, "what was wrong with seo?")).toBe(
    "SEO takes six months and costs most.",
  );
});

test("replies to a café never mention booking, nor writing to contacts if there are none", () => {
  const say = talk("marketing");
  for (const message of [
    "my coffee shop is dead on weekday mornings, what can i do",
    "i dont have anyones number",
    "what else could i try",
    "ok and then",
    "any other idea",
  ]) {
    const { text } = say(message);
    expect(text).not.toMatch(/\b(?:book|appointment|slot)\b/i);
    if (message !== "my coffee shop is dead on weekday mornings, what can i do")
      expect(text).not.toMatch(/\b(?:write|text|mail) (?:to )?(?:them|your|twenty)\b/i);
  }
});

test("a refused channel stays out of advice and plans", () => {
  const say = talk("marketing");
  say("i sell soap online, no facebook please");
  expect(say("where should i start then").text).not.toMatch(/facebook|social ads/i);
  const plan = say("plan a campaign for more sales, 2000 over 8 weeks");
  expect(JSON.stringify(plan.reply)).not.toMatch(/social ads/i);
});

test.each([
  "no person please, just tell me",
  "i dont want a human, answer me",
  "without a person please",
])("“%s” does not ask for a person", (message) => {
  const say = talk("marketing");
  say("my cafe is empty in the afternoons");
  expect(say(message).handled).not.toBe("human_agent");
});
