import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations of online shops, members who leave, new locations, people who work alone, posting, and seasons. */

const fewSales = wordList`(no|zero|0|hardly any|barely any|few|only|just|\d{1,2}|one|two|three|a handful of) (sales?|orders?|purchases|buyers?|bookings?|conversions?), nobody (buys|orders|books|bought|ordered|booked), (do|does|did)( not|n't) (buy|order|convert|sell|book), 0\.\d+ ?%`;

export const shopsAndGrowth: readonly Situation[] = [
  {
    id: "visitors-unsold",
    name: "visitors who don’t buy",
    signs: [
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
      return `${judged} Buy something yourself on a phone and time it: usually it’s delivery costs that show up late, pictures that leave questions open, or no one who vouches for you. Fix that before you buy visitors.`;
    },
    answers: {
      first:
        "Ask five people who don’t know the shop to buy on their phones while you watch without saying anything. After three, you’ll know where they get stuck.",
      why: "Most common first: delivery costs seen too late, no reviews, slow or confusing on a phone, or visitors who never wanted to buy.",
      time: "A fixed step shows after around 300 visitors, so within two to four weeks.",
      good: "1–3% buying is usual for a shop, 3–8% inquiring for a service page.",
      ads: "Not before one in a hundred buys; until then, ads pay for people who leave.",
      write:
        "Next to the button: price with delivery, days until it arrives, returns in four words, and one review with a name.",
      measure:
        "Four numbers a week: visitors, cart, checkout, paid. The biggest drop is where to work.",
      discount:
        "Show free delivery above a certain amount instead; a code at the door only teaches people to wait.",
      price:
        "Rarely first. If many people put it in the cart and leave at delivery, it’s the total.",
      fails:
        "The visitors are wrong, then: check which keywords or posts they come from, and what those promise.",
      instead:
        "Sell by hand in the meantime: people who asked or filled a cart get a personal line.",
      cut: "Fields, pop-ups and everything that moves on the first screen.",
      cost: "Watching five people costs nothing; better pictures maybe $200.",
      sure: "I’m sure about the order, yes. Where yours get stuck, five people will show you in an hour.",
    },
  },
  {
    id: "baskets",
    name: "abandoned carts",
    signs: [
      [
        anywhere(wordList`carts?, baskets?, checkout`),
        anywhere(
          wordList`abandon\w*, left, leave, leav\w*, drop\w*, \d+ ?%, lose, losing, quit, bounce, stop`,
        ),
      ],
    ],
    opening:
      "Seven in ten carts are abandoned everywhere, so look at yours beyond that. Show the full price with delivery early, let people check out without an account, offer the payment they use, and send one reminder after an hour. That wins back about one in ten.",
    answers: {
      first:
        "Buy on your own phone and count fields and surprises. After that, put the delivery price on the product page, and allow guest checkout.",
      why: "First, delivery costs they see late, then having to create an account, then the missing payment method; many people are only comparing.",
      good: "70% abandoned is usual; above 80%, something’s in the way.",
      write:
        "“You left this here. Delivery is $5, returns free for 30 days. Still want it?” with a picture and a button; no discount in the first one.",
      often: "Two: after an hour and after a day. Only to people who agreed to e-mails.",
      discount:
        "Not at first, because people learn to leave the cart on purpose. If at all, free delivery in the second e-mail.",
      time: "The reminder works from the first day; changes at checkout show after around 200 carts.",
      measure: "Cart, delivery, payment, paid: the biggest drop between two is the spot.",
      ads: "A reminder ad for seven days works for people who agreed, from around 1,000 visitors a month.",
      cost: "Reminders are part of most shop systems; half a day to set up.",
      fails:
        "If delivery and guest checkout are right, try another payment method, because missing ones cost up to a tenth.",
      cut: "Account, phone number, second address and the box for a code.",
      sure: "About the seven in ten, yes. Where yours break off, the four numbers will show you.",
    },
  },
  {
    id: "members-leave",
    name: "people who leave",
    signs: [
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
      "Ask the last ten who left, by phone, one question: “What made you stop?” Next, look at when they leave: in the first weeks it’s the start, later it’s how much they use it. Anyone who came twice a week in month one usually stays.",
    answers: {
      first:
        "Call ten who left. After that, write to everyone who hasn’t come for two weeks, by name, before they cancel, because that’s where you save the most.",
      why: "Usually they stopped using it weeks before they cancelled; price is what they say, habit is what was missing.",
      time: "Writing to the quiet ones shows results within a month; a better start after three.",
      good: "3–5% a month leaving is usual for gyms and small software; below 2% is very good.",
      write:
        "“We haven’t seen you for two weeks, Anna. Everything OK? There’s a spot for you on Thursday at six.”",
      discount:
        "No: offer a one-month pause instead. Half of the people who pause come back, and no one learns to threaten.",
      measure:
        "How many of each month’s new ones are still there after three months, and how often they came in the first four weeks.",
      price:
        "Not while they’re leaving. A yearly price with two months free keeps people who want to stay.",
      ads: "No new ones before the first month works, or you’d be filling a leaky bucket.",
      instead:
        "Win people back: those who left three to nine months ago, with what’s new. One in ten comes back.",
      often: "After two quiet weeks once, after four once more; then a call.",
      ask: "“What made you stop, and what would you have needed?” After that, just listen.",
      fails:
        "If the quiet ones don’t reply, meet them in the first week: a second appointment made at the first visit.",
      cut: "Long contracts as the only thing that keeps them: they make people leave angry.",
      who: "People who came often and then stopped; not the ones who never started.",
      cost: "Ten calls and an hour a week. One saved member pays for months of it.",
      sure: "I’m sure that usage drops before people leave, yes. Your reason, the ten calls will tell you.",
    },
  },
  {
    id: "new-place",
    name: "the new location",
    signs: [
      [
        anywhere(
          wordList`(second|third|new|another|2nd) (shop|store|branch|location|salon|studio|restaurant|office|city|town|market|country), expand\w*, abroad, (enter|entering|into) (the )?(german|french|us|uk|spanish|european|dutch|italian|\w+) market, new market`,
        ),
      ],
    ],
    not: /\b(?:app|product|feature)\b.*\blaunch/,
    opening:
      "Start eight weeks ahead, with people instead of ads: who already knows you there, and which ten neighbours or partners have your customers? Map listing and a list for the opening first; ads in the last two weeks, within the distance people travel.",
    answers: {
      first:
        "A map listing for the new address now, “opening on …”, and a page where people leave their address for the first week.",
      time: "Eight weeks before: listing and list. Four: partners and press. Two: ads. The first quarter shows whether it works.",
      cost: "As a rule of thumb, 3–5% of the first year’s expected sales, half of it before the first day.",
      discount:
        "Something for the first hundred instead of a low price: a gift, a tasting, a free check. People remember the price you open with.",
      ads: "In the last two weeks and the first four, within the distance people travel, with the date and a picture of the door.",
      print:
        "Yes, here it works: mailboxes within a ten-minute walk, one week before, with something for the first visit.",
      social:
        "Show the construction site weekly with faces; name the street in every post so neighbours share it.",
      write:
        "“From 1 February on Mill Street: … The first hundred get ….” Date, street, one reason.",
      measure:
        "Codes for each channel, and “how did you hear of us?” at the register for the first six weeks.",
      who: "People within ten minutes, and regulars of the old place who live near the new one, so write to these first.",
      instead: "A stall or a day as a guest in someone’s shop there, before you sign a lease.",
      fails:
        "Set a number in advance for month three; below half of it, change the offer or the hours, not the advertising.",
      good: "Half of the old place’s customers after three months is a good start.",
      why: "Strangers come when neighbours talk about it; ads only help once there’s something to see.",
      cut: "Image ads before the opening, because no one can come yet.",
      sure: "I’m sure about the order, yes. What the street brings in, the first six weeks will show.",
    },
  },
  {
    id: "works-alone",
    name: "working on your own",
    signs: [
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
      "Talk to people before you advertise: twenty who know your work, each asked for one name, bring in the next two clients sooner than any ad. After that, one clear offer with a price, for one kind of client, on one page.",
    answers: {
      first:
        "Write down twenty names today: past clients, colleagues, partners. Send five messages a day with “who comes to mind?”.",
      write:
        "“I have two spots open in January for …. Who should I ask?” Who it’s for, what they get out of it, what it costs.",
      time: "You’ll have the first conversations within two weeks, and a steady flow after three to four months.",
      cost: "Nothing at first. A page costs $15 a month, search ads for three keywords $150, but only once someone has bought through a referral.",
      ads: "Later, and only in search for three keywords with your town. Ads for a person no one has heard of are expensive.",
      social:
        "One network where your clients are, one case a week: what it was like before, what you did, what came of it.",
      price:
        "Sell a package with an end, not hours, because people fear open-ended bills. Raise it after every fifth client until one in three says no.",
      discount:
        "A smaller first step for a fixed price instead of a discount: an hour with a result they keep.",
      measure:
        "Messages sent, conversations, quotes, clients, every week. One of the four is where it gets stuck.",
      who: "The people you’ve helped best so far: same problem, same kind of person. “For everybody” is for no one.",
      where: "Where they ask for help: associations, groups, the partners they go to before you.",
      instead:
        "Partners who meet your clients before you do: three of them, with a reason to send people.",
      fails:
        "If twenty people don’t know anyone, the offer is unclear: ask three of them to say in their own words what you do.",
      why: "People buy from someone they trust, and trust travels through people sooner than through ads.",
      often: "Five messages a day for a month; an e-mail to everyone you know every six weeks.",
      effort: "Half an hour each morning before anything else: five messages. That’s all.",
      good: "From twenty messages, six replies, two conversations and one client is good.",
      sure: "About the approach, yes. How many clients come, your first twenty will tell you.",
    },
  },
  {
    id: "posting",
    name: "posting without results",
    signs: [
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
      "Post less, and with a purpose: of the last thirty, which three brought a message, a click or a buyer? Make only that kind, every second one with an offer and a link, and spend the time you save on replies and on partners.",
    answers: {
      first:
        "Rank the last thirty by messages and clicks, not likes. Take the best three apart: topic, first second, question. Make the next five like these.",
      why: "It doesn’t answer anyone’s question, and posts that work say what buyers ask before they buy.",
      time: "Six to eight of the better kind show whether it turns around, and that’s a month.",
      often: "Twice a week is enough; two good ones are better than seven quick ones.",
      ads: "Put $60 behind the one that did best on its own, to people nearby or like your buyers. Never behind a weak one.",
      write: "A buyer’s question as the first line, the answer with a number, then one link.",
      measure:
        "Messages, clicks on the link, and “how did you hear of us?”. Likes don’t pay the bills.",
      instead:
        "Be a guest: on someone’s podcast, newsletter or shop whose people are your buyers. One guest visit beats a month of posts.",
      cut: "Everything without a question behind it, and all networks but one.",
      fails:
        "If a month of better ones brings nothing, your buyers are elsewhere: search, map, partners. Stop without regret.",
      good: "One person in a hundred who sees it clicks; one in a hundred of those buys.",
      who: "Your last ten buyers: ask what they looked at before they came.",
      effort: "An afternoon a month: film eight at once, then just answer.",
      cost: "Your time is the cost: at four hours a week, it has to bring in two customers a month or it’s too expensive.",
      sure: "I’m sure that likes don’t say much, yes. Which three worked, your own list will tell you.",
    },
  },
  {
    id: "season",
    name: "the season",
    signs: [
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
      `Sell to people who know you first: three e-mails (preview, last day to order, still possible today), with just two or three products. ${days !== undefined && days < 35 ? "For ads to strangers it’s late and expensive now; use them for your own name and for people who were on the page." : "Ads to strangers start five weeks ahead, while clicks are cheap."}`,
    answers: {
      first:
        "Choose three things with stock and margin, put the last delivery day in large print on the page, and e-mail your customers this week.",
      time: "Most people buy in the last three weeks; e-mails bring in orders within two days.",
      discount:
        "Wrapping, a gift or free delivery instead of a discount, because in season people buy anyway. Discount only what has to go.",
      ads: "Only for your name, for recent visitors and for gift keywords near you, because clicks cost a third more until the holidays.",
      write:
        "“Order by the 18th, there by the 24th.” A picture as a gift, price, button; nothing else.",
      often: "Three to five e-mails in four weeks are fine then; after that, take a break.",
      measure: "Orders by day compared with last year, and by each e-mail’s code.",
      mail: "That’s your strongest channel now: three e-mails, each with a different reason. No addresses? Message your regulars instead.",
      good: "A fifth to a third of a year’s sales in these weeks is usual for gifts.",
      instead: "Vouchers on the last two days: no delivery, and the customer comes in January.",
      fails:
        "If the first e-mail doesn’t sell much, change the product and not the price: what are people asking for?",
      cut: "Everything that can’t arrive in time.",
      who: "People who bought last year in these weeks, because they need a gift again.",
      cost: "E-mails cost nothing; save $100 for ads to people who were on the page.",
      social:
        "Show it as a gift, with the price and the last day to order; stories daily in the last week.",
      why: "Because strangers are expensive in these weeks, when everyone’s bidding. Your own customers cost nothing.",
      half: "With half: only e-mails, and the page with the last day to order.",
      sure: "I’m sure about the order, yes. What sells, the first e-mail will tell you.",
    },
  },
];
