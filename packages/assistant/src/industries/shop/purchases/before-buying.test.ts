import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

describe("what is told before buying is no complaint about an order", () => {
  test.each([
    "she already owns a sleeping bag. what else have you got?",
    "my brother has got a stove already, anything else?",
    "he has got two lamps. other ideas?",
  ])("“%s”", (message) => {
    const say = talk("e-commerce");
    say("a present for a friend who goes camping, up to 80 dollars");
    expect(say(message).text).not.toMatch(/Which order/);
  });

  test("a wrong item still is one", () => {
    expect(talk("e-commerce")("i got the wrong pack, i ordered the black one").text).toMatch(
      /Send a photo|Which order/,
    );
  });
});

describe("a pack fits by height, not by age", () => {
  test.each([
    ["is the cairn 28 fine for my niece? she is 12 and 1.61 m", /at 161 cm .* size S/],
    ["would the cairn 48 be ok for a 15 year old of 178 cm?", /at 178 cm .* size M/],
    ["is the cairn 28 suitable for a boy of 9, 1.38 m?", /^Not yet, at 138 cm/],
  ])("“%s”", (message, text) => {
    expect(talk("e-commerce")(message).text).toMatch(text);
  });

  test("a height in metres is no age", () => {
    const say = talk("e-commerce");
    say("what does the cairn 28 hold");
    expect(say("he is 1 metre 70, is that ok for it?").text).not.toMatch(/At 1,|adult there/);
  });
});

describe("a family is counted", () => {
  test.each([
    "camping with my husband and 2 kids, what do we need to start",
    "my wife and 2 children want to camp with me, never done it, what do we need",
  ])("“%s”", (message) => {
    expect(talk("e-commerce")(message).text).toMatch(/^For 4 people/);
  });

  test.each(["would 5 fit in the harbour tent", "can 6 sleep in that tent"])("“%s”", (message) => {
    const say = talk("e-commerce");
    say("tell me about the harbour 4");
    expect(say(message).text).toMatch(/^No\b/);
  });
});

describe("abroad, cost and time are one question", () => {
  test.each([
    "what does it cost and when is it here",
    "how much and how many days",
    "price? time?",
  ])("“%s”", (message) => {
    const say = talk("e-commerce");
    say("can you send to norway");
    expect(say(message).text).toMatch(/^Postage depends .* 5–9 working days/);
  });
});

describe("a price with the newsletter’s code", () => {
  test.each([
    ["how much is the ember with the newsletter code", /\$134\.10/],
    ["what do i pay for the ridge 2 using the code", /\$170\.10/],
    ["price of the glim with the discount code", /needs \$60/],
  ])("“%s”", (message, text) => {
    expect(talk("e-commerce")(message).text).toMatch(text);
  });
});
