import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";

export type ModelConfig = {
  /** Of an OpenAI-compatible service, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Tokens a day (UTC), in and out, of this process. 0 lifts the cap. */
  dailyTokens: number;
};

export type ModelQuestion = { system: string; prompt: string; signal?: AbortSignal };

/** A model that writes text and can do nothing else: it gets no tools and no secrets. */
export type Model = {
  /** False when the day's tokens are used up. */
  available(now: Date): boolean;
  /** Parts of the text as they come. Throws when the service fails twice or takes longer than eight seconds. */
  write(question: ModelQuestion, now: Date): AsyncIterable<string>;
};

/** All in all, the retry included. */
export const modelTimeLimit = 8_000;
const mostOutputTokens = 400;

export function createModel(config: ModelConfig): Model {
  const provider = createOpenAICompatible({
    name: "assistant",
    baseURL: config.baseUrl,
    includeUsage: true,
    ...(config.apiKey === undefined ? {} : { apiKey: config.apiKey }),
  });
  let day = "";
  let used = 0;
  const usedOn = (now: Date) => {
    const today = now.toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      used = 0;
    }
    return used;
  };
  return {
    available: (now) => config.dailyTokens === 0 || usedOn(now) < config.dailyTokens,
    async *write({ system, prompt, signal }, now) {
      const limit = AbortSignal.timeout(modelTimeLimit);
      let failure: unknown;
      const result = streamText({
        model: provider(config.model),
        instructions: system,
        prompt,
        maxRetries: 1,
        maxOutputTokens: mostOutputTokens,
        abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
        onError: ({ error }) => {
          failure = error;
        },
      });
      let letters = 0;
      try {
        for await (const part of result.textStream) {
          letters += part.length;
          yield part;
        }
      } finally {
        usedOn(now);
        // A service that tells no usage, or broke off, is charged by estimate: four letters a token.
        const estimate = Math.ceil((system.length + prompt.length + letters) / 4);
        used += estimate;
      }
      if (failure !== undefined) throw failure;
      limit.throwIfAborted();
      signal?.throwIfAborted();
    },
  };
}
