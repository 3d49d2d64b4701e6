import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a third guest for a booking: room, price and age are dealt with", () => {
  const say = talk("hospitality");
  expect(say("booking HH-3107, we are 3 instead of 2 now").text).toMatch(
    /sleeps 2\. A Family room .*more\. .*How old/,
  );
  expect(say("dont change the day pls, just add my daughter, shes 9").text).toMatch(
    /extra bed .*\$15 a night.*in all/,
  );
  expect(say("so what do we pay in total").text).toMatch(/extra bed .*in all/);
});

test("a guest is added if the room has space", () => {
  expect(talk("hospitality")("can i add one more person to HH-3042").text).toMatch(
    /^Yes, the Family room sleeps up to 5, so there’s room for 5 of you/,
  );
});

test.each([
  "HH-3107, we are one person less",
  "booking HH-3107: my wife can not come",
  "for HH-3107 it's one guest fewer now",
])("“%s” is priced for one guest", (message) => {
  expect(talk("hospitality")(message).text).toMatch(
    /With 1 guest, HH-3107 is \$478\.50 in all, \$7\.50 less/,
  );
});
