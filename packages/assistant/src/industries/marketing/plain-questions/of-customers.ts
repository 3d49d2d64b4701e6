import type { PlainQuestion } from "./question.ts";

export const ofCustomers: readonly PlainQuestion[] = [
  {
    id: "first-customers",
    subject: "how-do-i-get-my-first-customers",
    ways: [
      "first ten|10|five|5|few|customer|client|#num customer|client|order|patient|student how|get|find|where|no",
    ],
    not: "cost|price|free_first|spend|impression|discount|month|year|visit",
    answer:
      "From people you know, by name: tell fifty what you do and for whom, ask each for one person, and do the first three jobs at a friendly price for a review and photos. Ads come after that.",
  },
  {
    id: "just-opened",
    subject: "how-do-i-get-my-first-customers",
    ways: [
      "open|opened #num week|month|ago quiet|slow|empty|nobody|no",
      "open|opened|new|started|start just|new|recently|week|month|since nobody|no|few|hardly|empty|quiet come|customer|one|guest|client",
    ],
    not: "website|follower|ad|online|review|wednesday|tuesday|monday|thursday|winter|newsletter",
    answer:
      "That’s usual in the first weeks: people don’t know you’re there. Complete the map listing, put a board outside with one offer and its price, visit the thirty nearest doors with a card, and ask each customer for a review.",
  },
  {
    id: "advertise-opening",
    subject: "we-open-next-month-how-do-we-let-people-know",
    ways: [
      "opening|reopening|grand_opening advertise|should|worth|how|idea|much|promote|announce|party",
    ],
    not: "hour|hours|write|text|invitation|line|split|euro|dollar",
    answer:
      "Yes, but start four weeks before: map listing and a sign with the date, cards to neighbours and shops around, the local paper two weeks before, ads within three miles in the last ten days. Give the first fifty something.",
  },
  {
    id: "walk-in",
    ways: [
      "walk|walkin|passers|foot|footfall|street|passing|window in|by|traffic|customer|people|more|shop how|@more|come|stop",
    ],
    not: "website|online|ad_traffic|text|write|google|click",
    answer:
      "Make the front say in three seconds what you sell and from what price: a board by day, light in the evening, an open door. Change the window every two weeks, and put one thing outside to touch.",
  },
  {
    id: "cheapest-way",
    subject: "no-money-for-marketing-at-all",
    ways: [
      "cheap|cheapest|free|without_money|no_money|no_budget|zero way|get|customer|marketing|advertise|how|do|can|idea|promote",
    ],
    not: "competitor|shipping|tool|review|reference|trial|click|webinar|first_lesson|photo|rival",
    answer:
      "In this order: complete the Google profile, ask every happy customer for a review, write to past customers by name, agree with one partner who sees your buyers first. It costs four hours a week and no money.",
  },
  {
    id: "little-money",
    ways: [
      "only #amount|#num where|what|how put|spend|use|do",
      "#num|#amount only|all|just|have|got|little what|how|do|best|use|spend|with money|budget|have|spend|it|euro|#amount",
    ],
    not: "if|day|per|month|lead|customer|enquiry|split|sale|week|click|already|spent|profit|people|agency|year|turnover|post|price|visitor|sell|over|@customer",
    answer:
      "Don’t spread it. Do the free things first: map listing, reviews, a message to past customers. Then put all of it into one thing for three weeks, with one offer within a few miles, and count who comes.",
  },
  {
    id: "budget-share",
    subject: "how-much-should-a-small-business-spend-on-marketing",
    ways: [
      "percent|percentage|share revenue|turnover|sales marketing|advertise|advertising|ad",
      "howmuch|much|budget|percent|share|what marketing|advertise|advertising|spend should|small|business|normal|percent|turnover|revenue|sense|rule",
    ],
    not: "agency|day|google|facebook|seo|website|lead|customer|left|#amount|#num|month|newsletter|website|photographer",
    answer:
      "As a rule 3–5% of sales, up to 10% in the first year or when growing. Better from below: a new customer may cost about a third of what they leave you, times how many you want.",
  },
  {
    id: "new-or-old",
    subject: "customers-come-once-and-never-again",
    ways: [
      "new old|existing|regular|current|repeat customer|client|one @better|important|focus|first|more|or",
    ],
    not: "price|discount|offer|email|win",
    answer:
      "Old ones first: they cost about a fifth, buy more often and bring friends. Put a third of your effort into new ones, because every year some leave. If hardly anyone comes twice, fix that before advertising.",
  },
  {
    id: "sell-more",
    subject: "customers-come-once-and-never-again",
    ways: [
      "sell|upsell|crosssell|earn|spend more existing|current|same|each|per|regular|my customer|client|guest|visit",
    ],
    not: "online|ad|how_many|website|new|%|discount",
    answer:
      "Offer the next thing at the moment of buying: what goes with it, a bigger size, a date for next time. One trained sentence at the till brings 10–15%. Ask ten regulars what they buy elsewhere.",
  },
  {
    id: "once-only",
    subject: "customers-come-once-and-never-again",
    ways: [
      "once|one_time|single|never|twice|repeat|again come|return|buy|back|customer|regular @customer|never|again|how|why|get|more",
    ],
    not: "old|former|year|lost|newsletter|post|write|email|review|cost|ad",
    answer:
      "Make the next visit before they leave: a date, a small reason (“second time with …”), and their number for a reminder. Then write once when they’re due. Ask five who didn’t return why; it’s seldom the price.",
  },
  {
    id: "win-back",
    subject: "old-clients-have-not-been-here-for-a-year",
    ways: [
      "win|get|bring|lost|lose|old|former back|lost|return|former customer|client|member|patient",
    ],
    not: "link|write|text|email_allowed|permission|cost|refund|old_customers_without|without",
    answer:
      "Write or call by name: what they had, one honest question (“What was missing?”), one date or offer with an end. Begin with those away for three to twelve months; about one in ten comes back.",
  },
  {
    id: "one-big",
    ways: [
      "one|single|big|main customer|client half|most|third turnover|sales|revenue|income|business",
      "one|single|big|main customer|client depend|dependent|danger|dangerous|risky|risk|rely|most|half",
    ],
    not: "worth|cost|earn_per|more_big",
    answer:
      "Yes: above about a third of your sales it’s a risk, because one decision there decides about you. Keep it happy, but give one fixed half day a week to finding two smaller ones, and save three months’ costs.",
  },
  {
    id: "too-many",
    ways: [
      "full|fully|booked out|book|until|full stop|pause|advertise|advertising|marketing|ad|should",
      "too|so many|much|full|booked customer|order|work|enquiry|job|out|up what|now|do|handle|stop|wait",
    ],
    not: "ad|cost|expensive|follower|email|newsletter|review|competitor|price|unsubscribe",
    answer:
      "A good moment to raise prices 10% for new customers, keep a waiting list with honest dates, and drop the jobs that earn least. Don’t stop marketing, just make it smaller: it takes months to start again.",
  },
  {
    id: "target-group",
    subject: "who-is-my-target-group",
    ways: [
      "target|ideal|right|which|who group|audience|customer|buyer|people|client find|who|define|how|my|what|address",
    ],
    not: "lead|cost|ad_show|worth|write|come_from|tool|bring|channel|facebook|spend|win_back|came|call",
    answer:
      "Look at your ten best customers: who paid well, came back and was easy? Write down their situation when they came and why they chose you. What they share is your group; age rarely is.",
  },
  {
    id: "usp",
    ways: [
      "usp|unique|different|stand_out|special|selling_point|position what|how|my|find|me|do|make|us|be",
    ],
    not: "code|link|address|page_title|offer_special|price_special",
    answer:
      "Ask ten customers why they came to you and not to someone else, in their words. What three of them say and a rival couldn’t claim is it; if there’s nothing, promise something firm, such as “quote within 24 hours”.",
  },
  {
    id: "slogan",
    ways: ["slogan|claim|tagline|motto how|come|find|good|make"],
    not: "write|give|suggest|bakery|me|three",
    answer:
      "Take what customers say about you and cut it to six words: what, for whom, where. “Bikes repaired by tomorrow, in Leeds” beats any wordplay. If a rival could use it too, it’s not yet yours.",
  },
  {
    id: "competitors-what",
    ways: [
      "find|see|know|watch|spy|check|analyse|learn competitor|competition|rival do|ad|how|what|spend|keyword",
    ],
    not: "above|copy|cheaper|rank|name|review|list|business_customers",
    answer:
      "Look at three of them once a quarter: their ads in Meta’s Ad Library and Google’s “Ads Transparency Center”, both free, their reviews (what do people complain of?), prices, and buy something. Then go back to your own customers.",
  },
  {
    id: "copied",
    ways: [
      "copy|copies|copied|steal|imitate|imitates competitor|competition|rival|someone|idea|everything|photo|text|another",
    ],
    not: "ad_copy|headline|write",
    answer:
      "Photos and texts are protected: keep screenshots and ask them in writing to remove them; after that a lawyer. Ideas aren’t. What can’t be copied is your face, your reviews and being there first, so show those.",
  },
  {
    id: "new-rival",
    subject: "a-new-competitor-has-opened-nearby",
    ways: [
      "new|another|opened|opening|opens competitor|rival|competition|shop|place|salon|cafe|chain across|street|next|door|near|opposite|town|competitor|rival",
    ],
    not: "my|we|our_new|i_open|ideas_for|cheaper|customers_for",
    answer:
      "Don’t answer with price. This week: thank your regulars personally and give them a reason to book the next date, renew your photos and reviews, and put on a sign what you do better. Curiosity there fades in six weeks.",
  },
  {
    id: "slow-sales",
    ways: [
      "sales|business|trade|turnover|order down|drop|slow|fall|less|fell|dropped|fewer|quiet|decline|falling @why|what|do|can|how|year|suddenly|month",
    ],
    not: "ad|january|summer|winter|season|wednesday|%|conversion|discount|follower|price",
    answer:
      "First find where it’s missing: fewer new people, fewer returns, or smaller orders? Compare these three with last year. Then call ten customers who stopped coming; a campaign before you know the cause is money burnt.",
  },
  {
    id: "staff-sell",
    ways: [
      "staff|employee|team|apprentice find|hire|recruit|get|apply|vacancy|job how|ad|where|nobody|no",
    ],
    not: "post|photo|customer|agency|write|text|who_should|account",
    answer:
      "Treat it like selling: a page with pay, hours and a face, applying in two minutes by phone, shared by your staff with a bonus. Local social ads find people who aren’t looking; job boards the others.",
  },
];
