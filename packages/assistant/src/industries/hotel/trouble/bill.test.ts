import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("an item on the bill that was not consumed is taken off, using the number given", () => {
  const say = talk("hospitality");
  expect(say("HH-3107: you billed parking of $28, we never had a car").text).toMatch(
    /^I’m sorry about that\. .*take the \$28 for the parking off the bill of HH-3107/,
  );
  const when = say("and when do i see the money").text;
  expect(when).toMatch(/next working day/);
  expect(when).not.toMatch(/which booking/i);
  expect(say("i want it back today").text).toMatch(/^Not today/);
});

test("only missing details are asked for", () => {
  const say = talk("hospitality");
  expect(say("there is a massage on my bill, i never had one").text).toMatch(
    /Which booking or room is it\?$/,
  );
  expect(say("HH-3042, how long does that take").text).toMatch(/of HH-3042 on the next/);
});

test("names what was charged without its sum", () => {
  const say = talk("hospitality");
  expect(say("i got charged for the minibar and i never touched it").text).toContain(
    "take the minibar off",
  );
});

test.each(["room 207, left this morning", "the name is Osei", "it's booking name Osei"])(
  "takes the room or name that was asked for: “%s”",
  (message) => {
    const say = talk("hospitality");
    say("i got charged for the minibar and i never touched it");
    expect(say(message).text).toMatch(/refund|desk has it/);
  },
);

test.each([
  "can i have a corrected bill please",
  "will you send me the new invoice",
  "and i need a proper receipt",
])("promises the corrected bill: “%s”", (message) => {
  const say = talk("hospitality");
  say("i got charged $42 for the minibar and i never touched it, room 207");
  expect(say(message).text).toMatch(/corrected bill the same day/);
});
