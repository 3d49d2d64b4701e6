import type { IndustryId } from "@brightkeel/contracts";
import { intents } from "../intents.ts";
import { actsOf } from "../meaning/acts.ts";
import { meaningText } from "../meaning/meaning-text.ts";
import { once } from "../once.ts";
import { plainWords } from "../understanding/plain-words.ts";
import type { Understander } from "../understanding/understand.ts";
import { anywhere, wordList } from "../understanding/word-list.ts";
import { mostLetters } from "./digressions/unreadable.ts";
import { ofOneFamily } from "./message/families.ts";
import { unframed } from "./message/framing.ts";
import { namesSomebody } from "./message/names-somebody.ts";
import { readValues } from "./message/values.ts";
import type { Incoming, ScenarioState, Turn } from "./types.ts";

/** Reads everything that can be known about a message before it is answered. */
export function readTurn(
  understander: Understander,
  { message: sent, industry, visitor, now, host, vectorOf, readings }: Incoming,
  state: Readonly<ScenarioState>,
): Turn {
  const typed = plain(sent);
  const button = pressed(typed, industry);
  const message = button === undefined ? unframed(typed) : typed;
  const text = withoutDenied(message.slice(0, mostLetters), state);
  const understanding = understander.understand(text, industry);
  const spelled = understander.spelled(text);
  const vector = once(() => vectorOf?.(meaningText(spelled)));
  return {
    message,
    plain: plainWords(spelled),
    industry,
    visitor,
    now,
    host,
    ...(vectorOf && { vectorOf }),
    ...(readings && { readings }),
    slots: readValues(text, now),
    understanding,
    vector,
    acts: once(() => actsOf(understander.meaning?.acts, vector())),
    intent: button ?? intentOf(understanding, message),
    state,
    objections: [],
  };
}

/** Removes what a message rejects (“Not the airport. How far is the station”), as it would be read as what is meant. */
const withoutDenied = (message: string, state: Readonly<ScenarioState>): string => {
  const rest = withoutMisunderstood(message.replace(misread, "").replace(denied, ""), state);
  return rest.split(/\s+/).length >= 4 ? rest : message;
};
/** “What? No wedding. 6 to 9 December”: denies the subject of the last answer, if that was its only subject. */
function withoutMisunderstood(message: string, { exchanges }: Readonly<ScenarioState>): string {
  const [whole, name] = denial.exec(message) ?? [];
  const last = exchanges.at(-1);
  const spoke =
    name !== undefined &&
    last !== undefined &&
    !last.handled?.startsWith("flow:") &&
    last.bot.toLowerCase().includes(name.toLowerCase());
  return spoke && whole !== undefined ? message.slice(whole.length) : message;
}
const denial =
  /^(?:(?:what|huh|eh|sorry|ok|hey|hm+|wait)[\s,.!?]+)?(?:no|not|it is no|there is no)[,\s]+(?:an? |the )?(\p{L}{4,})[.,;!?]+\s+/iu;
const denied =
  /^(?:no[,.!]* )?(?:not|forget|forget about|never ?mind) (?:the |an? |my |our |that |this )?\w+[.,;!]+ +/i;
/** “That’s not what I asked. …”: only the rest is read. */
const misread =
  /^(?:no[,.!]* )?(?:that|this|it)(?:'s|’s|s| is| was)? not (?:what (?:i|we)(?: \w+){1,2}|(?:my|the) (?:question|point))[.,;!]+ +/i;

/** Returns the intent of a message, a part or a suggestion, by its words alone. */
export function intentIn(understander: Understander, sent: string, industry: IndustryId): string {
  const message = plain(sent);
  const understanding = understander.understand(message.slice(0, mostLetters), industry);
  return pressed(message, industry) ?? intentOf(understanding, message);
}

/** Returns the same message at a later point in the conversation. */
export const at = (turn: Turn, state: Readonly<ScenarioState>): Turn => ({ ...turn, state });

export type Guess = { intent: string; certainty: number };

/** Returns the likeliest intent, and the probability that the message means it and is in scope. */
export function guessOf({ understanding: { guesses, inScope } }: Turn): Guess | undefined {
  const [likeliest] = guesses;
  return likeliest && { intent: likeliest.intent, certainty: likeliest.score * inScope };
}

/** Removes markup, and replaces thumbs by words. */
const plain = (message: string): string =>
  message
    .replace(/^\s*(?:(?:👍|👌|✅|🆗)\p{Emoji_Modifier}?\s*)+$/u, "yes")
    .replace(/^\s*(?:(?:👎|❌)\p{Emoji_Modifier}?\s*)+$/u, "no")
    .replace(/<\/?[a-z][^>]{0,300}>/gi, " ")
    .trim();

/** Returns the intent whose button sends exactly this text. */
const pressed = (message: string, industry: IndustryId): string | undefined =>
  intents.find((entry) => entry.send === message && entry.industries.includes(industry))?.id;

/** Returns the intent of a message; a mere value (“BK-10482”, “3”) has none. */
function intentOf({ core, decision, guesses }: Turn["understanding"], message: string): string {
  if (decision === "out_of_scope" || core.split(" ").every((word) => word.startsWith("#")))
    return "";
  const intent = (decision === "answer" ? guesses[0]?.intent : ofOneFamily(guesses)) ?? "";
  const word = courtesies[intent];
  // Missing a call for help is worse than a false alarm.
  const isCall =
    intent === "emergency" &&
    (guesses[0]?.score ?? 0) >= surelyACall &&
    !namesSomebody(plainWords(message));
  return word !== undefined && !isCall && !word.test(message) ? "" : intent;
}

/**
 * The minimum score for a call for help without its usual words; none of 2,600 other messages to an assistant reached
 * it.
 */
const surelyACall = 0.85;

/** The words that a farewell, thanks or a call for help must contain, whatever else a short message resembles. */
const courtesies: Readonly<Record<string, RegExp>> = {
  goodbye: anywhere(wordList`
    (good ?)?bye\w*, see (you|ya|u), later, cya, ciao, farewell, good ?night, night, have a \w+, take care, that's (all|it), done,
    that (is|was|will be) (all|it|everything), nothing (else|more), adios, so long, cheers, all set, i'm (off|good|fine|out), leaving, ttyl, peace, gotta go, end
  `),
  emergency: anywhere(wordList`
    emergenc\w*, ambulance, fire, smoke, gas, doctor, nurse, hospital, police, accident, hurt\w*, injur\w*, bleed\w*, blood, breath\w*, unconscious,
    collaps\w*, faint\w*, heart, stroke, chok\w*, drown\w*, poison\w*, burn\w*, broken, broke, danger\w*, help, sos, attack\w*, dying, died, dead, allerg\w*, seizure, pain, urgent\w*, medical, ill, sick, fell, fallen, weapon, knife, gun, 911, 112, 999,
    flood\w*, trapped, stuck, locked (in|up), unresponsive, wak(e|ing) up, overdos\w*, robb\w*, mugg\w*, stole\w*, burglar\w*, intrud\w*, break(s|ing)? in(to)?,
    suicid\w*, threat\w*, follow\w*, missing, alarm\w*, flames?, sparks?, slipped, scream\w*, fight\w*, conscious, pulse, (not|\w+n't) mov\w+
  `),
  thanks: anywhere(wordList`
    thanks?, thank\w*, thx\w*, tx, ty, tysm, cheers, appreciate\w*, grateful, helpful, great, perfect, awesome, excellent, wonderful,
    brilliant, amazing, nice, good, cool, lovely, super, helped, legend, lifesaver, star, thnx, tnx, thanx, kind, merci, gracias, best, solved, fantastic, well done
  `),
};
