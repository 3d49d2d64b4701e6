import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("harbour room for 2, 8 to 10 december");
  return say;
};

test.each(["so how much each", "what do we pay each", "ok whatever, how much is it each"])(
  "“%s” is divided by the guests",
  (message) => {
    expect(quoted()(message).text).toMatch(/^It’s \$148 per person/);
  },
);

test.each([
  ["we would like to come in february, 2 of us", "say the 9th, 2 nights", /9 February/],
  ["what do you have in march for two", "the 3rd for 2 nights", /3 March/],
])("a day without a month takes the month of “%s”", (first, second, answer) => {
  const say = talk("hospitality");
  say(first);
  expect(say(second).text).toMatch(answer);
});

test.each(["room 21", "its 21", "in room 21"])(
  "“%s” after a fault sends somebody there",
  (message) => {
    const say = talk("hospitality");
    say("the wifi isnt working again");
    expect(say(message).text).toMatch(/room 21.*within 15 minutes/);
    expect(say("its been an hour").text).toMatch(
      /^I’m sorry you had to wait\. The duty manager has it now: room 21/,
    );
  },
);

test("asking what the cheapest room has does not ask for a cheaper one", () => {
  const say = quoted();
  say("the standard room then");
  expect(say("does the cheaper one have ac").text).not.toContain("cheapest I have");
});

test("dinner every evening is priced together with the stay", () => {
  expect(quoted()("if we have dinner every evening what does all that come to").text).toMatch(
    /\$72 to \$116 for 2 guests and 2 evenings, so \$368 to \$412 with the room/,
  );
});

test("the other rooms are listed once for the same dates and guests", () => {
  const say = quoted();
  expect(say("with breakfast").text).not.toContain("Also free");
  expect(say("3 nights then").text).toContain("Also free");
});

test.each(["cheers, whats your address", "thanks, wheres the station"])(
  "“%s” gets its answer",
  (message) => {
    expect(quoted()(message).text.length).toBeGreaterThan(25);
  },
);

test.each(["what time is breakfast", "whats for breakfast", "what do you have for breakfast"])(
  "“%s” asks for no sum",
  (message) => {
    expect(quoted()(message).text).not.toMatch(/in all/);
  },
);

test.each(["whats breakfast for us", "how much is breakfast", "what does breakfast cost"])(
  "“%s” asks for the sum",
  (message) => {
    expect(quoted()(message).text).toMatch(/\$360 in all/);
  },
);
