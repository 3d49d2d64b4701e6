import { pick, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { asksOnlyFor } from "../facts/remainder.ts";

const thing = wordList`it, this, that, something, everything, (your|the|my|our) (system|app|software|thing|program|tool|site|account|page), plumbline`;
const odd = wordList`weird(ly)?, strange(ly)?, funny, odd(ly)?, crazy, buggy, glitch\w*, off, a mess, acting up, playing up, misbehav\w*, messed up, not right, possessed, rubbish, going mad, gone mad`;
const acts = wordList`is, are, keeps, seems, looks, feels, acts?, behaves?, went, has gone, has been`;
/** “Something is off”: an unspecified fault. */
const oddly = new RegExp(
  `\\b${thing} (?:${acts}|just|so|very|really|all|being|acting|behaving|got|today|lately|a bit)(?: (?:${acts}|just|so|very|really|all|being|acting|behaving|today|lately|a bit))* ${odd}\\b`,
);

/** Asks what happens if a complaint does not say. */
export function ofVagueTrouble(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow || !asksOnlyFor(plain, oddly)) return undefined;
  return {
    handled: "trouble",
    state,
    reply: say(
      "I’m sorry about that; let’s find it. What do you see: an error, a blank page, something slow, or something missing? And is it in the browser or in the app?",
      {
        source: "supportSteps",
        choices: pick("An error message", "A blank page", "It is slow", "Something is missing"),
      },
    ),
  };
}
