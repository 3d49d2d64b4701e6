import type { Points } from "../../../knowledge/types.ts";

/** Specific questions about the planning desk's facts, each with its own answer. */
export const marketingPoints: Points = {
  seo: [
    [/\b(?:how long|when|months|fast|quick)\b/, "Expect it to take four to six months."],
    [
      /\b(?:local|maps?|near|reviews?)\b/,
      "For a local business, a complete map listing with reviews does the most.",
    ],
    [
      /./,
      "First, pages that can be found and load fast; then one page for each thing people search for; then answers to what your sales people hear. Expect it to take four to six months.",
    ],
  ],
  email_marketing: [
    [
      /\b(?:bought|buy|purchase)\b.*\blists?\b|\blists?\b.*\b(?:buy|bought)\b/,
      "No: bought lists are illegal in many countries and ruin your sender reputation.",
    ],
    [
      /\b(?:how often|frequen\w*|weekly)\b/,
      "One newsletter every two weeks, with one topic and one button.",
    ],
    [
      /\b(?:measure|open rates?|openings?|clicks?)\b/,
      "Watch clicks and orders rather than opens, because many e-mail programs count opens wrong.",
    ],
    [
      /./,
      "Start with three e-mails that go out automatically: a welcome, a reminder of a full cart, and “how was it”. After that, send one newsletter every two weeks.",
    ],
  ],
  social_media: [
    [
      /\b(?:influencers?|creators?)\b/,
      "Choose several with a small, fitting following rather than one star, and agree in writing on the label “ad”.",
    ],
    [
      /\b(?:how often|times|week)\b/,
      "Twice a week on one network, for three months before you judge it.",
    ],
    [/\b(?:videos?|reels?|tiktok|long)\b/, "Video up to 40 seconds reaches the most strangers."],
    [
      /\b(?:what (?:to|should)|post|ideas?|content)\b/,
      "What usually works: how it’s made, an answer to a real question, before and after, someone from your team.",
    ],
    [
      /./,
      "Pick the one network your buyers are on, and post there twice a week for three months before you judge it.",
    ],
  ],
  paid_ads: [
    [
      /\b(?:cost|how much|price|expensive|cheaper|lower)\b/,
      "A customer costs the click price divided by the share who buy: at $1.50 a click and 3% buyers, $50. Shall I work it out with your figures?",
    ],
    [
      /./,
      "You bid for a click or a view. Start with exact keywords and your own area, and exclude people who have already bought. Shall I work it out with your figures?",
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
      "Week 1: goal, audience, offer, how you’ll measure it. Week 2: page, ads, e-mails. Week 3: test with a tenth of the budget. After that, run it with one change a week, and read the numbers at the end.",
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
      "They’re already searching for it, so paid search and search optimisation; e-mail for people who know you, since it costs the least.",
    ],
    [
      /./,
      "If people are already searching for it: paid search. If they’d want it when they see it: social ads. If they know you: e-mail, since it costs the least. Give me goal and budget and I’ll split it.",
    ],
  ],
  content_marketing: [
    [
      /\b(?:how often|how much|many)\b/,
      "One piece a week gives you 12 in a quarter, and each can become one short video and one e-mail.",
    ],
    [
      /\b(?:ai|chatgpt|tool|generate)\b/,
      "A tool can write the draft, but someone who knows the subject has to add what only you know: prices, mistakes, numbers.",
    ],
    [
      /./,
      "Start with the twenty questions buyers ask before they buy: one page each, answered in the first two lines.",
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
      "Measure how many people search for your name, and ask new customers where they heard of you.",
    ],
    [
      /./,
      "One message, the same look, a lot of repetition in one place: three times to 10,000 people is better than once to 30,000.",
    ],
  ],
  conversion: [
    [
      /\b(?:test|a\/b|ab|visitors)\b/,
      "Test one thing at a time, because a rise from 3% to 4% takes about 5,300 visitors for each version.",
    ],
    [
      /./,
      "Find out where people leave first. Next: a first screen that says what it is and what it costs, one action per page, a form half as long, pages that load in under 2.5 seconds.",
    ],
  ],
  analytics: [
    [/\b(?:how often|weekly|daily)\b/, "Check weekly, decide monthly."],
    [
      /\b(?:cookie\w*|consent|gdpr|privacy)\b/,
      "Without consent, you may count pages but not follow individuals.",
    ],
    [
      /./,
      "One number for each step: reached, visited, asked, bought, came back, with the cost next to it. Tag every link by campaign (UTM).",
    ],
  ],
  audience: [
    [
      /./,
      "Talk to five people who bought and two who didn’t; their words become your headlines. Describe one buyer by situation rather than by age.",
    ],
  ],
  marketing_automation: [
    [
      /./,
      "Anything that follows a rule: the welcome, the reminder, handing a lead to the right person, the report. Leave offers, complaints and prices to people.",
    ],
  ],
};
