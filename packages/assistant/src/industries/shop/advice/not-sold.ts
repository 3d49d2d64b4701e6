import { listed, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked } from "../../../records/records.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";

/** Says plainly what the shop does not sell or the catalogue does not state, and offers alternatives. */

/** Figures that buyers ask for and the catalogue does not state. */
const unknownFigures: readonly (readonly [string, RegExp])[] = [
  ["the R-value", /\br ?-?values?\b/],
  ["the wind speed it can take", /\bwind (?:speed|rating|tunnel)\b/],
  [
    "the weight of poles and pegs alone",
    /\bweigh\w*\b.{0,16}\b(?:poles?|pegs?|fly|inner)\b|\b(?:poles?|pegs?)\b.{0,12}\bweigh\w*\b/,
  ],
  ["the CO₂ footprint", /\bco ?2\b|\bcarbon footprint\b/],
  [
    "the country where it’s made",
    /\bmade in\b|\bcountry of origin\b|\bwhere (?:is|are) (?:it|they|these) made\b/,
  ],
];

/** Says plainly that the figure is not given, so that no other figure is mistaken for it. */
export function notGiven(plain: string): string | undefined {
  const names = unknownFigures.filter(([, asks]) => asks.test(plain)).map(([name]) => name);
  return names.length === 0 ? undefined : `The catalogue doesn’t give ${listed(names)}.`;
}

/** Matches anywhere in the message: “hi, for my trip i need …”. */
const sells = anywhere(wordList`
  (do|does|did) (you|u|your shop|the shop)( guys| all)? (also |even |really )?(have|sell|carry|stock|do), (have|has) (you|u) got, got any, any, where are, (am |are )?looking for, look for, need, want,
  (am |are )?after (a|an|some), (search|searching|hunting) for, which, what, show me, buy, recommend, back in stock, under \d+
`);
const goods = anywhere(wordList`
  clothes, clothing, fleeces?, ponchos?, rain ?(coats?|jackets?|wear), boots?, shoes?, sandals, jackets?, coats?, trousers, pants, shirts?, t-?shirts?, socks, gloves, hats?, caps?, hammocks?,
  mats?, mattress\w*, pads?, chairs?, ropes?, (hiking|walking|trekking) poles, bikes?(?! (tours?|trips?|rides?|touring|packing|holiday)), bicycles?, kayaks?, canoes?, skis?, knives, knife,
  compass, maps?, bottles?, flasks?, filters?, towels?, food, coolers?, gps, watches, binoculars, laptops?, smart ?phones?,
  sunglasses, helmets?, liners?, dry ?bags?, first aid kits?, (bear|pepper) spray, mosquito nets?, hand ?warmers?, snow ?shoes?, crampons, ice axes?, power ?banks?, thermos\w*, umbrellas?, camp(ing)? beds?, cots?, tables?, whistles?, headphones, gaiters, pillows?, blankets?, cutlery, pans?, pots?, mugs?, climbing( gear)?, fishing( gear)?
`);

const likes = /\b(?:likes?|loves?|enjoys?|presents?|gifts?|birthday|goes|going|does)\b/;

/** Says plainly that the shop does not sell an item, and what it sells. */
export function unsold(turn: Turn, { plain }: Asked): Outcome | undefined {
  const wanted = goods.exec(plain)?.[0];
  const bare = plain.split(" ").length <= 4;
  if (wanted === undefined || !(bare || sells.test(plain))) return undefined;
  // “A present for my dad, he likes fishing” asks for something that we sell.
  if (likes.test(plain)) return undefined;
  // “What pot fits on it” asks about the current product.
  if (lately(turn) && /\b(?:it|them|this|that)\b/.test(plain)) return undefined;
  if (kindIn(catalogue, plain) !== undefined || namedIn(catalogue, plain).length > 0)
    return undefined;
  // “Does it charge a phone”, “for cooking food” mention the item but ask for something else.
  if (
    new RegExp(
      `\\b(?:for|with|charge|my|our|his|her|their|cook|cooking(?= food)|carry|fits?|on|in) (?:an? |the |my |our )?${wanted}\\b`,
    ).test(plain)
  )
    return undefined;
  const again = turn.state.before === "not_sold";
  return {
    handled: "not_sold",
    state: turn.state,
    reply: say(
      again
        ? `We really have no ${wanted} in any size or colour, and don’t expect any. You’ll do better at another shop for that.`
        : `No, the sample shop has no ${wanted}. It sells ${listed(catalogue.kinds.map(({ plural }) => plural))}. Shall I show you one of these?`,
      {
        source: "shopProducts",
        next: ["A tent for two under $200", "Which sleeping bag is warmest?"],
      },
    ),
  };
}
