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
    name: "enquiries that don’t buy",
    signs: [
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
      return `It’s not the ads: ${many === undefined ? "people do ask" : `${many} people asked`}${each === undefined ? "" : `, at ${inMoney(each)} each`}. You lose them after that, through a late reply, a surprising price or no next step.${price !== undefined && each !== undefined ? ` One booking of ${inMoney(price)} pays for ${Math.floor(price / each)} enquiries.` : ""} How fast do you answer, and do they know the price beforehand?`;
    },
    own: [
      [
        /\b(?:next day|tomorrow|days? later|evening|slow|hours? later|within \w+ (?:hours?|days?))\b/,
        "Start there: whoever answers within the hour wins about twice as often as the next day. Send a short message right away (“got it, is the 12th your date?”), and the quote in the evening.",
      ],
      [
        /\b(?:is it|it is|so is it) (?:the |my |our )?(?:ads?|me|us|price|website)\b|\bads or (?:me|us)\b|\bwhose fault\b/,
        (brief) =>
          `What comes after the ad: ${brief.leads === undefined ? "enquiries" : `${brief.leads} enquiries`} came in, and two or three in ten good ones should buy. First fix how fast you answer, then the price: put “from …” on the page.`,
      ],
      [
        /\b(?:price list|show (?:the )?prices?|prices? on|too expensive)\b/,
        "Show “from …” and what’s included. Fewer people ask then, and the ones who do can pay; conversations that end at the price cost you hours.",
      ],
      [
        /\b(?:follow(?:ing)? up|remind|chase|call them|ring them|write again)\b/,
        "Yes, three times: after two days a question, after a week an example like theirs, after three weeks “shall I close this?”. Half of late buyers answer the last one.",
      ],
    ],
    answers: {
      first:
        "Answer within the hour for two weeks, with one question and a proposed time. After that, call the last ten who asked and didn’t buy, and ask why.",
      time: "The next two weeks’ enquiries will tell you: two or three in ten good ones should buy. After that, look at the price.",
      why: "Usually speed, then price: people ask three companies and choose the first one that answers with a clear next step.",
      write:
        "Within the hour: their name, one question about their case, your price range, and two times for a call. No brochure.",
      ask: "One question: “What made you decide against it?” Ask the last ten by phone, and write down their words. They’ll mention the price first, so ask what else.",
      discount:
        "No: you rarely lost people who didn’t reply over 10%. Show what the price includes, and offer a smaller version.",
      price:
        "Put “from …” on the page before you change it. If too few buy and no one mentions the price, it isn’t the price.",
      ads: "Keep them as they are or pause them for two weeks, because more enquiries would only get lost in the same place. Fix how you answer first.",
      measure:
        "Four numbers a week: asked, answered within the hour, quote sent, bought. The biggest drop between two of them is where it breaks.",
      good: (brief) => {
        const each = costOfLead(brief);
        const { price, inMoney } = brief;
        if (each === undefined) return "Out of ten good enquiries, two or three should buy.";
        return price === undefined
          ? `${inMoney(each)} per enquiry is fair if one in five buys and a customer earns you more than ${inMoney(each * 5)}. What does one bring in?`
          : `Yes: at one buyer in five, a booking costs ${inMoney(each * 5)} of its ${inMoney(price)}. The enquiries aren’t the problem, the closing is.`;
      },
      cut: "Nothing in the ads yet. Cut the form to three fields and the quote to one page.",
      fails:
        "If they hear from you within the hour and still don’t buy, it’s the offer: put a smaller first step before it, at a fixed price.",
      often: "Three times in three weeks, each with something new; then leave them alone.",
      instead:
        "A smaller first step: a paid trial, a fixed-price first job, a one-hour consultation. It turns “maybe” into a customer.",
      cost: "Nothing but an hour a day for two weeks; most e-mail programs can send an automatic message.",
      who: "Whoever talks to customers anyway, with a phone in their pocket; enquiries that wait for the boss are lost.",
      tried: "Ask the people who didn’t buy: five calls tell you more than another change.",
      half: "Cut the ads in half and answer everything that’s left within the hour, and you’ll sell more than before.",
      effort:
        "An automatic message buys you the hour: “Got it. Is the 12th your date? Prices from …, I’ll call at six.”",
      sure: "I’m sure about the order, yes: speed, then price, then offer. Whether it’s speed in your case, you’ll see in two weeks.",
    },
  },
  {
    id: "bad-leads",
    name: "leads that don’t fit",
    signs: [
      [
        anywhere(
          wordList`(bad|junk|rubbish|poor|wrong|fake|spam|unqualified|low ?quality|useless|garbage|crap|shit)( quality)? (leads?|enquir\w+|inquir\w+|people|customers|requests), (leads?|enquir\w+|requests)( \w+){0,4} (bad|junk|rubbish|poor|wrong|fake|spam|useless|unqualified|garbage|crap|shit), students and competitors, lead quality, tyre kickers, time ?wasters`,
        ),
      ],
    ],
    opening:
      "Ask for less and say more: price range and minimum on the page, and one question in the form that only real buyers can answer. Half as many people ask then, and the ones who do are worth a call.",
    answers: {
      first:
        "Read the last thirty, mark the five good ones, and see which keyword or ad they came from. Put the money there and exclude the rest.",
      why: "The ad promises something to everyone, or the form costs nothing to fill in. The platform then finds more people who fill in forms.",
      time: "Two to three weeks, because the platform has to relearn what a good one is.",
      measure:
        "Count only good leads: tell the ad account which ones became quotes, and look at the cost per good lead.",
      write:
        "“From $5,000, for companies with ten people or more.” It turns away exactly the ones you don’t want.",
      good: "One good one in three is usual for in-ad forms, one in two for a form on your own page.",
      instead:
        "Search ads instead of feed ads, and a form on your own page instead of the network’s own.",
      ads: "Drop the network’s own forms, because people fill them in without thinking. Send people to a page with a price.",
      cut: "Anything that brought none of the good ones in thirty; don’t wait for more.",
      sure: "Yes: fewer and better is what a price on the page gets you, nearly everywhere.",
    },
  },
  {
    id: "ads-dearer",
    name: "ads that got more expensive",
    signs: [
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
      "Check three things in this order: has the click got more expensive, do fewer people buy after it, or did something break in the tracking? The first is competition or tired pictures, the second the page, the third often the consent banner.",
    own: [
      [
        /\b(?:click(?:s)? (?:got|is|are|went)|cpc (?:is|went|got|up|doubled)|clicks? (?:cost|dearer))\b/,
        "It’s competition or tired ads, then: make three new pictures and first lines, exclude keywords that never sold, and check the auction report for who’s bidding against you.",
      ],
      [
        /\b(?:same clicks|clicks (?:are |is )?(?:the )?same|fewer (?:buy|convert)|conversion (?:rate )?(?:fell|dropped|went down|down|is down))\b/,
        "It’s the page or the tracking, then: buy something on your own phone, and compare orders in the shop with what the ads report. What changed in the week it started?",
      ],
    ],
    answers: {
      first:
        "Put clicks, click price and orders for the last twelve weeks side by side; where the line bends is the week to look at. What changed then?",
      why: "Usually tired ads: after six to eight weeks the same people are seeing them. Next comes competition, most of all from October to December.",
      time: "New pictures show results within a week, a fixed page within two; give an account two weeks after every big change.",
      cut: "The third of keywords, groups or pictures that brought no sale in 60 days. Usually it’s a fifth of the money.",
      measure:
        "By orders in your shop compared with all ad spend for the week, and not by what each network claims.",
      good: "From October to December, a fifth more expensive is usual; if it’s more than that, the reason is on your side.",
      write:
        "New first lines from your reviews: what customers praise, in their words. Three at once, each with a different picture.",
      half: "Keep only your own name, the ten best keywords and people who were on the page. It loses you a fifth of sales, not half.",
      instead:
        "E-mail people who’ve bought, because a second order costs a tenth of a first one. Put a third of the ad money there.",
      fails:
        "If it stays expensive with new pictures and a good page, the channel is full: hold the budget where the last sale still pays off, and open a second one.",
      discount:
        "No, that makes each order earn less while it costs more. Raise the order value: sets, a gift above a certain amount.",
      ads: "Keep your own name and the keywords that sold; pause everything broad for two weeks and see whether sales drop.",
      sure: "I’m sure about the order to look in, yes. What it is in your case, the twelve weeks side by side will tell you.",
    },
  },
  {
    id: "cut",
    name: "where to cut",
    signs: [
      [
        anywhere(
          wordList`(budget|spend|money)( \w+){0,4} (cut|halved|slashed|reduced|frozen)( \w+)*, (cut|cutting|halve|slash|reduce)( \w+){0,4} (budget|spend\w*|marketing|costs?), (what|where)( \w+){0,3} (to )?(cut|save)( \w+)*, have to save, need to save, save (money|\d+)( \w+)*`,
        ),
      ],
    ],
    opening: (brief) => {
      const { spend, inMoney } = brief;
      return `Cut what you can’t trace to a sale first: image ads, broad keywords, tools no one opens. Keep your own name in search, e-mails to customers and reviews.${spend === undefined ? "" : ` Of ${inMoney(spend)}, you usually wouldn’t miss a fifth.`} What are your three biggest items, and what did each one bring in?`;
    },
    own: [
      [
        /\b(?:sdrs?|sales (?:people|reps?|team)|staff|people|headcount)\b/,
        "Neither blindly: compare what each one cost with the customers it won last quarter. Whatever costs more than a year’s gross profit from what it brings in goes first; usually that’s broad ads before a person.",
      ],
      [
        /\b(?:agency|retainer|freelancer)\b/,
        "An agency that can’t show what its work brought in last quarter goes first. Give a month’s notice and keep accounts and data in your name.",
      ],
    ],
    answers: {
      first:
        "Write each item on one line: what it cost and which sales it brought in over three months. Stop the ones with an empty second column for four weeks, and watch total sales.",
      why: "Because money you can’t trace usually has no effect, and what brings people back costs the least.",
      time: "Stop it for four weeks: if total sales stay the same, it did nothing.",
      cut: "In this order: tools no one uses, image ads, broad keywords, events without follow-up. Last of all, e-mails, reviews and your own name in search.",
      measure:
        "By total sales compared with total spend, week by week, because single channels claim the same sale twice.",
      half: "With half, keep three: your name and ten keywords in search, e-mails to customers, reviews. They bring in about two-thirds of what everything did.",
      fails:
        "If sales drop by more than you save, turn the last thing back on; four weeks do no lasting harm.",
      good: "Up to a fifth less usually goes unnoticed; from a third, you’ll feel it after one or two months.",
      ads: "Cut the broad ones, not the ones for your own name and for keywords of people who want to buy now.",
      social: "You can go down to one post a week without harm; paid posts no one clicks go first.",
      mail: "Keep it, because it costs the least and brings in the most per hour.",
      print:
        "Stop anything that doesn’t have its own code or number, because you can’t know what it brings in.",
      instead:
        "Ask suppliers and networks first: yearly plans for tools, an agency by the job, and unused seats often save a tenth at no loss.",
      sure: "I’m sure about the order, yes. What an item is worth in your case, four weeks without it will tell you for certain.",
    },
  },
  {
    id: "sales-fell",
    name: "sales that dropped",
    signs: [
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
      "Find out which part dropped before you spend: fewer people, fewer of them buying, or smaller orders? And new customers or returning ones? Compare with the same month last year. Which of these can you see?",
    answers: {
      first:
        "Call ten customers who bought last year and not this year, and ask what changed. After that, see whether fewer come in, or fewer buy.",
      why: "Usually one of four: fewer people are searching (season), a competitor, an error on the page or in your opening hours, or regulars no one wrote to.",
      time: "Regulars who hear from you come back within weeks; new customers take two months or more.",
      measure:
        "Three numbers a week: people who came in, share who bought, average amount. One of them explains the drop.",
      mail: "First of all, people who’ve bought but not in the last year, by name, with something new, not with a discount.",
      discount:
        "Not yet, because it makes every sale worth less before you know the reason. Ask ten customers first.",
      ads: "Only once you know that fewer people are coming. If fewer buy, ads just bring more people to the same problem.",
      instead:
        "Win back people who know you: a tenth of them is usually more than ads bring in over a month.",
      cost: "Finding out costs ten phone calls. After that, around $60 a week per channel, and no sooner.",
      good: "Up to a tenth compared with last year can be chance; a fifth or more has a reason you can find.",
      fails:
        "It’s the market or the offer, then: ask what they’re buying instead, and change what you sell before how you tell people about it.",
      write:
        "“We haven’t seen you since March. Something not right, or just busy? What’s new is …” with your name at the bottom.",
      who: "People who bought twice and then stopped: they know why, and they’ll tell you.",
    },
  },
];
