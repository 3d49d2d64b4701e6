import { anywhere, whole, wordList } from "../../understanding/word-list.ts";

const reached = wordList`get, get me, give me, talk to, talk with, speak to, speak with, put me through to, pass me to, connect me to, connect me with`;
const wanted = wordList`want, need, ${reached}`;
const nobodyElse = wordList`human, human being, person, representative, member of staff`;
/** Roles that also occur in products: “can an agent see all tickets” is about a permission. */
const role = wordList`agent, operator`;
/** Asked for as a superior; “we need a project manager” and “do I need a supervisor to approve” are about users. */
const above = wordList`manager, supervisor, superior`;
const anyOf = wordList`${nobodyElse}, ${role}, ${above}`;
/** “A real person”. */
const article = "(?:an? |the |your |some )?(?:real |live |actual |proper )?";
/** Excludes a tent for one person, and a role that is given to a user. */
const itself =
  "(?! (?:tent|room|bag|shelter|plan|role|account|seat|licen[cs]e|right|permission|view|access)s?\\b)";
const atEnd = "(?=\\s*(?:$|[,.!;]|now\\b|please\\b|right\\b|immediately\\b|asap\\b))";
/** “Can I speak to someone there?”, and not “can I talk to someone about a sponsorship”. */
const anybody = `(?:talk|speak) (?:to|with) (?:some|any)(?:one|body)(?: (?:there|here|real|please|pls|now|at your \\w+|in your \\w+|from your \\w+))*(?=\\s*(?:$|[,.!?;]))`;
const theirCase = wordList`payment, order, account, case, refund, invoice, charge, card, booking, ticket, problem`;
const asking = anywhere(wordList`
  ${anybody},
  (can|could|will) ${article}${nobodyElse}${itself}(?! (know|find|see|hear|notice|be told)\b),
  (can|could|will) ${article}${anyOf}( \w+){0,3} (me|us),
  ${wanted} ${article}(${nobodyElse}|${role})${itself},
  ${reached} ${article}${above}${itself},
  i (want|need|demand)( to see)? ${article}${above}${atEnd},
  (can|could|may) i (see|have) ${article}${anyOf}${atEnd},
  (can|could|will) (some|any)(body|one)( \w+){0,3} (look (at|into)|check) (my|our|the|this)( \w+)? ${theirCase},
  (can|could|will) (some|any)(body|one)( \w+){0,3} (call|ring|phone|contact|write to|get back to) (me|us)
`);
const bare = whole(wordList`
  ((a|the|your|real|please|now|i said) )*(human|person|agent|operator|manager|supervisor)((,|\.|!)* (please|now|asap|pls))*[.! ]*
`);
/** “Person. Now. And what is the number”. */
const first =
  /^(?:(?:a|real|the|please|give me|get me) )*(?:human|person|agent|manager|supervisor)[.,!]+\s/i;
const declined = /\b(?:don.?t|do not|didn.?t|no need to|never) (?:want|need|talk|speak)/i;

/** “No person.”, “not a human, you”: whoever says so was offered one. */
const noPerson =
  /(?:^|[.,!?;] *)(?:no,? ?no|no|not|without|(?:i )?(?:don.?t|do not) (?:want|need)) (?:(?:a|an|the|real|another) )*(?:human|person|agent|planner|colleague)(?=\s*(?:$|[.,!?;]|please\b|thanks\b|pls\b))/i;

/** Whether the visitor wants no person. */
export const declinesPerson = (message: string): boolean => noPerson.test(message.trim());

/** Whether the visitor asks for a person instead of the bot, anywhere in the message. */
export const asksForPerson = (message: string): boolean =>
  (asking.test(message) || bare.test(message.trim()) || first.test(message.trim())) &&
  !declined.test(message);

const firmly = wordList`
  i don't want, i do not want, i don't need, i do not need, i didn't ask for, i am not asking for, i never asked for,
  we don't need, we don't want, no need for, don't need, don't want,
  forget, forget about, never mind, nevermind, skip, drop, enough of, no more
`;
/** “It is not the order” says what a message is about, and leaves only a task that is waiting. */
const refusing = wordList`
  ${firmly}, i didn't mean, it is not, it's not, this is not, not
`;
const another = "(?:(?:new|second|other|another|different) )?";

/**
 * Removes the words that reject a task (“not an order, …”), and trims the rest.
 *
 * @param names what people call the task's subject; a name with a continuation (“a room with a view”) is not a
 * rejection.
 * @param how whether the words must refuse the task, or may only say that it is not meant.
 * @returns undefined if the message rejects nothing.
 */
export function withoutRejection(
  message: string,
  names: readonly string[],
  how: "firmly" | "loosely" = "loosely",
): string | undefined {
  if (names.length === 0) return undefined;
  const refuses = how === "firmly" ? firmly : refusing;
  const subject = `(?:an? |the |any |my |your |this |that )?${another}(?:${names.join("|")})`;
  const found = new RegExp(`(?:^|[\\s,.;!?])${refuses} ${subject}(?=\\s*(?:[.,;!?]|$))`, "i").exec(
    message,
  );
  if (!found) return undefined;
  const rest = message.slice(0, found.index) + message.slice(found.index + found[0].length);
  return rest.replace(/^[\s.,;!?]+/, "").trim();
}
