import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a meeting, its lunch and the rooms are added up, and nothing is sent", () => {
  const say = talk("hospitality");
  say("we plan a workshop for 12 people on 20 January, is lunch included?");
  expect(say("two of us stay from the 19th to the 20th, with breakfast").text).toMatch(
    /19 January to Wednesday, 20 January, 1 night, 2 guests, with breakfast/,
  );
  expect(say("Good. Now add that up with the meeting room and lunch").text).toMatch(
    /^\$\d[\d,.]* in all: \$480 for the net loft, 12 × \$26 for lunch and \$\d[\d.]* for the rooms/,
  );
});
