import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("what is bought beside the thing in hand", () => {
  test.each([
    "whats that with 4 headlamps",
    "how much would it be with 4 headlamps",
    "total with 4 headlamps?",
  ])("“%s” holds both", (message) => {
    const say = talk("e-commerce");
    say("tell me about the kettle stove");
    expect(say(message).text).toMatch(/^\$221 for the Kettle stove and 4 × Glim headlamp/);
  });

  test("the price of the other one alone does not hold it", () => {
    const say = talk("e-commerce");
    say("tell me about the kettle stove");
    expect(say("and how much is the glim").text).not.toContain("Kettle");
  });

  test.each(["two please. total with delivery to france", "i take two, total to spain please"])(
    "“%s” is two of it, and no date is told",
    (message) => {
      const say = talk("e-commerce");
      say("tell me about the dune");
      const { text } = say(message);
      expect(text).toMatch(/^\$138 for 2 × Dune/);
      expect(text).not.toMatch(/arrives/);
    },
  );

  test("a list of the range is not summed up", () => {
    const say = talk("e-commerce");
    say("what do you sell");
    say("smth for winter camping for 1, budget 350");
    expect(say("total?").text).not.toContain("Kettle");
  });

  test("by when it can be sent somewhere is told of what is in hand", () => {
    const say = talk("e-commerce");
    say("i take the kettle stove");
    const { text } = say("can you send it to my hotel in denver by wednesday");
    expect(text).toMatch(/with express|in time/);
  });
});

describe("what was told is not asked again", () => {
  test.each([
    "do u have something for cooking, cheap, we are 4",
    "need a thing to boil water, cheap",
  ])("“%s” wants the stove", (message) =>
    expect(talk("e-commerce")(message).text).toContain("Kettle stove"),
  );

  test("a gift and its budget are one wish", () => {
    const { text } = talk("e-commerce")("need a gift for my dad, he camps. max 50");
    expect(text.match(/I’d get/g)).toHaveLength(1);
    expect(text).not.toMatch(/^[^.]*\$65/);
  });

  test("a height is read without a word for it", () => {
    const say = talk("e-commerce");
    say("tell me about the dune");
    expect(say("and for me too? i am 1.90").text).toMatch(/room at 190 cm/);
  });
});

test("an order put right keeps what was wanted of it", () => {
  const say = talk("e-commerce");
  say("the tent pole came bent, BK-10355");
  expect(say("no sorry thats the stove, it is 10482").text).not.toMatch(/neighbours|locker/);
});

test.each(["saturday we go camping so i need it before", "we are off camping soon"])(
  "“%s” is no reason to call a tent unfit",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the ridge 2");
    expect(say(message).text).not.toMatch(/isn’t made for/);
  },
);

test.each(["fine ill get two, one for my wife. total?", "i will take 2. whats the total"])(
  "“%s” counts two",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the glim headlamp");
    expect(say(message).text).toMatch(/^\$78 for 2 items|2 × Glim headlamp/);
  },
);

test("what is asked of a shop today is no date of a parcel", () =>
  expect(talk("e-commerce")("do you have headlamps in the burlington shop today").text).not.toMatch(
    /by post/,
  ));

test("the postage to a country is not the price of what is in hand", () => {
  const say = talk("e-commerce");
  say("tell me about the glim headlamp");
  const { text } = say("do you ship to norway and what does it cost me");
  expect(text).toMatch(/^Yes, we ship there/);
  expect(text).not.toContain("$39");
});

test("what was chosen stays the subject beside a difference", () => {
  const say = talk("e-commerce");
  say("is the ember ok for 0 degrees");
  say("and dune?");
  say("so ember. what's the difference in price");
  expect(say("can i wash it").text).toMatch(/^No: the Ember/);
});

test.each(["is possible pay in two times?", "can i pay in 2 times"])(
  "“%s” tells of no charge",
  (message) => expect(talk("e-commerce")(message).text).not.toMatch(/second charge/),
);

test("a question after thanks is answered", () => {
  const say = talk("e-commerce");
  say("how much is the ridge 2");
  expect(say("thank you. and for return how many day").text).toMatch(/30 days/);
});

test("not expensive means cheaper for as many", () => {
  const say = talk("e-commerce");
  say("a tent for 4 people");
  expect(say("not so expensive please").text).not.toMatch(/^Yes, the Lee 1/);
});
