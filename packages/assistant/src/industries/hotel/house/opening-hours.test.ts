import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("whether something is open at a given time is answered with yes or no", () => {
  const say = talk("hospitality");
  expect(say("is the sauna still open at 10:30pm").text).toMatch(
    /^No, at 22:30 the sauna is closed/,
  );
  expect(say("can we use the gym at 6:30 am").text).toMatch(/^Yes, at 6:30 the gym is open/);
  expect(say("is the restaurant open on monday").text).toMatch(
    /^No, on Monday the kitchen is closed/,
  );
});

test("a later question refers to the arrival time given before", () => {
  const say = talk("hospitality");
  say("our plane lands at 22:40, is somebody there");
  expect(say("will the kitchen still be open when we get there").text).toMatch(
    /^No, at 22:40 the kitchen is closed.*soup, cheese and drinks/,
  );
  expect(say("so nothing to eat then?").text).toMatch(/^Yes, there’s something: .*soup/);
});

test("a question about the opening hours themselves gets them", () => {
  expect(talk("hospitality")("when is breakfast on saturday").text).toMatch(/7:30 to 11:00/);
});
