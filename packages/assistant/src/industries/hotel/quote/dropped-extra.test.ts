import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("12 to 15 december, 2 adults and the dog, with parking");
  return say;
};

test.each([
  ["my mum takes the dog so no dog", /^Without the pet it’s \$429/],
  ["the dog is not coming, so take the pet fee off", /^Without the pet it’s \$429/],
  ["the car stays home and no dog", /^Without parking and the pet it’s \$387/],
  ["take the parking off please", /^Without parking it’s \$423/],
])("“%s” takes it out of the quote", (message, answer) => {
  expect(quoted()(message).text).toMatch(answer);
});

test("what is out already is said with the total", () => {
  const say = quoted();
  say("no dog please");
  expect(say("no dog, i said! how much without").text).toMatch(
    /^That’s without the pet already: \$429/,
  );
});

test("a dog that is spoken of otherwise stays in the quote", () => {
  expect(quoted()("the dog is not allowed on the bed, don’t worry. total?").text).not.toMatch(
    /[Ww]ithout the pet/,
  );
});

test.each([
  "how much would it be without the dog, my sister may take him",
  "what is it without the dog?",
  "and how much would we pay without the dog",
])("names the sum that is supposed, and keeps the quote: “%s”", (message) => {
  const say = talk("hospitality");
  say("room for 2 with our dog 8 to 11 december");
  const { text } = say(message);
  expect(text).toMatch(/^Without the pet it’s \$\d+(?:\.\d\d)? in all, in place of/);
  expect(say("what is the total").text).toContain("with a pet");
});
