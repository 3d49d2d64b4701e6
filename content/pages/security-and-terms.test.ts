import { expect, test } from "vitest";
import { type Clause, securityAndTerms } from "./security-and-terms.ts";

test("a change of a clause is of words that are in it once", () => {
  const clauses: readonly Clause[] = securityAndTerms.terms.items;
  for (const { text, change } of clauses)
    if (change !== undefined) expect(text.split(change.from)).toHaveLength(2);
});
