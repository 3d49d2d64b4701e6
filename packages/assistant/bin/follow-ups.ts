#!/usr/bin/env node
import { industryIds } from "@brightkeel/contracts";
import { followUpOutcomes, followUpShares } from "../evaluation/follow-ups.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { cachedModel, createUnderstander } from "../training/index.ts";

/** Sends the held-out messages of `evaluation/follow-ups/` right after their answers, and prints the wrong replies. */
const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();

const percent = (share: number) => `${Math.round(share * 100)}%`;
for (const industry of industryIds) {
  const outcomes = followUpOutcomes(understander, vectorOf, industry);
  for (const { after, says, means, reply } of outcomes.filter(({ isRight }) => !isRight))
    console.log(`  after “${after}”: “${says}” means “${means}”, but gets: ${reply}`);
  const { asked, other } = followUpShares(outcomes);
  console.log(
    `${industry}: ${outcomes.length} lines; ${percent(asked)} get their follow-up, ${percent(other)} of something else get none`,
  );
}
