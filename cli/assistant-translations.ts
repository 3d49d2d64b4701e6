import {
  type Coverage,
  cachedModel,
  coverageOf,
  createUnderstander,
  drivenReplies,
  loadLanguages,
} from "@brightkeel/assistant/translations";
import { stringify } from "yaml";

/** Lists what a language cannot say yet, as a file for a translator to fill in. */
export async function missingTranslations(language: string): Promise<string> {
  const data = loadLanguages();
  const found = data.find(({ id }) => id === language);
  if (!found)
    throw new UnknownLanguage(
      `--language must be one of ${data.map(({ id }) => id).join(", ")}${language === "" ? "" : `, not “${language}”`}.`,
    );
  return asFile(
    found.id,
    coverageOf(found, drivenReplies(createUnderstander(await cachedModel()))),
  );
}

class UnknownLanguage extends Error {
  override readonly name = "UnknownLanguage";
}

function asFile(id: string, { sentences, labels, whole }: Coverage): string {
  const share = ((100 * whole.replies) / whole.of).toFixed(1);
  const empty = (missing: Coverage["labels"]) =>
    Object.fromEntries(missing.map(({ english }) => [english, ""]));
  const head = [
    `# ${id}: ${share}% of ${whole.of.toLocaleString("en-US")} replies are wholly translated.`,
    `# Missing: ${sentences.length} sentences, ${labels.length} labels, the most frequent first.`,
  ].join("\n");
  const file = {
    ...(labels.length > 0 && { labels: empty(labels) }),
    ...(sentences.length > 0 && { sentences: empty(sentences) }),
  };
  return `${head}\n${Object.keys(file).length === 0 ? "" : stringify(file, { lineWidth: 0 })}`;
}
