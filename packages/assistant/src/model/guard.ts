import { normalised } from "@brightkeel/contracts";
import { anywhere, wordList } from "../understanding/word-list.ts";

/**
 * Checks on a model's output before it is shown: links point only to this site; nothing is promised for free or
 * reported as done unless a result confirms it; no one is asked for a secret; and the embedded assistant's yes or no is
 * not contradicted. Figures: see `figures.ts`.
 */

/** Removes links to other sites, and replaces links to this site's pages with their plain address. */
export function onlyOwnLinks(text: string, allowed: ReadonlySet<string>): string {
  const own = (address: string) => allowed.has(address.replace(/[?#].*$/, ""));
  return (
    // Full-width letters and invisible characters can hide a URL scheme from the patterns below. Control characters can
    // move the cursor when the conversation is read in a terminal.
    normalised(text, "NFKC")
      .replace(/(?![\n\t])[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu, "")
      .replace(/<[^>]*>?/g, "")
      .replace(/!\[[^\]]*\](?:\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\])/g, "")
      .replace(/^\s*\[[^\]]+\]:.*$/gm, "")
      .replace(
        /\[([^\]]*)\]\(\s*((?:[^()\s]|\([^()]*\))*)(?:[^()]|\([^()]*\))*\)/g,
        (_all, label: string, address: string) => (own(address) ? `${label} (${address})` : label),
      )
      .replace(/\[([^\]]*)\]\[[^\]]*\]/g, "$1")
      .replace(
        /(?:\b[a-z][a-z0-9+.-]*:\/\/|(?<![:\w])\/\/|\bwww\.|\b(?:java|vb)script:|\bdata:|\bmailto:|\btel:)\S*/gi,
        "",
      )
      .replace(/(?<![\w/])[\w.+-]+@[\w-]+\.[\w.-]+/g, "")
      .replace(/\b(?:[A-Za-z0-9-]+\.)+(?:[a-z]{2,24}|[A-Z]{2,24})\b(?:[:/?#]\S*)?/g, "")
      .replace(/[ \t]{2,}/g, " ")
  );
}

const giftWords = wordList`
  free of charge, for free, at no (extra |additional )?(cost|charge), no (extra |additional )?(cost|charge|fee)s?, complimentary,
  costs? nothing, on the house, kostenlos, gratis, gratuite?s?, gratuitamente, sin costo, sem custo
`;
const free = anywhere(giftWords);
const freeInFacts = anywhere(
  wordList`free, no (extra |additional )?(cost|charge|fee)s?, nothing, included, complimentary`,
);

/** Whether a sentence offers something for free that no fact offers. */
export const offersForFree = (sentence: string, grounds: readonly string[]): boolean =>
  free.test(sentence) && !grounds.some((ground) => freeInFacts.test(ground));

const actionWords = wordList`
  booked, reserved, cancel+ed, refunded, changed, moved, opened, escalated, issued, charged, upgraded, ordered, sent, applied,
  waived, credited
`;
const deeds = new RegExp(
  `\\b(?:(?:i|we)(?:['’]ve| have)?|has been|have been)(?: just| now| already)? (${actionWords})\\b`,
  "gi",
);

/** Whether a sentence claims an action that no result confirms. */
export function claimsAction(sentence: string, grounds: readonly string[]): boolean {
  const known = grounds.join("\n").toLowerCase();
  return [...sentence.matchAll(deeds)].some(
    ([, deed = ""]) => !known.includes(deed.toLowerCase().slice(0, 4)),
  );
}

/** Secrets that must never be requested in a chat, in the languages that models answer in. */
const secretWords = wordList`
  pass(word|code|phrase)s?, pin( code| number)?, cv[cv]2?, security code, (credit |debit |bank )?card (number|details|data),
  iban, account number, routing number, sort code, (one-time|verification|login|sms) codes?, otp,
  social security( number)?, ssn, passport number, private key, seed phrase, api key, kartennummer, passwort, kennwort,
  kreditkarte\p{L}*, tan, contraseña, clave, número de (la )?tarjeta, mot de passe, num[ée]ro de (la )?carte, code secret,
  senha, n[úu]mero do cart[ãa]o
`;
const secrets = new RegExp(`\\b${secretWords}\\b`, "giu");

/** Words that mark a sentence as a request. */
const requestWords = wordList`
  please, tell, send, give, share, provide, enter, type, confirm, reply, write, read out, text, need, require, what is,
  what's, let me (have|know), bitte, nennen, senden, schicken, geben, por favor, env[ií]e, dime, s'il vous pla[îi]t,
  envoyez, donnez, por gentileza, envie, informe
`;
const request = new RegExp(`\\?|\\b${requestWords}\\b`, "iu");

/** Matches warnings such as “We never ask for your password.” */
const warning =
  /\b(?:never|do not|don['’]t|must not|should not|will not|won['’]t|no one|nobody)\b[^.!?;,]{0,40}\b(?:ask|need|send|share|tell|give|enter|type|write|post)\b/iu;

/**
 * Whether a sentence asks for a password, a card number or the like. A secret that the facts mention may be mentioned
 * too, as in “choose a new password under Settings”, but not requested.
 */
export function asksForSecret(sentence: string, facts: readonly string[]): boolean {
  const named = sentence.match(secrets) ?? [];
  if (named.length === 0) return false;
  const known = facts.join("\n").toLowerCase();
  if (named.some((secret) => !known.includes(secret.toLowerCase()))) return !warning.test(sentence);
  return request.test(sentence) && !warning.test(sentence);
}

const yes =
  /^(?:yes|yeah|yep|sure|certainly|of course|absolutely|definitely|sí|si|oui|ja|sim|claro|bien sûr|natürlich)(?!\p{L})/iu;
const no =
  /^(?:no|nope|sorry|unfortunately|i['’]m afraid|we do not|we don['’]t|non|nein|nee|não|nao|leider|lamentablemente|malheureusement|infelizmente)(?!\p{L})/iu;
const negation =
  /\b(?:no|not|never|none|cannot|without|unfortunately|neither|nor|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t|wasn['’]t|weren['’]t|mustn['’]t)\b/i;

const isYes = (text: string): boolean | undefined =>
  yes.test(text) ? true : no.test(text) ? false : undefined;

const firstSentence = (text: string): string => /^[^.!?\n]*/.exec(text.trim())?.[0] ?? "";

/** Returns the content words: those of four letters or more, truncated to five. */
const topics = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));

/**
 * Whether a sentence contradicts an answer that begins with yes or no: it opens with the opposite word, or differs in
 * negation from what the answer says on the same topic.
 */
export function contradicts(sentence: string, answer: string): boolean {
  const right = isYes(answer.trim());
  if (right === undefined) return false;
  const said = isYes(sentence.trim());
  if (said !== undefined) return said !== right;
  const fact = firstSentence(answer);
  const shared = topics(fact).intersection(topics(sentence));
  if (shared.size < Math.min(2, topics(fact).size)) return false;
  return negation.test(sentence) !== (negation.test(fact.replace(/^\w+/, "")) || !right);
}
