import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** What a visitor has or lacks, and which words of an advice presuppose it. */

type Circumstance = {
  readonly id: string;
  /** How it is named in “right, no event”. */
  readonly name: string;
  /** The words for it after “no”, “without” or “I have no”. */
  readonly things: string;
  /** Other ways to say that it is missing. */
  readonly missing?: RegExp;
  /** Advice that speaks of these presupposes it. */
  readonly presupposed: RegExp;
};

const all: readonly Circumstance[] = [
  {
    id: "event",
    name: "no event",
    things: wordList`events?, tickets?, shows?, concerts?, stage, gigs?, performances?, seats?, audience, conference`,
    missing: anywhere(
      wordList`(do|does|did) not (sell|have|offer|need)( any)? tickets, (is|am|are) not an event, not an event`,
    ),
    presupposed: anywhere(
      wordList`events?, tickets?, (on )?stage, concerts?, (last year’s|last year's) (guests|visitors), last month’s event, seats, organis\w+, everyone taking part, each group, performers?, box office, evening in one sheet, the date larger, posters? say`,
    ),
  },
  {
    id: "email",
    name: "no e-mail",
    things: wordList`e-?mails?, newsletters?, mailing list`,
    presupposed: anywhere(
      wordList`e-?mail\w*, newsletters?, mailing list, your list, the list, a list, mailings?, subscribers?, subject lines?, one button`,
    ),
  },
  {
    id: "website",
    name: "no website",
    things: wordList`web ?sites?, homepage, site, web page, landing page, online shop, web ?shop`,
    presupposed: anywhere(
      wordList`(your|the|own) (web ?site|site|home ?page|web page|page|online shop|web ?shop), landing pages?, search ads?, search optimi[sz]ation, seo, one page that, a page for it, page speed, check-?out`,
    ),
  },
  {
    id: "online",
    name: "nothing online",
    things: wordList`computers?, internet, smart ?phones?, laptops?`,
    missing: anywhere(
      wordList`(not|never) (online|on the internet|on the web|good with computers), offline( only)?, without (going )?online`,
    ),
    presupposed: anywhere(
      wordList`online, e-?mail\w*, newsletters?, links?, web ?sites?, web ?pages?, landing pages?, google, map (listing|profile|reviews?|entry), search ads?, seo, social( media)?, instagram, facebook, tiktok, linkedin, whatsapp, spread ?sheets?, (one|a) sheet, dashboard, analytics, clicks?, click rate, hashtags?, reels?, videos?, downloads?, qr codes?, app`,
    ),
  },
  {
    id: "team",
    name: "you alone",
    things: wordList`team, staff, employees?, colleagues?, helpers?, assistants?`,
    missing: anywhere(
      wordList`work alone, work(ing)? by myself, (am|is|it is|its|only|just) (alone|on my own|by myself|me alone|only me|just me), just me, only me, one[ -](man|woman|person) (band|business|show|shop), on my own, nobody (works|helps)`,
    ),
    presupposed: anywhere(
      wordList`(your|the|on the|whole) (team|staff|colleagues|employees), everyone on (stage|the team), staff, colleagues, employees, whoever (answers|serves)`,
    ),
  },
  {
    id: "social",
    name: "no social media",
    things: wordList`social( media)?, social networks?, facebook or instagram, instagram or facebook`,
    missing: anywhere(
      wordList`(hate|detest|loathe|refuse|avoid|quit|left|off|not on|do not do|do not use|can not use|can not stand) (all )?(this |that |the )?social( media| networks?)?`,
    ),
    presupposed: anywhere(
      wordList`instagram, facebook, tiktok, linkedin, pinterest, social( media| ads| posts?)?, reels?, stories, hashtags?, followers?, creators?, influencers?, short videos?, (local|facebook) groups?`,
    ),
  },
  {
    id: "money",
    name: "no money for ads",
    things: wordList`money( at all)?, budget, cash, funds`,
    missing: anywhere(
      wordList`(zero|0|no) (budget|money|cash), (can not|could not) (afford|pay for|spend on) (any )?(ads?|advertising|marketing|anything), (do|does) not have any (money|budget)( for ads)?`,
    ),
    presupposed: anywhere(
      wordList`(?<!(no|without|instead of|than|before) )(any |new |search |paid |social )?ads?, keywords?, search terms, what do you spend, boost\w*`,
    ),
  },
  {
    id: "regulars",
    name: "no customers yet",
    things: wordList`customers? (yet|so far)?, regulars?( yet)?, clients? (yet|so far)`,
    missing: anywhere(wordList`(not opened|not open|not started|have not (opened|started)) yet`),
    presupposed: anywhere(
      wordList`(your|to|the|ask|ten|five|three|happy|last year’s|existing|best) regulars, last year’s customers, (people|those) who(’ve| have) (bought|come|been)( before)?, existing customers`,
    ),
  },
];

/** “I have no”, “there is no”, “no”, “without”, “I don't use”. */
const none = wordList`no, not any, without, without any, (do|does|did|have|has) not (have|own|use|sell|do|got|want|need|run)( an?| any| the)?, (is|are|am) not (an?|any), haven't (an?|any|got), lack, never (had|used)( an?| any)?`;
const between = "(?: (?:a|an|any|the|of|my|our|own|real|proper|such|sort|kind)){0,3} ";
const some = wordList`(i|we) (do |now |already |also )?(have|got|own|use|run)( got)?`;

const known = all.map((one) => ({
  ...one,
  /** “No stage and no team, no tickets”: each after its own “no”. */
  no: new RegExp(`\\b${none}${between}(?:${one.things})\\b`, "i"),
  yes: new RegExp(`\\b${some}${between}(?:${one.things})\\b`, "i"),
}));

/** “No website traffic” and “no event ideas” lack something else. */
const ofElse =
  /^ (?:traffic|visitors|visits|ideas?|budget|sales|orders|reach|replies|clicks|enquiries|address|for (?:that|this|it))\b/;
const asks = /\b(?:need|necessary|should|must|do i have to|have to)\b/;

/** Returns the ids of what a message in plain words says is missing, and of what it says is there. */
export function circumstancesIn(plain: string): { lacks: string[]; has: string[] } {
  const lacks: string[] = [];
  const has: string[] = [];
  for (const { id, no, yes, missing } of known) {
    const at = no.exec(plain);
    const rest = at === null ? "" : plain.slice(at.index + at[0].length);
    const isMissing = (at !== null && !ofElse.test(rest)) || missing?.test(plain) === true;
    if (isMissing) lacks.push(id);
    else if (yes.test(plain) && !asks.test(plain)) has.push(id);
  }
  return { lacks, has };
}

/** Whether a message in plain words asks for what is missing (“do I need a website?”), rather than naming its lack. */
const wantsIt = (plain: string, id: string): boolean => {
  const one = known.find((each) => each.id === id);
  return one?.presupposed.test(plain) === true && !circumstancesIn(plain).lacks.includes(id);
};

/** Patterns of what advice must not presuppose, in answer to a message in plain words. */
export const notPresupposed = (lacks: readonly string[], plain: string): RegExp[] =>
  known
    .filter(({ id }) => lacks.includes(id) && !wantsIt(plain, id))
    .map(({ presupposed }) => presupposed);

/** “No event, no e-mail”: what is admitted to be missing. */
export const lackNames = (ids: readonly string[]): string =>
  known
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
