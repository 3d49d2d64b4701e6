import type { Trade } from "../trades.ts";
import type { Situation } from "./situation.ts";

/** Answers to questions in the middle of a conversation, where only the kind of business is known. */

type OfTrade = Pick<Situation, "name" | "answers"> & {
  /** The first step for such a business, before anything is planned. */
  start: string;
};

export const byTrade: Readonly<Record<Trade, OfTrade>> = {
  local: {
    name: "a local business",
    start: "The map profile with reviews comes first, then search ads within a few miles.",
    answers: {
      first:
        "Complete the map profile today (photos, hours, services), and ask ten content customers for a review with a link. Search ads nearby come after ten reviews.",
      write:
        "What you do, where, from what price, and how to reach you, in this order. Then one customer’s sentence with name and district.",
      often:
        "A post on the map profile each week, a message to regulars every four weeks; more only when there is something new.",
      discount:
        "Rather something on top for the first visit than a lower price: regulars hear of it, and a price once low stays low.",
      price:
        "Raise it by a tenth once you are booked two weeks ahead: you lose few, and those mostly the hardest.",
      measure:
        "Ask each new one “how did you hear of us?” and tick it on a sheet by the till. Calls from the map profile stand in its statistics.",
      who: "People within ten to fifteen minutes who have the need now. Your ten best customers show who: ask why they came.",
      where:
        "In the map results, at neighbours with the same customers, and in groups of your district.",
      when: "Before they need it: two days ahead for a table, two weeks for a treatment, two months for a job on the house.",
      ask: "“How did you find us, who else did you look at, and what nearly kept you away?”",
      instead:
        "Partners: three neighbours with the same customers, each with a card of yours and something of theirs in your shop.",
      tried:
        "What came of it, in customers? If nobody asked, it was the offer; if they asked and did not come, it was the answer or the price.",
      fails:
        "Then change the offer before the channel: something small at a fixed price, to try you out.",
      effort:
        "Then only reviews: one request a day, on the way out. It takes a minute and works for years.",
      cut: "Whatever brings no call: image posts, local magazines, directories you pay for. Keep map profile, reviews and a mail list.",
      good: "A fifth of those who call become customers in trades, half in practices and salons; below that look at the answer on the phone.",
      half: "With half: no ads. Map profile, ten reviews and three partners cost nothing but time.",
      cost: "The map profile costs nothing, cards for partners $50. Search ads need $260 a month to teach you anything.",
      time: "Reviews and profile work within four to six weeks, search ads within two, partners within three months.",
      why: "Because people nearby choose by distance and reviews, and most choose within the first three on the map.",
      sure: "Of the order, yes: it holds for nearly every local business. The numbers are rules of thumb, and yours replace them after a month.",
    },
  },
  online: {
    name: "selling on the web",
    start:
      "A page that sells comes first, then search for what people look for already, then mails to buyers.",
    answers: {
      first:
        "Watch five people buy on their phone and mend where they stop. Then twenty exact search words, and a mail after each order that asks for a review.",
      write:
        "What it is, for whom, what it costs with delivery, when it is there, and one review. Short, with a picture of it in use.",
      often:
        "A mail every two weeks, three posts a week, and after each order two: thanks, and how it was.",
      discount:
        "Rather free delivery from a certain sum: it raises the order instead of lowering the price.",
      price:
        "Test with half of the visitors for two weeks: profit counts and not the number of orders.",
      measure:
        "Visitors, basket, paid, and what an order leaves, each week; all ad money beside it.",
      who: "Your last fifty buyers: what did they search, for whom was it, what did they buy besides?",
      where:
        "In search for the exact thing, on one network where it is shown, and on one marketplace as a shop window.",
      when: "Mails on Tuesday to Thursday or Sunday evening; ads all days, with more money where orders come.",
      ask: "After the order: “How did you hear of us, and what nearly kept you from buying?”",
      instead:
        "A second order from those who bought: it costs a tenth of a first one. Three mails after the purchase are enough.",
      tried:
        "For how long and with how many visitors? Below 300 visitors or 20 orders nothing can be judged.",
      fails:
        "If 300 fitting visitors buy nothing, it is price, proof or the thing itself; ask five of them by phone.",
      effort: "One hour a week: the mail to buyers. It brings most for the time.",
      cut: "Words, groups and products that sold nothing in 60 days; then tools you do not open.",
      good: "1–3% of visitors buying is usual, a fifth of buyers coming back within a year is fair.",
      half: "With half: your own name, the ten best words and mails; pause everything to strangers.",
      cost: "Search ads from $260 a month; mails $20; an order by ads costs $35 to $65 here, so look at what one leaves.",
      time: "Ads show a direction after two weeks, mails within days, search results after four to six months.",
      why: "Because strangers need three things before they pay: to find it, to believe it and to see the whole price.",
      sure: "Of the order, yes. Your own figures after a month count more than any rule.",
    },
  },
  business: {
    name: "selling to companies",
    start:
      "A list of firms by name and cases with figures come first, then LinkedIn to that list and a few search words.",
    answers: {
      first:
        "Write fifty firms with two names each. Then one case with figures, sent by hand to ten of them this week, and a call two days later.",
      write:
        "Their trouble in their words, one figure from a firm like theirs, one small question. Sixty words, no attachment.",
      often:
        "Something useful every four weeks to those you spoke with; three messages in three weeks to new ones.",
      discount:
        "No: offer a smaller first step at a fixed price. Companies fear the risk more than the sum.",
      price: "Name a range early: it sends away those who cannot, and saves half of the talks.",
      measure:
        "Talks with people who decide, offers, orders and their sum, each month; and how each came to you.",
      who: "Whoever has the trouble each day, and whoever signs: two names in each firm.",
      where:
        "At their association and trade fairs, on LinkedIn, in their trade magazine, and through customers who know them.",
      when: "Before budgets are made, September to November; and right after they hire for your subject.",
      ask: "“What have you tried, what does it cost you as it is, and who decides with you?”",
      instead:
        "Ask each customer for two names: introductions close three times as often as any ad.",
      tried:
        "With how many, and how many talked with you? Below sixty firms nothing can be judged.",
      fails:
        "If sixty good messages bring no talk, change the trouble you speak of, not the words.",
      effort: "Two hours a week: five messages and five calls. All else can wait.",
      cut: "Broad ads, downloads that students take, and fairs without appointments.",
      good: "Of a hundred named firms eight to ten talks, three offers and one order a year is usual.",
      half: "With half: list, cases and calls; pause LinkedIn ads.",
      cost: "Messages and calls cost time. LinkedIn needs $800 a month, search words from $260; a talk costs some $100 to $300.",
      time: "First talks within four to eight weeks; the first order after your usual time to close.",
      why: "Several people decide and each needs a reason: who is known before the search begins gets asked.",
      sure: "Of the order, yes. The share that answers depends on your case; the first twenty show it.",
    },
  },
  event: {
    name: "an event",
    start:
      "Those who came before and the friends of everybody taking part come first, ads in the last ten days.",
    answers: {
      first:
        "Write to those who came before, and ask each who takes part for three names. Posters next, ads in the last ten days.",
      write: "Date, place and price first, then the one reason to come, then the button.",
      often: "Three mails: now, ten days before, the day before.",
      discount: "“Bring a friend” or a price for groups, with a date; not a lower price for all.",
      measure: "A code or link for each way, and the count of tickets each evening.",
      who: "Those who came before, and friends of those who take part.",
      where: "Calendars of the town, groups of the subject, and the last event of a similar kind.",
      when: "Mails on a weekday evening; ads in the last ten days, Thursday to Sunday.",
      instead: "A partner with a list: ten free seats for a mail to their people.",
      fails:
        "Set a date ten days before: below half, offer groups a price and close part of the room.",
      cut: "Image posts without a date, and radio.",
      good: "A quarter sold a month before and half two weeks before is usual.",
      half: "With half: posters and mails; ads only in the last four days.",
      cost: "$50 to $150 for a small hall: posters and a few ads. The rest is people and mails.",
      time: "Mails sell within two days; half of all tickets go in the last ten days.",
      why: "People come with people they know; a friend’s “come with me” works better than an ad.",
      effort: "One mail and three names from each who takes part: that is the most of it.",
      sure: "Of the order, yes; your count after the first mail tells the rest.",
      ask: "At the door: “How did you hear of it?”, on a tally sheet.",
      tried:
        "Then ask groups instead of single people: ten clubs or firms, each with a price for ten.",
    },
  },
  cause: {
    name: "a good cause",
    start:
      "Those who know you come first: one story and one clear wish, then partners who pass it on.",
    answers: {
      first:
        "Write to everybody who knows you: one story, one wish, one button. Then ask five partners (schools, firms, the paper) to pass it on.",
      write:
        "One person or animal by name, what happened, what somebody can do today. No statistics in the first lines.",
      often: "Once a month, and of three letters only one asks for something.",
      measure:
        "How many did what you asked (gave, came, signed up), by letter and partner; not reach.",
      who: "Those who gave, helped or came before; then their friends, by their own words.",
      where:
        "Where people trust somebody already: schools, parishes, doctors, the local paper, firms with volunteers.",
      when: "November and December for gifts, January and September for volunteers.",
      ask: "“What made you come to us, and what would you tell a friend?”",
      instead:
        "A day where people can see it: open house or a stall. It brings addresses, and those help later.",
      tried:
        "What was asked of people? Mostly it was “support us”; ask for one thing, with a date.",
      fails:
        "If few answer, call ten helpers and ask what they remember of you; then change the story.",
      effort: "One letter and ten calls a month: half a day brings most of it.",
      cut: "Brochures and ads to strangers. Keep thanks, letters and partners.",
      good: "3–5% acting on a letter to people who know you is good.",
      half: "With half, letters and partners: both cost almost nothing.",
      cost: "Mails are free, letters $1. Google gives registered charities search ads for nothing (Ad Grants): apply first.",
      time: "Letters work within days, partners within two months.",
      why: "People help people: a story moves where a number does not, and trust comes by those they know.",
      sure: "Of the order, yes; the shares differ, and your last letter tells yours.",
      discount:
        "Nothing to lower; but “a sponsor doubles each gift until Sunday” helps, where that is true.",
    },
  },
};
