import type { ChatReply, ReplySource } from "@brightkeel/contracts";
import { z } from "zod";
import type { ScenarioState } from "../../dialogue/types.ts";
import type { Passage } from "../../knowledge/retrieval.ts";
import type { ToolDescription } from "../model.ts";

/**
 * What a model may do. A tool turns its arguments into a wish of the embedded assistant's own tasks: prices, checks and
 * what the conversation remembers are the same, whoever leads the talk.
 */
export type Tool = ToolDescription & {
  /** Carries it out. Arguments of another shape come back as words for the model. */
  run(desk: Desk, input: unknown): ToolResult;
};

/** What came of a tool. */
export type ToolResult = {
  /** For the model to read; every figure that it may say stands in it. */
  text: string;
  /** The embedded assistant's own reply, where one was given: its cards, choices and sources go out. */
  reply?: ChatReply;
  /** Sources of what was found. */
  sources?: readonly ReplySource[];
};

/** The embedded assistant as tools use it; it keeps the conversation between their calls. */
export type Desk = {
  readonly state: Readonly<ScenarioState>;
  /** Answers an English sentence as one that has this intent, whatever the classifier would say. */
  wish(intent: string, sentence: string): ToolResult;
  /** Begins a task with these values, and what the sentence holds besides. */
  task(
    name: string,
    slots: Readonly<Record<string, string | number>>,
    sentence: string,
  ): ToolResult;
  /** Answers an English sentence as if the visitor had typed it. */
  say(sentence: string): ToolResult;
  /** Notes what was shown, so that “the second one” is one of these. */
  shown(ids: readonly string[]): void;
  search(query: string): readonly Passage[];
};

export function tool<Input extends z.ZodType>(
  name: string,
  description: string,
  input: Input,
  run: (desk: Desk, input: z.output<Input>) => ToolResult,
): Tool {
  return {
    name,
    description,
    input,
    run(desk, given) {
      const read = input.safeParse(given);
      return read.success
        ? run(desk, read.data)
        : { text: `The arguments do not fit: ${z.prettifyError(read.error)}` };
    },
  };
}

/** A day such as 2026-12-06. */
export const day = z.iso.date();
export const shortText = z.string().trim().min(1).max(300);
/** “BK-10482”. */
export const reference = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Za-z]{0,4}[- ]?\d{1,8}$/);

/** A wish with the values that are there: “Please quote a stay: from 2026-12-06, for 3 nights”. */
export function sentence(wish: string, values: readonly (string | false | undefined)[]): string {
  const named = values.filter((value) => typeof value === "string");
  return named.length === 0 ? wish : `${wish}: ${named.join(", ")}`;
}
