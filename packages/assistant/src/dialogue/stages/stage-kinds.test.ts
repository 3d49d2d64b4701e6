import { expect, test } from "vitest";
import { stagesOf } from "./stage-kinds.ts";

test("a set of stages holds those of its kinds, others by name, and none that is taken out", () => {
  const stages = stagesOf(["intent", "record"], ["offer"], ["several"]);
  expect([...stages].sort()).toEqual(["in hand", "offer", "resolved", "task: beside", "wish"]);
});

test("the name of a stage is checked by the compiler", () => {
  // @ts-expect-error: the stage is “near question”.
  expect([...stagesOf([], ["nearest question"])]).toEqual(["nearest question"]);
});
