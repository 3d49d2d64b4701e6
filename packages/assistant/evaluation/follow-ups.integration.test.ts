import { industryIds } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { createUnderstander } from "../src/understanding/understand.ts";
import { cachedModel } from "../training/cached-model.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { followUpOutcomes, followUpShares } from "./follow-ups.ts";

const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();

test.each(industryIds)("%s: messages after an answer get its follow-up", (industry) => {
  const { asked, other } = followUpShares(followUpOutcomes(understander, vectorOf, industry));
  expect(asked).toBeGreaterThan(0.5);
  expect(other).toBeGreaterThan(0.9);
});
