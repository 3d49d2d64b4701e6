import type { IndustryId } from "@brightkeel/contracts";

/**
 * The assistant's languages. The engine works in English; messages in other languages are translated into English, and
 * replies back.
 */
export const languageIds = ["en", "es", "de", "fr", "pt"] as const;
export type LanguageId = (typeof languageIds)[number];

/**
 * Languages whose files in `languages/` are complete; for the others the assistant replies with a fixed sentence in
 * that language.
 */
export const spokenIds: readonly LanguageId[] = ["en", "es", "de", "fr", "pt"];

/** A language other than English. */
export type TranslatedId = Exclude<LanguageId, "en">;
export const translatedIds = ["es", "de", "fr", "pt"] as const satisfies readonly TranslatedId[];

/** Each language's own name and its English name. */
export const languageNames: Readonly<Record<LanguageId, { own: string; english: string }>> = {
  en: { own: "English", english: "English" },
  es: { own: "español", english: "Spanish" },
  de: { own: "Deutsch", english: "German" },
  fr: { own: "français", english: "French" },
  pt: { own: "português", english: "Portuguese" },
};

/** Locale for dates, numbers and sums. */
export const localeOf: Readonly<Record<TranslatedId, string>> = {
  es: "es-ES",
  de: "de-DE",
  fr: "fr-FR",
  pt: "pt-BR",
};

/** A phrase pattern with choices such as “(a|b)”, and its English; for one industry or for all. */
export type Way = readonly [way: string, english: string, industry?: IndustryId];

/** Validated translation data for one language: see `languages/README.md`. Serialisable as JSON. */
export type LanguageData = {
  id: TranslatedId;
  /** Words that identify the language. */
  detect: readonly string[];
  /** Endings that may follow a stem written with “~”. */
  endings: readonly string[];
  /** Number words, and the words that join them. */
  numbers: Readonly<Record<string, number>>;
  joiners: readonly string[];
  /** Words that only their accents distinguish from others: “sé” is not “se”. */
  strict: readonly string[];
  /** Words and their English, by placeholder name (“month”). */
  classes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  ways: readonly Way[];
  /** Names in the sample data, with their articles. */
  names: Readonly<Record<string, string>>;
  /** Counted nouns: the English, and the translation in singular and plural (“noche|noches”). */
  nouns: Readonly<Record<string, string>>;
  /** “two” to “fifteen”, with feminine forms where they differ. */
  counts: Readonly<Record<string, string>>;
  /** English sentences and their translations. */
  replies: Readonly<Record<string, string>>;
  /** Short texts on buttons and in cards. */
  labels: Readonly<Record<string, string>>;
  /** The “and” of “a and b”. */
  and: string;
  /** Introduces text that has no translation yet and is sent in English. */
  onlyEnglish: string;
};

/** Data of all languages, as written by the build. */
export type LanguagesData = readonly LanguageData[];
