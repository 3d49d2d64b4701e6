import type { Attribute, Thing } from "../../../records/records.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type FactId, factIds } from "./product-facts.ts";

/** How customers ask for the facts in `product-facts.ts`. */

const tallOrLong = wordList`(\d{3} ?cm|1[.,]\d ?m|6 ?(ft|foot|feet)\S*) (tall|long)`;
/** “For someone of 1.90 m” asks whether a sleeping bag is long enough. */
const ofBody =
  "(?:for|to|am|is|i'm|someone|person) (?:someone |a man |of )?(?:[67] ?(?:ft|foot|feet)|[12][.,]\\d\\d ?m|[12]\\d\\d ?cm)";

const asks: Readonly<Record<FactId, RegExp>> = {
  floor:
    /(?<!\b(?:damage|ruin|tear|scratch|rip) (?:the|its?|my) )\bfloors?\b(?! (?:area|space))|\bground ?sheets?\b|\bbathtub\b/,
  denier: /\bdeniers?\b|\bhow thick\b|\bfabric weight\b|\bshell\b(?! (?:is )?(?:wind|water)\w*)/,
  inner: anywhere(wordList`
    floor (area|space), square (metres?|meters?|feet|foot), inner (size|dimensions?|measurements?), (dimensions?|measurements?|size|big) inside, inside (dimensions?|measurements?|size), how (wide|long) is (it|the \w+( \d)?) inside,
    footprint size, (length|width) inside
  `),
  height:
    /\b(?:inner|inside|interior|peak|ceiling|maximum|max)(?: tent)? height\b|\bhow high\b|\bheight\b|\b(?:high|higher|headroom|roomier) (?:up )?inside\b|\btaller\b/,
  porch: /\b(?:porch|porches|vestibules?|awnings?|apsis)\b/,
  doors: /\b(?:doors?|entrances?|exits?)\b/,
  poles:
    /\bpoles? (?:diameter|thick\w*|material)\b|\bhow many poles\b|\bwhat poles\b|\bpole diameter\b|\bpoles? (?:made|of)\b|\b(?:what|which) (?:are|material are) the poles\b/,
  walls: /\b(?:double|single|two|one)[ -](?:wall(?:ed)?|skin|layers?)\b|\bmesh\b|\bbreathable\b/,
  season: /\bsnow\w*\b|\bwinter\b|\bfrost\b|\bseasons?\b|\bice\b|\bblizzard\w*\b/,
  colder: /\bcomfort\b|\blimit\b|\b(?:en|iso) ?\d{4,5}\b/,
  fill: /\bfill ?-?(?:power|weight)\b|\bcuin\b|\bloft\b|\bhow much (?:down|fill\w*)\b|\b(?:duck|goose)\b/,
  origin: /\brds\b|\bcertif\w*\b|\blive[ -]?pluck\w*\b|\btrace\w*\b|\bethical\w*\b/,
  length: anywhere(wordList`
    how (long|wide) is (it|the (bag|ember|dune|sleeping bag)), (shoulder )?width, length, shoulders?, ${tallOrLong}, ${ofBody}
  `),
  zip: /\bzip(?:s|pers?)?\b(?! (?:code|together))/,
  shape: /\b(?:hood|mummy|shape|rectang\w*)\b/,
  sides: /\b(?:dimensions?|measure(?:s|ments)|sides|height|how (?:tall|wide|deep|high))\b/,
  load: /\bhow much (?:weight )?(?:can|does|will) (?:it|i|they|the \w+(?: \d+)?) (?:carry|take|hold|bear)\b|\bmax\w* (?:load|weight)\b|\bload\b|\bhow many (?:kg|kilos)\b/,
  pockets: /\bpockets?\b|\bcompartments?\b|\blaptop\b|\bbottle holders?\b/,
  back: /\b(?:ventilat\w*|sweat\w*|back (?:system|panel|pad\w*)|padd\w*|hip ?-?belt|air ?flow|breath\w*)\b/,
  cell: anywhere(wordList`
    mah, (battery )?capacity, aaa?s?, 18650, (which|what|kind of|type of|replac\w*|chang\w*|swap\w*|removable|built[ -]?in)( \w+){0,3} batter(y|ies),
    batter(y|ies)( \w+){0,8} (replac\w*|chang\w*|swap\w*|removable|built[ -]?in)
  `),
  rating:
    /\bip ?x?\d{0,2}\b|\bip[ -]?rating\b|\bunder ?water\b|\bsubmer\w*|\bswim\w*|\bdiv(?:e|es|ing)\b|\b(?:drop\w*|falls?|fell) (?:it |him )?in(?:to)? (?:the |a )?(?:lake|water|river|sea|pond)\b/,
  beam: /\bbeam\b|\bhow far\b|\b(?:throw|range|reach)\b|\bshines? (?:very |that )?far\b/,
  gloves: /\bgloves?\b|\bmittens?\b/,
  modes: /\bmodes?\b|\bred light\b|\bsteps\b|\bsettings?\b|\bdimm?(?:ed|able|er|ing)?\b|\bstrobe\b/,
  reading: /\b(?:read(?:ing)?|books?)\b/,
  charging:
    /\bhow long\b.{0,16}\bcharge\b|\bcharg\w* time\b|\btime to charge\b|\bto (?:fully )?charge\b/,
  tilt: /\btilt\w*|\bangle\b|\bpoint(?:ed)? down\b/,
  output: /\bkw\b|\boutput\b|\bwatts?\b|\bbtu\b|\bhow (?:strong|powerful)\b/,
  folded: /\bfold(?:s|ed|ing)?\b|\bdimensions?\b|\bhow small\b|\bsize\b/,
  gasUse: /\b(?:gas|fuel) (?:use|usage|consumption)\b|\bhow much (?:gas|fuel)\b|\bconsum\w*/,
  pot: /\bpots?\b|\bpans?\b|\bdiameter\b/,
  igniter: /\bigni\w*|\bpiezo\b|\blighter\b|\bmatches\b/,
  included:
    /\binclud\w*(?! (?:a |an |the )?(?:\w+ )?(?:note|message|card|letter)\b)|\bcomes? with\b|\bin the (?:box|bag)\b|\bwhat do i get\b/,
  serves: anywhere(wordList`
    how many (people|persons|of us|mouths|cups|portions|meals)\b.*\b(cook\w*|boil\w*|feed|eat|serve\w*|meal|on it), (cook|boil|enough) (\w+ ){0,3}for (\d|two|three|four|us|a (family|group))
  `),
  inTent:
    /\b(?:in|inside|for) (?:a|the|my|our|your) tent\b|\b(?:use|light|burn|hang) (?:it|them|one) (?:indoors|inside)\b/,
  pfas: /\bpf(?:as|cs?|oas?|oa)\b|\bforever chemicals?\b|\bfluor\w*|\bc0\b/,
};

/** Openings of a fact that mean “no” to a yes-or-no question. */
const denied: Partial<Record<FactId, RegExp>> = {
  porch: /^has no\b/,
  season: /\bsnow is not\b/,
  rating: /^has no\b/,
  inTent: /^must not\b/,
};
const affirmed: ReadonlySet<FactId> = new Set([
  "season",
  "gloves",
  "igniter",
  "pfas",
  "porch",
  "inTent",
]);

/** Headline attributes that share words with a fact and are not meant when the fact is. */
const insteadOf: Partial<Record<FactId, readonly string[]>> = {
  floor: ["waterproof", "inner", "people"],
  denier: ["material"],
  origin: ["material"],
  inner: ["people", "volume", "sides", "packedSize"],
  height: ["tall", "sides", "people", "inner"],
  walls: ["material", "toughness"],
  poles: ["material"],
  season: ["warmth", "use:winter"],
  colder: ["warmth"],
  fill: ["material", "weight"],
  length: ["volume", "tall", "people", "hours"],
  sides: ["packedSize", "volume"],
  load: ["price", "weight", "people", "volume", "days"],
  pockets: ["volume"],
  back: ["material"],
  cell: ["hours", "rechargeable"],
  rating: ["waterproof"],
  beam: ["hours"],
  gloves: ["warmth"],
  modes: ["colour", "weight"],
  reading: ["use:camping", "light"],
  charging: ["rechargeable", "hours"],
  folded: ["packedSize", "volume", "people"],
  gasUse: ["price", "fuel"],
  pot: ["volume", "people"],
  output: ["weight"],
  included: ["fuel", "stands", "price"],
  pfas: ["material", "waterproof"],
  serves: ["people", "volume", "boils", "use:family"],
  inTent: ["use:camping", "use:light", "people"],
};

const holdsFor = (id: FactId): Attribute["holds"] =>
  affirmed.has(id)
    ? ({ values }: Thing) =>
        typeof values[id] === "string" ? !denied[id]?.test(values[id]) : undefined
    : undefined;

export const factAttributes: readonly Attribute[] = factIds.map((id): Attribute => {
  const holds = holdsFor(id);
  return {
    id,
    asks: asks[id],
    ...(insteadOf[id] ? { insteadOf: insteadOf[id] } : {}),
    ...(holds ? { holds } : {}),
    says: ({ values }) => (typeof values[id] === "string" ? values[id] : undefined),
  };
});
