import { person, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { trouble } from "../cases/case.ts";
import { namesDetail } from "../facts/detail-records.ts";
import { leavesNothing } from "../facts/remainder.ts";
import { asking, common, type Feature, type FeatureAspect, features } from "../features/index.ts";
import { asTitle } from "../tickets/ticket-subject.ts";

/**
 * Questions about a product feature, named in the message or in the last reply. A message counts only if it contains
 * nothing else, so that a single matching word does not answer a different subject.
 */

const mostWords = 20;
/** For how many messages a feature remains current. */
const lately = 3;

/** Answers a question that names a feature. */
export function ofFeature(turn: Turn): Outcome | undefined {
  if (!isQuestion(turn)) return undefined;
  const [first = "", ...more] = turn.plain.split(betweenQuestions);
  const begun = namedAsked(first);
  const rest = begun ? more.map((part) => namedAsked(part) ?? askedOf(begun[0], part)) : [];
  if (begun && rest.every((found) => found !== undefined)) {
    const texts = new Set([begun, ...rest].map(([, text]) => text));
    return tell(turn, begun[0], [...texts].join(" "));
  }
  const whole = namedAsked(turn.plain);
  return whole && tell(turn, ...whole);
}

/** “How do I make a form and who can fill it in”: two questions, the second about the same. */
const betweenQuestions =
  /,? (?:and|or|also|plus) (?=(?:also )?(?:who|how|what|where|which|can|could|is|are|do|does|will)\b)/;

/** Returns the feature that a text names, and the answer to its question. */
function namedAsked(plain: string): [Feature, string] | undefined {
  for (const named of namedIn(plain)) {
    const found = askedOf(named, without(plain, named.named));
    if (found) return found;
  }
  return undefined;
}

function askedOf(feature: Feature, text: string): [Feature, string] | undefined {
  const asked = askedIn(text, feature.beside);
  const known = asked && answerTo(feature, asked);
  return known === undefined ? undefined : [feature, known];
}

/** Answers a question about the feature of the last reply: “and on the phone?”, “who can do that”. */
export function ofFeatureInHand(turn: Turn): Outcome | undefined {
  if (!isQuestion(turn) || turn.state.flow || namesDetail(turn.plain)) return undefined;
  const inHand = featureInHand(turn);
  const asked = inHand && askedIn(turn.plain, inHand.beside);
  if (!asked || asked === "has") return undefined;
  const known = answerTo(inHand, asked);
  return known === undefined ? notOnRecord(turn, inHand) : tell(turn, inHand, known);
}

const isQuestion = ({ plain, state, slots }: Turn): boolean =>
  plain.split(" ").length <= mostWords &&
  slots.references.length === 0 &&
  !fails.test(plain) &&
  (state.flow === undefined || state.flow.name === "tree");

/** “I can not find the button” asks where it is; other trouble is not a question about a feature. */
const fails = new RegExp(`(?!can not (?:find|see))${trouble.source}`, "i");

/** The features that a text names, longest name first: “an API key” is not the API. */
const namedIn = (plain: string): Feature[] =>
  features
    .filter(({ named }) => named.test(plain))
    .sort((a, b) => nameIn(b, plain).length - nameIn(a, plain).length);
const nameIn = ({ named }: Feature, plain: string): string => named.exec(plain)?.[0] ?? "";

const without = (text: string, words: RegExp): string =>
  text.replace(new RegExp(words.source, "gi"), " ").replace(/\s+/g, " ").trim();

/** Returns the most specific aspect asked for, if the text asks for nothing else. */
function askedIn(text: string, beside?: RegExp): FeatureAspect | undefined {
  const found = asking.filter(([, words]) => words.test(text));
  const rest = [...found.map(([, words]) => words), ...(beside ? [beside] : [])].reduce(
    without,
    text,
  );
  if (!leavesNothing(rest)) return undefined;
  // The name alone asks for it: “dark mode?”, “where are our data”.
  return found[0]?.[0] ?? (text === "" || asksWhether.test(text) ? "has" : undefined);
}

/** The feature that the last reply was about. */
function featureInHand({ state }: Pick<Turn, "state">): Feature | undefined {
  const last = state.exchanges.at(-1);
  if (!last) return undefined;
  const stated = features.filter(({ answers }) =>
    Object.values(answers).some((text) => last.bot.startsWith(text)),
  );
  // If two have the same answer, it is the one that was named.
  const said = plainWords(
    state.exchanges
      .slice(-lately)
      .map(({ visitor }) => visitor)
      .join(". "),
  );
  if (stated.length > 0) return stated.find(({ named }) => named.test(said)) ?? stated[0];
  if (!answersFeature.test(last.handled ?? "")) return undefined;
  return namedIn(plainWords(last.visitor))[0];
}
const answersFeature =
  /^(?:feature|feature_question|permissions|installation|data_export|integration_api|email_notifications|license_activation|edit_account)/;

const asksWhether = /^(?:can|could|may|do|does|is|are|will|would)\b/;

const answerTo = ({ answers }: Feature, asked: FeatureAspect): string | undefined =>
  answers[asked] ?? common[asked] ?? (asked === "where" ? answers.how : undefined);

const tell = ({ state }: Turn, { section, ofMatter }: Feature, text: string): Outcome => ({
  handled: `${ofMatter ? "matter" : "feature"}:${section}`,
  state,
  reply: say(text, {
    source: factSource("support", section, "Facts", "support"),
    next: ["I want to open a ticket"],
  }),
});

/** Says that it is not on record, rather than giving a fact about something else. */
function notOnRecord({ state, message }: Turn, { label, section }: Feature): Outcome {
  const send = `Open a ticket: a question about ${asTitle(`${label}: ${message}`)}`;
  return {
    handled: `feature:${section}`,
    state: withOffer(state, send),
    reply: say(
      `I couldn’t find that for ${label}, and I don’t want to guess. Shall I pass the question on as a ticket? A person answers within 1 working day.`,
      { source: "supportTickets", choices: [{ label: "Open a ticket", send }, person] },
    ),
  };
}
