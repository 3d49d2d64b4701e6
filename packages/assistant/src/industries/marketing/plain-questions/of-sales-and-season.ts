import type { PlainQuestion } from "./question.ts";

export const ofSalesAndSeason: readonly PlainQuestion[] = [
  {
    id: "b2b-customers",
    subject: "how-do-i-find-business-customers",
    ways: [
      "b2b|business_customer|business_client|company|companies|corporate|firm @more|how|find|win|customer|client b2b|customer|client|@more",
    ],
    not: "agency|contract|linkedin|bigger|large|big|seo|promise|charge|review|write|name|my_company|cost",
    answer:
      "List thirty companies that look like your best client, find the one person with the problem, and write five a week about something you solved for a similar firm. Call two days later. One in ten talks to you.",
  },
  {
    id: "bigger-clients",
    ways: [
      "big|bigger|large|larger|better|premium client|customer|company|companies|order|contract|job @more|how|win|land",
    ],
    not: "depend|danger|risk|one_big|lose",
    answer:
      "Take your biggest job so far and make one page of it: problem, what you did, result in numbers. Send that to ten companies of the next size with a small paid first project to keep their risk low.",
  },
  {
    id: "cold-calls",
    subject: "does-cold-calling-still-work",
    ways: ["cold call|calling|calls|phone"],
    not: "email|seo_company",
    answer:
      "With companies, yes, if you know why you call that one; expect one talk in ten. With private people it’s forbidden or tightly limited in most countries without consent. A short letter before the call doubles the chance.",
  },
  {
    id: "quotes-vanish",
    subject: "i-send-quotes-and-never-hear-back",
    ways: [
      "quote|offer|estimate|proposal vanish|silence|nothing|ghost|disappear|never|answer|hear|reply|back|again|no",
      "ghost|ghosted|ghosting customer|client|quote|people|lead",
    ],
    not: "discount|review|email_open|newsletter|agency|ad|bad",
    answer:
      "Send it within a day, with two options and a date until when it holds, and agree on the call while you’re still talking. Call after three days: “What’s missing for a yes?” It’s seldom only the price.",
  },
  {
    id: "answer-fast",
    ways: [
      "fast|quick|soon|howfast|long|quickly answer|reply|respond|react|call_back enquiry|enquiries|lead|request|email|message|customer|question",
    ],
    not: "review|seo|you|ad",
    answer:
      "Within the hour in opening times: whoever answers first gets about half of the jobs. If you can’t, an automatic line with an exact time, “I’ll call at six”, keeps most of them.",
  },
  {
    id: "bad-leads",
    subject: "too-many-enquiries-that-lead-to-nothing",
    ways: [
      "enquiry|enquiries|lead|request all|only time|waster|serious|buy",
      "lead|enquiry|enquiries|request bad|poor|quality|wrong|unqualified|tyre|serious|junk|useless|time_waster @do|why|how|too|get|stop",
    ],
    not: "%|agency|email_bad|cost|buy",
    answer:
      "Filter before they write: say the “from” price, your area and what you don’t do, on the page and in the ad, and ask for date and budget in the form. You’ll get fewer enquiries, and more of them buy.",
  },
  {
    id: "trade-fair",
    ways: [
      "trade|fair|exhibition|expo|stand|booth|convention @worth|should|go|bring|how fair|show|exhibition|expo|stand|booth|convention",
    ],
    not: "write|pen|text|christmas_market|follow",
    answer:
      "Count it backwards: total cost divided by what one new customer leaves you is how many it must bring. It pays if you book ten meetings before you go and call everyone within two days after; passers-by alone rarely do.",
  },
  {
    id: "fill-event",
    subject: "how-do-i-promote-my-workshop",
    ways: [
      "@more|fill|come|promote|advertise|bring|sell event|concert|reading|tasting|ticket|show|workshop|course|class|evening|talk|openday how|idea|no|nobody|empty|few|people|tip|seat",
    ],
    not: "price|cost|write|text|post|break|cancel|wednesday|lose|monday|tuesday|trade|fair|google_ad|#amount|free|webinar|earn",
    answer:
      "People fill rooms, not ads: everyone on stage and in the team invites ten by name, last year’s guests hear first, two partners pass it on. Open the sale early at a lower price, and remind everyone two days before.",
  },
  {
    id: "no-shows",
    subject: "people-book-and-do-not-turn-up",
    ways: [
      "people|customer|client|guest|they book come|turn|show not",
      "no_show|noshow|not_show|not_turn|miss|cancel_last|forget|shows_up|turn_up|show_up|not_appear appointment|booking|table|webinar|course|free|customer|client|guest|people|patient|nobody|no",
    ],
    not: "refund|author|ad_show|google|rank|agency",
    answer:
      "A reminder the day before with one tap to confirm halves it; a small deposit nearly ends it. For free events, expect 30–40% to come: invite three times as many, and send the reason to come an hour before.",
  },
  {
    id: "local-paper",
    subject: "how-do-i-get-into-the-local-newspaper",
    ways: [
      "paper|newspaper|press|journalist|media|tv local|get|into|how|article|report|story|write|contact|coverage",
    ],
    not: "ad|advert|advertise|cost|social|write_me|worth",
    answer:
      "Give them a story, not an ad: a person, a date, something odd or useful for their readers, and a good photo. Ten lines to one named editor, three weeks ahead, and a call the next morning.",
  },
  {
    id: "paper-ads",
    subject: "is-an-ad-in-the-local-paper-worth-it",
    ways: [
      "newsletter|magazine|programme|parish ad|advert waste|worth|ad",
      "newspaper|paper|magazine|print ad|advert|advertisement|advertise|advertising @worth|still|cost|should|bring",
      "newspaper|magazine|radio|cinema|billboard|bus @worth|still|expensive|should ad|advert|advertise|advertising|spot|work",
    ],
    not: "press|article|measure|count|flyer",
    answer:
      "Only for people over 50 in a small area, and only several times in a row: once is money lost. Haggle, since list prices are rarely final, and put in an offer with a code so you can count.",
  },
  {
    id: "flyers",
    subject: "do-flyers-still-work",
    ways: ["@flyer @worth|still|idea|should|good|how flyer|leaflet|brochure|poster|postcard"],
    not: "design|cost|price|phone|colour|many|howmany|text|write|measure|know|count|worked|line|tear",
    answer:
      "Yes, in a small area with one offer, a date and a code: expect 2 to 5 answers from 1,000 doors. Two rounds in the same streets do more than one round in twice as many. Count them, then decide.",
  },
  {
    id: "business-cards",
    ways: ["business|visiting card|cards @worth|still|print|need|order"],
    not: "loyalty|write|credit|gift",
    answer:
      "Yes, a few: they’re the cheapest thing people pass on. Put on what you do, town and number, and use the back for a QR code to your reviews or booking. 250 are enough.",
  },
  {
    id: "car-sign",
    subject: "should-i-put-advertising-on-my-van",
    ways: [
      "car|van|vehicle|truck sticker|lettering|sign|advert|ad|advertising|wrap|branding|print|logo",
    ],
    not: "google|insurance",
    answer:
      "Yes, it’s among the cheapest: what you do, town, phone number, readable at a red light, nothing else. It costs once, works for years, and a van outside the neighbours’ house is a recommendation.",
  },
  {
    id: "christmas-start",
    subject: "what-should-we-do-for-christmas",
    ways: [
      "@when christmas|xmas|holiday_season|festive|valentine|easter|mothers start|begin|marketing|campaign|early|advertise|prepare|plan|ad|late|send",
    ],
    not: "write|text|january|opening|new_year",
    answer:
      "Plan in September, tell your list in mid-October, show it from early November; most small shops sell in the first two weeks of December. If it’s later than that, use your list, the window and vouchers.",
  },
  {
    id: "year-plan",
    subject: "how-do-i-make-a-marketing-plan",
    ways: [
      "year|annual|12|yearly|calendar plan|planning|marketing|schedule how|make|plan|do|template|calendar",
    ],
    not: "worth|contract|agency|budget|christmas|price|revenue|sales|lost|cost|earn|#amount|#num|week|campaign|lead",
    answer:
      "One page: twelve months, your strong and quiet weeks from last year’s sales, one theme a month, and start six weeks before each peak. Add who does it and what it may cost, and read it every month.",
  },
  {
    id: "off-season",
    subject: "everyone-is-away-in-summer",
    ways: [
      "summer|summers|winter dead|quiet|empty",
      "season|seasonal|winter|summer|off|low quiet|dead|nobody|closed|@do|survive|empty|nothing|slow|ice|winter|summer|season|rain",
    ],
    not: "write|text|post|christmas|lead|ad_off|off_the|take_off|days_off|%|discount|price|stop|how_much|#num|email",
    answer:
      "Sell ahead and sell differently: vouchers and early bookings in the last good weeks, one product for the quiet season, catering or firms as customers. Use the empty days for photos, reviews and the address list.",
  },
  {
    id: "one-hour",
    subject: "i-have-no-time-for-marketing",
    ways: ["no|little|hardly|hour|minute|short time|hour|week|busy marketing|do|what|how|for"],
    not: "enquiry|answer|delivery|seo|ad|agency|page|slow|video|per_hour|charge|open|happy|post|social|instagram|time_for|call|shop_hours|wage|parking|ticket",
    answer:
      "One fixed hour a week: answer reviews, ask three happy customers for one, put a photo with a sentence on the map listing, write to five past customers. The rest can wait without harm.",
  },
  {
    id: "this-week",
    subject: "no-money-for-marketing-at-all",
    ways: [
      "this|today|tomorrow|weekend|now|right|immediately week|today|weekend|now|first|free thing|do|idea|start|quick|what|can|name|free",
    ],
    not: "write|post|text|open|ad_account|refund|call_me|order|stop|offer|price|newsletter|email|discount|message|agency|budget|#amount|spend|money|delivery",
    answer:
      "Two things, both free: today, ask five happy customers for a review with the link in hand; tomorrow, write to ten past customers by name with one reason to come this month. Together that’s two hours.",
  },
  {
    id: "partners",
    subject: "partner-with-other-businesses-nearby",
    ways: ["partner|cooperation|cooperate|collaborate|collaboration|partnership find|how|idea"],
    not: "write|text|boss|message|husband|wife|my_partner|says",
    answer:
      "Look for whoever sees your customers just before they need you: a florist for a photographer, a vet for a groomer. Begin with one small thing both can count, such as a card with a code, for two months.",
  },
  {
    id: "logo",
    subject: "do-we-need-a-logo-first",
    ways: ["logo @worth|need|important|should|cost|new|first"],
    not: "car|van|photo|write",
    answer:
      "It’s the last thing that brings customers. Your name in a clear typeface and one colour, the same everywhere, is enough for the first years; spend the money on photos and a good sign.",
  },
  {
    id: "brand-first",
    ways: ["brand|branding|image|rebrand @worth|need|small|how|build|should|important"],
    not: "logo|bid|ad|aware|write|name|competitor|image_size|picture",
    answer:
      "For a small business, the brand is what people say after a visit: the same name, look and tone everywhere, one promise you keep every time. That needs a day and consistency, not an agency.",
  },
  {
    id: "delivery-apps",
    ways: [
      "deliveroo|ubereats|uber|lieferando|doordash|just_eat|wolt|delivery_app @worth|should|percent|commission|how|leave|join",
    ],
    answer:
      "They bring new guests for 15–30% of each order, so use them as advertising: a card with your number and a reason to order direct in every bag. Price so that it still pays, and count how many switch.",
  },
  {
    id: "booking-portal",
    ways: [
      "booking.com|booking|airbnb|expedia|portal|ota direct|only|@worth|list|commission|own|depend|should direct|list|commission|@worth",
    ],
    not: "button|software|tool|cancel|lead|click|form|class",
    answer:
      "Both: the portal brings strangers for 15–20%, direct guests cost you nothing. Keep a few rooms on it, and give everyone who stays a reason to book direct next time: a better room, late check-out, a code.",
  },
  {
    id: "own-shop-or-etsy",
    subject: "should-i-sell-on-amazon-or-etsy-or-my-own-shop",
    ways: ["etsy|amazon|ebay|marketplace own|shop|website|or|shopify @better|or|own"],
    not: "ad_google|fee_much",
    answer:
      "Start on Etsy: buyers are already there, and it costs only when you sell. Put your own address in every parcel, and open your own shop once a third of your orders come from people who know you.",
  },
  {
    id: "paid-or-organic",
    ways: ["paid|ad organic|free|seo|post @better|or|first"],
    not: "trial|shipping|agency|offer",
    answer:
      "Both have their time: ads bring customers this month and stop when you stop; search, reviews and your list take half a year and then go on. Start with a small ad, and give the rest an hour a week.",
  },
  {
    id: "qr",
    ways: ["qr @worth|code|how|make|use code"],
    not: "discount|review_text|write",
    answer:
      "Yes, where people have a moment: table, receipt, window, parcel. Say what they get (“Book your next date”), not just a square, link to one page, and use a tagged address so you can count.",
  },
  {
    id: "automation",
    ways: ["automate|automation|automatic|automated marketing|email|what|first|@worth|how"],
    not: "reply|write|apply|you",
    answer:
      "Three mails are enough to start: a welcome after sign-up, thanks with a review link three days after buying, and a reminder when they’re due again. They run by themselves and usually earn more than the newsletter.",
  },
  {
    id: "shopping-cart",
    subject: "people-put-things-in-the-basket-and-leave",
    ways: [
      "cart|basket|checkout abandon|abandoned|leave|lost|drop|not_finish @do|why|how|people|many|rate|%",
    ],
    not: "number_only",
    answer:
      "About 70% is normal. Show postage before the basket, allow buying without an account, offer PayPal or cards, and send one reminder after a few hours and one after a day. Surprising postage is the most frequent reason.",
  },
];
