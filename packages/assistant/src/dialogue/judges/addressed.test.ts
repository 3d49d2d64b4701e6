import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test("a reply is about what the message names, and nothing else", () => {
  const say = talk("hospitality");
  const allergy = say("my daughter has a severe nut allergy, is breakfast safe for her");
  expect(allergy.text).toMatch(/work around it at breakfast/);
  // A question about the meal alone does not mention the allergy.
  expect(say("when is breakfast on sunday").text).not.toMatch(/around it/);
});

test("two subjects in one message are both answered", () => {
  const say = talk("hospitality");
  const { text } = say(
    "driving a tesla, can i charge, and is a height of 2.05 m a problem with a roof box",
  );
  expect(text).toContain("have a charger");
  expect(text).toContain("2.10 m");
});

test("nothing is added to a quote that contains what was named", () => {
  const say = talk("hospitality");
  const { text, handled } = say("two people from monday to wednesday with breakfast and a dog");
  expect(handled).toBe("book_room");
  expect(text).toContain("with breakfast and a pet");
  expect(text).not.toContain("welcome");
});

test("“he” refers to what was named before, and a different subject is not about him", () => {
  const say = talk("hospitality");
  say("is a great dane ok with you");
  expect(say("and the breakfast room, can he come").text).toContain(
    "Dogs can’t come into the dining room",
  );
  expect(say("does the accessible room cost more").text).not.toMatch(/dog|dining room/);
});

test("the source of the noise is not the guest’s own room", () => {
  const say = talk("hospitality");
  expect(say("the people in 14 are having a party, i cant sleep").text).toContain(
    "is going to room 14",
  );
  const { text } = say("im in 15. they are in 14. please make them stop");
  expect(text).toContain("noted your room, 15");
  // “We are in 14” states the visitor's own room.
  expect(talk("hospitality")("we are in 14 and the neighbours are so loud").text).toContain(
    "has room 14 now",
  );
});

test("rooms of two kinds are counted together", () => {
  const say = talk("hospitality");
  const { text } = say("3 doubles and 2 singles from monday to wednesday for 8 people");
  expect(text).toContain("8 guests: 5 Standard rooms");
  // A list of the kinds that the rooms have does not add rooms.
  expect(
    talk("hospitality")("2 rooms, a double and a twin, monday to wednesday, 4 people").text,
  ).toContain("2 Standard rooms");
});

test("a question without a recorded answer is offered to the desk, with the known details", () => {
  const say = talk("hospitality");
  say("two people from monday to wednesday");
  const { text } = say("is there a brass band rehearsing in the lobby that week");
  expect(text).toMatch(
    /couldn’t find that here.*pass your question on, with your quote from Monday, 23 November for \$\d+\?$/,
  );
  expect(say("yes please").text).toMatch(/^Done: the front desk has your question/);
  // An out-of-scope question is declined.
  expect(talk("hospitality")("who won the election").text).not.toContain("pass your question on");
  expect(talk("hospitality")("write a poem about cats").text).not.toContain("welcome");
});

test("a follow-up to an answer not given yet is found if the message names its subject", () => {
  const say = talk("hospitality");
  expect(say("is the insulin fridge cold enough, what temperature").text).toMatch(/5 °C/);
  // Neither half alone is enough.
  expect(talk("hospitality")("is it cold enough").text).not.toMatch(/5 °C/);
});

test("“book it” accepts the quote, whatever was discussed before", () => {
  const say = talk("hospitality");
  say("can i bring my dog");
  say("two people from monday to wednesday");
  expect(say("can you book it").text).toMatch(/^Done: the front desk now has/);
});
