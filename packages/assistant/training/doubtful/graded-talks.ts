import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { IndustryId } from "@brightkeel/contracts";
import { industryOf } from "../../evaluation/industry-names.ts";

/** A message of a judged conversation, with the grade of the reply that it had then. */
type GradedReply = {
  readonly message: string;
  readonly reply: string;
  readonly grade: number;
};

/** A judged conversation of `evaluation/talks/`. */
export type JudgedTalk = {
  readonly round: string;
  /** The number of the conversation in its round, from 0. */
  readonly place: number;
  readonly industry: IndustryId;
  readonly replies: readonly GradedReply[];
};

const folder = join(import.meta.dirname, "../../evaluation/talks");
const title = /^## .*?\(.*?\b(hotel|hospitality|shop|e-commerce|support|marketing)\b/i;
const exchange = /^- \*\*(.*?)\*\* (.*?) \*\*\[(\d)[^\]]*\]\*\*/;

/** Reads the conversations of every round, in the order of their dates. */
export function judgedTalks(): JudgedTalk[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) =>
      talksIn(name.replace(/\.md$/, ""), readFileSync(join(folder, name), "utf8")),
    );
}

const talksIn = (round: string, text: string): JudgedTalk[] =>
  text
    .split(/^(?=## )/m)
    .flatMap((part) => {
      const lines = part.split("\n");
      const industry = industryOf(title.exec(lines[0] ?? "")?.[1] ?? "");
      if (industry === undefined) return [];
      const replies = lines
        .map((line) => exchange.exec(line))
        .filter((found) => found !== null)
        .map(([, message = "", reply = "", grade]) => ({ message, reply, grade: Number(grade) }));
      return [{ round, industry, replies }];
    })
    .map((talk, place) => ({ ...talk, place }));

/** Compares replies without their buttons and figures. */
export const lettersOf = (text: string): string =>
  text
    .replace(/\s*\([^()]*;.*\)\s*$/, "")
    .replaceAll(/[^a-z]+/gi, " ")
    .trim();
