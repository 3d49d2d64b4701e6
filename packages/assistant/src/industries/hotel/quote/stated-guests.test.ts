import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** A conversation that waits for the number of guests. */
function asked() {
  const say = talk("hospitality");
  expect(say("the harbour room, 10-12 april").state.flow?.asking).toBe("guests");
  return say;
}

describe("guests told beside a pet", () => {
  test.each(["2 + dog", "two people!! and one dog", "we are 2 and a cat", "2, with our dog"])(
    "“%s” is priced with it",
    (message) => {
      expect(asked()(message).text).toMatch(/2 guests, with a pet: .* \$341 in all/);
    },
  );

  test("a question about the dog is answered, and the guests are still open", () => {
    const { text, state } = asked()("can the dog come?");
    expect(text).toMatch(/dogs[\s\S]*Back to your room: For how many people\?$/);
    expect(state.flow?.asking).toBe("guests");
  });
});

test.each(["so how much all together", "what's the total now?", "and how much for everything"])(
  "“%s” is asked for what the total lacks",
  (message) => {
    expect(asked()(message).text).toMatch(/total\. For how many people\?$/);
  },
);

test("a stay with a dog and its days is not answered with the dog alone", () => {
  const { text, state } = talk("hospitality")("10 to 12 april with the dog, how much");
  expect(text).toContain("how many people?");
  expect(state.flow?.name).toBe("quote");
});

test("the total names all that was spoken of", () => {
  const say = talk("hospitality");
  say("a double room 10-12 april");
  say("where do we park the car?");
  say("is a small dog allowed?");
  expect(say("so how much all together").text).toContain("With a pet and parking it is");
});

test.each(["two colleagues", "2 friends", "three ladies, no car"])("“%s” are guests", (message) => {
  expect(asked()(message).text).toMatch(/[23] guests/);
});

test.each([
  ["champagne on arrival possible?", "a bottle of champagne in the room"],
  ["separate beds please", "two single beds"],
  ["can we have a room on a high floor", "a high floor"],
])("“%s” is confirmed while the guests are open", (message, wish) => {
  expect(asked()(message).text).toMatch(new RegExp(`Noted: .*${wish}[\\s\\S]*how many people\\?$`));
});

test.each(["are there twin beds?", "is it quiet there?"])(
  "“%s” asks, and wishes for nothing",
  (message) => {
    expect(asked()(message).text).not.toContain("Noted");
  },
);

test("a meal that is skipped is not told of", () => {
  const say = talk("hospitality");
  say("a double room 10-12 april");
  expect(say("i'll skip breakfast. do you have a safe?").text).not.toContain("Breakfast");
});
