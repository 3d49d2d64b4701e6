import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

function last(...messages: readonly string[]): string {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.map((message) => say(message).text).at(-1) ?? "";
}
const wish = "write a post for my local facebook group";

test.each([
  ["make it short, and mention the free trial", /free trial/i, /make it|mention|short/i],
  ["thats fine but say im insured", /I’m insured\./, /fine|but say/i],
  ["not too long pls, say we come on sundays", /We come on Sundays\./, /long|say we/i],
])("“%s” after “what is it about” is an instruction, not content", (message, has, hasNot) => {
  const text = last(wish, message);
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test("the sender ends at the comma, and the rest is content", () => {
  expect(last(wish, "its called Muddy Paws, dog walks for 12, im Jess")).toMatch(
    /[Dd]og walks for 12.*– Jess, Muddy Paws”$/,
  );
});

test("listed details leave no blank in a ready-made text", () => {
  const text = last(
    "i have a restaurant, mondays are empty",
    "write the email for regulars: quiz night every tuesday 8pm, pizza and pint 14",
  );
  expect(text).toMatch(/quiz night every Tuesday at 8pm\./);
  expect(text).not.toMatch(/\[your offer\]|\[subject\]/);
});

test("a text that is too stiff gets a warmer version", () => {
  const say = talk("marketing");
  const before = say("write a text to my clients saying we close at 4 on friday").text;
  const next = say("sounds like a robot wrote it");
  expect(next.handled).toMatch(/^draft:/);
  expect(next.text).not.toBe(before);
  expect(say("and not so formal").handled).toMatch(/^draft:/);
});

test("“another text” gives another version, and the occasion is worded for its readers", () => {
  const say = talk("marketing");
  const first = say("write a post for facebook saying fresh rye bread is back").text;
  const next = say("nice, write me one more post saying fresh rye bread is back").text;
  expect(next).toMatch(/rye bread/);
  expect(next).not.toBe(first);
  expect(say("its for the spring fair, 20 march").text).toMatch(
    /(?:For|It’s for) the spring fair\b.{0,4}[Oo]n 20 March\./,
  );
});
