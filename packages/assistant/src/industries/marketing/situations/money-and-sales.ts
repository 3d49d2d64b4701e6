import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Brief } from "./brief.ts";
import type { Situation } from "./situation.ts";

/** Situations with enquiries, customers and money: what went wrong, and what to do about it. */

const costOfLead = ({ spend, leads }: Brief): number | undefined =>
  spend !== undefined && leads !== undefined && leads > 0 ? Math.round(spend / leads) : undefined;

const leads = anywhere(wordList`
  leads?, enquir\w+, inquir\w+, requests?, quotes?, demos?, calls?, trials?, sign ?-?ups?, appointments?, consultations?, messages, dms?
`);
const none = wordList`no, zero, 0, none, not (a|one)( single)?, hardly any, barely any, only (1|2|one|two), (but )?nobody, no ?one, few`;

export const moneyAndSales: readonly Situation[] = [
  {
    id: "enquiries-unsold",
    name: "the enquiries that do not buy",
    told: [
      [
        leads,
        anywhere(
          wordList`${none} (of (them|those) )?(\w+ )?(bookings?|booked|sales?|customers?|clients?|buys?|bought|orders?|deals?|closed?|jobs?|contracts?|convert\w*|signed|ordered|became), never (buy|book|answer|reply|come back|sign), ghost\w*, do not (buy|book|close|convert|sign|answer), don't (buy|book|close|convert|sign|answer), not (buying|booking|closing|converting|signing), none (of them )?(bought|booked|closed|signed|converted)`,
        ),
      ],
    ],
    not: /\b(?:saas|free trials?|trial users?)\b/,
    opening: (brief) => {
      const each = costOfLead(brief);
      const { leads: many, inMoney, price } = brief;
      return `Not the ads: ${many === undefined ? "people do ask" : `${many} people asked`}${each === undefined ? "" : `, at ${inMoney(each)} each`}. It is lost after that, by a late answer, a surprising price or no next step.${price !== undefined && each !== undefined ? ` One booking of ${inMoney(price)} pays for ${Math.floor(price / each)} enquiries.` : ""} How fast do you answer, and do they know the price before?`;
    },
    own: [
      [
        /\b(?:next day|tomorrow|days? later|evening|slow|hours? later|within \w+ (?:hours?|days?))\b/,
        "Then begin there: who answers within the hour wins about twice as often as the next day. A short message at once (“got it, is the 12th your date?”), the offer in the evening.",
      ],
      [
        /\b(?:is it|it is|so is it) (?:the |my |our )?(?:ads?|me|us|price|website)\b|\bads or (?:me|us)\b|\bwhose fault\b/,
        (brief) =>
          `What comes after the ad: ${brief.leads === undefined ? "enquiries" : `${brief.leads} enquiries`} came, and of ten good ones two or three should buy. First the speed of your answer, then the price: say “from …” on the page.`,
      ],
      [
        /\b(?:price list|show (?:the )?prices?|prices? on|too expensive)\b/,
        "Show “from …” and what is in it. Fewer ask then, and those who do can pay; talks that end at the price cost you hours.",
      ],
      [
        /\b(?:follow(?:ing)? up|remind|chase|call them|ring them|write again)\b/,
        "Yes, three times: after two days a question, after a week an example like theirs, after three weeks “shall I close this?”. Half of late buyers answer the last one.",
      ],
    ],
    answers: {
      first:
        "Answer within the hour for two weeks, with one question and a proposed time. Then call the last ten who asked and did not buy, and ask why.",
      time: "The next two weeks’ enquiries tell: of ten good ones two or three should buy. Then look at the price.",
      why: "Mostly speed, then price: people ask three firms and take the first who answers with a clear next step.",
      write:
        "Within the hour: their name, one question about their case, your price range, and two times for a call. No brochure.",
      ask: "One question: “What made you decide against it?” Ask it by phone, of the last ten, and write down their words. Price is said first; ask what else.",
      discount:
        "No: who did not answer was seldom lost by 10%. Show what is in the price, and offer a smaller version.",
      price:
        "Say “from …” on the page before you change it. Too few buyers and no talk about price means it is not the price.",
      ads: "Keep them as they are or pause them for two weeks; more enquiries only get lost at the same place. Mend the answer first.",
      measure:
        "Four numbers a week: asked, answered within the hour, offer sent, bought. The largest fall between two is where it breaks.",
      good: (brief) => {
        const each = costOfLead(brief);
        const { price, inMoney } = brief;
        if (each === undefined) return "Of ten good enquiries two or three should buy.";
        return price === undefined
          ? `${inMoney(each)} an enquiry is fair where one in five buys and a customer leaves more than ${inMoney(each * 5)}. What does one bring?`
          : `Yes: at one buyer in five, a booking costs ${inMoney(each * 5)} of its ${inMoney(price)}. The enquiries are not the trouble, the closing is.`;
      },
      cut: "Nothing in the ads yet. Cut the form to three fields and the offer to one page.",
      fails:
        "If they hear within the hour and still do not buy, it is the offer: put a smaller first step before it, at a fixed price.",
      often: "Three times in three weeks, each with something new; then leave them in peace.",
      instead:
        "A smaller first step: a paid trial, a fixed-price first job, an hour’s talk. It turns “maybe” into a customer.",
      cost: "Nothing but an hour a day for two weeks; a message that goes out by itself is in most mail programs.",
      who: "Whoever speaks with customers anyway, with a phone in the pocket; enquiries that wait for the boss are lost.",
      tried: "Then ask those who did not buy: five calls tell more than another change.",
      half: "Halve the ads and answer all of what is left within the hour: you sell more than before.",
      effort:
        "A message that goes out by itself buys you the hour: “Got it. Is the 12th your date? Prices from …, I call at six.”",
      sure: "Of the order, yes: speed, then price, then offer. That it is speed with you shows in two weeks.",
    },
  },
  {
    id: "bad-leads",
    name: "leads that fit badly",
    told: [
      [
        anywhere(
          wordList`(bad|junk|rubbish|poor|wrong|fake|spam|unqualified|low ?quality|useless|garbage|crap|shit)( quality)? (leads?|enquir\w+|inquir\w+|people|customers|requests), (leads?|enquir\w+|requests)( \w+){0,4} (bad|junk|rubbish|poor|wrong|fake|spam|useless|unqualified|garbage|crap|shit), students and competitors, lead quality, tyre kickers, time ?wasters`,
        ),
      ],
    ],
    opening:
      "Ask for less and state more: price range and minimum on the page, one question in the form that only real buyers can answer. Half as many ask then, and those who do are worth a call.",
    answers: {
      first:
        "Read the last thirty, mark the five good ones, and see what word or ad they came by. Put the money there and exclude the rest.",
      why: "The ad promises to everybody, or the form costs nothing to fill in. The platform then finds more of those who fill in forms.",
      time: "Two to three weeks: the platform has to learn anew what a good one is.",
      measure:
        "Count good leads only: tell the ad account which ones became offers, and look at cost for each of those.",
      write:
        "“From $5,000, for firms with ten people and more.” It sends away exactly those you do not want.",
      good: "One good one in three is usual for forms in ads, one in two for a form on your own page.",
      instead:
        "Search ads instead of feed ads, and a form on your own page instead of the one inside the network.",
      ads: "Leave forms inside the network: they are filled in by thumb. Send people to a page with a price.",
      cut: "Whatever brought none of the good ones in thirty; do not wait for more.",
      sure: "Yes: fewer and better is what a price on the page does, nearly everywhere.",
    },
  },
  {
    id: "ads-dearer",
    name: "ads that got dearer",
    told: [
      [
        anywhere(
          wordList`cpc, cpa, cpl, cpm, cac, roas, cost per \w+, ads?, clicks?, acquisition costs?`,
        ),
        anywhere(
          wordList`doubled, tripled, went up, gone up, going up, ris(en|es|ing), rose, climb\w*, crept up, explod\w*, dearer, more expensive, getting expensive, dropped, fell, falling, went down, gone down, declin\w*, from \d[\d.,]* to \d[\d.,]*, worse`,
        ),
      ],
    ],
    not: /\b(?:what if|churn|raise|price of|open rate)\b/,
    opening:
      "Look at three in this order: has the click got dearer, do fewer buy after it, or did something break in the counting? The first is competition or tired pictures, the second the page, the third often the consent banner.",
    own: [
      [
        /\b(?:click(?:s)? (?:got|is|are|went)|cpc (?:is|went|got|up|doubled)|clicks? (?:cost|dearer))\b/,
        "Then it is competition or tired ads: three new pictures and first lines, exclude words that never sold, and check in the auction report who bids against you.",
      ],
      [
        /\b(?:same clicks|clicks (?:are |is )?(?:the )?same|fewer (?:buy|convert)|conversion (?:rate )?(?:fell|dropped|went down|down|is down))\b/,
        "Then it is the page or the counting: buy something on your own phone, and compare orders in the shop with those the ads report. What changed in the week it began?",
      ],
    ],
    answers: {
      first:
        "Put clicks, price of a click and orders of the last twelve weeks side by side; where the line bends is the week to look at. What changed then?",
      why: "Mostly tired ads: after six to eight weeks the same people see them. Then competition, most of all from October to December.",
      time: "New pictures show within a week, a mended page within two; give an account two weeks after each large change.",
      cut: "The third of words, groups or pictures that brought no sale in 60 days. Mostly it is a fifth of the money.",
      measure:
        "By orders in your shop against all ad money of the week, and not by what each network claims.",
      good: "From October to December a fifth dearer is usual; more than that has a reason of yours.",
      write:
        "New first lines from your reviews: what customers praise in their words. Three at once, each with another picture.",
      half: "Then keep only your own name, the ten best words and those who were on the page. It loses a fifth of the sales, not half.",
      instead:
        "Mails to those who bought: a second order costs a tenth of a first one. Put a third of the ad money there.",
      fails:
        "If it stays dear with new pictures and a sound page, the channel is full: hold the budget where the last sale still pays, and open a second one.",
      discount:
        "No, that makes each order earn less while it costs more. Raise the order: sets, a gift from a certain sum.",
      ads: "Keep your own name and the words that sold; pause everything broad for two weeks and see whether sales fall.",
      sure: "Of the order to look in, yes. What it is with you, the twelve weeks side by side will tell.",
    },
  },
  {
    id: "cut",
    name: "where to cut",
    told: [
      [
        anywhere(
          wordList`(budget|spend|money)( \w+){0,4} (cut|halved|slashed|reduced|frozen)( \w+)*, (cut|cutting|halve|slash|reduce)( \w+){0,4} (budget|spend\w*|marketing|costs?), (what|where)( \w+){0,3} (to )?(cut|save)( \w+)*, have to save, need to save, save (money|\d+)( \w+)*`,
        ),
      ],
    ],
    opening: (brief) => {
      const { spend, inMoney } = brief;
      return `Cut what you cannot trace to a sale first: image ads, broad search words, tools nobody opens. Keep your own name in search, mails to customers and reviews.${spend === undefined ? "" : ` Of ${inMoney(spend)} a fifth goes mostly unnoticed.`} What are your three largest items, and what did each bring?`;
    },
    own: [
      [
        /\b(?:sdrs?|sales (?:people|reps?|team)|staff|people|headcount)\b/,
        "Neither blindly: set the cost of each beside the customers it won last quarter. Whoever costs more than a year’s gross profit of what they bring goes first; mostly that is broad ads before a person.",
      ],
      [
        /\b(?:agency|retainer|freelancer)\b/,
        "An agency that cannot show what its work brought last quarter goes first. Give a month’s notice and keep accounts and data in your name.",
      ],
    ],
    answers: {
      first:
        "Write each item in one line: what it cost and which sales it brought in three months. Stop those with an empty second column for four weeks, and watch all sales.",
      why: "Because money without a trace mostly has no effect, and what brings people back costs least.",
      time: "Stop for four weeks: if sales in all stay as they are, it was money for nothing.",
      cut: "In this order: tools nobody uses, image ads, broad words, events without follow-up. Last of all mails, reviews and your own name in search.",
      measure:
        "By all sales against all money, week by week; single channels claim the same sale twice.",
      half: "With half, keep three: your name and ten words in search, mails to customers, reviews. They bring about two thirds of what all did.",
      fails:
        "If sales fall by more than you save, switch the last thing on again; four weeks do no lasting harm.",
      good: "Up to a fifth less goes mostly unnoticed; from a third on you feel it after one or two months.",
      ads: "Cut broad ones, not those for your own name and for words of people who want to buy now.",
      social:
        "Posting may go down to once a week without harm; paid posts that nobody clicks go first.",
      mail: "Keep it: it costs least and brings most for each hour.",
      print: "Stop what has no code or number of its own; you cannot know what it brings.",
      instead:
        "Ask suppliers and networks first: tools by the year, an agency by the job, and unused seats often save a tenth without any loss.",
      sure: "Of the order, yes. What an item is worth with you, four weeks without it tell for certain.",
    },
  },
  {
    id: "sales-fell",
    name: "sales that fell",
    told: [
      [
        anywhere(
          wordList`sales, orders, revenue, turnover, bookings, customers, business, footfall, income`,
        ),
        anywhere(
          wordList`down( \w+)? \d+ ?%?, (are|is|went|gone) (way |far )?down, dropp?(ed|ing|s)?, fell, fall(en|ing), declin\w*, collaps\w*, halved, fewer( and fewer)?, less( and less)?, (getting )?worse, plummet\w*, dried up, stopped coming`,
        ),
      ],
    ],
    not: /\b(?:ads?|cpc|roas|donat\w+|traffic|newsletter|open rate|what if|clicks|churn)\b/,
    opening:
      "Find out which part fell before you spend: fewer people, fewer of them buying, or smaller orders? And new customers or those who came back? Compare with the same month last year. Which of these can you see?",
    answers: {
      first:
        "Call ten customers who bought last year and not this year, and ask what changed. Then look whether fewer come, or fewer buy.",
      why: "Mostly one of four: fewer are searching (season), a rival, a fault on the page or in opening hours, or regulars who were not written to.",
      time: "Regulars who hear from you come back within weeks; new customers take two months and more.",
      measure:
        "Three numbers a week: people who came, share who bought, average sum. One of them carries the fall.",
      mail: "First of all: those who bought and have not for a year, by name, with something new, not with a discount.",
      discount:
        "Not yet: it makes each sale worth less before you know the reason. Ask ten customers first.",
      ads: "Only once you know that fewer come. If fewer buy, ads bring more people to the same fault.",
      instead:
        "Win back those who know you: a tenth of them is mostly more than ads bring in a month.",
      cost: "Finding out costs ten phone calls. Then some $60 a week and channel, and no sooner.",
      good: "Up to a tenth against last year can be chance; a fifth or more has a reason that you can find.",
      fails:
        "Then it is the market or the offer: ask what they buy instead, and change what you sell before how you tell it.",
      write:
        "“We have not seen you since March. Something not right, or just busy? New is …” with your name below.",
      who: "Those who bought twice and then stopped: they know why, and they tell you.",
    },
  },
];
