import { inWords } from "../../dialogue/reply.ts";
import type { Knowledge } from "../../knowledge/types.ts";
import { planRules } from "./sample.ts";

/**
 * Weeks of a first campaign, counted from the start of its preparation: the test, the last week of the run, the
 * decision.
 */
const tested = planRules.preparationDays / 7 + planRules.testWeeks;
const ended = tested + planRules.runWeeks;
const decided = ended + 1;

/** Working rules of the marketing scenario. Shares and periods are rules of thumb, and are described as such. */
export const marketingKnowledge: Knowledge = {
  channel_choice: {
    text: "Choose by what people are doing when they meet you. They search for it already: paid search and search optimisation. They would want it if they saw it: social ads with pictures or video. Few buyers, long decision: LinkedIn and e-mail. They know you: e-mail first, it costs least. With a small budget, take one channel to catch demand and one to create it, no more. With your goal and budget I split it for you.",
    source: "marketing",
    next: ["Help me plan a campaign", "How much should I spend?", "How do paid ads work?"],
  },
  timeline: {
    text: `Week 1: goal, audience, offer, how it is measured. Week 2: landing page, ads, e-mails. Week ${tested}: test with a tenth of the budget. Weeks ${tested + 1}–${ended}: run, with one change a week. Week ${decided}: read the figures and decide. Ads show a direction after two weeks, search optimisation after four to six months. For a fixed date, count back ${inWords(decided)} weeks.`,
    source: "marketing",
    next: ["Help me plan a campaign", "How do we measure success?"],
  },
  seo: {
    text: "In this order: 1. make sure that pages can be found and load fast; 2. one page for each thing people search, with the words they use in title and first lines; 3. answers to the questions that your sales people hear; 4. for a local business, a complete map profile with reviews; 5. links from partners and the press. Expect four to six months.",
    source: "marketing",
    next: ["How long does a campaign take?", "What content should we make?"],
  },
  email_marketing: {
    text: "Write only to people who agreed; bought lists are unlawful in many countries and ruin your sender’s name. Start with three mails that go out by themselves: a welcome, a reminder of a filled basket or an open enquiry, and “how was it” after the purchase. Then one letter every two weeks with one subject and one button. Watch clicks and orders rather than openings: many mail programs count openings wrongly.",
    source: "marketing",
    next: ["What can we automate?", "How do we measure success?"],
  },
  social_media: {
    text: "Pick the one network your buyers are on and be there twice a week for three months before you judge it. What works mostly: how it is made, an answer to a real question, before and after, a person of your team. Video up to 40 seconds reaches the most strangers. Creators: take several with few, fitting followers rather than one star, and agree on the label “ad” in writing.",
    source: "marketing",
    next: ["Which channels fit us?", "What content should we make?"],
  },
  paid_ads: {
    text: "You bid for a click or a view. What a customer costs is the click price divided by the share who buy: at $1.50 a click and 3% buyers, $50. So lower it at three places: tighter search words, an ad that says the price, a page that keeps the ad’s promise. Start with exact search words and your own region, and exclude those who have already bought. Shall I work it out with your figures?",
    offer: "Calculate my return on investment",
    source: "marketing",
    next: ["Calculate my return on investment", "How do we convert more visitors?"],
  },
  content_marketing: {
    text: "Begin with the twenty questions that buyers ask before they buy: one page each, answered in the first two lines, then the why. One such piece a week gives 12 in a quarter; from each cut one short video and one mail. A tool may draft, but a person who knows the matter must add what only you know: prices, mistakes, figures. Judge it by enquiries after six months.",
    source: "marketing",
    next: ["How do we rank higher on Google?", "How do we use e-mail marketing?"],
  },
  lead_generation: {
    text: "A lead is somebody who wants an answer from you. Offer something that saves them work (a price calculator, a checklist, a short audit), ask for as little as you need, and answer within the hour, since interest cools quickly. Sort by three questions: is there a need, a date, a budget? Count cost per qualified lead, not per form.",
    source: "marketing",
    next: ["Calculate my return on investment", "Help me plan a campaign"],
  },
  brand_awareness: {
    text: "Being known comes from one message, the same look, and many repetitions in one place: better three times to 10,000 people than once to 30,000. Choose a region or a trade small enough to be seen everywhere in it. Video and outdoor build the picture, the press gives it weight. Measure it by how many search for your name and by asking new customers where they heard of you.",
    source: "marketing",
    next: ["How much should I spend?", "Help me plan a campaign"],
  },
  conversion: {
    text: "Look where they leave before you change anything. Then in this order: the first screen says what it is, for whom and what it costs; one action a page; proof beside the button; the form half as long; pages faster than 2.5 seconds. Test one thing at a time: to see a rise from 3% to 4% with some certainty takes about 5,300 visitors for each of the two versions.",
    source: "marketing",
    next: ["How do we measure success?", "Calculate my return on investment"],
  },
  analytics: {
    text: "One figure for each step is enough: reached, visited, asked, bought, came back – and the cost beside it. Mark every link with its campaign (UTM), count the purchase on the server, and ask buyers in one field how they found you; that corrects what tracking cannot see. Without consent you may count pages, not follow persons. Look weekly, decide monthly.",
    source: "marketing",
    next: ["Calculate my return on investment", "How do we convert more visitors?"],
  },
  audience: {
    text: "Talk to five people who bought and two who did not: what happened before they searched, what else they looked at, what nearly stopped them. Their words become your headlines. Then describe one buyer by situation rather than by age: “opens a second shop, does the books at night”. Competitors: note price, promise and proof of three, and say the thing none of them says.",
    source: "marketing",
    next: ["Which channels fit us?", "Help me plan a campaign"],
  },
  marketing_automation: {
    text: "Automate what follows a rule: the welcome, the reminder, handing a lead to the right person, the report. Keep for people what needs judgement: offers, complaints, prices. A chatbot like this one can ask the three qualifying questions at night and put the answers into your customer system. What we connect is listed on the chatbot page.",
    source: "channels",
    next: ["Can the chatbot work with our CRM?", "I want to book a call"],
  },
};
