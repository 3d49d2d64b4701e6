import { isYes } from "../../../dialogue/message/answers.ts";
import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { roomIn } from "../stay/stated.ts";

/** Handles lost property: stores what, where and when, and asks only for what is missing. */

const things = anywhere(wordList`
  teddy( bear)?, plush\w*, cuddly toy, soft toy, toy, doll, phone, charger, laptop, tablet, headphones, wallet, purse, passport, keys?, ring, watch, necklace, ear ?rings?, glasses, sunglasses, jacket, coat, shoes,
  sweater, jumper, scarf, hat, dress, shirt, book, bag, suitcase, camera, medicine, umbrella, retainer, blanket
`);
/** Details rather than lost items: “with a red scarf” describes one, “not the scarf” retracts one. */
const detail =
  /\bwith (?:an? |the )?(?:\w+ ){0,2}\w+|\bnot (?:the|a|my) \w+|\bis on (?:the|it)\b.*$/g;
/** Maximum number of items noted. */
const mostThings = 4;
const notThat = new RegExp(`\\bnot (?:the |my |our |an? )?(${things.source})`, "gi");

/** Returns the items named as lost in addition to those noted before; undefined if there are none. */
function thingsIn(plain: string, before: string): string | undefined {
  const found = [...plain.replace(detail, " ").matchAll(new RegExp(things.source, "gi"))].map(
    ([thing]) => thing,
  );
  if (found.length === 0) return undefined;
  const known = before === "" ? [] : before.split(" and ");
  // “Not the charger, the tablet.”
  const denied = [...plain.matchAll(notThat)].map(([, thing]) => thing);
  const all = [...new Set([...known, ...found])].filter((thing) => !denied.includes(thing));
  return all.length === 0 ? undefined : all.slice(0, mostThings).join(" and ");
}
const left = anywhere(wordList`
  left (my|our|his|her|a|the|it)( \w+){0,3}, (is|are) still in, forgot( \w+){0,3}, lost( \w+){0,3}, left behind, must be in (the|your|our) room, (my|our|his|her)( \w+){0,3} (is|are) in (your|the|our) room
`);
const gone =
  /\b(?:home|left|checked out|stayed|yesterday|last (?:week|night|weekend)|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/;
const day =
  /\b(?:yesterday|today|this morning|(?:last )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|last (?:week|weekend))\b/;
const goesOn = anywhere(wordList`
  post\w*, mail\w*, send\w*, ship\w*, how (much|long|soon), when, who, found, find, look\w*, not want( a)? (room|book), already, i (said|told), where
`);
const kept = /\b(?:how long|until when)\b.*\b(?:keep|kept|hold|store)\b/;
const agrees = (plain: string): boolean =>
  isYes(plain) ||
  /^(?:(?:ok|yes|fine|please) )*(?:do|send|post|ship) (?:it|that|so|this)\b/.test(plain);
/** A request for another copy of a bill is a different matter. */
const otherPaper = /\b(?:bill|invoice|receipt)\b/;
const urgent = /\b(?:passport|wallet|purse|medicine|keys?|phone)\b/;

/** A guest who is still there and stands before the door. */
const inHouse = /\b(?:keys?|key ?cards?|locked|bags?|suitcase)\b/;
/** What it looks like, or where it is to be sent. */
const colours = wordList`black, white, red, blue, green, grey, gray, brown, yellow, pink, silver, gold`;
const kinds = wordList`one, ones, pair, case, cover, cable`;
const begins = wordList`it is, they are, it has, is, the, my, our`;
const toSend = anywhere(wordList`address, street, road, lane, avenue, postcode, zip`);
const looksLike = new RegExp(`^(?:${begins} )*(?:an? (?:\\w+ ){0,2}${kinds}|${colours})\\b`);
const describes = (plain: string): boolean => looksLike.test(plain) || toSend.test(plain);
/** The room stands in this message: “118 maybe”. */
const roomNow = (turn: Turn): boolean => {
  const room = roomIn(turn);
  return room !== undefined && new RegExp(`\\b${room}\\b`).test(turn.plain);
};

export function lostThing(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const known = state.figures ?? {};
  const named = thingsIn(plain, String(known.lost ?? ""));
  const begun = known.lost !== undefined;
  const lately = state.exchanges.slice(-3).some(({ bot }) => bot.includes("lost and found"));
  const says =
    left.test(plain) &&
    named !== undefined &&
    (gone.test(plain) ||
      roomIn(turn) !== undefined ||
      (turn.intent === "lost_property" && !inHouse.test(plain)));
  const about =
    begun &&
    lately &&
    !otherPaper.test(plain) &&
    (named !== undefined ||
      goesOn.test(plain) ||
      day.test(plain) ||
      agrees(plain) ||
      describes(plain) ||
      slots.email !== undefined ||
      roomNow(turn) ||
      kept.test(plain));
  if ((!says && !about) || plain.split(" ").length > 30) return undefined;
  const lost = String(named ?? known.lost ?? "it");
  const on = day.exec(plain)?.[0] ?? known.lostDay;
  const figures: FlowSlots = { ...known, lost, ...(on === undefined ? {} : { lostDay: on }) };
  const room = roomIn(turn);
  const missing = [room === undefined && "the room", on === undefined && "the day you left"].filter(
    (part) => part !== false,
  );
  const noted = `${lost}${room === undefined ? "" : `, room ${room}`}${on === undefined ? "" : `, ${on}`}`;
  const money = /\b(?:how much|cost\w*|price|post\w*|mail\w*|send\w*|ship\w*)\b/.test(plain);
  const text =
    missing.length > 0
      ? `I’m reporting it to lost and found: ${noted}. Tell me ${missing.join(" and ")}, and the desk will look today; we keep things for 90 days.`
      : begun && kept.test(plain)
        ? `For 90 days. The ${lost} stays with lost and found that long, and you can also pick it up or send someone.`
        : begun && agrees(plain)
          ? `Done: lost and found sends the ${lost} on${state.calledName === undefined ? "" : `, for ${state.calledName}`}, as soon as you’ve agreed to the postage. Just reply to their e-mail with your address.`
          : begun && (slots.email !== undefined || describes(plain))
            ? nextStep(state, [
                `Thank you, that’s with your report now. Lost and found writes within a day of finding the ${lost}.`,
                "That’s added too. You don’t need to do anything else.",
              ])
            : money && begun
              ? nextStep(state, [
                  `You only pay the postage; lost and found writes to you with the amount before sending the ${lost}, within a day of finding it.`,
                  `Just the postage, which depends on where it’s going: send your address to desk@harbourhouse.example and they’ll tell you the amount.`,
                ])
              : nextStep(state, [
                  `I’m sorry to hear that. I’ve reported it to lost and found: ${noted}. The desk will look today and write within a day; to have it mailed, you pay the postage.${urgent.test(lost) ? " For that, call the desk right away: it’s open day and night." : ""}`,
                  `It’s with lost and found: ${noted}. You don’t need to do anything else; write to desk@harbourhouse.example if you haven’t heard by tomorrow.`,
                  "You’ll hear within a day either way; lost and found looks again when the room is next made up.",
                ]);
  return {
    handled: "lost_property",
    state: { ...(state.flow === undefined ? state : aside(state)), figures },
    reply: say(text, { source: "hotel", choices: [person] }),
  };
}
