import { onDraft } from "../../../dialogue/flows.ts";
import { contentWords, focus } from "../../../dialogue/message/focus.ts";
import { capital, counted, say } from "../../../dialogue/reply/reply.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { troubleshooting } from "../facts/facts.ts";
import { consents } from "../tickets/agreed-ticket.ts";
import { offerTicket } from "../tickets/ticket-offer.ts";
import { titleOf } from "../tickets/ticket-subject.ts";
import { openTicket } from "../tickets/tickets.ts";
import { isPressing } from "../tickets/urgency.ts";
import { hitsMany } from "./affected.ts";

/** Messages in the middle of a guide: a question about its step, a request for a ticket, a team that cannot work. */

/** Answers a question from a step of the guide: “how long is the lock”. */
function fromGuide({ plain, state, understanding, message }: Turn): string | undefined {
  const tree = [state.flow, ...(state.done ?? [])].find((task) => task?.name === "tree");
  const guide = tree && troubleshooting[String(tree.slots.topic)];
  const asks = message.includes("?") || /^(?:how|where|what|which|do|does|is|can)\b/.test(plain);
  if (!guide || !asks || (understanding.decision === "answer" && state.flow?.name !== "tree"))
    return undefined;
  const clauses = guide.steps
    .join(" ")
    .split(/(?<=[.!?;])\s+/)
    .filter((text) => !text.endsWith("?"));
  const text = focus(
    clauses
      .map(capital)
      .map((text) => text.replace(/;$/, "."))
      .join(" "),
    plain,
  );
  // A step must contain at least half of the words asked for, not just one of several.
  const asked = contentWords(plain);
  const held = new Set(contentWords(text ?? ""));
  return asked.filter((word) => held.has(word)).length * 2 >= asked.length ? text : undefined;
}

const pressed = anywhere(wordList`
  (have|has|got|is|in) (a |an |our |my |the )?(client |customer |sales |board |team |big )?(demo|meeting|presentation|deadline|call|launch|pitch|workshop|exam|webinar)( \w+)? (at|in|today|tomorrow|tonight|now|this|starts?|with),
  (demo|meeting|presentation|deadline|call|launch|pitch) (is )?(at|in|starts) \d+, no time( for (this|that|steps))?, in (a )?(hurry|rush), running out of time
`);

const wantsPerson = anywhere(wordList`
  (get|give|send) (me )?(some(one|body)|a (person|human)|help), (open|make|create|raise) (me )?a ticket, make it (critical|urgent|high),
  just (open|make) (a|the) ticket, (open|make|create|raise) (me )?(a )?(new )?ticket, (just )?fix (it|this|that), ticket please, i give up, escalate( it| this)?
`);

const cannot =
  /\b(?:can not|(?:do|does|did|is|are|has|have|will) not|nobody|no ?one|none|not working|down|locked out|no access|error|broken|crash\w*|fails?)\b/;

/** Offers a critical ticket at once to a team that cannot work, instead of three steps. */
export function ofTeam(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const faulty =
    troubleshooting[turn.intent] !== undefined ||
    state.flow?.name === "tree" ||
    turn.intent === "outage_status";
  if (
    state.flow?.name === "ticket" ||
    !hitsMany(plain) ||
    !(faulty || cannot.test(plain)) ||
    message.includes("?")
  )
    return undefined;
  return offerTicket(turn, {
    title: message.slice(0, 80),
    priority: "critical",
    lead: "I’m sorry; let’s not lose time on more steps. ",
  });
}

/** Opens a ticket in the middle of the guide, with the priority that is named. */
export function ofFault(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const tree = state.flow?.name === "tree" ? state.flow : undefined;
  const guide = tree && troubleshooting[String(tree.slots.topic)];
  const stated = wantsPerson.test(plain) ? undefined : fromGuide(turn);
  if (stated !== undefined)
    return {
      handled: "guide",
      state,
      reply: say(stated, { source: "supportSteps", next: ["I want to open a ticket"] }),
    };
  const hurried = pressed.test(plain) && !turn.message.includes("?");
  const wants = wantsPerson.test(plain) || consents.test(plain);
  if (!guide || !(wants || hurried)) return undefined;
  const priority = /\bcritical\b/.test(plain)
    ? "critical"
    : hurried || /\burgent|\bhigh\b/.test(plain) || isPressing([turn.message])
      ? "high"
      : guide.urgency;
  if (hurried && !wants)
    return offerTicket(turn, {
      title: titleOf(guide.title, turn),
      priority,
      lead: "I’m sorry, no more steps then. ",
    });
  const steps = Number(tree.slots.step ?? 0) + 1;
  const opened = onDraft({ ...turn, state: without(state, "flow") }, (draft) =>
    openTicket(
      draft,
      titleOf(guide.title, turn),
      priority,
      `Tried ${counted(steps, "step")} of the guide.`,
    ),
  );
  return { ...opened, handled: "flow:ticket" };
}
