import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { intents } from "../src/intents.ts";
import {
  type FollowUp,
  type KnownQuestion,
  type QuestionList,
  type QuestionLists,
  telling,
  type Way,
} from "../src/knowledge/questions/question.ts";
import { once } from "../src/once.ts";
import { cachedYaml } from "./cached-yaml.ts";
import { loadMoreWordings } from "./load-more-wordings.ts";
import { type QuestionValues, questionValues } from "./question-values.ts";

/** A question, its wordings, and further ones that only teach what it is like (`load-more-wordings.ts`). */
export type WrittenQuestion = {
  question: KnownQuestion;
  asks: readonly string[];
  more: readonly string[];
};
/** A follow-up and its wordings. */
export type WrittenFollowUp = { followUp: FollowUp; asks: readonly string[] };
/** The contents of an industry's file. */
export type Written = {
  questions: readonly WrittenQuestion[];
  followUps: readonly WrittenFollowUp[];
};

const line = z.string().trim().min(1);
const followUpsSchema = z
  .array(z.strictObject({ asks: z.array(line).min(1), answer: line, offer: line.optional() }))
  .default([]);
const schema = z.strictObject({
  lists: z.record(z.string().regex(/^\w+$/, "a list’s name is one word"), line).default({}),
  sections: z
    .array(
      z.strictObject({
        about: z.array(line).min(1),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of the file format; it is a list, so nothing awaits it
        then: followUpsSchema,
        questions: z.array(
          z.strictObject({
            intent: line.optional(),
            asks: z.array(line).min(1),
            words: z.array(line).default([]),
            answer: line,
            offer: line.optional(),
            // biome-ignore lint/suspicious/noThenProperty: as above
            then: followUpsSchema,
          }),
        ),
      }),
    )
    .min(1),
});

const files: Readonly<Record<IndustryId, string>> = {
  "e-commerce": "shop.yaml",
  hospitality: "hotel.yaml",
  marketing: "marketing.yaml",
  support: "support.yaml",
};

/** Values besides intents that are allowed in “about”: earlier topics of the conversation. */
const subjects =
  /^(?:flow:\w+|heard|how_many|roas|basket|trouble|distress|passed_on|own_product|return_age)$/;

/**
 * Reads and validates the written questions of every industry, once a process: it takes half a second.
 *
 * @throws Error with file, line and mistake.
 */
export const loadQuestions = once((): Record<IndustryId, Written> => {
  const read = (industry: IndustryId): Written => {
    const name = files[industry];
    const text = readFileSync(join(import.meta.dirname, "questions", name), "utf8");
    const written = parseQuestions(name, text, industry, questionValues[industry]);
    const firsts = new Set(written.questions.flatMap(({ asks }) => asks.slice(0, 1)));
    const more = loadMoreWordings(name, firsts);
    const questions = written.questions.map((one) => ({
      ...one,
      more: more.get(one.asks[0] ?? "") ?? [],
    }));
    return { ...written, questions };
  };
  const lists = industryIds.map((industry) => [industry, read(industry)] as const);
  // One entry for each of `industryIds`.
  return Object.fromEntries(lists) as Record<IndustryId, Written>;
});

/** Returns the questions without their wordings, as a running site uses them. */
export function questionLists(): QuestionLists {
  const lists = loadQuestions();
  const only = industryIds.map((id) => [id, withoutAsks(lists[id])] as const);
  // One entry for each of `industryIds`.
  return Object.fromEntries(only) as Record<IndustryId, QuestionList>;
}

/** Drops the wordings, which a running site does not need. */
export const withoutAsks = ({ questions, followUps }: Written): QuestionList => ({
  questions: questions.map(({ question }) => question),
  followUps: followUps.map(({ followUp }) => followUp),
});

/** Parses a file of written questions and fills in the values of its answers. */
export function parseQuestions(
  name: string,
  text: string,
  industry: IndustryId,
  values: QuestionValues,
): Written {
  const lines = new LineCounter();
  const document = once(() => parseDocument(text, { lineCounter: lines }));
  const fail = (path: readonly PropertyKey[], problem: string): never => {
    throw new Error(`${name}:${lineOf(path)}: ${problem}`);
  };
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document().getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const contents = cachedYaml(text, () => {
    const [broken] = document().errors;
    if (broken) throw new Error(`${name}:${lines.linePos(broken.pos[0]).line}: ${broken.message}`);
    return document().toJS();
  });
  const parsed = schema.safeParse(contents);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(issue?.path ?? [], issue?.message ?? "cannot be read");
  }
  const { lists, sections } = parsed.data;
  const known = new Set(
    intents.filter(({ industries }) => industries.includes(industry)).map(({ id }) => id),
  );
  const seen = new Map<string, readonly PropertyKey[]>();
  const fill = (path: readonly PropertyKey[], text: string, from: QuestionValues) =>
    text.replace(
      /\{(\w*)\}/g,
      (_all, value: string) => from[value] ?? fail(path, `there is no “{${value}}”`),
    );
  const filledAnswer = (path: readonly PropertyKey[], answer: string) => {
    const full = fill(path, answer, values);
    return full.split(/\s+/).length > mostWords
      ? fail(path, `an answer has ${mostWords} words at most`)
      : full;
  };
  const followUpsOf = (
    path: readonly PropertyKey[],
    then: z.infer<typeof followUpsSchema>,
    place: Pick<FollowUp, "after" | "intent">,
  ): WrittenFollowUp[] =>
    then.map(({ asks, answer, offer }, at) => ({
      asks,
      followUp: {
        ...place,
        wordings: asks.map(wayOfWording),
        answer: filledAnswer([...path, "then", at, "answer"], answer),
        ...(offer !== undefined && { offer }),
      },
    }));
  const followUps: WrittenFollowUp[] = [];
  const questions = sections.flatMap(({ about, questions, then }, section) => {
    about.forEach((intent, at) => {
      if (!known.has(intent) && !subjects.test(intent))
        fail(["sections", section, "about", at], `this industry has no intent “${intent}”`);
    });
    const within = new Set(about);
    const [first = ""] = about;
    followUps.push(...followUpsOf(["sections", section], then, { after: within, intent: first }));
    return questions.map(({ intent = first, asks, words, answer, offer, then }, at) => {
      const path = ["sections", section, "questions", at];
      if (!about.includes(intent)) fail([...path, "intent"], `“about” does not name “${intent}”`);
      for (const ask of asks) {
        const before = seen.get(ask);
        if (before !== undefined)
          fail([...path, "asks"], `“${ask}” stands in line ${lineOf(before)} already`);
        seen.set(ask, [...path, "asks"]);
      }
      const ways = words.map((way) => wayOf(fill([...path, "words"], way, lists)));
      const full = filledAnswer([...path, "answer"], answer);
      followUps.push(...followUpsOf(path, then, { after: full, intent }));
      const question: KnownQuestion = {
        intent,
        within,
        ways,
        wordings: asks.map(wayOfWording),
        words: new Set(ways.flat().flatMap(({ words }) => [...words])),
        answer: full,
        ...(offer !== undefined && { offer }),
      };
      return { asks, more: [], question };
    });
  });
  return { questions, followUps };
}

/** Maximum number of words in an answer, so that it can be read at a glance. */
const mostWords = 40;

/** Returns the words of a wording, all of which are required. */
const wayOfWording = (ask: string): Way =>
  [...new Set(telling(ask))].sort().map((word) => ({ implied: false, words: new Set([word]) }));

const wayOf = (text: string): Way =>
  text.split(/\s+/).map((place) => ({
    implied: place.startsWith("~"),
    words: new Set(place.replace("~", "").split("/").flatMap(telling)),
  }));
