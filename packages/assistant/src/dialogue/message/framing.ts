import { whole, wordList } from "../../understanding/word-list.ts";
import { asks } from "./clauses.ts";
import { directed } from "./indirect-question.ts";

/**
 * Removes what people put around a question (“Sorry to bother you, my husband wants to know …? Kind regards, Ann”), so
 * that it is answered as the plain question is. Only words that say nothing of the matter are listed.
 */

const person = wordList`
  husband, wife, partner, boss, mother, father, mum, mom, dad, son, daughter, sister, brother, friend, colleague, boyfriend,
  girlfriend, grandma, grandson, neighbou?r
`;
const someone = wordList`my ${person}, a ${person}( of mine)?, someone, everyone`;
const wantsToKnow = wordList`
  wants? to know, (would|'d) like to know, is asking( me)?, asks( me)?, asked( me)?( to (find out|ask( you)?))?,
  (is|was) wondering, keeps asking( me)?, told me to ask( you)?
`;
const speaker = wordList`i, we`;
const tellMe = wordList`
  (tell (me|us)|let (me|us) know)(?! (when|once) (it|they|he|she|you|i|we)\b), give me an idea( of)?, inform me, explain( to me)?
`;

/** Leads that introduce the question directly, with or without a mark after them. */
const leadIn = wordList`
  ${someone} ${wantsToKnow}, ${speaker} (was|am|were|are) (just )?(wondering|curious), i'm (just )?(wondering|curious), (just )?wondering, ${speaker} wonder,
  (can|could|would|will) you (please |kindly |possibly |maybe |perhaps |just |be so kind as to )?${tellMe},
  (if|whether) you (can|could|might|would) (please |kindly |possibly |perhaps )?${tellMe},
  (please |kindly |pls )(to )?${tellMe}, ${tellMe}, do you (happen to )?know, any idea, (may|can|could) i (please |just )?ask( you)?,
  (${speaker} )?(would like|would love|want|need|wanted|'d like|'d love) to (know|ask)( you)?
`;

/** Courtesies, excuses and remarks on oneself before a question. */
const before = wordList`
  (hi+|hello+|he+y+|hiya|heya|yo)( there| all| team| guys)?, dear (sir or madam|sirs?|madam|team|all), to whom it may concern, good (morning|afternoon|evening|day),
  (i )?hope (you're|you are|this finds you|you) (well|doing well|having a (good|nice|great|lovely) (day|evening|morning|week)),
  (i'm |i am )?(so |very )?sorry( to (bother|trouble|disturb) you( again)?)?, excuse me, pardon me, forgive me, (a |just a |one )?(quick|small|short|silly|stupid|dumb|maybe silly) (question|one),
  (i (have|'ve got|had) )?(a|one)( quick| small| short| silly| simple| little)? question( for you)?, (just |oh,? )?(one|1) (more|last|other) (thing|question), another (question|thing),
  (i'm |i am )?(just )?asking for a friend, (i'm |i am )?just (curious|wondering|asking), out of curiosity, before (i|we) (decide|book|buy|order|start|sign up),
  (i'm |i am |we're |we are )?(quite |very |completely )?new (to (all )?(this|it)|here), (it's|it is|this is) (my|our) first time( here)?, first time here,
  (please )?(excuse|sorry for|pardon) my( bad| poor)? english, my english is not( so| very)? good,
  (i |we )?(could not|couldn't|can't|can not|cannot|did not|didn't|don't) (find|see) (it|this|that|the answer|anything( about (it|this|that))?) (on|in|at) (your|the|ur) (website|web site|site|page|faq|app)( anywhere)?,
  (i'm |i am )(\d{2}( years old)?,? and )?(not (very |so |too |really |that )?good|bad|hopeless|no good) (with|at) (computers?|technology|tech|the internet|phones?|this|these things),
  (i |we )?((have|'ve) )?(tried (calling|to call|ringing|to ring|phoning)( you)?),? (but|and) (no one|nobody|no-one) (is )?(picks? up|answers?|answered|picked up|answering|picking up),
  silly me, maybe a (stupid|silly) question, this may be a (stupid|silly) question, lol, haha, ok, okay
`;
const joint = wordList`so, but, and, just, then`;

/** Courtesies, excuses and remarks on oneself after a question. */
const after = wordList`
  please, pls, plz, kindly, (many |kind )?(thanks|thx|tnx)( a lot| so much| very much| in advance| for your help| for helping| again)*, (thank you|thank u)( so much| very much| in advance| for your help| for your time| kindly)*, ty, cheers( mate)?,
  ((with )?(kind|best|warm) (regards|wishes)|regards|yours sincerely|yours faithfully|sincerely)(,? \p{L}+\.?){0,3},
  (i'm |i am |we're |bit |a bit )?in a (bit of a )?(hurry|rush), (i )?need to know (asap|soon|today|quickly|now), no (rush|hurry), asap,
  (i'm |i am )?(just )?(curious|wondering|asking), (i'm |i am )?(just )?asking for a friend, out of curiosity, just want(ed)? to know, just to know,
  (and )?(sorry|forgive me|excuse me),? (if|that|for) (this|that|it)?('s|'s| is| was| sounds)?( a| the)? (stupid|silly|dumb|basic|obvious)( question)?, sorry for (asking|the (stupid|silly|dumb) question|my (bad )?english|the (trouble|bother)|all the questions),
  if (you|u) (would|could|will) be so (kind|good)( as to tell me)?, if (you|u) (don't|do not|dont) mind( me asking| my asking)?, if i may ask, if possible, if (you|u) know, if that's (ok|okay|alright),
  ${someone} ${wantsToKnow}, hope (you|u) can help( me)?, looking forward to (your (answer|reply)|hearing from you), let me know, lol, haha,
  (i )?(could not|couldn't|can't|cannot|did not|didn't) (find|see) (it|this|that) (on|in|at) (your|the) (website|site|page|app)
`;

const emoji = /(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F){1,20}$/u;
const marks = "[\\s,.!:;–-]";
const opens = new RegExp(`^${before}(?=${marks}|\\?)(?:${marks}|\\?)+(?:${joint}[\\s,]+)?`, "iu");
const leads = new RegExp(`^(?:${joint}[\\s,]+)?${leadIn}(?=${marks})${marks}+`, "iu");
const closes = new RegExp(`[\\s,.!?;:–(-]+${after}[\\s.!)]*$`, "iu");
const mereFrame = whole(`(?:${before}|${after}|${leadIn})[\\s,.!?]*`);

/** What stands around a question is short, and stands in its first or last letters. */
const longest = 160;
/** A greeting, a name, an excuse and a lead are four. */
const most = 5;
const fewestWords = 2;

/** Returns the question of a message without what stands around it; the message itself if none is left. */
export function unframed(message: string): string {
  const open = unopened(message);
  const text = unclosed(withoutEmoji(open.text));
  const asked = open.led ? directed(text) : text;
  return isQuestion(asked) && !mereFrame.test(asked) ? asked : message;
}

const isQuestion = (text: string): boolean =>
  text.split(/\s+/, fewestWords).length >= fewestWords &&
  (asks(text) || introduced.test(text) || text.endsWith("?"));

/** Removes what stands before the question, and tells whether its lead calls for an indirect question. */
function unopened(message: string): { text: string; led: boolean } {
  let text = message;
  let led = false;
  for (let round = 0; round < most; round += 1) {
    const head = text.slice(0, longest);
    const lead = leads.exec(head)?.[0];
    const frame = lead ?? opens.exec(head)?.[0];
    if (frame === undefined) break;
    const rest = text.slice(frame.length);
    if (lead !== undefined && !introduced.test(rest)) break;
    led ||= lead !== undefined;
    text = rest;
  }
  return { text, led };
}

const withoutEmoji = (text: string): string => {
  const start = Math.max(0, text.length - longest);
  return text.slice(0, start) + text.slice(start).replace(emoji, "");
};

/** What a lead introduces: a question, direct or indirect, or another lead. */
const asking = wordList`
  if, whether, what, what's, whats, when, where, until when, since when, by when, from when, any, whose, how, is, are, do,
  does, did, can, could, may, should, must, which, who, why, will, would, has, have
`;
const introduced = new RegExp(`^${asking}\\b`, "i");

function unclosed(message: string): string {
  let text = message;
  for (let round = 0; round < most; round += 1) {
    const start = Math.max(0, text.length - longest);
    const found = closes.exec(text.slice(start));
    if (found === null) break;
    const mark = /[?!.]/.exec(found[0].slice(0, found[0].search(/[\p{L}\d]/u)))?.[0] ?? "";
    text = `${text.slice(0, start + found.index)}${mark === "?" ? "?" : ""}`;
  }
  return text;
}
