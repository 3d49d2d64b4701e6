import type {
  ChatReply,
  ChatRequest,
  IndustryId,
  ReplyFeedback,
  ReplyPart,
} from "@brightkeel/contracts";
import { type ConversationStore, freshConversation } from "./conversations.ts";
import { freshState, type Incoming, type ScenarioState, type Trace } from "./dialogue/types.ts";
import { withFeedback, withName } from "./feedback.ts";
import { checkedHost, type Host } from "./host.ts";
import { createRetrieval } from "./knowledge/retrieval.ts";
import type { LanguagesData } from "./languages/language.ts";
import { createLanguages, withLanguage } from "./languages/languages.ts";
import { createLearner } from "./learning/learn.ts";
import type { MissStore } from "./learning/misses.ts";
import type { Encoder } from "./meaning/encoder.ts";
import { stepWithMeaning } from "./meaning/step-with-meaning.ts";
import { openDesk } from "./model/desk.ts";
import { createLead, type Led } from "./model/lead.ts";
import { createModel, type ModelConfig, ModelPaused, TokenBudgetExceeded } from "./model/model.ts";
import { createMemoryTokens, type TokenBudget } from "./model/token-budget.ts";
import { toolsOf } from "./model/tools/index.ts";
import type { OwnSection } from "./own-knowledge/markdown.ts";
import { withOwnKnowledge } from "./own-knowledge/own-answer.ts";
import { latestSearch, passagesOf } from "./own-knowledge/own-search.ts";
import type { Understander } from "./understanding/understand.ts";

export type { ChatReply, ChatRequest, ReplyPart } from "@brightkeel/contracts";
export {
  type Conversation,
  type ConversationStore,
  conversationLifetime,
  createMemoryConversations,
} from "./conversations.ts";
export type { Trace, TraceEntry } from "./dialogue/types.ts";
export { type Host, type HostService, hostSchema } from "./host.ts";
export type { LanguagesData } from "./languages/language.ts";
export { readLanguagesFile } from "./languages/languages-file.ts";
export { groupMisses, type MissGroup } from "./learning/group-misses.ts";
export { createEncoder, type Encoder } from "./meaning/encoder.ts";
export type { ModelConfig } from "./model/model.ts";
export type { TokenBudget } from "./model/token-budget.ts";
export { KnowledgeFileError, type OwnSection, readMarkdownFile } from "./own-knowledge/markdown.ts";
export { sampleHost } from "./sample-host.ts";
export { bounded } from "./understanding/bounded.ts";
export { ModelFileError, readModelFile } from "./understanding/model-file.ts";
export { createUnderstander, type Understander } from "./understanding/understand.ts";

export type ReplyContext = {
  /** The id of the conversation, known only to this visitor's browser. */
  conversationId: string;
  now: Date;
  signal?: AbortSignal;
  /** False if the visitor does not want messages that were not understood to be kept. */
  mayLearn?: boolean;
  /**
   * Queues work that blocks the thread for some milliseconds until it is the visitor's turn; runs it at once if left
   * out.
   */
  inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type Assistant = {
  /** Answers one message. Rejects only if the conversation store or `inTurn` does. */
  reply(request: ChatRequest, context: ReplyContext): Promise<ChatReply>;
  /** Answers one message in parts. Without a model there is one part. */
  replyStream(request: ChatRequest, context: ReplyContext): AsyncIterable<ReplyPart>;
  /** Stores a visitor's feedback on a reply. Returns false if the conversation no longer holds that reply. */
  feedback(feedback: ReplyFeedback, context: ReplyContext): Promise<boolean>;
  /**
   * Reads the vocabularies of the other languages, which the first message would otherwise wait for: some 0.6 s of
   * the processor, in steps between which others are served. Rejects if the model or the languages cannot be read.
   */
  prepare(): Promise<void>;
};

/** The fields logged for each answered message. */
export type AnsweredFields = { industry: IndustryId; handled: string; trace: Trace };

/** The methods of a pino logger that the assistant uses. */
export type AssistantLogger = {
  debug(fields: AnsweredFields | { reason: string }, message: string): void;
  warn(fields: object, message: string): void;
};

export type AssistantOptions = {
  /** The site that the assistant runs on; without one, use `sampleHost`. */
  host: Host;
  conversations: ConversationStore;
  /** The language model; without one, the embedded assistant answers alone. */
  model?: ModelConfig | undefined;
  /** Counts the model's tokens; only within this process if left out. */
  tokens?: TokenBudget;
  /** Returns what the company currently says about itself; the same array as long as nothing changed. */
  knowledge?: (() => readonly OwnSection[]) | undefined;
  /** Stores messages that were not understood; they are not kept if left out. */
  misses?: MissStore | undefined;
  logger: AssistantLogger;
  /** Built from a trained model. A function is called when the first message needs it; messages wait for it. */
  understander: Understander | (() => Promise<Understander>);
  /** Encodes the meaning of sentences; if left out, only words are compared. */
  encoder?: Encoder | undefined;
  /** The languages spoken besides English; none if left out. A function is called as for `understander`. */
  languages?: LanguagesData | (() => Promise<LanguagesData>);
};

/** Creates the demo's assistant. Create one at start-up and keep it. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { conversations, encoder, logger, languages: data = [] } = options;
  const host = checkedHost(options.host);
  const readModel = async () => {
    const ready =
      typeof options.understander === "function"
        ? await options.understander()
        : options.understander;
    const spoken = typeof data === "function" ? await data() : data;
    return { ready, languages: await createLanguages(spoken, ready) };
  };
  let reading: ReturnType<typeof readModel> | undefined;
  /** Each message that waits for it reports the error. */
  const opened = () => {
    reading ??= readModel();
    return reading;
  };
  const model = options.model
    ? createModel(options.model, options.tokens ?? createMemoryTokens())
    : undefined;
  const notKept = (error: unknown) =>
    logger.warn({ err: error }, "What was not understood could not be kept");
  const ownSearch = latestSearch(options.knowledge);
  const learner = options.misses && createLearner(options.misses, host);
  const retrieve = model ? createRetrieval(host.services) : undefined;

  async function* replyStream(
    request: ChatRequest,
    context: ReplyContext,
  ): AsyncIterable<ReplyPart> {
    const { conversationId, now, signal, mayLearn = true, inTurn = (work) => work() } = context;
    const { ready, languages } = await opened();
    const industry = request.selectedIndustry;
    const { userMessage: message, userInfo: visitor } = request;
    const conversation = (await conversations.load(conversationId, now)) ?? freshConversation();
    const stored = conversation.byIndustry[industry] ?? freshState();
    const written: Incoming = { message, industry, visitor, now, host };
    const own = ownSearch();
    const { before, incoming, embedded, spoken } = await inTurn(async () => {
      const { before, incoming: said, language } = languages.hear(stored, written);
      const { answered, incoming } = await stepWithMeaning(encoder, ready, before, said);
      const known = own ? withOwnKnowledge(own, answered, before, incoming) : answered;
      const embedded = { ...known, state: withLanguage(known.state, language) };
      const spoken = languages.speak(embedded.reply, embedded.state, written);
      return { before, incoming, embedded, spoken };
    });
    const { handled, trace } = embedded;
    logger.debug({ industry, handled, trace }, "Answered a message");
    if (learner && mayLearn) {
      const heard = { industry, message, name: visitor.name, conversationId, now };
      await learner.note(heard, embedded).catch(notKept);
    }
    const id = now.getTime().toString(36);
    const save = (state: Readonly<ScenarioState>) => {
      const byIndustry = { ...conversation.byIndustry, [industry]: withName(state, id, handled) };
      return conversations.save(conversationId, { ...conversation, byIndustry }, now);
    };
    if (!model || !retrieve || embeddedOnly.has(handled)) {
      await save(embedded.state);
      yield { type: "reply", reply: { ...spoken, id } };
      return;
    }
    const desk = openDesk(ready, before, incoming, (query) => [
      ...(own ? passagesOf(own, query, industry) : []),
      ...retrieve(query, industry),
    ]);
    const tools = toolsOf[industry];
    const lead = createLead(model, { host, request, before, embedded, desk, tools, now, signal });
    let led: Led | undefined;
    try {
      for await (const text of lead.sentences()) yield { type: "text", text };
      led = lead.finish();
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      if (error instanceof TokenBudgetExceeded || error instanceof ModelPaused)
        logger.debug({ reason }, "The model was not asked; the embedded answer went out");
      else logger.warn({ reason }, "The model gave no usable answer; the embedded one went out");
    } finally {
      // Saved even if the visitor has left meanwhile, and before the reply goes out, since the next message may
      // follow at once.
      led ??= lead.fallBack();
      await save(led.state);
    }
    // If nothing from the model was shown, the embedded answer goes out in the visitor's language.
    const isEmbedded = led.reply.message.content === embedded.reply.message.content;
    yield { type: "reply", reply: { ...(isEmbedded ? spoken : led.reply), id } };
  }

  async function feedback(said: ReplyFeedback, context: ReplyContext): Promise<boolean> {
    const { conversationId, now, mayLearn = true } = context;
    const stored = await conversations.load(conversationId, now);
    const found = stored && withFeedback(stored, said);
    if (!found) return false;
    const { conversation, exchange } = found;
    await conversations.save(conversationId, conversation, now);
    if (learner && mayLearn) {
      const { selectedIndustry: industry, userInfo, helpful } = said;
      const heard = {
        industry,
        message: exchange.visitor,
        name: userInfo.name,
        conversationId,
        now,
      };
      const judged = { before: exchange.helpful, helpful };
      await learner.noteFeedback(heard, exchange, judged).catch(notKept);
    }
    return true;
  }

  return {
    feedback,
    replyStream,
    async prepare() {
      await opened();
    },
    async reply(request, context) {
      for await (const part of replyStream(request, context)) {
        if (part.type === "reply") return part.reply;
      }
      throw new Error("A stream ended without its reply.");
    },
  };
}

/** Handled without the model: seconds count, or only the embedded assistant’s own words will do. */
const embeddedOnly: ReadonlySet<string> = new Set([
  "emergency",
  "despair",
  "instruction",
  "privacy_of_others",
  "repeat",
  "restart",
]);
