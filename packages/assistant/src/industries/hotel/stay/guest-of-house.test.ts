import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** A guest whose room is known from a complaint. */
function complained() {
  const say = talk("hospitality");
  say("we are in 31 and the room is dirty, there are hairs in the bed");
  return say;
}

describe("a guest who is in the house", () => {
  test.each([
    "I'm in room 118 and the couple next door kept us awake all night",
    "We are in 26 and the music above us woke the baby up twice",
  ])("“%s” is passed on without asking for the room", (message) => {
    const { text } = talk("hospitality")(message);
    expect(text).toMatch(/person on duty/);
    expect(text).not.toMatch(/which room|your room/i);
  });

  test.each([
    "is there a different room for two people until monday",
    "we want to be moved somewhere quiet today, a quiet room please",
    "2 adults, until Sunday. We only want another room.",
    "for 2 persons a silent room please",
    "is any quieter room free tonight",
  ])("“%s” moves the guest tonight and books nothing", (message) => {
    const { text, state } = complained()(message);
    expect(text).toMatch(/free tonight in place of 31, at no extra cost/);
    expect(state.flow).toBeUndefined();
  });

  test.each([
    "we're staying with you since last night and the water in the shower is ice cold",
    "we are now staying in your hotel and the water in the shower is ice cold",
  ])("who says “%s” is not asked for nights or guests", (staying) => {
    const say = talk("hospitality");
    say(staying);
    const { text, state } = say("can you give us another room for tonight?");
    expect(text).toContain("at no extra cost");
    expect(state.flow).toBeUndefined();
    expect(say("room 12").text).toContain("12");
  });

  test.each(["please ring me in my room", "just have someone call us", "give me a call please"])(
    "“%s” gets the call of the duty manager",
    (message) => {
      expect(complained()(message).text).toContain("duty manager will call room 31");
    },
  );

  test("is told what comes off, though a manager is asked for too", () => {
    const { text } = complained()("I want the manager, and I want last night refunded.");
    expect(text).toContain("50%");
  });

  test("is asked for the room once", () => {
    const say = talk("hospitality");
    expect(say("the shower is cold and nobody comes").text).toContain("Which room are you in?");
    expect(say("i am so angry, still cold").text).not.toContain("Which room are you in?");
  });

  test("books another stay all the same", () => {
    const { text } = complained()("we want to book again, 2 people 5 to 7 march");
    expect(text).toContain("5 March to Sunday, 7 March");
  });
});
