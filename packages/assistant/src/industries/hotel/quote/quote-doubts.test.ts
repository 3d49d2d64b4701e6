import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = (first = "harbour room for 2, 12 to 14 february") => {
  const say = talk("hospitality");
  say(first);
  return say;
};

describe("a price offered by the guest", () => {
  test.each(["could u do 200 for both nights", "i can only pay 210", "what about 150"])(
    "“%s” is too little: the prices are fixed, and what costs less is named",
    (message) => {
      expect(quoted()(message).text).toMatch(
        /^The prices are fixed, so I can’t do \$\d+\. The least for these days is a Standard room, \$282\. Prepaid/,
      );
    },
  );

  test.each(["my budget is 300 max", "would you take 290", "we have 285, no more than that"])(
    "“%s” is enough for another room",
    (message) => {
      expect(quoted()(message).text).toContain("a Standard room is free, $282 in all");
    },
  );

  test("a sufficient offer is confirmed", () => {
    expect(quoted()("we can spend 400").text).toMatch(/^That’s enough: it’s \$338 in all/);
  });

  test.each(["what about 20 february", "can you do 2 nights", "how about room 21"])(
    "“%s” offers nothing",
    (message) => {
      expect(quoted()(message).text).not.toMatch(/fixed|enough/);
    },
  );
});

test.each([
  "how long is this offer valid",
  "how long does the price hold",
  "how long will that rate stay open",
  "can you hold that price",
])("“%s” is told that the price does not change and no room is held", (message) => {
  expect(quoted()(message).text).toMatch(/^The \$338 won’t change from day to day/);
});

test.each(["check the sum again", "hm thats not right, recheck", "that total looks wrong"])(
  "“%s” gets the sum item by item",
  (message) => {
    expect(quoted()(message).text).toMatch(
      /^I’ve added it up again: 2 × \$164 \+ \$10 city tax = \$338, for 2 guests and 2 nights\./,
    );
  },
);

test.each(["2!!! i said", "i told u already 2", "i told you 2 already", "no. two, as i said"])(
  "“%s” is agreed to",
  (message) => {
    expect(quoted()(message).text).toMatch(/^Sorry: 2 guests, that’s how I have it\./);
  },
);

test("a different number that is insisted on is taken as the number of guests", () => {
  expect(quoted()("3!! i told you").text).toContain("3 guests");
});

describe("one guest fewer", () => {
  test.each([
    "and if only i come",
    "just me actually",
    "what if i travel on my own",
    "one less",
    "my friend cant come",
  ])("“%s”: two guests become one", (message) => {
    expect(quoted()(message).text).toMatch(/2 nights, 1 guest: a Harbour room/);
  });

  test.each([
    "two of us not coming maybe, how much then",
    "2 of them dropped out",
    "two persons dropped out",
  ])("“%s”: twelve guests become ten", (message) => {
    expect(quoted("12 people, 14 to 16 may")(message).text).toContain("10 guests");
  });

  test.each(["one of us is ill so he stays home", "minus one", "we are one person less"])(
    "“%s”: three are left of four",
    (message) => {
      expect(quoted("4 people, 12 to 14 february")(message).text).toContain("3 guests");
    },
  );

  test.each(["one night less", "just me and my wife"])("“%s” leaves no guest out", (message) => {
    expect(quoted()(message).text).not.toContain("1 guest");
  });
});

test("if the children were mentioned first, the question about the adults is worded differently", () => {
  const say = talk("hospitality");
  say("8 to 15 august for a family w 3 kids");
  expect(say("kids are 2, 6 and 11").text).toBe("Noted. And how many adults?");
  expect(say("2").text).toMatch(/7 nights, 5 guests/);
});

describe("a quiet room", () => {
  test.each(["need a quieter one", "quiet room please, i sleep badly"])(
    "“%s” beside a room on the water is told where it is quiet",
    (message) => {
      expect(quoted()(message).text).toMatch(/^Noted: a quiet room\..*face the quiet yard/);
    },
  );

  test.each(["is it quiet there", "how quiet is it"])("“%s” is a question", (message) => {
    expect(quoted()(message).text).not.toContain("Noted");
  });
});
