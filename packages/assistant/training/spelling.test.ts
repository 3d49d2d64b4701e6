import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAdvice } from "./load-advice.ts";
import { loadQuestions } from "./load-questions.ts";

/** What is answered is spelled as the site is: British, with the site’s terms (CONTRIBUTING.md). */
const american =
  /\b(?:colou?rs?(?<!colours?)|favorite|cent(?:er|ers|ered)|(?:centi|milli|kilo)?meters?|lit(?:er|ers)|jewelry|canceled|canceling|catalogs?|gr[a]y|travel(?:ed|er|ing)|neighbor\w*|recogniz\w*|organiz\w*|apologiz\w*|summariz\w*|analyz\w*|aluminum|theaters?|installments?|behavior|elevators?|diapers?|sidewalks?|somebody|nobody|anybody|emails?)\b/i;

const written = loadQuestions();
const answers = [
  ...Object.values(written).flatMap(({ questions, followUps }) => [
    ...questions.map(({ question }) => question.answer),
    ...followUps.map(({ followUp }) => followUp.answer),
  ]),
  ...loadAdvice().map(({ advice }) => advice.question.answer),
];
/** Sentences in the code of the desks: text in quotation marks that ends like a sentence. */
const sentences = globSync("industries/**/*.ts", { cwd: join(import.meta.dirname, "../src") })
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, "../src", file), "utf8");
    return [...text.matchAll(/["`]([A-Z“$][^"`\n]*[.?])["`]/g)].map(([, said = ""]) => said);
  });

test.each([
  ["written answers", answers, 4_000],
  ["sentences in code", sentences, 500],
] as const)("%s are in the spelling of the site", (_, texts, least) => {
  expect(texts.length).toBeGreaterThan(least);
  // Names of buttons stand in quotation marks, and are what the product calls them.
  const own = texts.map((text) => text.replace(/“[^”]*”|\$\{[^}]*\}|\S+@\S+/g, ""));
  expect(own.filter((text) => american.test(text))).toEqual([]);
});
