import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each(["i forgot my charger in the room", "we left a jumper in our room", "I lost my scarf"])(
  "reports what was left: “%s”",
  (message) => {
    const say = talk("hospitality");
    expect(say(message).text).toContain("lost and found");
    expect(say("room 118 i think, last week").text).toMatch(/118, last week/);
    expect(say("it's a green one").text).toContain("report");
    expect(say("can you post it to me").text).toContain("postage");
    expect(say("the address is 3 Dock Street, Hull").text).toMatch(/added|report/);
  },
);

test("keeps a guest without a key at the door", () => {
  const say = talk("hospitality");
  expect(say("i forgot my key in the room").text).not.toContain("lost and found");
});
