import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { TradeFigures } from "./figures.ts";

export type Sum = {
  id: string;
  /** The figures it uses: a new value for one of them recalculates it. */
  uses: readonly (keyof TradeFigures)[];
  /** Whether a message asks for it, or gives one of its figures while it is in progress. */
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
