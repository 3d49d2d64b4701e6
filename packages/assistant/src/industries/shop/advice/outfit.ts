import { counted, dollars, listed, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countNamed } from "../../../records/count-named.ts";
import type { Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { sumWith, toDoor } from "../basket/purchase.ts";
import { type Basket, goodsIn, namesOf } from "../goods/basket-goods.ts";
import { chosen } from "../goods/best-of-kind.ts";
import { asksCare } from "../goods/care-attributes.ts";
import { catalogue } from "../goods/catalogue.ts";
import { coldIn } from "../goods/cold.ts";
import { askedOf, focusedOn, lately } from "../goods/focus.ts";
import { kindsNamed, kindsRuledOut, type Need, needOf, withSleepers } from "../goods/need.ts";
import { missing, saving, warning } from "./outfit-notes.ts";

/** Puts together an outfit for a trip: one product of each kind asked for, with their total price and weight. */

const looks = anywhere(wordList`
  need, want, looking for, look for, recommend, suggest, get, buy, what, which, kit, set, setup, gear, equipment, for, show me, also, too, as well
`);
const wholeKit = anywhere(wordList`
  (whole|full|complete|lightest|cheapest|camping|entire|basic|starter) (kit|set|setup|set-up|gear|equipment|outfit|package), everything (i|we|you|one) (need|would need)?, for everything, all the (gear|kit|equipment), all (i|we) need, (what|which|how much)( \w+){0,3} (is|does|would) everything, what (do|would|should) (i|we|he|she|they) (\w+ )?need, what (i|we) need, (where|how) (do|should|can) (i|we) (begin|start)
`);
const outing = anywhere(wordList`
  camp\w*, hiked, sleep\w* (outside|outdoors), hik\w*, trek\w*, backpack\w*, nights?, overnight, festival, outdoors?, trail, tour
`);
const elsewhere = anywhere(wordList`
  order\w*, return\w*, refund\w*, warrant\w*, deliver\w*, ship\w*, broken?, torn, wash\w*, clean\w*, repair\w*, store, stock, compare, differ\w*, better, wrong, missing, arriv\w*, cancel\w*, paid, account, gift card
`);
/** Kinds that are not wanted or already owned. */
const ruledOut =
  /\b(?:not|no|without|instead|neither|except)\b|\b(?:have|has|got|own) (?:a|an|the|my|one|two)\b/;
/** “We do not own anything”, “from scratch”: asks for everything. */
const ownsNothing =
  /\b(?:not|never) (?:\w+ )?(?:own|owned|have|got|had)(?: \w+)? anything\b|\bfrom (?:scratch|zero)\b|\b(?:own|have|got) nothing\b|\bno gear\b|\bnothing yet\b/;
/** “No idea what I need” rules out nothing. */
const noIdea = /\b(?:no|not (?:an|any|a)) (?:real )?(?:idea|clue|gear yet|plan|experience)\b/g;
/** “Which pack for a hike with a tent” asks for one kind; the other comes along. */
const asksOneKind =
  /^(?:so |and |ok )*(?:which|what) (?:size )?(?:tent|(?:sleeping )?bag|(?:back)?pack|rucksack|lamp|stove)\b(?!.*\b(?:and|plus|which)\b)/;
const kit = ["tent", "sleeping bag", "pack", "lamp", "stove"];
/** For those who start: the number of people and the budget are asked afterwards. */
const kitToBegin = ["tent", "sleeping bag", "lamp"];
const beginner = /\b(?:start|begin\w*|new to|never|first time|idea|clue)\b/;
/** In a hut, no one needs a tent or a stove. */
const kitForHuts = ["sleeping bag", "pack", "lamp"];
const inHuts = /\b(?:huts?|hostels?|lodges?)\b/;

export function outfit(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (elsewhere.test(plain) || plain.split(" ").length > 40) return undefined;
  if (asksOneKind.test(plain)) return undefined;
  const need = withSleepers(needOf(turn), plain);
  const out = kindsRuledOut(turn.message);
  // “The lightest setup” is what is carried, not how it is pitched.
  const withoutSetup = plain.replace(/\bset-?up\b/g, " ").replace(forCold, " ");
  const changed = changedOutfit(turn, need, out) ?? cheaperOutfit(turn, need);
  if (changed || namedIn(catalogue, plain).length > 0 || asksCare(withoutSetup)) return changed;
  const { thing } = askedOf(turn).focus;
  const advised = lately(turn) || state.before === "product_advice";
  const named = kindsNamed(withThings(plain), advised && thing ? [thing.kind] : []).filter(
    (kind) => !out.includes(kind),
  );
  const nothing = ownsNothing.test(plain);
  if (ruledOut.test(plain.replace(noIdea, " ")) && !nothing && out.length === 0) return undefined;
  const [only] = named;
  const more = named.length === 1 && only !== undefined ? added(turn, only, need) : undefined;
  if (more) return more;
  const whole = (nothing || wholeKit.test(plain)) && (outing.test(plain) || named.length > 0);
  const besides = advised && thing && /\b(?:too|also|as well|asked for|and)\b/.test(plain);
  const begins = whole && beginner.test(plain) && need.people === undefined;
  const kinds =
    named.length > 1
      ? named
      : whole
        ? (inHuts.test(plain) ? kitForHuts : begins ? kitToBegin : kit).filter(
            (kind) => !need.without.includes(kind),
          )
        : named.length === 1 && besides && named[0] !== thing?.kind
          ? [thing?.kind ?? "", ...named]
          : [];
  // “No tent, packs and bags I guess” continues the earlier request.
  const goesOn = out.length > 0 && state.exchanges.length > 0;
  // “150$, tent + sleeping bag?”
  const limited = named.length > 1 && (slots.amounts.length > 0 || plain.includes("+"));
  if (kinds.length < 2 || !(looks.test(plain) || nothing || goesOn || limited)) return undefined;
  if (!begins) return putTogether(turn, kinds, need);
  const { reply, ...first } = putTogether(turn, kinds, { ...need, people: 2 });
  const asked = `${reply.message.content} How many are you, and what may it cost?`;
  return { ...first, whole: true, reply: { ...reply, message: { content: asked } } };
}

/** “Bags for 0 degrees” is a wish, and no question about one. */
const forCold =
  /\b(?:for|to|at|around|about|down to) (?:minus |-)?\d{1,2} ?(?:°c?|c|degrees?)(?= |$)/g;

/** “It is two of us, and we do not need the stove”: the outfit for that many, without the exclusions. */
function changedOutfit(turn: Turn, need: Need, out: readonly string[]): Outcome | undefined {
  const { state, slots, plain } = turn;
  const kinds = [...new Set(thingsOf(state.basket ?? []).map(({ kind }) => kind))];
  const left = kinds.filter((kind) => !out.includes(kind));
  const another = slots.people !== undefined && slots.people !== peopleIn(state);
  const changes = left.length < kinds.length || another;
  const asksElse = namedIn(catalogue, plain).length > 0 || asksCare(plain);
  return fromOutfit(state) &&
    changes &&
    !asksElse &&
    left.length > 0 &&
    plain.split(" ").length <= 18
    ? putTogether(turn, left, need)
    : undefined;
}
/** The number of people the last outfit was for. */
const peopleIn = ({ exchanges }: Turn["state"]): number =>
  Number(
    /^For (\d+) /.exec(exchanges.findLast(({ bot }) => bot.startsWith("For "))?.bot ?? "")?.[1],
  );

/**
 * Puts together the outfit; if it is over budget, uses the cheapest of each kind, then leaves out dispensable items.
 */
function putTogether(turn: Turn, kinds: readonly string[], need: Need): Outcome {
  const { plain, state } = turn;
  const { people = 1, cold, budget = Number.POSITIVE_INFINITY } = need;
  const light = /\b(?:light\w*|ultra ?light|weigh\w*|carry|kg)\b/.test(plain.replace(aLight, " "));
  const wish = { people, cold, light, cheap: false, children: need.children ?? 0 };
  const full = kinds.flatMap((kind) => chosen(kind, wish));
  const spare = kinds.filter((kind) => kind !== "stove" && kind !== "lamp");
  const basket =
    [
      full,
      kinds.flatMap((kind) => chosen(kind, { ...wish, light: false, cheap: true })),
      spare.flatMap((kind) => chosen(kind, { ...wish, light: false, cheap: true })),
    ].find((some) => some.length > 0 && goodsIn(some) <= budget) ?? full;
  const things = thingsOf(basket);
  const names = things.map(
    ({ name, values }, at) =>
      `${many(basket[at]?.count)}the ${name} (${dollars(Number(values.price))})`,
  );
  const grams = basket.reduce(
    (sum, { count }, at) => sum + count * Number(things[at]?.values.weight ?? 0),
    0,
  );
  const sum = goodsIn(basket);
  const over =
    sum > budget ? ` That is ${dollars(sum - budget)} over ${dollars(budget)}${saving(kinds)}` : "";
  const dearer = basket === full ? "" : ` That’s within your ${dollars(budget)}.`;
  const most = Number(/\b(\d+(?:\.\d+)?) ?kg\b/.exec(plain)?.[1] ?? Number.NaN) * 1000;
  const heavy =
    grams > most ? `; we don’t have anything lighter, so ${kilos(grams - most)} over` : "";
  return {
    handled: "basket",
    state: {
      ...focusedOn(state, things),
      basket: basket.map((one) => ({ ...one, proposed: true as const })),
    },
    reply: say(
      `For ${counted(people, "person", "people")}: ${listed(names)}. ${dollars(sum)} in all${light ? `, ${kilos(grams)}${heavy}` : ""}${state.figures?.abroad === undefined ? ", delivery free" : ""}.${missing(things)}${warning(things, cold)}${over}${dearer}`,
      {
        source: "shopProducts",
        next: ["How long does delivery take?", "What is your return policy?"],
      },
    ),
  };
}

/** “For sleeping and cooking” wants a bag and a stove. */
const withThings = (plain: string): string =>
  plain
    .replace(/\b(?:for|to|and|plus|with) sleep(?:ing)?(?! ?-?bags?)\b/g, "$& sleeping bag")
    .replace(/\b(?:for|to|and|plus|with) (?:cook(?:ing)?|boil(?:ing)?)\b/g, "$& stove");
/** “A tent, a bag and a light”: a lamp. */
const aLight = /\b(?:an?|the|some|and|one|my) lights?\b(?! (?:weight|tent|bag|pack|one))/g;
const kilos = (grams: number): string => `${(grams / 1000).toFixed(1)} kg`;
const thingsOf = (basket: Basket): Thing[] =>
  basket.flatMap(({ id }) => catalogue.things.filter((one) => one.id === id));

const asksLess = anywhere(wordList`
  (i have|we have|budget|max|only|just) (only |just |about )?[$]?\d{2,4}, over (my |the )?budget, cheap\w*, minimum, bare, essentials, least, really need, skip, drop, leave out, save,
  too (much|expensive|dear), without the, less money, go lower
`);

/** “Do we really need the stove” asks about that one. */
const needsOne = /\bneed (?:the|an?|that|this) \w+(?: \w+)?$/;

/** Answers “over budget”, “what would you skip”: the cheapest of each kind, and what can be left out. */
function cheaperOutfit(turn: Turn, need: Need): Outcome | undefined {
  const { plain, state, slots } = turn;
  const basket = state.basket ?? [];
  if (needsOne.test(plain)) return undefined;
  if (!fromOutfit(state) || !asksLess.test(plain) || plain.split(" ").length > 10) return undefined;
  const things = thingsOf(basket);
  const price = ({ values }: Thing) => Number(values.price);
  const cheapest = things.map(({ kind, values }) =>
    catalogue.things
      .filter((one) => one.kind === kind && one.values.stock === "In stock")
      .filter((one) => kind !== "tent" || Number(one.values.people) >= Number(values.people))
      .sort((a, b) => price(a) - price(b))
      .at(0),
  );
  const changed = basket.map(({ count }, at) => ({
    id: cheapest[at]?.id ?? basket[at]?.id ?? "",
    count,
  }));
  const swaps = things.flatMap((thing, at) => {
    const other = cheapest[at];
    return other && other !== thing
      ? [`the ${other.name} (${dollars(price(other))}) for the ${thing.name}`]
      : [];
  });
  const spare =
    things.find(({ kind }) => kind === "stove") ?? things.find(({ kind }) => kind === "pack");
  const sum = goodsIn(changed);
  const limit =
    slots.amounts[0]?.value ??
    slots.numbers.find((value) => value > 14) ??
    need.budget ??
    Number.NaN;
  const still = sum > limit ? `, still ${dollars(sum - limit)} over ${dollars(limit)}` : "";
  const owned = spare
    ? ` If you have a ${spare.kind} already, it is ${dollars(sum - price(cheapest[things.indexOf(spare)] ?? spare))}.`
    : "";
  return {
    handled: "basket",
    state: { ...state, basket: changed },
    reply: say(
      swaps.length > 0
        ? `Take ${listed(swaps)}: ${dollars(sum)} in all${still}.${owned}`
        : `These are already the cheapest of each: ${dollars(sum)}${still}.${owned}`,
      { source: "shopProducts", next: ["What is the total?"] },
    ),
  };
}

/** Whether a recent reply put together an outfit. */
const fromOutfit = ({ exchanges, before, basket = [] }: Turn["state"]): boolean =>
  before === "basket" &&
  basket.length > 1 &&
  exchanges.slice(-3).some(({ bot }) => /^(?:For \d+ (?:person|people): |Take the )/.test(bot));

const addsKind =
  /^(?:and |plus |also |with |add |what about |how about )+(?:(\d|an?|one|two|three|four) )?(?:(?:cheap|good|warm|light)\w* )?/;
/** “The kids need bags too”. */
const needsToo =
  /\b(?:needs?|wants?|get|require)\b.*\b(?:too|also|as well)\b|\b(?:also|too) (?:needs?|wants?)\b/;
const ofKids = /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?)\b/;

/** Adds to the current products: “and 2 sleeping bags, cheap”, “the kids need bags too”. */
function added(turn: Turn, kind: string, need: Need): Outcome | undefined {
  const { plain, state, message, slots } = turn;
  const { thing } = askedOf(turn).focus;
  const inHand = state.basket ?? (thing ? [{ id: thing.id, count: 1 }] : []);
  const lead = addsKind.exec(message.toLowerCase());
  const too = needsToo.test(plain);
  // “And if I borrow a tent”, “and the packs” are questions and add nothing.
  const about = /^(?:and |ok )*(?:what|how) about (?!the\b)/.exec(message.toLowerCase())?.[0] ?? "";
  // “What about a headlamp” after a mere question on a tent buys neither.
  if (about !== "" && state.basket === undefined) return undefined;
  const asks =
    /\b(?:if|borrow|have|own|which|what|is|are|do)\b|\bthe (?!kids|children|girls|boys)|\?/.test(
      message
        .toLowerCase()
        .slice(about.length)
        .replace(about === "" ? "" : /\?$/, ""),
    );
  if (inHand.length === 0 || thing?.kind === kind || !(too || (lead && !asks))) return undefined;
  if (plain.split(" ").length > (too ? 14 : 8)) return undefined;
  const ages = ofKids.test(plain) ? (need.children ?? slots.numbers.length) : 0;
  const stated = countNamed(lead?.[1] ?? "a");
  const forAll = (too || about !== "") && lead?.[1] === undefined;
  const count = forAll ? Math.max(1, ages || (need.people ?? 1)) : stated;
  // “A lantern” identifies a product of its own.
  const [named] = namedIn(catalogue, `the ${plain.replace(/^(?:an?|one|\d) /, "")}`);
  const [found] = named
    ? [{ id: named.id, count }]
    : chosen(kind, {
        people: count,
        cold: coldIn(plain) ?? need.cold,
        light: /\blight/.test(plain),
        cheap: false,
      });
  if (!found) return undefined;
  const basket = [...inHand.filter(({ id }) => id !== found.id), { ...found, count }];
  const things = thingsOf(basket).reverse();
  return {
    handled: "basket",
    state: { ...focusedOn(state, things), basket },
    reply: say(`With ${namesOf([{ ...found, count }])} it is ${sumWith(basket, toDoor(state))}`, {
      source: "shopProducts",
      next: ["How long does delivery take?"],
    }),
  };
}

const many = (count = 1): string => (count === 1 ? "" : `${count} × `);
