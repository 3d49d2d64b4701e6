import type { Attribute, Thing } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/**
 * How products stand up to weather and rough use, as yes-or-no questions rarely answer: condensation, mould, sun, salt,
 * falls, heights. Fictional, and in agreement with the written questions.
 */

type Outdoor = {
  id: string;
  asks: RegExp;
  /** Attributes that share words with this one and are not meant when it is. */
  insteadOf: readonly string[];
  /** The predicate for each kind or product; a product’s own goes first. */
  says: Readonly<Record<string, string>>;
  /** Whether a yes-or-no question is answered with yes, by kind or product. */
  holds?: Readonly<Record<string, boolean>>;
};

const packedWet = wordList`(pack(ed|ing)?|stor(e|ed|ing)|roll(ed|ing)?|put|fold(ed|ing)?)( \w+){0,3} (wet|damp|moist)`;

const outdoor: readonly Outdoor[] = [
  {
    id: "condensation",
    asks: anywhere(wordList`
      condens\w+, clammy, stuffy, steams? up, moisture, (damp|wet|humid) (on the )?inside, (sweat\w*|drip\w*|mist\w*) (\w+ )?inside
    `),
    insteadOf: ["waterproof", "back", "tall"],
    says: {
      tent: "gets some condensation on cool nights, as any tent does; keep both vents open and the fly taut, and the inner tent stays dry",
      "lee-1":
        "gets some condensation on cool nights, as any small shelter does; keep the vent open and camp away from water",
    },
  },
  {
    id: "mould",
    asks: anywhere(wordList`moul?d\w*, mildew\w*, musty, rot(s|ting)?, ${packedWet}`),
    insteadOf: ["waterproof", "packedSize", "smallness", "weight"],
    says: {
      tent: "can be packed wet for a day, but dry it fully at home or it goes mouldy, which the warranty doesn’t cover",
      "sleeping bag":
        "has to be dry before it’s stored, loose in a large bag; mould isn’t covered by the warranty",
      pack: "can get wet, but let it dry open before you store it; mould isn’t covered by the warranty",
    },
  },
  {
    id: "reproofing",
    asks: anywhere(wordList`
      re-?proof\w*, proofing, proofer, re-?waterproof\w*, impregnat\w*, seam ?seal\w*, sealants?, waterproof (it|the \w+) again, (spray|wash|treat\w*|stuff) (to|for|that) (waterproof|proof|water), waterproofing (spray|kit|again),
      (renew|restore|refresh|redo) the (coating|finish|dwr|waterproofing)
    `),
    insteadOf: ["waterproof", "cleaning", "washable", "material", "coating", "stock"],
    says: {
      tent: "needs no sealing when new: the seams are taped. After some years of sun, a spray from any outdoor store restores the fabric; we don’t sell one",
      pack: "can be treated with any waterproofing spray from an outdoor store; we don’t sell one",
    },
  },
  {
    id: "coating",
    asks: anywhere(wordList`
      coat(ing|ings|ed), dwr, water[- ]?repell?\w*, silnylon, sil ?poly, silicone, pu, polyurethane
    `),
    insteadOf: ["waterproof", "hours", "lifetime", "denier"],
    says: {
      tent: "has a polyurethane (PU) coating and a PFAS-free water-repellent finish; years of sun wear it out, and a spray restores it",
      pack: "has a polyurethane (PU) coating inside and a PFAS-free water-repellent finish",
      "sleeping bag": "has a shell with a PFAS-free water-repellent finish, and no coating",
    },
  },
  {
    id: "sun",
    asks: anywhere(wordList`
      uv, sun ?light, sun ?shine, strong sun, hot sun, in the sun, (bleach|fade)(s|d|ing)?, (left|leave|leaving|stays?|stay(ed|ing)?|keep|pitched|standing|stand)( \w+){0,4} (all|whole|entire|permanently|for (weeks|months|\w+ (weeks|months)))( (summer|season|year))?
    `),
    insteadOf: ["use:summer", "setUp", "stands", "hours", "days", "warmth", "tall", "season"],
    says: {
      tent: "can stand for a few weeks, but sun weakens any fabric: take it down in between or pitch it in the shade, not out all summer",
      pack: "fades a little in strong sun over the years, which doesn’t weaken it",
    },
    holds: { tent: false },
  },
  {
    id: "coast",
    asks: anywhere(wordList`
      seaside, sea ?shore, (by|near|at|on|in|to) the (sea|ocean|coast|beach|shore|seaside), beach\w*, coast\w*, salt(y)?( (water|air|spray))?, sandy
    `),
    insteadOf: ["wind", "colour", "use:camping", "use:summer"],
    says: {
      tent: "is fine by the sea with long sand pegs or bags of sand to hold it; rinse off the salt with fresh water afterwards",
      "ridge-2":
        "is fine by the sea and stands well into a strong breeze: tie its lines to bags of sand, and rinse off the salt afterwards",
      pack: "is fine by the sea; rinse salt off the zippers and buckles afterwards",
      lamp: "is fine by the sea; wipe off salt the same day",
      stove: "is fine by the sea, out of the wind; rinse off salt the same day and dry it",
    },
    holds: { tent: true, pack: true, lamp: true, stove: true },
  },
  {
    id: "falls",
    asks: anywhere(wordList`
      (drop(s|ped|ping)?|knock\w*|bump\w*) (it|them|one|this|that|the (glim|wick|lamp|headlamp|lantern|stove|kettle))(?! in), falls? (down|off|over|on(to)?|from), gets? dropped, shock ?proof, drop ?proof, unbreakable, break(s|able)? easily, fragile
    `),
    insteadOf: ["toughness", "repairing"],
    says: {
      glim: "takes a fall from head height without trouble; damage from a harder fall isn’t covered by the warranty, but can be repaired",
      wick: "has a glass shade, which a fall can break; that isn’t covered by the warranty, but can be repaired",
      stove:
        "is steel and takes a knock; if a leg or the valve gets bent in a fall, don’t light it, and send us a photo",
    },
  },
  {
    id: "hanging",
    asks: /\b(?:hangs?|hung|hanging|hook)\b(?! on\b)/,
    insteadOf: ["inTent", "included"],
    says: {
      wick: "hangs from the ring at its top, and stands on a table",
      glim: "can be hung up by its band",
    },
    holds: { lamp: true },
  },
  {
    id: "altitude",
    asks: anywhere(wordList`
      altitudes?, high up, (\d,?\d{3}|\d{4}) ?(m|metres?|meters?|ft|feet)( high| up)?, thin air, high (camps?|mountains?)
    `),
    insteadOf: ["weight", "height", "use:hiking", "use:camping", "boils"],
    says: {
      stove:
        "works at altitude too, at 4,000 m as well: gas burns there, water just boils at a lower temperature, so food takes longer. Use a winter mix in the cold",
    },
    holds: { stove: true },
  },
];

/** The entry for a product, or else for its kind. */
const own = <Value>(of: Readonly<Record<string, Value>>, { id, kind }: Thing): Value | undefined =>
  of[id] ?? of[kind];

export const outdoorAttributes: readonly Attribute[] = outdoor.map(
  ({ id, asks, insteadOf, says, holds }): Attribute => ({
    id,
    asks,
    insteadOf,
    says: (thing) => own(says, thing),
    ...(holds ? { holds: (thing: Thing) => own(holds, thing) } : {}),
  }),
);
