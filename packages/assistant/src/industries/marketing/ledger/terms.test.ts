import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { inLedgerTerms } from "./terms.ts";

test.each([
  ["a client comes 4 times at 55 euros", "a client pays 220 euros"],
  ["a pupil needs 10 lessons at £30 each", "a pupil pays £300"],
  ["members pay €25 a month and stay 8 months", "members pays €200"],
  ["2000 leaflets printed for 180", "leaflets printed for 180"],
  [
    "we spent 700 on leaflets and 90 letters for 140",
    "we spent 700 on leaflets and 90 letters for 140",
  ],
  ["120 letters at 1.50", "spent 180 on letters"],
  ["4 of them became a client", "4 clients"],
  ["300 euros for 6 jobs", "spent 300 euros for 6 jobs"],
])("“%s” is read as “%s”", (told, read) => expect(inLedgerTerms(told)).toBe(read));

test("what a customer pays over several visits counts for the verdict", () => {
  const say = talk("marketing");
  expect(
    say(
      "I had 2,000 leaflets delivered for 300 euros. 12 people rang and 4 became clients. were the leaflets any good?",
    ).text,
  ).toMatch(/€75 a client/);
  expect(say("a client comes 5 times at 40 euros. so did it pay off?").text).toMatch(/brings €200/);
});
