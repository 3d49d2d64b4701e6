import { createHash } from "node:crypto";
import { type SpamSign, spamSigns } from "#content/spam-signs.ts";
import type { Database } from "../../storage/index.ts";
import { week } from "../days.ts";
import type { LeadTables } from "../tables.ts";
import { type Judged, pointsOf, spamFrom, spamSignsOf } from "./judge.ts";
import { plainWords } from "./plain-words.ts";

/** The stored verdict on a lead. */
export type Verdict = {
  isSpam: boolean;
  /** Signs separated by commas; null without any. */
  spam_signs: string | null;
  text_digest: string | null;
};

/** Judges a lead against those of the last week. */
export async function verdictOn(
  db: Database<LeadTables>,
  lead: Judged,
  now: number,
): Promise<Verdict> {
  const text_digest = digestOfText(lead);
  const others =
    text_digest === null
      ? []
      : await db
          .selectFrom("leads")
          .select("email_key")
          .distinct()
          .where("text_digest", "=", text_digest)
          .where("created_at", ">", now - week)
          .where("email_key", "!=", lead.email.toLowerCase())
          .limit(2)
          .execute();
  const signs = spamSignsOf(lead, others.length, now);
  return {
    isSpam: pointsOf(signs) >= spamFrom,
    spam_signs: signs.length > 0 ? signs.join(",") : null,
    text_digest,
  };
}

/** Stored signs, without those that only another release knows. */
export const signsIn = (stored: string | null): SpamSign[] =>
  (stored?.split(",") ?? []).filter((sign): sign is SpamSign => Object.hasOwn(spamSigns, sign));

/** Shorter messages, such as “Please call me”, are sent by many people. */
const shortestText = 40;

/** Equal for messages that differ only in numbers, links and the writer's name; null for short ones. */
function digestOfText({ name, email, ...lead }: Judged): string | null {
  if (lead.kind === "demo" || lead.message === undefined) return null;
  const own = new Set(plainWords(`${name} ${email}`).split(" "));
  const words = plainWords(lead.message)
    .split(" ")
    .filter((word) => !own.has(word) && !word.includes("://") && !/\d/.test(word))
    .map((word) => word.replace(/[^\p{L}]/gu, ""));
  const text = words.join("");
  if (text.length < shortestText) return null;
  return createHash("sha256").update(text).digest("base64url");
}
