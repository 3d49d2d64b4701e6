import { anywhere, wordList } from "../../../understanding/word-list.ts";

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
      "show ads from 10 to 12 on workdays only, within half a mile, with today’s lunch and its price; and leave a card for a free first coffee at five front desks.",
  },
  {
    id: "students",
    name: "students",
    named: anywhere(wordList`students?, pupils?, uni(versity)?, college, campus`),
    reach:
      "short videos on their phones from 16 to 22, a student price they can see right away, and flyers where they wait; start when the term does.",
  },
  {
    id: "families",
    name: "families",
    named: anywhere(
      wordList`famil(y|ies), parents?, mums?, moms?, dads?, mothers?, kids, children`,
    ),
    reach:
      "social ads in the evening from 20 to 22, parents’ groups and schools nearby, and one sentence about what there is for the kids.",
  },
  {
    id: "couples",
    name: "couples planning a wedding",
    named: anywhere(wordList`couples?, brides?, engaged, weddings?`),
    reach:
      "they decide nine to fifteen months ahead: pictures on Instagram to engaged people within an hour’s drive, the two regional wedding directories, and a date each month to come and look around. Answer within the hour.",
  },
  {
    id: "tourists",
    name: "visitors to the town",
    named: anywhere(
      wordList`tourists?, travell?ers?, holiday ?makers?, visitors (of|to) (the|our) (town|city|area)`,
    ),
    reach:
      "the map listing in their language, search ads within three miles on the day itself, and a card at the hotels around you.",
  },
  {
    id: "older",
    name: "people over sixty",
    named: anywhere(
      wordList`seniors?, pensioners?, elderly, retire(d|es)( people)?, older (people|customers|clients), (over|mostly|mainly|aged?|above) (50|55|60|65)`,
    ),
    reach:
      "the local paper, notices at doctors’ offices and pharmacies, Facebook rather than TikTok, and a phone number in large print.",
  },
  {
    id: "young",
    name: "young people",
    named: anywhere(
      wordList`young (people|adults|professionals|crowd), teens?, teenagers?, gen ?z, under (25|30|35), (18|20)-(24|25|30|34|35)`,
    ),
    reach:
      "short videos on TikTok and Instagram, shot on a phone, two a week; put money behind the one people watch to the end.",
  },
  {
    id: "companies",
    name: "people who decide in companies",
    named: anywhere(
      wordList`(small |mid-?sized? |large )?(companies|businesses|firms|smes?), (hr|it|finance|marketing|purchasing|procurement) (people|managers?|teams?|heads?|departments?), cfos?, ctos?, ceos?, decision makers?, buyers in companies, founders?, start-?ups?`,
    ),
    reach:
      "name fifty of them and the role that decides; write to each in person, show LinkedIn ads to just that list, and offer one thing that saves work.",
  },
  {
    id: "developers",
    name: "developers",
    named: anywhere(wordList`developers?, devs, engineers?, programmers?`),
    reach:
      "they distrust ads: show how it works on a page with code, be useful where they ask (forums, GitHub), and let them try it without a form.",
  },
  {
    id: "owners",
    name: "homeowners",
    named: anywhere(
      wordList`home ?-?owners?, house ?owners?, landlords?, people with (a )?(house|garden|roof)s?`,
    ),
    reach:
      "search ads for your two most profitable jobs, in your ZIP codes; a sign at every finished job, and a note to its ten neighbours.",
  },
  {
    id: "pets",
    name: "people with pets",
    named: anywhere(wordList`(dog|cat|pet|horse) (owners?|lovers?|people|parents?)`),
    reach:
      "pictures of the animals in social ads by interest, local groups, and a card at vets and feed stores.",
  },
  {
    id: "donors",
    name: "donors",
    named: anywhere(
      wordList`donors?, supporters?, givers?, foster (families|homes|carers?|parents?), adopters?, volunteers?`,
    ),
    reach:
      "one story about one animal or person, with a picture and what’s needed by when, sent to everyone who knows you; ask each to pass it on to one person. Reply the same day.",
  },
];

/** Job applicants, as opposed to customers. */
export const applicants: Audience = {
  id: "applicants",
  name: "people you want to hire",
  named: anywhere(
    wordList`apprentices?, trainees?, staff, employees?, applicants?, nurses?, drivers?, cooks?, waiters?, electricians?, workers?, colleagues?, interns?`,
  ),
  reach:
    "put pay and hours in the first lines; have two of your own people show in a 20-second video what the work is like, on Instagram and TikTok within commuting distance; and let people apply from a phone in two minutes. Count conversations, not clicks.",
};

export const audiencesIn = (plain: string): Audience[] =>
  audiences
    .map((audience) => ({ audience, at: plain.search(audience.named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ audience }) => audience);
