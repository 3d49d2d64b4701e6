/** Things with attributes, and what one may ask of them: see `ask.ts`. Each industry says what its own are. */

export type Value = number | string | boolean;

export type Thing = {
  id: string;
  /** As it is called in a sentence: “Ember sleeping bag”. */
  name: string;
  kind: string;
  /** Words by which a message names it. */
  named: RegExp;
  values: Readonly<Record<string, Value>>;
};

export type Attribute = {
  id: string;
  /** Words that ask for it: “how heavy”, “weight”. */
  asks: RegExp;
  /** Others that share its words and are not meant where this one is known: the weight of the filling is no weight. */
  insteadOf?: readonly string[];
  /** What a thing is that has more of it than all others, and what one that has less: “warmest”, “warmer”. */
  more?: RegExp;
  less?: RegExp;
  /** “warmer” and “less warm”: how one thing is said to stand to another. */
  than?: readonly [more: string, less: string];
  /** A smaller figure is more of it: −4 °C is warmer than 8 °C. */
  reversed?: true;
  /** What is said of a thing that has it, after its name: “weighs 1.9 kg”. Undefined where nothing is known. */
  says: (thing: Thing) => string | undefined;
  /** The value by itself, beside another: “1.9 kg”. */
  shows?: (thing: Thing) => string;
  /**
   * Whether what was asked is so: “is it waterproof”, “does it hold three people” (wanted is 3), “is it warm enough for
   * −10”. Undefined where it can be neither.
   */
  holds?: (thing: Thing, wanted: number | undefined, plain: string) => boolean | undefined;
};

export type Kind = { id: string; named: RegExp; plural: string };

export type Collection = {
  things: readonly Thing[];
  kinds: readonly Kind[];
  attributes: readonly Attribute[];
  /** What things are compared by when nothing else is said, in this order. */
  compareBy: readonly string[];
  /** A word on what a thing is best for, at the end of a comparison. */
  bestFor?: (thing: Thing) => string | undefined;
};

/** What a message may lean on: the thing talked about last, and those that were shown with it. */
export type Focus = {
  thing: Thing | undefined;
  shown: readonly Thing[];
  /** The kind that the visitor named last: “the cheapest that fits” is one of it. */
  kind?: string | undefined;
  /** The attribute that was asked about last: “and the other one?” asks for it again. */
  attribute?: string | undefined;
};

export type Asked = {
  /** See `plainWords`. */
  plain: string;
  question: boolean;
  focus: Focus;
  /** It begins with “and” or “what about”: what was asked before is asked of another one. */
  links?: boolean;
  /** Figures that the message names for anything: “three people”, “$100”, “minus ten”. */
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
  /** What was spoken of; the first is “it” from now on. */
  things: readonly Thing[];
  /** What was asked about. */
  attribute?: string;
  operation: "compare" | "superlative" | "attribute" | "unknown" | "filter";
};
