import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IndustryId } from "@brightkeel/contracts";
import { z } from "zod";
import { businessWords } from "../src/industries/marketing/advice/business-words.ts";
import { asDraftKind } from "../src/industries/marketing/drafts/kinds.ts";
import { allKinds } from "../src/industries/marketing/situations/asked.ts";
import { intents } from "../src/intents.ts";
import type { Advice } from "../src/knowledge/questions/advice.ts";
import { telling, type Way } from "../src/knowledge/questions/question.ts";
import { once } from "../src/once.ts";
import { cachedYaml } from "./cached-yaml.ts";
import { loadMoreWordings } from "./load-more-wordings.ts";

/** The desk that gives advice. */
export const adviceDesk: IndustryId = "marketing";

/** Advice with the ways to ask for it. */
export type WrittenAdvice = {
  advice: Advice;
  asks: readonly string[];
  /** Further wordings, which only teach what it is like (`load-more-wordings.ts`). */
  more: readonly string[];
};

const mostWords = 45;
function namesKnown(answer: string): boolean {
  return [...answer.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) =>
    businessWords.includes(name.toLowerCase()),
  );
}
const text = z
  .string()
  .trim()
  .min(1)
  .refine((answer) => answer.split(/\s+/).length <= mostWords, `at most ${mostWords} words`)
  .refine(namesKnown, "an unknown value in braces");
/** A text to send, which may be longer. */
const wholeText = z.string().trim().refine(namesKnown, "an unknown value in braces");
const kind = z.string().refine((name) => allKinds.includes(name), "no kind of question");
const draft = z.string().refine((name) => asDraftKind(name) !== undefined, "no kind of text");
const intent = z
  .string()
  .refine(
    (id) => intents.some((one) => one.id === id && one.industries.includes(adviceDesk)),
    "this desk has no such intent",
  );
const next = z.record(kind, text).default({});
const schema = z.strictObject({
  always: next,
  families: z.array(
    z.strictObject({
      name: z.string(),
      about: intent,
      text: draft.optional(),
      draft: wholeText.optional(),
      next,
      subjects: z.array(
        z.strictObject({
          asks: z.array(z.string().trim().min(1)).min(2),
          answer: text,
          next,
          text: draft.optional(),
          draft: wholeText.optional(),
        }),
      ),
    }),
  ),
});

const name = "marketing-advice.yaml";
const file = join(import.meta.dirname, "questions", name);

/**
 * Reads and validates the advice, once a process.
 *
 * @throws ZodError that names the place of a mistake.
 */
export const loadAdvice = once((): WrittenAdvice[] => {
  const { always, families } = schema.parse(cachedYaml(readFileSync(file, "utf8")));
  const all = families.flatMap(({ subjects }) => subjects);
  const more = loadMoreWordings(name, new Set(all.map(({ asks }) => asks[0] ?? "")));
  return families.flatMap(({ name: family, about, subjects, next, text, draft }) =>
    subjects.map((subject) => {
      const [first = ""] = subject.asks;
      const ofText = subject.text ?? text;
      const written = subject.draft ?? (subject.text === undefined ? draft : undefined);
      const question = {
        intent: about,
        within: new Set([about]),
        ways: [],
        wordings: subject.asks.map(wayOf),
        words: new Set(subject.asks.flatMap(telling)),
        answer: subject.answer,
      };
      const advice: Advice = {
        id: first.replace(/[^a-z0-9]+/gi, "-"),
        family,
        question,
        next: { ...always, ...next, ...subject.next },
        ...(ofText !== undefined && { text: ofText }),
        ...(written !== undefined && { draft: written }),
      };
      return { advice, asks: subject.asks, more: more.get(first) ?? [] };
    }),
  );
});

/** Returns the words of a wording, all of which are required. */
const wayOf = (ask: string): Way =>
  [...new Set(telling(ask))].sort().map((word) => ({ implied: false, words: new Set([word]) }));
