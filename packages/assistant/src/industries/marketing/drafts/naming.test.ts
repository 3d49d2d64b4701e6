import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["it’s called Petal & Stem and we open at 7", "Petal & Stem"],
  ["we are a barber shop called Close Shave", "Close Shave"],
  ["my café is called Green Door", "Green Door"],
])("“%s” signs a text and is not a sentence of it", (message, name) => {
  const say = talk("marketing");
  say("write a post for instagram");
  const { text } = say(message);
  expect(text).toContain(name);
  expect(text).not.toMatch(/\bcalled\b/i);
});

test("a day in another matter is not content, so the text is about the business", () => {
  const say = talk("marketing");
  say("i run a small bakery in leeds, need more customers on weekdays");
  expect(say("write me a text for instagram").text).toMatch(
    /For fresh bread and cakes, come to us\./,
  );
});

test("after the sender is known, the next details become the text", () => {
  const say = talk("marketing");
  say("write a post for facebook");
  say("we are a yoga studio called Still Water");
  expect(say("new beginners class on mondays at 7pm, 12 dollars").text).toMatch(
    /beginners class for \$12 on Mondays at 7pm\./,
  );
});

test("the day of an offer is stated once", () => {
  const say = talk("marketing");
  say("write a post for facebook");
  say("fresh rye bread is back");
  expect(say("and say 10% off on tuesdays").text.match(/Tuesdays/g)).toHaveLength(1);
});
