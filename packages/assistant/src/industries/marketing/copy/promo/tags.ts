import type { Copy } from "../copy.ts";
import { promoOf } from "./basics.ts";
import { occasionOf } from "./occasions.ts";
import { tradeOf } from "./trades.ts";

const tag = (text: string): string =>
  `#${text.replace(/[^\p{L}\p{N} ]/gu, "").replace(/(?:^| )(\p{L})/gu, (_all, letter: string) => letter.toUpperCase())}`;
/** Returns a text with its hashtags below, if they were asked for. */
export function withTags(copy: Copy, text: string): string {
  const { hashtags, trade, occasion, place } = promoOf(copy);
  if (!hashtags) return text;
  const tags = [
    copy.name,
    occasionOf(occasion)?.name,
    tradeOf(trade)?.id,
    place?.replace(/^in /, ""),
  ]
    .filter((one) => one !== undefined)
    .map(tag);
  return `${text}\n${[...new Set(tags)].join(" ")}`.trim();
}
