import type { ChatReply } from "@brightkeel/contracts";
import { whole, wordList } from "../../understanding/word-list.ts";
import { notUnderstood } from "../message/clauses.ts";
import { capital, person, say } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { aside, wasSaid, without } from "../state.ts";
import type { Outcome, Turn } from "../types.ts";

/**
 * Reactions to the last answer that name no subject of their own: doubt, “what do you mean”, “shorter”, “can I have
 * that in writing”. They are about the answer, so no word of theirs may pick another one.
 */

const that = wordList`that, this, it, so`;
const asksHowKnown = whole(wordList`
  (and |but )?how (do|would|can) (you|we|i) (know|be (so )?sure)( (about|of))?( ${that})?( for (sure|certain))?,
  (and |really )?(who|where) (says|said|does it say|is that written|is that from)( ${that})?, according to (who|whom|what),
  where (do|did) you (get|have|take) ${that}( from)?, what is your source, source, says who, on what basis, based on what
`);
const disbelieves = whole(wordList`
  (no )?i (really |still )?(do not|can not) believe (you|${that})( one bit| at all| sorry)?, (no )?you (are|re) (so |just |simply |completely )?(wrong|mistaken|lying)( there| about that| on that| here)?,
  (no )?(${that}|your answer) (is|sounds|seems|looks) (not (right|true|correct|possible)|wrong|untrue|false|a lie|rubbish|nonsense|bullshit),
  (${that}|your answer) can not be( right| true| correct)?, you made (${that}|it|this) up, (i )?(doubt|highly doubt) (${that}|it), that makes no sense,
  (my|a|the|your) (\w+ ){1,2}(told me|tells me|says|said|wrote) (something (else|different)|otherwise|the opposite), (i|we) (heard|read|was told|were told|got told|found) (something (else|different)|otherwise|the opposite)( elsewhere| online)?
`);
const asksSure = whole(wordList`
  (are you |you )?(really |absolutely |quite |100 ?% |a hundred percent )?(sure|certain|positive)( about ${that}| of ${that})?, really, seriously, for real,
  is ${that} (really |actually )?(right|true|correct|certain|for sure), can i (rely|count|bank) on ${that}, honestly, is ${that} (really )?so
`);
const asksMeaning = whole(wordList`
  (what|how) (do|did) you mean( by ${that}| with ${that}| exactly)?, what does ${that} mean, meaning, meaning what,
  (i|sorry i) (do not|did not|can not) (understand|get|follow)( you| ${that}| a word| any of ${that})?, (can|could|would|will) you explain( ${that}| me)?( please| again| more)?,
  explain( ${that})?( please)?, huh, come again, i am (lost|confused), (you|${that}) (lost|confused|confuses) me, sorry what, what
`);
const asksShort = whole(wordList`
  (that is |that was |it is )?(way |much |far )?(too|so) (long|much text|many words|complicated|wordy|technical)( for me)?( short version| shorter| simpler)?,
  (can|could|would) you (please )?(explain|say|put) ${that} (more )?(simpler|simply|shorter|briefly|in (plain|simple|easy|normal) (english|words)|easier|in short|in one (line|sentence|word)),
  (the |a )?(short|simple|quick|easy) (version|answer|form)( please)?, in short, (shorter|simpler|tl ?dr|too long)( please| version)?, (in|use) (plain|simple|easy|normal) (english|words)( please)?,
  (keep it|make it) (short|simple|shorter|simpler), like i am (5|five)
`);
const asksOnward = whole(wordList`
  (and |so |okay )?(then what|what then|what next|what now|what comes next|what happens (next|then|now)|and then|then|and now|next)
`);
const asksWritten = whole(wordList`
  (can|could|may) (i|we) (get|have|see) (${that}|all (of )?(${that}|this)|everything) (in writing|in black and white|written down|on paper|as a (text|file|document|pdf)),
  (can|could) you (put|give|write) (me |us )?(${that}|everything|all (of )?${that}) (in writing|down|down for me|on paper), in writing( please)?, i (want|need|would like) ${that} in writing,
  (can|could|may) i (save|print|copy|keep|download|export) (${that}|this chat|the chat|this conversation|the conversation)
`);
const asksLink = whole(wordList`
  (can|could|do) you (send|give|have|share|show) (me |us )?(a|the|any) link( (to|for) ${that})?( please)?, (is there|do you have) (a|any) link( (to|for) ${that})?, link( please)?, got a link
`);
const unhelpful = whole(wordList`
  ((that|this|it|you) (is|was|are|were|re) )?(not|un|zero) ?((very|really|so|exactly|at all) )?(helpful|help|useful|use)( at all| to me| at any rate)?,
  ((that|this|it|you) (is|was|are|were|re) )?(no|of no|any) (help|use)( at all| to me)?,
  (that|this|it|you) (did|does|do) not (really |actually )?(help|answer (it|that|my question|the question|me))( me| at all| much)?,
  (that is )?(no answer|not an answer|useless|pointless|not what i (asked|meant|wanted))( for)?, (you|it) (are|re|is) useless
`);
const asksOther = whole(wordList`
  (never mind|forget|leave|skip) ${that} (i have )?(another|an other|a different|other|different|new) (question|thing|one|matter|topic), (i have )?(another|a different|one other|a new|other|different|new) (question|thing|matter|topic), (can|could|may) i ask (you )?something (else|different|completely different), (let us )?(change|switch) (the )?(subject|topic)
`);
const thinksOver = whole(wordList`
  (i )?(will|want to|need to|have to|must|let me|would like to) (first )?(think|sleep) (about|on|over) (it|this|that)( first| tonight)?, (let me|i will|i need to|i have to) think( first)?,
  (i )?(will|need to|have to|must|want to|let me) (first )?(ask|check with|talk to|speak to|discuss (it|this) with|run (it|this) by) (my|the|our) (wife|husband|partner|boss|team|manager|friends?|family|parents|mum|mom|dad|colleagues?|board|client)( first| about (it|this))?,
  (i (am|will be) )?not sure yet( sorry)?, (i )?(will )?(get|come|be) back( to (you|this|that))?( later| tomorrow| soon)?, (maybe|perhaps) (later|another time|tomorrow), i will decide later, later( maybe)?
`);
const goesBack = whole(wordList`
  (can|could|may) (we|you|i) go back( a (bit|step)| to before| up)?, go back( a (bit|step)| please| up)?, back (up|a bit), hang on go back, hold on go back,
  what (was|did you say) before( that)?, (the )?(answer|one|thing) before( that)?
`);

/** Answers a reaction that can only be about the last answer. */
export function reacted({ turn }: Situation): Outcome | undefined {
  const { plain, state } = turn;
  if (asksOther.test(plain)) {
    const left = without(aside(state), "offer");
    return outcome({ ...turn, state: left }, say("Of course, go ahead."));
  }
  const last = answerBefore(turn);
  if (last === undefined) return undefined;
  const { first, sentences, label } = last;
  if (asksHowKnown.test(plain))
    return once(
      turn,
      label === undefined
        ? `From the data this desk was given, and what you told me: ${first}`
        : `From “${label}”, linked below: ${first}`,
    );
  if (disbelieves.test(plain)) {
    const from = label === undefined ? "" : ` It’s from “${label}”, linked below.`;
    const stated = `If that’s wrong, I’m sorry. What I have is this: ${first}${from}`;
    return once(turn, stated, { withPerson: true });
  }
  if (asksShort.test(plain) && sentences.length > 1) return once(turn, `In short: ${first}`);
  if (asksLink.test(plain) && label !== undefined)
    return once(turn, `It’s below: “${label}”. Each answer has its source under it.`);
  // Within a task, and after it, “go back” takes back its last value.
  if (goesBack.test(plain) && !state.flow && !state.finished) return broughtBack(turn);
  return undefined;
}

/** Answers a reaction to which no answer of the subject itself was found. */
export function reassured({ turn }: Situation): Outcome | undefined {
  const { plain, state } = turn;
  if (state.exchanges.length > 0 && thinksOver.test(plain))
    return {
      ...outcome(turn, say("Take your time. I’m here when you’ve decided, or have a question.")),
      handled: "settled",
    };
  const last = answerBefore(turn);
  if (last === undefined || state.flow !== undefined) return undefined;
  const { first, sentences, label, question } = last;
  if (asksWritten.test(plain))
    return once(
      turn,
      "Yes: the buttons below our conversation copy it, download it or send it by e-mail.",
    );
  if (asksSure.test(plain)) {
    const from = label === undefined ? "" : ` That’s from “${label}”.`;
    return once(turn, `Yes, as far as I can see. ${first}${from}`);
  }
  if (asksMeaning.test(plain) || asksShort.test(plain))
    return sentences.length > 1
      ? once(turn, `I mean this: ${first}`)
      : once(turn, `I mean this: ${first} If a word of it is unclear, tell me which.`, {
          withPerson: true,
        });
  if (asksOnward.test(plain))
    return once(turn, question ?? "That’s all there is to it. What else would you like to know?");
  if (unhelpful.test(plain))
    return once(
      turn,
      "I’m sorry that didn’t help. Say in a few words what you need, and I’ll try again, or a person can take over.",
      { withPerson: true },
    );
  return undefined;
}

/** A sentence with fewer words needs the next one: “Don’t spread it.” */
const fewWords = 5;

type LastAnswer = {
  /** Its statements, without questions. */
  sentences: readonly string[];
  /** The first of them, without “Yes” or “No”. */
  first: string;
  /** Its last question. */
  question: string | undefined;
  /** The name of its first source. */
  label: string | undefined;
};

/** Returns the last answer, before any reaction to it; undefined after one that was not understood. */
function answerBefore({ state }: Turn): LastAnswer | undefined {
  const answered = state.exchanges.findLast(({ handled }) => handled !== handledAs);
  if (answered === undefined || notUnderstood.has(answered.handled ?? "")) return undefined;
  const [text = ""] = answered.bot.split("\n\n");
  const all = text.split(/(?<=[.!?]) (?=[\p{Lu}\d“$€£])/u);
  const sentences = all.filter((sentence) => !sentence.endsWith("?"));
  const [stated, next] = sentences;
  if (stated === undefined) return undefined;
  const isBrief = next !== undefined && stated.split(" ").length < fewWords;
  return {
    sentences,
    first: capital(
      (isBrief ? `${stated} ${next}` : stated).replace(/^(?:Yes|No|Right|Exactly)[,:.] /, ""),
    ),
    question: all.findLast((sentence) => sentence.endsWith("?")),
    // Reactions cite the source of the answer.
    label: state.last?.sources?.[0]?.label,
  };
}

/** Says a text with the source of the answer, or, if it was said before, that there is no more to it. */
function once(turn: Turn, text: string, { withPerson = false } = {}): Outcome {
  const { sources } = turn.state.last ?? {};
  const said = wasSaid(turn.state, text);
  const reply = say(said ? "I have nothing more on that. A person can look into it." : text, {
    choices: said || withPerson ? [person] : [],
  });
  return outcome(turn, sources === undefined ? reply : { ...reply, sources });
}

function broughtBack(turn: Turn): Outcome | undefined {
  const { exchanges, last } = turn.state;
  const before = exchanges.at(-2)?.bot;
  if (before !== undefined) return outcome(turn, say(`Before that, I said: ${before}`));
  return last && outcome(turn, last);
}

const handledAs = "reaction";
const outcome = ({ state }: Turn, reply: ChatReply): Outcome => ({
  handled: handledAs,
  reply,
  state,
  whole: true,
});
