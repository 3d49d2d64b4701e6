import type { Points } from "../../knowledge/types.ts";

/** Specific questions about the planning desk's facts, each with its own answer. */
export const marketingPoints: Points = {
  seo: [
    [/\b(?:how long|when|months|fast|quick)\b/, "Expect four to six months."],
    [
      /\b(?:local|maps?|near|reviews?)\b/,
      "For a local business, a complete map profile with reviews does most.",
    ],
    [
      /./,
      "First, pages that can be found and load fast; then one page for each thing people search; then answers to what your sales people hear. Expect four to six months.",
    ],
  ],
  email_marketing: [
    [
      /\b(?:bought|buy|purchase)\b.*\blists?\b|\blists?\b.*\b(?:buy|bought)\b/,
      "No: bought lists are unlawful in many countries and ruin your sender’s name.",
    ],
    [
      /\b(?:how often|frequen\w*|weekly)\b/,
      "One letter every two weeks, with one subject and one button.",
    ],
    [
      /\b(?:measure|open rates?|openings?|clicks?)\b/,
      "Watch clicks and orders rather than openings: many mail programs count openings wrongly.",
    ],
    [
      /./,
      "Start with three mails that go out by themselves: a welcome, a reminder of a filled basket, and “how was it”. Then one letter every two weeks.",
    ],
  ],
  social_media: [
    [
      /\b(?:influencers?|creators?)\b/,
      "Take several with few, fitting followers rather than one star, and agree on the label “ad” in writing.",
    ],
    [
      /\b(?:how often|times|week)\b/,
      "Twice a week on one network, for three months before you judge it.",
    ],
    [/\b(?:videos?|reels?|tiktok|long)\b/, "Video up to 40 seconds reaches the most strangers."],
    [
      /\b(?:what (?:to|should)|post|ideas?|content)\b/,
      "What works mostly: how it is made, an answer to a real question, before and after, a person of your team.",
    ],
    [
      /./,
      "Pick the one network your buyers are on, and be there twice a week for three months before you judge it.",
    ],
  ],
  paid_ads: [
    [
      /\b(?:cost|how much|price|expensive|cheaper|lower)\b/,
      "A customer costs the click price divided by the share who buy: at $1.50 a click and 3% buyers, $50. Shall I work it out with your figures?",
    ],
    [
      /./,
      "You bid for a click or a view. Start with exact search words and your own region, and exclude those who have already bought. Shall I work it out with your figures?",
    ],
  ],
  timeline: [
    [
      /\b(?:seo|search)\b/,
      "Search optimisation shows a direction after four to six months, ads after two weeks.",
    ],
    [
      /\b(?:results?|see|work|effect)\b/,
      "Ads show a direction after two weeks, search optimisation after four to six months.",
    ],
    [
      /./,
      "Week 1: goal, audience, offer, how it is measured. Week 2: page, ads, e-mails. Week 3: test with a tenth of the budget. Then run it, with one change a week, and read the figures at the end.",
    ],
  ],
  channel_choice: [
    [
      /\b(?:b2b|business(?:es)?|companies|linkedin|few buyers)\b/,
      "Few buyers and a long decision: LinkedIn and e-mail.",
    ],
    [
      /\b(?:small|little|tiny|low) budget\b|\bonly \d+/,
      "With a small budget, one channel to catch demand and one to create it, no more.",
    ],
    [
      /\b(?:local|shop|bakery|restaurant|cafe|salon|store)\b/,
      "They search for it already, so paid search and search optimisation; e-mail for those who know you, it costs least.",
    ],
    [
      /./,
      "If people search for it already: paid search. If they would want it on sight: social ads. If they know you: e-mail, it costs least. With goal and budget I split it for you.",
    ],
  ],
  content_marketing: [
    [
      /\b(?:how often|how much|many)\b/,
      "One piece a week gives 12 in a quarter; from each cut one short video and one mail.",
    ],
    [
      /\b(?:ai|chatgpt|tool|generate)\b/,
      "A tool may draft, but a person who knows the matter must add what only you know: prices, mistakes, figures.",
    ],
    [
      /./,
      "Begin with the twenty questions that buyers ask before they buy: one page each, answered in the first two lines.",
    ],
  ],
  lead_generation: [
    [
      /./,
      "Offer something that saves work (a price calculator, a checklist, a short audit), ask for as little as you need, and answer within the hour.",
    ],
  ],
  brand_awareness: [
    [
      /\b(?:measure|know)\b/,
      "Measure how many search for your name, and ask new customers where they heard of you.",
    ],
    [
      /./,
      "One message, the same look, many repetitions in one place: better three times to 10,000 people than once to 30,000.",
    ],
  ],
  conversion: [
    [
      /\b(?:test|a\/b|ab|visitors)\b/,
      "Test one thing at a time: a rise from 3% to 4% takes about 5,300 visitors for each version.",
    ],
    [
      /./,
      "Look where they leave first. Then: a first screen that says what it is and costs, one action a page, a form half as long, pages faster than 2.5 seconds.",
    ],
  ],
  analytics: [
    [/\b(?:how often|weekly|daily)\b/, "Look weekly, decide monthly."],
    [
      /\b(?:cookie\w*|consent|gdpr|privacy)\b/,
      "Without consent you may count pages, not follow persons.",
    ],
    [
      /./,
      "One figure for each step: reached, visited, asked, bought, came back, and the cost beside it. Mark every link with its campaign (UTM).",
    ],
  ],
  audience: [
    [
      /./,
      "Talk to five people who bought and two who did not; their words become your headlines. Describe one buyer by situation rather than by age.",
    ],
  ],
  marketing_automation: [
    [
      /./,
      "What follows a rule: the welcome, the reminder, handing a lead to the right person, the report. Keep offers, complaints and prices for people.",
    ],
  ],
};
