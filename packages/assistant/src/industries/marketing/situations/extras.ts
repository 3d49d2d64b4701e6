import type { Brief } from "./brief.ts";

/** Examples of a reason to come on a quiet day, by trade: small for the owner, and not a discount. */
const byTrade: readonly (readonly [trade: RegExp, examples: string])[] = [
  [
    /\bgroom|\bdogs?\b|\bpets?\b/,
    "a free nail trim, a bandana and a photo, a brushing lesson to watch",
  ],
  [
    /\bbarber|\bhair/,
    "a beard trim or a hot towel with the cut, a coffee while they wait, father-and-son cuts",
  ],
  [
    /\bnails?\b|\bbeauty|\blash|\bbrows?\b/,
    "one nail with art, a hand massage, a small polish to take home",
  ],
  [
    /\bcaf|\bcoffee|\bbaker|\btea ?room/,
    "a biscuit with every coffee, a second cup, a table kept for people who work",
  ],
  [
    /\brestaurant|\bpizz|\bbistro|\bbar\b|\bpub\b/,
    "a starter to share, one dish only that evening, a quiz or a long table",
  ],
  [
    /\byoga|\bgym\b|\bpilates|\bfitness|\bdance/,
    "bring a friend, fifteen minutes of technique after class, tea together",
  ],
  [
    /\bmassage|\bphysio|\bspa\b/,
    "ten minutes more, a warm pack, a short exercise sheet to take home",
  ],
  [
    /\bflorist|\bflowers?\b/,
    "a stem added to every bunch, a ten-minute bouquet lesson, delivery in the street",
  ],
  [
    /\bhotel|\bguest ?house|\bb&b\b/,
    "a late check-out, a bottle of wine in the room, a packed lunch",
  ],
  [
    /\bshop|\bstore|\bboutique/,
    "free gift wrapping, something to try or taste, a first look at what’s new",
  ],
];
const otherwise =
  "ten minutes more, a small thing to take home, a fixed group such as students or seniors";

export function extrasFor({ text }: Brief): string {
  const examples = byTrade.find(([trade]) => trade.test(text.toLowerCase()))?.[1] ?? otherwise;
  return `For example: ${examples}. Take one, and keep it for the quiet days only.`;
}
