import { wordList } from "../../understanding/word-list.ts";
import { say, shownName } from "../reply/reply.ts";
import type { Rule } from "./rule.ts";

const asksName =
  /\b(?:what(?:.?s| is| was)?|know|remember|tell me|say|spell) (?:again )?my (?:first |full |last |own )?name\b|\bwho am i\b|^my name\s*\?/i;
const address = wordList`(e-?mail|mail)( address)?`;
const ownAddress = wordList`
  (what('s| is| was)?|which|know|remember|tell me|have) (is )?my ${address}( address)?
`;
const doYouHave = wordList`( do you have| did i (enter|type|give))?`;
const asksEmail = new RegExp(
  `\\b${ownAddress}${doYouHave}\\s*(?:\\?|$|again|and|you)|\\bwhich ${address} (?:did i|do you)\\b`,
  "i",
);
const asksBoth = /\bwhat do you (?:know|remember|have|store) (?:about|of|on) me\b/i;
const introduction =
  /^(?:(?:hi|hello|hey)[,!. ]+)?(?:my name is|my name.?s|i am called|please call me) (\p{L}[\p{L} .’'-]{0,38}?)[.! ]*$/iu;
export const personal: Rule = (scenario, turn) => {
  const { message, visitor, state } = turn;
  const name = state.calledName ?? shownName(visitor.name);
  const introduced = introduction.exec(message)?.[1];
  // A name for what is in hand goes with it.
  const noted = /\bname\b/i.test(message) && scenario.errands?.inHand(turn) !== undefined;
  if (!noted && introduced !== undefined && introduced.trim().split(/\s+/).length <= 4) {
    const calledName = shownName(introduced);
    return {
      handled: "name",
      state: { ...state, calledName },
      reply: say(`Pleased to meet you, ${calledName}. What can I do for you?`, {
        next: scenario.starters,
      }),
    };
  }
  const both = asksBoth.test(message);
  const wantsName = both || asksName.test(message);
  const wantsEmail = both || asksEmail.test(message);
  if (!wantsName && !wantsEmail) return undefined;
  const parts = [
    wantsName && (name === "" ? "I couldn’t find a name in the form" : `You are ${name}`),
    wantsEmail &&
      `${wantsName ? "your e-mail address is" : "Your e-mail address is"} ${visitor.email}`,
  ].filter((part) => part !== false);
  return {
    handled: "name",
    reply: say(
      `${parts.join(", and ")}${state.calledName === undefined || wantsEmail ? ", as you typed it into the form" : ", as you told me"}.${both ? " Besides that, I know what we’ve written here, until a day after the last message." : ""}`,
      { ...(both ? { source: "privacy" as const } : {}), next: scenario.starters },
    ),
  };
};

const somebody = wordList`
  my (neighbou?r|friend|ex|boss|colleague|coworker), (some|any)(body|one) else,
  other (guest|customer|people|person|user), another (guest|customer|person|user),
  mr\.? \p{L}+, mrs\.? \p{L}+, ms\.? \p{L}+
`;
const possession = wordList`
  orders?, bookings?, reservations?, tickets?, address(es)?, data, details, e-?mails?, accounts?, names?,
  room( number)?, phone( number)?, invoices?
`;
const listOfAll = wordList`
  (all|list|every) (the |of the |your )?(customers|guests|users|other orders|orders of|bookings of)\b
`;
const possessive = "(?:s|['’]s?|s['’])?";
const belongsToOthers = new RegExp(
  `\\b(?:${wordList`
    ${somebody}${possessive} ${possession}\b, ${possession} (of|for|from) ${somebody},
    (which|what) room (is|has|does) ${somebody}, ${listOfAll}
  `})`,
  "iu",
);
export const others: Rule = (scenario, turn) =>
  belongsToOthers.test(turn.message) && turn.slots.references.length === 0
    ? {
        handled: "privacy_of_others",
        reply: say(
          "I can’t look up or change anything that belongs to someone else. With a number from your own confirmation, I can help right away.",
          { source: "privacy", next: scenario.starters },
        ),
      }
    : undefined;
