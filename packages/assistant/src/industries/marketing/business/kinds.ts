import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** How customers come to a business: advice for one with bookings does not suit one with walk-in customers. */
export const ways = ["walk_in", "table", "booked", "called", "online"] as const;
export type Way = (typeof ways)[number];

const kinds: readonly (readonly [Way, RegExp])[] = [
  [
    "online",
    anywhere(
      wordList`web ?shops?, online (shop|store|business)s?, e-?commerce( shop| store)?, etsy( shop)?, mail order, shopify( shop| store)?, dropshipping`,
    ),
  ],
  [
    "booked",
    anywhere(
      wordList`
        (brow|lash|nail|blow dry|beauty) bars?, (hair |nail |beauty |tanning |dog )?salons?, hair ?dressers?, barbers?( ?shops?)?, (dog |pet |cat )?groomers?, groom dogs, (dog |pet |cat )grooming( place| salon| business| shop| parlour)?, (yoga|pilates|dance|fitness|tattoo|nail|photo|music|pottery) (studios?|schools?), gyms?,
        dentists?, dental practice, physio\w*, massage\w*, spas?, chiropractors?, vets?, veterinar\w+, osteopaths?, photographers?, tutors?, driving schools?, (personal )?trainers?, coach(es)?, nail tech\w*, lash \w+, beauticians?, tattooists?, tattoo artists?,
        guest ?houses?, b&bs?, hotels?, hostels?, campsites?, escape rooms?, (dog )?kennels?, cattery, riding (school|stables?), (piano|guitar|violin|music|singing|drum|swimming|riding|maths|english|language|dance|driving|tennis|drawing) lessons, music teachers?, piano teachers?, yoga teachers?, yoga class(es)?, pilates class(es)?
      `,
    ),
  ],
  [
    "called",
    anywhere(
      wordList`
        plumbers?, plumbing (business|company|firm), electricians?, roofers?, painters?, decorators?, gardeners?, landscap\w+, cleaners?, cleaning (business|company|firm|service), window cleaners?, window cleaning( business| company| round)?, mobile (car wash|mechanic|hairdresser)s?, locksmiths?, handym[ae]n, builders?, carpenters?, joiners?, tilers?, removals?, movers?, chimney sweeps?,
        garages?, mechanics?, caterers?, catering, wedding planners?, djs?, accountants?, book ?keepers?, lawyers?, law firm, estate agents?, dog walkers?, web designers?, interior designers?, pest control, solar installers?
      `,
    ),
  ],
  [
    "table",
    anywhere(wordList`restaurants?, bistros?, pizzerias?, trattoria, steak ?house, gastro ?pub`),
  ],
  [
    "walk_in",
    anywhere(
      wordList`
        cafes?, café, coffee (shops?|bars?|carts?|vans?|places?|houses?), tea ?rooms?, baker(y|ies|s), bars?, pubs?, kebab( shops?| place)?, takeaways?, chippy, fish and chip shops?, food ?trucks?, ice cream (shops?|parlours?|vans?), gelateria, delis?, juice bars?, sandwich (shops?|bars?), butchers?, florists?, flower shops?, green ?grocers?, farm shops?,
        book ?shops?, toy ?shops?, pet shops?, (bike|bicycle|cycle) (shop|repair shop|repair)s?, (phone|shoe|watch) repair( shop)?s?, charity shops?, gift shops?, clothes shops?, shoe shops?, record shops?, wine shops?, corner shops?, boutiques?, (market )?stalls?, kiosks?, garden cent(re|er)s?, launderettes?, car ?wash(es)?, opticians?, jewell?ers?, pharmac(y|ies), shops?, stores?
      `,
    ),
  ],
];

/** Statements about how customers come, whatever the kind of business. */
const saidWays: readonly (readonly [Way, RegExp])[] = [
  [
    "walk_in",
    anywhere(
      wordList`(nobody|no one|noone|people do not|they do not|customers do not|you do not|we do not take|no) (ever |actually |really )?(books?|bookings?|reservations?|appointments?), walk ?-?ins?( only)?, (they|people|customers) (just )?walk in, (sell|selling|stand|stall) (\w+ ){0,3}(at|on) (the|a|my|our|local) (\w+ )?market`,
    ),
  ],
  [
    "booked",
    anywhere(
      wordList`by appointment( only)?, (only )?(take|takes|do) (bookings|appointments|reservations), (people|they|customers|clients) (have to |must |all )?book (in )?(ahead|online|a slot|in advance|with us|by phone)`,
    ),
  ],
  [
    "online",
    anywhere(
      wordList`(sell|sells|selling|sold|orders|business|shop) (\w+ ){0,4}online, (only|just|purely|all|mostly) online, by post, in the post, we (ship|post|send) (\w+ ){0,3}(out|everywhere|worldwide|nationwide|to people), (over|on|through|from) (the internet|my website|our website|etsy|ebay|shopify), online only, (do not have|have no|no) (real |physical )?(shop|store) ?front`,
    ),
  ],
];

const denied = /\b(?:is |am |are |it is )?not (?:an?|the|some) (?:\w+ ){0,1}\w+/g;

/** “I mend clocks”, “I tune pianos”, “I sharpen knives”: a craft by its verb. */
const crafts =
  /\b(?:i|we) (?:also |still |just )?((?:repair|mend|restore|fix|tune|sharpen|upholster|bind|reupholster|frame|engrave|alter|service)) (?:(?:old|antique|used|broken) )?([a-z]+)\b/;

/** Returns the kind of business that a message names as the visitor's, and how customers come to it. */
export function kindIn(plain: string): { kind?: string; way?: Way } {
  const text = plain.replace(denied, " ");
  const way = saidWays.find(([, words]) => words.test(text))?.[0];
  for (const [usual, words] of kinds) {
    const kind = words.exec(text)?.[0];
    if (kind === undefined) continue;
    return { kind: kind.toLowerCase(), way: way ?? usual };
  }
  const craft = crafts.exec(text);
  if (craft !== null)
    return { kind: `${craft[2] ?? ""} ${craft[1] ?? ""}`.trim(), way: way ?? "called" };
  return way === undefined ? {} : { way };
}

/** “Guests” of a café, “clients” of a salon. */
export function customersOf(kind: string | undefined, way: Way | undefined): string {
  if (
    /caf|coffee|\btea|\bbars?\b|pub|restaurant|bistro|hotel|guest|hostel|b&b|pizz|kebab/.test(
      kind ?? "",
    )
  )
    return "guests";
  if (/yoga|pilates|dance|driving|music|riding|tutor|piano/.test(kind ?? "")) return "students";
  if (/gym/.test(kind ?? "")) return "members";
  if (/dent|physio|chiro|osteo/.test(kind ?? "")) return "patients";
  return way === "booked" ? "clients" : "customers";
}
