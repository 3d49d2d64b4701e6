import { dollars } from "../../dialogue/reply.ts";
import { returnDays } from "../orders/return-period.ts";
import { shopPrices } from "./prices.ts";
import type { SampleProduct } from "./sample.ts";

/**
 * What customers ask of any product beside its figures: how it is put up, used and cleaned, whether it goes back, what
 * is done when it breaks. Each completes a sentence about the product. Made up, like the rest of the sample shop.
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
  "is cleaned with a sponge and lukewarm water, without detergent and never in a machine; let it dry before packing";
const adults = "is cut for grown-ups: size S begins at a height of about 1.50 m";

/** What differs from one product to the next. */
const own: Readonly<Record<string, Care>> = {
  "ridge-2": {
    setUp: "is easy to put up, alone too: about four minutes, and it stands without pegs",
    cleaning: sponge,
    child: "is fine for a child, with an adult beside: it sleeps two",
    vegan: "is nylon and aluminium: nothing of it comes from animals",
  },
  "harbour-4": {
    setUp: "takes two people about a quarter of an hour; it is not hard, but no job for one",
    cleaning: sponge,
    child: "is our family tent, and fine for children: you can stand in it",
    vegan: "is polyester and steel: nothing of it comes from animals",
  },
  "lee-1": {
    setUp: "is easy to put up, alone too: about five minutes, with one pole and pegs",
    cleaning: sponge,
    child: "is made for one, so a small child would sleep alone in it",
    vegan: "is nylon and one pole: nothing of it comes from animals",
  },
  "cairn-28": {
    smallness: "does not pack down: it measures 50 × 30 × 20 cm",
    setUp: "needs no setting up: move the back to your size, then pull the straps tight",
    cleaning: sponge,
    child: adults,
    vegan: "is recycled nylon: nothing of it comes from animals",
    suitsWinter: "is fine in winter: the cold does nothing to it, and the cover keeps snow off",
  },
  "cairn-48": {
    smallness: "does not pack down: it measures 68 × 32 × 26 cm",
    setUp: "needs no setting up: move the back to your size, then pull hip belt and straps tight",
    cleaning: sponge,
    child: adults,
    vegan: "is recycled nylon: nothing of it comes from animals",
    suitsWinter: "is fine in winter: the cold does nothing to it, and the cover keeps snow off",
  },
  ember: {
    setUp: "needs no setting up: shake it out an hour before you sleep, so that the down rises",
    cleaning: "should be cleaned by a specialist, not in a machine; air it after each trip",
    child: "is cut for grown-ups: a small child does not warm so much room",
    vegan: "is filled with duck down, so it is not vegan",
    suitsWinter: "is warm to −4 °C: right for a mild winter night, and not for a colder one",
  },
  dune: {
    setUp: "needs no setting up: unroll it, or open it flat as a blanket",
    cleaning: "can go into the washing machine at 30 °C; dry it in the air",
    suitsWinter: "is warm to 8 °C, so it is for summer",
    child: "is fine for a child: washable, warm to 8 °C, and folded in at the foot for a small one",
    vegan: "is polyester with a fibre filling: nothing of it comes from animals",
  },
  glim: {
    suitsWinter:
      "works in the cold too; the battery lasts longest if you keep it in a pocket until dark",
    smallness: "is small as it is: 62 g, for any pocket",
    setUp: "is simple to use: one large button, and a USB-C cable to charge it",
    cleaning: "is wiped with a damp cloth; the band may be washed by hand",
    child: "is fine for a child: no flame, one large button, and a band from 46 cm",
    vegan: "is plastic with a textile band: nothing of it comes from animals",
  },
  wick: {
    suitsWinter: "works in the cold too, though its battery does not last as long there",
    setUp: "is simple to use: turn the large ring, and charge it by USB-C",
    cleaning: "is wiped with a dry soft cloth",
    child: "is electric, without a flame, but of glass: with a small child keep it out of reach",
    vegan: "is brass and glass: nothing of it comes from animals",
  },
  kettle: {
    lighting:
      "is lit outdoors, on flat ground: fold out the legs, screw the cartridge on upright, open the valve a little and press the igniter. Close the valve to put it out. Never in a tent or a room",
    setUp:
      "is simple: legs out, cartridge on, valve open a little, press the igniter. Outdoors only",
    cleaning:
      "is cleaned once it is cool: take the cartridge off, brush the burner and blow through the jet",
    child: "burns gas, so it is nothing for a child alone: an adult has to be beside it",
    vegan: "is steel: nothing of it comes from animals",
    degrees: "burns down to about −5 °C with a winter mix of gas",
    suitsWinter: "burns down to about −5 °C with a winter mix of gas",
  },
};

const years = ({ kind }: SampleProduct): number => (kind === "tent" || kind === "pack" ? 5 : 2);
const { repair, newsletterDiscount, freeShippingFrom, standardShipping, expressShipping } =
  shopPrices;

/** The size that there is; a pack comes in three, and `size-for.ts` says which. */
function oneSize({ kind, people }: SampleProduct): Care {
  if (kind === "pack") return {};
  const tall = "people up to 195 cm tall";
  if (kind === "sleeping bag") return { oneSize: `comes in one size, for ${tall}` };
  if (kind !== "tent") return { oneSize: "comes in one size" };
  return {
    oneSize: `comes in one size, for ${people === 1 ? "one person" : `${people} people`} up to 195 cm tall`,
  };
}

/** Everything of this kind that is known of a product: by its price, kind and material, and of its own. */
export const careOf = (product: SampleProduct): Care => {
  const { kind, price, id } = product;
  const free = price >= freeShippingFrom;
  return {
    manual:
      kind === "tent"
        ? "has its manual sewn into the bag, and as a PDF on its page under “Details”"
        : "has its manual as a PDF on its page, under “Details”",
    repairing: `is made to be repaired: free within the ${years(product)} years of warranty, then from ${dollars(repair.least)}, and you hear the price first`,
    parts: `has spare parts: write to help@larkspur.example which one; free under warranty, else you hear the price first`,
    ...(kind === "lamp"
      ? { loose: "takes no loose batteries: its own is built in and charges by USB-C" }
      : {}),
    // How long a lamp lasts asks for its battery.
    ...(kind === "lamp"
      ? {}
      : {
          lifetime: `has ${years(product)} years of warranty, and is repaired after that too; how long it really lasts depends on how much you use it`,
        }),
    photos: `is shown from all sides on its page${kind === "tent" ? ", with a short film of how it is pitched" : ""}; I cannot show pictures here`,
    opinions: "has its reviews on its page, unchanged, good and bad; I have none here to quote",
    eco: `${kind === "pack" ? "is of recycled nylon, and " : ""}is made to last and to be repaired; “Details” on its page lists the materials`,
    origins: "has no country of making on record; the shop team can tell you",
    ...(kind === "tent"
      ? {
          degrees:
            "has no temperature of its own: it keeps wind and rain out, and the sleeping bag decides how warm you are",
        }
      : {}),
    ...oneSize(product),
    goesBack: `can go back within ${returnDays} days of delivery, unused and complete, for the full price; returns are free`,
    betterPrice: `stays at ${dollars(price)}, two or more as well. What there is: ${newsletterDiscount}% off a first order for newsletter readers, and one price for the lot from ten on`,
    postage: free
      ? `comes with free standard delivery; express is ${dollars(expressShipping)}`
      : `comes for ${dollars(standardShipping)} standard delivery, express ${dollars(expressShipping)}; from ${dollars(freeShippingFrom)} in the basket standard is free`,
    ...own[id],
  };
};

/** What a child may use alone. */
export const fineForChildren: ReadonlySet<string> = new Set([
  "ridge-2",
  "harbour-4",
  "dune",
  "glim",
]);
