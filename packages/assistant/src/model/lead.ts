import type { ChatReply, ChatRequest, ReplySource } from "@brightkeel/contracts";
import { notUnderstood } from "../dialogue/message/clauses.ts";
import { distinct } from "../dialogue/reply/reply.ts";
import { withExchange } from "../dialogue/state.ts";
import type { Step } from "../dialogue/step.ts";
import type { ScenarioState } from "../dialogue/types.ts";
import type { Host } from "../host.ts";
import { sources } from "../knowledge/sources.ts";
import { withoutPerson, withoutPlaceholders } from "./anonymous.ts";
import { ungroundedFigures, withoutEcho } from "./figures.ts";
import { asksForSecret, claimsAction, contradicts, offersForFree, onlyOwnLinks } from "./guard.ts";
import type { Model, ModelMessage, ToolCall } from "./model.ts";
import { conversationFor, groundsOf, instructions } from "./prompt.ts";
import { createSentences } from "./sentences.ts";
import type { Desk, Tool, ToolResult } from "./tools/tool.ts";

/** The model's text failed a check; the embedded assistant's answer is sent instead. */
class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
}

/** Maximum number of requests to the model per message; in the last one it must answer without tools. */
const mostRounds = 4;
const mostCalls = 6;
const mostLetters = 1_600;
const mostResultLetters = 4_000;
const mostSources = 4;

export type LeadContext = {
  host: Host;
  request: ChatRequest;
  /** The conversation before the message. */
  before: Readonly<ScenarioState>;
  /** The embedded assistant's own answer to it. */
  embedded: Step;
  desk: Desk;
  tools: readonly Tool[];
  now: Date;
  signal?: AbortSignal | undefined;
};

export type Led = { reply: ChatReply; state: ScenarioState };

/**
 * Answers a message with a model and the desk's tools: yields each sentence once it has been checked, then builds the
 * final reply.
 */
export function createLead(model: Model, context: LeadContext) {
  const { host, request, before, embedded, desk, tools, now, signal } = context;
  const anonymous = withoutPerson(request.userInfo.name);
  const draft = notUnderstood.has(embedded.handled) ? undefined : embedded.reply.message.content;
  const grounds = groundsOf(request, before, draft, now);
  const prompt = instructions(request, host, grounds.map(anonymous));
  grounds.push(...before.exchanges.map(({ bot }) => bot));
  const visitor = [request.userMessage, ...before.exchanges.map((one) => one.visitor)];
  const pages = ownPages(host);
  const results: ToolResult[] = [];
  let text = "";

  /**
   * Returns a sentence in the form in which it may be shown.
   *
   * @throws UnusableAnswer if it must not be shown.
   */
  function checked(sentence: string): string {
    // Checked before the patterns run, whose cost grows with the length.
    if (text.length + sentence.length > mostLetters) throw new UnusableAnswer("too long");
    const clean = withoutPlaceholders(onlyOwnLinks(sentence, pages));
    const invented = ungroundedFigures(clean, grounds, visitor);
    if (invented.length > 0)
      throw new UnusableAnswer(`figures without a source: ${invented.length}`);
    if (asksForSecret(clean, grounds)) throw new UnusableAnswer("asks for a secret");
    if (offersForFree(clean, grounds)) throw new UnusableAnswer("offers something for free");
    if (claimsAction(clean, grounds)) throw new UnusableAnswer("claims an unconfirmed action");
    const answer = results.length === 0 ? draft : results.at(-1)?.text;
    if (answer !== undefined && contradicts(clean, answer))
      throw new UnusableAnswer("contradicts the answer");
    text += clean;
    return clean;
  }

  /** Runs a tool call unless the limit is reached. */
  function run(call: ToolCall, isLeft: boolean): string {
    const tool = tools.find(({ name }) => name === call.name);
    if (!tool) return "There is no such tool.";
    if (!isLeft || (call.name === "open_ticket" && opened())) return "Not again in this message.";
    const result = tool.run(desk, call.input);
    results.push(result);
    grounds.push(withoutEcho(result.text, JSON.stringify(call.input)));
    return anonymous(result.text).slice(0, mostResultLetters);
  }
  const opened = () => desk.state.tickets.length > before.tickets.length;

  async function* sentences(): AsyncGenerator<string> {
    const messages: ModelMessage[] = conversationFor(
      request.userMessage,
      before.exchanges,
      anonymous,
    );
    const limit = AbortSignal.timeout(model.timeLimit);
    let calls = 0;
    for (let round = 1; round <= mostRounds; round += 1) {
      const mayCall = round < mostRounds && calls < mostCalls;
      const cutter = createSentences(mostLetters);
      const asked: ToolCall[] = [];
      let said = "";
      let isWhole = true;
      const question = { system: prompt, messages, tools, mayCall, signal, limit };
      for await (const part of model.ask(question, now)) {
        if (part.type === "call") asked.push(part.call);
        else if (part.type === "end") isWhole = part.isWhole;
        else {
          said += part.text;
          for (const sentence of cutter.add(part.text)) yield checked(sentence);
        }
      }
      const rest = cutter.rest();
      // A sentence truncated at the maximum length is dropped, unless it is the only one.
      if (rest.trim() !== "" && (isWhole || text === ""))
        yield checked(asked.length > 0 ? `${rest.trimEnd()} ` : rest);
      if (asked.length === 0) {
        if (text.trim() === "") throw new UnusableAnswer("empty");
        return;
      }
      if (!mayCall) break;
      const answers = asked.map((call, index) => ({
        call,
        text: run(call, calls + index < mostCalls),
      }));
      calls += asked.length;
      messages.push({ role: "assistant", content: said, calls: asked });
      messages.push({ role: "tool", results: answers });
    }
    throw new UnusableAnswer("too many tool calls");
  }

  const replies = () => results.flatMap(({ reply }) => (reply ? [reply] : []));

  return {
    sentences,
    /** Returns the reply and the state after the model has finished. */
    finish(): Led {
      const [last] = replies().slice(-1);
      const content = text.trim();
      if (results.length === 0 && draft !== undefined)
        return kept(content, embedded.reply, { ...embedded.state, exchanges: before.exchanges });
      const state = { ...desk.state, fallbacks: 0 };
      return kept(content, withFound(last ?? { message: { content } }, results), state);
    },
    /**
     * Returns the reply after a failure: the text already shown, then the embedded assistant's reply to the last tool
     * call.
     */
    fallBack(): Led {
      const [last] = replies().slice(-1);
      const own = last ?? embedded.reply;
      const content = [text.trim(), own.message.content].filter(Boolean).join("\n\n");
      const state = last ? desk.state : { ...embedded.state, exchanges: before.exchanges };
      return kept(content, last ? withFound(last, results) : own, state);
    },
  };

  function kept(content: string, parts: ChatReply, state: Readonly<ScenarioState>): Led {
    const reply = { ...parts, message: { content } };
    return { reply, state: { ...withExchange(state, request.userMessage, content), last: reply } };
  }
}

/** Adds the cards and sources of all tool results to a reply. */
function withFound(reply: ChatReply, results: readonly ToolResult[]): ChatReply {
  const cards = distinct(
    results.flatMap((result) => result.reply?.cards ?? []),
    ({ title }) => title,
  );
  const found = distinct(
    results.flatMap(
      (result): readonly ReplySource[] => result.reply?.sources ?? result.sources ?? [],
    ),
    ({ href }) => href,
  ).slice(0, mostSources);
  return {
    ...reply,
    ...(cards.length > 0 && { cards }),
    ...(found.length > 0 && { sources: found }),
  };
}

const ownPages = ({ services }: Host): ReadonlySet<string> =>
  new Set([
    ...Object.values(sources).map(({ href }) => href.replace(/#.*$/, "")),
    ...services.map(({ href }) => href),
  ]);
