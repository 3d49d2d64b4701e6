import { anywhere, wordList } from "../../understanding/word-list.ts";

/** An audience, and where and when to reach it: working rules of this demo. */
export type Audience = {
  id: string;
  /** The name within a sentence. */
  name: string;
  named: RegExp;
  /** How they are reached, in one or two sentences. */
  reach: string;
};

const audiences: readonly Audience[] = [
  {
    id: "office",
    name: "people in offices nearby",
    named: anywhere(
      wordList`office( people| workers?| folks?| crowd| staff)?s?, (people|workers|staff) in (the )?offices?, lunch( crowd| time| break)?, commuters?, business district`,
    ),
    reach:
      "show ads from 10 to 12 on workdays only, within half a mile, with today’s lunch and its price; and leave a card with the first coffee free at five receptions.",
  },
  {
    id: "students",
    name: "students",
    named: anywhere(wordList`students?, pupils?, uni(versity)?, college, campus`),
    reach:
      "short films on their phones from 16 to 22, a price for students that is shown at once, and notices where they wait; begin with the term.",
  },
  {
    id: "families",
    name: "families",
    named: anywhere(
      wordList`famil(y|ies), parents?, mums?, moms?, dads?, mothers?, kids, children`,
    ),
    reach:
      "social ads in the evening from 20 to 22, parents’ groups and schools nearby, and one sentence on what there is for the children.",
  },
  {
    id: "couples",
    name: "couples who plan a wedding",
    named: anywhere(wordList`couples?, brides?, engaged, weddings?`),
    reach:
      "they decide nine to fifteen months ahead: pictures on Instagram to engaged people within an hour’s drive, the two wedding directories of the region, and a date each month to look round. Answer within the hour.",
  },
  {
    id: "tourists",
    name: "visitors of the town",
    named: anywhere(
      wordList`tourists?, travell?ers?, holiday ?makers?, visitors (of|to) (the|our) (town|city|area)`,
    ),
    reach:
      "the map profile in their language, search ads within three miles on the day itself, and a card at the hotels around you.",
  },
  {
    id: "older",
    name: "people over sixty",
    named: anywhere(
      wordList`seniors?, pensioners?, elderly, retire(d|es)( people)?, older (people|customers|clients), (over|mostly|mainly|aged?|above) (50|55|60|65)`,
    ),
    reach:
      "the local paper, notices at doctors and pharmacies, Facebook rather than TikTok, and a telephone number in large print.",
  },
  {
    id: "young",
    name: "young people",
    named: anywhere(
      wordList`young (people|adults|professionals|crowd), teens?, teenagers?, gen ?z, under (25|30|35), (18|20)-(24|25|30|34|35)`,
    ),
    reach:
      "short films on TikTok and Instagram, made with a phone, two a week; put money behind the one that is watched to the end.",
  },
  {
    id: "companies",
    name: "people who decide in companies",
    named: anywhere(
      wordList`(small |mid-?sized? |large )?(companies|businesses|firms|smes?), (hr|it|finance|marketing|purchasing|procurement) (people|managers?|teams?|heads?|departments?), cfos?, ctos?, ceos?, decision makers?, buyers in companies, founders?, start-?ups?`,
    ),
    reach:
      "name fifty of them and the role that decides; write to each in person, show LinkedIn ads to that list only, and offer one thing that saves work.",
  },
  {
    id: "developers",
    name: "developers",
    named: anywhere(wordList`developers?, devs, engineers?, programmers?`),
    reach:
      "they distrust ads: show how it works in a page with code, be useful where they ask (forums, GitHub), and let them try it without a form.",
  },
  {
    id: "owners",
    name: "people who own a house",
    named: anywhere(
      wordList`home ?-?owners?, house ?owners?, landlords?, people with (a )?(house|garden|roof)s?`,
    ),
    reach:
      "search ads for the two jobs you earn best with, in your postcodes; a board at each finished job, and a note to its ten neighbours.",
  },
  {
    id: "pets",
    name: "people with pets",
    named: anywhere(wordList`(dog|cat|pet|horse) (owners?|lovers?|people|parents?)`),
    reach:
      "pictures of the animals in social ads by interest, groups of your town, and a card at vets and feed shops.",
  },
  {
    id: "donors",
    name: "people who give",
    named: anywhere(
      wordList`donors?, supporters?, givers?, foster (families|homes|carers?|parents?), adopters?, volunteers?`,
    ),
    reach:
      "one story of one being, with a picture and what is needed by when, to everybody who knows you; ask each to pass it on to one person. Reply the same day.",
  },
];

/** Job applicants, as opposed to customers. */
export const applicants: Audience = {
  id: "applicants",
  name: "people who shall join you",
  named: anywhere(
    wordList`apprentices?, trainees?, staff, employees?, applicants?, nurses?, drivers?, cooks?, waiters?, electricians?, workers?, colleagues?, interns?`,
  ),
  reach:
    "pay and hours stand in the first lines; two of your own people tell in a film of 20 seconds what the work is like, shown on Instagram and TikTok within commuting distance; and they apply in two minutes from a phone. Count talks, not clicks.",
};

export const audiencesIn = (plain: string): Audience[] =>
  audiences
    .map((audience) => ({ audience, at: plain.search(audience.named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ audience }) => audience);
