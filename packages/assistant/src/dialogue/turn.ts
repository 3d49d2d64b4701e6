import type { IndustryId } from "@brightkeel/contracts";
import { intents } from "../intents.ts";
import { actsOf } from "../meaning/acts.ts";
import { meaningText } from "../meaning/meaning-text.ts";
import { plainWords } from "../understanding/plain-words.ts";
import type { Understander } from "../understanding/understand.ts";
import { anywhere, wordList } from "../understanding/word-list.ts";
import { mostLetters } from "./digressions/unreadable.ts";
import { ofOneFamily } from "./families.ts";
import type { Incoming, ScenarioState, Turn } from "./types.ts";
import { readValues, type Values } from "./values.ts";

/** Everything that can be known of a message before it is answered. */
export function readTurn(
  understander: Understander,
  { message: sent, industry, visitor, now, host, vectorOf }: Incoming,
  state: Readonly<ScenarioState>,
): Turn {
  const message = plain(sent);
  const text = withoutDenied(message.slice(0, mostLetters));
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
    slots: valuesAt(now, text),
    understanding,
    vector,
    acts: once(() => actsOf(understander.meaning?.acts, vector())),
    intent: pressed(message, industry) ?? intentOf(understanding, message),
    state,
    objections: [],
  };
}

/** “Not the airport. How far is the station”: what is not meant would be read for what is. */
const withoutDenied = (message: string): string => {
  const rest = message.replace(misread, "").replace(denied, "");
  return rest.split(/\s+/).length >= 4 ? rest : message;
};
const denied =
  /^(?:no[,.!]* )?(?:not|forget|forget about|never ?mind) (?:the |an? |my |our |that |this )?\w+[.,;!]+ +/i;
/** “That’s not what I asked. …”: what follows is asked again. */
const misread =
  /^(?:no[,.!]* )?(?:that|this|it)(?:'s|’s|s| is| was)? not (?:what (?:i|we)(?: \w+){1,2}|(?:my|the) (?:question|point))[.,;!]+ +/i;

/** What a message, its parts and suggestions want, by their words alone. */
export function intentIn(understander: Understander, sent: string, industry: IndustryId): string {
  const message = plain(sent);
  const understanding = understander.understand(message.slice(0, mostLetters), industry);
  return pressed(message, industry) ?? intentOf(understanding, message);
}

/** One message is read several times: by itself, for its parts, and again once its meaning is known. */
const readAt = new WeakMap<Date, Map<string, Values>>();
function valuesAt(now: Date, text: string): Values {
  const known = readAt.get(now) ?? new Map<string, Values>();
  readAt.set(now, known);
  const values = known.get(text) ?? readValues(text, now);
  known.set(text, values);
  return values;
}

/** Computed when it is first asked for, and remembered: most messages ask for little. */
function once<Value>(compute: () => Value): () => Value {
  let found: { value: Value } | undefined;
  return () => {
    found ??= { value: compute() };
    return found.value;
  };
}

/** The same message, later in the conversation. */
export const at = (turn: Turn, state: Readonly<ScenarioState>): Turn => ({ ...turn, state });

export type Guess = { intent: string; certainty: number };

/** The likeliest intent, and how likely it is that the message wants that, here of all desks. */
export function guessOf({ understanding: { guesses, inScope } }: Turn): Guess | undefined {
  const [likeliest] = guesses;
  return likeliest && { intent: likeliest.intent, certainty: likeliest.score * inScope };
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
function intentOf({ core, decision, guesses }: Turn["understanding"], message: string): string {
  if (decision === "out_of_scope" || core.split(" ").every((word) => word.startsWith("#")))
    return "";
  const intent = (decision === "answer" ? guesses[0]?.intent : ofOneFamily(guesses)) ?? "";
  const word = courtesies[intent];
  // A call for help that is missed costs more than one that was none.
  const isCall = intent === "emergency" && (guesses[0]?.score ?? 0) >= surelyACall;
  return word !== undefined && !isCall && !word.test(message) ? "" : intent;
}

/** From here on nothing else that is said to an assistant is like it: of 2,600 other lines none reached it. */
const surelyACall = 0.85;

/** Nobody takes leave, says thanks or calls for help without a word for it, whatever a short message resembles. */
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
