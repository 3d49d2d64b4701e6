import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { TradeFigures } from "./figures.ts";

export type Sum = {
  id: string;
  /** The figures that it works with: another of them works it out again. */
  uses: readonly (keyof TradeFigures)[];
  /** Whether a message asks for it, or tells a figure of it in the midst of it. */
  asked: (plain: string, now: TradeFigures, all: TradeFigures, said: string) => boolean;
  worked: (
    all: TradeFigures,
    inMoney: (value: number) => string,
    said: string,
  ) => string | undefined;
};

export const ofAds = anywhere(
  wordList`ads?, facebook, fb, instagram, insta, google, meta, tiktok, boosted, boosting, adverts?`,
);
