import type { PlainQuestion } from "./question.ts";

export const ofPricesAndOffers: readonly PlainQuestion[] = [
  {
    id: "raise-prices",
    subject: "how-do-i-tell-customers-that-prices-go-up",
    ways: [
      "raise|increase|higher|put_up|more price|charge|rate|fee should|can|when|dare|worth|good|lose|how_much|howmuch",
    ],
    not: "tell|announce|write|say|lost|left|complain|text|budget|ad|message|letter|inform",
    answer:
      "Yes, if you’re booked out, haven’t for two years, or costs rose. Go up 5–10%, new customers first, and count for two months: at a 40% margin, 10% more earns the same even if one in five left.",
  },
  {
    id: "too-expensive",
    subject: "people-say-we-are-too-expensive",
    ways: [
      "too|so expensive|dear|pricey|much|high say|think|tell|complain|find|people|customer|client|objection",
    ],
    not: "ad|click|agency|lead|google|raised|increase|facebook|cost|enquiry|us_too|competitor|cheaper",
    answer:
      "Ask “compared with what?”, then show what’s in it: time, material, guarantee, someone who comes back if it fails. Offer a smaller version instead of a lower price. If no one ever says it, you’re too cheap.",
  },
  {
    id: "discounts",
    subject: "is-a-discount-a-good-idea",
    ways: [
      "discount|sale|promotion|price_off should|worth|good|bad|downside|problem|risk|against|harm|con|give|idea|disadvantage|why_not|does",
    ],
    not: "percent|%|margin|black|friday|for|review|referral|student|write|sitewide|loyalty|instead|rather|ask|versus|vs|new_customer|ad",
    answer:
      "Sparingly. A discount comes off your profit, not your sales: at a 30% margin, 10% off takes a third of it. And people learn to wait. Add something small instead, or limit it to first orders or quiet days.",
  },
  {
    id: "discount-for",
    ways: [
      "argument|argue|reason|case|pro|speak|advantage|benefit for|favour discount|sale|sitewide",
    ],
    not: "against|why_not",
    answer:
      "For it: a discount for everyone is simple to explain, moves stock and cash within days, rewards regulars instead of annoying them, and needs no codes. It’s strongest when stock loses value or the season ends.",
  },
  {
    id: "everyone-or-new",
    ways: [
      "everyone|all|sitewide|everybody new|first|newcomer customer|only|order discount|off|offer|%",
    ],
    not: "argue|argument|strongest|sentence",
    answer:
      "Only new customers, as a rule: regulars would have paid full price, so you’d give the margin away. For everyone only if you must clear stock, or if regulars would notice and feel cheated.",
  },
  {
    id: "instead-of-discount",
    subject: "is-a-discount-a-good-idea",
    ways: [
      "instead|rather|without|alternative|other_than|not discount|price_off|cheap idea|what|how|offer|give|sell",
    ],
    not: "should|review|write",
    answer:
      "Give something that costs you little and is worth more to them: a sample, gift wrapping, delivery, longer opening, a free check in spring, a place on the early list. The price stays, so no one learns to wait.",
  },
  {
    id: "black-friday",
    subject: "should-a-small-shop-take-part-in-black-friday",
    ways: ["black friday|week|deal @worth|join|do|small|shop|part|take"],
    not: "write|post|text|email",
    answer:
      "You don’t have to: the big ones win on price that week. If you do, offer one bundle or extra, four days, only to your list, with stock that earns enough; never a discount on everything.",
  },
  {
    id: "bogo",
    ways: [
      "buy|one one|free|second half|50|%|percent|discount|off @better|which|or",
      "bogo @worth|better|what|or",
      "two|2 one half|50|%|percent|discount|off|@worth",
    ],
    not: "review|why|write",
    answer:
      "Two for one, if the goods cost you little and stock should move: it feels like a gift. Half price, if one is all a person needs. Per piece you earn the same either way.",
  },
  {
    id: "price-workshop",
    ways: [
      "price|charge|ask|cost|much|howmuch workshop|course|class|lesson|seminar|training how|what|should|set",
    ],
    not: "marketing|seo|ad|lose|break|fill|%|write",
    answer:
      "Add up room, material and your hours including preparation, divide by half the seats, and that’s the least. Then look at three similar ones and go to the upper half; early birds get a tenth off.",
  },
  {
    id: "set-price",
    ways: [
      "how|what price|pricing|charge|rate set|find|work|decide|calculate|right|choose|should|know|hour",
    ],
    not: "raise|increase|discount|workshop|course|class|competitor|ad|click|keyword|tell|ticket|show|website|campaign|agency|seo",
    answer:
      "From below: materials plus hours at what you need to earn, plus a fifth. From above: what three comparable ones take, and what it’s worth to the buyer. Choose in between, nearer the top, and test it on new customers.",
  },
  {
    id: "show-prices",
    subject: "should-i-put-prices-on-my-website",
    ways: [
      "price show|website|publish|list|display|online|hide|site should|or|good|better|worth|need|put",
    ],
    not: "raise|cost|discount|ad|competitor",
    answer:
      "Yes, at least “from” prices or a typical example. Without any, people assume it’s expensive and call someone else, or call only to ask. It also saves you enquiries that would never have fitted.",
  },
  {
    id: "trial-or-guarantee",
    ways: ["trial|sample|free guarantee|refund|money_back @better|or|which"],
    answer:
      "A guarantee, if people fear paying for something bad: few ask for it back, about one in fifty. A trial, if they have to feel it first, as with classes or software. Choose the one that removes the real doubt.",
  },
  {
    id: "free-first",
    ways: ["free first|trial|sample|consultation|lesson|session should|worth|give|offer|good|work"],
    not: "guarantee|shipping|delivery|tool|webinar|logo|advertis|how_do_i_get",
    answer:
      "Yes, if it’s short and leads to a decision: twenty minutes or one sample, with the next date offered at the end. Charge a little if people don’t turn up; count how many of ten go on to buy.",
  },
  {
    id: "loyalty-card",
    subject: "does-a-loyalty-card-make-sense",
    ways: [
      "loyalty|stamp|punch|bonus card|program|programme|scheme|app|point @worth|how|or|idea|do",
    ],
    not: "write|text|referral",
    answer:
      "Yes, if people come at least monthly: tenth free, on paper, with the first two stamps given. It costs about a tenth of the goods for one in three cards that get filled. For rare purchases, no.",
  },
  {
    id: "referral",
    subject: "how-do-i-get-recommended-more-often",
    ways: [
      "reward|bonus|give friend|bring|refer|recommend customer|client|friend|who",
      "referral|recommend|refer|word_of_mouth program|programme|scheme|work|@worth|give|reward|howmuch|much|how|bonus",
    ],
    not: "you|agency|tool|google_recommend|write|chatgpt|budget",
    answer:
      "It works if you ask and both sides get something: about a tenth of the first order each, paid once the new one has bought. Ask right after praise, “Who else do you know?”, and hand over a card.",
  },
  {
    id: "gift-cards",
    subject: "do-gift-vouchers-bring-new-customers",
    ways: [
      "gift|voucher card|voucher|sell|worth @worth|sell|how|offer",
      "sell gift|voucher should|worth|how|before",
    ],
    not: "review|loyalty|write|raffle",
    answer:
      "Yes: the money comes now, about one in ten is never used, and the person who redeems it is a new customer. Put them by the register from November and online as a PDF. Check how long they’re valid.",
  },
  {
    id: "groupon",
    subject: "should-we-join-groupon",
    ways: [
      "groupon|deal_site|travelzoo|coupon_site @worth|pro|con|experience|think|how",
      "pro con groupon",
    ],
    answer:
      "For: many new faces in a week, no cost in advance. Against: you keep about a quarter of the price, and few come back. Only for seats that would stay empty, with a limit and a next offer.",
  },
  {
    id: "bundles",
    subject: "should-i-offer-packages",
    ways: ["bundle|set|package|packages|bundling @worth|how|offer|sell|make|idea|price"],
    not: "seo|agency|write",
    answer:
      "Yes: three things people buy together anyway, about a tenth below the single prices, with a name that says for whom. It raises the average order and makes comparing prices harder. Offer three sizes; most take the middle.",
  },
  {
    id: "free-shipping",
    ways: [
      "free|include shipping|delivery|postage|ship @worth|should|from|when|offer|threshold|limit",
    ],
    not: "ad|amazon|write",
    answer:
      "Yes, from an order value a third above today’s average: people add something to reach it. Put the rest of the postage in your prices, and say “free from …” at the top of every page.",
  },
];
