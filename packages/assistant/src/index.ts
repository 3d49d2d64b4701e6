import type { ChatReply, ChatRequest, IndustryId, ReplyPart } from "@brightkeel/contracts";
import { type ConversationStore, freshConversation } from "./conversations.ts";
import { type Step, step } from "./dialogue/step.ts";
import { type Exchange, freshState, type Trace } from "./dialogue/types.ts";
import { checkedHost, type Host } from "./host.ts";
import { facts } from "./knowledge/facts.ts";
import { createRetrieval } from "./knowledge/retrieval.ts";
import {
  createModel,
  type Model,
  type ModelConfig,
  ModelResting,
  TokensSpent,
} from "./model/model.ts";
import { createMemoryTokens, type TokenBudget } from "./model/token-budget.ts";
import { writeAnswer } from "./model/write-answer.ts";
import type { Understander } from "./understanding/understand.ts";

export type { ChatReply, ChatRequest, ReplyPart } from "@brightkeel/contracts";
export {
  type AssistantTables,
  assistantMigrations,
  createStoredConversations,
} from "./conversation-store.ts";
export {
  type Conversation,
  type ConversationStore,
  conversationLifetime,
  createMemoryConversations,
} from "./conversations.ts";
export type { Trace, TraceEntry } from "./dialogue/types.ts";
export { type Host, type HostService, hostSchema } from "./host.ts";
export type { ModelConfig } from "./model/model.ts";
export { createStoredTokens, type TokenBudget } from "./model/token-budget.ts";
export { sampleHost } from "./sample-host.ts";
export { bounded } from "./understanding/bounded.ts";
export { ModelFileError, readModelFile } from "./understanding/model-file.ts";
export { createUnderstander, type Understander } from "./understanding/understand.ts";

export type ReplyContext = {
  /** Names the conversation; known to this visitor's browser only. */
  conversationId: string;
  now: Date;
  signal?: AbortSignal;
};

export type Assistant = {
  /** Answers one message. Rejects only when the conversation store does. */
  reply(request: ChatRequest, context: ReplyContext): Promise<ChatReply>;
  /** The same in parts. Without a model there is one part. */
  replyStream(request: ChatRequest, context: ReplyContext): AsyncIterable<ReplyPart>;
};

/** What is logged of each message that was answered. */
export type AnsweredFields = { industry: IndustryId; handled: string; trace: Trace };

/** The methods of a pino logger that the assistant uses. */
export type AssistantLogger = {
  debug(fields: AnsweredFields | { reason: string }, message: string): void;
  warn(fields: object, message: string): void;
};

export type AssistantOptions = {
  /** The site it speaks on. `sampleHost` serves where there is none. */
  host: Host;
  conversations: ConversationStore;
  /** Undefined: the embedded assistant answers alone. */
  model?: ModelConfig | undefined;
  /** Where the model's tokens are counted; in this process alone when left out. */
  tokens?: TokenBudget;
  logger: AssistantLogger;
  /** Made of a trained model. Messages wait for it. */
  understander: Understander | Promise<Understander>;
};

/** The assistant of the demo. Make one at start and keep it. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { conversations, logger } = options;
  const host = checkedHost(options.host);
  const understander = Promise.resolve(options.understander);
  // Reported by each message that waits for it.
  understander.catch(() => {});
  const model = options.model
    ? createModel(options.model, options.tokens ?? createMemoryTokens())
    : undefined;
  const retrieve = model ? createRetrieval(host.services) : undefined;

  type Answered = Step & { earlier: readonly Exchange[] };

  async function embedded(request: ChatRequest, context: ReplyContext): Promise<Answered> {
    const { conversationId, now } = context;
    const ready = await understander;
    const conversation = (await conversations.load(conversationId, now)) ?? freshConversation();
    const industry = request.selectedIndustry;
    const before = conversation.byIndustry[industry] ?? freshState();
    const answered = step(ready, before, {
      message: request.userMessage,
      industry,
      visitor: request.userInfo,
      now,
      host,
    });
    const { state, handled, trace } = answered;
    logger.debug({ industry, handled, trace }, "Answered a message");
    const byIndustry = { ...conversation.byIndustry, [industry]: state };
    await conversations.save(conversationId, { ...conversation, byIndustry }, now);
    return { ...answered, earlier: before.exchanges };
  }

  async function* replyStream(
    request: ChatRequest,
    context: ReplyContext,
  ): AsyncIterable<ReplyPart> {
    const { reply, handled, earlier } = await embedded(request, context);
    if (!model || !mayRephrase(handled, request)) {
      yield { type: "reply", reply };
      return;
    }
    let text = "";
    try {
      for await (const part of answerOf(model, request, reply, earlier, context)) {
        text += part;
        yield { type: "text", text: part };
      }
      yield { type: "reply", reply: { ...reply, message: { content: text.trim() } } };
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      if (error instanceof TokensSpent || error instanceof ModelResting)
        logger.debug({ reason }, "The model was not asked; the embedded answer went out");
      else logger.warn({ reason }, "The model gave no usable answer; the embedded one went out");
      // What was shown stands; the answer that is known to be right follows it.
      const content = [text.trim(), reply.message.content].filter(Boolean).join("\n\n");
      yield { type: "reply", reply: { ...reply, message: { content } } };
    }
  }

  const answerOf = (
    writer: Model,
    request: ChatRequest,
    reply: ChatReply,
    earlier: readonly Exchange[],
    context: ReplyContext,
  ) =>
    writeAnswer(writer, request, reply, {
      host,
      earlier,
      passages: retrieve?.(request.userMessage, request.selectedIndustry) ?? [],
      now: context.now,
      ...(context.signal ? { signal: context.signal } : {}),
    });

  return {
    replyStream,
    async reply(request, context) {
      for await (const part of replyStream(request, context)) {
        if (part.type === "reply") return part.reply;
      }
      throw new Error("A stream ended without its reply.");
    },
  };
}

/**
 * A model may put facts into other words. Results that were worked out, questions of a task, refusals and
 * emergencies go out as they are.
 */
function mayRephrase(handled: string, request: ChatRequest): boolean {
  return handled !== "emergency" && facts[request.selectedIndustry][handled] !== undefined;
}
