import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { gas } from "../goods/first-aid.ts";

const asksSafe =
  /\b(?:safe|danger\w*|dispose|bin|throw|explode)\b|\b(?:can|may|do|should|how|allowed)\b.{0,20}\b(?:post|mail|ship|send|keep|store)\b|\bwhat (?:do|should|can) i do with\b/;

const ofCartridge = /\bwhat about (?:the |my )?(?:gas|bottle|cartridge|canister)\b/;

/** Says what to do with a leaking stove: it may be posted without its cartridge. */
export function gasSafety({ plain, state }: Turn): Outcome | undefined {
  const leaked = state.exchanges.some(({ visitor }) => gas.test(visitor.toLowerCase()));
  if (
    state.figures?.faulty === undefined ||
    !leaked ||
    !(asksSafe.test(plain) || ofCartridge.test(plain))
  )
    return undefined;
  return {
    handled: "repair",
    state,
    reply: say(
      nextStep(state, [
        "You can safely send the stove without its canister, using the label from the e-mail. Keep the canister outdoors, away from flames, and take it to your town’s hazardous waste. It must never go by post.",
        "You can mail the stove, but never the canister. Leave it outdoors with the valve closed, and take it to hazardous waste. If you smell gas indoors, open the windows and leave the room first.",
      ]),
      { source: "shopOrders", choices: [person] },
    ),
  };
}
