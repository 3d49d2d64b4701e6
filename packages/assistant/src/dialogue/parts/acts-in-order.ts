import { notUnderstood } from "../message/clauses.ts";
import { inCapitals, join, shownName } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import type { Taken } from "../stages/stages.ts";
import { without } from "../state.ts";
import type { ScenarioState } from "../types.ts";
import { type Act, actsOf } from "./acts-of.ts";

/**
 * Carries out a message that does several things (“take the standard then, name is Tom Reyes, and is breakfast in
 * it?”): values first, so that the action uses them, then the action, then the question.
 */

type Says = Extract<Act, { kind: "says" }>;
type State = Readonly<ScenarioState>;
type Answer = (message: string, state: State) => Taken;

/** What an action leaves in the conversation. */
const shown = ({ finished, basket, tickets, done }: State): string =>
  JSON.stringify([finished, basket, tickets, done]);

/** Whether a clause was carried out, not only answered. */
function isDone({ outcome, taken }: Taken, before: State): boolean {
  const { handled, state } = outcome;
  if (notUnderstood.has(handled)) return false;
  return taken.stage === "offer" || handled === "passed_on" || shown(state) !== shown(before);
}

/** The state before this message was read: reading ages an offer by one message, and each part is read again. */
const unread = (state: State): State =>
  state.offer ? { ...state, offer: { ...state.offer, age: state.offer.age - 1 } } : state;

/** A short yes that leads to a “but” with a question waits for the answer. */
const waits = (
  { firm, text }: Extract<Act, { kind: "takes" }>,
  next: Act | undefined,
  message: string,
): boolean =>
  !firm && !/please|pls/i.test(text) && next?.kind === "says" && /\bbut\b(?! also)/i.test(message);

/**
 * Undefined for a message that does one thing only, or whose parts are not each understood: it is answered as a whole.
 *
 * @param answer answers a part of the message in a conversation.
 */
export function actsInOrder(situation: Situation, answer: Answer): Taken | undefined {
  const { understander, turn } = situation;
  const acts = actsOf(turn.message);
  const kinds = new Set(acts.map(({ kind }) => kind));
  const several = kinds.has("names") || (kinds.has("says") && kinds.size > 1);
  if (!several) return undefined;
  const before = unread(turn.state);
  const named = nameIn(acts, understander);
  const says = acts.filter((act) => act.kind === "says").filter(({ text }) => text !== named?.text);
  // “Yes, book it” is a single action, stated twice.
  const deeds = acts.filter(
    (act, index) => act.kind === "takes" && !waits(act, acts[index + 1], turn.message),
  );
  const deed = deeds.find((act) => act.kind === "takes" && act.firm) ?? deeds[0];
  if (named && (deed || says.length > 0)) return nameFirst(situation, acts, named, answer);
  if (deed?.kind === "takes") return taking(deed.text, says, before, answer);
  const open = before.offer !== undefined && before.offer.age < 1;
  if (!open || says.length === 0) return undefined;
  const rest = says.map(({ text }) => text).join(" ");
  if (!says.some(({ apart }) => apart)) return undefined;
  return answer(rest, kinds.has("declines") ? without(before, "offer") : before);
}

type Named = { readonly text: string; readonly name: string };

/** The name that a message gives: as “my name is Tom Reyes”, or alone after a yes, in words with no other meaning. */
function nameIn(acts: readonly Act[], { knows }: Situation["understander"]): Named | undefined {
  const given = acts.find((act) => act.kind === "names");
  const last = acts.at(-1);
  if (given || last?.kind !== "says" || !acts.some(({ kind }) => kind === "takes")) return given;
  const words = last.text.toLowerCase().split(/\s+/);
  const alone = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){1,2}[.!]*$/u.test(last.text);
  return alone && !last.apart && words.filter((word) => !knows(word)).length * 2 >= words.length
    ? { text: last.text, name: shownName(last.text) }
    : undefined;
}

/** Answers the message without its name, which is the value asked for or is kept for a later arrangement. */
function nameFirst(
  { turn }: Situation,
  acts: readonly Act[],
  { text, name }: Named,
  answer: Answer,
): Taken | undefined {
  const rest = acts
    .flatMap((act) => ("text" in act && act.text !== text ? [act.text] : []))
    .join(". ");
  if (rest === "") return undefined;
  const before = unread(turn.state);
  const known = { ...before, calledName: inCapitals(name) };
  const asked = asksName.test(before.exchanges.at(-1)?.bot ?? "");
  // “8 pm, name Okoro, two are vegetarian” is one answer to what was asked.
  if (asked && acts.every((act) => act.kind !== "says" || !act.apart)) return undefined;
  const stated = asked ? answer(text, known) : undefined;
  if (!stated || notUnderstood.has(stated.outcome.handled) || stated.outcome.handled === "name")
    return answer(rest, known);
  return both(stated, answer(rest, stated.outcome.state));
}

const asksName = /\b(?:which|what|your|an?|the) name\b/i;

/** Carries out the action after the values that change it, and then answers the rest. */
function taking(
  deed: string,
  says: readonly Says[],
  before: State,
  answer: Answer,
): Taken | undefined {
  if (says.length === 0) {
    const alone = answer(deed, before);
    return isDone(alone, before) ? alone : undefined;
  }
  const task = before.finished?.name;
  let state = before;
  const left: Says[] = [];
  for (const part of says) {
    const changed = part.apart || task === undefined ? undefined : answer(part.text, state).outcome;
    if (changed?.handled === `flow:${task}` && changed.state.offer) state = changed.state;
    else left.push(part);
  }
  const done = answer(deed, state);
  const asks = done.outcome.state.flow?.asking;
  if (asks !== undefined && asks !== before.flow?.asking)
    return askedBack(done, left, before, answer);
  if (!isDone(done, state)) return undefined;
  if (left.length === 0) return done;
  // A statement belongs to the action: “open one, it is urgent”.
  if (!left.some(({ apart }) => apart)) return state === before ? undefined : done;
  const rest = left.map(({ text }) => text).join(" ");
  const more = answer(rest, { ...done.outcome.state, before: done.outcome.handled });
  return both(done, more);
}

/** If the action leads to a question, the message's own question is answered first and that one comes last. */
function askedBack(
  done: Taken,
  left: readonly Says[],
  before: State,
  answer: Answer,
): Taken | undefined {
  if (!left.some(({ apart }) => apart)) return undefined;
  const beside = answer(left.map(({ text }) => text).join(" "), before);
  const { handled, state, reply } = beside.outcome;
  if (notUnderstood.has(handled) || shown(state) !== shown(before)) return undefined;
  return { ...done, outcome: { ...done.outcome, reply: join(reply, done.outcome.reply) } };
}

/** Joins two answers in their order; what the second could not answer says so by itself. */
const both = (first: Taken, second: Taken): Taken => ({
  ...second,
  outcome: {
    ...second.outcome,
    reply: second.outcome.reply.message.content.includes(first.outcome.reply.message.content)
      ? second.outcome.reply
      : join(first.outcome.reply, second.outcome.reply, " "),
  },
});
