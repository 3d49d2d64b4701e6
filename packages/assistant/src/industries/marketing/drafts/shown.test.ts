import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

function last(...messages: readonly string[]): string {
  const say = talk("marketing", { name: "Guest", email: "guest@client.example" });
  return messages.map((message) => say(message).text).at(-1) ?? "";
}

test.each([
  "write the leaflet. first session half price till end of december, 22 Mill Road",
  "do me a leaflet, first session half price till end of december, 22 Mill Road",
  "i need a poster for my practice: first session half price till end of december, 22 Mill Road",
])("“%s” leaves no blank", (message) => {
  const text = last("im a physio", message);
  expect(text).toMatch(/half price until end of December\n22 Mill Road/i);
  expect(text).not.toContain("[");
});

test("an offer can be replaced, and a percentage is stated once", () => {
  expect(
    last(
      "im a physio",
      "write the leaflet. first session half price, 22 Mill Road",
      "take out half price, make it 20 off",
    ),
  ).toMatch(/20 off\n22 Mill Road/);
  expect(
    last(
      "i sell candles on etsy",
      "could you write something for the parcel card, 10% off next order",
    ),
  ).toMatch(/10% off next order/);
});

test.each([
  [
    "write a better one, the gym is called Ironhouse, first week free",
    /Your first week is free.*Ironhouse/,
  ],
  [
    "need a shorter one for my gym, its called Ironhouse, first week free",
    /Ironhouse|first week is free/,
  ],
])("“%s” requests a text", (message, text) => {
  expect(last("my ad says 'join now', its rubbish", message)).toMatch(text);
});

test("neither opening hours nor a print order starts a plan", () => {
  const say = talk("marketing");
  say("physio here, new practice in leeds opened 2 weeks ago, 4 patients so far");
  expect(say("i can do 400 a month tops").text).toMatch(/3 months.*\$1,200 in all/);
  expect(say("whats that get me").handled).toBe("forecast");
  expect(say("how many leaflets for 200").text).toMatch(/^About 2,000/);
});

test("a sentence of the visitor’s stands on the sign, and a day off is no day of it", () => {
  const say = talk("marketing");
  expect(say("write a sign pls. we mend zips while you wait").text).toMatch(
    /We mend zips while you wait/,
  );
  expect(say("not on mondays, we are closed monday").text).not.toMatch(/· Mondays?\b|Pls/);
});
