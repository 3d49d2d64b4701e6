import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations with figures that disagree, mailing lists, followers, and search traffic. */

const tools = wordList`ga ?4?, google analytics, analytics, shopify, woocommerce, google ads, meta, facebook, ads manager, hubspot, crm, matomo, stripe, till, shop system, backend, search console, pixel`;

export const counting: readonly Situation[] = [
  {
    id: "numbers-differ",
    name: "the numbers that don’t match",
    signs: [
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
          ? ` A gap of ${Math.round(((high - low) / high) * 100)}% is ${(high - low) / high > 0.25 ? "more than usual: most of it will be refused consent and blockers, the rest a broken tag" : "usual: refused consent, blockers and different counting days"}.`
          : " The difference is usually refused consent, blockers, and sales counted on another day.";
      return `The shop or the register, because it counts money, and analytics counts only people who agreed to be counted.${gap} Use the shop for totals, analytics for shares.`;
    },
    own: [
      [
        /\b(?:cookie|consent|banner|gdpr)\b/,
        "Very likely: people who say no aren’t counted, often 20–50%. Compare the two by day since the banner went up; if the gap jumped then, that’s it.",
      ],
      [
        /\bwhich (?:number|one|figure)\b.*\b(?:use|for|take)\b|\bfor (?:ads?|roas|budget|report)/,
        "For money, always the shop’s number: all revenue for the week ÷ all ad spend. For which campaign did better, compare only within one tool, and never across two.",
      ],
      [
        /\bhow much (?:of a )?(?:difference|gap)\b|\b(?:difference|gap) (?:is )?(?:normal|ok|usual)\b/,
        "Up to 20% is usual, with a strict consent banner up to 40%. More than that, or a sudden jump, means a broken tag.",
      ],
      [
        /\b(?:server|api|offline|modell?ed|consent mode)\b/,
        "It helps with blockers, not with a no: even on a server, you may count a person only with consent. It brings back around 10–15%.",
      ],
    ],
    answers: {
      first:
        "Buy something yourself, once with consent and once without, and see which tool has it after a day. That takes ten minutes and finds most errors.",
      why: "Three reasons: people who refuse to be counted, browsers that block it, and sales counted on the day of the click instead of the day of purchase.",
      good: "Up to 20% is usual, with a strict banner up to 40%. A sudden jump is an error.",
      measure:
        "One sheet: all revenue from the shop and all ad spend, week by week. It needs no cookie, and no network can claim it.",
      time: "Finding it takes an hour. Once it’s fixed, new numbers are right from that day on; the old ones stay as they were.",
      instead:
        "Ask every buyer “how did you hear of us?” after the order: 60% answer, and it counts what no tool sees.",
      fails:
        "If both tests are missing, the tag is gone from the thank-you page: whoever built the shop can put it back in minutes.",
      cut: "Not because of that, since only the counting is wrong. What should go is every second tag for the same thing, because two from one network count double.",
      cost: "Nothing but an hour; a server that counts costs $20 to $100 a month and pays off from a few hundred orders.",
      ads: "Leave them running, because only the counting is wrong. But don’t let a network raise your budget based on its own numbers.",
      sure: "About the shop’s number, yes: it’s what was in the register. About the reason, after your two test orders.",
      who: "Whoever built the shop can see it in the tag manager; otherwise, a freelancer for two hours.",
    },
  },
  {
    id: "low-open",
    name: "your list",
    signs: [
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
          ? `${rate}% is low, since 30–40% is usual: often it’s spam folders, and a lot of people who never open. `
          : "";
      const many =
        contacts === undefined
          ? ""
          : ` Of ${contacts.toLocaleString("en-US")}, maybe half remain, and more of them read.`;
      return `${judged}Check the sender first (SPF, DKIM, DMARC), then write only to people who’ve opened in the last six months, and ask the rest once whether they want to stay.${many}`;
    },
    own: [
      [
        /\b(?:delete|remove|clean|throw out|dead ones|inactive|sleepers|purge)\b/,
        "Yes, but ask once first: “Should I keep writing to you?” with one button. Anyone who doesn’t press it in two weeks goes, since they only push you into spam.",
      ],
      [
        /\b(?:spam|spf|dkim|dmarc|deliver\w*)\b/,
        "Send an e-mail to mail-tester.com and to your own Gmail and Outlook, and it tells you what’s missing. SPF, DKIM and DMARC are three entries on your domain, half an hour of work.",
      ],
      [
        /\b(?:subject line|headline)\b/,
        "Six words that say what’s inside: “The repair guide you asked for”. No all caps, no exclamation mark. Test two on a tenth each and send the better one.",
      ],
    ],
    answers: {
      first:
        "Send one test to Gmail, Outlook and mail-tester.com. If it lands in spam, fix the sender; if not, write only to the active half for a month.",
      why: "Usually two things: providers send you to spam because few people open, and fewer open because you’re in spam. Writing only to readers breaks that cycle.",
      time: "After two to four weeks of writing only to readers, providers trust you again.",
      good: "30–40% opened is usual, and 2–3% clicked; programs count opens wrong, so look at clicks.",
      often:
        "Every two weeks, and for a month only to people who read. After that, weekly if clicks hold up.",
      when: "Whenever they have time: try Tuesday morning and Sunday evening for four e-mails each. It matters less than the sender and the subject line.",
      write:
        "One topic, one button, 150 words, as if to one person. Start with what they get from it, then you.",
      measure: "Clicks and orders per e-mail; compare opens only with your own last ones.",
      discount:
        "Not to wake them up, because it trains people to wait. Send something useful first, and an offer every fourth e-mail.",
      instead:
        "For people who never read: one last e-mail with a question, then let them go. New addresses come in at the register or after the order.",
      ads: "No ads for that: fix the list you have, which costs nothing.",
      cost: "Nothing: sender entries are free, and a smaller list makes the software cheaper.",
      fails:
        "If the sender is fine and the active half still doesn’t open, the content isn’t what they came for: ask ten of them what they want.",
      cut: "Cut the e-mail in half: one topic and one button. Drop every address that hasn’t opened in a year, too.",
      half: "Half a list that reads is worth more than all of it: clicks hold, spam drops.",
      who: "Start with people who opened or bought in the last six months; they raise your standing with the providers.",
      sure: "I’m sure that dead addresses push you into spam, yes. How much comes back, you’ll see after four e-mails.",
      tried: "Test the sender next: missing SPF, DKIM and DMARC undo every good subject line.",
    },
  },
  {
    id: "followers-unsold",
    name: "followers who don’t buy",
    not: /\b(?:etsy|amazon|ebay|shopify|web ?shop|online (?:shop|store))\b|\b(?:no|0|zero) (?:followers|customers)\b.*\b(?:no|0|zero) (?:followers|customers|money)\b/,
    signs: [
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
      "Likes come from people who are entertained, orders from people who need it now. Say each week what people can buy, for how much, with one link; then move them off the network to an e-mail list, where selling works.",
    answers: {
      first:
        "Put one link in your profile, straight to the product and not the home page, and post one story a week with the price and “reply yes to order”.",
      why: "The network shows you to people who like that kind of video, not to people near you who’d buy. Entertaining posts attract more of the same.",
      time: "A clear offer each week shows within three weeks whether your followers are buyers.",
      often: "Out of four posts, three useful ones and one that sells, with a price.",
      write:
        "What it is, what it costs, how to get it, by when. “Six left, 28 each, write ‘mug’ and I’ll send the link.”",
      ads: "A small one to people who watched to the end or messaged you: $60 a week. To strangers, not yet.",
      measure: "Clicks on the link and orders with a followers’ code, not likes.",
      good: "One or two out of a thousand followers buying in a month is usual.",
      mail: "Yes: give something in exchange for the address (a first look, a small guide). A hundred addresses sell more than a thousand followers.",
      discount: "No, show the price instead, because most people never saw one.",
      instead: "Talk to people who comment: ten personal messages a week sell more than ten posts.",
      cut: "Posts without a product; trends that bring in people from elsewhere.",
      who: "Check the statistics for where they live and how old they are; if that’s not your buyer, change what you show.",
      fails:
        "They aren’t your buyers: look for people by what they need, in search or at markets, and keep the channel as a display.",
      sure: "I’m sure that likes and orders have little to do with each other, yes. Whether yours would buy, three weeks of offers will tell you.",
    },
  },
  {
    id: "traffic-fell",
    name: "the visitors from search",
    signs: [
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
      "Look at the day it started: a sudden drop is usually technical (new site, redirects, “noindex”), a slow one a competitor or a Google update. Search Console shows which pages and keywords lost; start with the three biggest.",
    own: [
      [
        /\b(?:relaunch\w*|new (?:site|website|theme|domain)|redesign\w*|moved|migrat\w*|update[ds]?)\b/,
        "Check redirects first: every old address has to lead to the page that replaces it (301), not to the home page. Next, look for a “noindex” left over from development. Recovery takes four to eight weeks.",
      ],
    ],
    answers: {
      first:
        "In Search Console, compare the last 28 days with the period before, by page. Open the three that lost the most: do they load, are they the same as before, who ranks above you now?",
      why: "Most common first: a relaunch without redirects, pages set to “noindex”, a Google update, answers shown right in search.",
      time: "Technical problems recover in two to eight weeks, an update in three to six months.",
      good: "Up to 10% up and down is usual; a drop by a third has a reason.",
      measure:
        "Clicks by page in Search Console, with enquiries from search next to it: sometimes only the useless visitors are gone.",
      ads: "As a bridge, yes: run search ads on the keywords you lost that bring in sales, until the pages are back.",
      instead:
        "E-mail and the map listing don’t depend on it; build those while the pages recover.",
      cost: "Finding it costs nothing but an hour in Search Console; redirects are half a day for whoever built the site.",
      cut: "Thin pages no one visits: merge them into the good ones.",
      fails:
        "If nothing has come back after two months, have someone look at it for a day; an experienced eye finds problems like that fast.",
      who: "Whoever built the site, for redirects and “noindex”; the text is up to you.",
      sure: "About the order to look in, yes. The reason is in Search Console, and I can’t see it from here.",
    },
  },
];
