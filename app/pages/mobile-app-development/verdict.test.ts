import { expect, test } from "vitest";
import { approaches, wordsFor } from "./stack-verdict.tsx";
import { verdictOn } from "./verdict.ts";

const each = (
  difficulty: "native" | "shared" | "web",
  offline: typeof difficulty,
  team = offline,
) => verdictOn({ difficulty, offline, team });

test("the more demanding of two answers decides, whatever the third is", () => {
  expect(each("native", "web", "web")).toMatchObject({ approach: "native", decider: "difficulty" });
  expect(each("web", "native", "web")).toMatchObject({ approach: "native", decider: "offline" });
  expect(each("web", "shared", "native")).toMatchObject({ approach: "shared", decider: "offline" });
  expect(each("shared", "web", "web")).toMatchObject({ approach: "shared", decider: "difficulty" });
  expect(each("web", "web", "native")).toMatchObject({ approach: "web", decider: "both" });
});

test("those who look after the app can do more than it needs, as much, or less", () => {
  expect(each("shared", "shared", "native").team).toBe("more");
  expect(each("shared", "shared", "shared").team).toBe("fits");
  expect(each("shared", "shared", "web").team).toBe("less");
});

test("there are words for each of the 27 combinations", () => {
  for (const difficulty of approaches)
    for (const offline of approaches)
      for (const team of approaches) {
        const answers = { difficulty, offline, team };
        const { verdict, upkeep } = wordsFor(answers);
        const named = { native: /^Two native apps/, shared: /^Shared code/, web: /^A web app/ };
        expect(verdict, JSON.stringify(answers)).toMatch(named[verdictOn(answers).approach]);
        expect(upkeep, JSON.stringify(answers)).toMatch(/\.$/);
        expect(/hire|leave the upkeep to us/.test(upkeep)).toBe(verdictOn(answers).team === "less");
      }
});
