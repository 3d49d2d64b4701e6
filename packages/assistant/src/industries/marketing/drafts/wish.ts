import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { oneText, orderVerbs } from "./text-words.ts";

/** Recognises requests to write a text, as opposed to advice on texts. */

const howMany = wordList`[1-9]|10, two, three, four, five, six`;
/** Names of texts; “ads” can also mean paid advertising. */
const namedTexts = wordList`
  texts?, messages?, posts?, captions?, repl(y|ies), answers?, responses?, e-?mails?, mails?, newsletters?( opening| intro)?, subject ?-?lines?, headlines?, ad( cop(y|ies)| texts?), ad(?= (for|about|on|that|saying|pls|please|to)\b|$), signs?, boards?, flyers?( texts?)?, leaflets?, posters?, banners?, (parcel |thank you |thank-you |gift )?cards?, one, slogans?, taglines?, sms, whats ?app( message| text)?, invit\w+, review requests?, announcements?, notices?, wordings?, sentences?, lines?, drafts?, few words, intro, opening, copy, letters?, blurb, bio, description, ones, something (for|on|to put)
`;
const texts = wordList`${namedTexts}, ads?`;
const some = wordList`a, an, the, me, us, them, him, her, everyone, everybody, people, other, any, my, our, it, one, some, short, quick, nice, polite, friendly, little, good, better, shorter, longer, nicer, new, two, three, simple, proper, better, different, small, whole, kind, sample, example, catchy, funny, of, up, out, for, in, whatsapp, facebook, instagram, google, e-?mail, linkedin, fb, insta, price, review, \d, four, five, more, other`;
const writes = wordList`write, draft, compose, formulate, word, phrase, type, knock up, come up with, suggest, gimme, show`;
const makes = wordList`do, create, make, prepare, give, need, want, looking for, got`;
const helps = wordList`help me with, help with`;

const orders = wordList`${orderVerbs}, come up with, love, use, help with`;
const besides = wordList`me, us, up, out, together, also, please, pls, to have, for me, for us, quickly, now, just`;
const notOf = wordList`to, for, of, with, in, on, and, that, about, if`;
const notText = wordList`campaign, account, list, strategy, budget, marketing, plan, agency, tool, every, designer, cost`;
const article = wordList`an?, one, two, three, some, another, small, short, little, nice, good, quick, \d`;
/** “Could you put together a nice little advert”: an order and a text, with any words between them. */
const ordersOne = new RegExp(
  `\\b${orders}(?: ${besides})* ${article}(?: (?!${notOf}\\b)[\\w'’-]+){0,4} ${oneText}\\b(?! ${notText}\\b)`,
);
/** “That as a leaflet”, “put it into a newsletter”. */
const intoOne = new RegExp(
  `\\b(?:it|that|this|all|these|them) (?:into|as|in|on) an? (?:[\\w-]+ ){0,2}${oneText}\\b`,
);
/** “3 ideas for an Instagram post about …”. */
const ideasForOne = new RegExp(
  `\\b(?:\\d|two|three|four|five|six|some|few) (?:[\\w-]+ )?(?:ideas|suggestions|versions|options|variants) (?:for|of) (?:an?|my|our|the) (?:[\\w-]+ ){0,2}${oneText}\\b`,
);
/** “Insta caption please”. */
const pleads = new RegExp(
  `^(?:[\\w-]+ ){0,3}${oneText}(?: (?:to|for) (?:my |our |the )?\\w+)? (?:please|pls|plz)\\b`,
);

/**
 * “Write me a short text”, “need three subject lines”, “help me with a reply”; “help with google ads” does not mean a
 * text.
 */
const namesText = new RegExp(
  `\\b(?:${writes}(?: ${some}){0,6} ${texts}|${makes}(?: ${some}){0,6} ${namedTexts}|${helps} (?:an?|the|my|our|this)(?: ${some}){0,4} (?!posts\\b|newsletters?\\b|mails\\b|e-?mails\\b)${namedTexts})\\b`,
);
/** A message that starts with the text it requests: “short text for whatsapp: …”, “reply to a bad review pls”. */
const beginsText = new RegExp(
  `^(?:(?:a|an|the|one|some|short|quick|nice|polite|friendly|funny|catchy|cute|little|two|three|need|want|just) ){0,4}${texts} (?:for|to|about|on|that|saying|telling)\\b(?! \\d)`,
);
/** “3 subject lines pls”, “first sentence?”: only the name of a text. */
const bareText = new RegExp(
  `^(?:\\d|two|three|a|an|the|some|first|good|short|one|my) (?:(?:short|good|new|first|catchy) )?${texts}(?: please| pls| for (?:it|that|them|this|facebook|instagram|whatsapp|google))*$`,
);
/** “Subject also please”: the line above the text in hand. */
const bareSubject =
  /^(?:(?:and|also|now|with|give|me|a|an|the|need|want|what|about) )*subject(?: lines?)?(?: (?:also|too|please|as well|for it|for that))*$/;
/** “3 headlines: …”, “no, two subject lines for …”: a number of texts, whatever follows. */
const led = wordList`no, now, so, then, great, thanks, i need, ok, and, but, i said, i want, i asked for, that is not, thats not, not`;
const countable = wordList`subject ?-?lines?, headlines?, slogans?, taglines?, captions?, versions, variants`;
const countedText = new RegExp(`^(?:${led} )*${howMany} (?:${some} ){0,2}${countable}\\b`);
const writesIt = anywhere(
  wordList`
    (can|could|will|would) (you|u) (please |just |maybe )*(write|draft|word|formulate|phrase|compose|type) (it|that|this|one|them|something|me|us|for), (write|draft|word|formulate|compose) (it|that|this|one|something|them) (for (me|us)|then|out|up|down|please), (just |please )(write|draft) (it|that|one|something), you write (it|that|one), write me (it|that|one|something)
  `,
);
/** “Write it pls”, “please write”: refers to what was discussed. */
const before = wordList`ok, yes, yeah, and, so, then, please, pls, just, can you, could you, go on, thanks, thank you, great, perfect, good`;
const ofThat = wordList`it, that, this, one, smth, sth, something, (the|a|this) (text|message|mail|post)`;
const after = wordList`for (me|us|it|that|them), please, pls, then, now, up`;
const writesThat = new RegExp(
  `^(?:${before}[.,!]* )*(?:write|draft)(?: (?:please|pls|me))*(?: ${ofThat})?(?: ${after})*$`,
);
/** “Draft a donation appeal”, “follow up mail for a quote”: a text by another name. */
export const ofOccasion = anywhere(
  wordList`(write|draft|compose) (me |us )?(a|an|the|my|our) (\w+ ){0,3}(appeal|invitation|reminder|follow ?-?up|request|introduction|thank ?-?you|greeting|welcome), ^(a |the )?(welcome|follow ?-?up|thank ?-?you|reminder|donation) (mail|e-?mail|message|text|letter)`,
);
const who = wordList`(my |our |the |to |him|her|them|people|those|someone|everyone|him |her |them )+(regulars|customers|clients|guests|members|students|people|list|buyers|patients|followers)?`;
const wordsOf = anywhere(
  wordList`
    how (do|can|should|would|could) (i|we) (word|phrase|put|say|write|formulate) (it|this|that|the|to|a|an|my)( \w+)*, how (do|can|should|could) (i|we) (tell|inform|announce|break it to|explain (it |this |that )?to) ${who}, what (do|should|can|could|would|shall) (i|we) (say|write|reply|answer|text|post|mail|tell|put)( to| back| in| on| them| him| her| there)*, what (should|would|could) (the|my|our) (text|message|post|mail|e-?mail|reply|board|sign|newsletter|subject line|poster|flyer|leaflet|letter|card|window|caption|invitation) (say|be|read)
  `,
);
/** “How should I write newsletters”, “what do we post to grow” ask for advice in general. */
const general = anywhere(
  wordList`(do|doing|run|running|try|trying|start|starting|buy|buying)( some| a few| any| more)?( google| facebook| fb| instagram| insta| meta| tiktok| etsy| paid| online)? (ads?|adverts?)$, (do|run|try|start|buy)( some| a few| any| more)?( google| facebook| fb| instagram| insta| meta| tiktok| etsy| paid| online)? ads? (but|and|or|with|in|on|at|so|is|if), in general, how often, how long should, best time, to get more, to grow, every (day|week), what makes a good, in the ads, how many, (do|does|should|must|why|would) (we|i|you|it) (really |actually |even )?(need|have)`,
);

/** Questions about who writes, when and how often, and statements about having no time to write. */
const ofWriting = anywhere(wordList`
  (who|anyone|someone|somebody|nobody|no one|my (son|daughter|wife|husband|niece|nephew|cousin|friend|colleague)) ((would|should|could|can|will|wants to|has to) )?(write|writes|do|does|make|makes|create|creates|post|posts),
  (do|does|did) not (really |even )?(have|want|like|know|get) (\w+ ){0,3}(write|post|writing|posting|do|time),
  (hate|hates|no|too little|not much|bad at|no good at|tired of|time for) (writing|posting|write|post|time|talent),
  (should|must|do|can|shall) (i|we) (even |really |also )?(have to |need to )?(write|post|send|make|do)
`);
const explicitly = anywhere(wordList`
  (can|could|would|will) (you|u) (\w+ ){0,2}(write|draft|do|make|give|word|compose|suggest), write me, just write, please write, (write|draft) (it|one|that|this) for (me|us)
`);
const imperative = /^(?:(?:ok|okay|yes|so|then|and|please|pls|now)[ ,]+)*(?:write|draft|compose)\b/;
/** Spending and its results ask for a verdict, not an ad. */
const results = wordList`leads?, customers?, clients?, sales, orders?, clicks?, enquir\w+, inquir\w+, bookings?, visit\w*, buyers?, sign ?-?ups?`;
const tellsSpend = /\b(?:spen[dt]|spending|paid|paying|invested|budget|cost)\b.{0,40}\d/;
const tellsResult = new RegExp(`\\b\\d+ (?:new )?${results}\\b`);
const isOfWriting = (plain: string): boolean =>
  (ofWriting.test(plain) || (tellsSpend.test(plain) && tellsResult.test(plain))) &&
  !explicitly.test(plain) &&
  !imperative.test(plain);

/** Whether a message asks for a text, by its name or by “can you write it”. */
export const wantsText = (plain: string): boolean =>
  !general.test(plain) &&
  !isOfWriting(plain) &&
  (writesIt.test(plain) ||
    ordersOne.test(plain) ||
    intoOne.test(plain) ||
    ideasForOne.test(plain) ||
    pleads.test(plain) ||
    namesText.test(plain) ||
    beginsText.test(plain) ||
    bareText.test(plain) ||
    bareSubject.test(plain) ||
    countedText.test(plain) ||
    writesThat.test(plain) ||
    ofShown.test(plain) ||
    ofOccasion.test(plain));

const shown = wordList`board, chalk ?board, a-?board, sign, window, door, flyer, poster, banner, menu, leaflet`;
/** “The text for the board outside”, “what to write on the sign”: the place identifies the text. */
const ofText = wordList`texts?, words?, wording, sentences?, lines?, slogan`;
const toWrite = wordList`is, to, do (i|we), (should|would|could) (i|we), can i, shall i, must (i|we), (i|we)( must| should| can)?`;
const where = `(?:the|my|our|a) (?:\\w+ )?${shown}`;
const putOn = wordList`(to )?(write|put|say|print|written)`;
export const ofShown = anywhere(
  wordList`${ofText} (for|on|to put on) ${where}, what ${toWrite} ${putOn} (on|for|in) ${where}, what (should|does|must|can|could) ${where} (say|read|tell)`,
);

const textAlone = new RegExp(
  `^(?:as )?(?:(?:a|an) )?(?:[\\w-]+ ){0,2}${texts}(?: for (?:it|that|them|this|facebook|instagram|whatsapp))?$`,
);
/** “WhatsApp message pls”, after the content. */
export const asksPolitely = (sentence: string): boolean =>
  /\b(?:please|pls|plz)\s*$/i.test(sentence) && textAlone.test(plainWords(sentence));

/** Whether it asks what to say; a text is the answer only if there is content already. */
export const asksForWords = (plain: string): boolean =>
  !general.test(plain) && !ofOwnSide.test(plain) && wordsOf.test(plain);
/** A report to a boss is about the figures, not a text for customers. */
const ofOwnSide = anywhere(wordList`
  (boss|manager|investors?|accountant|co-?founder|husband|wife|boyfriend|girlfriend|partner) (says?|said|wants?|thinks?|asks?|asked|keeps|tells?|told|hates|is (asking|against|not))
`);

/** Requested changes to a written text. */
export const changes: readonly (readonly [
  change:
    | "no_day"
    | "short"
    | "long"
    | "warm"
    | "formal"
    | "fun"
    | "no_price"
    | "with_price"
    | "other"
    | "no_emoji"
    | "plain",
  words: RegExp,
])[] = [
  [
    "no_price",
    anywhere(
      wordList`(without|no|leave out|drop|take out|remove|not|skip|minus)( the| any)? (price|prices|numbers|figures|amount|amounts|sum)`,
    ),
  ],
  [
    "no_day",
    anywhere(
      wordList`(without|no|leave out|drop|take out|remove|not|skip)( the| any)? (day|date|time|hours|weekday)`,
    ),
  ],
  [
    "no_emoji",
    anywhere(
      wordList`(without|no|leave out|drop|take out|remove|not|skip|lose|delete|hate|stop)( the| any| all| those| with the)* (emojis?|smileys?), (emojis?|smileys?) (out|off|away), what's with the (emojis?|smileys?)`,
    ),
  ],
  ["with_price", anywhere(wordList`(with|add|put in|include)( the)? price( again| in| back)?`)],
  [
    "short",
    anywhere(
      wordList`shorter, short(en| version)?, too long, (make|keep) it short, (in )?(one|1) (line|sentence), half (as|that) long, not (so|too|that|as) long, less words, fewer words, cut it( down)?, briefer`,
    ),
  ],
  ["long", anywhere(wordList`longer, too short, more (detail|text)s?, bit more`)],
  [
    "warm",
    anywhere(
      wordList`friendlier, an? friendly (post|text|message|one|version|e-?mail), less (salesy|pushy), too (salesy|pushy), (more|a bit|bit|little) (friendly|warm|personal|nice|casual|human), warmer, nicer, kinder, too (cold|stiff|formal|harsh|dry|businesslike), less (formal|stiff|cold|harsh), not (so|too|that|as) (formal|stiff|serious|salesy|pushy), softer, casual, (sounds?|reads?|looks?) (like |too )?(a |an )?(robot\w*|ai|machine|chatgpt|computer)`,
    ),
  ],
  [
    "fun",
    anywhere(
      wordList`(more |bit |make it |a |be |something )(fun|funny|playful|cheeky|lively|exciting|jokey|catchy|punchy|energy|humou?r|personality), funnier, livelier, catchier, punchier, cheekier, jazz it up, spice it up, (fun|funny|playful|cheeky|jokey|humorous) (tone|style|way|voice|text|post|one|version), (too|bit|so|very|really|sounds?|is|looks?|it's|that's) (flat|boring|dull|bland|plain|lame|corporate|generic)`,
    ),
  ],
  [
    "formal",
    anywhere(
      wordList`(more|a bit|bit) (formal|professional|serious|polite|firm), too (casual|chatty|friendly|chummy|soft), less (casual|chatty|friendly|grovell?ing|apologetic|sorry), too (grovell?ing|apologetic), firmer, professional`,
    ),
  ],
  [
    "other",
    anywhere(
      wordList`([2-6]|two|three|four|five) (other |more |new |different )*(versions?|variants?|options?|ones), (another|different|other|second|new) (one|version|text|try|option|wording|variant), (something|try) (else|again|different), (do not|did not|don't) like (it|that|this)( one)?, not (that|this) one, again but different, give me (two|three|another)( more)?`,
    ),
  ],
];
