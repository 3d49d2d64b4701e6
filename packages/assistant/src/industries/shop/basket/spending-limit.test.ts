import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("a sum is compared with what the customer would spend", () => {
  test.each([
    ["a stove and a lantern, not more than 100, what does that come to", "$14 over your $100"],
    ["how much are the ridge 2 and two embers? my limit is 400", "$87 over your $400"],
    ["3 headlamps and 1 stove together, i have 190 dollars", "within your $190"],
  ])("“%s”", (message, said) => {
    expect(talk("e-commerce")(message).text).toContain(said);
  });

  test("a limit told earlier still counts", () => {
    const say = talk("e-commerce");
    say("we can spend 250 at most, what tent fits two");
    expect(say("the ridge 2 and 2 dunes, how much").text).toContain("$77 over your $250");
  });

  test.each(["the ridge 2 and the glim, total?", "how much for 2 dunes, we are under 18 people"])(
    "without one nothing is compared: “%s”",
    (message) => {
      expect(talk("e-commerce")(message).text).not.toMatch(/over your|within your/);
    },
  );
});

describe("every kind that is named is in the sum", () => {
  test.each([
    ["what does a sleeping bag with 2 wicks cost", /^\$167 for the Dune sleeping bag and 2 × Wick/],
    ["price of the kettle and a headlamp", /\$104 for .*(?:Kettle|Glim).* and the (?:Glim|Kettle)/],
    ["2 embers plus one tent, total please", /^\$487 for 2 × Ember sleeping bag and the Ridge 2/],
  ])("“%s”", (message, text) => {
    expect(talk("e-commerce")(message).text).toMatch(text);
  });

  test("one each for two people is two", () => {
    const say = talk("e-commerce");
    say("a tent for 2 people please");
    expect(say("the ridge and an ember bag each, how much altogether").text).toMatch(
      /^\$487 for the Ridge 2 tent and 2 × Ember/,
    );
  });

  test("a list is summed up on request", () => {
    const say = talk("e-commerce");
    say("the school wants 10 lanterns and 4 tents, is there a group price");
    expect(say("and how much would that be in total").text).toMatch(/^\$1,246 for/);
  });

  test("“the Ridge 2 tent” is not another tent", () => {
    expect(talk("e-commerce")("how much is the ridge 2 tent with 2 dunes").text).toMatch(
      /^\$327 for the Ridge 2 tent and 2 × Dune/,
    );
  });
});

describe("a time of use is not a time of delivery", () => {
  test.each([
    ["how long to pitch it", /four minutes/],
    ["how long does it take to set up", /four minutes/],
  ])("“%s”", (message, text) => {
    const say = talk("e-commerce");
    say("tell me about the ridge 2");
    expect(say(message).text).toMatch(text);
  });

  test.each(["how many days can i hike with it", "for how many days is it good"])(
    "“%s” of a pack",
    (message) => {
      const say = talk("e-commerce");
      say("tell me about the cairn 48");
      expect(say(message).text).toMatch(/4 days/);
    },
  );

  test("“how many days until it comes” is of delivery", () => {
    const say = talk("e-commerce");
    say("tell me about the cairn 48");
    expect(say("how many days until it comes").text).toMatch(/If you order today/);
  });
});
