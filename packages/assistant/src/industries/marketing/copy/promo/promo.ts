/** What a text that promotes a business tells, besides the values that every text has. */
export type Promo = {
  readonly form: Form;
  /** Id of the trade. */
  readonly trade?: string;
  /** Id of the occasion. */
  readonly occasion?: string;
  /** “In Leeds”. */
  readonly place?: string;
  readonly items: readonly Item[];
  readonly offer?: string;
  readonly terms?: string;
  /** What opens: “a second shop”. */
  readonly opening?: string;
  /** What is new: “lemon tart”. */
  readonly news?: string;
  /** What readers are to do, if said: “preorder”. */
  readonly act?: string;
  /** Things told without a verb: “raffle at eight”. */
  readonly details: readonly string[];
  /** The job a review is asked for. */
  readonly job?: string;
  readonly hashtags: boolean;
  /** Whether a picture sign was asked for. */
  readonly emoji?: boolean;
  /** Whether it invites. */
  readonly invites?: boolean;
  /** How many other subject lines were asked for. */
  readonly subject?: number;
  readonly limit?: Limit;
};
/** Something with a price; a price “from” is the lowest of several. */
export type Item = {
  readonly what: string;
  readonly price: string;
  readonly from: boolean;
  readonly per?: string;
};
export type Limit = {
  readonly most: number;
  readonly of: "words" | "characters" | "lines" | "sentences";
};

export type Form = "post" | "slogans" | "headlines" | "subjects" | "bio" | "description" | "review";

export const blankPromo: Promo = { form: "post", items: [], details: [], hashtags: false };

/** Forms that are lists of lines to choose from. */
export const isListed = ({ form }: Promo): boolean =>
  form === "slogans" || form === "headlines" || form === "subjects";
