import { createCircuitBreaker } from "@brightkeel/contracts";
import type { ModelMessage as LibraryMessage, ToolSet } from "ai";
import type { z } from "zod";
import { createCompatibleFetch } from "./compatible-fetch.ts";
import type { TokenBudget } from "./token-budget.ts";

export type ModelConfig = {
  /** Base URL of an OpenAI-compatible service, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Input and output tokens per day (UTC), shared by all processes. 0 means no limit. */
  dailyTokens: number;
  /** Milliseconds for an answer, including tools and the retry; defaults to `modelTimeLimit`. */
  timeLimit?: number;
  /**
   * Milliseconds without output from the service after which the request is cancelled; defaults to
   * `modelSilenceLimit`.
   */
  silenceLimit?: number;
  /** Monotonic clock in milliseconds, for the pause after failures; the wall clock may be set back. */
  clock?: () => number;
};

/** A tool call as the model wrote it. */
export type ToolCall = {
  id: string;
  name: string;
  input: unknown;
  /** Why the call cannot be run: an unknown tool, or arguments that are not valid JSON or have the wrong shape. */
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
  /**
   * Whether the model may call tools in this round. The tools are described either way, because the messages contain
   * their results.
   */
  mayCall: boolean;
  /** Cancels the request if the visitor has left or the time for the whole answer is up. */
  signal?: AbortSignal | undefined;
  limit: AbortSignal;
};

export type ModelPart =
  | { type: "text"; text: string }
  | { type: "call"; call: ToolCall }
  /** The last part. `isWhole` is false if the text was truncated at the maximum length. */
  | { type: "end"; isWhole: boolean };

/** A model that writes text and requests tool calls. It executes nothing itself and receives no secrets. */
export type Model = {
  /** Milliseconds for an answer, including all rounds. */
  timeLimit: number;
  /**
   * Runs one round, yielding text and tool calls as they arrive.
   *
   * @throws TokenBudgetExceeded if the day's remaining tokens are not enough.
   * @throws ModelPaused after several consecutive failures.
   * @throws the service's own error if it fails twice, is silent for too long or breaks off mid-answer.
   */
  ask(question: ModelQuestion, now: Date): AsyncIterable<ModelPart>;
};

/** The day's remaining tokens are not enough for another answer. */
export class TokenBudgetExceeded extends Error {
  override readonly name = "TokenBudgetExceeded";
}

/** The circuit breaker is open after several consecutive failures. */
export class ModelPaused extends Error {
  override readonly name = "ModelPaused";
}

/** The model called a tool when it must not. The service itself is working. */
class EndlessToolCalls extends Error {
  override readonly name = "EndlessToolCalls";
}

/** Whether an error is not a failure of the service, and not worth a retry. */
const isNotServiceFailure = (error: unknown) =>
  error instanceof TokenBudgetExceeded || error instanceof EndlessToolCalls;

/**
 * Circuit breaker: after this many failures, messages are answered without the model, so that no one waits for a
 * service that is down.
 */
const breakerSettings = { failures: 2, pause: 30_000 };

/** Milliseconds in total, including tools and the retry. */
export const modelTimeLimit = 8_000;
/** Milliseconds. */
export const modelSilenceLimit = 3_000;
/** Milliseconds before the one retry after a failure: about as long as a restart behind a proxy takes. */
const retryAfter = 250;
const mostOutputTokens = 500;
/** Used to estimate tokens before a request, and for services that report no usage. */
const lettersPerToken = 4;

/** Loads the libraries on demand, so that an installation without a model starts faster. */
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
  // The error is reported by each request that awaits the libraries.
  library.catch(() => {});
  const {
    dailyTokens,
    timeLimit = modelTimeLimit,
    silenceLimit = modelSilenceLimit,
    clock = () => performance.now(),
  } = config;
  const breaker = createCircuitBreaker({ ...breakerSettings, clock });

  /** Relays the parts of one request and reports the outcome to the circuit breaker. */
  async function* watched(question: ModelQuestion, now: Date) {
    let outcome: () => unknown = breaker.abandoned;
    try {
      yield* request(question, now);
      outcome = breaker.succeeded;
    } catch (error) {
      if (!question.signal?.aborted && !isNotServiceFailure(error)) outcome = breaker.failed;
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
      throw new TokenBudgetExceeded("The day’s tokens are spent.");
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
            ? new EndlessToolCalls("The model keeps calling tools.")
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
      // If the store fails here, the tokens stay reserved, which errs on the side of spending less.
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
          throw failure ?? new ModelPaused("Paused after repeated failures of the service.");
        try {
          for await (const part of watched(question, now)) {
            said = true;
            yield part;
          }
          return;
        } catch (error) {
          // A request that timed out is not retried.
          const isSlow = error instanceof DOMException;
          if (said || tries > 1 || isSlow || isNotServiceFailure(error)) throw error;
          failure = error;
          await pause(retryAfter, question);
        }
      }
    },
  };
}

/** Creates a signal that aborts after too long without output. */
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

/** Waits; rejects if the request is cancelled. */
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
