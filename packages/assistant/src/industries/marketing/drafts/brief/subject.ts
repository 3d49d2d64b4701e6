import { wordList } from "../../../../understanding/word-list.ts";

/** Extracts the subject of a requested text. */

const nouns = wordList`texts?, messages?, posts?, captions?, e-?mails?, mails?, letters?, notes?, newsletters?, something, flyers?, signs?, one, ones, lines?, intro, invit\w+, announcements?, it, that, draft, notices?, ad, reminder, request, reviews?, boards?, posters?, sms, whats ?app`;
const aboutIt = new RegExp(
  String.raw`\b${nouns}\b[^.!?:;\n]{0,70}?\b(?:about|announcing|promoting|regarding) (.{3,160})$`,
  "i",
);
const aboutFirst = /\b(?:about|announcing|promoting|regarding) (.{3,160})$/i;
const notMatter = wordList`customers?, clients?, regulars?, guests?, members?, list, people, shop, business, salon, cafe, bakery, pub, bar, gym, studio, website, window, board, page, group, followers, students, parents, boss, manager, colleagues?, team, wife, husband, partner, parcel, card, box, package, packaging, door, counter, letterbox, place, company, firm, clinic, garage, restaurant, school, store, practice, bar, insta, instagram, facebook, fb, tiktok, linkedin, whatsapp, google, feed, story, stories, profile, channel`;
const forIt = new RegExp(
  String.raw`\b${nouns} for (?!(?:our|my|the|an?) (?:[\w-]+ ){0,3}${notMatter}\b(?! (?:re-?)?(?:opening|closing|moving|turning|launching)\b))((?:our|my|the|an?) [^:]{3,80})$`,
  "i",
);
const ends = /\s+(?:to (?:my|our|all|the)\b.*|so that\b.*|please|pls|thanks)$/i;

/** “A text for a newsletter” names the channel. */
const isText = new RegExp(`^(?:a|an|the|my|our) (?:[\\w-]+ ){0,2}${nouns}(?:$|[ ,.!?])`, "i");

/** Returns the subject of a text in the visitor's words; undefined if none is given. */
export function subjectIn(sentence: string): string | undefined {
  const found = (aboutIt.exec(sentence) ?? forIt.exec(sentence) ?? aboutFirst.exec(sentence))?.[1]
    ?.replace(ends, "")
    .replace(/[\s,.!?]+$/, "")
    .trim();
  return found === undefined ||
    /^(?:it|that|this|them|us|me|the same|what|how)\b/i.test(found) ||
    ofPlace.test(found) ||
    isText.test(found)
    ? undefined
    : found;
}

/** “My insta” names the channel. */
const ofPlace = new RegExp(`^(?:my|our|the) (?:[\\w-]+ )?${notMatter}$`, "i");

const happens =
  /^(.{2,50}?) (being|arriving|coming|starting|opening|closing|moving|launching|going|changing|ending|finishing|returning|reopening|selling)(?: (.*))?$/i;
const isPlural = (text: string): boolean => /s$|\band\b/i.test(text.trim()) && !/ss$/i.test(text);
const quiet = /\b(?:quiet|empty|dead|slow|slack|half empty)\b/i;

/** Whether a subject only says that business is slow, which no customer needs to read. */
export const isQuiet = (subject: string): boolean => quiet.test(subject);

/** Turns a subject into a sentence: “our new tart” becomes “we have a new tart”. */
export function ofSubjectSaid(subject: string): string {
  const own = subject.replace(/^(?:the fact )?that /i, "");
  const event = happens.exec(own);
  if (event !== null) {
    const [, who = "", does = "", rest = ""] = event;
    const be = /^(?:i|me)$/i.test(who)
      ? "I’m"
      : /^(?:us|we)$/i.test(who)
        ? "we’re"
        : `${who} ${isPlural(who) ? "are" : "is"}`;
    const when = rest.replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i, "on ");
    return [be, does.toLowerCase() === "being" ? "" : does, when].filter(Boolean).join(" ");
  }
  const fresh = /^(?:our|my|the|a|an|some)? ?((?:brand )?new .+)$/i.exec(own)?.[1];
  if (fresh !== undefined)
    return `we have ${isPlural(fresh.split(/ (?:from|on|at|in|for|with) /)[0] ?? fresh) ? "" : "a "}${fresh}`;
  if (
    /^(?:we|i|you|it|there|they|he|she)\b|\b(?:is|are|will|have|has|open|opens|close|closes|start|starts)\b/i.test(
      own,
    )
  )
    return own;
  return `a quick word about ${own}`;
}
