import { capital } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { bareClause, readers } from "../copy/clauses.ts";
import { isOfSender, withoutSender } from "../copy/own/frame.ts";
import { isWhen, withLine } from "../copy/own/join.ts";
import { isOffer, type Line } from "../copy/own/line.ts";
import { spansOf } from "../copy/own/spans.ts";
import { isManner, wordsOf } from "../copy/own/told.ts";
import { isToWriter } from "../drafts/brief/to-writer.ts";
import { oneText } from "../drafts/text-words.ts";

/** Tells what a message that orders a text says for its readers from the order, the courtesies and who orders it. */

export type Matter = {
  /** What readers are to get, a sentence each in the visitor’s own words, without full stops. */
  readonly facts: readonly string[];
  /** What was said to the writer: no word of it belongs in the text. */
  readonly aside: readonly string[];
};

const textName = wordList`${oneText}s?, stories, thank.you (message|note|card), about us, apolog(y|ies), pitch(es)?, (subject )?lines?, cards?, words(?= (?:for|to|on|about)\b), sentences, paragraph, something(?= (?:for|about)\b)`;
const verb = wordList`write, draft, compose, formulate, prepare, put together, knock up, design, create, word, make, needs?, wants?, help, (do|give|send)( me| us)?(?= (?:an?|the|some|one)\b), (i|we|you)(.d| would| should)? like`;
const notWithin = wordList`about, that, saying, for, to, because, if, and, but, of, with, run`;
const order = String.raw`${verb}(?: (?!${notWithin}\b)[\p{L}\p{N}’'-]+){0,6}? ${textName}(?!\p{L})(?: ${textName}\b){0,2}`;
const ofText = wordList`a, an, the, my, our, short, quick, little, small, nice, friendly, new, simple, instagram, facebook, linkedin, whats ?app, google, sms`;
const head = new RegExp(
  String.raw`\b${order}|^(?:${ofText} ){0,4}${textName}(?= (?:for|to|about|saying|that|on)\b)`,
  "iu",
);
const asksHow = anywhere(
  wordList`(don't|do not|didn't|never) (want|need|like), should (i|we), which, best (day|time|way|place), when (do|should|is), how (do|can|should|often|many|much|long|to), what (is|are|does|makes|to|do i|should i), is it, worth, do (i|we) (need|have)`,
);
/** “Please write: …”, “something friendly for my regulars: …”. */
const beforeColon = new RegExp(
  String.raw`^[^:.!?]{0,90}?\b(?:${order}|(?:write|text|say|something|wording|poster|flyer)\b)[^:.!?]{0,60}:\s+`,
  "iu",
);

const place = wordList`(\w+ )?(instagram|insta|facebook|fb|whats ?app|linkedin|google|tiktok)( group| page)?, (\w+ ){0,2}(group|page|website|window|door|chalkboard|noticeboard|board|counter|tables|newspaper|magazine|paper|newsletter|wall|village)`;
const ofReaders = wordList`${readers}, suppliers?, landlord, council, (office )?managers?, (head ?)?teachers?, tenant, customer, client, guest, neighbour, member, (\w+ )?(managers|owners|teams|buyers|engineers|colleagues|businesses|companies|firms|landlords|homeowners)`;
const which = wordList`all, some, of, my, our, the, an?, old, former, past, dear, loyal, new, best, regular, existing, local`;
const whose = `(?:['’]s?(?: (?:${ofReaders}))?)?`;
const ofWhat = String.raw`(?: of (?:my|our|the) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?=,| that\b|$))?`;
const behindHead: readonly RegExp[] = [
  new RegExp(
    String.raw`^[\s,]*(?:to (?:put|hang|go|stick)(?: up)? )?(?:on|in|via|by|for) (?:an? |the |my |our )?${place}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`^[\s,]*(?:to|for|of) (?:${which} ){0,5}(?:[\p{L}-]+ ){0,2}?(?:[\p{L}-]+['’]s? )?(?:${ofReaders})${whose}${ofWhat}(?![\p{L}])`,
    "iu",
  ),
  /^[\s,]*who [^,:]{3,50}(?:,|$)/iu,
  /^[\s,]*(?:that |which )?(?:i|we) (?:can|could|will|want to|may) (?:send|give|hand|post|put)\b[^,:]{0,80}/iu,
  /^[\s,!.]*(?:please|pls|plz|thanks|thx)\b[\s,!.]*/i,
];
const telling = wordList`about, that, saying, says, because, announcing, announce, telling, of, for, to (say|tell|announce|inform|promote|let)`;
const leads = new RegExp(
  String.raw`^[\s,:–-]*(?:${telling})(?: (?:${readers}|know))*(?=[\s,:])[\s,:]*(?:that |about )?`,
  "iu",
);
const ofPicture = /^(?:an? |the |my |our )?(?:photo|picture|pic|image|video) (?:of|with) /i;

const meansTo = wordList`i, we, i'm, i'd, you, can, could, please, pls, do, must, need, want, have, should, would, like, help, me, to, and, so, now, just`;
/** “I want to invite my best customers to a tasting”. */
const invites = new RegExp(
  String.raw`^(?:${meansTo} ){0,8}invite (?:(?:all|my|our|the|best|old|regular) ){0,4}(?:${readers}) (?=to\b)`,
  "iu",
);
const postsAbout =
  /^.{0,50}?\b(?:want|wants|need|needs|like|going) to (?:post|write) (?:something )?about /i;

const courtesy = wordList`good (morning|afternoon|evening|day), hello( there)?, hi( there)?, hey, hiya, please, pls, plz, thanks, thank you, ok, okay, so, well, right, good, great, nice, lovely, perfect, fine, actually, oh, dear (sir|madam|all|team)`;
const courteous = new RegExp(String.raw`^(?:${courtesy}(?:[\s,!.]+|$))+`, "i");
const behind = /[\s,]*\b(?:then|please|pls|plz|thanks|thank you|thx|cheers)\s*$/i;
/** “Dear guests the pool is closed”: a greeting is the desk’s own. */
const greeting = new RegExp(
  String.raw`^(?:dear|hello|hi|hey) (?:all|${readers})(?:[\s,!:]+)`,
  "iu",
);
/** “I look after our choir”, “my husband and I run a garage”. */
const introduces =
  /^(?:i|we|my (?:wife|husband|partner) and i) (?:run|own|manage|look after|work) (?:just )?(?:an?|the|my|our|as|in|for) [^,\d]{2,50}?(?:,| and (?=(?:i|we|our|my|one)\b)|$)\s*/iu;
/** “Aimed at plant managers”, “in a friendly tone”. */
const ofAim = /^(?:aimed at|targeted at|meant for|in an? \p{L}+ (?:tone|style|voice)$)/iu;
const urges = /^(?:now|asap|urgent(?:ly)?|quick(?:ly)?|today|fast)$/i;
const needsText = new RegExp(
  `^(?:(?:${meansTo}) ){0,7}(?:${order})(?: (?:please|pls|for it|for that|for this))*$`,
  "iu",
);
/** Between the clauses of a sentence, but not between the days of a list. */
export const clauseEnds = /,\s+(?!\p{L}{3,6}days?(?:,| and\b| or\b))/iu;
const asideOnly = /^(?:would|could|can|will|do|does|is|are|should|what|how|why|who|where|when)\b/i;
/** “This reads like a sign”, “no, no lessons”: what one says of a text is no part of it. */
const ofTextItself = new RegExp(
  String.raw`^(?:that|this|it)(?:['’]s| is| was| sounds| reads| looks| feels)\b.{0,30}\b(?:${oneText})\b|^no,? (?:no|not)\b`,
  "i",
);
const follows = /^(?:and|so|but|because|as|since|that)\b[\s,]*/i;

const sentence = /(?:[^.!?\n;]|[.](?=\S))+(?:[.!?;\n]+|$)/gu;
const mostSentences = 12;

type Told = { fact?: string; aside?: string };

/** What stands behind the order in a sentence. */
function aboutIn(text: string, from: number): string {
  let rest = text.slice(from);
  for (let turn = 0; turn < 3; turn++)
    for (const pattern of behindHead) rest = rest.replace(pattern, "");
  for (let turn = 0; turn < 2; turn++) rest = rest.replace(leads, "");
  return rest.replace(ofPicture, "").trim();
}

const done: Readonly<Record<string, string>> = {
  came: "coming",
  helped: "helping",
  bought: "buying",
  ordered: "ordering",
  booked: "booking",
  joined: "joining",
  donated: "donating",
  supported: "supporting",
  visited: "visiting",
};
const thanked = new RegExp(
  String.raw`\bthank.you\b.{0,40}? who (${Object.keys(done).join("|")})\b`,
  "i",
);
const sorryFor = /\b(?:apolog(?:y|ies|i[sz]e)|sorry)\b.{0,50}?\b(whose|for|because|that) (?=\S)/i;
/** “A thank you to all who came to our open day”, “an apology to a customer whose cake was late”: what it says to them. */
function toReaders(text: string): string | undefined {
  const thanks = thanked.exec(text);
  if (thanks !== null)
    return `thank you for ${done[(thanks[1] ?? "").toLowerCase()] ?? ""}${text.slice(thanks.index + thanks[0].length)}`;
  const sorry = sorryFor.exec(text);
  if (sorry === null) return undefined;
  const about = text
    .slice(sorry.index + sorry[0].length)
    .replace(/\b(?:he|she|they) gets?\b/gi, "you get")
    .replace(/\b(?:his|her|their)\b/gi, "your");
  return `we’re sorry ${{ whose: "that your ", for: "for " }[(sorry[1] ?? "").toLowerCase()] ?? "that "}${about}`;
}

/** A sentence without its order; undefined if it orders nothing. */
function withoutOrder(text: string): string | undefined {
  const addressed = head.test(text) ? toReaders(text) : undefined;
  if (addressed !== undefined) return addressed;
  const led = beforeColon.exec(text)?.[0];
  if (led !== undefined) return text.slice(led.length);
  const invited = invites.exec(text)?.[0];
  if (invited !== undefined) return `you’re invited ${text.slice(invited.length)}`;
  const posted = postsAbout.exec(text)?.[0];
  if (posted !== undefined) return text.slice(posted.length);
  const found = head.exec(text);
  if (found === null || asksHow.test(text)) return undefined;
  const about = aboutIn(text, found.index + found[0].length)
    .replace(/^asking (?:\p{L}+ )?for /iu, "we’d like to ask for ")
    .replace(/^(?:to|for) (?=\S)/i, (to) => (/invit/i.test(found[0]) ? "you’re invited to " : to));
  const before = text
    .slice(0, found.index)
    .replace(new RegExp(`(?:(?<![\\p{L}])${meansTo}[\\s,]*)+$`, "iu"), "")
    .replace(/[\s,]+$/, "");
  // “We open on 3 May, I need a flyer, free tea”: what stands before the order is told as well.
  const isTold = before.includes(",") && spansOf(before).length > 0;
  if (about.length > 2) return isTold ? `${before}, ${about}` : about;
  return before;
}

function readSentence(all: string, names: readonly string[]): Told {
  const asked = all.trim().endsWith("?");
  const text = all
    .replace(/[\s.!?;]+$/, "")
    .trim()
    .replace(courteous, "")
    .replace(behind, "");
  const ordered = withoutOrder(text);
  if (ordered === undefined && (asked || asideOnly.test(text) || ofTextItself.test(text)))
    return isOffer(text) || spansOf(text).length > 0 ? {} : { aside: text };
  const own = clausesKept(
    (ordered ?? text).replace(greeting, "").replace(follows, "").replace(introduces, ""),
    names,
  );
  const isOrderOnly = ordered === "" || (ordered === undefined && isToWriter(text));
  if (!/[\p{L}\d]{2}/u.test(own)) return isOrderOnly ? { aside: text } : {};
  const isBehind = ordered !== undefined && text.endsWith(ordered);
  return { fact: own, ...(isBehind ? { aside: text.slice(0, -ordered.length) } : {}) };
}

/** Whether a clause speaks of who orders the text: “for my bakery in York” may be what it is about. */
const ofSelf = (clause: string, names: readonly string[]): boolean =>
  /^(?:i|we|it['’]?s|(?:my|our|the) name|called|named)\b/i.test(clause) ||
  names.some((name) => clause.toLowerCase().includes(name.toLowerCase()));

/** “Starting 1 February” stands beside the days that it begins with. */
const isTerm = /^(?:starting|beginning|from \d{1,2}(?:st|nd|rd|th)? \p{L}|until|till|by)\b/iu;

/** A sentence without the clauses that tell how to write; days and hours go with what is told before them. */
function clausesKept(text: string, names: readonly string[]): string {
  const parts = text.replace(behind, "").split(clauseEnds);
  return parts
    .filter(
      (one) =>
        !needsText.test(one) &&
        !isManner(one) &&
        !ofAim.test(one) &&
        !urges.test(one) &&
        !(spansOf(one).length === 0 && ofSelf(one, names) && isOfSender(bareClause(one), names)) &&
        !names.some((name) => name.toLowerCase() === one.toLowerCase()) &&
        (isOffer(one) || spansOf(one).length > 0 || !isToWriter(one)),
    )
    .map((one) => (ofSelf(one, names) ? withoutSender(one, names) : one))
    .reduce<readonly Line[]>((lines, one) => {
      const line = { text: one, of: isOffer(one) ? "offer" : "told" } as const;
      return lines.length > 0 && isWhen(one) && !isTerm.test(one)
        ? withLine(lines, line)
        : lines.concat(line);
    }, [])
    .map((line) => line.text)
    .join(", ")
    .replace(follows, "")
    .trim();
}

/** “‘Email to my old students’ is in the text”: what is quoted orders nothing. */
const quoted = /["“][^"“”]{2,200}["”]/gu;
const asksFavour =
  /\b(?:can|could|would|will) (?:you|u)\b|\b(?:please|pls|help me)\b|\bi['’]d like\b/i;
/** Whether a message surely orders a text, and none of the questions about texts. */
export const ordersText = (message: string): boolean =>
  !/\bhow (?:many|much)\b/i.test(message) &&
  (message.replace(quoted, " ").match(sentence) ?? []).some((one) => {
    const text = one.trim().replace(courteous, "");
    return (
      !asksHow.test(text) &&
      (!text.endsWith("?") || asksFavour.test(text)) &&
      [head, beforeColon, invites, postsAbout].some((pattern) => pattern.test(text))
    );
  });

/**
 * Reads a message that orders a text.
 *
 * @param names those of the business and the person who order it, which the text ends with.
 */
export function matterIn(message: string, names: readonly string[] = []): Matter {
  const told = (message.match(sentence) ?? [])
    .slice(0, mostSentences)
    .filter((one) => /[\p{L}\d]/u.test(one))
    .map((one) => readSentence(one, names));
  return {
    facts: told.flatMap(({ fact }) => (fact === undefined ? [] : [readable(fact)])),
    aside: told.flatMap(({ aside }) => (aside === undefined ? [] : [aside])),
  };
}

const languages = wordList`english, german, french, spanish, italian, portuguese, dutch, polish, turkish, arabic`;
const ing = wordList`looking, offering, opening, selling, searching, hiring, moving, closing, starting, giving, doing`;
/** The words as they are printed, with the slips mended that are sure: “we looking for”, “£12 hour”. */
const kept = "\uE020";
const readable = (text: string): string =>
  wordsOf(text.replace(/(?<=[,.] |and )please (?=\p{L})/giu, kept))
    .replaceAll(kept, "please ")
    .replace(/(\d) %/g, "$1%")
    .replace(/\buntil end of (?:the )?(month|week|year)\b/gi, "until the end of the $1")
    .replace(
      /\b(on|of|by|from) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g,
      (_all, lead: string, day: string) => `${lead} ${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    )
    .replace(new RegExp(String.raw`\b${languages}\b`, "g"), capital)
    .replace(new RegExp(String.raw`\b(we|you|they) (?=${ing}\b)`, "gi"), "$1’re ")
    .replace(/([€£$]\d+(?:\.\d\d)?) (hour)\b/gi, "$1 an $2")
    .replace(
      /([€£$]\d+(?:\.\d\d)?) (day|week|month|page|person|piece|head|night|lesson)\b/gi,
      "$1 a $2",
    )
    .replace(/\bmy\b/gi, (my) => (/\bI\b|\bI['’]/.test(text) ? my : "our"));
