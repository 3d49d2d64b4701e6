import { inWords } from "../../../dialogue/reply/reply.ts";
import type { Knowledge } from "../../../knowledge/types.ts";
import { planRules } from "../channels/sample.ts";

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
    text: "Choose by what people are doing when you reach them. They’re already searching for it: paid search and search optimisation. They’d want it if they saw it: social ads with pictures or video. Few buyers, long decision: LinkedIn and e-mail. They know you: e-mail first, since it costs the least. With a small budget, choose one channel to catch demand and one to create it, no more. Give me your goal and budget and I’ll split it for you.",
    source: "marketing",
    next: ["Help me plan a campaign", "How much should I spend?", "How do paid ads work?"],
  },
  timeline: {
    text: `Week 1: goal, audience, offer, how you’ll measure it. Week 2: landing page, ads, e-mails. Week ${tested}: test with a tenth of the budget. Weeks ${tested + 1}–${ended}: run it, with one change a week. Week ${decided}: read the numbers and decide. Ads show a direction after two weeks, search optimisation after four to six months. For a fixed date, count back ${inWords(decided)} weeks.`,
    source: "marketing",
    next: ["Help me plan a campaign", "How do we measure success?"],
  },
  seo: {
    text: "In this order: 1. make sure your pages can be found and load fast; 2. one page for each thing people search for, with their words in the title and first lines; 3. answers to the questions your sales people hear; 4. for a local business, a complete map listing with reviews; 5. links from partners and the press. It takes four to six months.",
    source: "marketing",
    next: ["How long does a campaign take?", "What content should we make?"],
  },
  email_marketing: {
    text: "Write only to people who agreed; bought lists are illegal in many countries and ruin your sender reputation. Start with three e-mails that go out automatically: a welcome, a reminder of a full cart or an open enquiry, and “how was it” after the purchase. After that, send one newsletter every two weeks with one topic and one button. Watch clicks and orders rather than opens, because many e-mail programs count opens wrong.",
    source: "marketing",
    next: ["What can we automate?", "How do we measure success?"],
  },
  social_media: {
    text: "Pick the one network your buyers are on and post there twice a week for three months before you judge it. What usually works: how it’s made, an answer to a real question, before and after, someone from your team. Video up to 40 seconds reaches the most strangers. Creators: choose several with a small, fitting following rather than one star, and agree in writing on the label “ad”.",
    source: "marketing",
    next: ["Which channels fit us?", "What content should we make?"],
  },
  paid_ads: {
    text: "You bid for a click or a view. What a customer costs is the click price divided by the share who buy: at $1.50 a click and 3% buyers, $50. You can lower it in three places: tighter keywords, an ad that gives the price, a page that keeps the ad’s promise. Start with exact keywords and your own area, and exclude people who have already bought. Shall I work it out with your figures?",
    offer: "Calculate my return on investment",
    source: "marketing",
    next: ["Calculate my return on investment", "How do we convert more visitors?"],
  },
  content_marketing: {
    text: "Start with the twenty questions buyers ask before they buy: one page each, answered in the first two lines, then the why. One piece like that a week gives you 12 in a quarter, and each can become one short video and one e-mail. A tool can write the draft, but someone who knows the subject has to add what only you know: prices, mistakes, numbers. Judge it by enquiries after six months.",
    source: "marketing",
    next: ["How do we rank higher on Google?", "How do we use e-mail marketing?"],
  },
  lead_generation: {
    text: "A lead is someone who wants an answer from you. Offer something that saves them work (a price calculator, a checklist, a short audit), ask for as little as you need, and answer within the hour, since interest cools quickly. Sort them with three questions: is there a need, a date, a budget? Track cost per qualified lead, not per form.",
    source: "marketing",
    next: ["Calculate my return on investment", "Help me plan a campaign"],
  },
  brand_awareness: {
    text: "You get known through one message, the same look, and a lot of repetition in one place: three times to 10,000 people is better than once to 30,000. Choose an area or an industry small enough to be seen everywhere in it. Video and outdoor ads build the picture, and the press gives it weight. Measure it by how many people search for your name and by asking new customers where they heard of you.",
    source: "marketing",
    next: ["How much should I spend?", "Help me plan a campaign"],
  },
  conversion: {
    text: "Find out where people leave before you change anything. After that, in this order: a first screen that says what it is, who it’s for and what it costs; one action per page; proof next to the button; a form half as long; pages that load in under 2.5 seconds. Test one thing at a time, because seeing a rise from 3% to 4% with some certainty takes about 5,300 visitors for each of the two versions.",
    source: "marketing",
    next: ["How do we measure success?", "Calculate my return on investment"],
  },
  analytics: {
    text: "One number for each step is enough: reached, visited, asked, bought, came back – with the cost next to it. Tag every link by campaign (UTM), count the purchase on the server, and ask buyers in one field how they found you; that corrects for what tracking can’t see. Without consent, you may count pages but not follow individuals. Check weekly, decide monthly.",
    source: "marketing",
    next: ["Calculate my return on investment", "How do we convert more visitors?"],
  },
  audience: {
    text: "Talk to five people who bought and two who didn’t: what happened before they searched, what else they looked at, what almost stopped them. Their words become your headlines. Next, describe one buyer by situation rather than by age: “opens a second shop, does the books at night”. Competitors: write down the price, promise and proof of three, and say the one thing none of them says.",
    source: "marketing",
    next: ["Which channels fit us?", "Help me plan a campaign"],
  },
  marketing_automation: {
    text: "Automate anything that follows a rule: the welcome, the reminder, handing a lead to the right person, the report. Leave to people what takes judgment: offers, complaints, prices. A chatbot like this one can ask the three qualifying questions at night and put the answers into your CRM. The chatbot page lists what we connect.",
    source: "channels",
    next: ["Can the chatbot work with our CRM?", "I want to book a call"],
  },
};
