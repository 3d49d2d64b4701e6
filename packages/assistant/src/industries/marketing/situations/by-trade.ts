import type { Trade } from "../channels/trades.ts";
import type { Situation } from "./situation.ts";

/** Answers to questions in the middle of a conversation, where only the kind of business is known. */

type OfTrade = Pick<Situation, "name" | "answers"> & {
  /** The first step for such a business, before anything is planned. */
  start: string;
};

export const byTrade: Readonly<Record<Trade, OfTrade>> = {
  local: {
    name: "a local business",
    start: "The map listing with reviews comes first, then search ads within a few miles.",
    answers: {
      first:
        "Complete the map listing today (photos, hours, services), and ask ten satisfied customers for a review with a link. Search ads nearby come after ten reviews.",
      write:
        "What you do, where, the starting price, and how to reach you, in that order. After that, one customer’s sentence with their name and neighbourhood.",
      often:
        "A post on the map listing every week, and a message to regulars every four weeks; more only when there’s something new.",
      discount:
        "Something extra for the first visit is better than a lower price, because regulars hear about it, and a price that drops once stays low.",
      price:
        "Raise it by a tenth once you’re booked two weeks ahead: you’ll lose a few, and usually the most difficult ones.",
      measure:
        "Ask every new one “how did you hear of us?” and tick it off on a sheet at the register. Calls from the map listing are in its statistics.",
      who: "People within ten to fifteen minutes who need it now. Your ten best customers show you who, so ask why they came.",
      where:
        "In the map results, at neighbouring businesses with the same customers, and in your local groups.",
      when: "Before they need it: two days ahead for a table, two weeks for a treatment, two months for work on the house.",
      ask: "“How did you find us, who else did you look at, and what almost kept you away?”",
      instead:
        "Partners: three neighbouring businesses with the same customers, each with your card, and something of theirs in your shop.",
      tried:
        "What came of it, in customers? If no one asked, it was the offer; if they asked and didn’t come, it was the reply or the price.",
      fails:
        "Change the offer before the channel: something small at a fixed price so people can try you out.",
      effort:
        "Just do reviews: one request a day, as people leave. It takes a minute and works for years.",
      cut: "Anything that doesn’t bring a call: image posts, local magazines, paid directories. Keep the map listing, reviews and an e-mail list.",
      good: "A fifth of callers become customers in trades, half in practices and salons; below that, look at how the phone gets answered.",
      half: "With half, skip ads. The map listing, ten reviews and three partners cost nothing but time.",
      cost: "The map listing costs nothing, cards for partners $50. Search ads need $260 a month to teach you anything.",
      time: "Reviews and your listing work within four to six weeks, search ads within two, partners within three months.",
      why: "Because people nearby choose by distance and reviews, and most pick one of the first three on the map.",
      sure: "I’m sure about the order, yes: it holds for nearly every local business. The numbers are rules of thumb, and yours replace them after a month.",
    },
  },
  online: {
    name: "selling online",
    start:
      "A page that sells comes first, then search for what people are already looking for, then e-mails to buyers.",
    answers: {
      first:
        "Watch five people buy on their phones and fix the spot where they stop. After that, run twenty exact keywords, and send an e-mail after each order that asks for a review.",
      write:
        "What it is, who it’s for, what it costs with delivery, when it arrives, and one review. Keep it short, with a picture of it in use.",
      often:
        "An e-mail every two weeks, three posts a week, and two after each order: thanks, and how was it.",
      discount:
        "Free delivery above a certain amount is better: it raises the order instead of lowering the price.",
      price:
        "Test with half of your visitors for two weeks, and go by profit, not the number of orders.",
      measure:
        "Visitors, carts, paid orders, and what an order earns, every week; all ad spend next to it.",
      who: "Your last fifty buyers: what did they search for, who was it for, what else did they buy?",
      where:
        "In search for the exact product, on one network where you can show it, and on one marketplace as a storefront.",
      when: "E-mails Tuesday to Thursday or Sunday evening; ads every day, with more money where orders come in.",
      ask: "After the order: “How did you hear of us, and what almost kept you from buying?”",
      instead:
        "A second order from people who’ve bought, which costs a tenth of a first one. Three e-mails after the purchase are enough.",
      tried:
        "How long did you try it, and with how many visitors? Below 300 visitors or 20 orders, you can’t judge anything.",
      fails:
        "If 300 relevant visitors don’t buy anything, it’s the price, the proof or the product itself; ask five of them by phone.",
      effort: "One hour a week: the e-mail to buyers. It brings in the most for your time.",
      cut: "Keywords, groups and products that sold nothing in 60 days; then tools you never open.",
      good: "1–3% of visitors buying is usual, and a fifth of buyers coming back within a year is decent.",
      half: "With half: your own name, the ten best keywords and e-mail; pause everything aimed at strangers.",
      cost: "Search ads start at $260 a month; e-mail is $20; an order through ads costs $35 to $65 here, so check what one earns you.",
      time: "Ads show a direction after two weeks, e-mails within days, search results after four to six months.",
      why: "Because strangers need three things before they pay: to find it, to believe it and to see the full price.",
      sure: "I’m sure about the order, yes. Your own numbers after a month count more than any rule.",
    },
  },
  business: {
    name: "selling to companies",
    start:
      "A list of companies by name and case studies with numbers come first, then LinkedIn to that list and a few keywords.",
    answers: {
      first:
        "Write down fifty companies with two names each. Next, take one case study with numbers, send it by hand to ten of them this week, and call two days later.",
      write:
        "Their problem in their words, one number from a company like theirs, one small question. Sixty words, no attachment.",
      often:
        "Something useful every four weeks to people you’ve talked to; three messages in three weeks to new ones.",
      discount:
        "No: offer a smaller first step at a fixed price. Companies fear the risk more than the amount.",
      price:
        "Give a range early, because it sends away the ones who can’t pay and saves you half of the conversations.",
      measure:
        "Conversations with people who decide, quotes, orders and their value, every month; and how each one found you.",
      who: "Whoever has the problem every day, and whoever signs: two names at each company.",
      where:
        "At their association and trade shows, on LinkedIn, in their trade magazine, and through customers who know them.",
      when: "Before budgets are set, September to November; and right after they hire in your field.",
      ask: "“What have you tried, what is it costing you now, and who decides with you?”",
      instead:
        "Ask every customer for two names, because introductions close three times as often as any ad.",
      tried:
        "How many companies did you contact, and how many talked with you? Below sixty companies, you can’t judge anything.",
      fails:
        "If sixty good messages don’t get you a conversation, change the problem you talk about, not the wording.",
      effort: "Two hours a week: five messages and five calls. Everything else can wait.",
      cut: "Broad ads, downloads that students grab, and trade shows without appointments.",
      good: "For every hundred companies on your list, eight to ten conversations, three quotes and one order a year is usual.",
      half: "With half: list, case studies and calls; pause LinkedIn ads.",
      cost: "Messages and calls cost time. LinkedIn needs $800 a month, keywords start at $260; a conversation costs around $100 to $300.",
      time: "You’ll have the first conversations within four to eight weeks, and the first order after your usual time to close.",
      why: "Several people decide, and each one needs a reason: the company they know before the search begins is the one they ask.",
      sure: "I’m sure about the order, yes. The share that replies depends on your case study, and the first twenty will show you.",
    },
  },
  event: {
    name: "an event",
    start:
      "People who’ve come before and the friends of everyone taking part come first, with ads in the last ten days.",
    answers: {
      first:
        "Write to people who’ve come before, and ask everyone taking part for three names. Next come posters, and ads in the last ten days.",
      write: "Date, place and price first, then the one reason to come, then the button.",
      often: "Three e-mails: now, ten days before, the day before.",
      discount: "“Bring a friend” or a group price, with a date; not a lower price for everyone.",
      measure: "Use a separate code or link for each channel, and count tickets every evening.",
      who: "People who’ve come before, and friends of people taking part.",
      where: "Town calendars, groups on the topic, and the last event of a similar kind.",
      when: "E-mails on a weekday evening; ads in the last ten days, Thursday to Sunday.",
      instead: "A partner with a list: ten free seats in exchange for an e-mail to their people.",
      fails:
        "Set a date ten days before: if you’re below half, offer groups a price and close off part of the room.",
      cut: "Image posts without a date, and radio.",
      good: "A quarter sold a month before and half two weeks before is usual.",
      half: "With half: posters and e-mails; ads only in the last four days.",
      cost: "$50 to $150 for a small venue: posters and a few ads. The rest is people and e-mails.",
      time: "E-mails sell within two days; half of all tickets go in the last ten days.",
      why: "People come with people they know, so a friend’s “come with me” works better than an ad.",
      effort: "One e-mail, and three names from everyone taking part: that gets you most of it.",
      sure: "I’m sure about the order, yes; your count after the first e-mail will tell you the rest.",
      ask: "At the door: “How did you hear of it?”, on a tally sheet.",
      tried:
        "Ask groups instead of individuals: ten clubs or companies, each with a price for ten.",
    },
  },
  cause: {
    name: "a good cause",
    start:
      "People who know you come first: one story and one clear request, then partners who pass it on.",
    answers: {
      first:
        "Write to everyone who knows you: one story, one request, one button. Next, ask five partners (schools, companies, the paper) to pass it on.",
      write:
        "One person or animal by name, what happened, what people can do today. No statistics in the first lines.",
      often: "Once a month, and only one letter in three asks for something.",
      measure:
        "How many did what you asked (gave, came, signed up), by letter and partner; not reach.",
      who: "People who’ve given, helped or come before; then their friends, in their own words.",
      where:
        "Where people already trust someone: schools, churches, doctors, the local paper, companies with volunteers.",
      when: "November and December for donations, January and September for volunteers.",
      ask: "“What made you come to us, and what would you tell a friend?”",
      instead:
        "A day when people can see it: an open house or a stall. It brings in addresses, and those people help later.",
      tried:
        "What did you ask people to do? Usually it was “support us”; ask for one thing, with a date.",
      fails:
        "If few respond, call ten helpers and ask what they remember about you; then change the story.",
      effort: "One letter and ten calls a month: half a day gets you most of it.",
      cut: "Brochures and ads to strangers. Keep thank-yous, letters and partners.",
      good: "3–5% responding to a letter to people who know you is good.",
      half: "With half, letters and partners, since both cost almost nothing.",
      cost: "E-mails are free, letters $1. Google gives registered charities free search ads (Ad Grants), so apply for those first.",
      time: "Letters work within days, partners within two months.",
      why: "People help people: a story moves them where a number doesn’t, and they trust those they know.",
      sure: "I’m sure about the order, yes; the shares vary, and your last letter will tell you yours.",
      discount:
        "There’s no price to lower, but “a sponsor is matching every gift until Sunday” helps, if it’s true.",
    },
  },
};
