import type { PlainQuestion } from "./question.ts";

export const ofAgencies: readonly PlainQuestion[] = [
  {
    id: "agency-contract",
    next: true,
    ways: [
      "@agency contract|lock|tie|commit|bind sign|should|long|normal|ok|minimum|term|want|insist|year|month",
      "@agency #num month|year sign|minimum|term",
    ],
    not: "cancel|out|quit|leave|lead|enquiry|patient|customer|check|thing|question",
    answer:
      "Not for twelve months unseen. Ask for three months, then one month’s notice, with the accounts in your name and a fixed report. An agency that’s sure of its work agrees to that.",
  },
  {
    id: "agency-out",
    next: true,
    ways: [
      "@agency cancel|fire|quit|leave|fire|drop|switch|change|end|rid contract|how|when|should|out|early|notice|@do",
    ],
    answer:
      "First get administrator access to every account, domain and list, in writing; then give notice under the contract. Give a weak agency one clear target for four weeks only if it shares its numbers.",
  },
  {
    id: "agency-access",
    next: true,
    ways: [
      "own|owner|belong google|facebook|ad|account account|login|who or|who|them|us|agency",
      "@agency access|login|password|account|own|owner refuse|allow|give|my|who|deny|legal|keep|should|lose",
    ],
    not: "contract|cost|check|thing|question|ask",
    answer:
      "It may be in their contract, but it isn’t good practice: you pay for the ads, so the account and its history should be yours. Ask for administrator access in writing; a refusal is a reason to leave.",
  },
  {
    id: "agency-checks",
    next: true,
    ways: [
      "@agency before|choose|pick|find|hire|sign|ask|interview|recognise|spot|new check|question|ask|look|good|right|how|what|which|thing|tip|watch",
    ],
    not: "no|nothing|month|fire|access",
    answer:
      "Ask three things: who does the work each week, whose name the accounts are in, and what a customer cost at two similar clients, whom you may call. Then start with three months, not twelve.",
  },
  {
    id: "agency-good",
    ways: [
      "@agency good|any|worth|work|job|trust|honest|right|doing know|tell|check|judge|see|measure|evaluate|if|whether",
    ],
    not: "contract|hire|sign|yourself|myself|freelancer",
    answer:
      "Check three things: what one new customer cost last month, what they changed and why, and whether you can open the accounts yourself. Good ones answer all three in a day; reach and clicks are no answer.",
  },
  {
    id: "agency-results",
    next: true,
    ways: [
      "@agency no|not|nothing|zero|without|bad|poor|disappoint|hardly result|customer|lead|enquiry|sale|work|deliver|bring",
      "@agency wait|patience|patient|long|month result|show|before|until|give|patient|patience",
    ],
    not: "contract|access|check",
    answer:
      "Ads should bring the first enquiries within four weeks, search work within four to six months. Ask them in writing what changes next month and which number should move; if nothing does by then, stop.",
  },
  {
    id: "agency-percent",
    ways: [
      "@agency|guy|manager|he percent|commission|%|share|markup spend|budget|top|normal|fair|charge|take",
    ],
    answer:
      "10–20% of the ad budget is common, often with a minimum fee. On a small budget a flat fee is clearer, because a percentage rewards spending more. Ask what work it covers each month.",
  },
  {
    id: "agency-cost",
    next: true,
    subject: "should-i-hire-an-agency-or-do-it-myself",
    ways: [
      "@agency @cost how|what|much|normal|typical|usual|month|average",
      "@agency want|ask|take|charge #num|#amount month|normal|ok|much|fair|worth",
    ],
    not: "percent|commission|own|myself|lead|enquiry|customer|patient|booking|better",
    answer:
      "For a small business, {500} to {1,500} a month in fees is usual, besides the ad budget; a freelancer takes {50} to {100} an hour. The fee shouldn’t be more than the ads it looks after.",
  },
  {
    id: "agency-or-self",
    subject: "should-i-hire-an-agency-or-do-it-myself",
    ways: [
      "myself|yourself|self|diy|ourselves|inhouse @agency|pay|hire|someone|outsource|expert|professional",
      "@agency do_i_need|worth|necessary|sense",
    ],
    not: "account|contract|access|good|photo|photographer|logo|website",
    answer:
      "Do the map listing, reviews and posts yourself: no one knows your customers better. Pay someone for ads or technical work once you have {500} a month to spend, and begin by the hour.",
  },
  {
    id: "freelancer-or-agency",
    ways: ["freelancer agency|agencies"],
    answer:
      "A freelancer, for one channel and a budget under {2,000} a month: cheaper, and the person you talk to does the work. An agency, if you need several trades at once or someone for holidays.",
  },
  {
    id: "agency-report",
    ways: [
      "@agency report|reporting|numbers|meeting|update understand|read|what|should|ask|month|in|look",
    ],
    not: "contract|access",
    answer:
      "Three numbers are enough each month: money spent, new customers from it, cost of one. Plus what was changed and what comes next. If impressions and clicks fill the report, ask for those three.",
  },
  {
    id: "more-budget",
    subject: "our-agency-wants-more-budget-for-ads",
    ways: [
      "@agency|google|facebook|meta|rep|they more|raise|increase|double|higher|up|limited budget|spend|money|should|month want|says|recommend|ask|suggest|should|before|check",
    ],
    not: "staff|price|review|forecast|expect|patient",
    answer:
      "Only if the money so far pays: cost of one new customer below what they leave you. Then raise it by a fifth, wait two weeks and compare. “Limited by budget” is an advert, not advice.",
  },
  {
    id: "guarantee",
    ways: [
      "guarantee|promise page|first|rank|google|top|result|lead|customer|position believe|trust|serious|true|should|scam|possible|is",
    ],
    not: "trial|money_back|refund",
    answer:
      "No one can promise a place in Google, and honest people say so. Usually it’s for phrases no one searches. Ask which phrases, how often they’re searched, and what a client like you earned from it.",
  },
  {
    id: "cold-offers",
    ways: [
      "seo|marketing|email|call|caller|company keep|spam|cold|every|daily|constantly|offer call|email|offer|write website|ranking|error|problem|seo believe|ignore|scam|should",
    ],
    answer:
      "Ignore them: the same mail goes to thousands, and the “errors” come from a free tool. If your site worries you, check it yourself with PageSpeed Insights and Search Console, both free.",
  },
];
