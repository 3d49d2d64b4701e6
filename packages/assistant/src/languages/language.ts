import type { IndustryId } from "@brightkeel/contracts";

/** What the assistant speaks. English is what it thinks in; the others are translated on the way in and out. */
export const languageIds = ["en", "es", "de", "fr", "pt"] as const;
export type LanguageId = (typeof languageIds)[number];

/** Those whose files in `languages/` are filled; the others are met with a sentence of theirs. */
export const spokenIds: readonly LanguageId[] = ["en", "es", "de", "fr", "pt"];

/** A language that is translated. */
export type TranslatedId = Exclude<LanguageId, "en">;
export const translatedIds = ["es", "de", "fr", "pt"] as const satisfies readonly TranslatedId[];

/** As a language calls itself, and as English does. */
export const languageNames: Readonly<Record<LanguageId, { own: string; english: string }>> = {
  en: { own: "English", english: "English" },
  es: { own: "español", english: "Spanish" },
  de: { own: "Deutsch", english: "German" },
  fr: { own: "français", english: "French" },
  pt: { own: "português", english: "Portuguese" },
};

/** How dates, numbers and sums are written. */
export const localeOf: Readonly<Record<TranslatedId, string>> = {
  es: "es-ES",
  de: "de-DE",
  fr: "fr-FR",
  pt: "pt-BR",
};

/** One way to say something, with choices written out, and its English; of one industry, or of all. */
export type Way = readonly [way: string, english: string, industry?: IndustryId];

/** Everything that translators wrote of one language, checked: see `languages/README.md`. JSON. */
export type LanguageData = {
  id: TranslatedId;
  /** Words by which it is known. */
  detect: readonly string[];
  /** What may follow a stem that is written with “~”. */
  endings: readonly string[];
  /** Number words, and what joins them. */
  numbers: Readonly<Record<string, number>>;
  joiners: readonly string[];
  /** Words that are other words without their accents: “sé” is not “se”. */
  strict: readonly string[];
  /** By the name of a place in a way (“month”): words and their English. */
  classes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  ways: readonly Way[];
  /** Things of the sample data, with their articles. */
  names: Readonly<Record<string, string>>;
  /** What is counted, in English and in one and several: “noche|noches”. */
  nouns: Readonly<Record<string, string>>;
  /** “two” to “fifteen”, and forms of theirs that go with feminine words. */
  counts: Readonly<Record<string, string>>;
  /** English sentences with their translations. */
  replies: Readonly<Record<string, string>>;
  /** Short texts on buttons and in cards. */
  labels: Readonly<Record<string, string>>;
  /** “a and b”. */
  and: string;
  /** Leads what nobody has translated yet. */
  onlyEnglish: string;
};

/** What all languages are made of, as the build writes it. */
export type LanguagesData = readonly LanguageData[];
