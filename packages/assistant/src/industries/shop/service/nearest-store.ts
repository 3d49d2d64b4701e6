import { capital, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { storeOf } from "./store-places.ts";

/** Answers which store is the nearest to a city or state of the home country. */

const asksNear = anywhere(wordList`
  near(est|er|by)?, close(st|r|by)?( to)?, next to me, how far, (any|a|your) (stores?|shops?)( \w+)? (in|around|near), (stores?|shops?) (in|around|near)
`);
const asksStore = /\b(?:stores?|shops?|branch\w*|one|you|location)\b/;
const mostWords = 16;

export function nearestStore({ plain, state }: Turn): Outcome | undefined {
  if (plain.split(" ").length > mostWords || !asksNear.test(plain)) return undefined;
  const ofStores =
    state.exchanges.slice(-2).some(({ bot }) => bot.includes("Portland, Boulder and Burlington")) ||
    /\b(?:stores?|shops?|branch\w*)\b/.test(plain);
  const found = storeOf(plain);
  if (!found || !ofStores || !asksStore.test(plain)) return undefined;
  const { place, store } = found;
  return {
    handled: "store_location",
    whole: true,
    state,
    reply: say(
      store.toLowerCase() === place
        ? `Yes, we have a store in ${store}, open Monday to Saturday 10:00–19:00 and Sunday 11:00–17:00.`
        : `From ${place.split(" ").map(capital).join(" ")}, the nearest of our three stores is ${store}. If that’s too far, we deliver to your door, and returns by post are free.`,
      { source: "shop", next: ["How long does delivery take?"] },
    ),
  };
}
