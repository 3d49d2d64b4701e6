import { capitalLike } from "./capital.ts";
import type { LanguageData } from "./language.ts";
import type { Template, Templates } from "./template.ts";
import { marked } from "./typography.ts";
import { createValues } from "./values.ts";

/** Translations of sentences and short labels, keyed by the English text with its values replaced by placeholders. */
export type Catalogue = {
  /** Undefined if there is no translation yet. */
  sentence(english: string): string | undefined;
  label(english: string): string | undefined;
  /** Whether a position in a sentence is inside one of its values. */
  isValueAt(english: string, place: number): boolean;
};

export function createCatalogue(data: LanguageData, templates: Templates): Catalogue {
  const values = createValues(data);
  const byKey = (entries: Readonly<Record<string, string>>) => {
    const found = new Map<string, string>();
    for (const [english, text] of Object.entries(entries)) {
      const quoted = templates.of(english, { quoted: /\{q\}/.test(text) });
      found.set(quoted.key, text.replaceAll("{q}", `{${quotedAt(quoted)}}`));
    }
    return found;
  };
  const replies = byKey(data.replies);
  const labels = byKey(data.labels);

  function filled(text: string, { slots }: Template, english: string): string {
    const out = text.replace(/\{(\d+)(?:\.(\w+))?\}/g, (_all, index: string, form?: string) => {
      const slot = slots[Number(index) - 1];
      return slot ? values.text(slot, form) : "";
    });
    if (/^[“(]?\p{Lu}/u.test(english)) return capitalLike(english, out);
    return data.id === "de" || !/^\p{Ll}/u.test(english)
      ? out
      : out.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  }

  function find(english: string, entries: ReadonlyMap<string, string>): string | undefined {
    for (const quoted of [false, true]) {
      const template = templates.of(english, { quoted });
      const text = entries.get(template.key);
      if (text !== undefined) return filled(text, template, english);
      // A text of values and punctuation only needs no translation.
      if (
        !quoted &&
        template.slots.length > 0 &&
        /^[\s\d.,;:–+×()/]*$/.test(template.key.replace(/\{\w+\}/g, ""))
      )
        return filled(
          numbered(template.key).replace(/[:;]/g, (mark) => marked(data.id, "", mark)),
          template,
          english,
        );
    }
    return undefined;
  }

  return {
    sentence: (english) => find(english, replies) ?? find(english, labels),
    label: (english) => find(english, labels) ?? find(english, replies),
    isValueAt: (english, place) =>
      templates.of(english).slots.some(({ at, text }) => at <= place && place < at + text.length),
  };
}

const quotedAt = ({ slots }: Template): number =>
  slots.findIndex(({ kind }) => kind === "quoted") + 1;

/** “{date} – {date}” → “{1} – {2}”. */
function numbered(key: string): string {
  let at = 0;
  return key.replace(/\{\w+\}/g, () => {
    at += 1;
    return `{${at}}`;
  });
}
