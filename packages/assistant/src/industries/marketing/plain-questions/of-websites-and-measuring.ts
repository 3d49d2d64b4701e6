import type { PlainQuestion } from "./question.ts";

export const ofWebsitesAndMeasuring: readonly PlainQuestion[] = [
  {
    id: "where-they-leave",
    ways: [
      "where|why|at_which leave|drop_off|drop|bounce|exit|stop|quit|give_up page|shop|checkout|site|website|basket|cart|find|see|know",
    ],
    not: "employee|staff|member|newsletter|money|subscriber|class|course|review",
    answer:
      "In Google Analytics, under “Funnel exploration”: product page, basket, checkout, payment. The step that loses most is the one to mend. Microsoft Clarity, also free, shows recordings of single visits.",
  },
  {
    id: "site-or-facebook",
    subject: "do-i-need-a-website-at-all",
    ways: [
      "need|necessary|worth|must|should|without website|site|homepage facebook|instagram|google|social|profile|listing|only|still|at_all|small",
    ],
    not: "ad|cost|new|old|banner|imprint|visitor|blog|seo|redesign",
    answer:
      "One page of your own, yes: many people aren’t on Facebook, ads need somewhere to lead, and the network can change its rules overnight. What, where, price, photos, a button to call. Until then the map listing will do.",
  },
  {
    id: "site-cost",
    subject: "do-i-need-a-new-website",
    ways: [
      "@cost website|site|homepage|webshop|online_shop|redesign",
      "fair|good|normal price #num page website|site",
    ],
    not: "you|your|ad|worth|banner|budget|visitor|show|put|conversion",
    answer:
      "Made yourself with a site builder, {10} to {30} a month; by a freelancer, {800} to {3,000} once for five pages; a shop, from {2,500}. Ask what changes and hosting cost afterwards, and that the domain is yours.",
  },
  {
    id: "site-builder",
    ways: [
      "wix|squarespace|jimdo|wordpress|shopify|builder @better|which|should|use|or|good|worth|recommend",
    ],
    not: "etsy|amazon|ad",
    answer:
      "Wix or Squarespace, if you’ll look after it yourself and have five pages. WordPress, if someone maintains it and you want to grow. For a shop, Shopify. Choose the one you can change on a Sunday evening.",
  },
  {
    id: "form-empty",
    subject: "our-website-brings-no-enquiries",
    ways: [
      "no|nobody|hardly|few|none|not form|enquiry|contact fill|use|send|come|get|why|through website|form|site|contact|page",
    ],
    not: "ad|follower|agency|spam|rate|visitor|only",
    answer:
      "Usually it asks too much. Keep name, phone or mail, and one question; say when you’ll answer; show a price and a face beside it, and a phone number above. First send yourself a test: many forms are simply broken.",
  },
  {
    id: "visitor-count",
    ways: [
      "how|where|can|what see|find|know|check|count|many|howmany|tool visit|visitor|traffic site|website|page|my|homepage",
    ],
    not: "who|name|company|sample|abtest|get_more|increase|conversion|rate|abtest|%|competitor|ad|enquiry|which_channel|bring",
    answer:
      "With a small statistics tool: Plausible or Matomo without cookies, or Google Analytics with a consent banner. Many site builders have one built in, so look there first. Search Console shows what people searched for, free.",
  },
  {
    id: "flyer-count",
    subject: "how-do-i-track-a-flyer-or-a-newspaper-ad",
    ways: [
      "@measure @flyer|ad|radio|newspaper|poster|sign how|if|whether|work|bring|call|customer",
    ],
    not: "google|facebook|online|which_ad|many|click|howmany|idea|write",
    answer:
      "Give it something of its own: a code, a short web address or a phone number. And ask every new customer where they heard of you, with a tally at the till. Compare with the cost after six weeks.",
  },
  {
    id: "which-source",
    subject: "how-do-i-know-which-marketing-works",
    ways: [
      "how|where know|tell|find|see|measure|track which|where|what ad|channel|campaign|source|customer come|bring|brought|from|work|heard|found",
    ],
    not: "flyer|radio|rank|competitor|target|agency|ideal|above",
    answer:
      "Ask everyone “How did you find us?” and keep a tally; online, use tagged links and count calls and forms as goals. When they disagree, trust the tally for small numbers: last clicks flatter Google.",
  },
  {
    id: "monthly-numbers",
    subject: "which-numbers-should-i-look-at",
    ways: [
      "which|what kpi|metric matter|important|watch|look",
      "which|what number|figure|kpi|metric|stat look|month|important|watch|matter|track|follow|should|really",
    ],
    not: "agency|report|review|phone",
    answer:
      "Three: new customers, what one cost you, what one leaves you. Write them down on the first of each month beside last year’s. Likes, reach and visits only help explain those three.",
  },
  {
    id: "conversion-up",
    subject: "what-is-a-good-conversion-rate",
    ways: [
      "conversion|convert raise|increase|improve|better|up|low|more|double how|why|what|tip|can",
    ],
    not: "%|sample|test|sales_if|revenue|from|percent|definition",
    answer:
      "Show the price and delivery at once, one photo of the real thing, two reviews by the button, and as few fields as possible; then watch five people try it on a phone. That finds more than any test.",
  },
  {
    id: "bounce",
    subject: "people-leave-our-site-right-away",
    ways: [
      "visitor|people leave|leaving|gone page|site|website #num|second|immediately|quick|straight",
      "bounce|leave|leaving|exit rate|site|website|page|immediately|second|quick|straight @why|normal|high|bad|what|how",
    ],
    not: "email|staff|agency|newsletter|bounced",
    answer:
      "40–60% is usual. If most leave within seconds, the page is slow, or the first screen doesn’t say what they came for: what it is, for whom, the price. Compare phone with computer first.",
  },
  {
    id: "site-old",
    next: true,
    subject: "do-i-need-a-new-website",
    ways: [
      "new|redesign|old|relaunch|modern|update|outdated website|site|homepage need|should|worth|do|when|time",
    ],
    not: "cost|much|howmuch|visitor|customer|content|article|google|blog|rank",
    answer:
      "Only if it’s hard to use on a phone, slow, or you can’t change it yourself. Otherwise rewrite the first screen: what, for whom, price, button. That’s most of the benefit for a day’s work.",
  },
  {
    id: "site-what",
    subject: "what-text-should-be-on-our-homepage",
    ways: [
      "what|which must|should|put|include|belong|need|say|content|write|has|have website|homepage|site|landing|home_page",
    ],
    not: "cost|tool|statistics|visitor|cookie|law|imprint|number|who|blog",
    answer:
      "On the first screen: what you do, for whom, where, a “from” price and one button. Below: three photos, three reviews, how it works in three steps, the questions you’re asked most, hours and map.",
  },
  {
    id: "slow-site",
    next: true,
    subject: "our-site-is-slow",
    ways: ["slow|speed|fast|load|loading website|site|page @do|why|matter|how|important|test"],
    not: "checkout|enquiry|customer|season|sale",
    answer:
      "Test it at pagespeed.web.dev on “mobile”. The usual reasons: photos straight from the camera, a slider, too many plug-ins. Shrink pictures to 1,600 pixels and remove what no one uses; above three seconds, half leave.",
  },
  {
    id: "blog-worth",
    subject: "do-i-need-a-blog",
    ways: ["blog|blogging|article @worth|need|should|write|start"],
    not: "write_me|draft|guest|idea|post_about|text",
    answer:
      "Only as answers to what people ask before they buy: one page per question, two lines to start, prices and photos. Twenty such pages keep bringing visitors for years; company news interests no one.",
  },
  {
    id: "cookie-free",
    subject: "do-i-need-google-analytics",
    ways: ["analytics need|worth|should|must|which|alternative google|tool|it|still"],
    not: "consent|banner|allowed|legal|gdpr|visitor",
    answer:
      "Most small sites don’t: a cookie-free counter such as Plausible shows visits, pages and sources without a banner. Analytics is worth it if you run ads and follow orders through the shop.",
  },
  {
    id: "live-chat",
    ways: [
      "live|chat chat|website|widget|button|whatsapp @worth|need|should|good website|site|page|widget|chat",
    ],
    not: "chatgpt|bot|you|newsletter|customer_send",
    answer:
      "Yes, if someone answers within five minutes; otherwise it does harm. For a small business, a WhatsApp or call button does the same with less trouble. Say when you’re there.",
  },
  {
    id: "ab-what",
    subject: "what-is-an-a-b-test",
    ways: ["abtest|split|ab how|what|worth|long|howlong|should|do|need|run"],
    not: "visitor|sample|size|%|baseline|detect|ad|subject|significant|arm|howmany",
    answer:
      "Two versions at the same time, half the visitors each, one difference. Run it whole weeks, at least two, until each has some 100 orders or enquiries. With fewer than 1,000 visits a week, ask five people instead.",
  },
  {
    id: "own-domain",
    ways: [
      "domain|gmail|email_address own|free|professional|worth|need|name|gmail|which @worth|need|choose|matter|look|business|should",
    ],
    not: "spam|authority|rank|newsletter",
    answer:
      "Yes, for about {15} a year: an address with your own name looks serious, lands in spam less and stays when you change provider. Short, easy to say on the phone, registered in your own name.",
  },
];
