import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asksOnlyFor } from "../facts/remainder.ts";
import { levelWanted } from "./urgency.ts";

/** Recognises what a visitor wants to do with a ticket, from a message in plain words. */

export type TicketWish =
  | {
      does:
        | "withdraw"
        | "read"
        | "link"
        | "raise"
        | "lower"
        | "priority"
        | "news"
        | "answered"
        | "who"
        | "list";
    }
  /** The priority named. */
  | { does: "set"; level: string }
  /** Whether the ticket contains this. */
  | { does: "holds"; what: string }
  /** The text to add; undefined if not given yet. */
  | { does: "add"; what: string | undefined };

const ticket = wordList`tickets?`;
const aTicket = wordList`(a|an|the|that|this|my|your|any|another|one|no)?( \w+){0,2} ${ticket}, pl-?\d{4}`;
const it = wordList`it, that, this, that one, this one, the one, the whole thing`;

const dropping = wordList`forget( about)?, cancel, close, drop, delete, withdraw, scrap, remove, bin, kill, ditch, discard, undo, revoke, skip, void, abandon, take back, get rid of, do away with, call off, leave out`;
/** Words that negate a withdrawal: “how do I close a ticket”, “please do not close it”. */
const noOrder =
  /\b(?:how (?:do|can|to)|do not|did not|never|can not|should (?:not|i)|who|why|if (?:i|we|you)|when (?:i|we|you)|did (?:i|you|they)) (?:\w+ ){0,2}$/;
const drops = anywhere(`${dropping} ${aTicket}`);
const dropsIt = new RegExp(`^(?:\\w+ ){0,3}${dropping} ${it}(?: \\w+)?$`);
const needsNone = anywhere(wordList`
  (do|did|does) not( \w+)? (want|need|ask (you )?for|ask you to (open|make)|request|order)( \w+)? (a|the|that|any|another|your|this) ${ticket}, (never|not) (asked|wanted|requested|ordered)( \w+){0,4} ${ticket}, (no|not a|not another|not the|without a) (new |more )?${ticket}( needed| please| thanks| again)?$,
  (no|not a|not another|not your) ${ticket}$, no need (for|of)( \w+){0,2} ${ticket}, who asked (you )?for( \w+){0,2} ${ticket}, ${ticket} (is|was|are) not (needed|necessary|wanted|asked)( \w+)?, no ${ticket} (i|we|just|only)( \w+)*,
  not a ${ticket} (i|we|just|but|what)( \w+)*, (instead of|rather than) (a|the|that) ${ticket},
  ^no (new |more |other )?tickets? (needed|necessary|required|wanted|please|pls|thanks|thank you|thx|dear)\b, ^((no|please|pls|but|ok|and|well|just|so) )*(do not|never) (open|create|make|raise|file|log|send|start)( (a|the|any|that|me|us))* ${ticket}, ^((no|please|pls|but|ok|and|well|just|so) )*(do not|never) (open|create|raise|file) (one|anything)
`);

const linking = wordList`link, linking, linked, connect, merge, combine, relate, attach, tie, join, reference`;
const links = anywhere(wordList`
  ${linking} (them|both|those|these|the two|it|this|that|that one|the (old|other|first|new|two)( \w+)?|my (old|other|first)( \w+)?|tickets?|pl-?\d{4})( \w+){0,3}, ${linking}( \w+){0,3} (tickets?|pl-?\d{4}),
  (put|bring) (them|both|those|the two)( tickets)? together, (belongs?|goes|go) (together|to pl-?\d{4}|with pl-?\d{4}), (old|older|other|previous|earlier|first|former|existing|original|last)( \w+){0,2} (is|was|has|had|number)( the number)? pl-?\d{4}, same( \w+){0,2} as( in)? pl-?\d{4}
`);
/** Two programs are linked, not two tickets: “link it to Slack”. */
const otherLinks =
  /\b(?:slack|teams|jira|github|calendar|google|outlook|account|project|task|board)s?\b/;

const asksWhoSees =
  /^(?:and |so )*(?:who (?:else )?|can (?:my |our |the |anyone|everyone|everybody|others|someone)\w*.* )(?:\w+ )?(?:sees?|reads?|views?)\b/;
const reads = anywhere(wordList`
  what (does|did|do)( \w+)? ${ticket} (even |actually )?(say|says|contain|hold|include|read|mention|state), what (is|stands|was)( written| noted)? (in|on|inside) (the|my|that|this|your) ${ticket}, what (is|was) (the|my|that|this) ${ticket} about,
  what (the |my |that |this |it |your )?${ticket} says, what it says, what (have|did) you( \w+)? (in|into|on|as|for) (the|my|that|this) ${ticket}, (read|show|repeat|tell|give|display|see|quote)( \w+){0,3} (the|my|that|this) ${ticket}( back| text| again| to me)*$, (text|wording|contents?|details|summary) of( \w+)? ${ticket}
`);
const readsIt = anywhere(wordList`
  what (does|did) (it|that) (say|contain|hold|include|read), what (is|stands) (in|on|inside) it, what (did|have) you (put|write|written|wrote|note|noted|file|filed|send|sent|tell|told)( \w+){0,3}, read (it|that) (back|to me|out)( \w+)?, show (me )?(it|what you wrote)
`);

const holding = wordList`get, got, has, have, hold, include, included, contain, mention, say, know about, note, noted, cover`;
const small = "(?:that |the |my |it |about )?";
const holds = new RegExp(
  `(?:did|does|has|have|will|is|do|are) (?:\\w+ ){0,2}?(?:ticket|pl-?\\d{4}) (?:now |also |really |even )?${holding}s? ${small}(.+)$`,
);
const itHolds =
  /^(?:did|does|has) it (?:also |even |really )?(?:get|got|have|hold|include|contain|mention|say|cover)s? (?:that |the |my )?(.+)$/;
const within = wordList`in, on, noted in, noted on, written in, part of, go into, gone into, mentioned in`;
const isInIt = new RegExp(`^(?:is|are|was|were|does) (.+?) ${within} (?:the|my|that|this) ticket$`);
const isInThere =
  /^(?:and |so )*(?:is|are|was|were) ((?:\S+ ){0,5}?\S+) (?:really |also |now )?in (?:there|it)(?: now| too| as well)?$/;
const noting = wordList`write, wrote, written, note, noted, mention, mentioned, add, added, include, included, put, record, recorded, pass on, tell them, told them`;
const youNoted = new RegExp(
  `(?:did|have|do) you (?:also |even |really )?${noting}(?: down| in| it| in it)? ${small}(.+)$`,
);

const adding = wordList`add, note, write, put, include, mention, append, attach`;
const addsTo = new RegExp(
  `\\b${adding}(?: down)? (?:to|into|in|on) (?:the|my|that|this) ticket(?: that| as well| too|,|:){0,3}(?: (.+))?$`,
);
const addsInto = new RegExp(
  `\\b${adding} (.+?) (?:to|into|in|on) (?:(?:the|my|that|this) ticket|it|there|that)(?: too| as well| also)*(?: \\S+ \\S+ (?:example|com|org|net|io|co|eu|de|fr))?$`,
);
const telling = wordList`add, note, mention, include, write( down| in)?, put in, put down, tell them, let them know, tell the (team|engineer|person|desk), pass on`;
const addsThat = new RegExp(
  `^(?:(?:can|could|would|will) you )?(?:please )?(?:also |and )?${telling} (?:also |in )?(?:that |this |about )(.+)$`,
);
/** “Add: only in Safari”. “Add a user” is a different request. */
const addsPlainly =
  /^(?:please )?(?:also )?add (?!(?:an?|the|my|our|new|one|two|more|some|users?|people|guests?|members?|him|her|them|\d+)\b)(.+)$/;
/** What a chat cannot take. */
export const aFile = wordList`screen ?shots?, pictures?, photos?, images?, videos?, files?, attachments?, recordings?, pdfs?`;
const justFile = new RegExp(`^(?:an? |the |my |some )?${aFile}$`);
const notYet =
  /^(?:something|more|anything|a note|notes?|details?|some(?: more)? (?:details|info\w*)|(?:some |more )?info\w*|something else|one more thing|stuff)$/;

const raises = anywhere(wordList`
  (raise|bump|push|escalate|prioriti[sz]e|lift|upgrade|speed up|expedite)( \w+)? (it|that|this|${ticket}|priority)( up)?, (higher|more|top|highest) (priority|urgency), (move|push|put)( \w+)? (up|to the (top|front))( \w+)*,
  (not|never|only|just)( \w+)? '?normal'?( priority)?$, why( is it| only| just)? '?(normal|low)'?, not '?normal'?, (tell|say|call)( \w+){0,2} '?normal'?,
  (is|that is|thats|far|way|much) (\w+ )?too (long|late|slow), (can|could) not wait( \w+)*, (need|want)( \w+){0,5} (sooner|faster|quicker|earlier|today|tonight)
`);
const lowers = anywhere(wordList`
  (lower|reduce|downgrade|bring down)( \w+){0,2} (it|that|this|${ticket}|priority|urgency), (lower|less) (priority|urgency)
`);

const asksPriority = anywhere(wordList`
  how (urgent|critical)( \w+){0,5}, (what|which)( \w+){0,3} (priority|prio|urgency)( \w+){0,2}, ^(is|was) (it|the ticket|that) (now |already |really |still )?(critical|high|urgent|normal|low)( priority)?$, did you( \w+)? (make|set|mark) it( \w+)? (critical|high|urgent|normal|low)$
`);

/** Money, data and meetings have their own “when” and “how”. */
const ofOther =
  /\b(?:money|payments?|euros?|dollars?|refund\w*|paid|charge[ds]?|bank|trial|plan|export|import|invoice|call|backup|archive|upload\w*|files?|photos?|cancel\w*|months?|years?|yearly|monthly)\b/;
const answered = anywhere(wordList`
  (when|how (soon|fast|quickly|long))( \w+){0,6} (answer|answers|reply|replies|respond|response|hear|look|looks|looking|look at|get back|react|start|starts|work on|working on)( \w+){0,3}, how long( \w+){0,2} (wait|for an answer|for a person|for someone|for that ${ticket})( \w+)*, by when( \w+){0,5} (answer|reply|hear|look)( \w+)*
`);
const news = anywhere(wordList`
  (will|do|would) (i|we|they|someone|somebody)( \w+){0,2} (get|receive|be|send|write|inform|notify|e-?mail|call|ring|phone)( \w+){0,3} (mail|e-?mail|message|notice|notified|told|informed|news|update|word|answer|back|me|us)( \w+)?, (can|will|would) you( \w+)? (send|write|inform|notify|e-?mail)( \w+)? (me|us)( \w+)?,
  how (do|will|would|can) (i|we|they|you)( \w+){0,2} (hear|know|find out|reach|contact|be told|learn|tell me|let me know)( \w+){0,4}
`);
const attends = wordList`looks?, looking, picks?, answers?, handles?, handling, reads?, gets?, works?, working, takes?, replies, responds?, deals?, dealing, is on`;
const atIt = wordList`it, this, that, at it, at this, on it, to it, with it, it up, up, over, care of it, (the|my) ticket, at (the|my) ticket, now, then, to me`;
const asksWho = new RegExp(
  `^(?:and |so )*who (?:is |will |exactly |actually |going to )*(?:be )?${attends}(?: ${atIt})*$`,
);
const lists = anywhere(
  wordList`(how many|which|list|show|all)( \w+){0,3} tickets, what tickets, my tickets`,
);

/** The clauses of a message, as they are typed. */
const clauses = (message: string): string[] =>
  message
    .split(/(?<=[.!?;])\s+|,\s+|\n+|\s+(?:but|and just|just tell me|only)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const withdraws = (plain: string, inHand: boolean): boolean => {
  const found = drops.exec(plain) ?? (inHand ? dropsIt.exec(plain) : null);
  const ordered =
    found !== null && !noOrder.test(plain.slice(0, plain.search(new RegExp(`\\b${dropping}\\b`))));
  return ordered || needsNone.test(plain);
};

/** Returns the rest of a message after its withdrawal: “Forget the ticket. How do I see the queue?” */
export const besidesWithdrawal = (
  message: string,
  plainOf: (text: string) => string,
): string | undefined => {
  const rest = clauses(message).filter((part) => {
    const plain = plainOf(part);
    return !withdraws(plain, true) && !asksOnlyFor(plain, isSolved);
  });
  const text = rest.join(" ");
  return rest.length < clauses(message).length && text.split(/\s+/).length >= 3 ? text : undefined;
};

const isSolved = anywhere(
  wordList`works?, worked, working, solved, fixed, sorted, resolved, done, back`,
);

/** Whether a sentence of the message declines a ticket, whatever the others say. */
export const refusesTicket = (
  message: string,
  plainOf: (text: string) => string,
  inHand: boolean,
): boolean => clauses(message).some((part) => withdraws(plainOf(part), inHand));

/** “What did you write to them” wants the text. */
const asksWhat = /^(?:(?:and|so|ok|but) )*what\b/;
const says = /\b(?:say|says|mention\w*|include\w*|contain\w*|hold\w*)\b/;

/** @param inHand whether the last reply was about a ticket, so that “it” means that one. */
export function ticketWish(plain: string, inHand: boolean): TicketWish | undefined {
  const named = inHand || new RegExp(`\\b(?:${ticket}|pl-?\\d{4})\\b`).test(plain);
  if (!named) return undefined;
  if (withdraws(plain, inHand)) return { does: "withdraw" };
  if (links.test(plain) && !otherLinks.test(plain)) return { does: "link" };
  const asksFor =
    holds.exec(plain)?.[1] ??
    (inHand ? itHolds.exec(plain)?.[1] : undefined) ??
    isInIt.exec(plain)?.[1] ??
    (inHand ? isInThere.exec(plain)?.[1] : undefined) ??
    (asksWhat.test(plain) ? undefined : youNoted.exec(plain)?.[1]) ??
    undefined;
  const enough = asksFor !== undefined && (asksFor.split(" ").length >= 2 || says.test(plain));
  if (enough && !/^how\b/.test(plain)) return { does: "holds", what: asksFor };
  if (asksPriority.test(plain)) return { does: "priority" };
  if (lists.test(plain)) return { does: "list" };
  if (asksWhoSees.test(plain)) return undefined;
  if (reads.test(plain) || (inHand && readsIt.test(plain))) return { does: "read" };
  const added = /^(?:how|where|when|why|who|do i|should i)\b/.test(plain)
    ? null
    : addedIn(plain, inHand);
  const isMissing = (what: string) => notYet.test(what) || justFile.test(what);
  if (added) return { does: "add", what: isMissing(added.what ?? "") ? undefined : added.what };
  const level = levelWanted(plain);
  if (level !== undefined) return { does: "set", level };
  if (lowers.test(plain)) return { does: "lower" };
  if (raises.test(plain)) return { does: "raise" };
  if (asksWho.test(plain)) return { does: "who" };
  if (ofOther.test(plain)) return undefined;
  if (answered.test(plain)) return { does: "answered" };
  return news.test(plain) && !/^(?:and |so )*what\b/.test(plain) ? { does: "news" } : undefined;
}

/** “My old address is jo@old.example, add that”: the preceding statement is to be added. */
const addsBefore = new RegExp(
  `^(.{8,}?),? (?:and |so |can you |could you |please )*(?:${adding}) (?:that|this|it)(?: down| in| too| as well| there| also| please| to (?:it|the ticket))*$`,
);
/** “It only happens in Safari”: more details, once the ticket is open. */
const tellsMore =
  /^(?:it|this|that) (?:is (?:only|just)|(?:only |also |just |always )?(?:happen|start|began|affect|occur|show)\w*) .{4,}|^only (?:in|on|with|for|since|when|after) .{3,}/;
const tellsThem =
  /^(?:(?:please|also|and|ok|can you|could you) )*(?:tell (?:them|the team|the engineers?|engineering|the developers?)|let them know) (?:that |about )?(.{4,})$/;

function addedIn(plain: string, inHand: boolean): { what: string | undefined } | null {
  const stated = inHand ? (addsBefore.exec(plain) ?? tellsThem.exec(plain)) : null;
  if (stated) return { what: stated[1] };
  if (inHand && tellsMore.test(plain)) return { what: plain };
  const to = addsTo.exec(plain);
  if (to) return { what: to[1] };
  const into = addsInto.exec(plain);
  if (into && (inHand || /\bticket\b/.test(plain))) return { what: into[1] };
  const that = inHand ? (addsThat.exec(plain) ?? addsPlainly.exec(plain)) : null;
  return that ? { what: that[1] } : null;
}
