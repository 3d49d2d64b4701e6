import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** What answered a message, by the number of the message in its conversation. */
type Answered = ReadonlyMap<number, string>;

const byNumber = <Value extends z.ZodType>(value: Value) => z.map(z.int().min(0), value);
const schema = z.map(z.string(), byNumber(byNumber(z.string())));

/**
 * Returns what gave a good reply to messages of judged conversations before its sentences were reworded: by round, the
 * number of the conversation in it, and the number of the message.
 */
export function loadKeptAnswers(): ReadonlyMap<string, ReadonlyMap<number, Answered>> {
  const file = join(import.meta.dirname, "../choice-kept.yaml");
  return schema.parse(parse(readFileSync(file, "utf8"), { mapAsMap: true }));
}
