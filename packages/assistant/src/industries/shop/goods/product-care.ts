import { dollars } from "../../../dialogue/reply/reply.ts";
import { returnDays } from "../../orders/return-period.ts";
import { shopPrices } from "./prices.ts";
import type { SampleProduct } from "./sample.ts";

/**
 * Answers about products other than figures: setting up, use, cleaning, returns, repairs. Each completes a sentence
 * about the product. Fictional, like the rest of the sample shop.
 */

export const careIds = [
  "lighting",
  "setUp",
  "cleaning",
  "manual",
  "child",
  "loose",
  "repairing",
  "parts",
  "lifetime",
  "photos",
  "opinions",
  "vegan",
  "eco",
  "origins",
  "oneSize",
  "goesBack",
  "betterPrice",
  "postage",
  "suitsWinter",
  "degrees",
  "smallness",
] as const;
export type CareId = (typeof careIds)[number];

type Care = Partial<Record<CareId, string>>;

const sponge =
  "is cleaned with a sponge and lukewarm water, no detergent and never in a machine; let it dry before packing";
const adults = "is sized for adults: size S starts at a height of about 1.50 m";

/** Answers that differ between products. */
const own: Readonly<Record<string, Care>> = {
  "ridge-2": {
    setUp: "is easy to put up, even alone: about four minutes, and it’s freestanding",
    cleaning: sponge,
    child: "is fine for a child with an adult there, since it sleeps two",
    vegan: "is nylon and aluminium, with no animal materials",
  },
  "harbour-4": {
    setUp: "takes two people about a quarter of an hour; it is not hard, but no job for one",
    cleaning: sponge,
    child: "is our family tent and great for kids, and you can stand up in it",
    vegan: "is polyester and steel, with no animal materials",
  },
  "lee-1": {
    setUp: "is easy to put up, even alone: about five minutes, with one pole and pegs",
    cleaning: sponge,
    child: "is made for one, so a small child would sleep in it alone",
    vegan: "is nylon with one pole, and no animal materials",
  },
  "cairn-28": {
    smallness: "doesn’t pack down: it measures 50 × 30 × 20 cm",
    setUp: "doesn’t need setting up: adjust the back to your size, then tighten the straps",
    cleaning: sponge,
    child: adults,
    vegan: "is recycled nylon, with no animal materials",
    suitsWinter: "is fine in winter: cold doesn’t affect it, and the cover keeps snow off",
  },
  "cairn-48": {
    smallness: "doesn’t pack down: it measures 68 × 32 × 26 cm",
    setUp:
      "doesn’t need setting up: adjust the back to your size, then tighten the hip belt and straps",
    cleaning: sponge,
    child: adults,
    vegan: "is recycled nylon, with no animal materials",
    suitsWinter: "is fine in winter: cold doesn’t affect it, and the cover keeps snow off",
  },
  ember: {
    setUp: "doesn’t need setting up: shake it out an hour before bed so the down can loft",
    cleaning: "should be cleaned by a specialist, not in a machine; air it out after each trip",
    child: "is sized for adults: a small child can’t warm that much space",
    vegan: "is filled with duck down, so it is not vegan",
    suitsWinter: "is warm to −4 °C: right for a mild winter night, but not a colder one",
  },
  dune: {
    setUp: "doesn’t need setting up: unroll it, or open it flat as a blanket",
    cleaning: "is machine washable at 30 °C; let it air-dry",
    suitsWinter: "is warm to 8 °C, so it is for summer",
    child:
      "is fine for a child: it’s washable and warm to 8 °C, and you can fold up the foot end for a small one",
    vegan: "is polyester with a synthetic fill, and no animal materials",
  },
  glim: {
    suitsWinter:
      "works in the cold too; the battery lasts longest if you keep it in a pocket until dark",
    smallness: "is small already: 62 g, and fits any pocket",
    setUp: "is easy to use: one large button, and a USB-C cable to charge it",
    cleaning: "is wiped clean with a damp cloth; you can wash the band by hand",
    child: "is fine for a child: no flame, one large button, and a band from 46 cm",
    vegan: "is plastic with a fabric band, and no animal materials",
  },
  wick: {
    suitsWinter: "works in the cold too, but its battery doesn’t last as long",
    setUp: "is easy to use: turn the large ring, and charge it by USB-C",
    cleaning: "is wiped clean with a soft, dry cloth",
    child: "is electric, with no flame, but it’s glass, so keep it out of a small child’s reach",
    vegan: "is brass and glass, with no animal materials",
  },
  kettle: {
    lighting:
      "is lit outdoors, on flat ground: fold out the legs, screw the canister on upright, open the valve a little and press the igniter. Close the valve to put it out. Never use it in a tent or a room",
    setUp:
      "is simple: legs out, canister on, valve open a little, press the igniter. Outdoors only",
    cleaning:
      "is cleaned once it’s cool: take off the canister, brush the burner and blow through the jet",
    child: "burns gas, so it isn’t for a child alone; an adult has to be there",
    vegan: "is steel, with no animal materials",
    degrees: "works down to about −5 °C with a winter gas mix",
    suitsWinter: "works down to about −5 °C with a winter gas mix",
  },
};

const years = ({ kind }: SampleProduct): number => (kind === "tent" || kind === "pack" ? 5 : 2);
const { repair, newsletterDiscount, freeShippingFrom, standardShipping, expressShipping } =
  shopPrices;

/** The only size; packs come in three, and `size-for.ts` says which. */
function oneSize({ kind, people }: SampleProduct): Care {
  if (kind === "pack") return {};
  const tall = "people up to 195 cm tall";
  if (kind === "sleeping bag") return { oneSize: `comes in one size, for ${tall}` };
  if (kind !== "tent") return { oneSize: "comes in one size" };
  return {
    oneSize: `comes in one size, for ${people === 1 ? "one person" : `${people} people`} up to 195 cm tall`,
  };
}

/** All such answers for a product: by its price, kind and material, and its own. */
export const careOf = (product: SampleProduct): Care => {
  const { kind, price, id } = product;
  const free = price >= freeShippingFrom;
  return {
    manual:
      kind === "tent"
        ? "has its manual sewn into the bag, and as a PDF on its page under “Details”"
        : "has its manual as a PDF on its page, under “Details”",
    repairing: `is made to be repaired: free during the ${years(product)} years of warranty, then from ${dollars(repair.least)}, and we’ll tell you the price first`,
    parts: `has spare parts: write to help@larkspur.example and name the one you need; they’re free under warranty, otherwise you’ll get the price first`,
    ...(kind === "lamp"
      ? { loose: "doesn’t take loose batteries: its own is built in and charges by USB-C" }
      : {}),
    // For a lamp, “how long does it last” is about the battery.
    ...(kind === "lamp"
      ? {}
      : {
          lifetime: `has a ${years(product)}-year warranty and can be repaired after that too; how long it lasts depends on how much you use it`,
        }),
    photos: `has photos from every side on its page${kind === "tent" ? ", with a short video of the setup" : ""}; I can’t show pictures here`,
    opinions: "has its reviews on its page, unedited, good and bad; I don’t have any here to quote",
    eco: `${kind === "pack" ? "is made of recycled nylon, and " : ""}is made to last and to be repaired; you’ll find the materials under “Details” on its page`,
    origins: "has no country of origin listed here, but the shop team can tell you",
    ...(kind === "tent"
      ? {
          degrees:
            "doesn’t have a temperature rating: it keeps wind and rain out, and your sleeping bag decides how warm you are",
        }
      : {}),
    ...oneSize(product),
    goesBack: `can be returned within ${returnDays} days of delivery, unused and complete, for a full refund; returns are free`,
    betterPrice: `costs ${dollars(price)} each, even for two or more. There’s ${newsletterDiscount}% off a first order for newsletter readers, and one price for all of them from ten on`,
    postage: free
      ? `ships free with standard delivery; express is ${dollars(expressShipping)}`
      : `ships for ${dollars(standardShipping)} with standard delivery or ${dollars(expressShipping)} with express; standard is free from ${dollars(freeShippingFrom)} in the basket`,
    ...own[id],
  };
};

/** Products that a child may use alone. */
export const fineForChildren: ReadonlySet<string> = new Set([
  "ridge-2",
  "harbour-4",
  "dune",
  "glim",
]);
