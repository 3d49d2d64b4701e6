import type { PlainQuestion } from "./question.ts";

/** What is asked next, about something that was told: “argue against it”, “what do I check first”. */
export const ofSecondQuestions: readonly PlainQuestion[] = [
  {
    id: "promised-results",
    next: true,
    ways: [
      "promise|promised|guarantee|guaranteed #num customer|lead|enquiry|patient|booking|order|client|sale",
      "@agency|they promise|promised|guarantee customer|lead|enquiry|patient|booking|order|client|sale",
    ],
    not: "page|rank|top",
    answer:
      "No one can promise customers, only work. If they’re sure, have it put in the contract: what counts as a customer, by when, and what you get back if it fails. Watch how quickly the promise shrinks.",
  },
  {
    id: "spend-more",
    next: true,
    subject: "our-agency-wants-more-budget-for-ads",
    ways: [
      "should|shall spend|budget|put|pay|invest more|double|extra|raise ad|google|facebook|instagram|month|marketing|it",
    ],
    not: "agency|staff|price|website",
    answer:
      "Yes, if a new customer leaves you clearly more than it costs, and you can serve more of them. Raise it by a fifth, not double, and compare after two weeks: the next customers always cost more than the first.",
  },
  {
    id: "against-spending",
    next: true,
    ways: [
      "argue|argument|speak|reason|case|downside|devil against|contra|downside|not|side|advocate spend|spent|budget|double|ad|google|facebook|more",
    ],
    not: "discount|email|tiktok|groupon|advertise",
    answer:
      "Against it: the next money buys dearer customers than the first, because the best searches are taken already; part of them would have come anyway; and you’d depend more on one channel. A referral costs nothing.",
  },
  {
    id: "check-before-spending",
    next: true,
    ways: [
      "check|checks|look|ask|thing|things|watch first|before|three|what|which more|spend|spent|double|budget|raise|month ad|google|facebook|spend|spent|budget",
    ],
    not: "contract|hire|sign|page|kpi|number|write",
    answer:
      "Three checks: ask the last ten customers whether they really came from the ad; read the search terms for waste; and see whether each still costs less than it leaves you. Only then raise it, by a fifth.",
  },
  {
    id: "site-no-calls",
    next: true,
    subject: "our-website-brings-no-enquiries",
    ways: [
      "website|site|homepage no|not|nobody|zero|without|none call|calls|enquiry|customer|sale|order|contact",
    ],
    not: "ad|newsletter|agency|google_find|follower|seo|form",
    answer:
      "That hurts. First find out which it is: fewer than 100 visitors a month means no one finds it; more, and it’s the page. Then show what, where, a “from” price and your number on the first screen.",
  },
  {
    id: "site-or-visitors",
    next: true,
    subject: "our-website-brings-no-enquiries",
    ways: ["site|page|website visitor|visitors|traffic|people bad|or|problem|fault|wrong or"],
    not: "buy|ad|social",
    answer:
      "With 100 visitors or more and no enquiry it’s usually the page: of 300, three to nine write. With fewer, too few find it. Watch three people try to book by phone: you’ll see where they stop.",
  },
  {
    id: "facebook-dead",
    ways: ["facebook|fb|instagram|twitter|x dead|over|outdated|finished|still_works|still_work"],
    not: "campaign|ad|account",
    answer:
      "No: for people over 40 and in small towns Facebook is where they look, and its groups are busy. Unpaid posts reach few, though, so put a small local ad behind the good ones. Under 30, it’s Instagram or TikTok.",
  },
  {
    id: "keep-regulars",
    next: true,
    subject: "customers-come-once-and-never-again",
    ways: [
      "keep|retain|hold|lose|losing regular|regulars|customer|client|guest|member how|@do|stay|from",
    ],
    not: "data|number|list|address|email|lost_customers|weight|price|back",
    answer:
      "Know their name and what they had, tell them first about anything new, and notice when one stays away: a call after six weeks brings many back. A thank-you no one expects does more than points.",
  },
  {
    id: "seo-scam",
    subject: "is-paying-for-seo-worth-it",
    ways: ["seo scam|rip|ripoff|fraud|nonsense|snake|waste|real|serious"],
    answer:
      "The work is real, but much of what’s sold as SEO isn’t. Good: a page for each service, a clean profile, technical faults fixed, at a fixed price. Bad: a monthly fee without a list of what was done.",
  },
  {
    id: "sell-more-general",
    ways: ["how|what sell more|better", "how|what get|make more sale|sales|order|orders"],
    not: "many|must|existing|same|each|regular|ad|review|ticket|#num|seat|b2b|home|house|price|%|email",
    answer:
      "Three ways: more people see it, more of those buy, or each buys more. Begin in the middle, since it’s free: a photo of it in use, the price with delivery, three reviews. Then write to everyone who bought before.",
  },
];
