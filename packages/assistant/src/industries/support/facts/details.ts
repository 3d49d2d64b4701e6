import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Detail, details } from "./detail-records.ts";
import { tellingIn } from "./remainder.ts";

/** The oldest operating systems that the apps support. */
const oldest = { android: 12, ios: 17, iphone: 17, windows: 11, macos: 13 } as const;
const system = /\b(android|ios|windows|macos) ?(\d{1,2})\b/;

/** A visitor who reports a failure mentions a device only to say where it happens. */
const inTrouble = anywhere(wordList`
  crash\w*, slow(ly)?, broken, fail(s|ed|ing)?, errors?, stuck, freez\w*, frozen, blank, locked out, (will|does|do|is) not \w+, stopped \w+, keeps \w+ing,
  (i|we|she|he|they) can not( \w+)?, ^can not, not (work|load|open|sync|start|respond)\w*, not able to, unable to, problems?, trouble, logs? me out
`);

const tell = (turn: Turn, intent: string, text: string): Outcome => ({
  // Follow-ups to a fact about security must not count as an incident.
  handled: intent === "security_incident" ? "detail" : intent,
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
    /^(?:is|are|do|does|can|could|what|where|which|how|any|will|tell|need|why|send|give|show|provide|list)\b/.test(
      plain,
    ) ||
    /\bplease\b|\bi asked\b|\bwhich plan\b/i.test(message) ||
    (turn.state.before === "integration_api" && /\b(?:tokens?|keys?)\b/.test(plain)) ||
    plain.split(" ").length <= 4;
  if (turn.state.flow?.name === "ticket") return undefined;
  const [, name, digits] = system.exec(plain) ?? [];
  const least =
    name === undefined ? undefined : Object.entries(oldest).find(([own]) => own === name)?.[1];
  const trouble = inTrouble.test(plain);
  // A system that is too old explains a fault; one that is recent enough does not.
  const tooOld = Number(digits) < (least ?? 0);
  if (name !== undefined && least !== undefined && (trouble ? tooOld : asks))
    return tell(
      turn,
      "installation",
      !tooOld
        ? `Yes, ${name} ${digits} is fine: the app needs ${least} or later.`
        : `${trouble ? "That’s why:" : "No,"} the app needs ${name} ${least} or later; on ${digits}, use the browser, which does everything.`,
    );
  const tooLarge = sizeOf(plain);
  if (tooLarge !== undefined) return tell(turn, "feature_question", tooLarge);
  if (!asks) return undefined;
  return together(turn, trouble);
}

/** The largest file allowed on every plan, in megabytes. */
const largest = 250;
const size = /\b(\d+(?:\.\d+)?) ?(mb|gb|megabytes?|gigabytes?)\b/;
const ofFile = anywhere(
  wordList`uploads?, uploading, attach\w*, files?, videos?, pdfs?, zips?, images?, pictures?, send`,
);

/** Compares a file size with the limit: “Can I upload 400 MB”. */
function sizeOf(plain: string): string | undefined {
  const [, digits, unit] = size.exec(plain) ?? [];
  if (digits === undefined || !ofFile.test(plain) || /\b(?:csv|import|storage|space)\b/.test(plain))
    return undefined;
  const megabytes = Number(digits) * (unit?.startsWith("g") ? 1000 : 1);
  return megabytes > largest
    ? `${digits} ${unit?.slice(0, 1).toUpperCase()}B is too large: a file can be up to ${largest} MB, on every plan. Put it wherever you keep your videos and paste the link into the task, or split it in two.`
    : `Yes, ${digits} ${unit?.slice(0, 1).toUpperCase()}B is under the ${largest} MB limit for one file. If it’s still refused, try another network: the usual cause is a firewall that scans uploads.`;
}

/** A fact that is named but not asked for: “So no certificate”, “I did not ask about certificates”. */
const passedOver =
  /(?:^so no|^no|not ask(?:ed)? (?:about|for)|not about|apart from|besides|forget(?: about)?)(?: the| that| any)? $/;
const mostDetails = 3;
const mostAgain = 6;

/** Returns every fact that is asked for, preferring those not given in the last answers. */
function together(turn: Turn, trouble: boolean): Outcome | undefined {
  const { plain, state } = turn;
  const named = details.flatMap((detail) => {
    const at = detail.asks.exec(plain)?.index;
    return at === undefined ||
      !isAmid(turn, detail) ||
      (trouble && detail.section === "installation")
      ? []
      : [{ ...detail, at }];
  });
  const particular = named.filter(({ general }) => !general).map(({ section }) => section);
  const asked = named.filter(
    ({ general, section, at, asks }) =>
      !(general && particular.includes(section) && overlaps(asks, named, at)) &&
      !passedOver.test(plain.slice(0, at)),
  );
  const readStated = (answer: string) =>
    state.exchanges.slice(-2).some(({ bot }) => bot.includes(answer));
  const fresh = asked.filter(({ answer }) => !readStated(answer));
  // A longer message asks for more than the previous answer.
  if (
    asked.length > 0 &&
    fresh.length === 0 &&
    plain.split(" ").length > mostAgain &&
    !asked.every(({ general, asks }) => !general && tellingIn(plain.replace(asks, " ")).length <= 1)
  )
    return undefined;
  const found = (fresh.length > 0 ? fresh : asked.length > 0 ? asked : named)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostDetails);
  const [first] = found;
  // A single plan feature is answered from the plan records, which add prices.
  if (!first || (found.every(({ beside }) => beside) && found.length === 1)) return undefined;
  return tell(turn, first.section, found.map(({ answer }) => answer).join(" "));
}

const isAmid = ({ plain, state }: Turn, { amid }: Detail): boolean =>
  amid === undefined ||
  [plain, ...state.exchanges.slice(-2).map(({ visitor }) => visitor.toLowerCase())].some((text) =>
    amid.test(text),
  );

/** Whether a general term (“Webhooks”) overlaps with something more specific asked at the same place. */
const overlaps = (asks: RegExp, named: readonly (Detail & { at: number })[], at: number): boolean =>
  named.some((other) => other.asks !== asks && !other.general && Math.abs(other.at - at) < 16);
