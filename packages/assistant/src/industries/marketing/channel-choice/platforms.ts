import type { Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { businessOf } from "../business/stated.ts";
import { tradeOf } from "../channels/channel-questions.ts";
import { serviceOf } from "../drafts/brief/service.ts";

/** Where a visitor may put money or work, by the names they use for it. */
export const platformIds = [
  "google",
  "facebook",
  "instagram",
  "tiktok",
  "linkedin",
  "flyers",
  "email",
  "map",
] as const;
export type PlatformId = (typeof platformIds)[number];

export type Platform = {
  readonly name: string;
  /** How the visitor names it. */
  readonly words: string;
  /** The channel on record that it belongs to, as plans name it. */
  readonly channel: string;
  /** Why it is chosen; `{near}` is what people type. */
  readonly because: string;
  /** Its disadvantage compared with a better one. */
  readonly but: string;
  /** “On Google”, “with flyers”. */
  readonly at: string;
};

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  map: {
    name: "The map listing",
    words: wordList`maps?( listing)?, google maps?, google (business )?profile, map listing`,
    channel: "Map listing",
    because: "it’s free, and it’s what people nearby see first",
    but: "the map listing only shows to people nearby",
    at: "on the map",
  },
  google: {
    name: "Google",
    words: wordList`google( ads?)?, search( ads?)?, paid search, adwords, ads`,
    channel: "Paid search",
    because: "people type {near} there when they want to buy",
    but: "Google only reaches people who already search for it",
    at: "on Google",
  },
  facebook: {
    name: "Facebook",
    words: wordList`facebook( ads?)?, fb( ads?)?, social( media| ads?)?, meta( ads?)?`,
    channel: "Social ads",
    because: "people who don’t know you yet see it there, and pass it on",
    but: "on Facebook people only come across you by chance",
    at: "on Facebook",
  },
  instagram: {
    name: "Instagram",
    words: wordList`instagram( ads?)?, insta( ads?)?, ig( ads?)?`,
    channel: "Social ads",
    because: "people want it once they see it",
    but: "on Instagram people look at pictures and aren’t out to buy",
    at: "on Instagram",
  },
  tiktok: {
    name: "TikTok",
    words: wordList`tik ?tok( ads?)?`,
    channel: "Video and social",
    because: "a good clip reaches people who never heard of you",
    but: "TikTok needs a new video every few days, and most who see it live far away",
    at: "on TikTok",
  },
  linkedin: {
    name: "LinkedIn",
    words: wordList`linked ?in( ads?)?`,
    channel: "LinkedIn",
    because: "you can pick the companies and the jobs of those who see it",
    but: "LinkedIn is for selling to companies, and its clicks are expensive",
    at: "on LinkedIn",
  },
  flyers: {
    name: "Flyers",
    words: wordList`flyers?, leaflets?, door ?hangers?, posters?, print`,
    channel: "Print",
    because: "they reach the streets around you, and you pay once",
    but: "most flyers go in the bin unread",
    at: "with flyers",
  },
  email: {
    name: "E-mail",
    words: wordList`e-?mails?, newsletters?, mailing`,
    channel: "E-mail",
    because: "it goes to people who know you already, and costs next to nothing",
    but: "e-mail only reaches people you already have",
    at: "by e-mail",
  },
};

const named = platformIds.map(
  (id) => [id, new RegExp(`\\b${platforms[id].words}\\b`, "i")] as const,
);

/** Returns the platforms that a text names, in its order; “ads” alone are Google’s only where nothing else is. */
export function platformsIn(plain: string): PlatformId[] {
  const text = plain.replace(
    /\b(facebook|fb|instagram|insta|ig|tik ?tok|linked ?in|meta|social) ads?\b/g,
    "$1",
  );
  return named
    .map(([id, words]) => ({ id, at: text.search(words) }))
    .filter(
      ({ id, at }) =>
        at >= 0 && !(id === "google" && /\bgoogle (?:maps?|business|profile)\b/.test(text)),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

const base: Readonly<Record<PlatformId, number>> = {
  map: 6,
  google: 5,
  flyers: 3,
  facebook: 3,
  instagram: 3,
  email: 4,
  linkedin: 1,
  tiktok: 2,
};

/** How well a platform suits the trade; refused ones come last. */
function worth(turn: Turn, id: PlatformId): number {
  const { refused, contacts, way } = businessOf(turn.state);
  const trade = tradeOf(turn)?.trade;
  const channel = { google: "paid-search", flyers: "print", email: "email" }[String(id)] ?? id;
  if (refused.includes(channel) || (id === "email" && contacts === "none")) return -1;
  if (id === "email" && contacts === "some") return 7;
  if (trade === "event" && (id === "facebook" || id === "instagram")) return 6;
  if (trade === "business" && id === "linkedin") return 4;
  if (way === "online" && id === "flyers") return 0;
  return base[id];
}

/** Whether the visitor does not want it, or cannot use it. */
export const isRefused = (turn: Turn, id: PlatformId): boolean => worth(turn, id) < 0;

/** Returns the better of several platforms. */
export const bestOf = (turn: Turn, ids: readonly PlatformId[]): PlatformId | undefined =>
  ids.toSorted((a, b) => worth(turn, b) - worth(turn, a))[0];

/** “Dog grooming near me”, as people type it. */
export function because(turn: Turn, id: PlatformId): string {
  const { kind, way } = businessOf(turn.state);
  const own = way === "walk_in" || way === "table" ? kind : (serviceOf(kind) ?? kind);
  const isPlace = own === undefined || /^(?:shops?|stores?|bars?|lessons)$/.test(own);
  const near = isPlace ? "what they need" : way === "online" ? "what you sell" : `“${own} near me”`;
  return platforms[id].because.replace("{near}", near);
}
