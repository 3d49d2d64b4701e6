import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { budgetInWords } from "./brief.ts";
import type { Situation } from "./situation.ts";

/** Situations in selling to companies, software subscriptions, and work for clients. */

export const companies: readonly Situation[] = [
  {
    id: "long-cycle",
    name: "such a long sales cycle",
    signs: [
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
      return `Not into broad ads: few people buy, and late. List the fifty to a hundred companies that could buy, and get known to the two or three people who decide there: case studies, LinkedIn to that list, one event.${price !== undefined && money !== undefined && price > 1000 ? ` One deal of ${inMoney(price)} pays for the whole ${money}.` : ""}`;
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
          return `Only if you meet people by appointment: ask fifteen companies by name six weeks ahead, and call each within three days after.${cost > 0 && price !== undefined && price > cost ? ` One deal of ${inMoney(price)} pays back the ${inMoney(cost)}${share};` : ""} without appointments, go as a visitor and save the booth.`;
        },
      ],
      [
        /\b(?:qualified|quality|how many) (?:leads?|talks?|meetings?)\b|\bleads?\b.*\bhow many\b/,
        "Out of a hundred companies by name, expect eight to ten conversations in a year, three quotes and one deal. Count conversations with people who decide, since downloads don’t say much.",
      ],
      [
        /\b(?:google|search|seo)\b/,
        "A small part: the ten keywords an engineer or buyer types when they need it, and one page for each with data and a case study. A few hundred a month is enough.",
      ],
      [
        /\blinkedin\b/,
        "Yes, but only to a list of names: upload the fifty companies, choose two roles, show case studies. It’s around $800 a month, and too expensive for everyone else.",
      ],
    ],
    answers: {
      first:
        "Write the list: fifty companies, two names at each. Next, take one case study with numbers (what it cost, saved, and after how long), and send it by name to ten of them this week.",
      time: "The first conversations come within two months, the first deal after your usual cycle. That’s why you should count conversations and quotes, not deals, in the first year.",
      why: "Because five people decide on an expensive purchase over months, and whoever they knew before the search began is on the short list.",
      cost: "As a rule of thumb, half for case studies and content, a third for LinkedIn and search on the list, the rest for one event. Below $1,000 a month, just do the letters and calls.",
      half: "With half, drop the trade show and broad ads; keep the list, two case studies a year and personal letters.",
      cut: "Broad ads and trade shows without appointments. Keep the list, the case studies, and whoever makes the calls.",
      ads: "Only to the list of companies, and for the ten keywords of people who want to buy. Ads to everyone attract students and competitors.",
      social:
        "LinkedIn, from a person and not the company: one case study or one number a week. Skip the other networks.",
      mail: "Yes, to people you’ve talked to: one case study or one number a month, so you’re there when they need it.",
      print:
        "A letter, yes: two pages with a case study, to the person by name, and a call a week later. It gets read, because no one else sends one.",
      write:
        "One number from a case like theirs: “Changeover 40 minutes faster at a company your size. Shall I show you how?” No brochure.",
      measure:
        "Conversations with people who decide, quotes, and their value; ask each one how they found you. Deals follow about nine months later.",
      good: "One deal a year from a hundred companies by name is usual; two is good.",
      who: "Whoever has the problem (production, operations) and whoever signs (managing director, finance): two names at each company.",
      where:
        "Where they look things up: trade magazines, the association’s events, LinkedIn, and colleagues at other companies you’re allowed to name.",
      when: "Before their budget is set, usually September to November; ask each one when theirs is decided.",
      instead:
        "Your customers: ask each one for two names. For expensive goods, half of all deals come that way.",
      fails:
        "If there are no conversations after six months, the list or the case study is wrong: ask five of the companies what they bought instead, and why.",
      discount:
        "No: with amounts like that, risk decides, not 5%. Offer a trial, a visit to a customer, or a guaranteed number.",
      often: "Something useful every four to six weeks; more than that feels like pressure.",
      sure: "I’m sure that a list beats broad ads at amounts like that, yes. How many conversations you get depends on your case study and who calls.",
    },
  },
  {
    id: "payback",
    name: "the payback",
    signs: [
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
      "You have three levers, the quickest first: yearly payment in advance with a fifth off (cash comes right away), no more spending on the most expensive third of new customers, and a shorter sale. Split the cost by channel and by ads and people; where does most of it go?",
    own: [
      [
        /\b(?:sdrs?|sales (?:people|reps?|team|costs?)|headcount|people)\b/,
        "Compare each seller’s cost with the gross profit they won in the last two quarters. Below one to one, cut there first, then broad ads. Good sellers with too few conversations need better leads, not fewer colleagues.",
      ],
      [
        /\bgross margin\b|\bmargin is\b/,
        "Good, so it isn’t the margin: it’s how you get to a customer. Divide sales and marketing cost by new customers for each channel, and stop the most expensive third for a quarter.",
      ],
    ],
    answers: {
      first:
        "Offer yearly payment in advance to every new customer from Monday. Next, put cost and new customers by channel in one table, and stop the most expensive third.",
      time: "Yearly payment helps right away, stopping the most expensive third within a quarter, a shorter sale within two.",
      good: "Under 12 months is comfortable, up to 18 is usual when selling to mid-sized companies, and above 24 works only with very low churn.",
      why: "Usually sales costs: long cycles, conversations with companies that never buy, and a price that grew less than the effort.",
      cut: "The channel with the most expensive customers first, then conversations with companies below your minimum size. Last of all, the people who look after customers.",
      price:
        "Yes, for new ones: a tenth more shortens it by a tenth, and few leave over that. Test it with the next twenty quotes.",
      discount:
        "Only for payment in advance: a fifth off a year brings in the cash of ten months right away.",
      measure:
        "New gross profit per month compared with the cost of the quarter before, by channel; not the average.",
      half: "With half the spending, keep referrals, search by name and the best third of sellers.",
      ads: "Keep the ones whose customers pay back within twelve months; the average hides them.",
      instead:
        "Sell more to the ones you have, because it costs nothing to win them and pays back in weeks.",
      fails:
        "If it stays long with the most expensive third gone, the deal is too small for the way you sell: raise the minimum size or let small ones buy on their own.",
      sure: "I’m sure about the order, yes. Your table will tell you which third is the most expensive.",
      who: "Companies of the size that signed fastest in the last year.",
    },
  },
  {
    id: "client-doubts",
    name: "your client",
    signs: [
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
      "Don’t defend yourself, show them: what you did, what moved (impressions, positions, enquiries), what comes next and by when. Search work shows after four to six months; at three, rising impressions are the honest sign. If nothing moved, say so first.",
    own: [
      [
        /\btoo early\b|\bafter (?:3|three) months\b|\b(?:is|are) (?:3|three) months\b/,
        "For sales, yes; for a judgment, no: at three months, impressions and positions should be rising. If they are, ask for three more; if not, change the plan now.",
      ],
      [
        /\bwhite label\b|\bfor agencies\b/,
        "That’s a question for our people, and a 30-minute call costs nothing. Use “Talk to Us” at the top of the page and tell them you’re an agency.",
      ],
    ],
    answers: {
      first:
        "Call today, before they write: “What would have to be true by March for you to stay?” After that, send one page with what moved and a six-week plan with a date.",
      write:
        "Three lines: what you did, what moved with numbers, and what you’ll do next and what they can judge you by on which day.",
      discount:
        "No: it says the work was worth less. Offer a way out instead: three more months with two goals, and if you miss them, the last month is free.",
      measure:
        "One page a month: enquiries from search first, then positions for ten keywords that matter, what you did, what’s next. No traffic charts alone.",
      time: "You’ll keep or lose them within two weeks. Rising impressions show after two to three months, enquiries after four to six.",
      why: "Because no one told them in month one what month three looks like. It’s more often the expectation than the work.",
      good: "At three months, more impressions and some keywords moving from page five to two are usual; enquiries come later.",
      cut: "Reports no one reads and work without a goal; put the hours into the two pages that sell the most.",
      often: "A page a month and a 15-minute call every two weeks until things calm down.",
      instead:
        "Something quick on the side: their map listing and reviews, or one page for the service that earns them the most. That shows results within weeks.",
      fails:
        "Part on good terms: hand over all accounts, ask for the real reason and leave the door open. One in five comes back.",
      ask: "“What did you expect by now?” and “What would you show your boss?” After that, listen.",
      price: "Not now: price comes up when the benefit isn’t clear.",
      ads: "A small search campaign for two keywords can bridge the time until search kicks in; have them pay for the clicks, and say what it’s for.",
      half: "If they pay half, do half: two pages and the map listing, nothing else, and put that in writing.",
      who: "Whoever signs: ask that person, not just your contact, what would count as success.",
      sure: "I’m sure that silence loses clients, yes. Whether this one stays, today’s call will tell you.",
    },
  },
  {
    id: "own-agency",
    name: "your agency",
    signs: [
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
      "Judge them by one thing: what a customer costs through their work, in your numbers and not theirs. Ask for it in writing this week, along with your own logins. If they can’t tell you after three months, they aren’t measuring.",
    answers: {
      first:
        "Ask for the logins to the ad account, analytics and site, because they belong to you. Next, ask for the list of what was done last month, with hours.",
      ask: "Three: What did a customer cost last quarter? What will you stop? Whose name is the ad account in?",
      cost: "For small budgets, 10–20% of ad spend or a flat $500 to $1,500 a month is usual; more than half of ad spend is too much.",
      good: "A fee up to a fifth of ad spend is usual; setup is a one-time cost of a month’s fee.",
      why: "Because clicks and impressions are easy to raise and don’t pay the bills. What a customer costs shows whether it works.",
      time: "Ads: three months is enough to judge. Search: six.",
      instead:
        "For one channel: a freelancer by the day, with you doing text and pictures. Under $1,000 a month of ads, that’s usually better.",
      cut: "Reports, “management” of empty channels and posts no one sees; ask for the fee broken down by task.",
      write:
        "“Please send by Friday: cost per customer last quarter, the list of work done, and owner access to all accounts.”",
      fails:
        "If they refuse the logins, leave, because that’s the clearest sign there is. Check the notice period first.",
      half: "With half, hire them by the job: a one-time setup, then two hours a month of upkeep.",
      measure:
        "With your own register or customer list: ad spend and fee together, divided by new customers.",
      sure: "I’m sure that accounts belong in your name, yes. Whether they do good work, that one number tells you.",
      discount:
        "Ask for less work, not a lower fee, because a lower price usually gets you a junior.",
    },
  },
  {
    id: "trials",
    name: "trials that don’t turn into sales",
    signs: [
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
      "Look at the first day, not the last: people who don’t get to the first result that day rarely pay. Find the one action payers took and others didn’t, and lead everyone there. 15–25% of trials without a card, about half with one, is usual.",
    answers: {
      first:
        "Take your last fifty payers: what did nearly all of them do on day one? Make that the first screen, and write by hand to ten people who stop before it.",
      good: "Without a card, 15–25% is good and 8–12% usual; with a card, 40–60%.",
      why: "Usually they never saw it work with their own data. Longer trials don’t help with that, but a shorter path does.",
      time: "A new first hour shows results after two trial lengths, so four weeks with 14 days.",
      write:
        "E-mail on day one: “Do this one thing, it takes three minutes.” Day three: “Want me to set it up with you?” Day ten: what they’d lose.",
      ask: "“What did you want to get done, and where did you stop?” to ten who left, by phone.",
      mail: "Four: the one action on day one, help on day three, a case study on day seven, the price and the loss two days before the end.",
      discount:
        "Not at the end: people who saw no benefit won’t pay half either. For a year paid up front, a fifth.",
      measure:
        "The share who get to the first result on day one, by sign-up week; payment follows two weeks later.",
      ads: "No more of them until the first day works; otherwise you’re buying people who leave.",
      instead:
        "A 15-minute setup call for every trial above a certain size, which doubles the share for many teams.",
      cut: "Fields before the first result, tours with ten steps, and e-mails about features.",
      price: "It’s rarely the price: if nine in ten never got a result, they never judged it.",
      half: "Cutting the trial in half usually costs nothing, because most people decide within three days.",
      tried:
        "Longer trials rarely help: people who haven’t started by day three won’t start on day twenty. Shorten the path instead.",
      fails:
        "The wrong people are signing up, then: check by source, and stop the one whose people never come back.",
      often: "Four e-mails in 14 days, and none to people who are active.",
      sure: "I’m sure that day one decides, yes, nearly everywhere. Which action it is for you, your fifty payers will tell you.",
    },
  },
];

/** Returns the cost as a share of the budget (“, 45% of your budget”); empty unless both are known. */
function budgetShare(cost: number, budget: number | undefined): string {
  return budget === undefined || !(cost > 0) || cost >= budget
    ? ""
    : `, ${Math.round((cost / budget) * 100)}% of your budget`;
}
