import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { factSource } from "../../knowledge/sources.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Single facts that experts ask for by a word of their own, several in one sentence too. */
const details: readonly (readonly [intent: string, asks: RegExp, answer: string])[] = [
  [
    "integration_api",
    anywhere(
      wordList`hmac, signature header, (header|signature)( \w+){0,4} (signature|webhooks?|header), webhooks?( \w+){0,4} sign(ed|atures?), verify( \w+){0,3} webhooks?`,
    ),
    "Each webhook carries the header X-Plumbline-Signature: HMAC-SHA256 of the body, with the secret from “Connections”.",
  ],
  [
    "integration_api",
    anywhere(
      wordList`retr(y|ies|ied)( \w+){0,4} (5xx|webhooks?|failures?|errors?|500), webhooks?( \w+){0,4} (retr(y|ies|ied)|fails?|failed), retry (policy|schedule|logic)`,
    ),
    "After a 5xx or no answer a webhook is tried five times within an hour.",
  ],
  [
    "integration_api",
    anywhere(wordList`rate limits?, calls a minute, requests (per|a) minute, throttl\w+, quota`),
    "The API takes 600 calls a minute, on Team and Business.",
  ],
  [
    "security_incident",
    anywhere(wordList`
      where( \w+){0,4} (data|files|servers?)( \w+){0,3} (hosted|stored|located|kept|live|sit), (data|files)( \w+){0,2} (hosted|stored|located|residency|centers?|centres?),
      (host|store|keep)( \w+){0,2} (our|my|the|customer|client) (data|files), data (residency|location), hosted (in|where|outside)
    `),
    "Your data lie in the EU or the US, as your owner chose when the team was made.",
  ],
  [
    "security_incident",
    anywhere(wordList`dpa, (data )?processing agreement, gdpr, avv, article 28, sub-?processors?`),
    "Yes, there is a data processing agreement with the list of subprocessors, under “Settings”, “Data”.",
  ],
  [
    "security_incident",
    anywhere(wordList`soc ?-?2, iso ?-?27001, hipaa, pen ?-?test\w*, certif\w+`),
    "There is no certificate that I could show: this is a sample company.",
  ],
  [
    "security_incident",
    anywhere(wordList`encrypt\w*, at rest, in transit, tls`),
    "Data are encrypted on the way and at rest, backups too.",
  ],
  [
    "subscription_plan",
    anywhere(
      wordList`mix(ing)? (the )?plans?, (two|different|both) plans( \w+){0,3} (team|time|once), some( \w+){0,4} (team|free)( \w+){0,4} business`,
    ),
    "No, one plan holds for the whole team; guests and viewers need no seat.",
  ],
  [
    "installation",
    anywhere(wordList`linux, ubuntu, debian, fedora, chrome ?-?books?, chrome ?os`),
    "No app for that one, but the browser does everything: Chrome, Edge, Firefox or Safari.",
  ],
  [
    "installation",
    anywhere(wordList`ipads?, tablets?, apple watch`),
    "Yes on tablets, from iPadOS 17 and Android 12, under “Help”, “Get the apps”. There is none for watches.",
  ],
];

/** The oldest systems on which the apps run. */
const oldest = { android: 12, ios: 17, iphone: 17, windows: 11, macos: 13 } as const;
const system = /\b(android|ios|windows|macos) ?(\d{1,2})\b/;

/** Whoever says that something fails names a device only to tell where. */
const inTrouble = anywhere(wordList`
  crash\w*, slow(ly)?, broken, fail(s|ed|ing)?, errors?, stuck, freez\w*, frozen, blank, locked out, (will|does|do|is) not \w+, stopped \w+, keeps \w+ing,
  (i|we|she|he|they) can not( \w+)?, ^can not, not (work|load|open|sync|start|respond)\w*, not able to, unable to, problems?, trouble, logs? me out
`);

const tell = (turn: Turn, intent: string, text: string): Outcome => ({
  handled: intent,
  state: turn.state,
  reply: say(text, {
    source: factSource("support", intent, "Facts", "support"),
    next: ["I want to open a ticket"],
  }),
});

export function ofDetails(turn: Turn): Outcome | undefined {
  const { plain, message } = turn;
  const asks =
    message.includes("?") ||
    /^(?:is|are|do|does|can|could|what|where|which|how|any|will|tell|need)\b/.test(plain) ||
    plain.split(" ").length <= 4;
  if (turn.state.flow?.name === "ticket") return undefined;
  const [, name, digits] = system.exec(plain) ?? [];
  const least =
    name === undefined ? undefined : Object.entries(oldest).find(([own]) => own === name)?.[1];
  const trouble = inTrouble.test(plain);
  // Too old a system is the cause of a fault; one that is new enough is not.
  const tooOld = Number(digits) < (least ?? 0);
  if (name !== undefined && least !== undefined && (trouble ? tooOld : asks))
    return tell(
      turn,
      "installation",
      !tooOld
        ? `Yes, ${name} ${digits} is enough: the app needs ${least} or later.`
        : `${trouble ? "That is why:" : "No,"} the app needs ${name} ${least} or later; with ${digits} use the browser, which does everything.`,
    );
  if (!asks) return undefined;
  const found = details
    .filter(([intent, pattern]) => pattern.test(plain) && !(trouble && intent === "installation"))
    .slice(0, 2);
  const [first] = found;
  return first && tell(turn, first[0], found.map(([, , answer]) => answer).join(" "));
}
