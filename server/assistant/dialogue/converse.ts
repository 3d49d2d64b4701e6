import { training } from "#content/assistant/training/index.ts";
import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";
import type { ChatReply } from "../contract.ts";
import { facts } from "../knowledge/facts.ts";
import { generalHandlers } from "../scenarios/general.ts";
import { hotelScenario } from "../scenarios/hotel.ts";
import { marketingScenario } from "../scenarios/marketing.ts";
import { shopScenario } from "../scenarios/shop.ts";
import { supportScenario } from "../scenarios/support.ts";
import { readSlots } from "../understanding/slots.ts";
import type { Understander } from "../understanding/understand.ts";
import { isCorrection, isNo, isRepeat, isRestart, isStop, isYes } from "./answers.ts";
import { advance } from "./flows.ts";
import { say } from "./reply.ts";
import { freshState, type Scenario, type ScenarioState, type Turn } from "./types.ts";

const scenarios: Readonly<Record<IndustryId, Scenario>> = {
  "e-commerce": shopScenario,
  hospitality: hotelScenario,
  marketing: marketingScenario,
  support: supportScenario,
};

const general = {
  "e-commerce": generalHandlers(() => shopScenario),
  hospitality: generalHandlers(() => hotelScenario),
  marketing: generalHandlers(() => marketingScenario),
  support: generalHandlers(() => supportScenario),
} as const;

const intents = new Map(training.map((entry) => [entry.id, entry]));

export type Outcome = {
  reply: ChatReply;
  /** What was answered: an intent, or how the message was dealt with otherwise. */
  handled: string;
};

/** Answers one message and changes `state` accordingly. No clock and no input but its parameters. */
export function converse(
  understander: Understander,
  request: { message: string; industry: IndustryId; visitor: string; now: Date },
  state: ScenarioState,
): Outcome {
  const { message, industry } = request;
  const scenario = scenarios[industry];
  const understanding = understander.understand(message, industry);
  const turn: Turn = {
    ...request,
    slots: readSlots(message, request.now),
    understanding,
    intent: pressed(message, industry) ?? intentOf(understanding),
    state,
  };
  const outcome = respond(understander, scenario, turn);
  state.before = outcome.handled;
  if (outcome.handled !== "repeat") state.last = outcome.reply;
  if (!notUnderstood.has(outcome.handled)) state.misses = 0;
  if (intents.has(outcome.handled))
    state.seen[outcome.handled] = (state.seen[outcome.handled] ?? 0) + 1;
  return outcome;
}

/** Outcomes that count as a miss: after two in a row the bot says so and offers a way out. */
const notUnderstood = new Set(["out_of_scope", "ask_back", "reask"]);

function respond(understander: Understander, scenario: Scenario, turn: Turn): Outcome {
  const { message, state } = turn;
  if (isRestart(message)) {
    Object.assign(state, freshState());
    delete state.flow;
    delete state.finished;
    return {
      reply: say("From the beginning, then. What can I do for you?", { next: scenario.starters }),
      handled: "restart",
    };
  }
  if (isRepeat(message) && state.last) return { reply: state.last, handled: "repeat" };

  const offer = state.offer;
  delete state.offer;
  const flowState = state.flow;
  const flow = flowState ? scenario.flows[flowState.name] : undefined;

  if (flow && flowState) {
    if (isStop(message)) {
      delete state.flow;
      return {
        reply: say(`All right, I leave ${flow.title}. What else can I do?`, {
          next: scenario.starters,
        }),
        handled: "cancelled",
      };
    }
    if (!leaves(turn, flow.intents)) {
      if (flow.take(turn, flowState)) {
        const reply = advance(turn, flow, flowState);
        return { reply, handled: `flow:${flowState.name}` };
      }
      if (turn.intent === "" || flow.intents.includes(turn.intent)) {
        state.misses += 1;
        const asked = flow.advance(turn, flowState);
        const lead =
          state.misses > 1
            ? "I still cannot read that as an answer, sorry. You can also say “cancel”, or ask for a person. "
            : "I did not quite get that. ";
        return { reply: withLead(lead, asked), handled: "reask" };
      }
    }
    // Something else is wanted first; the task waits.
    const aside = answer(understander, scenario, turn);
    if (state.flow === flowState) {
      const question = flow.advance(turn, flowState);
      return {
        reply: {
          ...aside.reply,
          message: {
            content: `${aside.reply.message.content}\n\nBack to ${flow.title}: ${question.message.content}`,
          },
          ...(question.choices ? { choices: question.choices } : {}),
        },
        handled: aside.handled,
      };
    }
    return aside;
  }

  const finished = state.finished;
  const lastFlow = finished ? scenario.flows[finished.name] : undefined;
  if (finished && lastFlow && corrects(turn, lastFlow.intents)) {
    const copy = { name: finished.name, slots: { ...finished.slots } };
    const before = JSON.stringify(copy.slots);
    if (lastFlow.take(turn, copy) && JSON.stringify(copy.slots) !== before) {
      return { reply: advance(turn, lastFlow, copy), handled: `flow:${finished.name}` };
    }
  }
  if (offer !== undefined && isYes(message)) {
    const { understanding } = turn;
    const next: Turn = {
      ...turn,
      message: offer,
      understanding: understander.understand(offer, turn.industry),
      slots: { dates: [], amounts: [], references: [], numbers: [] },
    };
    if (/front desk/.test(offer)) {
      return {
        reply: say(
          "Done, as far as a demo goes: in a hotel the front desk now has your dates, guests and the quote, and confirms by e-mail. Nothing is booked here. Anything else about your stay?",
          {
            source: "hotel",
            next: ["When is breakfast?", "Is there parking?", "When is check-in?"],
          },
        ),
        handled: "offer",
      };
    }
    next.intent = next.understanding.guesses[0]?.intent ?? "";
    return understanding === next.understanding
      ? answer(understander, scenario, turn)
      : answer(understander, scenario, next);
  }
  if (isNo(message) || isStop(message)) {
    return {
      reply: say("All right. What else can I do for you?", { next: scenario.starters }),
      handled: "declined",
    };
  }
  if (isYes(message) && turn.understanding.core.split(" ").length <= 2) {
    return {
      reply: say("Gladly – what would you like to know?", { next: scenario.starters }),
      handled: "yes",
    };
  }
  // “And at 5 pm?” goes on with what was asked before.
  if (turn.slots.time !== undefined && state.before === "late_checkout" && wordsOf(message) <= 4) {
    return answer(understander, scenario, { ...turn, intent: "late_checkout" });
  }
  return both(understander, scenario, turn) ?? answer(understander, scenario, turn);
}

/** The intent whose button sends exactly these words. */
const pressed = (message: string, industry: IndustryId): string | undefined =>
  training.find((entry) => entry.send === message && entry.industries.includes(industry))?.id;

/** What a message asks for; a message that is nothing but a value (“BK-10482”, “3”) asks for nothing by itself. */
function intentOf({ core, decision, guesses }: Turn["understanding"]): string {
  if (decision !== "answer" || core.split(" ").every((word) => word.startsWith("#"))) return "";
  return guesses[0]?.intent ?? "";
}

/** Whether the message turns to another subject while a task is waiting for an answer. */
function leaves(turn: Turn, own: readonly string[]): boolean {
  const { understanding, intent, slots, message } = turn;
  if (isYes(message) || isNo(message)) return false;
  if (intent === "" || own.includes(intent))
    return understanding.decision === "out_of_scope" && wordsOf(message) > 3 && !hasValues(turn);
  const score = understanding.guesses[0]?.score ?? 0;
  const asks =
    /\?\s*$|^(?:what|when|where|how|is|are|do|does|can|could|which|who|why|i (?:want|need|would)|tell)\b/i.test(
      message.trim(),
    );
  if (slots.references.length > 0) return false;
  if (hasValues(turn))
    return asks && score > 0.8 && wordsOf(message) > 4 && understanding.inScope > 0.8;
  return score > 0.55 && (wordsOf(message) > 2 || score > 0.8);
}

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const hasValues = ({ slots }: Turn): boolean =>
  slots.dates.length + slots.amounts.length + slots.references.length + slots.numbers.length > 0 ||
  [slots.people, slots.nights, slots.rooms, slots.children].some((value) => value !== undefined);

/** Whether the message amends what was just finished (“no, the Saturday”, “and for three?”). */
function corrects(turn: Turn, own: readonly string[]): boolean {
  const { intent, message } = turn;
  const reference = turn.slots.references.length > 0;
  if (isCorrection(message) && (hasValues(turn) || own.includes(intent) || wordsOf(message) <= 5))
    return true;
  if (reference) return intent === "" || own.includes(intent);
  if (hasValues(turn) && wordsOf(message) <= 6) return intent === "" || own.includes(intent);
  // “Cancel it”, “The Family room, please”: short, and about the thing in hand.
  return (
    wordsOf(message) <= 6 &&
    /\b(?:it|that|this|one|cheaper)\b|^the .*room/i.test(message) &&
    (intent === "" || own.includes(intent))
  );
}

/** Two questions in one message (“is there parking, and when is breakfast”) get two answers. */
function both(understander: Understander, scenario: Scenario, turn: Turn): Outcome | undefined {
  const parts = turn.message
    .split(
      /\s*(?:[?.!;]\s+(?:and )?|,? and (?:also )?(?=(?:what|when|where|how|is|are|do|does|can|could|which|i|is)\b))/i,
    )
    .filter((part) => wordsOf(part) >= 2);
  if (parts.length !== 2) return undefined;
  const turns = parts.map((message): Turn => {
    const understanding = understander.understand(message, turn.industry);
    return {
      ...turn,
      message,
      understanding,
      slots: readSlots(message, turn.now),
      intent: understanding.decision === "answer" ? (understanding.guesses[0]?.intent ?? "") : "",
    };
  });
  const [first, second] = turns;
  if (
    !first ||
    !second ||
    first.intent === "" ||
    second.intent === "" ||
    first.intent === second.intent
  )
    return undefined;
  const courtesy = ["greeting", "thanks", "goodbye"];
  if (courtesy.includes(first.intent)) return answer(understander, scenario, second);
  if (courtesy.includes(second.intent)) return answer(understander, scenario, first);
  const sure = turns.every(
    ({ understanding }) =>
      (understanding.guesses[0]?.score ?? 0) > 0.6 && understanding.inScope > 0.7,
  );
  // One task at a time: two facts, or a fact before a task.
  const isTask = (id: string) => scenario.handlers[id] !== undefined;
  if (!sure || isTask(first.intent)) return undefined;
  const a = answer(understander, scenario, first);
  const b = answer(understander, scenario, second);
  return {
    reply: {
      ...a.reply,
      ...b.reply,
      message: { content: `${a.reply.message.content}\n\n${b.reply.message.content}` },
      sources: dedupe([...(a.reply.sources ?? []), ...(b.reply.sources ?? [])]),
    },
    handled: first.intent,
  };
}

const dedupe = (list: NonNullable<ChatReply["sources"]>) => [
  ...new Map(list.map((entry) => [entry.href, entry])).values(),
];

function answer(_understander: Understander, scenario: Scenario, turn: Turn): Outcome {
  const { understanding, state, industry } = turn;
  const reference = turn.slots.references[0];
  if (turn.intent === "" && reference !== undefined)
    turn.intent = scenario.ofReference?.(reference) ?? "";
  // “Can I return BK-10355?” asks for that order, not for the rule.
  if (turn.intent === "return_policy" && reference !== undefined) turn.intent = "return_item";
  if (turn.intent === "") {
    if (understanding.core.split(" ").every((word) => word.startsWith("#")))
      return askBack(scenario, turn);
    return understanding.decision === "out_of_scope"
      ? decline(scenario, turn)
      : askBack(scenario, turn);
  }
  const handler = scenario.handlers[turn.intent] ?? general[industry][turn.intent];
  if (handler) return { reply: handler(turn), handled: turn.intent };
  const fact = facts[industry][turn.intent];
  if (!fact) return decline(scenario, turn);
  const times = state.seen[turn.intent] ?? 0;
  if (times > 0) {
    return {
      reply: say(
        `${times === 1 ? "As I said, and it still holds" : "Once more"}: ${fact.text} If that does not answer it, say what is still open, or ask for a person.`,
        { source: fact.source, next: ["I want to talk to a person", ...(fact.next ?? [])] },
      ),
      handled: turn.intent,
    };
  }
  return {
    reply: say(fact.text, { source: fact.source, next: fact.next ?? [] }),
    handled: turn.intent,
  };
}

function askBack(scenario: Scenario, turn: Turn): Outcome {
  turn.state.misses += 1;
  const likely = turn.understanding.guesses
    .slice(0, 3)
    .map(({ intent }) => intents.get(intent))
    .filter((entry) => entry !== undefined);
  const lead =
    turn.state.misses > 2
      ? "I keep missing your point, and I am sorry. A person would get it at once; or is it one of these?"
      : turn.state.misses === 2
        ? "I am still not certain. Is it one of these?"
        : "I want to be sure that I answer the right thing. Do you mean one of these?";
  return {
    reply: say(lead, {
      choices: [
        ...likely.map(({ label, send }) => ({ label, send })),
        ...(turn.state.misses > 1
          ? [{ label: "Talk to a person", send: "I want to talk to a person" }]
          : []),
      ],
      next: scenario.starters.slice(0, 2),
    }),
    handled: "ask_back",
  };
}

function decline(scenario: Scenario, turn: Turn): Outcome {
  turn.state.misses += 1;
  const lines = [
    `That is not something I can answer here, and I would rather say so than guess. What I can do: ${scenario.can}.`,
    "That one is outside what I know, too. A person may help: the contact page reaches us, or try one of these.",
    "I have no answer to that. Let us take something from the list, or I show you the way to a person.",
  ];
  return {
    reply: say(lines[Math.min(turn.state.misses, lines.length) - 1] ?? "", {
      next: scenario.starters,
      choices: [{ label: "Talk to a person", send: "I want to talk to a person" }],
    }),
    handled: "out_of_scope",
  };
}

const withLead = (lead: string, reply: ChatReply): ChatReply => ({
  ...reply,
  message: { content: lead + reply.message.content },
});
