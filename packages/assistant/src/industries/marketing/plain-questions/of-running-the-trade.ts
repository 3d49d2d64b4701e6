import type { PlainQuestion } from "./question.ts";

/** Everyday decisions of a trade: people who don't come, portals, opening days, what to do without social media. */
export const ofRunningTheTrade: readonly PlainQuestion[] = [
  {
    id: "no-shows-how",
    next: true,
    ways: [
      "less|fewer|avoid|reduce|prevent|stop cancellation|noshow|no-show how|can|do|get",
      "noshow|no-shows|no-show|noshows how|stop|do|against|prevent|reduce|avoid|handle|about|fix|deal",
      "not|never show|turn|come|appear up|book|booked|booking|appointment|reservation|table how|do|stop|against|prevent",
      "book|booking|appointment|reservation not|never|don't show|turn|come|appear how|what|do|stop|prevent",
    ],
    not: "cost|lose|howmuch|much|deposit|card|text|write|event|webinar|reviews",
    answer:
      "A text the day before with a one-tap way to cancel, a small deposit for new customers that comes off the bill, and a waiting list for the gaps. That usually halves no-shows within a month.",
  },
  {
    id: "deposit",
    next: true,
    ways: [
      "fee|charge allowed|okay|ok|fair|legal|may|can noshow|no-show|cancel|cancellation|it|them|late",
      "is fee allowed|okay|ok|fair|legal",
      "deposit|prepayment|downpayment|down_payment put|scare|lose|off|good|should|take|ask|idea|okay|would|help|work|sense|against|annoy|upset",
      "card|credit detail|details|number book|booking|appointment|reserve|they|customer|ask|take",
      "pay|charge advance|ahead|upfront book|booking|appointment|noshow|no-show",
    ],
    not: "bottle|return|business_card|gift|loyalty|punch|stamp|print",
    answer:
      "Few people mind, if it comes off the bill and they can move the date until the day before. Those it puts off are mostly those who don’t come. Start with new customers; spare your regulars.",
  },
  {
    id: "booking-system",
    ways: [
      "booking|reservation|appointment system|software|tool|app|calendar|engine cost|much|price|need|worth|good|which|should|get|use|recommend",
      "online|book booking|book|reservation system|tool|calendar|button need|should|worth|which|cost|how",
    ],
    not: "com|portal|noshow",
    answer:
      "Simple ones are free or cost {15}–{40} a month, a few take 1–2% of a booking. Take one that sends reminders and fits your calendar, and any portal you use. Try it free for two weeks.",
  },
  {
    id: "cheaper-direct",
    next: true,
    ways: [
      "cheaper|lower|less|discount|undercut own|direct|my|our|self site|website|direct|page|homepage|me|us",
      "different|better|lower price|rate own|direct site|website|booking|than",
    ],
    not: "competitor|ad|google|hosting|build|agency|shopify",
    answer:
      "Look in your contract first: in the EU portals may no longer forbid it, elsewhere some do. It’s safer to give direct bookers something extra: a late check-out, breakfast, free cancellation. That costs you little and can’t be compared.",
  },
  {
    id: "no-social",
    ways: ["no|not|without|never|hate|don't social media|network"],
    not: "ad|ads|lead|sales|post|time|idea|customers_from|followers|like|likes|see|sell|work|working|enquiry",
    answer:
      "You don’t need it. Three things work without: a complete Google profile with photos and reviews, a message or card to people who’ve been before, and partners who see your customers first. Put the hour a week there.",
  },
  {
    id: "extra-day",
    next: true,
    ways: [
      "sunday|saturday|monday|evening|late|longer|lunchtime open|opening|hour|hours should|worth|good|idea|try|or|next|what|think|sense|extra",
    ],
    not: "quiet|empty|slow|dead|text|write|post|event|store_opening|invite|newsletter|mail",
    answer:
      "Try it for six weeks before you decide, and tell your regulars first. Count only people who wouldn’t have come on another day. It pays if what they leave you is more than the wages and heating of those hours.",
  },
  {
    id: "bad-weather",
    next: true,
    ways: [
      "rain|weather|heat|snow|storm|cold kill|ruin|idea|do|against|when|stop|nobody|no|bad|help",
    ],
    not: "calls|call|lead|email",
    answer:
      "Have a plan for such days: somewhere dry nearby with a fixed day, orders by message until eleven with pick-up or delivery to offices, and one warm thing you only sell then. Announce it in the morning, before they decide.",
  },
  {
    id: "radio",
    ways: [
      "radio cost|much|price|worth|good|work|spot|ad|advertise|advertising|better|should|or|expensive",
    ],
    not: "ham|podcast",
    answer:
      "A local spot costs about {15}–{60} each time, and below 30 times no one remembers it: so {1,000} or more, plus making it. It suits one date, such as an opening. With less, take the local paper or flyers.",
  },
  {
    id: "paper-or-radio",
    ways: ["newspaper|paper|magazine radio|flyer better|or|versus|which|rather"],
    answer:
      "The paper, if your customers are over fifty and there’s an offer with a date: {150}–{400} an ad, three weeks running, with a code to count. Radio needs 30 spots, so it only pays above {1,000}.",
  },
  {
    id: "richer-customers",
    ways: [
      "customer|client|couple|people|guest|buyer money|rich|wealthy|better|premium|luxury|highend|high-end where|how|get|find|attract|reach|want",
      "where|how get|find|attract|reach couple|client|customer|people with money|budget",
    ],
    not: "ad_spend|without|no_money|cheap",
    answer:
      "Where they already spend: partner with the venues, planners and shops they choose first, and be recommended by name. Show three of your best jobs with a “from” price. Higher prices need proof, not more ads.",
  },
  {
    id: "bigger-jobs",
    ways: [
      "small|little|tiny|cheap job|jobs|order|work|repair only|too|many|big|bigger|large|larger|want|instead|rather|get",
      "want|need|get|rather|more big|bigger|large|larger job|project|order|bathroom|kitchen|roof|renovation",
    ],
    not: "budget|ad|ads|company|companies",
    answer:
      "Show only the work you want more of: three finished ones with photos and a “from” price, first on your page and profile. Set a minimum charge for small jobs, and ask past customers of big ones for a review.",
  },
  {
    id: "where-they-look",
    ways: [
      "where|how parent|parents|people|customer|client|they|patient|couple|student|guest|senior look|search|find teacher|tutor|doctor|for|such|lesson|photographer|me|us|someone|trainer",
    ],
    not: "ad|ads|google_ads|lost|keyword|address|product|website|they_find_us_on",
    answer:
      "First they ask someone they trust, then they search “… near me” and read reviews. So be in both places: ask each customer for a name and a review, and keep the free map profile complete. Notices come third.",
  },
  {
    id: "postage",
    ways: [
      "postage|shipping|delivery|carriage pay|pays|nobody|high|expensive|too|lose|cost|much|what|how|jar|order",
    ],
    not: "free|limit|ad|time|days|long|late|abroad|print|letters|flyer|flyers|from_an",
    answer:
      "Don’t sell one piece by post: make sets of three or more, put part of the postage into the price, and offer free delivery from a third above today’s average order. Name the cost early.",
  },
  {
    id: "shop-or-social",
    ways: [
      "shop|webshop|website|store or|need|enough|instead|without instagram|facebook|tiktok|etsy",
    ],
    not: "ad|ads|post|link|followers|google_profile|ideas",
    answer:
      "To begin with, a simple page with five things and a payment link is enough; Instagram only shows them. From ten orders a month, a real shop saves you the messages. Keep addresses from the start.",
  },
  {
    id: "cheap-rival",
    ways: [
      "new|cheap|cheaper|rival|competitor|chain|discounter|another gym|studio|shop|salon|cafe|restaurant|practice|bakery|barber|one|supermarket open|opens|opening|opened|come|next_door|street|corner|town|for",
    ],
    not: "i_open|we_open|my_new|our_new|second|i_am_opening|invite|grand|first_customers",
    answer:
      "Don’t follow the price; they’re built for it and you aren’t. Within two weeks, speak to every regular yourself, give them a reason to stay with a date, and say in one sentence what only you offer.",
  },
  {
    id: "membership-keep",
    next: true,
    ways: [
      "idea|how|what|way keep|hold|retain|stay|leave|leaving|quit member|members|people|student|subscriber|them",
    ],
    not: "ad|new_people|email_list|followers|budget",
    answer:
      "Most leave in the first eight weeks or after a month away. Greet new ones by name, book their first four visits with them, and ring anyone who stays away two weeks. Offer a pause instead of an exit.",
  },
  {
    id: "own-list",
    ways: [
      "whatsapp|phone|list people|contact|number|customer|student have|got|#num what|how|do|use|on",
      "#num|have people|contact|number|student|customer whatsapp|phone",
    ],
    not: "legal|allowed|gdpr|permission|may|business_api",
    answer:
      "That’s your best asset: they know you. Send one short message with one offer and a date, and ask for a yes or no. Write twice a month at most, and take out anyone who asks.",
  },
];
