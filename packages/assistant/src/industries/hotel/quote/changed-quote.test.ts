import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = (...more: string[]) => {
  const say = talk("hospitality");
  say("harbour room for 2, 13 to 15 december");
  for (const message of more) say(message);
  return say;
};

describe("an extra that is declined", () => {
  test.each([
    "no leave the late checkout",
    "we dont need the late check-out then",
    "hm, skip the late checkout please",
    "too much, forget it",
  ])("“%s” removes it from the quote", (message) => {
    const say = quoted("can we check out late, 2pm");
    expect(say(message).text).toMatch(/^Without the late check-out it’s \$296 in all\./);
    expect(say("so whats the total").text).not.toContain("late");
  });

  test("the rest of the message is answered below it", () => {
    const say = quoted("with breakfast please");
    expect(say("drop the breakfast. is the sauna free?").text).toMatch(
      /^Without breakfast it’s \$296 in all\. .*sauna/is,
    );
  });

  test.each([
    "i said leave the late checkout",
    "no late check-out please",
    "forget the late checkout i said",
  ])("“%s” does not add an extra that is not in the quote", (message) => {
    expect(quoted()(message).text).not.toContain("check-out until 14:00:");
  });

  test("several extras in one sentence go into one quote", () => {
    expect(quoted()("add breakfast for both and parking for 1 van").text).toMatch(
      /2 guests, with breakfast and parking: a Harbour room is free, \$388/,
    );
  });

  test("a request without a price does not change the total", () => {
    const say = quoted("we want a cot on a high floor please");
    expect(say("no high floor then").text).toMatch(/^Done, without .*It stays at \$296/);
  });

  test("breakfast asked for beside flowers is in the sum too", () => {
    const say = quoted("can we get breakfast for everybody and some roses, it's her birthday");
    expect(say("what is the total?").text).toContain("$385 in all");
  });

  test.each([
    ["can you put flowers in the room please", "no flowers then", 321],
    ["please put a bottle of champagne in the room", "forget the champagne", 364],
    ["could we have roses and some prosecco there", "without the prosecco please", 356],
  ])("“%s” is part of the total, until it is declined", (wish, declined, total) => {
    const say = quoted(wish);
    expect(say("what is the complete total?").text).toContain(`$${total} in all`);
    expect(say(declined).text).not.toContain(`$${total}`);
  });

  test.each([
    "can i leave the car there",
    "is there no breakfast?",
    "do you do breakfast without pork",
  ])("“%s” removes nothing", (message) => {
    expect(quoted("breakfast and parking please")(message).text).not.toMatch(/^(?:Without|Done)/);
  });
});

test.each([
  "total with the dog for the harbour room for both nights please",
  "what is it all in with our dog then",
  "so altogether plus dog",
])("“%s” is priced as one total", (message) => {
  expect(quoted("can we bring a dog")(message).text).toContain("$320 in all");
});

test("values next to an extra are applied with it", () => {
  expect(quoted()("make it 3 nights, with parking").text).toMatch(/3 nights.* with parking/);
});

describe("a message that corrects itself", () => {
  test.each([
    ["room for 2, 3-5 december, actually make that 4-6", /4 December to Sunday, 6 December/],
    ["5 jan 2 nights for 2, sorry i mean 3 nights", /3 nights, 2 guests/],
    ["room 5 jan 2 nights for 2 people, no wait 3 people", /2 nights, 3 guests/],
    ["2 people from 5 jan, no sorry 6 jan, 2 nights", /Wednesday, 6 January/],
  ])("“%s”", (message, answer) => {
    expect(talk("hospitality")(message).text).toMatch(answer);
  });
});

describe("another room", () => {
  test.each([
    "how much more is the suite",
    "what would the upgrade to the suite cost",
    "and the suite?",
  ])("“%s” is compared with the quoted room", (message) => {
    expect(quoted()(message).text).toBe(
      "A Suite would be $486 in all, $190 more than a Harbour room.",
    );
  });

  test("choosing a room that was only priced gives a quote, not an enquiry", () => {
    const say = quoted("how much more is the suite");
    expect(say("ok the suite then").text).toMatch(/a Suite is free, \$486/);
  });

  test.each([
    "is the suite free from 29 to 31 december, 2 people",
    "is a suite available 29 to 31 december for 2",
    "is the suite still free for two, 29 to 31 december",
  ])("“%s” gets a quote for that room, or hears that it is taken", (message) => {
    expect(talk("hospitality")(message).text).toMatch(/a Suite is free|The Suite isn’t available/);
  });

  test("what one room has and another lacks is not a question about prices", () => {
    expect(quoted()("whats in the suite that the harbour hasnt").text).toMatch(
      /Suite: 40 m².*Harbour room: 20 m²/,
    );
  });

  test.each([
    "too pricey, standard then",
    "actually no, the standard room, the harbour is too much",
    "harbour is way too pricey, the standard please",
    "not the harbour, standard instead",
  ])("“%s” selects the room that is wanted", (message) => {
    expect(quoted()(message).text).toContain("a Standard room is free, $246");
  });
});
