import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { budgetInWords } from "./brief.ts";
import type { Situation } from "./situation.ts";

/** Situations in selling to companies, software subscriptions, and work for clients. */

export const companies: readonly Situation[] = [
  {
    id: "long-cycle",
    name: "so long a sale",
    told: [
      [
        anywhere(
          wordList`(\d+|six|nine|twelve|eighteen) months? to (close|sell|sign|decide)( \w+)*, takes( \w+){0,3} (\d+|six|nine|twelve|eighteen) months?, (long )?sales? cycles?, close in \d+ months?, months? until they (sign|buy|decide)`,
        ),
      ],
    ],
    not: /\b(?:seo|ranking|saas trial)\b/,
    opening: (brief) => {
      const { price, inMoney } = brief;
      const money = budgetInWords(brief);
      return `Not into broad ads: few buy, and late. Name the fifty to hundred firms that could buy, and be known to the two or three people who decide there: cases, LinkedIn to that list, one event.${price !== undefined && money !== undefined && price > 1000 ? ` One deal of ${inMoney(price)} carries the whole ${money}.` : ""}`;
    },
    own: [
      [
        /\b(?:trade )?(?:fairs?|shows?|expo|conference|exhibition|stand|booth)\b/,
        (brief) => {
          const { price, inMoney } = brief;
          const fee =
            /(?:stand|fair|booth|show|expo)\D{0,24}?(\d[\d,]*)(k?)|(\d[\d,]*)(k?)\D{0,16}(?:stand|fair|booth|show|expo)/.exec(
              brief.text,
            );
          const cost =
            Number((fee?.[1] ?? fee?.[3] ?? "").replaceAll(",", "")) *
            ((fee?.[2] ?? fee?.[4]) === "k" ? 1000 : 1);
          const share = budgetShare(cost, brief.budget?.value);
          return `Only if you meet people by appointment: fifteen named firms asked six weeks before, and a call to each within three days after.${cost > 0 && price !== undefined && price > cost ? ` One deal of ${inMoney(price)} repays the ${inMoney(cost)}${share};` : ""} without appointments, go as a visitor and save the stand.`;
        },
      ],
      [
        /\b(?:qualified|quality|how many) (?:leads?|talks?|meetings?)\b|\bleads?\b.*\bhow many\b/,
        "Of a hundred named firms expect eight to ten talks in a year, three offers and one deal. Count talks with people who decide; downloads say little.",
      ],
      [
        /\b(?:google|search|seo)\b/,
        "A small part: the ten words that an engineer or buyer types when the need is there, and one page for each with data and a case. A few hundred a month is enough.",
      ],
      [
        /\blinkedin\b/,
        "Yes, to a list of names only: upload the fifty firms, choose two roles, show cases. Some $800 a month; for everybody else it is too dear.",
      ],
    ],
    answers: {
      first:
        "Write the list: fifty firms, two names in each. Then one case with figures (what it cost, saved, and after how long), and send it by name to ten of them this week.",
      time: "The first talks within two months, the first deal after your usual cycle. So count talks and offers, not deals, in the first year.",
      why: "Because a dear purchase is decided by five people over months: whoever was known before the search began is on the short list.",
      cost: "As a rule of thumb: half for cases and content, a third for LinkedIn and search on the list, the rest for one event. Below $1,000 a month do the letters and calls alone.",
      half: "With half: drop the fair and broad ads; keep the list, two cases a year and personal letters.",
      cut: "Broad ads and fairs without appointments. Keep the list, the cases, and whoever calls.",
      ads: "Only to the list of firms, and for the ten words of people who want to buy. Ads to everybody bring students and competitors.",
      social:
        "LinkedIn, by a person and not by the firm: one case or one number a week. The other networks no.",
      mail: "Yes, to those you spoke with: once a month one case or one figure, so that you are there when the need comes.",
      print:
        "A letter, yes: two pages with a case, to the person by name, and a call a week later. It is read, since nobody else sends one.",
      write:
        "One figure from a case like theirs: “Changeover 40 minutes faster at a firm of your size; shall I show you how?” No brochure.",
      measure:
        "Talks with people who decide, offers, and their sum; each with the question how they came to you. Deals follow by nine months.",
      good: "One deal from a hundred named firms a year is usual; two is good.",
      who: "Whoever has the trouble (production, operations) and whoever signs (managing director, finance): two names for each firm.",
      where:
        "Where they look things up: trade magazines, the association’s days, LinkedIn, and colleagues at other firms whom you may name.",
      when: "Before their budget is made, September to November mostly; ask each when theirs is decided.",
      instead:
        "Your customers: ask each for two names. In dear goods half of all deals come that way.",
      fails:
        "If after six months there are no talks, the list or the case is wrong: ask five of the firms what they bought instead, and why.",
      discount:
        "No: at such sums risk decides, not 5%. Offer a trial, a visit to a customer, or a guarantee of a figure.",
      often: "Something useful every four to six weeks; more reads like pressure.",
      sure: "That a list beats broad ads at such sums: yes. How many talks it brings depends on your case and who calls.",
    },
  },
  {
    id: "payback",
    name: "the payback",
    told: [
      [
        anywhere(wordList`pay ?back`),
        anywhere(
          wordList`months?, (wants?|need|needs|must|should|down to|shorten|reduce|lower|too long|get to) ?(\d+)?`,
        ),
        /\d/,
      ],
    ],
    not: /\b(?:arpu|acv|what is (?:the|our) payback|whats the payback|how long is)\b/,
    opening:
      "Three levers, the quickest first: yearly payment in advance with a fifth off (cash comes at once), no more spending on the dearest third of new customers, and a shorter sale. Split the cost by channel and by ads and people; where does most of it lie?",
    own: [
      [
        /\b(?:sdrs?|sales (?:people|reps?|team|costs?)|headcount|people)\b/,
        "Set the cost of each seller beside the gross profit they won in the last two quarters. Below one to one cut there first; broad ads next. Good sellers with too few talks need better leads, not fewer colleagues.",
      ],
      [
        /\bgross margin\b|\bmargin is\b/,
        "Good, then the margin is not it: the way to a customer is. Divide sales and marketing cost by new customers for each channel, and stop the dearest third for a quarter.",
      ],
    ],
    answers: {
      first:
        "Offer yearly payment in advance to every new customer from Monday. Then cost and new customers by channel in one table, and stop the dearest third.",
      time: "Yearly payment acts at once, stopping the dearest third within a quarter, a shorter sale within two.",
      good: "Under 12 months is comfortable, up to 18 usual when selling to mid-sized firms, above 24 only with very low churn.",
      why: "Sales cost mostly: long cycles, talks with firms that never buy, and a price that grew less than the effort.",
      cut: "The channel with the dearest customers first, then talks with firms below your least size. Last of all those who look after customers.",
      price:
        "Yes, for new ones: a tenth more shortens it by a tenth, and few leave for that. Test with the next twenty offers.",
      discount:
        "Only for payment in advance: a fifth off a year brings the cash of ten months at once.",
      measure:
        "New gross profit a month against the cost of the quarter before, by channel; not the average.",
      half: "With half the spending, keep referrals, search by name and the best third of sellers.",
      ads: "Keep those whose customers pay back within twelve months; the average hides them.",
      instead:
        "Sell more to those you have: it needs no new cost of winning and pays back in weeks.",
      fails:
        "If it stays long with the dearest third gone, the deal is too small for the way you sell: raise the least size or let small ones buy by themselves.",
      sure: "Of the order, yes. Which third is the dearest, your table tells.",
      who: "Firms of the size that signed fastest in the last year.",
    },
  },
  {
    id: "client-doubts",
    name: "your client",
    told: [
      [
        anywhere(wordList`clients?, retainer, account`),
        anywhere(
          wordList`(wants?|going|about|threat\w+|thinking)( \w+){0,3} (leav\w*|cancel\w*|quit\w*|stop\w*|fire|end\w*|switch\w*), unhappy, angry, doubts?, complain\w*, (not|doesn't|does not|isn't)( \w+){0,2} (happy|satisfied|do anything|work\w*|see (any )?results?), lost (a|the|our) client, losing`,
        ),
        anywhere(
          wordList`agency, agencies, freelanc\w+, we (manage|run|do)( \w+){0,3} for, (my|our|one) clients?, seo`,
        ),
      ],
    ],
    not: /\b(?:cold|find|where|new clients?|more clients?|outreach)\b/,
    opening:
      "Do not defend, show: what was done, what moved (impressions, positions, enquiries), what comes next and by when. Search work shows after four to six months; at three, rising impressions are the honest sign. If nothing moved, say so first.",
    own: [
      [
        /\btoo early\b|\bafter (?:3|three) months\b|\b(?:is|are) (?:3|three) months\b/,
        "For sales yes, for a judgement no: at three months impressions and positions must rise. If they do, ask for three more; if not, change the plan now.",
      ],
      [
        /\bwhite label\b|\bfor agencies\b/,
        "That is a question for our people: a 30-minute call costs nothing. Use “Talk to Us” at the top of the page and say that you are an agency.",
      ],
    ],
    answers: {
      first:
        "Call today, before they write: “What would have to be true by March for you to stay?” Then one page with what moved and a plan of six weeks with a date.",
      write:
        "Three lines: what was done, what moved with numbers, what we do next and what you can judge us by on which day.",
      discount:
        "No: it says that the work was worth less. Offer a way out instead: three more months with two goals, and if they are missed the last month is free.",
      measure:
        "One page a month: enquiries from search first, then positions of ten words that matter, what was done, what is next. No traffic charts alone.",
      time: "Keep or lose is decided within two weeks. Rising impressions show after two to three months, enquiries after four to six.",
      why: "Because nobody told them in month one what month three looks like. Expectation is the reason more often than the work.",
      good: "At three months, more impressions and some words from page five to two are usual; enquiries come later.",
      cut: "Reports nobody reads and work without a goal; put the hours into the two pages that sell most.",
      often: "A page a month and a call of 15 minutes every two weeks until it is calm again.",
      instead:
        "Something quick beside it: their map profile and reviews, or one page for the service they earn most with. That shows within weeks.",
      fails:
        "Then part well: hand over all accounts, ask for the true reason and leave the door open. One in five comes back.",
      ask: "“What did you expect by now?” and “What would you show your boss?” Then listen.",
      price: "Not now: price comes up when the use is unclear.",
      ads: "A small search campaign for two words can bridge the time until search shows; let them pay the clicks, and say what it is for.",
      half: "If they pay half, do half: two pages and the map profile, nothing else, and put that in writing.",
      who: "Whoever signs: ask that person, not only your contact, what would count as success.",
      sure: "That silence loses clients: yes. Whether this one stays, the call today will tell.",
    },
  },
  {
    id: "own-agency",
    name: "your agency",
    told: [
      [
        anywhere(
          wordList`(our|my|the|an|this|their) (\w+ )?(agency|agencies|freelancer|consultant|marketer), agency (offers|wants|says|charges|told)`,
        ),
        anywhere(
          wordList`charg\w+, takes?, costs?, pay(ing)?( them)?, results?, nothing, reports?, contract, trust, good, worth, fire, leave, cancel, want(s)? us, told us, says?, recommend\w*, locked, access, offer(s|ed)?`,
        ),
      ],
    ],
    not: /\b(?:we are an agency|your agency)\b|\bhow (?:do|can|should) (?:i|we) (?:find|choose)\b|\blinkedin\b/,
    opening:
      "Judge them by one thing: what a customer costs by their work, in your figures and not in theirs. Ask for it in writing this week, and for your own logins. Who cannot tell it after three months is not measuring.",
    answers: {
      first:
        "Ask for the logins to ad account, analytics and site: they belong to you. Then the list of what was done last month, with hours.",
      ask: "Three: What did a customer cost last quarter? What will you stop? Whose name is the ad account in?",
      cost: "For small budgets 10–20% of the ad money or a fixed $500 to $1,500 a month is usual; more than half of the ad money is too much.",
      good: "A fee up to a fifth of the ad money is usual; setting up costs once a month’s fee.",
      why: "Because clicks and impressions are easy to raise and pay nothing. What a customer costs shows whether it works.",
      time: "Ads: three months is enough to judge. Search: six.",
      instead:
        "For one channel: a freelancer by the day and you for texts and pictures. Under $1,000 a month of ads that is mostly better.",
      cut: "Reports, “management” of empty channels and posts nobody sees; ask for the fee split by work.",
      write:
        "“Please send by Friday: cost of each customer last quarter, the list of work, and owner’s access to all accounts.”",
      fails:
        "If they refuse the logins, leave: that is the clearest sign there is. Read the notice period first.",
      half: "With half, take them by the job: set up once, then two hours a month of looking after it.",
      measure:
        "By your own till or list of customers: ad money and fee together, divided by new customers.",
      sure: "That accounts belong in your name: yes. Whether they work well, that one number tells.",
      discount: "Ask for less work, not for a lower fee: a cheaper price mostly buys a junior.",
    },
  },
  {
    id: "trials",
    name: "trials that do not pay",
    told: [
      [
        anywhere(
          wordList`trials?, free (plan|users?|accounts?|tier), sign ?-?ups?, freemium, demos?`,
        ),
        anywhere(
          wordList`(do|does|did)( not|n't)( \w+)? (convert|pay|upgrade|buy|activate|come back), not (converting|paying|upgrading), (convert|trial to paid|upgrade|pay)( \w+){0,4} \d, \d[\d.]* ?%( \w+){0,4} (convert|pay|paid|upgrade)\w*, never (pay|upgrade|come back|log in), trial to paid, few (pay|upgrade|convert)`,
        ),
        anywhere(
          wordList`saas, apps?, software, tool, platform, trials?, freemium, free (plan|users?|accounts?|tier)`,
        ),
      ],
    ],
    opening:
      "Look at the first day, not the last: whoever does not reach the first result within it seldom pays. Find the one act that payers did and others did not, and lead everybody there. 15–25% of trials without a card, about half with one, is usual.",
    answers: {
      first:
        "Take the last fifty payers: which act on day one do nearly all share? Make that the first screen, and write by hand to ten who stop before it.",
      good: "Without a card 15–25% is good and 8–12% usual; with a card 40–60%.",
      why: "Mostly they never saw it work with their own data. Longer trials do not help then, a shorter way does.",
      time: "A new first hour shows after two trial lengths, so four weeks with 14 days.",
      write:
        "Mail on day one: “Do this one thing, it takes three minutes.” Day three: “May I set it up with you?” Day ten: what they would lose.",
      ask: "“What did you want to get done, and where did you stop?” to ten who left, by phone.",
      mail: "Four: day one the one act, day three help, day seven a case, two days before the end the price and the loss.",
      discount:
        "Not at the end: those who saw no use do not pay half either. For a year paid at once, a fifth.",
      measure:
        "The share who reach the first result on day one, by week of sign-up; paying follows it two weeks later.",
      ads: "No more of them until the first day works; otherwise you buy people who leave.",
      instead:
        "A setup call of 15 minutes for each trial above a certain size: it doubles the share in many teams.",
      cut: "Fields before the first result, tours with ten steps, and mails about features.",
      price: "Seldom the price: if nine in ten never reached a result, they never judged it.",
      half: "Halving the trial mostly costs nothing: most decide within three days.",
      tried:
        "Longer trials seldom help: who has not begun by day three does not begin on day twenty. Shorten the way instead.",
      fails:
        "Then the wrong people sign up: look by source, and stop the one whose people never come back.",
      often: "Four mails in 14 days, and none to those who are active.",
      sure: "That day one decides: yes, nearly everywhere. Which act it is with you, your fifty payers tell.",
    },
  },
];

/** Returns the cost as a share of the budget (“, 45% of your budget”); empty unless both are known. */
function budgetShare(cost: number, budget: number | undefined): string {
  return budget === undefined || !(cost > 0) || cost >= budget
    ? ""
    : `, ${Math.round((cost / budget) * 100)}% of your budget`;
}
