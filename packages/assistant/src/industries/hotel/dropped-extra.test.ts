import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

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
