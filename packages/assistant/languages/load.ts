import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { z } from "zod";
import {
  type LanguageData,
  type LanguagesData,
  type TranslatedId,
  translatedIds,
  type Way,
} from "../src/languages/language.ts";
import { typeset } from "../src/languages/typography.ts";
import { waysOf } from "../src/languages/ways.ts";
import { cachedYaml } from "../training/cached-yaml.ts";

/** Reads what translators write: a folder a language, `languages/README.md` says how. */

const texts = z.record(z.string(), z.string());
const grammar = z.strictObject({
  detect: z.string(),
  endings: z.string(),
  numbers: z.record(z.string(), z.number()),
  joiners: z.string().default(""),
  strict: z.string().default(""),
  classes: z.record(z.string().regex(/^\w+$/), texts),
  names: texts,
  nouns: texts,
  counts: texts,
  and: z.string(),
  onlyEnglish: z.string(),
});
/** By subject, for whoever looks for an entry; `only` names the industry whose words they are. */
const lexicon = z.strictObject({
  only: z.enum(industryIds).optional(),
  ways: z.record(z.string(), texts),
});
const replies = z.strictObject({ labels: texts.default({}), sentences: texts.default({}) });

/** Every language that has a folder. */
export const loadLanguages = (folder: string = import.meta.dirname): LanguagesData =>
  translatedIds.filter((id) => existsSync(join(folder, id))).map((id) => loadLanguage(id, folder));

/**
 * @throws Error that names file and entry of the first mistake.
 */
function loadLanguage(id: TranslatedId, folder: string = import.meta.dirname): LanguageData {
  const own = join(folder, id);
  const { detect, endings, joiners, strict, ...rest } = read(join(own, "grammar.yaml"), grammar);
  const files = readdirSync(own)
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  const named = (start: string) => files.filter((name) => name.startsWith(start));
  const ways = named("understand").flatMap((name): Way[] => {
    const file = read(join(own, name), lexicon);
    return Object.values(file.ways).flatMap((section) =>
      Object.entries(section).map(([way, english]): Way => {
        checked(`${id}/${name}`, way);
        return file.only === undefined
          ? [way, english]
          : [way, english, file.only satisfies IndustryId];
      }),
    );
  });
  const catalogues = named("replies").map((name) => read(join(own, name), replies));
  return {
    id,
    ...rest,
    detect: detect.split(/\s+/).filter(Boolean),
    endings: endings.split(/\s+/).filter(Boolean),
    joiners: joiners.split(/\s+/).filter(Boolean),
    strict: strict.split(/\s+/).filter(Boolean),
    ways,
    onlyEnglish: typeset(id, rest.onlyEnglish),
    labels: typesetAll(id, Object.assign({}, ...catalogues.map(({ labels }) => labels))),
    replies: typesetAll(id, Object.assign({}, ...catalogues.map(({ sentences }) => sentences))),
  };
}

const typesetAll = (id: TranslatedId, entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([english, text]) => [english, typeset(id, text)]),
  );

function checked(file: string, way: string): void {
  try {
    waysOf(way);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function read<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> {
  try {
    const result = shape.safeParse(cachedYaml(readFileSync(file, "utf8")) ?? {});
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join(" > ")}: ${issue?.message}`);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
