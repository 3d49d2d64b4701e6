import { expect, test } from "vitest";
import { talk } from "../../../../dialogue/talk-for-tests.ts";

const visitor = { name: "Guest", email: "guest@client.example" };
function last(...messages: readonly string[]): string {
  const say = talk("marketing", visitor);
  return messages.map((message) => say(message).text).at(-1) ?? "";
}

const bikes =
  "need a facebook post for my new bike shop, we open on friday, first 10 customers get a free bell";

test("who gets what for free, and what happens on which day", () => {
  expect(last(bikes)).toBe(
    "For Facebook: “Ready to ride? 🚲 We open on Friday! Get a free bell for the first 10 customers. See you there!”",
  );
  expect(
    last("write a text to my guests: first fifty guests win a free tote bag, this friday"),
  ).toMatch(/free tote bag for the first fifty guests/);
  expect(last("post for my hair salon opening sun")).toMatch(/open(?:ing a salon)? on Sunday!/);
});

test.each([
  ["only the BELL is free", /a free bell for the first 10 customers/, /BELL/],
  ["you forgot the time, 10 till 6", /on Friday, 10 to 6!/, /time/i],
  [
    "friday not fri, and its 9-5, in canal street",
    /Canal Street on Friday, 9 to 5!/,
    /friday not/i,
  ],
  ["its boring. make it punchier", /^For Facebook: “(?!Ready).*open/, /boring/],
  ["“just come in” isn't part of it. none of it is right", /free bell/, /none of it/i],
  ["same info, but as a text", /^“Hi \[name\], .*[Ww]e open on Friday/, /same/i],
  ["the same as a sign for the door", /^For the sign: “We open on Friday!\n/, /same|\[/i],
])("“%s” changes a post and is not included in it", (edit, has, hasNot) => {
  const text = last(bikes, edit);
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test.each([
  ["half of that is wrong. soup is 7.50", /soup for 7\.50/],
  ["no its 7.20", /soup for 7\.20/],
  ["soup costs £7", /soup for £7/],
])("“%s” corrects an amount in place", (edit, has) => {
  const text = last(
    "quick caption for insta: new autumn menu starts thursday, pumpkin soup 6.50",
    edit,
  );
  expect(text).toMatch(has);
  expect(text).not.toContain("6.50");
});

test("a reason is left out, and an emoji removed", () => {
  const say = talk("marketing", visitor);
  say("write a message to my clients, im closing early tomorrow cos of a funeral");
  expect(say("dont say why. just that we close at 1").text).toMatch(
    /I’m closing early tomorrow\. We close at 1\./,
  );
  expect(say("add an emoji").text).toContain("🙂");
  expect(say("take the emoji out").text).not.toContain("🙂");
});

test("a flyer includes each comma-separated item", () => {
  expect(last("can u do me a flyer, yoga in the park, sundays 10am, 5 quid, bring a mat")).toBe(
    "For the flyer: “Yoga in the park for £5 on Sundays at 10am\nBring a mat\nSave your place”",
  );
});
