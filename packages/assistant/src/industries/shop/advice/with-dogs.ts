import { counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { againstLimit } from "../basket/spending-limit.ts";
import { catalogue } from "../goods/catalogue.ts";
import { needOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";

/** Recommends a tent for people with dogs; a large dog counts as a person. */

const dogs =
  /\b(?:(\d|a|an|my|our|the|both) )?(?:(?:big|large|small|little|huge|old) )?(dogs?|labradors?|shepherds?|retrievers?|huskies|husky|terriers?|dachshunds?|puppy|puppies)\b/;
const small = /\b(?:small|little|tiny|terriers?|dachshunds?|puppy|puppies|chihuahuas?)\b/;
const wants =
  /\btents?\b.{0,40}\b(?:for|with|fit|room)\b|\b(?:need|want|which|what|looking for|buy)\b.{0,20}\btents?\b/;

const mostWords = 30;
const ofWind = /\b(?:wind\w*|gales?|storm\w*|exposed)\b/;
/** Asked whether a smaller tent is enough. */
const asksEnough = /\b(?:big|large|room|roomy|space) enough\b|\benough (?:room|space)\b/;

/** How the tent stands up to wind, and which one does better. */
function inWind(tent: Thing): string {
  const [steadier] = catalogue.things.filter(
    ({ kind, values }) => kind === "tent" && values.windproof === true,
  );
  const better =
    steadier && steadier !== tent
      ? `; the ${steadier.name} stands up to it, but is for ${String(steadier.values.people)}`
      : "";
  return ` It ${String(tent.values.wind)}${better}.`;
}

export function withDogs(turn: Turn): Outcome | undefined {
  const { slots } = turn;
  const plain = withDigits(turn.plain);
  const found = dogs.exec(plain);
  if (!found || !wants.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const count = /^\d$/.test(found[1] ?? "")
    ? Number(found[1])
    : found[1] === "both" || /s$/.test(found[2] ?? "")
      ? 2
      : 1;
  const people = slots.people ?? needOf(turn).people ?? 1;
  const room = people + (small.test(plain) ? 0 : count);
  const sized = catalogue.things
    .filter(({ kind, values }) => kind === "tent" && Number(values.people) >= Math.max(room, 2))
    .sort((a, b) => Number(a.values.people) - Number(b.values.people));
  const [tent] = sized;
  if (!tent) return undefined;
  const stock =
    tent.values.stock === "In stock"
      ? ""
      : ` It is sold out, ${String(tent.values.stock).toLowerCase()}.`;
  const size = small.test(plain) ? "a small dog fits beside you" : "count a large dog as a person";
  const note = ofWind.test(plain) ? inWind(tent) : " Put a blanket on the floor for the claws.";
  const price = Number(tent.values.price);
  const no = asksEnough.test(plain) && room > people ? "No: " : "";
  return reply(
    turn,
    `${no}${no === "" ? "The" : "the"} ${tent.name} (${dollars(price)}), made for ${counted(Number(tent.values.people), "person", "people")}: ${size}.${stock}${againstLimit(turn, price)}${note}`,
    [tent],
    true,
    "people",
  );
}
