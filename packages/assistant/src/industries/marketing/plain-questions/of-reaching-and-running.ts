import type { PlainQuestion } from "./question.ts";

export const ofReachingAndRunning: readonly PlainQuestion[] = [
  {
    id: "reach-young",
    ways: [
      "reach|address|target|attract|get|more young|younger|teenager|student|genz|gen_z people|customer|audience|student|teenager|genz|gen_z|how",
    ],
    not: "old_people|class",
    answer:
      "Short clips on Instagram or TikTok with a real face, made by someone their age, one every few days; prices and opening hours in the profile; and a reason to bring friends.",
  },
  {
    id: "reach-tourists",
    ways: ["tourist|tourists|traveller|holidaymaker how|@more|reach|get|come|attract"],
    answer:
      "They decide on the phone, within a mile: complete the Google profile with photos, hours and menu in English, get Tripadvisor reviews, and leave a card with hotels, guest houses and the tourist office, who are asked every day.",
  },
  {
    id: "reach-parents",
    ways: [
      "parent|parents|mum|mums|family|families|kids reach|address|attract|target|how @more|reach|parent|parents|mum|mums|families|address|attract",
    ],
    not: "photo|wants",
    answer:
      "Where they already are: nurseries, schools, sports clubs and local parents’ groups on Facebook and WhatsApp. Offer a free first try on a Saturday and ask each family to bring another.",
  },
  {
    id: "match-types",
    ways: ["broad|exact|phrase match|keyword @better|what|which|difference|should|mean"],
    answer:
      "Exact and phrase match to begin with: your ad shows only for what you chose. Broad match lets Google guess, which needs a lot of conversions to learn from; on a small budget it mostly buys the wrong clicks.",
  },
  {
    id: "pmax",
    ways: [
      "performance_max|pmax|smart_campaign|automatic|auto_apply|autoapply|auto campaign|max|pmax|apply|recommendation|google @worth|should|what|accept|use|switch",
    ],
    not: "email",
    answer:
      "Not at the start: you can’t see where the money goes, and it needs some 30 conversions a month to learn. Begin with a plain search campaign on exact keywords, and leave “apply automatically” off.",
  },
  {
    id: "ad-radius",
    ways: [
      "radius|mile|miles|far|area|region|kilometre|km ad|advertise|target|campaign what|how|big|wide|which|should|far",
      "radius what|which|how|big|wide|far google|set|ad|instagram|facebook|choose|take|should",
    ],
    not: "flyer|hour",
    answer:
      "As far as you deliver, or as customers really come: your last fifty addresses show it. For a café that’s a mile or two, for a trade twenty minutes’ drive. In Google Ads choose “people in” the place.",
  },
  {
    id: "ad-hours",
    ways: [
      "ad|campaign night|weekend|hour|evening|clock|daytime|sunday run|show|off|switch|schedule|should|which|when|stop",
    ],
    not: "month|long|week|judge",
    answer:
      "If people call you, run them only while someone answers. For bookings online, leave them on and look after four weeks which hours brought nothing; switch those off. On a small budget that saves a fifth.",
  },
  {
    id: "ad-rejected",
    ways: [
      "ad|campaign|account reject|rejected|disapprove|disapproved|suspend|suspended|banned|block|blocked|restricted why|what|how|do|can|my",
    ],
    not: "email|spam|review",
    answer:
      "Open the reason in the account: most often it’s a claim, a capital-letter headline, or a page that loads badly or lacks contact details. Correct it, then ask for a review once; repeated tries make it worse.",
  },
  {
    id: "ad-not-shown",
    ways: ["ad no|not|zero impression|impressions|show|shown|running|run|seen|see why|what|my|can"],
    not: "sale|order|call|customer|click|lead|work|off|stop|anymore",
    answer:
      "Check in this order: payment and approval, a budget below one click a day, keywords that no one searches, a bid too low, an area too small. And don’t search for it yourself: use the preview tool.",
  },
  {
    id: "hacked",
    ways: ["hacked|hack|stolen|locked_out account|instagram|facebook|page|profile|google|website"],
    answer:
      "Use the recovery page at once (facebook.com/hacked, instagram.com/hacked), change the e-mail password first, and tell followers on another channel. Afterwards: two-factor login and a second administrator you trust.",
  },
  {
    id: "page-or-profile",
    ways: [
      "facebook|instagram private|personal|business page|profile|account @better|or|use|should|difference|need",
    ],
    not: "hack|allowed_photo|group",
    answer:
      "A business page: ads, statistics, hours and a second administrator exist only there, and selling from a private profile is against the rules. Share its posts from your own profile now and then; those get seen more.",
  },
  {
    id: "crm",
    ways: ["crm @worth|need|which|what|should|good|use|small"],
    not: "newsletter_tool|integrate|connect",
    answer:
      "Up to about a hundred contacts a spreadsheet is enough: name, what they wanted, last contact, next step with a date. Beyond that a simple one such as HubSpot’s free plan. The habit matters more than the tool.",
  },
  {
    id: "post-tools",
    ways: [
      "tool|app|software|program|canva schedule|scheduling|post|posts|design|social|graphic|picture which|what|good|use|free|should",
    ],
    not: "newsletter|ai|chatgpt|analytics|visitor|email",
    answer:
      "Meta Business Suite plans Facebook and Instagram posts for free, and Canva’s free version is enough for pictures. Plan four weeks in one sitting; pay for a tool only when three people work in it.",
  },
  {
    id: "nephew",
    ways: [
      "nephew|niece|student|intern|trainee|daughter|son|apprentice do|run|manage|let|should|can social|instagram|marketing|website|facebook|ad|tiktok",
    ],
    not: "say|says|want|wants|think|insist|reach|wrote",
    answer:
      "Yes for pictures and clips, with one page of rules: what we show, what we never say, who answers comments. Keep passwords and the ad budget in your own hands, and agree on one number to look at monthly.",
  },
  {
    id: "popup",
    ways: ["popup|pop_up|pop-up @worth|newsletter|website|site|annoy|use|should|window"],
    not: "shop|store|market|stall",
    answer:
      "One, if it gives something and comes late: after half a minute or when people leave, easy to close, never on phones over the whole screen. It brings 2–3% of visitors to the list.",
  },
  {
    id: "testimonials",
    ways: [
      "testimonial|testimonials|reference|references|case_study|success_story how|ask|get|use|need|@worth|collect|where",
    ],
    not: "seo|backlink|agency|page_title|you_have",
    answer:
      "Ask three happy customers two questions: what was the problem before, what’s different now. Write it up in their words, have them approve it with name and photo, and put it beside the price.",
  },
  {
    id: "follow-up-leads",
    ways: [
      "how|when|often follow|chase|remind|reminder|followup up|lead|quote|customer|enquiry|offer lead|quote|customer|enquiry|offer|often|without|annoy",
    ],
    not: "newsletter|write|review|invoice|email_old|follower",
    answer:
      "Three times: after three days by phone, after a week with something useful such as a photo of a similar job, after three weeks with an honest “Shall I close it?” Most yeses come after the second; hardly anyone minds.",
  },
  {
    id: "webinar",
    ways: ["webinar|podcast @worth|should|start|make|still|good"],
    not: "nobody|show_up|no",
    answer:
      "A webinar pays for things that need explaining and cost from a few hundred: thirty minutes, one question, a call offered at the end. A podcast takes a year to be heard, so only if you’d enjoy it anyway.",
  },
  {
    id: "market-stall",
    ways: [
      "market|stall|popup_shop|pop_up_shop|craft_fair|christmas_market @worth|should|stall|how|pay_off",
    ],
    not: "more|target|supermarket|share|write|share_of|free_market|sell|#num|research|reach",
    answer:
      "Yes, as a test: in one day you see what people pick up, what they ask and what they’d pay. Take addresses and hand out a card with your next date, since the sales alone rarely cover the day.",
  },
  {
    id: "translate",
    ways: [
      "translate|translation|english|bilingual|language website|site|menu|page|flyer @worth|should|need|version",
    ],
    not: "speak|you_speak|write",
    answer:
      "If one guest in ten doesn’t read your language, yes: one page with what, prices, hours and booking, checked by a native speaker. Machine translation alone is fine for a menu, not for terms or promises.",
  },
  {
    id: "open-hours",
    ways: ["open|opening sunday|longer|later|hours|evening|saturday @worth|should|pay|bring"],
    not: "listing|google|wrong|map|rate|newsletter|flyer|write|ad|event|new",
    answer:
      "Test it for six weeks and announce it properly: people need four visits to learn new hours. It pays if the extra profit covers the wages, and if the customers are new ones rather than Saturday’s at another time.",
  },
  {
    id: "name-choice",
    ways: [
      "name|rename business|company|shop|brand|change choose|find|change|good|how|should|new|what",
    ],
    not: "domain|bid|ad|my_name|first_name|competitor|by_name|slogan|email|customer|newsletter",
    answer:
      "Easy to say on the phone and to spell, free as a domain and not a registered mark, and it may simply say what you do plus the town. Change an old one only if people keep getting it wrong.",
  },
  {
    id: "local-online",
    ways: [
      "should|worth sell online too|also|as_well|should",
      "local|small|my|shop|store|bakery sell|start|also|open online|webshop|online_shop @worth|should|how|need|start",
    ],
    not: "google|advertis|cost|#num|ad|amazon|etsy|review|more|customer|campaign|visit",
    answer:
      "Start with click and collect for your twenty best sellers: no postage, and people see what’s there. Add shipping once orders come from outside. A shop system costs about {30} a month, plus an hour a day.",
  },
  {
    id: "discount-hunters",
    ways: ["only|just come|buy discount|cheap|offer|sale|bargain customer|people|they|only"],
    not: "first|new_customer|ad|should_i|give|#num|%|month",
    answer:
      "You’ve taught them to wait, so make discounts rare and unpredictable, and give regulars something else: early access, a small extra, service. Expect two thin months, and keep the first price honest.",
  },
  {
    id: "sue-review",
    ways: [
      "sue|lawyer|court|police review|reviewer|star|google|comment|competitor",
      "can|should sue|lawyer",
    ],
    not: "discount|pay|free|gdpr|email|allowed_to",
    answer:
      "For a false statement of fact or an insult, possibly; for a bad opinion, no. First report it to the platform and keep screenshots. A lawyer’s letter costs a few hundred, so it’s worth it only if it really hurts.",
  },
  {
    id: "how-start",
    ways: ["where|how|what start|begin|first marketing|advertise|advertising|promote|promoting"],
    not: "seo|christmas|#num|#amount|agency|ad|newsletter|campaign|when|email|plan|blog|early|opening|measure|instagram",
    answer:
      "With three evenings: ask ten customers why they chose you, complete your Google profile with photos and prices, and ask each happy customer for a review. Then one channel for three months, counted from the first day.",
  },
  {
    id: "pay-advance",
    ways: ["google|facebook ad credit|voucher|free_credit|coupon @worth|how|use|should"],
    not: "review|gift",
    answer:
      "Take it, but know the rule: you usually have to spend the same amount yourself first, and the campaign goes on afterwards at your cost. Set an end date and a daily limit before you enter the code.",
  },
  {
    id: "letters-post",
    ways: ["direct|post|postal|letter|mailing letter|mail|mailing|post @worth|still|should|better"],
    not: "email|instagram|facebook|newsletter|often|time|boost|idea|hashtag|cold|job",
    answer:
      "Yes, to people who know you or fit exactly: by name, signed by hand, one offer with a date. Expect one answer in a hundred from strangers and five from customers, so count on {1} to {2} a letter.",
  },
  {
    id: "competitor-cheaper-same",
    next: true,
    ways: [
      "competitor|rival|neighbour|salon should|must|do same|match|follow|lower",
      "competitor|rival|they|neighbour %|discount|off|cheaper|sale|undercut should|do same|match|too|follow|answer|react|also",
    ],
    not: "review|agency|name",
    answer:
      "No: they may be able to afford it, and you’d earn less on people who come anyway. Offer something they can’t, such as advice, a guarantee or an extra, and tell your regulars first. Discounts end; habits stay.",
  },
];
