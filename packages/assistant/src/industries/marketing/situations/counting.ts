import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations with figures that disagree, mailing lists, followers, and search traffic. */

const tools = wordList`ga ?4?, google analytics, analytics, shopify, woocommerce, google ads, meta, facebook, ads manager, hubspot, crm, matomo, stripe, till, shop system, backend, search console, pixel`;

export const counting: readonly Situation[] = [
  {
    id: "numbers-differ",
    name: "the figures that differ",
    told: [
      [
        new RegExp(`\\b${tools}\\b`),
        anywhere(
          wordList`(says?|shows?|reports?|claims?|counts?|has|have|tells?)( \w+){0,3} \d[\d,.]*( \w+){0,6}(?=.*\d), which( one| number)?( is|'s)? (right|true|correct), (do|does|did) not (match|agree|add up|fit), (don't|doesn't) (match|agree|add up), different (numbers|figures), discrepan\w*, numbers (differ|are different), (less|more|fewer) than( \w+){0,3} ${tools}`,
        ),
      ],
    ],
    not: /\b(?:how many|roi|break ?even)\b.*\?$/,
    opening: ({ text }) => {
      const [, a, b] =
        /(\d[\d,]*)(?!\d|%).*?\b(\d[\d,]*)(?!\d|%)/.exec(text.replace(/\bga ?4\b/g, "ga")) ?? [];
      const [low, high] = [a, b]
        .map((value) => Number(value?.replaceAll(",", "")))
        .sort((x, y) => x - y);
      const gap =
        low !== undefined && high !== undefined && high > low && low > 0
          ? ` A gap of ${Math.round(((high - low) / high) * 100)}% is ${(high - low) / high > 0.25 ? "more than usual: most of it will be refused consent and blockers, the rest a broken tag" : "usual: refused consent, blockers and other days of counting"}.`
          : " The difference is mostly refused consent, blockers, and sales counted on another day.";
      return `The shop or the till: it counts money, analytics only those who agreed to be counted.${gap} Use the shop for sums, analytics for shares.`;
    },
    own: [
      [
        /\b(?:cookie|consent|banner|gdpr)\b/,
        "Very likely: whoever says no is not counted, often 20–50%. Compare the two by day since the banner came; if the gap jumped then, that is it.",
      ],
      [
        /\bwhich (?:number|one|figure)\b.*\b(?:use|for|take)\b|\bfor (?:ads?|roas|budget|report)/,
        "For money the shop’s number, always: all revenue of the week ÷ all ad money. For which campaign did better, compare inside one tool only, and never across two.",
      ],
      [
        /\bhow much (?:of a )?(?:difference|gap)\b|\b(?:difference|gap) (?:is )?(?:normal|ok|usual)\b/,
        "Up to 20% is usual, with a strict consent banner up to 40%. More, or a sudden jump, means a broken tag.",
      ],
      [
        /\b(?:server|api|offline|modell?ed|consent mode)\b/,
        "It helps with blockers, not with a no: also on a server you may count a person only with consent. It brings back some 10–15%.",
      ],
    ],
    answers: {
      first:
        "Buy something yourself, once with consent and once without, and see which tool has it after a day. That takes ten minutes and finds most faults.",
      why: "Three reasons: people who refuse to be counted, browsers that block it, and sales counted on the day of the click instead of the day of purchase.",
      good: "Up to 20% is usual, with a strict banner up to 40%. A sudden jump is a fault.",
      measure:
        "One sheet: all revenue from the shop, all ad money, week by week. It needs no cookie and no network can claim it.",
      time: "Finding it takes an hour. Mended, new figures hold from that day on; the old ones stay as they were.",
      instead:
        "Ask each buyer “how did you hear of us?” after the order: 60% answer, and it counts what no tool sees.",
      fails:
        "If both tests are missing, the tag is gone from the thank-you page: whoever built the shop puts it back in minutes.",
      cut: "Not for that: only the counting is wrong. What goes is every second tag for the same thing, since two of one network count double.",
      cost: "Nothing but an hour; a server that counts costs $20 to $100 a month and pays from some hundred orders on.",
      ads: "Leave them running: only the counting is wrong. But do not let a network raise your budget on its own figures.",
      sure: "Of the shop’s figure, yes: it is what lay in the till. Of the reason, after your two test orders.",
      who: "Whoever built the shop can see it in the tag manager; else a freelancer for two hours.",
    },
  },
  {
    id: "low-open",
    name: "your list",
    told: [
      [
        anywhere(wordList`newsletters?, mailing list, e-?mails?, subscribers?, subs, list`),
        anywhere(
          wordList`(open|click)( ?rate)?s?( \w+){0,4} (\d[\d.]* ?%?|low|bad|down|dropped|falling|fell), \d[\d.]* ?%? opens?, \d[\d.]* ?(%|percent) (open|click)( rate)?, nobody (opens|reads|clicks), (land|lands|landing|going|goes|end up)( \w+)? (in )?spam, spam( folder)?, unsubscrib\w*( \w+){0,4} \d, dead( list| addresses)?, unopened`,
        ),
      ],
    ],
    not: /^(?:what|whats|is|how|which)\b.{0,60}\b(?:good|normal|average|usual|ok|typical)\b/,
    opening: ({ contacts, text }) => {
      const rate = Number(
        /(\d[\d.]*) ?(?:%|percent)(?: (?:of )?(?:open\w*|read))?/.exec(text)?.[1],
      );
      const judged =
        rate > 0 && rate < 25
          ? `${rate}% is low, 30–40% is usual: often spam folders, and many who never open. `
          : "";
      const many =
        contacts === undefined
          ? ""
          : ` Of ${contacts.toLocaleString("en-US")} perhaps half remain, and more of them read.`;
      return `${judged}Check the sender first (SPF, DKIM, DMARC), then write only to those who opened in six months, and ask the rest once whether they want to stay.${many}`;
    },
    own: [
      [
        /\b(?:delete|remove|clean|throw out|dead ones|inactive|sleepers|purge)\b/,
        "Yes, but ask once first: “Shall I go on writing to you?” with one button. Whoever does not press it in two weeks goes; they only push you into spam.",
      ],
      [
        /\b(?:spam|spf|dkim|dmarc|deliver\w*)\b/,
        "Send a mail to mail-tester.com and to your own Gmail and Outlook: it says what is missing. SPF, DKIM and DMARC are three entries at your domain, half an hour of work.",
      ],
      [
        /\b(?:subject line|headline)\b/,
        "Six words that say what is inside: “The repair guide you asked for”. No capitals, no exclamation mark. Test two on a tenth each and send the better.",
      ],
    ],
    answers: {
      first:
        "Send one test to Gmail, Outlook and mail-tester.com. If it lands in spam, mend the sender; if not, write to the active half only for a month.",
      why: "Mostly two things: providers sort you into spam because few open, and fewer open because you are in spam. Writing only to readers breaks that ring.",
      time: "Two to four weeks of writing only to readers, and providers trust you again.",
      good: "30–40% opened is usual and 2–3% clicked; programs count openings wrongly, so look at clicks.",
      often: "Every two weeks, for a month only to those who read. Then weekly if clicks hold.",
      when: "Whenever they have time: try Tuesday morning and Sunday evening for four letters each. It matters less than the sender and the subject.",
      write:
        "One subject, one button, 150 words, as to one person. First what they get from it, then you.",
      measure: "Clicks and orders by letter; openings only against your own last ones.",
      discount:
        "Not to wake them: it trains people to wait. Something useful first, an offer every fourth letter.",
      instead:
        "For those who never read: one last letter with a question, then leave them. New addresses come at the till or after the order.",
      ads: "No ads for that: mend the list you have, it costs nothing.",
      cost: "Nothing: sender entries are free, and a smaller list makes the program cheaper.",
      fails:
        "If the sender is sound and the active half still does not open, the content is not what they came for: ask ten of them what they want.",
      cut: "Half the letter: one subject and one button. And every address that has not opened for a year.",
      half: "Half the list that reads is worth more than all: clicks stay, spam falls.",
      who: "First those who opened or bought in the last six months; they lift your standing with the providers.",
      sure: "That dead addresses push you into spam: yes. How much comes back shows after four letters.",
      tried: "Then test the sender: SPF, DKIM and DMARC missing undo every good subject line.",
    },
  },
  {
    id: "followers-unsold",
    name: "followers who do not buy",
    not: /\b(?:etsy|amazon|ebay|shopify|web ?shop|online (?:shop|store))\b|\b(?:no|0|zero) (?:followers|customers)\b.*\b(?:no|0|zero) (?:followers|customers|money)\b/,
    told: [
      [
        anywhere(
          wordList`followers?, likes, views, fans, subscribers on (youtube|tiktok|instagram), went viral, viral, reach`,
        ),
        anywhere(
          wordList`(but |and )?(no|zero|0|hardly any|barely any|few|only \d+) (sales?|orders?|customers?|buyers?|bookings?|clicks?), nobody (buys|bought|clicks|books|orders), (do|does)( not|n't) (buy|sell|convert|click|order|book), not (buying|selling|converting)`,
        ),
      ],
    ],
    opening:
      "Likes come from people who are entertained, orders from people who have the need now. Say each week what one can buy, for how much, with one link; then bring them off the network to a list of mails, where selling works.",
    answers: {
      first:
        "Put one link in the profile, straight to the thing and not to the start page, and one story a week with price and “reply yes to order”.",
      why: "The network shows you to people who like such films, not to people near you who would buy. Entertaining posts bring more of the same.",
      time: "A clear offer each week shows within three weeks whether your followers are buyers.",
      often: "Of four posts, three useful and one that sells, with price.",
      write:
        "What it is, what it costs, how one gets it, by when. “Six left, 28 each, write ‘mug’ and I send the link.”",
      ads: "A small one to those who watched to the end or wrote to you: $60 a week. To strangers not yet.",
      measure: "Clicks on the link and orders with a code for followers, not likes.",
      good: "One or two of a thousand followers buying in a month is usual.",
      mail: "Yes: give something for the address (a first look, a small guide). A hundred addresses sell more than a thousand followers.",
      discount: "No, show the price instead: most never saw one.",
      instead: "Talk to those who comment: ten personal messages a week sell more than ten posts.",
      cut: "Posts without a product; trends that bring people from elsewhere.",
      who: "Look where they live and how old they are in the statistics; if that is not your buyer, change what you show.",
      fails:
        "Then they are not your buyers: look for people by their need, in search or at markets, and keep the channel as a display.",
      sure: "That likes and orders have little to do with each other: yes. Whether yours would buy, three weeks of offers tell.",
    },
  },
  {
    id: "traffic-fell",
    name: "the visitors from search",
    told: [
      [
        anywhere(
          wordList`traffic, rankings?, organic, visitors from google, google (traffic|visitors|visits), search traffic, positions?, impressions, seo`,
        ),
        anywhere(
          wordList`dropp?(ed|ing|s)?, fell, lost, losing, down( \d+)?, halved, gone, vanished, disappeared, crash\w*, tank\w*, decreas\w*, declin\w*`,
        ),
      ],
    ],
    not: /\b(?:ads?|cpc|shops?|footfall)\b.*\b(?:dropp?ed|fell)\b/,
    opening:
      "Look at the day it began: a sudden fall is mostly technical (new site, redirects, “noindex”), a slow one a rival or an update of Google’s. Search Console shows which pages and words lost; begin with the three largest.",
    own: [
      [
        /\b(?:relaunch\w*|new (?:site|website|theme|domain)|redesign\w*|moved|migrat\w*|update[ds]?)\b/,
        "Then check redirects first: each old address must lead to the page that replaces it (301), not to the start page. Then look for “noindex” left over from building. Recovery takes four to eight weeks.",
      ],
    ],
    answers: {
      first:
        "In Search Console, compare the last 28 days with those before, by page. Open the three that lost most: do they load, are they the same as before, who stands above you now?",
      why: "By frequency: a relaunch without redirects, pages switched to “noindex”, an update by Google, answers shown in search itself.",
      time: "Technical faults recover in two to eight weeks, an update in three to six months.",
      good: "Up to 10% up and down is usual; a fall by a third has a reason.",
      measure:
        "Clicks by page in Search Console, and enquiries from search beside it: sometimes only useless visitors are gone.",
      ads: "As a bridge yes: search ads on the words you lost that bring sales, until the pages are back.",
      instead:
        "Mails and the map profile do not depend on it; build these while the pages recover.",
      cost: "Finding it costs nothing but an hour in Search Console; redirects are half a day for whoever built the site.",
      cut: "Thin pages that nobody visits: merge them into the good ones.",
      fails:
        "If nothing came back after two months, have somebody look at it for a day; faults like that are found fast by trained eyes.",
      who: "Whoever built the site for redirects and “noindex”; texts are yours.",
      sure: "Of the order to look in, yes. The reason shows in Search Console, not from here.",
    },
  },
];
