import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";

/** Recognises short answers to a question, and words that steer the conversation. */

/** Allows words to follow, up to the end of the message. */
const followed = (words: string) => `(?:[\\s,.!–-]+${words})*[\\s.!,]*`;

const yesWords = wordList`
  yes, yeah, yea, yep, yup, ya, sure, ok, okay, okey, please do, of course, exactly, correct, right, absolutely,
  definitely, do it, go ahead, sounds good, fine, solved, perfect, great, it (did|does|works|worked), works,
  that worked, gladly, with pleasure, pass it on
`;
const afterYes = wordList`
  please, thanks, thank you, sure, do, it, that, this, go, ahead, pass, on, work, out, sounds, good, great, perfect,
  fine, to, the, front, desk, ok, okay, yes, right, is, correct, i would, i do, would, love, like, very, much, now,
  solved, works, worked, did, does, of course, absolutely, works now
`;
const yes = whole(`${yesWords}${followed(afterYes)}`);

const noWords = wordList`
  no, nope, nah, na, no way, not really, not yet, negative, never, neither, none of (these|them|those),
  it (did|does) ?n.?o?t( work| help)?, (did|does) ?n.?o?t (work|help), still (not|there|the same|broken).{0,20},
  i (do not|don't) (think so|want (that|this|to|it))
`;
const afterNo = wordList`
  no, nope, thanks, thank, you, please, still, not, there, yet, the, same, it, that, this, does, did, doesn't, didn't,
  don't, do, work, works, working, help, helped, helping, nothing, changed, i, can't, cannot, can, want, need, think,
  so, sorry, way, never, really, at, all, for, now, today, just, more, anything, else
`;
const no = whole(`${noWords}${followed(afterNo)}`);

const stopWords = wordList`
  cancel, stop, abort, never ?mind, forget (it|that|about it), leave it, quit, exit, drop it, skip it, not now,
  i changed my mind, leave it as it is, let's stop
`;
const whatStops = wordList`
  that, this, it, please, now, here, everything, all, the (booking|quote|ticket|plan|question)
`;
const stop = whole(`(?:(?:no[ ,]+)?(?:please )?${stopWords}(?: ${whatStops})*)[.! ]*`);

const repeatWords = wordList`
  repeat( that| it| the question| yourself)?, say (that|it) again, again, what did you (just )?(say|ask),
  pardon( me)?, come again, what was (that|the question|your question)( again)?, sorry\?, one more time, once more
`;
const repeat = whole(
  `(?:sorry,? )?(?:(?:can|could|would) you )?(?:please )?${repeatWords}(?: please)?[?.! ]*`,
);

const restartWords = wordList`
  start (over|again|anew|from (the beginning|scratch)), restart, reset, new conversation, begin again,
  from the (beginning|start), (forget|delete|clear) (everything|all of (it|that))
`;
const restart = whole(`(?:please )?(?:let.?s )?${restartWords}(?: please)?[.! ]*`);

const undo =
  /^(?:please )?(?:can (?:we|i|you) )?(?:(?:go|step|one step|a step) )?(?:back|undo)(?: (?:one|a) step| please| that)*[?.! ]*$/i;
const previous = /^previous(?: question| step)?[.! ]*$/i;

const goOnWords = wordList`
  go on, continue, carry on, keep going, resume, proceed, let's (go on|continue),
  back to (the |my |our )?(room|booking|quote|plan|campaign|question|return|ticket)
`;
const goOn = whole(
  `(?:please |ok(?:ay)?,? |yes,? |actually,? |then )*${goOnWords}(?: please)?[.! ]*`,
);

const whatWasDone = wordList`
  book, booked, reserve, reserved, choose, chosen, order, ordered, plan, planned, decide, decided, have, got, say,
  said, ask, asked, agree, agreed, report, reported, discuss, discussed, tell, told
`;
const soFar = wordList`on, about, you, for, so far, now, till now, already, before, again, today, just`;
const didI = wordList`(what|which room|when|how many) (did|have|do) (i|we) (just )?`;
const summarise = wordList`summari[sz]e, recap, sum (it|this|that) up, give me a summary`;
const summarised = wordList`it, that, this, please, so far, our chat, the conversation`;
const recapWords = wordList`
  (and |so |ok(ay)?,? )?${didI}${whatWasDone}( ${soFar})*,
  where (were|are) we( now)?, what do you (know|remember)( (so far|about me|of me))?,
  (please )?${summarise}( ${summarised})*, (show|tell) me (my|the) (quote|booking|plan) (again|so far),
  what is (my|the) (quote|plan|booking) (now|so far), (good |ok |great )*(a )?(short )?(summary|recap)( please)?
`;
const recap = whole(`${recapWords}[?.! ]*`);

const beforeBye = wordList`
  ok(ay)?, thanks, thank you, thx, cheers, great, perfect, well, alright, no, nope
`;
const muchOrAll = wordList`so much, very much, a lot, for (your|the) help, then, all, and`;
const byeWords = wordList`
  good ?bye, bye([ -]?bye)?, cya, see (you|ya)( later| soon)?, farewell,
  have a (nice|good|great) (day|evening|night|one|weekend), take care, that's (all|it)( for (now|today))?,
  that (is|was|will be) all, i am done, i'm done, good night, ciao
`;
const afterBye = wordList`then, for now, thanks, thank you, bye, everyone, all`;
const bye = whole(
  `(?:${beforeBye}[\\s,.!]*(?:${muchOrAll}[\\s,.!]*)?)*${byeWords}[\\s,.!]*${afterBye}*[\\s,.!]*`,
);

const beforeThanks = wordList`
  ok(ay)?, great, perfect, super, good, nice, cool, wow, alright, many, very, well
`;
const thanksWords = wordList`thanks?, thank you, thx, ty, cheers, much appreciated`;
const afterThanks = wordList`
  so much, very much, a lot, a bunch, again, you, then, for (your|the|all your|all the) help, for that, for now,
  anyway, mate, buddy, that (was|is) (helpful|great|all i needed)
`;
const thanks = whole(
  `${beforeThanks}?[\\s,.!]*${thanksWords}(?:[\\s,.!]+${afterThanks})*[\\s,.!]*`,
);

const doNot = wordList`do ?n't, do not, have ?n't, can't`;
const whatIsUnknown = wordList`
  it, that, yet, the (number|order|ticket|booking), one, any, an? (booking |order |ticket )?number, my (number|order number),
  the (order|booking|ticket) number
`;
const unsureWords = wordList`
  (really )?${doNot} (really )?(know|have|remember|find|say|decide)( ${whatIsUnknown})*, no idea, not sure( yet)?,
  (dunno|idk)( (the|my|any) (order |booking |ticket )?number)?, how should i know( (it|that))?, whatever( you (think|say|like|want))?, up to you, as you (like|think),
  hard to say, you (choose|decide|tell me), (i )?(lost|forgot) (it|the number|my number)
`;
const unsure = whole(`(?:(?:well|um+|hm+|sorry)[,.! ]+)*(?:i )?${unsureWords}[.! ]*`);

const fits =
  (...patterns: readonly RegExp[]) =>
  (message: string) =>
    patterns.some((pattern) => pattern.test(message.trim()));
export const isYes = fits(yes);
export const isNo = fits(no);
/** Accepts “ok forget it” as well as “forget it”. */
export const isStop = (message: string): boolean =>
  !beginsYes.test(message.trim()) && (stop.test(message.trim()) || stop.test(plainWords(message)));
/** “Yes, cancel” accepts the offer to cancel. */
const beginsYes = /^(?:yes|yeah|yep|sure)\b/i;
export const isRepeat = fits(repeat);
export const isRestart = fits(restart);
export const isBack = fits(undo, previous);
export const isGoOn = fits(goOn);
export const isRecap = fits(recap);
export const isBye = fits(bye);
export const isUnsure = fits(unsure);
export const isThanks = fits(thanks);

const correcting = wordList`
  no, sorry, actually, i meant?, rather, instead, make (it|that), change (it|that|the), wait, oops, better,
  and (for|with|what about), what about, how about
`;
const beginsAnother = wordList`not, what if, and if, if, or`;
const correction = new RegExp(
  `^(?:(?:ok(?:ay)?|and|so|hm+|well)[,. ]+)*(?:${correcting}|${beginsAnother} )\\b`,
  "i",
);
const instead = anywhere(wordList`instead, rather`);

/** Recognises “no, the 12th”, “make it three”, “actually for two”. */
export const isCorrection = (message: string): boolean =>
  correction.test(message.trim()) || instead.test(message);

const beforeFigure = wordList`
  no, nah, nope, not really, hm+, rather, better, actually, wait, let us, make, made, change, try, do, say, can, could, you, we, i, it, that, to,
  with, have, go, for, mean, meant, prefer, only, just
`;
const afterFigure = wordList`instead, rather, is better, would be better, will do`;
const figureAlone = new RegExp(`^(?:${beforeFigure} )*(\\d{1,3})(?: ${afterFigure})?$`);

/**
 * Returns a bare number that replaces another value (“nah make it 6”). The task that was given a value last knows its
 * kind.
 */
export function newFigure(plain: string): number | undefined {
  const digits = figureAlone.exec(plain)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
