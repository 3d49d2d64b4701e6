import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IndustryId } from "@brightkeel/contracts";
import { parse } from "yaml";
import { z } from "zod";

/** A message of a conversation, with grades of possible replies from 0 (wrong) to 3 (like the best human agent). */
export type GradedMessage = {
  say: string;
  grades: ReadonlyMap<string, number>;
  /** The reply with which the conversation went on, or several that were joined; the engine’s own if there is none. */
  next: readonly string[];
};
export type GradedTalk = {
  name: string;
  industry: IndustryId;
  messages: readonly GradedMessage[];
};

const files = {
  shop: "e-commerce",
  hotel: "hospitality",
  marketing: "marketing",
  support: "support",
} as const satisfies Record<string, IndustryId>;

/** Returns the name of an industry’s file, without its ending. */
export const fileOf = (industry: IndustryId): string | undefined =>
  Object.entries(files).find(([, id]) => id === industry)?.[0];

const schema = z.array(
  z.strictObject({
    talk: z.string(),
    messages: z.array(
      z.strictObject({
        say: z.string(),
        replies: z
          .array(z.strictObject({ grade: z.int().min(0).max(3), text: z.string() }))
          .default([]),
        next: z.array(z.string()).default([]),
      }),
    ),
  }),
);

/** Reads the conversations of `training/overruling/`, whose replies are graded. */
export const loadGraded = (folder = import.meta.dirname): GradedTalk[] =>
  Object.entries(files).flatMap(([name, industry]) =>
    schema
      .parse(parse(readFileSync(join(folder, `${name}.yaml`), "utf8")))
      .map(({ talk, messages }) => ({
        name: talk,
        industry,
        messages: messages.map(({ say, replies, next }) => ({
          say,
          next,
          grades: new Map(replies.map(({ grade, text }) => [text, grade])),
        })),
      })),
  );
