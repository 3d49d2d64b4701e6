/** Things with attributes that can be asked about: see `ask.ts`. Each industry defines its own. */

export type Value = number | string | boolean;

export type Thing = {
  id: string;
  /** The name as it appears in a sentence: “Ember sleeping bag”. */
  name: string;
  kind: string;
  /** Matches a message that names it. */
  named: RegExp;
  values: Readonly<Record<string, Value>>;
};

export type Attribute = {
  id: string;
  /** Matches a question about it: “how heavy”, “weight”. */
  asks: RegExp;
  /** Attributes with overlapping words that this one overrides: “filling weight” does not ask for the weight. */
  insteadOf?: readonly string[];
  /** `more` and `less` match the superlatives and comparatives: “warmest”, “warmer”. */
  more?: RegExp;
  less?: RegExp;
  /** The two comparatives: “warmer” and “less warm”. */
  than?: readonly [more: string, less: string];
  /** A smaller value means more of it: a −4 °C sleeping bag is warmer than an 8 °C one. */
  reversed?: true;
  /** Returns the predicate of a sentence about a thing: “weighs 1.9 kg”. Undefined if unknown. */
  says: (thing: Thing) => string | undefined;
  /** Returns the value alone, for a comparison: “1.9 kg”. */
  shows?: (thing: Thing) => string;
  /**
   * Whether a thing has the property: “is it waterproof”, “does it hold three people” (`wanted` is 3), “is it warm
   * enough for −10”. Undefined if the question cannot be answered with yes or no.
   */
  holds?: (thing: Thing, wanted: number | undefined, plain: string) => boolean | undefined;
};

export type Kind = { id: string; named: RegExp; plural: string };

export type Collection = {
  things: readonly Thing[];
  kinds: readonly Kind[];
  attributes: readonly Attribute[];
  /** Attributes that are compared by default, in this order. */
  compareBy: readonly string[];
  /** Returns what a thing is best for, as the end of a comparison. */
  bestFor?: (thing: Thing) => string | undefined;
};

/** What a message can refer back to: the current thing, and those shown with it. */
export type Focus = {
  thing: Thing | undefined;
  shown: readonly Thing[];
  /** The kind that the visitor last named: “the cheapest that fits” refers to it. */
  kind?: string | undefined;
  /** The attribute of the last question: “and the other one?” asks for it again. */
  attribute?: string | undefined;
};

export type Asked = {
  /** See `plainWords`. */
  plain: string;
  question: boolean;
  focus: Focus;
  /** Whether the message begins with “and” or “what about”, and so repeats the last question for another thing. */
  links?: boolean;
  /** Figures in the message: “three people”, “$100”, “minus ten”. */
  figures: {
    people?: number | undefined;
    money?: number | undefined;
    degrees?: number | undefined;
    days?: number | undefined;
    other?: number | undefined;
  };
};

export type Answered = {
  text: string;
  /** The things that the answer is about; “it” now refers to the first. */
  things: readonly Thing[];
  /** The attribute that was asked about. */
  attribute?: string;
  operation: "compare" | "superlative" | "attribute" | "unknown" | "filter";
};
