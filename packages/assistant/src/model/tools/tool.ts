import type { ChatReply, ReplySource } from "@brightkeel/contracts";
import { z } from "zod";
import type { ScenarioState } from "../../dialogue/types.ts";
import type { Passage } from "../../knowledge/retrieval.ts";
import type { ToolDescription } from "../model.ts";

/**
 * A tool that a model may call. It turns its arguments into a request to the embedded assistant, so that prices, checks
 * and state are the same with and without a model.
 */
export type Tool = ToolDescription & {
  /** Runs the tool. If the arguments have the wrong shape, the result tells the model so. */
  run(desk: Desk, input: unknown): ToolResult;
};

/** The result of a tool call. */
export type ToolResult = {
  /** Text for the model, with every figure that it may state. */
  text: string;
  /** The embedded assistant's own reply, if any: its cards, choices and sources are sent to the visitor. */
  reply?: ChatReply;
  /** Sources of what was found. */
  sources?: readonly ReplySource[];
};

/** The embedded assistant as tools see it; it carries the conversation's state from call to call. */
export type Desk = {
  readonly state: Readonly<ScenarioState>;
  /** Answers an English sentence as if the classifier had found this intent. */
  wish(intent: string, sentence: string): ToolResult;
  /** Starts a task with these values, and with any others in the sentence. */
  task(
    name: string,
    slots: Readonly<Record<string, string | number>>,
    sentence: string,
  ): ToolResult;
  /** Answers an English sentence as if the visitor had typed it. */
  say(sentence: string): ToolResult;
  /** Records what was shown, so that “the second one” can refer to it. */
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
/** A reference such as BK-10482. */
export const reference = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Za-z]{0,4}[- ]?\d{1,8}$/);

/** Builds a request from the given values: “Please quote a stay: from 2026-12-06, for 3 nights”. */
export function sentence(wish: string, values: readonly (string | false | undefined)[]): string {
  const named = values.filter((value) => typeof value === "string");
  return named.length === 0 ? wish : `${wish}: ${named.join(", ")}`;
}
