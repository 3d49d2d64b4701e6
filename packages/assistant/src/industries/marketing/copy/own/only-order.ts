import { whole, wordList } from "../../../../understanding/word-list.ts";

/** Tells what is only said to the writer of a text, or is what is left of an order, from what readers are to get. */

const sighs = wordList`(that is |that's |thats |what )?(a )?(good|nice|great|fine|funny|lovely) (one|idea|thought|plan|point), (love|like) (it|that), (no|nope|nah|yes|oh)([ ,]+(no|nope|nah|please|sorry))*, (oh |my )*(dears?|god|goodness|gosh|lord|no|well|boy)( me)?, dear (all|sir|madam|team|customers?|clients?|students?|friends?)`;
const sayIt = wordList`say, says, mention, include, add, put, write, read, state, have`;
const orders = wordList`(it|this|that|the (text|post|message|e-?mail|letter|note)) (must|should|has to|needs to|ought to) (also |please )?${sayIt}( in| that)?, (please )?${sayIt}( in| that| this| it)?, in, out, too, also, as well, not, instead, (put|add|write|bring|get) (it|that|this|them|these) (in|into (it|that|the text)), (i|we) (did|do) (say|tell|mention|write)( (so|it|that|you))?, (i|we) (already )?(said|told you|mentioned)( (so|it|that|already))*, same (thing|things|text|facts|offer|details)( (again|too|as before|please))?, with (the )?same (things|facts|details|text|offer)?, something (is|went|has gone|looks|seems) (wrong|off|amiss|not right)( there| here)?, (that|this|it) (makes|does) (no sense|not make sense)`;
const onlyOrder = whole(`(?:${sighs}|${orders})`);

const textWords = wordList`e-?mails?, newsletters?, letters?, messages?, posts?, texts?, notes?, announcements?, flyers?, sms, whats ?apps?, adverts?, notices?`;
const readers = wordList`customers?, clients?, guests?, parents?, members?, patients?, students?, pupils?, followers, everyone, regulars?, subscribers?, friends, families, neighbours?, visitors?, people`;
/** “E-mail to my former pupils”: the addressee of an order. */
const addressed = new RegExp(
  String.raw`^(?:(?:an? |the |my |our )?(?:[\p{L}-]+ ){0,2}(?:${textWords}) )?(?:to|for) (?:all )?(?:(?:of )?(?:my|our|the) )(?:[\p{L}-]+ ){0,3}(?:${readers})$`,
  "iu",
);
const asksOf =
  /^(?:who|what|why|which|how) ?(?:['’]s|is|are|was|do|does|did|should|shall|can|could|would|has|have)\b/i;
/** “Forget that version”, “throw the old one away”. */
const oldText = wordList`(it|this|that|all|everything), (that|this|the|my|your) (whole |old |last |first )*(text|version|one|post|message|e-?mail|letter|draft|lot)`;
const discards = new RegExp(
  `^(?:please |just |no )*(?:forget|scrap|bin|ditch|drop|discard|throw(?: away| out)?)(?: about)? (?:${oldText})(?: away| out)?$`,
  "i",
);

/** Whether a sentence is only an order, a complaint about the text, or what is left of one. */
export function isOnlyOrder(sentence: string): boolean {
  const text = sentence
    .replace(/[’`]/g, "'")
    .replace(/^[\s"“]+|[\s"”.,:!]+$/g, "")
    .trim();
  return text === "" || onlyOrder.test(text) || addressed.test(text) || discards.test(text);
}

/** Whether a clause asks the writer something: “Who is that?”. */
export const asksOfText = (clause: string): boolean => asksOf.test(clause.trim());
