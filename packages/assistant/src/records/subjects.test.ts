import { expect, test } from "vitest";
import { aspectsIn } from "./aspects.ts";
import { askedOf, followUpOn, partOf, type Subject } from "./subjects.ts";

const bikes: Subject = {
  id: "bikes",
  named: /\bbikes?\b/,
  answers: {
    cost: "$12 a day.",
    time: ["Until six.", "Or overnight, for $20."],
    who: "Anyone of age.",
  },
  parts: [[/\bhelmets?\b/, "A helmet comes with it."]],
};
const boats: Subject = { id: "boats", named: /\bboats?\b/, answers: { cost: "$40 an hour." } };
const all = [bikes, boats];
const after = (visitor: string, bot = "Gladly.") => ({ exchanges: [{ visitor, bot }] });

test("recognises the aspect of a short question, and nothing in a longer one", () => {
  expect(aspectsIn("how long")).toEqual(["time"]);
  expect(aspectsIn("what does it cost and who can do it")).toEqual(["cost", "who"]);
  expect(aspectsIn("can i raise it")).toEqual(["more"]);
  expect(aspectsIn("is that normal")).toEqual(["good"]);
  expect(aspectsIn("how long is the bridge over the river")).toBeUndefined();
  expect(aspectsIn("thanks")).toBeUndefined();
});

test("a short question is about the subject it names, or else the last one", () => {
  expect(followUpOn(all, "and the price", after("are bikes for hire"))?.text).toBe("$12 a day.");
  expect(askedOf(all, "what does a boat cost", { exchanges: [] })?.text).toBe("$40 an hour.");
  expect(followUpOn(all, "how long", { exchanges: [] })).toBeUndefined();
});

test("if the question named several subjects, the answer decides which is meant", () => {
  const talk = after("bikes or boats for a family", "Boats, with small children.");
  expect(followUpOn(all, "how much", talk)?.subject.id).toBe("boats");
});

test("the subject persists through short questions, and no answer is given twice", () => {
  const talk = {
    exchanges: [
      { visitor: "can i hire bikes", bot: "Yes." },
      { visitor: "how long", bot: "Until six." },
      { visitor: "and longer than that", bot: "One moment." },
    ],
  };
  expect(followUpOn(all, "how long", talk)?.text).toBe("Or overnight, for $20.");
  expect(followUpOn(all, "and a helmet", talk)?.text).toBe("A helmet comes with it.");
});

test("a question that names a part and its subject is answered", () => {
  expect(partOf(all, "helmets for bikes", { exchanges: [] })?.text).toBe("A helmet comes with it.");
  expect(partOf(all, "helmets for boats", { exchanges: [] })).toBeUndefined();
});
