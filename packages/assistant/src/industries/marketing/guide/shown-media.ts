import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Medium } from "./medium.ts";

/** Ways to be seen by people nearby: print, windows, the press and events. */
export const shownMedia: readonly Medium[] = [
  {
    id: "flyer",
    named: anywhere(
      wordList`flyers?, leaflets?, handouts?, door ?hangers?, mailboxes, letterboxes`,
    ),
    days: [4, 5, 6],
    says: {
      worth:
        "Yes, in the streets around you, with one offer and a date. Count on 2 to 5 answers from 1,000; it pays if a customer comes back.",
      day: "Thursday to Saturday, when people plan their weekend and clear out less. Not before holidays.",
      often:
        "The same streets three times, three weeks apart: most people only notice you the second time.",
      cost: "About {60} for 1,000 printed, and {60} to {80} to have them delivered. Yourself, 1,000 take six hours.",
      first: "Take the 500 homes closest to you, one offer with a last day, and your number large.",
      measure:
        "A word or code on it that brings the offer: everyone who says it is counted. Then cost ÷ people is what one cost you.",
      soon: "Within two weeks. After that, only a few more come.",
      length:
        "A6 or A5, read in ten seconds: what, price, until when, where. A map on the back, if anything.",
      stop: "Stop if two rounds brought less than they cost. In holidays and bad weather they’re wasted, so wait.",
      whom: "Homes within ten minutes of you, in streets where your present customers live.",
      show: "One picture of your work, one offer with a price and a last day, your address and number.",
      where:
        "In the letterboxes around you, and with shops next door that share your customers. Not under wipers.",
    },
  },
  {
    id: "poster",
    named: anywhere(wordList`posters?, notice ?boards?, bill ?boards?, banners?`),
    says: {
      worth:
        "Yes, where your customers wait or walk past every day, with permission: it’s cheap and stays. One thing on it, readable from three metres.",
      day: "Put it up two to three weeks before, on a Monday. Change it every month, or it turns invisible.",
      often: "A new one each month. After four weeks no one sees it any more.",
      cost: "About {2} each in A3, {30} for 20. Paid places in town from {50} a week.",
      first: "Ask five places where your customers go anyway, and hang one in each yourself.",
      measure:
        "Put a word on it that brings something small. Who says it is counted; who doesn’t, ask.",
      soon: "After two weeks, slowly. It works best beside something else.",
      length:
        "A3, with seven words, a price and where. If it can’t be read from three metres, something has to go.",
      stop: "Take it down when the date’s past, or it looks as if you’ve closed.",
      show: "One thing, its price, the day and where. A picture of the real thing, no list.",
      where:
        "Where your customers wait anyway: cafés, the gym, the school, the library, the shop next door. Ask first.",
      whom: "For people who pass daily: students, commuters, neighbours. Elsewhere it’s decoration.",
    },
  },
  {
    id: "window",
    named: anywhere(
      wordList`(shop )?windows?, (a-|chalk |pavement )?boards?( outside)?, shop ?front, signs?`,
    ),
    says: {
      worth:
        "Yes, it’s the cheapest you have: everyone who passes sees it, and it costs a pen. One thing, one price, changed every week.",
      day: "Change it on the morning of your quietest day, and before the weekend.",
      often: "Every week. After that, regular passers-by no longer see it.",
      cost: "Nothing but a pen; a good pavement board is {60} once.",
      first: "Write one thing and its price, large enough to read from across the street.",
      measure:
        "Only write there what stands nowhere else. What’s sold of it came from the window; compare with the week before.",
      soon: "The same day, or not at all.",
      length: "Five to seven words and a price. It’s read in three seconds.",
      show: "One thing with its price, light on it, and nothing beside it. People look at what’s lit.",
      where: "At eye height, facing the side people come from.",
      stop: "Never leave an old one up: a date that’s past looks as if no one cares.",
      whom: "For people who walk past: speak of what they want right now, and the price.",
    },
  },
  {
    id: "local-press",
    named: anywhere(
      wordList`(local |town |parish |free )?(news)?papers?, (local |parish |town )(press|magazine|radio), gazette, radio( ads?| spots?)?, magazine ads?`,
    ),
    says: {
      worth:
        "A story in it, yes: it’s free and people trust it. An ad, seldom: it costs a lot and can’t be counted.",
      day: "Send a story two to three weeks before the day; the weekend issue is read longest.",
      often: "A story twice a year, when something has really happened.",
      cost: "A story costs nothing; an ad in a local paper {150} to {400}, radio more.",
      first:
        "Write five lines: who, what, when, where, why it’s new. Add a good photo and your number.",
      measure: "Ask everyone who comes that week what brought them, and make a mark.",
      soon: "Within a week of printing.",
      length: "A story: five lines and a photo. An ad: ten words.",
      whom: "For people over fifty and families of a town. Students won’t see it.",
      show: "What’s new and who’s behind it, with one photo of people at work.",
    },
  },
  {
    id: "stall",
    named: anywhere(
      wordList`(market |craft |christmas )?(stalls?|fairs?|markets?)(?! day), trade ?shows?, open (day|house|evening)s?`,
    ),
    days: [6, 0],
    says: {
      worth:
        "Yes, as a test: in one day you see what people pick up, ask and pay. Take addresses, since sales alone rarely cover it.",
      day: "Saturday, and the two weekends before an occasion when people buy gifts.",
      often: "Three times at the same one before you judge it: people come back the second time.",
      cost: "From {30} to {150} a day for the place, a day of your work, and one table cloth.",
      first: "Book one day, price everything visibly, and bring cards with your next date.",
      measure: "Sales minus the place and the day’s wage, plus the addresses you took.",
      soon: "The same day, and orders for two weeks after.",
      whom: "For people who like to touch before they buy. Ask each what it’s for.",
      show: "Few things at several heights, prices you can read from a step away, and you making one.",
    },
  },
  {
    id: "partner",
    named: anywhere(
      wordList`partners?, (local |other |neighbouring )(shops|businesses|firms), cross[- ]promotion, team up`,
    ),
    says: {
      worth:
        "Yes: a shop with the same customers and another product sends you people who trust it. It costs a few cards and a favour back.",
      cost: "A few cards, and the same favour back. Commission only if they ask: {5} a customer is usual.",
      first:
        "Name three places your customers go just before they need you, and visit one this week.",
      measure: "Give each their own card or code, and count what comes back.",
      soon: "After four to six weeks, once they’ve seen that their people come back happy.",
      whom: "Someone with the same customers and another product, within walking distance.",
      often: "Look in once a month with new cards, and say who came.",
      show: "What their customers get, in one line, and what you’ll do for them in return.",
      day: "On a quiet weekday morning, in person, when they have time to talk.",
    },
  },
];
