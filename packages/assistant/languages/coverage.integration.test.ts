import type { ChatReply } from "@brightkeel/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import { createUnderstander } from "../src/understanding/understand.ts";
import { within } from "../src/within-for-tests.ts";
import { cachedModel } from "../training/cached-model.ts";
import { coverageOf } from "./coverage.ts";
import { drivenReplies } from "./drive.ts";
import { loadLanguages } from "./load.ts";

const understander = createUnderstander(await cachedModel());
const data = loadLanguages();

/** Of a quarter of what the engine says when it is driven: a floor, since others add sentences meanwhile. */
const floors: Readonly<Record<string, number>> = { es: 0.6, de: 0.5, fr: 0.75, pt: 0.7 };

describe("most replies", () => {
  let replies: ChatReply[];
  beforeAll(() => {
    replies = drivenReplies(understander, { every: 4 });
  }, within(150_000));

  test.each(data.filter(({ id }) => floors[id] !== undefined))(
    "are wholly said in $id",
    (language) => {
      const { whole } = coverageOf(language, replies);
      expect(whole.replies / whole.of).toBeGreaterThan(floors[language.id] ?? 0);
    },
    within(60_000),
  );
});
