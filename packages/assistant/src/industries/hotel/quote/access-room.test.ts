import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "what would the room with the level shower cost?",
  "i meant the one with wide doors and a walk-in shower, how much is it",
  "is it the accessible room? I can not climb into a bath",
])("prices the accessible room of the quote for “%s”", (message) => {
  const say = talk("hospitality");
  say("I use a wheelchair. which room would suit me?");
  expect(say("two people, 12 to 15 june").text).toContain("I’ve noted the accessible room");
  const { text } = say(message);
  expect(text).toMatch(/accessible room is the Standard room I quoted.*\$387 in all/);
  expect(text).not.toContain("Suite");
});

test("takes other days with the accessible room", () => {
  const say = talk("hospitality");
  say("two people, 5 to 8 june");
  const { text } = say(
    "no, the room with the level shower from the 12th to the 15th of June. What does that one cost?",
  );
  expect(text).toMatch(/Saturday, 12 June to Tuesday, 15 June/);
  expect(text).toContain("I’ve noted the accessible room");
});

test("gives the rate where no stay is known", () => {
  expect(talk("hospitality")("how much are the accessible rooms?").text).toMatch(
    /usual price: \$118 a night/,
  );
});

test("tells the desk of the accessible room with the enquiry", () => {
  const say = talk("hospitality");
  say("my mother uses a wheelchair, which room is good?");
  say("two people, 12 to 15 june");
  expect(say("book it, name Lind").text).toMatch(/Noted with it: the accessible room/);
});

test("leaves measures to their own answer", () => {
  expect(
    talk("hospitality")("how wide are the doors in the accessible room, is the shower level").text,
  ).toContain("90 cm");
});

test.each(["which room then", "so what room would be right for him?", "which one should I take"])(
  "names the accessible rooms for “%s” after a wheelchair",
  (message) => {
    const say = talk("hospitality");
    say("my father uses a wheelchair, is there a lift?");
    expect(say(message).text).toMatch(/Both accessible rooms are Standard rooms/);
  },
);

test.each([
  "is the breakfast room on the same level",
  "are there steps to the dining room?",
  "can she get to breakfast without stairs",
])("says that the way is level for “%s”", (message) => {
  expect(talk("hospitality")(message).text).toMatch(/ground floor/);
});
