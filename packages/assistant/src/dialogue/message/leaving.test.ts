import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { asksForPerson, declinesPerson, withoutRejection } from "./leaving.ts";

test.each([
  "this is silly, give me a human",
  "no!! i want to … i need a real person now",
  "put me through to an agent please",
  "get me a manager",
  "I want your supervisor, please",
  "i need to see the manager now",
  "stop, can i talk to somebody there?",
  "may I speak with someone at your office please",
  "let me speak to your supervisor about this",
  "can a manager ring me back",
  "could an agent please help me",
  "can i talk to an agent",
  "MANAGER. NOW",
  "can somebody from your team look at my payment",
  "will someone call me back",
])("“%s” asks for a person", (message) => expect(asksForPerson(message)).toBe(true));

test.each([
  "i need a person tent",
  "should i speak to someone about sponsoring us",
  "i want a 2 person tent",
  "i don't want to talk to a person",
  "is a person there at night",
  "can a manager see all tasks?",
  "we need a project manager role",
  "do i need a supervisor to approve a task",
  "we want a manager for each team",
  "can an agent close tickets of others",
  "do we get an operator seat for free",
  "will the manager account cost more",
  "can somebody help me find a tent",
])("“%s” does not", (message) => expect(asksForPerson(message)).toBe(false));

test.each(["no human, you tell me", "No, no agent. just the price", "not a person please"])(
  "“%s” wants none, and gets none",
  (message) => {
    expect(declinesPerson(message)).toBe(true);
    const say = talk("marketing");
    say("we sell soap online");
    expect(say(message).handled).not.toBe("human_agent");
  },
);

test.each(["a person please", "no, a person. now", "is there no human at night"])(
  "“%s” declines nobody",
  (message) => expect(declinesPerson(message)).toBe(false),
);

test("the rejection of a task is removed, and the rest remains", () => {
  expect(withoutRejection("not an order. i mean my seats", ["order"])).toBe("i mean my seats");
  expect(withoutRejection("ugh, forget the maths", ["maths"])).toBe("ugh,");
  expect(withoutRejection("i dont want a room with a view", ["room"])).toBeUndefined();
  expect(withoutRejection("a room please", ["room"])).toBeUndefined();
});

test("someone who asks for a person in the middle of a task gets one, and is not asked again", () => {
  const say = talk("hospitality");
  say("i need a room");
  const { handled, text, state } = say("you do not get it, i want a human now");
  expect(handled).toBe("human_agent");
  expect(text).not.toMatch(/arrive/i);
  expect(state.flow).toBeUndefined();
});

test("a rejected task is dropped, and the rest of the message is answered", () => {
  const say = talk("hospitality");
  say("do you have anything free");
  const { text, state } = say("i dont want a room. is there a pool?");
  expect(text).toMatch(/pool/i);
  expect(text).not.toMatch(/arrive/i);
  expect(state.flow).toBeUndefined();
});

test("a task that is merely rejected is suspended", () => {
  const say = talk("e-commerce");
  say("where is my parcel");
  expect(say("its not an order!").handled).toBe("cancelled");
});
