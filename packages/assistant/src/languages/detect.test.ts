import { expect, test } from "vitest";
import { loadLanguages } from "../../languages/load.ts";
import { cachedModel } from "../../training/cached-model.ts";
import { freshState } from "../dialogue/types.ts";
import { sampleHost } from "../sample-host.ts";
import { createUnderstander } from "../understanding/understand.ts";
import { converse, createLanguages } from "./languages.ts";

const understander = createUnderstander(await cachedModel());
const languages = await createLanguages(loadLanguages(), understander);

test.each([
  ["webhook doesnt arrive", undefined],
  ["webhook doesn’t arrive", undefined],
  ["mon colis n’arrive pas", "fr"],
  ["colis pas arrivé", "fr"],
])(
  "in “%s”, whose verb exists in French and English, the other words decide the language",
  (message, language) => {
    const { state } = converse(languages, understander, freshState(), {
      message,
      industry: "support",
      visitor: { name: "Mara Vogt", email: "mara@client.example" },
      now: new Date(2026, 10, 21, 12),
      host: sampleHost,
    });
    expect(state.language).toBe(language);
  },
);
