import type { PlainQuestion } from "./question.ts";

/** What a word of the trade means: in one sentence, and what it is good for. */
const terms: Readonly<Record<string, readonly [words: string, answer: string]>> = {
  cpc: [
    "cpc|cost_per_click",
    "Cost per click: what you pay each time someone clicks your ad, money spent ÷ clicks. It matters less than the cost of a customer, since a dear click that buys beats five cheap ones that don’t.",
  ],
  cpm: [
    "cpm",
    "The price of a thousand views of an ad. It tells you how dear attention is, not whether it works: two ads with the same CPM can bring ten customers or none.",
  ],
  cpa: [
    "cpa|cost_per_acquisition|cost_per_action",
    "Cost per action: what one order, booking or enquiry cost you, money spent ÷ number of them. Keep it below what that customer leaves you after all other costs.",
  ],
  cpl: [
    "cpl|cost_per_lead",
    "Cost per lead: money spent ÷ enquiries. Divide it by the share that buys, and you have the cost of a customer: 40 a lead with one in four buying is 160.",
  ],
  impressions: [
    "impression|impressions",
    "How often an ad or post was on a screen, even for a second, and several times for the same person. It says nothing about interest: look at clicks, then at enquiries.",
  ],
  organic: [
    "organic",
    "Everything you don’t pay for by the click: search results, posts, recommendations. It’s slow to build and goes on working; ads are the opposite.",
  ],
  lead: [
    "lead|leads",
    "Someone who got in touch and could become a customer: an enquiry, a call, a form. Count how many of ten buy, since that decides what one may cost.",
  ],
  funnel: [
    "funnel|sales_funnel",
    "The steps from stranger to customer: see, click, ask, buy. Count each, and work on the step where most people get lost instead of pouring more in at the top.",
  ],
  cta: [
    "cta|call_to_action",
    "The one thing you ask people to do: “Book a table”, “Call now”. One for each page or ad, as a button, worded as what they get.",
  ],
  utm: [
    "utm|utm_tag|utm_link",
    "A tag at the end of a link that says where a visitor came from, such as “?utm_source=flyer”. Your statistics then show which flyer, post or mail brought people.",
  ],
  pixel: [
    "pixel",
    "A piece of code on your site that tells Facebook or Google who visited or bought, so ads can be measured and shown again. In Europe it may load only after a visitor agrees.",
  ],
  lookalike: [
    "lookalike|look-alike",
    "People the platform thinks are like your customers, found from your list or your visitors. It needs at least a few hundred of those, and your customers’ consent for uploading a list.",
  ],
  quality: [
    "quality_score",
    "Google’s mark from 1 to 10 for how well keyword, ad and page fit together. A higher one makes clicks cheaper: put the keyword in the headline and send people to a page about just that.",
  ],
  algorithm: [
    "algorithm",
    "The rule by which a platform decides who sees what. It favours whatever makes people stay, so the first second, real faces and answers to comments count; no trick lasts longer than a few months.",
  ],
  engagement: [
    "engagement|engagement_rate",
    "Likes, comments, shares and saves, often as a share of those who saw it; 1–3% is usual. Comments and saves are worth more than likes, and an enquiry more than all of them.",
  ],
  optin: [
    "double_optin|double_opt-in|opt-in|optin|double_opt",
    "People sign up and then confirm by a link in a mail, so you can prove they agreed. In Germany it’s practically required, elsewhere it keeps your list clean.",
  ],
  churn: [
    "churn",
    "The share of customers who leave in a month or year: 3 of 100 a month is 3%, so one stays about 33 months on average. Lowering it is usually cheaper than finding new ones.",
  ],
  sea: [
    "sea|sem",
    "Paid ads in search results; SEO is the unpaid part. Ads bring people this week and stop when you stop paying, SEO takes months and goes on.",
  ],
};

export const ofTerms: readonly PlainQuestion[] = Object.entries(terms).map(
  ([id, [words, answer]]) => ({
    id: `term-${id}`,
    ways: [`what|explain|mean|meaning|define|definition|stand ${words}`],
    not: "good|average|usual|my|our|do_i|should|normal|raise|lower|high|low|cost|buy|get|more|#num|#amount|%|calculate|work_out|need|how|much|why",
    answer,
  }),
);
