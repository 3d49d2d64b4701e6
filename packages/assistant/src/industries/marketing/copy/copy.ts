import type { Channel } from "../drafts/channel.ts";
import type { Told } from "./own/line.ts";
import type { Promo } from "./promo/promo.ts";

/** A text as a record: what it announces and how. It is filled from the whole conversation and rendered anew each time. */
export type Copy = {
  purpose: Purpose;
  channel?: Channel;
  /** Who reads it: “parents”, “Mrs Novak”. */
  audience?: string;
  name?: string;
  owner?: string;
  phone?: string;
  mail?: string;
  link?: string;
  address?: string;
  /** The place of an event: “St Mark’s church”. */
  where?: string;
  currency?: string;
  /** What it is about: “sourdough workshop”. */
  what?: string;
  /** Days as they are written in the text: “24 to 27 December”. */
  on?: string;
  from?: string;
  until?: string;
  back?: string;
  /** The day it was before it moved. */
  before?: string;
  hours?: string;
  price?: string;
  oldPrice?: string;
  /** How much it goes up: “€3”, “5%”. */
  rise?: string;
  /** How many places are left, and of what: “5 places”. */
  left?: string;
  /** What went wrong, as a clause: “you waited 40 minutes”. */
  complaint?: string;
  /** The sum that an appeal is to raise. */
  goal?: string;
  reason?: string;
  offer?: string;
  terms?: string;
  /** Whether the money is given back. */
  refund?: true;
  emergency?: true;
  /** Whether it begins with an apology. */
  sorry?: true;
  /** Sentences for the readers, in the order in which they were told. */
  statements: string[];
  /** What must not be in it. */
  banned: string[];
  tone: "plain" | "warm" | "formal" | "fun";
  short: boolean;
  long: boolean;
  noEmoji: boolean;
  noExclamation: boolean;
  noPrice: boolean;
  noReason: boolean;
  /** Which wording, counted from 0. */
  variant: number;
  versions: number;
  /** What a promotion tells besides. */
  promo?: Promo;
  /** How many headlines or subject lines are asked for in its place. */
  lines?: number;
  /** What was told for it in the visitor’s own words. */
  told?: Told;
};

export const purposes = [
  "closed",
  "price",
  "cancelled",
  "moved",
  "place",
  "event",
  "left",
  "job",
  "apology",
  "review",
  "reminder",
  "thanks",
  "appeal",
  "back",
  "promo",
] as const;
export type Purpose = (typeof purposes)[number];

export const blankCopy = (purpose: Purpose): Copy => ({
  purpose,
  statements: [],
  banned: [],
  tone: "plain",
  short: false,
  long: false,
  noEmoji: false,
  noExclamation: false,
  noPrice: false,
  noReason: false,
  variant: 0,
  versions: 1,
});
