import type { IndustryId } from "@brightkeel/contracts";
import type { Host } from "../host.ts";
import { intents } from "../intents.ts";
import type { Understander } from "../understanding/understand.ts";
import { mostLetters } from "./digressions/unreadable.ts";
import type { ScenarioState, Turn } from "./types.ts";
import { readValues } from "./values.ts";

export type ConverseRequest = {
  message: string;
  industry: IndustryId;
  visitor: { name: string; email: string };
  now: Date;
  /** The site it speaks on. */
  host: Host;
};

/** Everything that can be known of a message before it is answered. */
export function readTurn(
  understander: Understander,
  request: ConverseRequest,
  state: ScenarioState,
): Turn {
  const message = plain(request.message);
  const understanding = understander.understand(message.slice(0, mostLetters), request.industry);
  return {
    ...request,
    message,
    slots: readValues(message.slice(0, mostLetters), request.now),
    understanding,
    intent: pressed(message, request.industry) ?? intentOf(understanding),
    state,
    objections: [],
  };
}

/** Without markup; a thumb is a word. */
const plain = (message: string): string =>
  message
    .replace(/^\s*(?:(?:👍|👌|✅|🆗)\p{Emoji_Modifier}?\s*)+$/u, "yes")
    .replace(/^\s*(?:(?:👎|❌)\p{Emoji_Modifier}?\s*)+$/u, "no")
    .replace(/<\/?[a-z][^>]{0,300}>/gi, " ")
    .trim();

/** The intent whose button sends exactly these words. */
const pressed = (message: string, industry: IndustryId): string | undefined =>
  intents.find((entry) => entry.send === message && entry.industries.includes(industry))?.id;

/** What a message asks for; a message that is nothing but a value (“BK-10482”, “3”) asks for nothing by itself. */
function intentOf({ core, decision, guesses }: Turn["understanding"]): string {
  if (decision !== "answer" || core.split(" ").every((word) => word.startsWith("#"))) return "";
  return guesses[0]?.intent ?? "";
}
