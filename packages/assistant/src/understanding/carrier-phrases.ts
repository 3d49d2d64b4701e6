import { wordList } from "./word-list.ts";

/**
 * Carrier phrases: the polite or worried words around a request (“could you tell me how I can … please”). They say
 * nothing about the request, so they are stripped before phrases are compared. Words that carry meaning (“problem”,
 * “not”, “when”) are never included.
 */
const you = wordList`you, u, someone, somebody, anyone, anybody, one of you`;
const me = wordList`( me| us)?`;
const can = wordList`can, could, would, will, may, might, do, are, is, should, shall`;
const i = wordList`i, we, you, one, my wife, my husband`;
const canYou = wordList`${can} ${you}( (please|kindly|possibly|maybe|perhaps|just))*`;

/** Words before the request. */
const openings = wordList`
  hi, hello, hey, hiya, greetings, good (morning|afternoon|evening|day), dear (sir|madam|team|all)( or madam)?,
  excuse me, pardon me, sorry, sorry to bother you, ok, okay, well, so, and, also, but, please, kindly, now, then,
  actually, just, quick question, question, urgent, urgently, listen, look, yes, yeah, there, again, sir, madam,
  team, guys, help, um, uh, hmm, basically, honestly, because, since, if possible, oh
`;

/** “Could you help me to …”. */
const willing = wordList`be able to, be so kind as to, be kind enough to, mind, try to, able to`;
const giveHelp = wordList`
  help(ing)?, assist(ing)?, support(ing)?, guide, walk, teach, advise, lend a hand
`;
const withWhat = wordList`to, with, in, on, for, about, regarding, by`;

/** “Can you give me some information about …”. */
const showTheWay = wordList`show(?=${me} (how|where|what|the (way|steps)))`;
const tell = wordList`
  tell(ing)?, inform(ing)?, explain(ing)?, let, advise, clarify, give, provide, share, ${showTheWay}
`;
const information = wordList`
  information, details, help, assistance, support, advice, clarification, explanation, hand, guidance, instructions
`;
const ofWhat = wordList`about, on, regarding, to, with, for, in, concerning`;
const toldOf = wordList`( (with|about|of))?( (some|more|any|the|a))?( ${information}( ${ofWhat})?)?`;

/** “Can I get some help with …”. */
const mayIGet = wordList`( (please|possibly|also|just|still|maybe))*( (get|have|ask for|receive))?`;
const help = wordList`help, assistance, support, information, info, advice, guidance`;
const forWhat = wordList`to, with, in, on, for, about, regarding, concerning`;

/** “I would really like to know how …”. */
const indeed = wordList`
  really, just, also, still, only, urgently, desperately, would, will, am, do, did, have, definitely, sincerely,
  currently, honestly, actually
`;
const want = wordList`
  like, love, want, need, wish, hope, try, trying, tried, attempting, intend, intending, plan, planning, prefer,
  wanted, needed, hoping, looking, wanting, wondering, require, required, got, have got, have, had, going,
  interested, willing, going to need, appreciate, wonder, ask, must, should, happy, glad, able, about
`;
const wantedTo = wordList`to, for you to, you to, in, for, if, about, on, it if`;
const findOut = wordList`
  receive, get, have, find, obtain, ask for, know, ask, see, learn, understand, find out, inquire, enquire, figure out
`;
const whatIsFound = wordList`
  some, any, more, help, assistance, support, information, how, where, what, if, whether, about, your help, info,
  a hand, guidance, advice
`;

/** “Some help with …”, “a question about …”. */
const aLittle = wordList`some, any, more, your, a little, a bit of, further, additional, a`;
const helpOrQuestion = wordList`
  help, assistance, assist, support, information, info, advice, guidance, clarification, hand, aid, details,
  instructions, question, questions, doubt, doubts, query, enquiry, enquiry, explanation
`;
const aboutWhat = wordList`to, with, on, in, about, for, regarding, concerning, how, of, if`;

/** “I do not know how to …”. */
const know = wordList`know, understand, remember, see, get, figure out`;
const doNotKnow = wordList`(i|we)( (really|just|still))* (do not|did not|dont) ${know}( (exactly|really))?`;
const asking = wordList`how, what, where, when, if, whether`;
const iCould = wordList`
  to, (can|could|should|must|would|do|have)( (i|we))?,
  (i|we) (can|could|should|must|would|have to|need to|am supposed to|ought to)
`;

/** “How exactly am I supposed to …”, “what do I need to do to …”. */
const howCan = wordList`can, could, do, does, should, would, shall, must, may, might, is it possible, am, are`;
const howCanI = wordList`(how|where|in what way|which way)( (exactly|else))? ${howCan}( (i|we|you|one|people|a customer))?`;
const goAbout = wordList`
  supposed to, able to, go about, go to, have to, need to, start to, get to, be able to
`;
const whatShouldI = wordList`what (do|should|must|would|can|could|shall) (i|we|you|one)( (do|have|need))*( to do)?`;
const inOrderTo = wordList`( in order)?( to| if i (want|need|would like|wish)( to)?| for)`;
const theBestWay = wordList`
  (the |your )?((best|correct|right|easiest|fastest|exact) )?(steps?|process|procedure|procedures|way|ways|method|instructions)
`;
const toFollow = wordList`( that i (need|have|should) (to )?follow)? (to|for|of|in order to)`;
const steps = wordList`what (steps|is required|is needed|do you need)( from me)?( do i (need to )?(take|follow))?`;

/** “Is there any way to …”. */
const isThere = wordList`(is|are|would|will)( (it|there))( be)?( (a|an|any|some))?`;
const possible = wordList`possible, possibility, way, option, chance, ok, okay, allowed, alright`;
const thatICan = wordList`to, of, that (i|you|we)( (can|could))?, if i, i (can|could)`;

/** “I am writing to ask …”. */
const writing = wordList`
  calling, writing, contacting you, contact, emailing, here, reaching out, asking, messaging, looking, wondering
`;
const question = wordList`question, questions, query, inquiry, request, doubt`;

/** Applied in order; each is stripped from the start of the text. */
const leading: readonly string[] = [
  openings,
  wordList`${canYou}( ${willing})? ${giveHelp}${me}( (through|out))?( a (bit|little))?( ${withWhat})?`,
  wordList`${canYou}( (be able to|mind|able to))? ${tell}${me}( to${me})?( know)?${toldOf}`,
  canYou,
  wordList`${can} ${i}${mayIGet}( (some|any))?( ${help}( ${forWhat})*)?`,
  wordList`${i}( ${indeed})*( ${want})+( (very much|a lot))?( ${wantedTo})*( ${findOut}(?= ${whatIsFound}))?`,
  wordList`${aLittle}?\s?${helpOrQuestion}( (me|us))? ${aboutWhat}`,
  wordList`${doNotKnow}( ${asking})?( ${iCould})?( (do|have|need|go|get))*( (to|in order to))?`,
  wordList`(i|we) (do not|have no) (idea|clue)( (of|about|on))?( (how|what|where))?( to| i (can|could|should))?`,
  wordList`(i|we) (am|are) (not sure|unsure|unable to find out|confused)( about)?( (how|what|where|if))?( to| i (can|could|should|need to))?`,
  wordList`${howCanI}( ${goAbout})?( to)?`,
  wordList`${whatShouldI}${inOrderTo}`,
  wordList`what (is|are) ${theBestWay}${toFollow}`,
  wordList`${steps}( (to|in order to|for))?`,
  wordList`${isThere} ${possible}( for (me|us|you))?( ${thatICan})?`,
  wordList`(how|where) (to|about)`,
  wordList`(tell|inform|explain|let|advise|give|teach|guide|help|assist)( (me|us))( (know|with|about|to|on|in|please|through))*( (more|some))?( (how|where))?( (to|i can|can i))?`,
  wordList`(show me|explain) (how|where|what)( (to|i can|can i))?`,
  wordList`(please |kindly )?(tell|inform|explain|advise|guide|help|assist|teach)`,
  wordList`(i|we) (am|are|was) ${writing}( (to|about|because|regarding|for|in order to|if|into))*`,
  wordList`(i|we) (have|had|got)( (a|an|another|some|one more))?( (quick|small|simple|brief))? ${question}( (about|on|regarding|for|concerning|with))?`,
  wordList`(i|we) (was|am) (wondering|curious)( about)?( (if|whether|how))?( (i|you))?( (can|could|would))?`,
  wordList`(do|does|did) (you|anyone|anybody)( guys)? (know|happen to know)( (how|where|if|what))?( (to|i can|can i))?`,
  wordList`(any idea|any chance)( (how|where|of|on))?( (to|i can))?`,
  wordList`(ask|asking|call|get) (you|someone|somebody|an agent) (to )?(help|assist|support)( (me|us))?( (to|with|in))?`,
  wordList`(need|want|require|requesting|seeking|wanting|needing)( (some|your|a little))? (help|assistance|support|aid|guidance)( (to|with|in|on|for))?`,
  wordList`(the|my) (question|issue|thing) is( (that|how))?`,
  wordList`(if|whether) (i|we|you|there is|it is)( (can|could|may|possible))?`,
  wordList`to, for, that, about, regarding, concerning, on, in, with, of, the, a, an, my, some, any, it, out, how, me, us, be`,
];

/** Words after the request. */
const closings = wordList`
  please, kindly, thanks, thank you( (very much|so much))?, many thanks, cheers, asap, soon, now, right now,
  today please, immediately, urgently, quickly, sir, madam, man, mate, guys, buddy, bro, help, help me, for me, to me,
  help us, at all, anyway, regards, ok, okay, though, actually, exactly, or what, right, huh, again please
`;
const lendAHand = wordList`help, assist, tell, guide, support, lend, give, do, show, advise, inform, let`;
const withThis = wordList`
  a hand, out, know, please, with (it|that|this), how, do it, that, some help, to do (it|that|so), about it,
  how to do (it|that)
`;
const needed = wordList`help, assistance, support, hand, information, it`;
const needHelp = wordList`(i|we) (really |just |urgently |would )?(need|want|require|appreciate|like)( (some|your|a))?( ${needed})`;
const howDoI = wordList`(how|where) (can|could|do|should|would) (i|we)( (do|go about|get|find))?`;

/** Applied in order; each is stripped from the end of the text. */
const trailing: readonly string[] = [
  wordList`${can} ${you}( (please|kindly))*( possibly)?( ${lendAHand})${me}( ${withThis})*`,
  closings,
  wordList`${needHelp}( (please|with (it|that|this)|to do (it|that)|from you))*`,
  wordList`${howDoI}( (it|that|this|so|doing (it|that|this)))?`,
  wordList`what (do|should|can|must) (i|we) (do|need to do|have to do)`,
  wordList`(is that|is it|would that be) (possible|ok|okay|fine|allowed|alright)`,
  wordList`(help|assist|assistance|support|advise) (me|needed|required|wanted|please|is needed)( (please|with (it|that|this)))?`,
  wordList`(i|we) (do not|dont) know (how|what to do|how to do (it|that|this))`,
  wordList`(let|tell) me( know)?( (how|please))?`,
  wordList`(any|some|more) (help|idea|ideas|suggestions|advice|information)( (would be appreciated|is appreciated|please))?`,
  wordList`and, but, so, or, because, to, the, a, of, for, if`,
];

/** Swear words and fillers, which do not change the meaning. */
const fillers = wordList`
  goddamn(ed)?, god damn(ed)?, damn(ed)?, fuck(ing|in|en)?, freak(ing|in)?, frigging, fricking, bloody, shit(ty)?,
  crap(py)?, hell, wtf, lol, omg, stupid, ass, bitch, bastards?, really, kinda, sort of, kind of,
  like(?= (how|what|where)), ever, even
`;

const filler = new RegExp(`\\b${fillers}\\b`, "g");
const starts = atOnce(leading, (part) => `^(?:${part})(?= |$)\\s*`);
const ends = atOnce(trailing, (part) => `\\s*(?:^|(?<= ))(?:${part})$`);

/**
 * Builds a pattern for each part and a combined one: most texts match none, which the combined pattern shows in a
 * single test.
 */
function atOnce(parts: readonly string[], pattern: (part: string) => string) {
  return {
    any: new RegExp(pattern(parts.join("|"))),
    each: parts.map((part) => new RegExp(pattern(part))),
  };
}

/**
 * Strips the carrier phrases from a normalised text. Never returns an empty text: one that consists only of carrier
 * phrases (“can you help me”) is returned unchanged.
 */
export function cutCarrierPhrases(text: string): string {
  let core = text.replace(filler, " ").replace(/\s+/g, " ").trim();
  for (let round = 0; round < 8; round += 1) {
    const before = core;
    for (const pattern of starts.any.test(core) ? starts.each : []) {
      const shorter = core.replace(pattern, "");
      if (shorter.length > 0) core = shorter;
    }
    for (const pattern of ends.any.test(core) ? ends.each : []) {
      const shorter = core.replace(pattern, "").trim();
      if (shorter.length > 0) core = shorter;
    }
    if (core === before) break;
  }
  return core.length > 0 ? core : text;
}
