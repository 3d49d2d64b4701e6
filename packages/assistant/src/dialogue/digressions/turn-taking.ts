import { whole, wordList } from "../../understanding/word-list.ts";
import { asNote } from "../errands/note.ts";
import { knownSoFar } from "../reply/recap.ts";
import { person, say } from "../reply/reply.ts";
import type { Scenario, Turn } from "../types.ts";
import type { Digression, Rule } from "./rule.ts";

/** What people say about the talk itself: that they are in a hurry, have said so already, or were in the wrong window. */

const saidAlready = whole(wordList`
  (but |as )?i ((have |just |already |have already |have just )?(told|said|wrote|written|mentioned|answered|explained))( (you|it|that|this|so))*( already| before| above| earlier| twice| a minute ago)?( that)?,
  (like|as) i said( already| before| above)?, (you )?(asked|already asked) (me )?(that|this|it)( already| before| twice)?, i did( already)?, read (what i (wrote|said)|above|up)
`);
const stillThere = whole(wordList`
  ((hello|hi|hey|hallo) )*(are )?(you|anybody|anyone|somebody|someone) (still )?(there|here|alive|awake|listening)( or not)?, (hello |hey )?(still )?(there|alive), (is )?(anybody|anyone|somebody) home, did you (die|leave|fall asleep|crash)
`);
const inHurry = whole(wordList`
  (i am|we are|am) (really |a bit |kind of |kinda |so |very )?(in (a |such a )?(hurry|rush)|pressed for time|short (of|on) time|late( already)?), (i|we) (do not|have not) (have|got) (the |much |any )?(time|all day|the whole day|patience)( for (this|that))?, no time( for (this|that))?,
  (make it |be |please )?(quick|fast|brief|snappy)( please)?, hurry( up)?( please)?, (be )?quick(ly)?( please)?, faster( please)?
`);
const wrongPlace = whole(wordList`
  (sorry )?(that was the )?(wrong) (window|chat|tab|person|thread|message|conversation)( sorry)?, (sorry )?(that|this|it) (was|is) (not )?(meant )?(not )?for (you|someone else|somebody else|my \w+)( sorry)?, (please )?(ignore|forget|disregard|skip) (that|this|it|my last message|the last (message|one))( please| sorry)?,
  (oops |sorry |ups )?(my|that was a) mistake( sorry)?, oops( sorry)?
`);
const shrugs = whole(wordList`
  whatever( you say)?, (it |that )?(does|do) not matter( any ?more)?, never ?mind( that| it)?, no matter, not important, (it is )?not (that |so )?important, i do not care( any ?more)?, suit yourself, meh, k
`);
const asksFirst = whole(wordList`
  what (did|was|were) (i|my) ((first|last|previous) )?(ask|asked|say|said|write|wrote|want|question|message)( you)?( (first|before|last|again|just now|at the (start|beginning)|originally|initially|for))*, what was my (first |last |previous |original )?(question|message)
`);
const isQuick = whole(wordList`
  (that|this|you) (was|is|are|were) (really |very |so |super |pretty |quite )?(quick|fast|speedy)
`);
const asksTrust = whole(wordList`
  (can|could|should|may|do) (i|we) (really )?trust (you|this|this bot|a bot|your answers)( on (this|that))?, why (should|would) (i|we) (trust|believe) (you|this|a bot), are you (reliable|trustworthy|always right)
`);
const asksMaker = whole(wordList`
  who (made|built|created|wrote|programmed|runs|owns|develops|developed) (you|this( (bot|chat|thing|chatbot))?), who is behind (you|this)
`);

const own = (handled: string, content: string, next?: readonly string[]): Digression => ({
  handled,
  alone: true,
  reply: say(content, next === undefined ? {} : { next }),
});

export const turnTaking: Rule = (scenario, turn) => {
  const { plain, host } = turn;
  // A message of more words has a subject of its own.
  if (plain.split(" ").length > mostWords) return undefined;
  const { starters } = scenario;
  if (asksMaker.test(plain))
    return own("bot_identity", `${host.company.name} did. I’m a bot, made for this demo.`);
  if (isQuick.test(plain) && !beginsCourtesy.test(turn.message))
    return own("praise", "Glad to hear it.");
  if (asksTrust.test(plain) && turn.industry !== "marketing")
    return own(
      "bot_identity",
      "I answer from this desk’s data, with the source under each answer. Where I don’t know, I say so, and a person can help.",
    );
  if (turn.state.exchanges.length === 0) return undefined;
  if (stillThere.test(plain)) return own("presence", `Yes, I’m here.${lastQuestion(turn)}`);
  if (asksFirst.test(plain)) return ownWords(turn);
  if (saidAlready.test(plain)) return known(scenario, turn);
  if (turn.state.flow !== undefined) return undefined;
  // At the help desk, it escalates.
  if (inHurry.test(plain) && turn.industry !== "support")
    return own("presence", `I’ll keep it short.${lastQuestion(turn) || " What do you need?"}`);
  if (wrongPlace.test(plain))
    return own("declined", "No problem. What can I do for you?", starters);
  if (shrugs.test(plain))
    return own("declined", "All right. What else can I do for you?", starters);
  return undefined;
};
const mostWords = 12;
const beginsCourtesy = /\b(?:bye|goodbye|thanks?|thx)\b/i;

/** The question that the last reply ends with, after a space. */
function lastQuestion({ state }: Turn): string {
  const text = state.last?.message.content ?? "";
  const last = text.split(/(?<=[.!?]) |\n+/).at(-1) ?? "";
  return last.endsWith("?") ? ` ${last}` : "";
}

function ownWords({ state, plain }: Turn): Digression {
  const first = /\b(?:first|start|beginning|originally|initially|original)\b/.test(plain);
  const { visitor = "" } = (first ? state.exchanges[0] : state.exchanges.at(-1)) ?? {};
  return own(
    "recap",
    `${first ? "The first message that I still have" : "Your last message"} was “${asNote(visitor)}”.`,
  );
}

function known(scenario: Scenario, turn: Turn): Digression {
  const so = knownSoFar(scenario, turn.state);
  return {
    handled: "presence",
    alone: true,
    reply:
      so.length > 0
        ? say(`You did, sorry. So far I have: ${so.join(" ")}${lastQuestion(turn)}`)
        : say(
            "Sorry, then I missed it. Say it once more in other words, or a person can take over.",
            { choices: [person] },
          ),
  };
}
