import { wordList } from "../../../../understanding/word-list.ts";
import { orderVerbs, textNames } from "../../drafts/text-words.ts";
import { readers, tellsPeople } from "../clauses.ts";
import { tradeNamed } from "../promo/trades.ts";
import { spansOf } from "./spans.ts";

/** Takes off what stands around the words for readers: the order for a text, whom it goes to, and who orders it. */

const texts = wordList`${textNames}, msgs?, flier, subject lines?, window text, (better|new|nicer|other|another|different|good|shorter) (one|version)`;
const verbs = wordList`${orderVerbs}, wanted, wanna, come up, help, get, word, word me`;
const word = String.raw`[\p{L}’'-]+`;
const after = String.raw`(?: (?:text|message|post|caption|version|one|copy|ad|board))?(?: (?:on|in|via|by|for|to put on) (?:my |our |the )?(?:instagram|insta|facebook|fb|whats ?app|linkedin|e-?mail|sms|google(?: ads?)?|tiktok|(?:[\p{L}-]+ ){0,2}(?:chalk ?board|board|window|door|paper|newspaper|magazine|counter|website|page|group|letterbox(?:es)?)))?`;
const asking = wordList`i, we, you, u, can, could, would, will, please, pls, kindly, just, also, now, so, ok, hi, hello, hey, yo, good, day, morning, afternoon, evening, my, dear, am, im, i'm, i’m, i'd, i’d, we'd, like, to, want, need, have, must, should, maybe, quickly, then, and, me, us, looking, for, love, it, be, great, if, urgently, really, do, get, help, with, someone, who, how, about, another, quick, thanks, instead, rather, there, boss, wife, husband, partner, team, she, he`;
const ordered = new RegExp(
  String.raw`^(?:${asking} ){0,9}?${verbs} (?:(?!for |about |that |saying )${word} ){0,8}?${texts}\b(?: ${texts}\b){0,2}${after}`,
  "iu",
);
const everyAsking = new RegExp(`^(?:${asking}(?:[ ,]{1,3}|$)){1,30}$`, "i");
const ofText = wordList`an?, the, one, my, our, just, new, another, short, quick, nice, little, funny, simple, good, friendly, instagram, insta, facebook, fb, whats ?app, google, linkedin, e-?mail, text, ad`;
const begun = new RegExp(
  String.raw`^(?:${ofText} ){0,4}${texts}(?= (?:for|to|about|saying|that|please|pls|plz|on|with|of|in)\b|[\s!.]*$)${after}`,
  "iu",
);
/** “For 3 lessons on Monday I need a poster”: the order stands behind what is told. */
const whoOrders = `(?:i|we|can you|could you|please)(?:'d|’d)?(?: would)?(?: ${asking}){0,4}`;
const whatText = String.raw`(?:an?|the|some|one|my|our) (?:${word} ){0,3}?${texts}\b(?: ${texts}\b){0,2}`;
const orderedLast = new RegExp(
  String.raw`^(?:for |about |with |of )?(.{6,}?)[\s,]+${whoOrders} ${whatText}${after}$`,
  "iu",
);
const addressees = wordList`${readers}, list, us, me, it, that, this`;
const toReaders = new RegExp(
  String.raw`^[\s,]*(?:to|for) (?:all )?(?:the |my |our |all |of |old |former |past |dear |loyal |new ){0,3}(?:(?!(?:about|with|for)\b)[\p{L}-]+ ){0,2}${addressees}\b`,
  "iu",
);
const leads =
  /^[\s,:–-]*(?:(?:about|that|saying|says?|telling|announcing|because|of|for|when|with|where|on|to (?:say|tell|announce|inform|promote)(?: (?:them|people|everyone))?)(?=[\s,:])[\s,:]*)+(?:that )?/i;
const courteous = /^[\s,!.]*(?:please|pls|plz|thanks|thx)\b[\s,!.]*/i;

/** What a clause says after it ordered a text; undefined if it orders none. */
export function orderedAbout(clause: string): string | undefined {
  if (tellsPeople.test(clause)) return clause.replace(tellsPeople, "").replace(leads, "").trim();
  const told = orderedLast.exec(clause)?.[1];
  if (told !== undefined && !everyAsking.test(told)) return told;
  const found = ordered.exec(clause) ?? begun.exec(clause);
  if (found === null) return undefined;
  let rest = clause.slice(found[0].length).replace(courteous, "");
  for (let turn = 0; turn < 2; turn++) rest = rest.replace(toReaders, "");
  return rest.replace(leads, "").replace(courteous, "").trim();
}

const says = wordList`say, says, mention, include, add, put in, put, write, tell them, tell people, state, also, and, plus, it (should|must|has to|needs to) (also )?(say|mention|include), it should be, it's about, its about, it is about, about, saying, (the |our |my )?(text|deal|offer|special|promotion|content|message|action) is, text:?, we do, we have, we offer, we've got, i have, i do`;
const saying = new RegExp(String.raw`^(?:${says}(?: that)?(?=[\s:])[\s,:]*)`, "i");
const keepsVerb =
  /^(?:we (?:do|have|offer)|we've got|i (?:do|have)) (?:(?![\d€£$]|an? |free\b|half)|(?:\d+ )?(?:free )?(?:slots?|spots?|places?|tables?|rooms?|seats?|appointments?|time)\b)/i;
/** Takes off “say that”, and “we do” before an offer. */
export function withoutSay(clause: string): string {
  let own = clause;
  for (let turn = 0; turn < 3 && !keepsVerb.test(own); turn++)
    own = own.replace(saying, "").trim() || own;
  return own;
}

const self = wordList`yo, hi, hiya, hey, hello, i, i'm, im, we, we're, were, are, am, run, runs, have, has, own, owner, a, an, the, my, our, little, small, local, new, shop, salon, place, business, company, studio, workshop, called, named, name, names, is, it's, its, it, for, at, in, of, from, here, and, town, this, that's, thats, sign, signed, by, as, with, trading, house, manage, represent`;
const everySelf = new RegExp(String.raw`(?<![\p{L}’'])${self}(?![\p{L}’'])`, "giu");
const runs =
  /^(?:(?:yo|hi|hiya|hey|hello|so|ok) )*(?:i|we) ?(?:'m|’m|m|am|run|own|'re|’re|are|have|'ve got) (?:just )?(?:an?|the|my|our) (?![^,]*\d)/i;
const business = wordList`shop, salon, store, business, company, studio, workshop, practice, place, restaurant, bar, pub, garage, school, firm, clinic, stall, van, gallery, farm, gym, club, centre, center, nursery, agency, hotel, museum, theatre`;

/** The pattern of a name, with either apostrophe. */
const nameWords = (name: string): string => name.split(/['’]/).map(RegExp.escape).join("['’]");

const whoIs = wordList`it's, it is, we're, we are, (the |my |our )?(shop|place|business) is`;
/** “Its called Ember”: a name, though the record may hold a later one. */
const isCalledSo = new RegExp(
  String.raw`^(?:${whoIs} (?:called|named)|(?:the |my |our )?name is) ["“]?\p{Lu}[\p{L}\d’'&-]*(?: [\p{L}\d’'&-]+){0,4}["”]?$`,
  "u",
);

/** Whether a clause only tells who the visitor is: “I run a bakery called Crumb”. */
export function isOfSender(clause: string, names: readonly string[]): boolean {
  const own = clause.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
  if (isCalledSo.test(own) && spansOf(own).length === 0) return true;
  const trade = tradeNamed(clause);
  const left = names
    .reduce((all, name) => all.replace(new RegExp(nameWords(name), "giu"), " "), clause)
    .replace(/['’]s(?!\p{L})/gu, " ")
    .replace(trade?.named ?? /(?!)/, " ");
  const isNamed =
    trade !== undefined || left !== clause || /\b(?:called|named|name)\b/i.test(clause);
  if (
    isNamed &&
    left
      .replace(everySelf, " ")
      .replace(/ in \p{Lu}\p{L}+/u, "")
      .replace(/[^\p{L}\d]/gu, "").length < 3
  )
    return true;
  const isCalled = names.some((name) =>
    new RegExp(
      String.raw`^(?:an? |the |my |our )?[\p{L} -]{3,40} (?:called|named|is|is called) ["“]?${nameWords(name)}["”]?$`,
      "iu",
    ).test(clause),
  );
  const isOwn = new RegExp(String.raw`^(?:for )?(?:my|our) (?:[\p{L}-]+ ){0,2}${business}$`, "iu");
  if (isCalled || isOwn.test(clause)) return true;
  return (
    runs.test(clause) &&
    (/\b(?:run|own|am|m|’m|'m)\b/i.test(runs.exec(clause)?.[0] ?? "") ||
      trade !== undefined ||
      new RegExp(String.raw`\b${business}\b`, "i").test(clause))
  );
}

/** Takes “for my bakery Crumb” and “called Crumb” out of a clause. */
export function withoutSender(clause: string, names: readonly string[]): string {
  let all = clause;
  for (const name of names) {
    const own = nameWords(name);
    all = all.replace(
      new RegExp(
        String.raw`[\s,(]*(?:\b(?:we're|we’re|we are|it's|its|it is|called|named|(?:shop |my |our |the )?name(?: is|:)?|from|at)\s+){1,2}["“]?${own}["”]?\)?$`,
        "iu",
      ),
      "",
    );
    // “Its called Crumb every Friday”: the rest of the clause is told.
    all = all.replace(
      new RegExp(
        String.raw`^(?:${whoIs} )?(?:called|named) ["“]?${own}["”]?(?![\p{L}\d])[\s,:]*`,
        "iu",
      ),
      "",
    );
  }
  const trade = tradeNamed(all);
  const whose = String.raw`^(?:(?:for|of|at|from) (?:my|our|the|an?)|my|our) (?:[\p{L}-]+ ){0,2}?`;
  const named = names.map(nameWords).join("|");
  const isKnown = trade === undefined ? new RegExp(String.raw`\b${business}\b`, "i") : trade.named;
  const head = new RegExp(
    String.raw`${whose}(?:${isKnown.source})(?: (?:called |named )?["“]?(?:${named || "(?!)"})["”]?(?: in \p{Lu}\p{L}+)?| in \p{Lu}\p{L}+|(?= with\b)|$)[\s,:]*`,
    "iu",
  );
  return all.replace(head, "").trim();
}
