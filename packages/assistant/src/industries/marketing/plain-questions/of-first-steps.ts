import type { PlainQuestion } from "./question.ts";

/** What people ask who have never advertised, and what platforms take. */
export const ofFirstSteps: readonly PlainQuestion[] = [
  {
    id: "need-site",
    subject: "do-i-need-a-website-at-all",
    ways: [
      "need|necessary|must|essential|do_without website|site|homepage",
      "should|have_to website|site|homepage have|get|make|own",
    ],
    not: "@cost|new|facebook|instagram|seo|redesign|banner|imprint|blog|ad|visitor|traffic|conversion|shop|relaunch",
    answer:
      "Not to begin with, though one page helps: many look you up before they come. What you do, where, prices and a phone number are enough, and someone can set that up in an afternoon.",
  },
  {
    id: "paper-at-all",
    subject: "is-an-ad-in-the-local-paper-worth-it",
    ways: [
      "local|village|town|parish|weekly|regional paper|newspaper|magazine|gazette perhaps|maybe|possible|something|idea|try|option|about|instead|like|without|computer|internet|offline",
    ],
    not: "article|report|journalist|press|radio|versus|rather",
    answer:
      "Yes, if your customers are over fifty and live nearby. Take a small advertisement three issues in a row, with what you do, where, a phone number, and a word to mention, so that you can count who came.",
  },
  {
    id: "paper-cost",
    subject: "is-an-ad-in-the-local-paper-worth-it",
    ways: [
      "@cost paper|newspaper|magazine|gazette ad|advert|advertisement|advertise|advertising|notice",
    ],
    not: "google|facebook|radio|toilet",
    answer:
      "Some {40} to {150} in a local weekly, {150} to {400} in a larger paper, less for three in a row. It’s worth it if two or three customers cover it; give them a word to mention.",
  },
  {
    id: "count-by-hand",
    next: true,
    ways: [
      "@measure who|how come|came|call|called|heard without_computer|no_computer|offline|notebook|paper|hand",
    ],
    not: "google|analytics",
    answer:
      "With a notebook by the phone: ask each caller where they heard of you, and make a stroke for it. Different words in different papers (“mention the blue notice”) make it exact. Add up once a month.",
  },
  {
    id: "marketplace-fees",
    ways: [
      "etsy|amazon|ebay|marketplace|vinted fee|commission|cost|charge|keep|take|percentage|percent|cut",
    ],
    not: "ad|advertise|advertising|own",
    answer:
      "About a tenth on Etsy: 6.5% of price and postage, some 4% and 30 cents for the payment, 20 cents a listing. Of a {45} sale it keeps about {5}. eBay and Amazon take 12–15%. Rates change, so check.",
  },
  {
    id: "where-to-sell",
    ways: [
      "where|which|place|site|platform sell internet|online|web|trouble|easy|easily|simply|handmade|knit|craft",
      "etsy for|something|right|good|suitable|suit|worth me|us|it|handmade|craft|my",
    ],
    not: "fee|commission|ad|versus|own|cost|charge|website",
    answer:
      "On Etsy, if it’s made by hand: buyers come there looking for it, and you pay only when something sells. Five good photos, an honest description and the postage in the price are enough to start.",
  },
  {
    id: "what-is-creator",
    next: true,
    ways: ["creator|influencer what|who|mean|meaning|explain"],
    not: "@cost|@measure|find|work|worth|post|pay|write|should",
    answer:
      "Someone whom many people follow on Instagram or TikTok, and who shows them things, often for a free piece or a small fee. You don’t need one to begin with.",
  },
  {
    id: "resend",
    ways: [
      "resend|resending|second|twice|again newsletter|mailing|email|mail not|non|non-opener|non-openers|didn't|unopened|opened|open|opener|openers",
      "resend|resending newsletter|mailing|email|mail",
    ],
    not: "subject|write|text|cost|bounce",
    answer:
      "Yes, once: three or four days later, with another subject line, to those who didn’t open only. It usually brings a third as many opens again. A third time only brings people who unsubscribe.",
  },
  {
    id: "quiet-weekday",
    subject: "how-do-we-fill-quiet-days",
    ways: [
      "monday|tuesday|wednesday|thursday|midweek what|how|idea|need do|can|fill|more|try",
      "monday|tuesday|wednesday|thursday|midweek quiet|dead|empty|slow need|people|customer|more|guest|client|fill",
    ],
    not: "send|post|publish|newsletter|write|text|when|#num|event|webinar|concert|%",
    answer:
      "Give that day a small extra of its own (a beard trim with the cut, a cake with the coffee) or a fixed group such as students, and write to those who are due. A discount only moves Saturday people.",
  },
  {
    id: "what-to-film",
    next: true,
    ways: ["what|which|idea film|filming|shoot|record|clip|clips|reel|reels|video|videos"],
    not: "@cost|long|often|time|camera|tool|music|app|ad|work|youtube|better|or|measure",
    answer:
      "Your hands at work: a before and after, the trickiest step close up, and one tip people can use at home. Ten to fifteen seconds each, upright, by the window, with price and place at the end.",
  },
];
