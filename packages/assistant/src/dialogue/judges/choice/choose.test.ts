import { expect, test } from "vitest";
import { talk } from "../../talk-for-tests.ts";
import learned from "./learned.json" with { type: "json" };
import { sumOf } from "./trees.ts";

const stagesOf = ({ trace }: ReturnType<ReturnType<typeof talk>>) =>
  trace.map(({ stage }) => stage);

test("a reply that answers better than the first stage's is chosen", () => {
  const hotel = talk("hospitality");
  hotel("good evening, we come on the 12th of december for two nights, two adults and a baby");
  const milk = hotel("and at night, can somebody warm the milk for the little one?");
  expect(milk.text).toMatch(/warm/);
});

test.each([
  ["e-commerce", "who won the election"],
  ["hospitality", "write a poem about cats"],
  ["support", "who won the football match last night"],
] as const)("the %s declines “%s”, whatever it comes near to", (industry, message) => {
  const declined = talk(industry)(message);
  expect(declined.handled).toBe("out_of_scope");
  expect(stagesOf(declined)).not.toContain("chosen");
});

test("requested values, numbers and calculations are never replaced", () => {
  const hotel = talk("hospitality");
  hotel("a room for two please");
  expect(stagesOf(hotel("on 12 december"))).not.toContain("chosen");
  expect(stagesOf(talk("e-commerce")("where is BK-10482, it should be here by now"))).not.toContain(
    "chosen",
  );
  const marketing = talk("marketing");
  const sum = marketing("900 spent, 14 calls, 5 jobs at 180 each, is that any good");
  expect(stagesOf(sum)).not.toContain("chosen");
});

test("if no reply is likely to fit, the message is offered for passing on as written", () => {
  const hotel = talk("hospitality");
  hotel("is breakfast in the price?");
  const vague = hotel(
    "what about the thing from before with the harbour people, are they still doing that",
  );
  expect(stagesOf(vague)).toContain("unsure");
  expect(vague.text).toMatch(/not sure I follow.*pass it on to the front desk as you wrote it/);
  expect(hotel("yes pass it on").text).toMatch(/^Done: the front desk has your question/);
});

test("an offer of a ticket has no effect yet, so a better answer replaces it", () => {
  const desk = talk("support");
  desk("how many people on team");
  const copy = desk("is there a copy we can keep ourselves");
  expect(stagesOf(copy)).toContain("chosen");
  expect(copy.state.tickets).toEqual([]);
});

test("completed actions are not doubted", () => {
  const hotel = talk("hospitality");
  hotel("i left my jacket in the room this morning, room 9");
  hotel("can you send it to germany");
  expect(hotel("ok do it. name is Schmidt").text).toMatch(/^Done: /);
});

test("a calculation from a message's figures is kept", () => {
  const { text } = talk("support")("we are 25 people on team, what does a year cost us?");
  expect(text).toMatch(/25 people/);
});

test("every branch tests a named feature", () => {
  const asked = new Set<number>();
  const collect = (tree: unknown): void => {
    if (!Array.isArray(tree)) return;
    asked.add(Number(tree[0]));
    collect(tree[2]);
    collect(tree[3]);
  };
  learned.trees.forEach(collect);
  expect(asked.size).toBeGreaterThan(20);
  expect(Math.max(...asked)).toBeLessThan(learned.clues.length);
});

test("a tree follows the thresholds of its branches", () => {
  const tree = [0, 1, -1, [1, 5, 2, 3]] as const;
  expect(sumOf([tree], [0, 9])).toBe(-1);
  expect(sumOf([tree, 0.5], [1, 4])).toBe(2.5);
  expect(sumOf([tree], [2, 5])).toBe(3);
});
