import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Questions after a loss of data: who can restore it, how long it is kept, and what comes back with it. */

const lossTalk =
  /\b(?:deleted?|trash|bin|restor\w+|lost|gone|missing|disappear\w*|vanish\w*|recover\w*|wiped|removed)\b/;
const record = (asks: string, answer: string) => ({ asks: anywhere(asks), answer });

/** Data entered offline, which waits on the device where it was entered. */
const offline =
  /\b(?:offline|(?:without|no) (?:a |any )?(?:network|internet|signal|connection|wi-?fi|reception)|tunnel|flight|plane|airplane|underground)\b/;
const waits =
  "It’s waiting on the device where you entered it, and only there, until it’s sent: open the app on it, online, and pull the list down. Don’t sign out or delete the app before that. Is it there?";
const onlyThere =
  "Yes, until it’s sent. Keep the app signed in, open it online, and pull the list down.";
const sends =
  "Open the app on that device, online, and pull the list down; a small cloud marks anything still waiting. If it’s there after five minutes, I’ll open a ticket so the team can look at what arrived.";

const answers = [
  record(
    wordList`who is( \w+)? (owner|admin|lead)s?, who are( \w+)? (owners|admins), (find|see)( \w+){0,3} (owner|admin)`,
    "I can’t see your team: “Settings”, “People” lists the owners, and a guest can ask whoever invited them. If there’s no one, open a ticket and a person will ask them.",
  ),
  record(
    wordList`who( \w+){0,3} (restore|recover|undo|get|bring|undelete)( \w+)?, (am|i am|are) (not|only|just)( \w+){0,2} (admin|owner|guest|member), not (the|an) (admin|owner), only a guest, access denied`,
    "Owners of the team and the project’s lead can restore it, and you don’t have to be one yourself: “Settings”, “People” shows who they are. If there isn’t one, a person does it by ticket.",
  ),
  record(
    wordList`how long( \w+){0,6} (keep|kept|stay|stays|have|deleted|stuff|there|trash|restore|left), how many days, until when`,
    "Anything deleted stays in “Trash” for 30 days, and in our backups for 30 days; until then, a person can bring it back by ticket.",
  ),
  record(
    wordList`(files?|comments?|attachments?|pictures|documents|history)( \w+){0,5} (too|also|well|back|restored|come|lost|gone|included), (with|and) (the |its |all )?(files?|comments?|attachments?)`,
    "Yes, files and comments come back with it, whether from the trash or a backup; a backup is at most six hours old.",
  ),
  record(
    wordList`(can|could|would) you (\w+ )?(do|restore|get|bring|undo|recover)( \w+){0,4}, you restore, restore it for (us|me)`,
    "I can’t do that from here, but a person can by ticket, from a backup, in about a working day. They need the name and when you last saw it. Shall I open one?",
  ),
];

const erasure = /\b(?:gdpr|erase|erasure|personal data|privacy)\b/;

export function ofLoss(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const { flow } = state;
  if (flow && flow.name !== "tree") return undefined;
  const guide = flow?.slots.topic === "data_loss";
  const talked = [message, ...state.exchanges.slice(-4).map(({ visitor }) => visitor)];
  const lately = talked.some((text) => lossTalk.test(text.toLowerCase()));
  // A request to erase data is not a loss.
  if (state.before === "security_incident" || erasure.test(plain)) return undefined;
  if (!(guide || lately) || /\b(?:account|password|money|refund|seat|ticket)\b/.test(plain))
    return undefined;
  const readStated = (answer: string) =>
    state.exchanges.slice(-3).some(({ bot }) => bot.includes(answer));
  const before = talked.slice(1).some((text) => offline.test(text.toLowerCase()));
  const place =
    /\b(?:only|still) (?:on|in) (?:my|the|that) (?:phone|device|app|laptop)\b|\bon my (?:phone|device|laptop) only\b/;
  const sync = /\b(?:make|get|force|let) (?:it|them) (?:to )?(?:sync\w*|send|upload)\b/;
  const asking =
    message.includes("?") || /^(?:how|what|who|when|is|are|do|does|can|will)\b/.test(plain);
  if (
    (offline.test(plain) &&
      !message.includes("?") &&
      /\b(?:wrote|made|typed|entered|was|did|created|added)\b/.test(plain)) ||
    (before &&
      (place.test(plain) ||
        sync.test(plain) ||
        (!asking && (lossTalk.test(plain) || /\bnot there\b/.test(plain)))))
  )
    return {
      handled: "loss",
      state,
      reply: say(place.test(plain) ? onlyThere : sync.test(plain) ? sends : waits, {
        source: factSource("support", "feature_question", "Using Plumbline", "support"),
        next: ["I want to open a ticket"],
      }),
    };
  const found = answers
    .filter(({ asks, answer }) => asks.test(plain) && !readStated(answer))
    .slice(0, 2);
  if (found.length === 0) return undefined;
  const offers = found.some(({ answer }) => answer.endsWith("Shall I open one?"));
  return {
    handled: "loss",
    state: {
      ...state,
      ...(offers
        ? { offer: { send: "Open a ticket: restore what was deleted, high", age: 0 } }
        : {}),
    },
    reply: say(found.map(({ answer }) => answer).join(" "), {
      source: factSource("support", "data_export", "Export, import and backups", "support"),
      choices: [{ label: "Open a ticket", send: "Open a ticket: restore what was deleted, high" }],
    }),
  };
}
