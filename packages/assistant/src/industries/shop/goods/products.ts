import type { CardPicture, ChatReply, ReplyCard } from "@brightkeel/contracts";
import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Turn } from "../../../dialogue/types.ts";
import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { telling } from "../../../knowledge/questions/question.ts";
import { products, type SampleProduct } from "./sample.ts";

/** The card picture of a product. */
const pictureOf = ({ id, kind }: SampleProduct): CardPicture => {
  if (kind === "sleeping bag") return "sleeping-bag";
  if (kind === "lamp") return id.startsWith("glim") ? "head-lamp" : "lantern";
  return id.startsWith("lee") ? "shelter" : kind;
};

export const productCard = (product: SampleProduct): ReplyCard => ({
  kind: "product",
  title: product.name,
  badge: "Sample",
  rows: [
    { label: "Price", value: dollars(product.price) },
    { label: "Stock", value: product.stock },
    { label: "Good for", value: product.uses.join(", ") },
  ],
  note: "From the sample catalogue of this demo.",
  picture: pictureOf(product),
});

/** Returns the product a message names; undefined if it names none or several. */
export function namedProduct(message: string): SampleProduct | undefined {
  const said = message.toLowerCase();
  const named = products.filter(({ id, name }) => {
    const [first = "", number = ""] = id.split("-");
    const several = products.filter((other) => other.id.startsWith(first)).length > 1;
    const word = new RegExp(`\\b${first}\\b`).test(said);
    return said.includes(name.toLowerCase()) || (word && (!several || said.includes(number)));
  });
  return named.length === 1 ? named[0] : undefined;
}

/** “What time is it”, “is it raining”: not about a product. */
const impersonal = /\b(?:time|day|date|year) is it\b|\bis it (?:rain|snow|sunn|true)\w*/i;

/** The product that the message names, or that “it” refers to. */
export const productIn = ({ message, state }: Turn): SampleProduct | undefined =>
  namedProduct(message) ??
  (/\b(?:it|its|this|that)\b/i.test(message.replace(impersonal, ""))
    ? products.find(({ id }) => id === state.topic)
    : undefined);

/** Questions about a product, with the pattern of catalogue text that answers each. */
const details: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [/\b(?:weigh\w*|heavy|light|weight)\b/i, /\bk?g\b/],
  [/\b(?:warm|cold|degrees?|winter|minus)\b|-\d/i, /°C/],
  [/\b(?:bright|lumens?)\b/i, /lumen/],
  [/\b(?:big|litres?|liters?|size|volume)\b/i, /lit(?:re|er)/],
  [/\b(?:charg\w*|battery|long|hours?)\b/i, /USB|hours/],
];

/** Answers a follow-up question about the current product; undefined if nothing is on record. */
function detailOf(
  { name, price, why, people, stock }: SampleProduct,
  message: string,
): string | undefined {
  if (
    people !== undefined &&
    /\b(?:people|persons?|fits? (?:us|me|\d|two|three|four|five)|sleeps?)\b/i.test(message)
  )
    return `The ${name} is made for ${counted(people, "person", "people")}.`;
  if (/\b(?:stock|available)\b/i.test(message))
    return `The ${name} is ${stock === "In stock" ? "in stock" : `sold out, ${stock.toLowerCase()}`}.`;
  if (/\b(?:price|cost|how much is)\b/i.test(message))
    return `The ${name} costs ${dollars(price)}.`;
  const answer = details.find(([question]) => question.test(message))?.[1];
  const part = answer && why.split(/[;,] /).find((words) => answer.test(words));
  return part === undefined ? undefined : `The catalogue says this about the ${name}: ${part}.`;
}

/** Words of general questions about a product, which its overall description answers. */
const ofTheWhole = new Set(
  telling(
    "tell show more detail information info look see want need like know product thing one good great nice best think about opinion recommend review worth idea interest buy take get sell choose suit work use trip holiday please hello thing stuff question",
  ),
);

/** Whether a message asks something specific that no record of the product answers (“how do I clean it”). */
export function asksBeyondRecord({ plain, message }: Turn, product: SampleProduct): boolean {
  if (refersTo.test(message) || detailOf(product, message) !== undefined) return false;
  if (asksElse.test(plain) && namedProduct(message) === undefined) return true;
  const own = new Set(telling(`${product.name} ${product.id} ${product.kind} ${product.why}`));
  return tellingOf(plain).some((word) => !own.has(word) && !ofTheWhole.has(word));
}

/** “How long does that take”, “what does that mean”: no description answers it. */
const asksElse =
  /\b(?:how (?:long|soon|often|so)|what does (?:that|it|this) mean|when|who|why|where)\b/;

/** “The other one” asks for the full description. */
const refersTo = /\b(?:first|second|other) (?:one|option)\b|\bthe (?:second|other)\W*$/i;

/** Returns the catalogue's full description of a product; the second time, only the detail asked for. */
export function aboutProduct(turn: DraftTurn, product: SampleProduct): ChatReply {
  const { state, message } = turn;
  const { name, price, stock, why } = product;
  const wasTold =
    state.topic === product.id &&
    /^(?:product_|flow:advice)/.test(state.before ?? "") &&
    namedProduct(message) === undefined &&
    !refersTo.test(message);
  const beside = (state.shown ?? []).filter(
    (id) => id !== product.id && products.find((one) => one.id === id)?.kind === product.kind,
  );
  state.topic = product.id;
  state.shown = [product.id, ...beside].slice(0, 4);
  return say(
    (wasTold ? detailOf(product, message) : undefined) ??
      `The ${name} costs ${dollars(price)} and is ${stock === "In stock" ? "in stock" : `sold out, ${stock.toLowerCase()}`}. In short: ${why}.`,
    {
      source: "shopProducts",
      ...(wasTold ? {} : { card: productCard(product) }),
      next: ["How long does delivery take?", "What warranty do I have?", "Something cheaper"],
    },
  );
}
