import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "no ads please, what else works",
  "im done with facebook ads. other ideas?",
  "forget ads, what works without ads",
])("“%s” gets what works without ads", (message) => {
  const say = talk("marketing");
  say("im an electrician, phone is quiet");
  expect(say(message).text).toMatch(/^Without ads: ask every happy customer for a review/);
});

test("who refers customers, and how to approach them", () => {
  const say = talk("marketing");
  say("i run a small restaurant by the harbour");
  expect(say("who would be a good partner for us").text).toMatch(/^Hotels and guest houses/);
  expect(say("how do i approach the hotels").text).toMatch(/^Go in person/);
});

test("“how much are ads” does not refuse ads", () => {
  expect(talk("marketing")("how much are facebook ads for a roofer").handled).not.toBe(
    "without_ads",
  );
});

test.each(["no facebook pls", "i dont want instagram", "skip facebook"])(
  "“%s” alone gets what is left",
  (message) => {
    const say = talk("marketing");
    say("i paint portraits of pets, nobody finds me");
    expect(say(message).text).toMatch(/^OK, without /);
  },
);
