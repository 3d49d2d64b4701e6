import { type IndustryId, industryIds, limits } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { loadLanguages } from "../../languages/load.ts";
import { cachedModel } from "../../training/cached-model.ts";
import { freshState } from "../dialogue/types.ts";
import { sampleHost } from "../sample-host.ts";
import { seededRandom } from "../understanding/random.ts";
import { createUnderstander } from "../understanding/understand.ts";
import { cpuTime, within } from "../within-for-tests.ts";
import { converse, createLanguages } from "./languages.ts";

/** Random words, so that caches do not help; see `dialogue/worst-messages.test.ts`. */

const understander = createUnderstander(await cachedModel());
const languages = await createLanguages(loadLanguages(), understander);
const now = new Date(2026, 10, 21, 12);
const enough = within(120);

const random = seededRandom(20);
const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join("");

/** Fills a message of the maximum length with words. */
function filled(begin: string, word: () => string): string {
  let text = begin;
  while (text.length < limits.message) text += ` ${word()}`;
  return text.slice(0, limits.message);
}

/** Replaces a letter in each word of a sentence. */
const slipped = (sentence: string): string =>
  sentence.replace(/\p{L}{5,}/gu, (word) => {
    const at = 1 + Math.floor(random() * (word.length - 1));
    return word.slice(0, at) + letters(1) + word.slice(at + 1);
  });

const sentences = {
  English: "Where is my order, and could somebody please change the delivery address?",
  German: "Ich möchte bitte zwei Zimmer mit Frühstück reservieren, und wo ist meine Bestellung?",
  French: "Je voudrais réserver une chambre avec petit déjeuner, et où est ma commande ?",
  Spanish: "Quiero reservar una habitación con desayuno, ¿y dónde está mi pedido?",
  Portuguese: "Quero reservar um quarto com café da manhã, e onde está o meu pedido?",
};

function timeOf(message: string, industry: IndustryId): number {
  const visitor = { name: "Mara Vogt", email: "mara@client.example" };
  const start = cpuTime();
  converse(languages, understander, freshState(), {
    message,
    industry,
    visitor,
    now,
    host: sampleHost,
  });
  return cpuTime() - start;
}

test.each(Object.entries(sentences))("no message in %s takes long", (_language, sentence) => {
  const kinds = {
    "short words": () => filled(sentence, () => letters(5)),
    "long words": () => filled(sentence, () => letters(10)),
    "longest words": () => filled(sentence, () => letters(24)),
    slips: () => filled(sentence, () => slipped(sentence)),
    compounds: () =>
      filled(sentence, () => sentence.replace(/[^\p{L}]/gu, "").slice(0, 24) + letters(2)),
  };
  const slow = Object.entries(kinds).flatMap(([kind, make]) => {
    let time = Number.POSITIVE_INFINITY;
    // Several attempts, each with different words, as the first use of a pattern also compiles it.
    for (let attempt = 0; attempt < 4 && time > enough; attempt += 1)
      time = Math.min(time, Math.max(...industryIds.map((industry) => timeOf(make(), industry))));
    return time > enough ? [`${kind} took ${time.toFixed(0)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
