import { wordList } from "../../../understanding/word-list.ts";

/** The store nearest to the cities and states of the home country: Portland (Oregon), Boulder, Burlington (Vermont). */
const near: readonly (readonly [store: string, places: string])[] = [
  [
    "Portland",
    wordList`
      portland, oregon, seattle, tacoma, spokane, washington state, california, san francisco, oakland, sacramento, los angeles, san diego, san jose, idaho, boise, nevada, reno, las vegas, hawaii, honolulu, alaska, anchorage, eugene, salem
    `,
  ],
  [
    "Boulder",
    wordList`
      boulder, colorado, denver, utah, salt lake city, wyoming, montana, arizona, phoenix, tucson, new mexico, santa fe, albuquerque, texas, austin, dallas, houston, san antonio, kansas, nebraska, omaha, oklahoma, dakota, minnesota, minneapolis, missouri, st louis, louisiana, new orleans, chicago, illinois, iowa, wisconsin, milwaukee
    `,
  ],
  [
    "Burlington",
    wordList`
      burlington, vermont, boston, massachusetts, maine, new hampshire, connecticut, rhode island, new york, brooklyn, albany, buffalo, new jersey, philadelphia, pennsylvania, pittsburgh, ohio, cleveland, michigan, detroit, maryland, baltimore, washington dc, virginia, carolina, charlotte, georgia, atlanta, florida, miami, orlando, tampa, tennessee, nashville, indiana, kentucky
    `,
  ],
];
const patterns = near.map(([store, places]) => [store, new RegExp(`\\b${places}\\b`)] as const);

/** The place in the home country that a message names, with the store nearest to it. */
export function storeOf(plain: string): { place: string; store: string } | undefined {
  for (const [store, places] of patterns) {
    const place = places.exec(plain)?.[0];
    if (place !== undefined) return { place, store };
  }
  return undefined;
}
