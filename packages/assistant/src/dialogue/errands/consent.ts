import { wordList } from "../../understanding/word-list.ts";

/** A yes to what was offered, or an order to do it, apart from what the visitor adds to it. */
export type Consent = {
  /** Whether the action itself is named (“pass it on”), which needs no offer right before. */
  readonly deed: boolean;
  /** Whether that action hands something to people, so that it neither buys nor books. */
  readonly passing: boolean;
  /** The addition, as typed; empty if there is none. */
  readonly added: string;
  /** Whether words of agreement lead to it. */
  readonly led: boolean;
  /** Whether the addition was meant for others: “and tell them …”. */
  readonly message: boolean;
};

const yes = wordList`yes, yeah, yea, yep, yup, sure, oui, si, ja, of course, gladly, absolutely, please do, (please )?do (so|it|that), go ahead`;
const mild = wordList`ok(ay)?, k, fine, good( to know)?, great, perfect, super, sweet, alright, all right, cool, lovely, fair (play|enough), brilliant, grand, right`;
const filling = wordList`thanks?( you)?, merci, grazie, danke, dear, top, correct, nothing (different|else), whatever, anyway, please, pls, plz, then, so, and, well, oh, ah, jesus, my god, also, just, now, i said (yes|so), for the love of god`;
const end = "(?=[\\s,.;:!…-]|$)";
const agrees = new RegExp(`^${yes}${end}`, "i");
const fills = new RegExp(`^(?:${mild}|${filling})${end}`, "i");
const signs = /^[\s,.;:!…-]+/;

const what = wordList`it, that, this, them, all, everything, my, the, your, question, request, enquiry, message, wish, quote, on, along, over, forward, to, front, desk, team, shop, staff`;
const politely = wordList`please, pls, plz, then, now, too, as well, for me, for us, for them, also`;
const begins = wordList`please, pls, just, only, do, can you, could you, you can, i want you to, let us, let'?s, i want to, we want to, (i|we) would like to, (i|we)'?d like to, happy to, can (i|we), could (i|we), then`;
/** “Pass my question about the driver to the desk”. */
const onSomething = `(?:\\s+about(?:\\s+[^\\s,.;!?]{1,20}){1,5}?\\s+(?:on|to (?:the|your) (?:front )?(?:desk|staff|team|shop team)))?`;
const passing = `(?:pass|forward)(?:\\s+${what}){0,6}${onSomething}|(?:send|give|hand)\\s+(?:it|that|this|them|everything)\\s+(?:on|along|over|to (?:the|your))(?:\\s+${what}){0,4}|ask\\s+(?:them|him|her|the (?:front )?desk|the (?:shop )?team)`;
const kind = wordList`new, urgent, critical, low, normal, high, priority`;
const opening = `(?:open|create|raise|file)\\s+it|(?:open|create|raise|file|make)(?:\\s+up)?\\s+(?:(?:a|the|one|me|that)\\s+){0,2}(?:${kind}\\s+){0,2}(?:ticket|one)`;
/** “Ok, book please”: what is booked is what is in hand, where nothing else is named. */
const bare = `(?:book|reserve|make (?:(?:a|the|my|our) )?(?:reserve|reservation|booking))(?=(?:\\s+${politely}){0,4}(?:[\\s.!?]*$|[.!;]\\s))`;
/** “Yes, send”: what is sent is what is in hand, as long as nothing else follows. */
const sending = `send(?:\\s+(?:it|that|this|them))?(?:\\s+(?:off|through))?(?=(?:\\s+${politely}){0,4}(?:[\\s.!?]*$|[.!;]\\s|,?\\s+and\\s+(?:please\\s+)?(?:tell|let|say|ask|mention|note|add)\\b))`;
const taking = `${bare}|(?:book|reserve|confirm|note)\\s+(?:that one|it|that|this|us|me|them)(?:\\s+down)?|(?:i(?:'ll)?\\s+|we(?:'ll)?\\s+)?take\\s+(?:that one|this one|it|that|this|the \\d{2,5})(?!\\s+(?:off|away|out|back|up|to)\\b)`;
const doing = `(?<=^|[,.;:!]\\s{0,3}|\\b(?:and|then|so|yes|ok|okay|pls|please)\\s)(?:${begins}\\s+){0,3}(?:${passing}|${sending}|${opening}|${taking})(?:\\s+${politely}){0,4}(?=[\\s,.;:!?…-]|$)`;
const deed = new RegExp(doing, "i");
/** “Could he send it …?” asks what someone may do. */
const asksWhether =
  /\b(?:can|could|may|should|shall|do|does|did|would|will|if|when)\s+(?:he|she|i|we|they|it|my \w+)\b/i;
/** “Can you reserve us a table” is a wish of its own, “can you book it for us” is an order. */
const asksToBook =
  /\b(?:can|could) (?:you|i|we) (?:confirm|take|(?:book|reserve)(?! (?:it|that|this)(?:[\s,.!?]|$))(?! ?(?:please|pls|now|then|for us|for me)?[\s.!?]*$))\b/i;
const passes = /\b(?:pass|forward|send|give|hand|ask)\b/i;
const refusing =
  /\b(?:not|don.?t|dont|never|no need(?: to)?|before you|until|unless|rather than|cannot|can.?t)\s+(?:\w+\s+){0,2}$/i;

const others = wordList`them, him, her, the (front )?desk, the (shop )?team, the kitchen, the person, whoever \w+( it)?, everybody`;
/** “And say them …”, “let them know that …”: the words that only lead to the message. */
const leadsToMessage = `^(?:(?:please|pls|also|and|do)\\s+){0,3}(?:(?:tell|say(?: to)?|inform|remind)\\s+${others}|let\\s+${others}\\s+know|(?:say|mention|note|write)(?! (?:me|(?:the )?(?:whole |full )?(?:total|price|sum)|it|this|that|them|him|her|yes|no|ok|if|when|hi|hello)\\b)|(?:put|add|note|write)(?: in| down)?(?= that (?!up\\b)\\S+ ))(?:\\s+(?:that|also|please|down))?[\\s,:]+(?=\\S)`;
const telling = new RegExp(leadsToMessage, "i");
const joins =
  /^(?:(?:and|also|but also|but(?= (?:please |pls )?(?:put|add|note|write|tell|mention|say)\b)|plus|with|then|so|please|pls|for)\b[\s,.;:!-]*)+/i;

/** Words of a condition or another request, which must be read before anything is done. */
const depends =
  /^(?:but\b(?!\s+also\b)|an? (?:real )?(?:person|human)\b|if\b|only if|wait|first\b|as soon as|rather|instead|no\b|not\b|don.?t\b)/i;

/** Takes the words of agreement from the beginning. */
function withoutLead(message: string): { rest: string; agreed: boolean } {
  let rest = message.trim();
  let agreed = false;
  for (let count = 0; count < mostLeads; count += 1) {
    const strong = agrees.exec(rest);
    const lead = strong ?? fills.exec(rest);
    if (!lead) break;
    agreed ||= strong !== null;
    rest = rest.slice(lead[0].length).replace(signs, "");
  }
  return { rest, agreed };
}
const mostLeads = 8;

/** A longer message tells a story, in which a yes is no consent. */
const mostLetters = 400;

/** Returns the consent in a message; undefined if it gives none. */
export function consentIn(message: string): Consent | undefined {
  if (message.length > mostLetters) return undefined;
  const { rest, agreed } = withoutLead(message);
  if (depends.test(rest)) return undefined;
  const found = deed.exec(rest);
  const lead = rest.slice(0, found?.index ?? 0);
  if (refusing.test(lead) || asksWhether.test(lead)) return undefined;
  if (asksToBook.test(found?.[0] ?? "")) return undefined;
  const stated = rest
    .replace(new RegExp(deed.source, "gi"), "; ")
    .split(/(?<=[.;!])\s+/)
    .map((part) => withoutLead(trimmed(part).replace(atEnd, "")).rest.replace(joins, ""));
  const isMessage = stated.some((part) => telling.test(part));
  const added = stated
    .map((part) => trimmed(part.replace(telling, "")))
    .filter((part) => /[\p{L}\d]/u.test(part) && !thanks.test(part) && !drops.test(part))
    .join("; ");
  if (!found && !agreed && !isMessage) return undefined;
  const deedSaid = found?.[0] ?? "";
  return {
    deed: found !== null,
    passing: passes.test(deedSaid),
    added,
    led: rest !== message.trim(),
    message: isMessage,
  };
}

const atEnd = /[\s,.!]{1,4}(?:thank you|thanks|thx|please|pls|yes|as i said)$/i;
/** What is dropped is no addition. */
const drops = /^(?:forget|never ?mind|skip|scrap)\b/i;
/** A word of thanks goes nowhere. */
const thanks =
  /^(?:(?:yes|yeah|dear|thanks|thank you|grazie|merci|danke|gracias|as i said|that(?:.?s| is) (?:all|it)|nothing else)[\s!.]*$|you(?:'re| are| were) )/i;

const trimmed = (text: string): string =>
  text.replace(/^[\s,.;:!…-]{1,9}/, "").replace(/[\s,.;:!…-]{1,9}$/, "");

/** What a message asks to be noted or told (“please note: …”); undefined if it asks for nothing of the kind. */
export function messageIn(text: string): string | undefined {
  const rest = withoutLead(text).rest.replace(joins, "");
  if (!telling.test(rest)) return undefined;
  const stated = trimmed(rest.replace(telling, ""));
  return stated === "" ? undefined : stated;
}
