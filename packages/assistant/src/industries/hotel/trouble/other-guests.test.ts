import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const hotel = (...messages: readonly string[]) => {
  const say = talk("hospitality");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};
const night = "The people in 31 partied until 4 last night. I am in 21 and have not slept.";

test("nobody is sent to a noise that is over", () => {
  const text = hotel(night);
  expect(text).toMatch(/such a night.*speak to room 31/);
  expect(text).not.toMatch(/within \d+ minutes/);
});

test("to a noise that goes on, somebody is sent", () => {
  expect(
    hotel("I am in 21. The people in 31 are so loud, I can’t sleep, it is still going on"),
  ).toMatch(/within \d+ minutes/);
});

test.each(["Has anyone talked to them?", "has somebody talked to room 31?"])(
  "“%s” is not claimed to have happened",
  (message) => {
    expect(hotel(night, message)).toMatch(/can’t see from here whether/);
  },
);

test("the room of the guest is not the one to be spoken to", () => {
  expect(
    hotel(
      "Guest in 108 here. Somebody was playing loud music in 208 until 3, I have not slept",
      "did you speak to the people upstairs?",
    ),
  ).toContain("speak to room 208");
});

test("what comes off is told beside it", () => {
  expect(
    hotel(night, "who do I speak to about room 31, and do I get something off the bill?"),
  ).toMatch(/room 31.*50%/s);
});

test("whether the manager was told is answered from what was passed on", () => {
  expect(hotel(night, "and did you tell the manager about the bill?")).toMatch(
    /^Yes, the duty manager has/,
  );
});

test.each([
  ["does the other room have a bath?", /^No: the Family room has a shower/],
  ["does it have a bathtub?", /^No: the Family room has a shower/],
  ["how many beds does the other room have", /bunk beds|beds/],
])("“%s” is about the room that was offered", (message, answer) => {
  expect(hotel(night, "can I change rooms?", message)).toMatch(answer);
});

test("what was not passed on is passed on now, and not claimed before", () => {
  const text = hotel(
    "There is loud music above me and I can’t sleep",
    "did you speak to the people upstairs?",
  );
  expect(text).toMatch(/passing it to the duty manager now/);
});
