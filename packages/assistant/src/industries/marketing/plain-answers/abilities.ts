import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** What is asked of the assistant that it cannot do, with the nearest thing that it can: “can you look into my ads account?” */

const asks = wordList`can, could, would, will, are (you able|u able) to`;
const leadIn = String.raw`(?:^|[.!?,;]\s*|\b(?:and|but|so|then|ok|okay)\s+)`;
const you = `(?:you|u)(?: (?:please|also|just|maybe|perhaps|not|even)){0,2}`;
const looks = wordList`see, look (at|in|into|inside|over|through), check, access, log ?in(to)?, open, read, connect (to|with), analy[sz]e, audit, review, go (into|through), have a look (at|in|into)`;
const which = wordList`google, facebook, instagram, meta, linkedin, tiktok, business, ads?, adwords, ad, shop, sales, e-?mail, new, own, current, whole`;
const places = wordList`accounts?, analytics, profiles?, websites?, sites?, web ?pages?, pages?, home ?page, statistics, stats, insights, dashboards?, ads? ?manager, ads?, campaigns?, data, listing, (online )?(shop|store)s?, feed`;
const toLook = new RegExp(
  String.raw`${leadIn}${asks} ${you} ${looks} (?:(?:my|our|the) )(?:${which} ){0,3}${places}\b`,
  "i",
);
const acts = wordList`post, publish, upload, schedule, send, e-?mail, print, launch, start, run, set up, manage, place, switch on, put`;
const own = wordList`it, this, that, them, these, (the|my|our|this) (\w+ )?(text|reply|answer|post|message|e-?mail|mail|newsletter|flyer|letter|ads?|campaigns?|caption)s?`;
const forUs = wordList`for (me|us), on (my|our) behalf, yourself, directly, online, to (my|our|the|all) (\w+ )?(customers|clients|list|page|profile|account|guests|members), (on|to) (google|facebook|instagram|linkedin|my (page|profile|website))`;
const toAct = new RegExp(
  String.raw`${leadIn}${asks} ${you} ${acts} ${own}(?: \w+){0,2}? ${forUs}\b`,
  "i",
);
const pages =
  /\b(?:web ?sites?|sites?|web ?pages?|home ?page|pages?|shops?|stores?|listing|profiles?)\b/i;

/** Says that an account cannot be seen, or nothing can be posted, and what to do instead. */
export function onAbilities(turn: Turn): Outcome | undefined {
  const { message } = turn;
  const asked = toLook.exec(message)?.[0];
  if (asked !== undefined)
    return reply(
      turn,
      pages.test(asked)
        ? "No, I can’t open pages or profiles. Tell me what it offers and what people do there (visits, calls, orders), and I’ll say what I’d change first."
        : "No, I can’t see your accounts. Give me spend, clicks, enquiries and customers for a month, and I’ll say where the money gets lost.",
    );
  return toAct.test(message)
    ? reply(
        turn,
        "No, I only write and work things out here: copy it and send it yourself. I can tell you when is a good time for it.",
      )
    : undefined;
}

function reply(turn: Turn, text: string): Outcome {
  const outcome: Outcome = {
    handled: "ability",
    state: turn.state,
    reply: say(text, {
      source: "marketing",
      next: ["What can you do?", "Help me plan a campaign"],
    }),
  };
  // “And tell me what is wrong” belongs to it; another question does not.
  return turn.message.split("?").length <= 2 ? { ...outcome, whole: true } : outcome;
}
