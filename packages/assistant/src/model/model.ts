import { createCircuitBreaker } from "@brightkeel/contracts";
import type { TokenBudget } from "./token-budget.ts";

export type ModelConfig = {
  /** Of an OpenAI-compatible service, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Tokens a day (UTC), in and out, of all processes together. 0 lifts the cap. */
  dailyTokens: number;
  /** Milliseconds for an answer, the retry included; `modelTimeLimit` when left out. */
  timeLimit?: number;
  /** Milliseconds since any fixed moment, for the pause after failures. Not the time of day, which may be set back. */
  clock?: () => number;
};

export type ModelMessage = { role: "user" | "assistant"; content: string };
export type ModelQuestion = {
  system: string;
  messages: readonly ModelMessage[];
  signal?: AbortSignal;
};

/** A model that writes text and can do nothing else: it gets no tools and no secrets. */
export type Model = {
  /**
   * Parts of the text as they come. Throws `TokensSpent` when the day's tokens do not reach, `ModelResting` after failures
   * in a row, and what the service threw when it fails twice or takes longer than eight seconds.
   */
  write(question: ModelQuestion, now: Date): AsyncIterable<string>;
};

/** The day's tokens do not reach for another answer. */
export class TokensSpent extends Error {
  override readonly name = "TokensSpent";
}

/** The service failed several times in a row, and is left alone for a while. */
export class ModelResting extends Error {
  override readonly name = "ModelResting";
}

/** After these, messages are answered without the model: a visitor waits for a service that is down twice at most. */
const breakerSettings = { failures: 2, pause: 30_000 };

/** All in all, the retry included. */
export const modelTimeLimit = 8_000;
const mostOutputTokens = 400;
/** For services that report no usage, and before one is known. */
const lettersPerToken = 4;

/** An installation without a model starts sooner without these. */
async function loadLibrary({ baseUrl, apiKey }: ModelConfig) {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  const provider = createOpenAICompatible({
    name: "assistant",
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  return { streamText, provider };
}

export function createModel(config: ModelConfig, tokens: TokenBudget): Model {
  const library = loadLibrary(config);
  // Reported by each question that waits for it.
  library.catch(() => {});
  const { dailyTokens, timeLimit = modelTimeLimit, clock = () => performance.now() } = config;
  const breaker = createCircuitBreaker({ ...breakerSettings, clock });

  /** Passes the parts on, and tells the breaker how it ended. */
  async function* watched(parts: AsyncIterable<string>, signal?: AbortSignal) {
    let outcome = breaker.abandoned;
    try {
      yield* parts;
      outcome = breaker.succeeded;
    } catch (error) {
      if (!signal?.aborted && !(error instanceof TokensSpent)) outcome = breaker.failed;
      throw error;
    } finally {
      outcome();
    }
  }

  async function* ask({ system, messages, signal }: ModelQuestion, now: Date) {
    const asked = messages.reduce((sum, { content }) => sum + content.length, system.length);
    const reserved = Math.ceil(asked / lettersPerToken) + mostOutputTokens;
    if (dailyTokens > 0 && !(await tokens.take(reserved, dailyTokens, now)))
      throw new TokensSpent("The day’s tokens do not reach.");
    const limit = AbortSignal.timeout(timeLimit);
    let failure: unknown;
    let letters = 0;
    let reported: number | undefined;
    try {
      const { streamText, provider } = await library;
      const result = streamText({
        model: provider(config.model),
        instructions: system,
        messages: [...messages],
        maxRetries: 1,
        maxOutputTokens: mostOutputTokens,
        abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
        onError: ({ error }) => {
          failure = error;
        },
        onFinish: ({ usage }) => {
          reported = usage.totalTokens;
        },
      });
      for await (const part of result.textStream) {
        letters += part.length;
        yield part;
      }
    } finally {
      const used = reported ?? Math.ceil((asked + letters) / lettersPerToken);
      // When the store fails here, the tokens stay reserved, which errs on the side of spending less.
      if (dailyTokens > 0) await tokens.settle(used - reserved, now).catch(() => undefined);
    }
    if (failure !== undefined) throw failure;
    limit.throwIfAborted();
    signal?.throwIfAborted();
  }

  return {
    async *write(question, now) {
      if (breaker.wait() > 0) throw new ModelResting("The service failed; it is tried again soon.");
      yield* watched(ask(question, now), question.signal);
    },
  };
}
