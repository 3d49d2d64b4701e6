import type { FlowSlots } from "../../../../dialogue/types.ts";
import { plainWords } from "../../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { kindIn } from "../../business/kinds.ts";
import { channelIn } from "../channel.ts";
import { shareSaid } from "../said.ts";
import { asksForWords, asksPolitely, changes, wantsText } from "../wish.ts";
import { briefIn } from "./brief.ts";
import { isQuiet, subjectIn } from "./subject.ts";
import { isToWriter } from "./to-writer.ts";

/** The content in a request for a text: list items, and sentences that belong in it. */

const aside = wordList`
  (can|could|would|will) (you|u), (thanks|thank you|cheers|please|hi|hello|hey|ok|okay|yes|yeah|no|nah|sorry|great|cool|perfect), (i|we) (just (finished|did|got|had|lost)|lost|finished|did|got|need|want|would like|have no|do not know|dont know|don't know|can not|cant|think|thought|am not sure|was thinking|am thinking|hate|am bad|am rubbish|guess|said|meant|told you|asked), (it is|its|it's) (quiet|dead|slow|urgent|for (my|our|a|the)), (nobody|no one|not many|hardly) , (keep|make) it,
  (not too|nothing too|short|brief|simple|friendly|nice|casual|professional|formal|quick) , (business|things|sales|trade|it) (is|are|has been|have been) (slow|quiet|dead|down|bad), something (short|nice|friendly|simple|like), for (my|our) (customers|clients|regulars), not an? \w+, how , what , why , should i, shall
`;
const asides = new RegExp(`^(?:${aside})`, "i");
const whatOneIs = /^(?:i'?m|i am|we are|we're) an? [\w-]+(?: [\w-]+)?$/i;
/** “I clean carpets”, next to a request. */
const introduces = /^(?:i|we) (?:clean|run|own|teach|groom|repair|fix)(?: [\w-]+){1,3}$/i;
const ofBusiness = /^(?:hi |hello )?(?:i|we|my|our|i'?m|im|we'?re)\b/i;
const whole = anywhere(
  wordList`budget, spend, advert\w*, ads?, campaign, follow-?ers, more (customers|clients|bookings|reviews|sales)`,
);

/**
 * “Write a post for Facebook - tuning £65, in Stroud all week”: a dash after the request introduces a list, like a
 * colon.
 */
const afterDash = (message: string): string | undefined => {
  const [wish = "", rest, ...more] = message.split(/\s[-–—]\s/);
  return rest?.includes(",") && more.length === 0 && wantsText(lastSentence(wish))
    ? rest
    : undefined;
};
const lastSentence = (text: string): string => plainWords(text.split(/[.!?\n]\s*/).at(-1) ?? "");

/** “Do me a flyer, yoga in the park, sundays 10am, bring a mat”: so do commas, if every part is only a few words. */
function afterComma(message: string): string | undefined {
  const [wish = "", ...parts] = message.split(/,\s+/);
  const isListed =
    parts.length >= 2 &&
    parts.every(
      (part) => part.split(" ").length <= 7 && !/[.?!]\s|^(?:and )?(?:i|im|i'm)\b/i.test(part),
    );
  return isListed && wantsText(lastSentence(wish)) && subjectIn(wish) === undefined
    ? parts.join(", ")
    : undefined;
}

/** The items after a colon. */
export function listAfterColon(message: string): string[] {
  const list =
    /:\s*([^:]{3,400})$/s.exec(message.replace(/https?:/g, ""))?.[1] ??
    afterDash(message) ??
    afterComma(message);
  if (list === undefined) return [];
  return list
    .split(/\s*[,;\n]\s*|\.\s+/)
    .map((part) => part.trim().replace(/^(?:and|plus) /i, ""))
    .filter((part) => part !== "");
}

/** The sentences and items of a message other than the request itself. */
function others(message: string): string[] {
  return message
    .split(/\s*[.!?;\n]+(?=\s|$)\s*|,\s+(?!\d)/)
    .map((part) => part.trim().replace(/^(?:and|but|so|also|plus) /i, ""))
    .filter(
      (part) =>
        part !== "" &&
        !wantsText(plainWords(part)) &&
        !asksForWords(plainWords(part)) &&
        !asksPolitely(part) &&
        !/^(?:the |a )?(?:text|message|e-?mail|post|letter)\b/i.test(part),
    );
}

/** “We open on Friday”: the day alone is not the content. */
const happens =
  /\b(?:we|i|it|shop|cafe|café|salon|bar|studio|sale|menu|course|class)(?:'?re|'?m| are| am| is|'?s)? (?:re-?)?(?:now )?(?:open|close|start|launch|begin|move|mov|clos)(?:s|es|ing)?\b/i;

/** Whether the extracted details cover an item completely. */
const isRead = (part: string, read: FlowSlots): boolean => {
  const stated = Object.entries(read).flatMap(([name, value]) =>
    /^(?:price|oldPrice|currency|thing|date)$/.test(name) ? [] : [String(value)],
  );
  if (happens.test(part) && ["days", "hours", "address"].some((name) => read[name] !== undefined))
    return read.offer !== undefined;
  return stated.length > 0 && shareSaid(stated.join(" "), part) >= 0.5;
};

/** Returns the items of a request that no extracted detail covers, in the visitor’s words. */
export function unread(message: string, now: Date): string[] {
  const list = listAfterColon(message);
  const parts = list.length > 1 ? list : others(message);
  return parts.filter((part) => {
    if (part.split(" ").length > 40 || channelIn(part) !== undefined || isToWriter(part))
      return false;
    const read = briefIn(part, now);
    if (isRead(part, read)) return false;
    if (list.length > 1) return true;
    if (asides.test(part) || whole.test(part) || subjectIn(part) !== undefined) return false;
    if (
      introduces.test(part) ||
      whatOneIs.test(part.replace("’", "'")) ||
      isQuiet(part) ||
      kindIn(plainWords(part)).kind === plainWords(part) ||
      (ofBusiness.test(part) && kindIn(plainWords(part)).kind !== undefined)
    )
      return false;
    if (read.owner !== undefined || read.name !== undefined) return false;
    if (changes.some(([, words]) => words.test(part.toLowerCase())) && part.split(" ").length < 7)
      return false;
    return /\s|^\p{Lu}/u.test(part);
  });
}
