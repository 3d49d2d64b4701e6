import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { acts } from "../src/meaning/acts.ts";

const schema = z.strictObject({
  acts: z.array(
    z.strictObject({
      act: z.enum([...acts, "ordinary"]),
      description: z.string(),
      examples: z.string(),
    }),
  ),
});

/** An example sentence and its act; `act` is undefined for an ordinary sentence. */
export type ActExample = { text: string; act: (typeof acts)[number] | undefined };

/**
 * Reads `acts.yaml`.
 *
 * @throws Error that names the act with the first mistake.
 */
export function loadActs(folder: string = import.meta.dirname): ActExample[] {
  const name = "acts.yaml";
  const parsed = schema.safeParse(parse(readFileSync(join(folder, name), "utf8")));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  const missing = acts.find((act) => !parsed.data.acts.some((entry) => entry.act === act));
  if (missing !== undefined) throw new Error(`${name}: the act “${missing}” has no examples.`);
  return parsed.data.acts.flatMap(({ act, examples }) =>
    examples
      .trim()
      .split("\n")
      .map((line) => {
        if (!line.startsWith("- "))
          throw new Error(`${name} (${act}): “${line}” does not start with “- ”.`);
        return { text: line.slice(2).trim(), act: act === "ordinary" ? undefined : act };
      }),
  );
}
