import type { PlainQuestion } from "./question.ts";

export const ofReviewsAndSearch: readonly PlainQuestion[] = [
  {
    id: "answer-reviews",
    subject: "should-i-answer-good-reviews-as-well",
    ways: ["answer|reply|respond|react|ignore review should|how|all|every|always|worth|must"],
    not: "fake|write|draft|delete|text",
    answer:
      "Yes, all of them: good ones in a line with the person’s name, bad ones within a day, calm, with what you changed and a number to call. The next customer reads your answer, not the reviewer.",
  },
  {
    id: "review-discount",
    next: true,
    subject: "is-it-ok-to-give-a-discount-for-a-review",
    ways: ["discount|reward|gift|voucher|money|pay|free|incentive|coffee|buy review"],
    not: "bad|negative|answer|fake|compensate|apologise",
    answer:
      "No: Google and the law in most countries forbid rewards for reviews, and they can be removed. Ask in person at the happiest moment, and send the link at once. That works better anyway.",
  },
  {
    id: "fake-review",
    subject: "the-review-is-fake-we-never-had-that-customer",
    ways: [
      "fake|false|lie|never|competitor|invented|stranger review",
      "review never customer|client|guest|here",
    ],
    not: "buy|write|get",
    answer:
      "Report it in your business profile as “not a customer” or “conflict of interest”, and answer once: “We can’t find your visit, please call us.” Removal takes days and isn’t certain, so ask five real customers now.",
  },
  {
    id: "delete-review",
    next: true,
    subject: "the-review-is-fake-we-never-had-that-customer",
    ways: ["delete|remove|removed|rid|take_down|erase|gone review"],
    not: "fake|false|lie",
    answer:
      "Only if it breaks the rules: insults, spam, someone who was never there. Report that in your profile. A fair but bad one stays, so answer it calmly and let ten new ones push it down.",
  },
  {
    id: "how-many-reviews",
    subject: "we-have-only-four-google-reviews",
    ways: ["howmany|many|enough|number review need|should|enough|good|want|minimum|have"],
    not: "raise|average|stars|up_to|week",
    answer:
      "More than the three above you on the map, and fresh ones every month. From about 20 people trust the average, and 4.5 looks more real than 5.0. Two new ones a week gets you there.",
  },
  {
    id: "more-reviews",
    subject: "we-have-only-four-google-reviews",
    ways: ["@more|ask review how|google|tip|idea|fast|customer|best|way"],
    not: "fake|bad|negative|discount|reward|pay|write|buy|many|howmany|text|message|rank|answer|reply",
    answer:
      "Ask in person at the happiest moment, and send the link on the spot by text or QR code. Two in ten do it, so ask ten a week. Don’t offer anything for it, because that’s forbidden.",
  },
  {
    id: "reviews-where",
    subject: "where-can-i-show-our-reviews",
    ways: [
      "which|where|trustpilot|yelp|tripadvisor review|platform|portal important|matter|best|focus|better|worth|need|sense",
    ],
    not: "bad|fake|delete|answer",
    answer:
      "Google first, because it’s seen by everyone who searches for you. After that, only the portal your trade lives by, such as Tripadvisor for guests or Booking for rooms. One good place beats five half-empty ones.",
  },
  {
    id: "maps-top",
    subject: "how-do-i-set-up-google-business-profile",
    ways: [
      "top|higher|first|rank|better|up|above|appear|show|found|visible map|maps|google|local|near",
    ],
    not: "flyer|leaflet|dentist_flyer|instagram|facebook|down_the|competitor|guy|neighbour|seo_company|guarantee|ad|month|long|chatgpt|nobody|promise|answer|agency|believe|review|keyword",
    answer:
      "Three things move you up: the right main category with all services filled in, fresh reviews every week with answers, and the same name and address everywhere. Distance counts too, and that you can’t change.",
  },
  {
    id: "rival-above",
    subject: "competitors-rank-above-us-on-google-maps",
    ways: [
      "competitor|competition|rival|other|guy|neighbour|shop|salon|he|they above|higher|rank|first|before|better|top google|search|map|me|us why|how|rank|come",
    ],
    not: "review_fake|bid|copy",
    answer:
      "Usually more recent reviews, a better chosen main category, or a page for exactly that search; often they’re just closer to the searcher. Compare your profile with theirs line by line, and fix what differs.",
  },
  {
    id: "seo-time",
    subject: "how-does-seo-work-for-beginners",
    ways: ["seo|ranking|rank|google @long take|work|see|result|until|before|top|page|find|show"],
    not: "ad|guarantee|video|post|competitor|company|map|often",
    answer:
      "Four to six months for a direction, a year for good places; the map listing moves within weeks. If you need customers this month, use ads or your own list and let search grow beside it.",
  },
  {
    id: "seo-worth",
    subject: "is-paying-for-seo-worth-it",
    ways: ["seo dead|still|ai|outdated"],
    not: "agency|company|cost|month|guarantee|much|howmuch|long|keyword",
    answer:
      "Yes, if people search for what you sell: one page per service with town and price, and a complete map listing. That part is free. Monthly “SEO packages” are rarely worth it for a small local business.",
  },
  {
    id: "seo-cost",
    next: true,
    ways: ["seo want|ask|charge #num|#amount", "seo @cost how|howmuch|month|normal|what|should"],
    not: "guarantee|worth|long",
    answer:
      "One-off work on a small site costs {500} to {2,000} and is usually enough. Monthly contracts start at about {300}; ask for the hours and the pages written for it, or you’re paying for reports.",
  },
  {
    id: "seo-self",
    subject: "how-does-seo-work-for-beginners",
    ways: ["seo myself|self|yourself|diy|start|begin|basic|first how|can|what|do|where"],
    not: "agency|cost",
    answer:
      "Start with what you control: a page for each service with the town in its title, prices and photos; a full map listing; a link from partners and suppliers. Two hours a week for three months.",
  },
  {
    id: "not-found",
    subject: "how-do-i-set-up-google-business-profile",
    ways: ["not|no|nobody|cannot find|found|show|appear|visible|there google|search"],
    not: "ad|lead|tracking|conversion|target|competitor|customer_find",
    answer:
      "Type “site:” and your address into Google. No result means it isn’t indexed: add it in Search Console. If it’s there but far down, give each service its own page with the town, and complete the map listing.",
  },
  {
    id: "ai-answers",
    subject: "how-do-we-show-up-in-chatgpt-answers",
    ways: [
      "chatgpt|ai|gpt|perplexity|gemini show|appear|found|recommend|visible|mention|answer|rank|listed how|get|can|do|up|in",
    ],
    not: "post|write|use|you|image",
    answer:
      "They quote what’s clear and confirmed elsewhere: a page that answers each question in two lines with prices and town, the same details everywhere, many reviews, and mentions in local lists and papers. It can’t be bought.",
  },
  {
    id: "ai-posts",
    subject: "can-i-use-chatgpt-for-our-marketing",
    ways: [
      "chatgpt|ai|gpt use|write|let|replace|allow|worth|can|make|create post|text|marketing|content|newsletter|blog|image|should",
    ],
    not: "show|rank|appear|you|found|seo",
    answer:
      "For ideas and first drafts, yes; then put in what only you know: your prices, names, photos, a real case. Text anyone could have written gets scrolled past. Never enter customers’ personal data.",
  },
  {
    id: "wrong-listing",
    subject: "how-do-i-set-up-google-business-profile",
    ways: [
      "google|map|maps|listing|profile wrong|old|closed|incorrect address|hour|phone|open|name|location",
    ],
    not: "review",
    answer:
      "Claim the profile at google.com/business, verify it, and correct it under “Edit profile”; changes show within days. Then correct the same details on your site and in the directories, since Google copies from them.",
  },
  {
    id: "directories",
    ways: ["directory|directories|yellow|yell|listing @worth|pay|paid|need"],
    not: "google|map|hours",
    answer:
      "The free entries, yes: same name, address and phone everywhere. Paid ones, rarely: ask how many calls a business like yours got last year, in writing. Without a number, no.",
  },
];
