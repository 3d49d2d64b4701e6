import { industryIds } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { judgedTalks } from "./doubtful/graded-talks.ts";
import { loadMoreWordings } from "./load-more-wordings.ts";
import { loadQuestions } from "./load-questions.ts";

const written = loadQuestions();
const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, "")
    .trim();

test.each(industryIds)(
  "%s: further wordings are no question’s own, and each is there once",
  (industry) => {
    const { questions } = written[industry];
    const own = new Set(questions.flatMap(({ asks }) => asks).map(letters));
    const more = questions.flatMap(({ more }) => more).map(letters);
    expect(more.length).toBeGreaterThan(1_000);
    expect(more.filter((text) => own.has(text))).toEqual([]);
    expect(more.filter((text, at) => more.indexOf(text) !== at)).toEqual([]);
  },
);

test("no further wording was said in a judged conversation", () => {
  const said = new Set(
    judgedTalks().flatMap(({ replies }) => replies.map(({ message }) => letters(message))),
  );
  const more = industryIds.flatMap((id) => written[id].questions.flatMap(({ more }) => more));
  expect(more.filter((text) => said.has(letters(text)))).toEqual([]);
});

test("wordings of a question that there is not are refused, with its name", () => {
  expect(() => loadMoreWordings("shop.yaml", new Set(["can i have it tomorrow"]))).toThrow(
    /^more-wordings\/shop\.yaml: no question of questions\/shop\.yaml begins with “/,
  );
});
