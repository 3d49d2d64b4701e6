import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { person, say } from "../reply/reply.ts";
import { seen } from "../state.ts";
import type { Turn } from "../types.ts";
import type { Rule } from "./rule.ts";

/** Small talk: each gets one short sentence, without the open question of a task. */

const howAreYou = whole(
  `(?:(?:hi|hello|hey|so|and|ok)[,!. ]+)*${wordList`
    how (are|r) (you|u|ya)( (doing|today|going|feeling))*, how.?s it going, what.?s up, how do you do, you ok(ay)?,
    how.?s your day( going)?( so far)?, how was your day, and (you|yourself), are you (happy|tired|bored|well)
  `}[?!. ]*`,
);
const wantsJoke = anywhere(wordList`
  (tell|know|got|have|say|give|make) (me |us )?(a |any |some |another )?(\w+ )?jokes?, make me (laugh|smile),
  (say|tell me) something funny, another joke, cheer me up, entertain me
`);
const jokes: Readonly<Record<Turn["industry"], readonly [string, string]>> = {
  "e-commerce": [
    "I told the tent a secret. It folded at once.",
    "Why did the sleeping bag stay in? It had a warm feeling about it.",
  ],
  hospitality: [
    "Why did the pillow get promoted? It always slept on the job, and did it well.",
    "A ghost asked for a room. We had none with less space, but plenty with spirit.",
  ],
  marketing: [
    "Why did the marketer leave the party? Everybody there was already converted.",
    "I know a joke about retargeting. You will hear it everywhere this week.",
  ],
  support: [
    "I would tell you one about a crash, but I would have to restart it twice.",
    "Have you tried switching the joke off and on again?",
  ],
};
const laugh = wordList`lol, haha\w*, hehe\w*, lmao, rofl, funny, that.?s funny, good one, nice one, very funny`;
const laughs = whole(`${laugh}(?:[,.! ]+${laugh})*[,.! ]*`);
const praises = whole(wordList`
  (wow |ok |haha |oh )*(you.?re|you are|u r|your) (so |very |really |pretty |quite |actually )*(funny|great|awesome|nice|kind|smart|clever|good|cute|sweet|the best|amazing|brilliant)[.! ]*,
  (good|nice|clever|smart) (bot|robot|boy|girl|job|work)[.! ]*, (i )?(love|like) (you|u|this bot|it)[.! ]*, i.?m impressed[.! ]*
`);
const bored = whole(wordList`
  (i.?m|i am) (so |just |a bit )*(bored|testing|tired|only testing|just looking|looking around|playing|lonely)( (you|this|it|around|with you))*[.! ]*,
  (just )?(testing|looking|playing|browsing)( around)?[.! ]*
`);
const leavesAngry = anywhere(
  wordList`bye\w*, goodbye, i.?m (out|off|gone|done|leaving), i am (out|off|gone|done|leaving)`,
);
const anger = anywhere(wordList`
  useless, pathetic, hopeless, rubbish, waste of (my )?time, no help, not helpful, didn.?t help, terrible, worst, stupid, crap, awful, joke, never again,
  ridiculous, (had )?enough, fed up, forget (it|this)
`);

const line = (turn: Turn, handled: string, lines: readonly string[]): string =>
  lines[seen(turn, handled) % lines.length] ?? "";

export const smallTalk: Rule = (scenario, turn) => {
  const { message, industry } = turn;
  const short = message.split(/\s+/).length <= 12;
  const toOutcome = (handled: string, lines: readonly string[]) => ({
    handled,
    alone: true as const,
    reply: say(line(turn, handled, lines), { next: scenario.starters }),
  });
  if (howAreYou.test(message))
    return toOutcome("small_talk", [
      "I’m doing great, thanks for asking. What can I do for you?",
      "Still doing well, thanks for asking. How about you, what do you need?",
    ]);
  if (short && wantsJoke.test(message)) return toOutcome("joke", jokes[industry]);
  if (laughs.test(message))
    return toOutcome("laugh", ["I’m glad that made you smile.", "Happy to hear it."]);
  if (praises.test(message))
    return toOutcome("praise", ["That’s kind of you, thank you.", "Thank you, that made my day."]);
  if (bored.test(message))
    return toOutcome("bored", [
      "Feel at home and look around. You can ask me anything about this desk.",
      "Take your time. I’m here when you think of something.",
    ]);
  if (short && leavesAngry.test(message) && anger.test(message))
    return {
      handled: "goodbye",
      alone: true,
      reply: say(
        "I’m sorry I wasn’t any help. A person can make it right whenever you like. Goodbye.",
        { choices: [person] },
      ),
    };
  return undefined;
};
