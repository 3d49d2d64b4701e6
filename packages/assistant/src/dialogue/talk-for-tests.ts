import type { IndustryId } from "@brightkeel/contracts";
import { sampleHost } from "../sample-host.ts";
import { rememberLearnt } from "../understanding/cached-model.ts";
import { createUnderstander } from "../understanding/understand.ts";
import { converse } from "./converse.ts";
import { freshState, type Outcome } from "./types.ts";

const understander = createUnderstander(await rememberLearnt());
const now = new Date(2026, 10, 21, 12);

/** A conversation on Saturday, 21 November 2026; each call is a message and brings what came of it. */
export function talk(
  industry: IndustryId,
  visitor = { name: "Mara Vogt", email: "mara@client.example" },
) {
  const state = freshState();
  return (message: string): Outcome & { text: string } => {
    const outcome = converse(
      understander,
      { message, industry, visitor, now, host: sampleHost },
      state,
    );
    return { ...outcome, text: outcome.reply.message.content };
  };
}
