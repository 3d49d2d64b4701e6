import { returned, type SampleOrder } from "../../orders/sample-order.ts";

/**
 * Fictional orders and products of the sample shop. Dates are relative to today, so that the sample never goes out of
 * date.
 */
export type SampleProduct = {
  id: string;
  name: string;
  kind: "tent" | "pack" | "sleeping bag" | "lamp" | "stove";
  price: number;
  people?: number;
  uses: readonly string[];
  why: string;
  stock: string;
  /** The “Details” section of its page. */
  details: ProductDetails;
};

/** Weights in grams, packed sizes in litres, warmth in degrees Celsius. */
export type ProductDetails = {
  weight: number;
  colour: string;
  material: string;
  waterproof: boolean;
  /** Water resistance, in words. */
  water: string;
  packed?: number;
  packedSize?: string;
  stands?: boolean;
  tall?: boolean;
  /** Whether it withstands strong wind; `wind` says how well. */
  windproof?: boolean;
  wind?: string;
  warmth?: number;
  washable?: boolean;
  volume?: number;
  /** Number of days it holds supplies for. */
  days?: number;
  cabin?: boolean;
  lumens?: number;
  hours?: number;
  rechargeable?: boolean;
  fuel?: string;
  boils?: string;
};

export const products: readonly SampleProduct[] = [
  {
    id: "ridge-2",
    name: "Ridge 2 tent",
    kind: "tent",
    price: 189,
    people: 2,
    uses: ["hiking", "weekend", "light", "summer"],
    why: "1.9 kg, freestanding, up in four minutes; two people with their packs in the porch",
    stock: "In stock",
    details: {
      weight: 1900,
      colour: "moss green",
      material: "nylon with aluminium poles",
      waterproof: true,
      water: "keeps out rain (3,000 mm)",
      packed: 6,
      packedSize: "42 × 14 cm",
      stands: true,
      tall: false,
      windproof: true,
      wind: "stands well into a strong breeze",
    },
  },
  {
    id: "harbour-4",
    name: "Harbour 4 tent",
    kind: "tent",
    price: 329,
    people: 4,
    uses: ["family", "car", "camping", "kids"],
    why: "you can stand in it, and the porch fits a table; 5.4 kg, so you’ll want a car",
    stock: "Back in two weeks",
    details: {
      weight: 5400,
      colour: "sand",
      material: "polyester with steel poles",
      waterproof: true,
      water: "keeps out rain (4,000 mm)",
      packed: 29,
      packedSize: "65 × 24 cm",
      stands: false,
      tall: true,
      windproof: false,
      wind: "needs a sheltered spot in strong wind",
    },
  },
  {
    id: "lee-1",
    name: "Lee 1 shelter",
    kind: "tent",
    price: 119,
    people: 1,
    uses: ["hiking", "light", "bike", "beginner"],
    why: "980 g with a single pole: the lightest and the cheapest roof we have",
    stock: "In stock",
    details: {
      weight: 980,
      colour: "moss green",
      material: "nylon with one pole",
      waterproof: true,
      water: "keeps out rain (2,000 mm)",
      packed: 4,
      packedSize: "38 × 12 cm",
      stands: false,
      tall: false,
      windproof: false,
      wind: "needs a sheltered spot in strong wind",
    },
  },
  {
    id: "cairn-28",
    name: "Cairn 28 pack",
    kind: "pack",
    price: 89,
    uses: ["day", "hiking", "city", "light", "beginner"],
    why: "28 litres for a day out, with a ventilated back",
    stock: "In stock",
    details: {
      weight: 1050,
      colour: "black or rust",
      material: "recycled nylon",
      waterproof: false,
      water: "sheds a shower and has a rain cover, but is not waterproof",
      volume: 28,
      days: 1,
      cabin: true,
    },
  },
  {
    id: "cairn-48",
    name: "Cairn 48 pack",
    kind: "pack",
    price: 139,
    uses: ["weekend", "trek", "hiking", "several days"],
    why: "48 litres for three or four days, and a belt that carries the weight on your hips",
    stock: "In stock",
    details: {
      weight: 1650,
      colour: "black or moss green",
      material: "recycled nylon",
      waterproof: false,
      water: "sheds a shower and has a rain cover, but is not waterproof",
      volume: 48,
      days: 4,
      cabin: false,
    },
  },
  {
    id: "ember",
    name: "Ember sleeping bag",
    kind: "sleeping bag",
    price: 149,
    uses: ["winter", "cold", "trek", "hiking", "light"],
    why: "down, warm to −4 °C, 860 g",
    stock: "In stock",
    details: {
      weight: 860,
      colour: "rust",
      material: "down",
      waterproof: false,
      water: "is down and has to stay dry; it isn’t waterproof",
      packed: 6,
      packedSize: "30 × 16 cm",
      warmth: -4,
      washable: false,
    },
  },
  {
    id: "dune",
    name: "Dune sleeping bag",
    kind: "sleeping bag",
    price: 69,
    uses: ["summer", "kids", "camping", "beginner"],
    why: "washable synthetic, warm to 8 °C, opens flat as a blanket",
    stock: "In stock",
    details: {
      weight: 1200,
      colour: "navy",
      material: "fibre",
      waterproof: false,
      water: "dries fast but isn’t waterproof",
      packed: 9,
      packedSize: "36 × 18 cm",
      warmth: 8,
      washable: true,
    },
  },
  {
    id: "glim",
    name: "Glim headlamp",
    kind: "lamp",
    price: 39,
    uses: ["hiking", "night", "gift", "light"],
    why: "350 lumens, charges by USB-C, 62 g",
    stock: "In stock",
    details: {
      weight: 62,
      colour: "black",
      material: "plastic",
      waterproof: true,
      water: "works in the rain (not under water)",
      lumens: 350,
      hours: 40,
      rechargeable: true,
    },
  },
  {
    id: "wick",
    name: "Wick lantern",
    kind: "lamp",
    price: 49,
    uses: ["camping", "family", "gift", "kids"],
    why: "warm light for a table, 60 hours on low",
    stock: "In stock",
    details: {
      weight: 240,
      colour: "brass",
      material: "brass and glass",
      waterproof: false,
      water: "should stay under cover; it isn’t waterproof",
      lumens: 120,
      hours: 60,
      rechargeable: true,
    },
  },
  {
    id: "kettle",
    name: "Kettle stove",
    kind: "stove",
    price: 65,
    uses: ["hiking", "camping", "gift"],
    why: "boils half a litre in two and a half minutes, even in wind",
    stock: "In stock",
    details: {
      weight: 310,
      colour: "steel",
      material: "steel",
      waterproof: false,
      water: "works in wind but needs cover in heavy rain",
      fuel: "gas canisters with a screw valve",
      windproof: true,
      wind: "burns in wind",
      boils: "half a litre in two and a half minutes",
    },
  },
];

export const sampleOrders: readonly SampleOrder[] = [
  {
    number: "BK-10482",
    item: "Ridge 2 tent and Glim headlamp",
    total: 228,
    ordered: 2,
    arrives: -1,
    state: "on its way",
    note: "Left the sorting centre this morning.",
  },
  {
    number: "BK-10517",
    item: "Cairn 48 pack",
    total: 139,
    ordered: 0,
    arrives: -4,
    state: "preparing",
    note: "It’s being packed and can still be changed.",
  },
  returned({
    number: "BK-10391",
    item: "Ember sleeping bag",
    total: 149,
    ordered: 24,
    arrives: 4,
  }),
  {
    number: "BK-10355",
    item: "Kettle stove",
    total: 65,
    ordered: 15,
    arrives: 11,
    state: "delivered",
    note: "Handed over at the door.",
  },
  {
    number: "BK-10120",
    item: "Wick lantern",
    total: 49,
    ordered: 52,
    arrives: 48,
    state: "delivered",
    note: "Left in the parcel locker.",
  },
];
