import type { SenderBehavior } from "@brightkeel/contracts";
import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import type { SpamSign } from "#content/spam-signs.ts";
import { day } from "../days.ts";
import type { LeadDetails } from "../lead.ts";
import { countLinks } from "../links.ts";
import { phrases } from "./phrases.ts";
import {
  isRandom,
  mixesScripts,
  plainWords,
  scriptOf,
  unmasked,
  unmaskedCyrillic,
} from "./plain-words.ts";

/**
 * Judges whether a lead is spam by its words and by how it was sent. No one is turned away: spam is stored like any
 * lead, and waits for a person. No single sign that a genuine sender may give by chance is enough.
 */

/** The score at which a lead counts as spam. */
export const spamFrom = 5;

const points: Record<SpamSign, number> = {
  "hidden-field": 4,
  "too-fast": 3,
  "foreign-form": 5,
  "no-browser": 1,
  "wrong-clock": 2,
  links: 2,
  "many-links": 5,
  "link-in-name": 4,
  markup: 4,
  phrase: 2,
  phrases: 5,
  "mixed-letters": 3,
  "other-script": 1,
  "random-letters": 3,
  "same-words": 3,
  capitals: 1,
  "throwaway-address": 2,
  "sent-before": 2,
  "sent-often": 5,
};

/** Shortest time in which a person fills in a form with the browser's help, in milliseconds. */
const minFillTime = 3_000;

export type Judged = { name: string; email: string } & LeadDetails & {
    behavior?: SenderBehavior | undefined;
  };

/** @param sentBefore how many others sent the same text lately. */
export function spamSignsOf(lead: Judged, sentBefore: number, now: number): SpamSign[] {
  return [...signsOfWay(lead, now), ...signsOfWords(lead), ...signsOfRepetition(sentBefore)];
}

export const pointsOf = (signs: readonly SpamSign[]): number =>
  signs.reduce((sum, sign) => sum + points[sign], 0);

function signsOfWay({ behavior = {}, email, ...details }: Judged, now: number): SpamSign[] {
  const { fillTime, hiddenField, ownForm, browser } = behavior;
  const pressed = details.kind === "demo" ? Date.parse(details.timestamp) : now;
  return present({
    "hidden-field": hiddenField === true,
    "too-fast": fillTime !== undefined && fillTime < minFillTime,
    "foreign-form": ownForm === false,
    "no-browser": browser === false,
    "wrong-clock": Math.abs(pressed - now) >= day,
    "throwaway-address": isThrowaway(email),
  });
}

let throwawayDomains: Set<string> | undefined;

/** Whether the domain of an address, or a parent domain, is one of the disposable-mail services. */
function isThrowaway(email: string): boolean {
  throwawayDomains ??= disposableEmailBlocklistSet();
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".")
    .slice(-4);
  return labels.some((_, index) => throwawayDomains?.has(labels.slice(index).join(".")));
}

function signsOfWords({ name, behavior: _, email: __, ...details }: Judged): SpamSign[] {
  const { kind: ___, message = "", ...rest } = { message: undefined, ...details };
  // The link of an application is a field of its own.
  const names = Object.entries({ name, ...rest, link: undefined }).flatMap(
    ([, value]) => value ?? [],
  );
  const all = [...names, message].join("\n");
  const links = countLinks(message);
  const plain = plainWords(all);
  const plainForms = [plain, unmasked(plain), unmaskedCyrillic(plain)];
  const heard = phrases.filter((phrase) => plainForms.some((text) => text.includes(phrase)));
  // “Casino en línea” counts once, not twice.
  const said = heard.filter(
    (phrase) => !heard.some((other) => other !== phrase && other.includes(phrase)),
  ).length;
  // Applicants link to their work.
  const allowed = details.kind === "application" ? 5 : 1;
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  return present({
    links: links > allowed && links <= allowed + 3,
    "many-links": links > allowed + 3,
    // A company may be called Booking.com.
    "link-in-name": countLinks(name) > 0 || names.some((value) => value.includes("://")),
    markup: /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]|<\/a>/i.test(all),
    phrase: said > 0 && said < 3,
    phrases: said >= 3,
    "mixed-letters": mixesScripts(all),
    "other-script": message !== "" && scriptOf(message) !== scriptOf(name) && letters > 20,
    "random-letters": [name, ...(/\s/.test(message) ? [] : [message])].some((text) =>
      text.split(/[\s.]+/).some(isRandom),
    ),
    "same-words": message !== "" && plainWords(message) === plainWords(name),
    capitals: letters > 30 && (message.match(/\p{Lu}/gu)?.length ?? 0) > 0.7 * letters,
  });
}

const signsOfRepetition = (sentBefore: number) =>
  present({
    "sent-before": sentBefore === 1,
    "sent-often": sentBefore > 1,
  });

const present = (signs: Partial<Record<SpamSign, boolean>>): SpamSign[] =>
  // The keys are those that the type names.
  (Object.keys(signs) as SpamSign[]).filter((sign) => signs[sign]);
