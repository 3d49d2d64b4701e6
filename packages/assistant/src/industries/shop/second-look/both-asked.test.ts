import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const saying = (...messages: readonly string[]) => {
  const say = talk("e-commerce");
  for (const message of messages.slice(0, -1)) say(message);
  return say(messages.at(-1) ?? "").text;
};

test.each([
  [
    "is it easy to put up n can i stand in it? what colours",
    [/quarter of an hour/, /195 cm/, /sand/],
  ],
  ["whats the colour and how heavy is it", [/sand/, /5\.4 kg/]],
  ["whats the floor made of, is it in stock", [/denier/, /sold out/]],
])("all questions in “%s” are answered", (message, answers) => {
  const text = saying("tell me about the harbour 4", message);
  for (const answer of answers) expect(text).toMatch(answer);
  expect(text.match(/The Harbour 4 tent/g)?.length ?? 0).toBeLessThan(2);
});

test("of two questions, the one that cannot be answered is named", () => {
  expect(saying("tell me about the glim", "how bright is it, and does it float")).toMatch(
    /350 lumens.*“does it float”.*Shall I ask the shop team\?/,
  );
  const say = talk("e-commerce");
  say("tell me about the glim");
  say("how bright is it, and does it float");
  expect(say("yes please").text).toMatch(/^I’ve passed it on/);
});

test.each(["is it light and warm enough for spring", "which is warmer, the ember or the dune"])(
  "“%s” is one question",
  (message) => {
    expect(saying("tell me about the ember", message)).not.toMatch(/couldn’t answer/);
  },
);

test.each([
  "whats the HH of the ridge 2",
  "hydrostatic head of the 2 person tent in mm",
  "water column on the ridge?",
])("“%s” gets flysheet and floor in millimetres", (message) => {
  expect(saying(message)).toMatch(/3,000 mm, and its floor at 5,000 mm/);
});

test("the water column without a specific tent is given for each", () => {
  expect(saying("what hydrostatic head do your tents have")).toMatch(
    /Ridge 2 3,000 mm.*Harbour 4 4,000 mm.*Lee 1 2,000 mm/,
  );
});

test("“can I also …” is one question", () => {
  const say = talk("e-commerce");
  say("i want to return my order BK-10482");
  expect(
    say("it was too small. can i also order a new one? and is delivery free?").text,
  ).not.toMatch(/I couldn’t answer “can i”/);
});
