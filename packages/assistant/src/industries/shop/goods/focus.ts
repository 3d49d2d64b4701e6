import type { ScenarioState, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { isLinked, kindIn } from "../../../records/references.ts";
import { lastNamed } from "../../../records/spoken-of.ts";
import { catalogue, thingOf } from "./catalogue.ts";
import { withoutPutAside } from "./ruled-out.ts";
import { peopleTold } from "./stated-people.ts";

/** Determines which products a message about products may refer to. */

/** The kind of product the visitor mentioned recently. */
const kindTold = ({ state }: Turn): string | undefined =>
  state.exchanges
    .slice(-2)
    .map(({ visitor }) => kindIn(catalogue, visitor.toLowerCase()))
    .findLast((kind) => kind !== undefined);

/** Returns the name of the product that the customer named last, or that the last reply was on. */
export function productSpokenOf(turn: Turn): string | undefined {
  const spoken = lately(turn) ? thingOf(turn.state.topic) : undefined;
  return (lastNamed(catalogue, turn.state.exchanges) ?? spoken)?.name;
}

/** Whether the last reply was about products. */
export const lately = ({ state }: Turn): boolean =>
  /^(?:product_|flow:advice|basket)/.test(state.before ?? "");

/** Removes what is denied: “I asked the volume, not the price”. */
const withoutDenied = (plain: string): string =>
  /\b(?:asked|said|say|meant|mean|want|wanted)\b|^not\b/.test(plain)
    ? plain.replace(neverSaid, " ").replace(/,? ?\bnot (?:the |a |an |for )?\w+/, "")
    : plain;
/** “I did not say -6” does not ask for that temperature. */
const neverSaid =
  /\b(?:i |we )?(?:did not|never) (?:say|said|mention\w*|ask\w*)(?: for| about)? \S+(?: degrees)?/;

/** “This or the lantern for reading in a tent” does not compare tents. */
const withoutPlace = (plain: string, kind: string | undefined): string =>
  /\b(?:better|or|vs|versus|brighter|lighter|warmer|which|reading|read)\b/.test(plain) &&
  (kind === "lamp" ||
    kind === "stove" ||
    /\b(?:lamps?|lanterns?|headlamps?|torch|bags?|glim|wick|ember|dune)\b/.test(plain))
    ? plain.replace(/\b(?:in|inside) (?:a |the |my |our )?tents?\b/, " ")
    : plain;

/** “Not expensive please” after advice asks for something cheaper. */
const asCheaper = (plain: string): string =>
  /^(?:but |it |should |be )*(?:not|nothing) (?:too |so |that |very )?(?:expensive|dear|pricey)(?: one)?$/.test(
    plain,
  )
    ? "what is cheaper"
    : plain;

/** There is only one stove, so canisters and boiling refer to it. */
const ofStove = /\b(?:boil\w*|canisters?|cartridges?|burner|piezo|gas (?:use|usage|consumption))\b/;

/** “What about a headlamp, can I use it in the rain”: “it” is what was just brought up. */
const introduces =
  /\b(?:what|how) about (?:an?|the|your) (?=(?:lantern|head ?lamp|head ?torch|stove)\b)(?=.{3,60}\b(?:it|them|that)\b)/;
/** Returns a message in which what it brings up, and asks of as “it”, is named as the one product that it is. */
export const asBroughtUp = (plain: string): string => plain.replace(introduces, "the ");

export function askedOf(turn: Turn): Asked {
  const { message, slots, state } = turn;
  const kind = thingOf(state.topic)?.kind;
  const plain = withoutPlace(withoutDenied(withoutPutAside(asCheaper(turn.plain))), kind);
  const degrees = /(?:minus |(?<![\w\d])-)(\d{1,2})\b(?!-)/.exec(plain)?.[1];
  const shown = (state.shown ?? []).map(thingOf).filter((thing) => thing !== undefined);
  const spoken = introduces.test(plain) ? (state.named ?? state.topic) : state.topic;
  const thing = ofStove.test(plain) ? thingOf("kettle") : thingOf(spoken);
  return {
    plain,
    question: message.includes("?"),
    links: isLinked(message),
    focus: { thing, shown, attribute: state.asked, kind: kindTold(turn) },
    figures: {
      people: peopleTold(turn.plain) ?? slots.people,
      money: slots.amounts[0]?.value,
      days: slots.nights,
      ...(degrees === undefined ? {} : { degrees: -Number(degrees) }),
      other: slots.numbers[0],
    },
  };
}

/** Returns the state with these products as the ones mentioned last; “it” refers to the first. */
export const focusedOn = (
  state: Readonly<ScenarioState>,
  things: readonly Thing[],
  asked?: string,
): ScenarioState => ({
  ...state,
  ...(things[0] === undefined ? {} : { topic: things[0].id }),
  shown: [...things, ...before(state, things)].map(({ id }) => id).slice(0, 4),
  ...(asked === undefined ? {} : { asked }),
});

/** For a single product, returns the ones of its kind shown before, so that “the difference” has two sides. */
function before(state: Readonly<ScenarioState>, things: readonly Thing[]): Thing[] {
  const [thing] = things;
  return things.length !== 1
    ? []
    : (state.shown ?? [])
        .map(thingOf)
        .filter((one) => one !== undefined)
        .filter((one) => one !== thing && one.kind === thing?.kind);
}
