import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations of online shops, members who leave, new locations, people who work alone, posting, and seasons. */

const fewSales = wordList`(no|zero|0|hardly any|barely any|few|only|just|\d{1,2}|one|two|three|a handful of) (sales?|orders?|purchases|buyers?|bookings?|conversions?), nobody (buys|orders|books|bought|ordered|booked), (do|does|did)( not|n't) (buy|order|convert|sell|book), 0\.\d+ ?%`;

export const shopsAndGrowth: readonly Situation[] = [
  {
    id: "visitors-unsold",
    name: "visitors who do not buy",
    told: [
      [
        anywhere(
          wordList`visitors?, visits, sessions, traffic, people (on|come to|visit)( \w+){0,2} (site|page|shop|website), views on (the|our|my) (site|shop|page), (etsy|amazon|ebay|shopify|shop|store)( \w+){0,3} views`,
        ),
        anywhere(fewSales),
      ],
    ],
    not: /\b(?:spent|ads?|clicks|cpc|how many)\b/,
    opening: ({ clicks, sales }) => {
      const share =
        clicks !== undefined && sales !== undefined && clicks > 0
          ? (sales / clicks) * 100
          : undefined;
      const judged =
        share === undefined
          ? "1–3% of visitors buying is usual."
          : `${sales} of ${clicks} is ${Math.round(share * 100) / 100}%, where 1–3% is usual.`;
      return `${judged} Buy something yourself on a phone and stop the time: mostly it is delivery cost that shows late, pictures that leave questions open, or nobody who vouches for you. Mend that before you buy visitors.`;
    },
    answers: {
      first:
        "Ask five people who do not know the shop to buy on their phone while you watch, and say nothing. After three you know where they stop.",
      why: "By frequency: delivery cost seen too late, no reviews, slow or confusing on a phone, or visitors who never wanted to buy.",
      time: "A mended step shows after some 300 visitors, so within two to four weeks.",
      good: "1–3% buying is usual for a shop, 3–8% enquiring for a page of services.",
      ads: "Not before one in a hundred buys: until then ads pay for people who leave.",
      write:
        "Beside the button: price with delivery, days until it is there, returns in four words, and one review with a name.",
      measure:
        "Four numbers a week: visitors, basket, checkout, paid. The largest fall is where to work.",
      discount:
        "Show delivery free from a certain sum instead; a code at the door only teaches to wait.",
      price:
        "Seldom first. If many put it into the basket and leave at delivery, it is the sum in all.",
      fails:
        "Then the visitors are wrong: see which words or posts they come by, and what those promise.",
      instead: "Sell by hand meanwhile: those who asked or filled a basket get a personal line.",
      cut: "Fields, pop-ups and everything that moves on the first screen.",
      cost: "Watching five people costs nothing; better pictures perhaps $200.",
      sure: "Of the order, yes. Where yours stop, five people show in an hour.",
    },
  },
  {
    id: "baskets",
    name: "the baskets that are left",
    told: [
      [
        anywhere(wordList`carts?, baskets?, checkout`),
        anywhere(
          wordList`abandon\w*, left, leave, leav\w*, drop\w*, \d+ ?%, lose, losing, quit, bounce, stop`,
        ),
      ],
    ],
    opening:
      "Seven in ten baskets are left everywhere, so look at yours above that. Show the whole price with delivery early, let people buy without an account, offer the payment they use, and send one reminder after an hour. That wins back about one in ten.",
    answers: {
      first:
        "Buy on your own phone and count fields and surprises. Then the price of delivery on the product page, and buying as a guest.",
      why: "First delivery cost seen late, then having to make an account, then the missing way to pay; many only compare.",
      good: "70% left is usual; above 80% something is in the way.",
      write:
        "“You left this here. Delivery is $5, returns free for 30 days. Still want it?” with picture and button; no discount in the first.",
      often: "Two: after an hour and after a day. Only to those who agreed to mails.",
      discount:
        "Not at first: people learn to leave the basket on purpose. If at all in the second mail, free delivery.",
      time: "The reminder works from the first day; changes in the checkout show after some 200 baskets.",
      measure: "Basket, delivery, payment, paid: the largest fall between two is the place.",
      ads: "A reminder by ad for seven days works for those who agreed, from some 1,000 visitors a month.",
      cost: "Reminders are part of most shop systems; half a day to set up.",
      fails:
        "If delivery and guest purchase are right, try another way to pay: missing ones cost up to a tenth.",
      cut: "Account, phone number, second address and the box for a code.",
      sure: "Of the seven in ten, yes. Your own break shows between the four numbers.",
    },
  },
  {
    id: "members-leave",
    name: "those who leave",
    told: [
      [
        anywhere(
          wordList`members?, customers?, clients?, subscribers?, users?, students?, regulars`,
        ),
        anywhere(
          wordList`(are |keep |kept )?(leav(e|ing)|cancel(l?ing|led|s)?|quit(ting)?|churn\w*|drop(ping)? out|not (coming|come) back|do not (come|stay|renew|return)|stop coming|don't (come back|stay|renew|return))`,
        ),
      ],
    ],
    not: /\b(?:ltv|cac|arpu|payback|client wants|reviews?)\b/,
    opening:
      "Ask the last ten who left, by phone, one question: “What made you stop?” Then look at when they go: in the first weeks it is the beginning, later the use. Whoever came twice a week in month one mostly stays.",
    answers: {
      first:
        "Call ten who left. Then write to each who has not come for two weeks, by name, before they cancel: that is where most are saved.",
      why: "Mostly they stopped using it weeks before they cancelled; price is what they say, habit is what was missing.",
      time: "Writing to the quiet ones shows within a month; a better beginning after three.",
      good: "3–5% a month leaving is usual for gyms and small software; below 2% is very good.",
      write:
        "“We have not seen you for two weeks, Anna. All well? On Thursday at six there is a place for you.”",
      discount:
        "No: offer a pause of a month instead. Half of those who pause come back, and nobody learns to threaten.",
      measure:
        "How many of each month’s new ones are still there after three months, and how often they came in the first four weeks.",
      price:
        "Not while they leave. A yearly price with two months free keeps those who want to stay.",
      ads: "No new ones before the first month works: you would fill a bucket with a hole.",
      instead:
        "Win back: those who left three to nine months ago, with what is new. One in ten comes again.",
      often: "After two quiet weeks once, after four once more; then a call.",
      ask: "“What made you stop, and what would you have needed?” Then be quiet.",
      fails:
        "If the quiet ones do not answer, meet them in the first week: a second appointment made at the first visit.",
      cut: "Long contracts as the only hold: they make people leave angrily.",
      who: "Those who came often and then stopped; not those who never began.",
      cost: "Ten calls and an hour a week. One saved member pays for months of it.",
      sure: "That use comes before leaving: yes. Your reason, the ten calls tell.",
    },
  },
  {
    id: "new-place",
    name: "the new place",
    told: [
      [
        anywhere(
          wordList`(second|third|new|another|2nd) (shop|store|branch|location|salon|studio|restaurant|office|city|town|market|country), expand\w*, abroad, (enter|entering|into) (the )?(german|french|us|uk|spanish|european|dutch|italian|\w+) market, new market`,
        ),
      ],
    ],
    not: /\b(?:app|product|feature)\b.*\blaunch/,
    opening:
      "Begin eight weeks before, with people instead of ads: who there knows you already, and which ten neighbours or partners have your customers? Map profile and a list for the opening first; ads in the last two weeks, within the way people go.",
    answers: {
      first:
        "Map profile for the new address now, “opening on …”, and a page where people leave their address for the first week.",
      time: "Eight weeks before: profile and list. Four: partners and press. Two: ads. The first quarter tells whether it carries.",
      cost: "As a rule of thumb 3–5% of the first year’s expected sales, half of it before the first day.",
      discount:
        "Something for the first hundred rather than a low price: a gift, a tasting, a free check. The price you open with stays in mind.",
      ads: "In the last two weeks and the first four, within the way people go, with date and picture of the door.",
      print:
        "Yes, here it works: letterboxes within ten minutes on foot, one week before, with something for the first visit.",
      social:
        "Show the building site weekly with faces; name the street in each post so that neighbours share it.",
      write:
        "“From 1 February in Mill Street: … The first hundred get ….” Date, street, one reason.",
      measure:
        "Codes on each way, and “how did you hear of us?” at the till for the first six weeks.",
      who: "People within ten minutes, and regulars of the old place who live near the new one: write to these first.",
      instead: "A stall or a day as guest in somebody’s shop there, before you sign a lease.",
      fails:
        "Set a number beforehand for month three; below half of it, change offer or hours, not the advertising.",
      good: "Half of the old place’s customers after three months is a good beginning.",
      why: "Strangers come when neighbours speak of it; ads only help once there is something to see.",
      cut: "Image ads before the opening; nobody can come yet.",
      sure: "Of the order, yes. What the street brings, the first six weeks show.",
    },
  },
  {
    id: "works-alone",
    name: "you by yourself",
    told: [
      [
        anywhere(
          wordList`coach, consultant, freelanc\w+, self ?employed, solo, therapist, trainer, tutor, photographer, designer, translator, copywriter, one (man|woman|person)`,
        ),
        anywhere(wordList`clients?, customers?, bookings?, work, jobs?, students?, enquiries`),
        anywhere(
          wordList`no, few, more, need, find, get, how, first, not enough, dried, quiet, slow, want, where`,
        ),
      ],
    ],
    not: /\b(?:b2b saas|cac|spent|agency)\b/,
    opening:
      "Talk to people before you advertise: twenty who know your work, each asked for one name, bring the next two clients sooner than any ad. Then one clear offer with a price, for one kind of client, on one page.",
    answers: {
      first:
        "Write twenty names today: former clients, colleagues, partners. Five messages a day with “who comes to your mind?”.",
      write:
        "“I have two places free in January for …. Whom should I ask?” Whom it is for, what comes out, what it costs.",
      time: "The first talks within two weeks, a steady flow after three to four months.",
      cost: "Nothing at first. A page costs $15 a month, search ads for three words $150, but only once somebody bought by recommendation.",
      ads: "Later, and only in search for three words with your town. Ads for a person nobody has heard of are dear.",
      social:
        "One network where your clients are, one case a week: what it was before, what you did, what came of it.",
      price:
        "Sell a package with an end, not hours: people fear open bills. Raise it after every fifth client until one in three says no.",
      discount:
        "A smaller first step for a fixed price rather than a discount: an hour with a result they keep.",
      measure:
        "Messages sent, talks, offers, clients, each week. One of the four is where it sticks.",
      who: "Those you helped best so far: same trouble, same kind of person. “For everybody” is for nobody.",
      where: "Where they ask for help: associations, groups, the partners they go to before you.",
      instead:
        "Partners who meet your clients before you: three of them, with a reason to send people.",
      fails:
        "If twenty people know nobody, the offer is unclear: ask three of them to say in their words what you do.",
      why: "One buys a person one trusts, and trust travels by people sooner than by ads.",
      often: "Five messages a day for a month; a mail to all you know every six weeks.",
      effort: "Half an hour each morning before anything else: five messages. That is all.",
      good: "From twenty messages six answers, two talks and one client is good.",
      sure: "Of the way, yes. How many clients come, your first twenty tell.",
    },
  },
  {
    id: "posting",
    name: "posting without effect",
    told: [
      [
        anywhere(
          wordList`post(ing|s|ed)?, reels?, videos?, blog( posts?)?, articles?, podcast( episodes?)?, episodes, channel, content`,
        ),
        anywhere(
          wordList`(every|each|per|a) (day|week|month), daily, weekly, for (\w+ ){0,2}(months?|years?|weeks?), \d+ (posts|videos|episodes|articles|listeners|views|downloads)`,
        ),
        anywhere(
          wordList`nothing( happens| comes)?, nobody( sees| reads| watches| listens)?, no (effect|result|results|growth|leads|sales|customers|traffic|views|one), (does|do)( not|n't) (work|grow|help|bring), stuck, stagnat\w*, only \d+, hardly, flat`,
        ),
      ],
    ],
    opening:
      "Less, and with a purpose: of the last thirty, which three brought a message, a click or a buyer? Make only that kind, every second one with an offer and a link, and spend the time you save on answering and on partners.",
    answers: {
      first:
        "List the last thirty by messages and clicks, not likes. Take the best three apart: subject, first second, question. Do the next five like these.",
      why: "It answers nobody’s question: posts that work say what buyers ask before they buy.",
      time: "Six to eight of the better kind show whether it turns; that is a month.",
      often: "Twice a week is enough; good ones twice rather than seven quick ones.",
      ads: "Put $60 behind the one that did best by itself, to people nearby or like your buyers. Never behind a weak one.",
      write: "The question of a buyer as the first line, the answer with a number, then one link.",
      measure: "Messages, clicks on the link, and “how did you hear of us?”. Likes do not pay.",
      instead:
        "Be a guest: in somebody’s podcast, letter or shop whose people are yours. One guest visit beats a month of posts.",
      cut: "Everything without a question behind it, and all networks but one.",
      fails:
        "If a month of better ones brings nothing, your buyers are elsewhere: search, map, partners. Stop without regret.",
      good: "One person in a hundred who sees it clicks; one in a hundred of those buys.",
      who: "The ten last buyers: ask what they looked at before they came.",
      effort: "An afternoon a month: film eight at once, then only answer.",
      cost: "Your time is the cost: at four hours a week, it must bring two customers a month or it is too dear.",
      sure: "That likes say little: yes. Which three worked, your own list says.",
    },
  },
  {
    id: "season",
    name: "the season",
    told: [
      [
        anywhere(
          wordList`christmas, xmas, black friday, valentine\w*, easter, mother'?s day, halloween, summer sale, advent, new year`,
        ),
        anywhere(
          wordList`sell, sales?, ads?, plan, campaign, offer, orders?, what (should|can|do|would)( \w+)*, how( \w+)*, idea\w*, promot\w*, last minute, late, marketing`,
        ),
      ],
    ],
    not: /\b(?:concert|donat\w+|seats?|tickets?|shelter|charity|hotel|booking)\b/,
    opening: ({ days }) =>
      `Sell to those who know you first: three mails (preview, last day to order, still possible today), with two or three things only. ${days !== undefined && days < 35 ? "For ads to strangers it is late and dear now; use them for your own name and for those who were on the page." : "Ads to strangers begin five weeks before, while clicks are cheap."}`,
    answers: {
      first:
        "Choose three things with stock and margin, write the last day for delivery large on the page, and mail your customers this week.",
      time: "Most buy in the last three weeks; mails bring orders within two days.",
      discount:
        "Wrapping, a gift or free delivery rather than a discount: in the season people buy anyway. A discount only for what must go.",
      ads: "Only for your name, for visitors of the last weeks and for gift words near you: clicks are a third dearer until the holidays.",
      write:
        "“Order by the 18th, there by the 24th.” A picture as a gift, price, button; nothing else.",
      often: "Three to five mails in four weeks are fine then; after it, a pause.",
      measure: "Orders by day against last year, and by the code of each mail.",
      mail: "That is the strongest now: three mails, each with another reason. No addresses? Then the regulars by message.",
      good: "A fifth to a third of a year’s sales in these weeks is usual for gifts.",
      instead: "Vouchers on the last two days: no delivery, and the customer comes in January.",
      fails:
        "If the first mail sells little, change the thing and not the price: what do people ask for?",
      cut: "Everything that cannot be there in time.",
      who: "Those who bought last year in these weeks: they need a gift again.",
      cost: "Mails cost nothing; keep $100 for ads to those who were on the page.",
      social:
        "Show it as a gift, with price and last day to order; stories daily in the last week.",
      why: "Because strangers are dear in these weeks: everybody bids. Your own customers cost nothing.",
      half: "With half: mails only, and the page with the last day to order.",
      sure: "Of the order, yes. What sells, the first mail tells.",
    },
  },
];
