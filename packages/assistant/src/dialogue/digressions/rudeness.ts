import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { person, say } from "../reply/reply.ts";
import { seen } from "../state.ts";
import type { Rule } from "./rule.ts";

const stupid = wordList`
  stupid, dumb, useless, idiot, crap, shit, garbage, rubbish, terrible, awful, worthless, annoying, incompetent
`;
const nonsense = wordList`
  shit, crap, rubbish, ridiculous, nonsense, a joke, useless, pathetic, stupid, annoying, frustrating, unacceptable,
  hopeless, waste of (my )?time
`;
const very = wordList`so, such a, total(ly)?, complete(ly)?, absolute(ly)?, really`;
const insult = anywhere(wordList`
  f+u+c+k+ (you|u|off|this|that), fuck+, idiots?, moron, imbecile,
  stupid (bot|machine|thing|robot|ai|assistant|piece), you('re| are)? (so |such an? |really |an? )?${stupid},
  you suck, this sucks, screw you, shut up, asshole, arsehole, bitch, bastard, piece of (shit|crap|garbage),
  dumb ?(ass|bot), bullshit, wanker, damn you, go to hell, i hate (you|this), stupid(?! [a-z]),
  (this|that|it) (is|.s) (${very} )*${nonsense}
`);
const courtesies = new Set([
  "",
  "thanks",
  "greeting",
  "goodbye",
  "complaint",
  "review",
  "bot_identity",
]);
const asksMore =
  /^(?:(?:so|and|but|ok|just)\s+)*(?:who|what|when|where|how|can|could|will|is|are|do|does|tell|give)\b(?:\W+\w+){2,}/i;
export const abuse: Rule = (scenario, turn) => {
  if (!insult.test(turn.message)) return undefined;
  // “That’s stupid. Who is the manager?” asks something, and gets its answer.
  const parts = turn.message.split(/(?<=[.!?])\s+/);
  if (parts.some((part) => !insult.test(part) && asksMore.test(part))) return undefined;
  const words = turn.message.trim().split(/\s+/).length;
  // “The fucking app crashes” reports a fault, and gets help.
  if (!courtesies.has(turn.intent) && words > 3) return undefined;
  const lines = [
    "I can see this is annoying, and I want to get it right.",
    "I’m still working on your request. If you’d rather have a person, just say so.",
    "Understood. I’m still here for whatever you need.",
  ];
  const times = seen(turn, "abuse");
  return {
    handled: "abuse",
    reply: say(lines[times % lines.length] ?? "", {
      ...(turn.state.flow ? {} : { choices: [person], next: scenario.starters }),
    }),
  };
};

const there = wordList`there, listening, awake, alive, reading`;
const arePresent = wordList`
  are you ((even|still|really) )?${there}, (is )?any(body|one) there,
  do you (even )?(hear|listen|read)( (me|this))?
`;
const asksPresence = whole(
  `(?:(?:hey|hello|hi|so)[,!. ]+)?${arePresent}(?: (?:to me|me|this|at all))*[?!. ]*`,
);
/** Replies to “are you listening?”. */
export const presence: Rule = (scenario, { message, state }) =>
  asksPresence.test(message)
    ? {
        handled: "presence",
        reply: say("I’m here, and I read every word.", {
          ...(state.flow ? {} : { choices: [person], next: scenario.starters }),
        }),
      }
    : undefined;
