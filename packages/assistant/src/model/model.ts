import { createCircuitBreaker } from "@brightkeel/contracts";
import type { ModelMessage as LibraryMessage, ToolSet } from "ai";
import type { z } from "zod";
import { createCompatibleFetch } from "./compatible-fetch.ts";
import type { TokenBudget } from "./token-budget.ts";

export type ModelConfig = {
  /** Of an OpenAI-compatible service, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Tokens a day (UTC), in and out, of all processes together. 0 lifts the cap. */
  dailyTokens: number;
  /** Milliseconds for an answer, tools and the retry included; `modelTimeLimit` when left out. */
  timeLimit?: number;
  /** Milliseconds without a sign of the service after which it is given up; `modelSilenceLimit` when left out. */
  silenceLimit?: number;
  /** Milliseconds since any fixed moment, for the pause after failures. Not the time of day, which may be set back. */
  clock?: () => number;
};

/** A call of a tool, as the model wrote it. */
export type ToolCall = {
  id: string;
  name: string;
  input: unknown;
  /** Why it cannot be carried out: a tool that there is not, arguments that are no JSON or of another shape. */
  problem?: string;
};

export type ModelMessage =
  | { role: "user"; content: string }
  | { role: "assistant"; content: string; calls?: readonly ToolCall[] }
  | { role: "tool"; results: readonly { call: ToolCall; text: string }[] };

export type ToolDescription = { name: string; description: string; input: z.ZodType };

export type ModelQuestion = {
  system: string;
  messages: readonly ModelMessage[];
  tools: readonly ToolDescription[];
  /** Whether the model may call tools now; they are described all the same, since the messages hold their results. */
  mayCall: boolean;
  /** Ends what is under way: the visitor left, or the time of the whole answer is over. */
  signal?: AbortSignal | undefined;
  limit: AbortSignal;
};

export type ModelPart =
  | { type: "text"; text: string }
  | { type: "call"; call: ToolCall }
  /** Last of all: whether the text ended by itself, and was not cut at its greatest length. */
  | { type: "end"; isWhole: boolean };

/** A model that writes text and asks for tools. It carries out nothing itself, and gets no secrets. */
export type Model = {
  /** Milliseconds for an answer with all its rounds. */
  timeLimit: number;
  /**
   * One round: parts of the text as they come, and calls of tools. Throws `TokensSpent` when the day's tokens do not
   * reach, `ModelResting` after failures in a row, and what the service threw when it fails twice, says nothing for too long
   * or breaks off.
   */
  ask(question: ModelQuestion, now: Date): AsyncIterable<ModelPart>;
};

/** The day's tokens do not reach for another answer. */
export class TokensSpent extends Error {
  override readonly name = "TokensSpent";
}

/** The service failed several times in a row, and is left alone for a while. */
export class ModelResting extends Error {
  override readonly name = "ModelResting";
}

/** The model calls tools although it may not. The service is well. */
class CallsWithoutEnd extends Error {
  override readonly name = "CallsWithoutEnd";
}

/** Neither is a failure of the service, and neither gets better by asking again. */
const isNoFailure = (error: unknown) =>
  error instanceof TokensSpent || error instanceof CallsWithoutEnd;

/** After these, messages are answered without the model, so that nobody waits for a service that is down. */
const breakerSettings = { failures: 2, pause: 30_000 };

/** Milliseconds, all in all: tools and the retry included. */
export const modelTimeLimit = 8_000;
/** Milliseconds. */
export const modelSilenceLimit = 3_000;
/** Milliseconds until a service that failed is asked once more: a restart behind a proxy takes about that. */
const retryAfter = 250;
const mostOutputTokens = 500;
/** For services that report no usage, and before one is known. */
const lettersPerToken = 4;

/** An installation without a model starts sooner without these. */
async function loadLibrary({ baseUrl, apiKey }: ModelConfig) {
  const [{ streamText, tool, ToolChoiceViolationError }, { createOpenAICompatible }] =
    await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
  const provider = createOpenAICompatible({
    name: "assistant",
    baseURL: baseUrl,
    includeUsage: true,
    fetch: createCompatibleFetch(),
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  return { streamText, tool, ToolChoiceViolationError, provider };
}

export function createModel(config: ModelConfig, tokens: TokenBudget): Model {
  const library = loadLibrary(config);
  // Reported by each question that waits for it.
  library.catch(() => {});
  const {
    dailyTokens,
    timeLimit = modelTimeLimit,
    silenceLimit = modelSilenceLimit,
    clock = () => performance.now(),
  } = config;
  const breaker = createCircuitBreaker({ ...breakerSettings, clock });

  /** Passes the parts of one request on, and tells the breaker how it ended. */
  async function* watched(question: ModelQuestion, now: Date) {
    let outcome: () => unknown = breaker.abandoned;
    try {
      yield* request(question, now);
      outcome = breaker.succeeded;
    } catch (error) {
      if (!question.signal?.aborted && !isNoFailure(error)) outcome = breaker.failed;
      throw error;
    } finally {
      outcome();
    }
  }

  async function* request(question: ModelQuestion, now: Date): AsyncGenerator<ModelPart> {
    const { system, messages, tools, signal, limit } = question;
    const asked = JSON.stringify([messages, tools.map(({ description }) => description)]).length;
    const reserved = Math.ceil((system.length + asked) / lettersPerToken) + mostOutputTokens;
    if (dailyTokens > 0 && !(await tokens.take(reserved, dailyTokens, now)))
      throw new TokensSpent("The day’s tokens do not reach.");
    let letters = 0;
    let reported: number | undefined;
    const silence = createSilence(silenceLimit);
    try {
      const { streamText, tool, ToolChoiceViolationError, provider } = await library;
      const { stream } = streamText({
        model: provider(config.model),
        instructions: system,
        messages: messages.map(inLibrary),
        tools: Object.fromEntries(
          tools.map(({ name, description, input }): [string, ToolSet[string]] => [
            name,
            tool({ description, inputSchema: input }),
          ]),
        ),
        toolChoice: question.mayCall ? "auto" : "none",
        maxRetries: 0,
        maxOutputTokens: mostOutputTokens,
        abortSignal: AbortSignal.any([silence.signal, limit, ...(signal ? [signal] : [])]),
        // Thrown below.
        onError: () => {},
      });
      for await (const part of stream) {
        silence.heard();
        if (part.type === "error")
          throw ToolChoiceViolationError.isInstance(part.error)
            ? new CallsWithoutEnd("Calls tools without end.")
            : part.error;
        if (part.type === "text-delta") {
          letters += part.text.length;
          yield { type: "text", text: part.text };
        }
        if (part.type === "tool-call") {
          letters += JSON.stringify(part.input).length;
          yield {
            type: "call",
            call: {
              id: part.toolCallId,
              name: part.toolName,
              input: part.input,
              ...(part.invalid && { problem: "unknown tool, or arguments of another shape" }),
            },
          };
        }
        if (part.type === "finish-step") {
          reported = part.usage.totalTokens;
          if (part.finishReason === "error") throw new Error("The answer broke off.");
          yield { type: "end", isWhole: part.finishReason !== "length" };
        }
      }
    } finally {
      silence.end();
      const used = reported ?? Math.ceil((system.length + asked + letters) / lettersPerToken);
      // When the store fails here, the tokens stay reserved, which errs on the side of spending less.
      if (dailyTokens > 0) await tokens.settle(used - reserved, now).catch(() => undefined);
    }
    for (const end of [silence.signal, limit, signal]) end?.throwIfAborted();
  }

  return {
    timeLimit,
    async *ask(question, now) {
      let said = false;
      let failure: unknown;
      for (let tries = 1; ; tries += 1) {
        if (breaker.wait() > 0)
          throw failure ?? new ModelResting("The service failed; it is tried again soon.");
        try {
          for await (const part of watched(question, now)) {
            said = true;
            yield part;
          }
          return;
        } catch (error) {
          // Whatever took its time is not waited for twice.
          const isSlow = error instanceof DOMException;
          if (said || tries > 1 || isSlow || isNoFailure(error)) throw error;
          failure = error;
          await pause(retryAfter, question);
        }
      }
    },
  };
}

/** Ends when nothing was heard for too long. */
function createSilence(limit: number) {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException("Nothing came.", "TimeoutError"));
  const timer = setTimeout(end, limit);
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}

/** Rejects when what is under way ends before. */
function pause(milliseconds: number, { limit, signal }: ModelQuestion): Promise<void> {
  const ended = AbortSignal.any([limit, ...(signal ? [signal] : [])]);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    ended.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(ended.reason);
    });
  });
}

function inLibrary(message: ModelMessage): LibraryMessage {
  if (message.role === "user") return message;
  if (message.role === "tool")
    return {
      role: "tool",
      content: message.results.map(({ call, text }) => ({
        type: "tool-result",
        toolCallId: call.id,
        toolName: call.name,
        output: { type: "text", value: text },
      })),
    };
  const { content, calls = [] } = message;
  return {
    role: "assistant",
    content: [
      ...(content === "" ? [] : [{ type: "text" as const, text: content }]),
      ...calls.map(({ id, name, input }) => ({
        type: "tool-call" as const,
        toolCallId: id,
        toolName: name,
        input,
      })),
    ],
  };
}
