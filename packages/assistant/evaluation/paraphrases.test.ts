import { industryIds } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { meantQuestion } from "../src/knowledge/questions/match.ts";
import { meaningText } from "../src/meaning/meaning-text.ts";
import { normalise } from "../src/understanding/normalise.ts";
import { createUnderstander } from "../src/understanding/understand.ts";
import { cachedModel } from "../training/cached-model.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { loadQuestions } from "../training/load-questions.ts";
import { paraphrases } from "./paraphrases.ts";

const written = loadQuestions();
const understander = createUnderstander(await cachedModel());
const vectorOf = createVectorsNow();

test("no paraphrase is also a wording", () => {
  const wordings = new Set(
    industryIds.flatMap((id) =>
      written[id].questions.flatMap(({ asks, more }) => [...asks, ...more]),
    ),
  );
  const shared = industryIds.flatMap((id) =>
    paraphrases[id].filter(([text]) => wordings.has(text)),
  );
  expect(shared).toEqual([]);
});

test.each(industryIds)("%s: paraphrases find the written question by meaning", (industry) => {
  const index = understander.questions(industry);
  const found = paraphrases[industry].filter(([text, answer]) => {
    const vector = vectorOf(meaningText(understander.spelled(text)));
    const meant = vector && meantQuestion(index, [normalise(text)], { before: undefined }, vector);
    return meant?.question.answer.startsWith(answer);
  });
  expect(found.length / paraphrases[industry].length).toBeGreaterThan(0.42);
});
