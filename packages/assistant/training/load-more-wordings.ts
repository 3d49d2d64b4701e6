import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { cachedYaml } from "./cached-yaml.ts";

const schema = z.record(z.string(), z.array(z.string().trim().min(1)).min(1));

/**
 * Reads further wordings of written questions: each under the first wording of its question. They teach how people put
 * the question (`question-space/`), and serve for nothing else.
 *
 * @param firsts the first wording of each question of the industry.
 * @returns the wordings by the first one; none for an industry without a file.
 * @throws Error if one belongs to no question.
 */
export function loadMoreWordings(
  name: string,
  firsts: ReadonlySet<string>,
  folder: string = join(import.meta.dirname, "more-wordings"),
): ReadonlyMap<string, readonly string[]> {
  const file = join(folder, name);
  if (!existsSync(file)) return new Map();
  const more = new Map(Object.entries(schema.parse(cachedYaml(readFileSync(file, "utf8")))));
  for (const first of more.keys())
    if (!firsts.has(first))
      throw new Error(
        `more-wordings/${name}: no question of questions/${name} begins with “${first}”`,
      );
  return more;
}
