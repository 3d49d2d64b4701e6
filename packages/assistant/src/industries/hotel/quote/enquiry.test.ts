import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const stay = "double room 11 to 13 december for 2";

test("a name given after a quote is sent with the enquiry, and “is it booked” is answered", () => {
  const say = talk("hospitality");
  say(stay);
  expect(say("put it under the name Li Wei").text).toMatch(
    /^Noted, for Li Wei\. Shall I pass it on/,
  );
  expect(say("yes").text).toMatch(/^Done: .* enquiry for Li Wei/);
  expect(say("did you book it?").text).toMatch(/^Not yet. The front desk has your enquiry/);
});

test("an enquiry sent to the desk can be withdrawn in many wordings", () => {
  for (const wording of [
    "no wait, not yet",
    "I changed my mind, cancel please",
    "please withdraw the enquiry",
    "actually cancel that",
  ]) {
    const say = talk("hospitality");
    say(stay);
    say("book it");
    expect(say(wording).text, wording).toMatch(/^Done: I’ve withdrawn the enquiry/);
  }
});

test("whether something is open at night is answered with yes or no", () => {
  expect(talk("hospitality")("is the front desk open at night").text).toMatch(
    /^Yes, .*day and night/,
  );
  expect(talk("hospitality")("gym open 24h?").text).toMatch(
    /^No, the gym is closed at night: 6:00/,
  );
});

test("a conversation about wheelchair access stays on that subject", () => {
  const say = talk("hospitality");
  say("my mother is in a wheelchair, can she stay with you");
  expect(say("is the restaurant reachable for her").text).toMatch(/^Yes, the dining room/);
  expect(say("is the bathroom ok for that").text).toMatch(/^Yes, .*level/);
  expect(say("and the sauna?").text).toMatch(/one 15 cm step/);
  expect(say("how much extra is that room").text).toMatch(/^There’s no extra charge/);
});

test("parking is guaranteed only on request", () => {
  expect(talk("hospitality")("Parking is sure for me?").text).toMatch(/^Only if you ask/);
});
