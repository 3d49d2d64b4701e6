import { createUnderstander } from "@brightkeel/assistant";
import { cachedModel } from "@brightkeel/assistant/training";
import { industryIds } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { assistantHost } from "./assistant-host.ts";
import { rehearse } from "./rehearsal.ts";

test("the warm-up covers every industry, and lets other requests be answered meanwhile", async () => {
  const real = createUnderstander(await cachedModel());
  const understood = new Set<string>();
  const understander: typeof real = {
    ...real,
    understand(message, industry) {
      understood.add(industry);
      return real.understand(message, industry);
    },
  };
  let turns = 0;
  let goesOn = true;
  const count = (): void => {
    turns += 1;
    if (goesOn) setImmediate(count);
  };
  count();
  await rehearse({ host: assistantHost, understander });
  goesOn = false;
  expect([...understood]).toEqual([...industryIds]);
  expect(turns).toBeGreaterThan(16);
});
