import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Words that make a message about a return or an exchange, whatever its intent. */

export const sendsBack =
  /\b(?:send|sending|bring|give) (?:it|them|this|that) back\b|\breturn (?:it|them|this)\b/i;

/** “I ordered a lantern, not a stove”. */
export const otherThan = /^(?:but )?(?:i|we) (?:ordered|bought|wanted)\b.*\bnot\b/;

/** “Ordered it in rust, got black”. */
export const orderedAndGot = anywhere(wordList`
  (ordered|wanted|asked for|chose) (?!twice|two|again).{2,40} (got|received|was sent|you sent|delivered) (?!it\b|them\b|an? e?-?mail|no(?:thing)?\b|the (?:confirmation|mail|invoice))\w+
`);

/** “I bought one and do not like it”: implies a return without asking for one. */
export const unhappy =
  /\b(?:bought|ordered|received|got) (?:a|an|the|my|this|one|it)\b.*\b(?:do not (?:like|want|need)|does not fit|not (?:happy|right)|too (?:big|small))\b/;

/** “I buy jacket but too small”: the item is already owned, whatever the tense. */
export const tooBig =
  /^(?:the |this )?(?:pack|bag|tent|it) is (?:a bit |far |much )?too (?:big|small|large|tight|short)$/;
export const doesNotFit =
  /\b(?:buy|bought|got|ordered|have|received|own|my)\b.*\b(?:too (?:small|big|large|tight|short|long|wide)|does not fit|not fit|wrong size)\b/;

/** “Another size”, “swap it”. */
export const asksExchange = (message: string): boolean =>
  /\b(?:exchang\w*|swap|another (?:size|colou?r)|(?:right|other) (?:size|colou?r))\b/i.test(
    message,
  );
