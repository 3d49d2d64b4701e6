import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const planned = () => {
  const say = talk("marketing");
  say("plan for more sales for my bike shop, 3000 dollars over 10 weeks");
  return say;
};

test.each(["why 353", "what is the measuring for, 353 is a lot", "whats the 353 for?"])(
  "“%s” asks about a line, and changes no budget",
  (asked) => {
    const say = planned();
    expect(say(asked).text).toMatch(/^Measuring is counting which channel brought each customer/);
    expect(say("how much is that per week").text).toBe("$300 a week: $3,000 ÷ 10 weeks.");
  },
);

test("the yield of a line is calculated, and its money can be moved to another", () => {
  const say = planned();
  expect(say("what do i get for the search money").text).toMatch(
    /^About 32 sales from the \$1,588 /,
  );
  expect(say("drop the measuring and put it in search").text).toMatch(
    /\$1,941 for paid search and \$1,059 for social ads/,
  );
});

test.each([
  ["1588 + 1059 is 2647, wheres the rest", /^For measuring\. .* = \$3,000\.$/],
  ["that doesnt add up", /^\$1,588 paid search \+ .* = \$3,000\.$/],
  ["3000 not 353!!", /^\$3,000 it is, over 10 weeks: .* = \$3,000\.$/],
])("“%s” is answered with the lines and their total", (asked, answer) =>
  expect(planned()(asked).text).toMatch(answer),
);
