import { contentWords } from "../dialogue/message/focus.ts";
import { holdsKind } from "../dialogue/message/question-kind.ts";
import { listed } from "../dialogue/reply/reply.ts";
import type { Answered, Asked, Attribute, Collection, Thing } from "./records.ts";
import { kindIn, meantIn } from "./references.ts";
import { wantedOf } from "./those.ts";

/**
 * Answers questions about one thing (whether it has a property, or how much of it), and the same question repeated for
 * another thing.
 */

const open = /^(?:how|what|when|which|where|why|who)\b/;
const yesNo =
  /^(?:is|are|does|do|did|can|could|will|would|has|have|may|was)\b|\b(?:is|does|can|will) (?:it|this|that|they)\b/;
const asking =
  /^(?:how|what|which|where|when|is|are|does|do|can|could|will|has|have|for|in|with|its|the)\b/;
const asksBeyond =
  /^(?:(?:and|but|so|ok|then) )*(?:where|who|whose|why)\b(?! (?:is|are) [\w -]{2,24} made)/;
/** Words that limit a search: “under $100”. */
const limits = /^(?:under|below|up to|less than|max\w*|around|about|at most)\b/;
/** Maximum number of words in a question that names no thing (“how heavy”). */
const shortest = 6;
/** The same, if the question asks only for recorded attributes (“what is the inner height and the porch depth”). */
const longest = 12;
/** Words about measuring that may accompany attributes. */
const measures =
  /\b(?:depth|size|measurements?|dimensions?|inside|inner|outer|total|exact(?:ly)?|hydrostatic|head|rating|figures?|numbers?|of|both|or|not)\b/g;

/** Whether a message asks for attributes, and for nothing else besides them. */
export function asksNothingElse({ attributes }: Collection, plain: string): boolean {
  const asked = attributes.filter(({ asks }) => asks.test(plain));
  if (asked.length === 0) return false;
  const rest = asked.reduce(
    (text, { asks }) => text.replace(new RegExp(asks.source, "g"), " "),
    plain,
  );
  return contentWords(rest.replace(measures, " ")).length === 0;
}

export function attributeOf(collection: Collection, asked: Asked): Answered | undefined {
  const { plain, focus } = asked;
  // No attribute answers “where does the down come from” or “who makes it”.
  if (asksBeyond.test(plain)) return undefined;
  const meant = meantIn(collection, asked);
  const words = plain.split(" ").length;
  const asks =
    asked.question ||
    asking.test(plain) ||
    (!/^(?:any|no|some|by)\b/.test(plain) &&
      (words <= 2 || (words <= shortest && asksNothingElse(collection, plain))));
  const leans =
    asks &&
    (words <= shortest || (words <= longest && asksNothingElse(collection, plain))) &&
    kindIn(collection, plain) === undefined &&
    !limits.test(plain);
  const things = meant.length > 0 ? meant : leans && focus.thing ? [focus.thing] : [];
  const [first] = things;
  const again = ofKindAgain(collection, asked);
  if (again) return again;
  if (!first) return undefined;
  const rest = withoutName(plain, first);
  // Prefers attributes that are known for the thing.
  const isKnown = ({ says }: Attribute) => says(first) !== undefined;
  const named = meantOf(
    collection.attributes.filter(
      (attribute) => attribute.asks.test(rest) && !(isUse(attribute) && open.test(plain)),
    ),
    first,
  ).sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
  const attributes = named.length > 0 ? named.slice(0, 2) : sameAsBefore(collection, asked, meant);
  if (attributes.length === 0) return undefined;
  if (meant.length > 1 && all.test(plain)) return ofEach(attributes, meant);
  const thing = knowing(attributes, first, meant.length > 0 && named.length > 0 ? [] : focus.shown);
  const isNamed = first.named.test(plain);
  // Yes-or-no parts come first, right after “yes” or “no”: “how heavy and is it rainproof”.
  const parts = attributes
    .map((attribute) => ({
      said: attribute.says(thing),
      holds: holdsFor(attribute, thing, asked),
    }))
    .sort((a, b) => Number(b.holds !== undefined) - Number(a.holds !== undefined));
  const said = parts.flatMap(({ said: text }) => (text === undefined ? [] : [text]));
  if (said.length === 0)
    return isNamed
      ? {
          text: `The ${thing.name} has no figure for that. I can give you ${listed(known(collection, thing))}.`,
          things,
          operation: "unknown",
        }
      : undefined;
  // “How do I light it” must not be answered with the weight (“light”).
  if (!holdsKind(plain, listed(said))) return undefined;
  const holds = parts.find((part) => part.holds !== undefined)?.holds;
  const lead = holds === undefined ? "The" : holds ? "Yes, the" : "No: the";
  const failing = attributes.filter((one) => holdsFor(one, thing, asked) === false);
  const other = holds === false ? instead(collection, failing, thing, asked) : undefined;
  return {
    text: `${lead} ${thing.name} ${sentenceFor(said)}.${other === undefined ? "" : ` The ${other.name} ${failing[0]?.says(other)}.`}`,
    things: [
      thing,
      ...(other === undefined ? [] : [other]),
      ...focus.shown.filter((one) => one !== thing && one !== other),
    ],
    operation: "attribute",
    ...(attributes[0] ? { attribute: attributes[0].id } : {}),
  };
}

/** Joins predicates into one sentence, or into a sentence each if one is complex. */
const sentenceFor = (said: readonly string[]): string =>
  said.some((text) => /[;:,]/.test(text)) ? said.join(". It ") : listed([...said]);

/** Answers “and the packs?”: repeats the previous question for all things of that kind. */
function ofKindAgain(collection: Collection, { plain, focus, links }: Asked): Answered | undefined {
  const kind = kindIn(collection, plain);
  const attribute = collection.attributes.find(({ id }) => id === focus.attribute);
  if (!links || !attribute || kind === undefined || kind === focus.thing?.kind) return undefined;
  if (!/^(?:(?:and|so|what about|how about|of|the|your|about) )*\w+(?: \w+)?$/.test(plain))
    return undefined;
  return ofEach(
    [attribute],
    collection.things.filter((thing) => thing.kind === kind),
  );
}

/** Drops attributes that merely share their words with one that is known for the thing. */
function meantOf(asked: readonly Attribute[], thing: Thing): Attribute[] {
  const replaced = new Set(
    asked
      .filter((attribute) => attribute.says(thing) !== undefined)
      .flatMap(({ insteadOf = [] }) => insteadOf),
  );
  return asked.filter(({ id }) => !replaced.has(id));
}

const all = /\b(?:both|each|all|them|these|those|the two|either)\b/;

/** Answers “weight of both” with a sentence for each thing. */
function ofEach(attributes: readonly Attribute[], things: readonly Thing[]): Answered | undefined {
  const stated = things.flatMap((thing) => {
    const said = attributes.flatMap((attribute) => attribute.says(thing) ?? []);
    return said.length === 0 ? [] : [{ name: thing.name, said: listed(said) }];
  });
  const [first, second] = stated;
  // If the same is true of both, it is said once.
  const same = first !== undefined && stated.length === 2 && first.said === second?.said;
  const sentences = same
    ? [`The ${first.name} ${first.said}. The same goes for the ${second?.name}.`]
    : stated.map(({ name, said }) => `The ${name} ${said}.`);
  return sentences.length === 0
    ? undefined
    : {
        text: sentences.slice(0, 3).join(" "),
        things,
        operation: "attribute",
        ...(attributes[0] ? { attribute: attributes[0].id } : {}),
      };
}

const isUse = ({ id }: Attribute): boolean => id.startsWith("use:");
const withoutName = (plain: string, { named }: Thing): string => plain.replace(named, " ");

/** Returns the attribute of the previous question, for “and the Dune?” or “which one then”. */
function sameAsBefore(
  { attributes }: Collection,
  { plain, focus, links }: Asked,
  meant: readonly Thing[],
): Attribute[] {
  const short = plain.split(" ").length <= 5;
  const bare = /^(?:(?:what|how) about |the |and |for )?(?:the )?[\w -]+$/.test(plain);
  return links && short && bare && meant.length === 1 && meant[0] !== focus.thing
    ? attributes.filter(({ id }) => id === focus.attribute)
    : [];
}

/** Returns the thing itself, or else one shown with it that has the attribute: tents have no warmth rating. */
function knowing(attributes: readonly Attribute[], thing: Thing, shown: readonly Thing[]): Thing {
  const knows = (one: Thing) => attributes.some((attribute) => attribute.says(one) !== undefined);
  return knows(thing) ? thing : (shown.find(knows) ?? thing);
}

function holdsFor(
  attribute: Attribute,
  thing: Thing,
  { plain, figures }: Asked,
): boolean | undefined {
  const wanted = wantedOf(attribute, { figures });
  const asks = (yesNo.test(plain) && !open.test(plain)) || wanted !== undefined;
  return asks ? attribute.holds?.(thing, wanted, plain) : undefined;
}

/** Finds another thing of the same kind that does have the property. */
const instead = (
  { things }: Collection,
  [attribute]: readonly Attribute[],
  thing: Thing,
  asked: Asked,
): Thing | undefined =>
  attribute &&
  things.find(
    (one) => one !== thing && one.kind === thing.kind && holdsFor(attribute, one, asked) === true,
  );

/** Lists up to three attributes that are known for a thing. */
const known = ({ attributes }: Collection, thing: Thing): string[] =>
  attributes
    .filter(({ shows }) => shows !== undefined)
    .filter(({ id }) => typeof thing.values[id] === "number")
    .map(({ id }) => `its ${id}`)
    .slice(0, 3);
