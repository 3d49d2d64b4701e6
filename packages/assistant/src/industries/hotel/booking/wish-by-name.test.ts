import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** A guest with a booking wishes something, and what follows is said. */
const after = (...messages: readonly string[]) => {
  const say = talk("hospitality");
  say("We have booked with you for Friday 18 December.");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};
const wish = "Please note a quiet room with our booking.";

test.each(["It is Abernathy", "Abernathy, from Friday 18 December", "I told you, it’s Abernathy."])(
  "“%s” says for whom the wish is noted",
  (message) => {
    expect(after(wish, message)).toMatch(/noted for Abernathy.*a quiet room/);
  },
);

test("a name that is told with the wish is not asked for", () => {
  const text = after("Please note a quiet room with our booking, our name is Abernathy.");
  expect(text).toContain("under Abernathy");
  expect(text).not.toContain("What name");
});

test.each(["is the quiet room noted now?", "Have you noted the quiet room for us?"])(
  "“%s” is answered with what is noted",
  (message) => {
    expect(after(wish, "It is Abernathy", message)).toMatch(/^Yes, it’s noted for Abernathy/);
  },
);

test("without a wish there is nothing noted", () => {
  expect(after("is the quiet room noted?")).not.toMatch(/^Yes, it’s noted/);
});
