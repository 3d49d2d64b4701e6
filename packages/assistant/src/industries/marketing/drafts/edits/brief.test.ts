import { expect, test } from "vitest";
import { talk } from "../../../../dialogue/talk-for-tests.ts";

function last(...messages: readonly string[]): string {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.map((message) => say(message).text).at(-1) ?? "";
}
const lines = (text: string): string[] => text.split("\n").filter((line) => line.startsWith("– "));

test.each([
  ["3 headlines: plum cake, 14 each, by 20 december", 3, [/Plum cake for 14/, /by 20 December/]],
  ["give me 4 headlines for a google ad. boat rental, from 30 euro", 4, [/Boat rental from €30/]],
  ["gimme two subject lines: lamb box, 12% off", 2, [/12% off lamb box/]],
] as const)("“%s” is answered with as many lines, of what was told", (message, count, stated) => {
  const text = last(message);
  expect(lines(text)).toHaveLength(count);
  for (const one of stated) expect(text).toMatch(one);
  expect(text).not.toContain("[");
});

test("lines incorporate later details, and their number can be changed", () => {
  const say = talk("marketing");
  say("3 headlines: boiler check, 70 pounds");
  expect(say("add same day visits").text).toMatch(/Same day visits/);
  expect(lines(say("5 other ones").text)).toHaveLength(5);
});

test("subject lines for a letter are about its offer", () => {
  expect(
    last("newsletter for my cat grooming place, 15% off in march", "now 3 subject lines please"),
  ).toMatch(/15% off grooming/);
});

test.each([
  ["not good. we fix zips, hems, linings", /We fix zips, hems and linings\./, /not good/i],
  [
    "too short. say what we do, opening 3 may",
    /We(’re| are)? open (on|from) 3 May/i,
    /what we do|too short/i,
  ],
  ["no. cash only, order by 4 december, call 555 0199", /by 4 December: call 555 0199/, /^“?no\b/i],
])("“%s” leaves out instructions to the writer and includes the rest", (message, has, hasNot) => {
  const text = last("write a text to my clients saying we collect from your door", message);
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test.each(["longer", "friendlier", "too short", "make it warmer", "another version"])(
  "“%s” changes the text",
  (message) => {
    const say = talk("marketing");
    const before = say("newsletter for my dog grooming place, 10% off in may").text;
    expect(say(message).text).not.toBe(before);
  },
);

test("a bare name, and details given before they were asked for, appear in the text", () => {
  const wish = "write a post for my yoga studio, first class free, call 555 0177";
  const text = last(wish, "shorter. Silver Birch", "where is the phone number");
  expect(text).toMatch(/Silver Birch/);
  expect(text).toMatch(/555 0177/);
  expect(text).not.toMatch(/\[number\]/);
});

test("days off have a first and last day, next to a deadline", () => {
  const text = last(
    "message to customers that we close for holidays 24 dec to 2 jan",
    "mention last orders 20 december",
  );
  expect(text).toMatch(/closed from 24 December to 2 January/);
  expect(text).toMatch(/Last orders 20 December/);
});

test.each([
  [
    "its 45 euro, clay included, beginners welcome, 10 to 1",
    /€45.*10 to 1.*Clay included\. Beginners welcome\./,
  ],
  ["30 pounds, mats provided, all ages welcome", /£30.*Mats provided\. All ages welcome\./],
  ["its 20 dollars, tea included, 9 to 11", /\$20.*9 to 11.*Tea included\./],
])("a list of details is worded in sentences: “%s”", (message, has) => {
  expect(last("i run a small pottery studio. write me a facebook post", message)).toMatch(has);
});

test("an offer includes the item before it, and no word of the request", () => {
  expect(last("email to old clients, family shoots 20% off book before 20 dec")).toMatch(
    /20% off family shoots\..*by 20 December/s,
  );
  expect(last("write a post: haircuts tuesdays 20% off")).not.toMatch(/off tuesdays/i);
});

test("mentioning ads does not request headlines", () => {
  expect(
    last("yoga teacher here, got 300 dollars", "why not instagram ads", "write the text then"),
  ).not.toMatch(/Try yoga teacher/);
});

test.each(["the subject line is boring", "another subject please", "subject is too short"])(
  "“%s” changes the subject, and nothing else",
  (message) => {
    const say = talk("marketing");
    const wish = "newsletter for my dog grooming place, 10% off, book by 20 december";
    const [subject, ...rest] = say(wish).text.split("\n");
    const [other, ...same] = say(message).text.split("\n");
    expect(other).not.toBe(subject);
    expect(same).toEqual(rest);
  },
);
