import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations with consent, closed accounts, platforms that take a share, old address lists, and cold outreach. */

export const platformsAndLists: readonly Situation[] = [
  {
    id: "consent",
    name: "the consent banner",
    signs: [
      [
        anywhere(
          wordList`cookies?( banner)?, consent( banner| mode)?, banner, gdpr, ios( \d+)?, tracking`,
        ),
        anywhere(
          wordList`fell, drop\w*, down, lost, lose, losing, less, fewer, missing, gone, broken?, stopped, half, since, blind, vanished, not (work|track|count)\w*`,
        ),
      ],
    ],
    opening:
      "Very likely the sales are there and only the tracking is gone: people who refuse aren’t counted, often 20–50%. Compare orders in your shop or register with the same weeks before. If they didn’t drop, your marketing isn’t broken.",
    own: [
      [
        /\b(?:prove|show|convince|tell|explain to) (?:\w+ ){0,2}(?:him|her|them|boss|management|that|it)\b|\bhow do (?:i|we) (?:prove|know)\b/,
        "One chart: orders from the shop and conversions from the ads, week by week, four weeks before the banner and four after. If only the second line drops, it’s the tracking.",
      ],
      [
        /\b(?:remove|without|switch off|hide|dark pattern|force)\b/,
        "No: without consent it isn’t allowed in Europe, and neither is hiding the “no”. But two equally large buttons and one plain sentence on what it’s for get you 60–70% of yes.",
      ],
    ],
    answers: {
      first:
        "Put shop orders next to ad conversions for eight weeks. Then test the banner: does the tag fire after a yes? Often it’s an error and not the refusals.",
      why: "You may not recognise people who say no, so their purchase isn’t credited to any ad. The sale still happens.",
      measure:
        "All revenue ÷ all ad spend, week by week, from the shop. Ask every buyer how they heard of you, too.",
      good: "20–50% who refuse is usual. A bigger drop means the tag doesn’t fire even after a yes.",
      time: "Testing takes an hour; consent mode, set up properly, gives you modeled numbers after two to four weeks.",
      ads: "Leave the budget as it is until the shop’s own orders drop. Automatic bidding sees less now, so give it a looser target for two weeks.",
      instead:
        "Consent mode models the missing part, the server helps with blockers, and the question after the order costs nothing.",
      cost: "Nothing but hours; your own tracking server is $20 to $100 a month.",
      fails:
        "If the shop’s orders dropped too, it isn’t the banner: look at clicks and the page for that week.",
      sure: "About the usual share, yes. Whether that’s true for you, the shop’s orders from those weeks will show.",
      cut: "Nothing based on these numbers, because they’re wrong, not low.",
    },
  },
  {
    id: "account-shut",
    name: "the account",
    signs: [
      [
        anywhere(
          wordList`(ad|ads|google|facebook|meta|instagram|linkedin|business|merchant|analytics)( \w+){0,2} (account|profile|page|manager)s?, accounts?, ads?`,
        ),
        anywhere(
          wordList`suspend\w*, banned?, block(ed)?, disabled, locked( \w+)? out, disapproved, rejected, restricted, hacked, lost access, no access`,
        ),
      ],
    ],
    opening:
      "Ask for access first, in writing and with a deadline: an account you paid for should be yours. If the network shut it down, read the reason in the notice, fix that one thing, and appeal once, with facts. A new account usually gets shut down too.",
    own: [
      [
        /\b(?:their|his|her) account\b|\bbelongs to (?:them|the agency)\b|\bthey own\b/,
        "Look at the contract and at who paid the network: without a clause, it’s often negotiable. Otherwise, start a new account in your name; you only lose the history, and pages and pictures stay yours.",
      ],
      [
        /\b(?:new|second|another) account\b/,
        "If an agency is keeping the old one: yes, in your name, with your card. If the network shut it down: no, because that’s against its rules and gets shut down too.",
      ],
      [
        /\b(?:hacked|stolen)\b/,
        "Block the card at the bank now, then use the network’s form for hacked accounts, then set new passwords with a second factor for everyone.",
      ],
    ],
    answers: {
      first:
        "Today: an e-mail with a deadline to whoever has it, and your own login as owner for the site, analytics and map listing, so the rest is safe.",
      write:
        "“Please make us the owner of the ad account, analytics and tag manager by Friday. We paid for them; the customer number is ….”",
      time: "An appeal takes three to ten days; a new account learns for two to four weeks.",
      why: "Usually a promise (“guaranteed”), a page without company details and prices, a failed payment, or someone else in the account.",
      instead:
        "Until then: the other search engine, e-mails to people you have, the map listing, and partners.",
      fails:
        "If they refuse, have a lawyer claim it by letter, and start over in the meantime; waiting costs more than the history is worth.",
      cost: "Nothing but time; a new account costs you two to four weeks of more expensive clicks.",
      good: "Shutdowns are common; of the ones that appeal with the problem fixed, many come back.",
      ask: "Who is the owner by name? Which card pays? Who else has access?",
      sure: "I’m sure that the account should be in your name, yes. What the contract says, only you can read.",
    },
  },
  {
    id: "platform-share",
    name: "the platform’s share",
    signs: [
      [
        anywhere(
          wordList`uber ?eats?, deliveroo, just eat, lieferando, doordash, booking(\.com| com)?, airbnb, expedia, amazon, etsy, ebay, groupon, treatwell, portals?, market ?places?, platforms?, otas?`,
        ),
        anywhere(
          wordList`fees?, commissions?, margins?, takes?, eats?( up| our)?, depend\w*, \d+ ?(%|percent), direct(ly)?, own (shop|site|customers?), leave, without (it|them)`,
        ),
      ],
    ],
    not: /\b(?:can it|connect|integrat\w+|sell on (?:amazon|etsy) or)\b/,
    opening:
      "Let the platform bring in the first order and win the second one yourself: a card in every bag or package with your own number, a reason to order direct (an extra, not just the price), and a place to leave their e-mail. After that, count direct orders every week.",
    own: [
      [
        /\b(?:no|not have|without) (?:\w+ ){0,3}(?:list|contacts?|customers?|addresses|data)\b/,
        "The list starts with the card: “next time order direct: 07… or with this code, and the drink is free”. One in ten does; after three months you’ll have a few hundred.",
      ],
      [
        /\b(?:higher price|dearer|more expensive|raise (?:the )?prices?)\b.*|\bprices? (?:on|there)\b/,
        "Where the contract allows it, yes, 10–15% more there than direct. Many do that, but read the clause on price parity first.",
      ],
    ],
    answers: {
      first:
        "Print 500 cards with your number, a code and one extra for the second order, and put one in every bag from tomorrow. It costs around $40.",
      time: "One in ten orders direct the next time; after three months, a fifth of your regulars do.",
      why: "The first order is worth the commission, since you didn’t know the customer. The tenth isn’t.",
      cost: "Cards $40, a simple ordering page $30 a month. Two saved commissions a day pay for it.",
      discount: "Share the saved commission: a tenth off or a free drink, and you keep the rest.",
      good: "A fifth ordering direct after six months is good, and a third is very good.",
      write:
        "“Thank you! Next time order direct from us: same food, a drink on the house. 07…” Big number, one code.",
      ads: "On your own name in search, so people looking for you land with you and not on the platform. It costs a few dollars a day.",
      social:
        "Yes: put the number and the direct link in the profile, and one post a week says what’s free when people order direct.",
      mail: "As soon as you have a hundred addresses: Thursday at 16, one dish or one thing, one link.",
      measure: "Direct orders compared with all orders, every week, on a sheet at the register.",
      cut: "Paid placements on the platform first; not the platform itself as long as it brings in new people.",
      fails:
        "If no one uses the card, the extra is too small or ordering direct is awkward: try it on a phone, in under a minute.",
      instead:
        "Takeout at the door for regulars, standing orders for companies nearby: no platform takes a cut there.",
      who: "People who ordered twice in a month; put their card in by hand, with their name on it.",
      print: "Yes, that’s the way: a card in every bag, and a sticker with the number on the lid.",
      sure: "About the approach, yes. How many switch, your count will tell you after a month.",
    },
  },
  {
    id: "cold-list",
    name: "these addresses",
    signs: [
      [
        anywhere(wordList`e-?mails?, addresses, contacts, list, newsletter, business cards`),
        anywhere(
          wordList`never (mailed|written|contacted|e-?mailed|used|sent)( \w+)*, bought( list| addresses)?, (buy|rent|scrape\w*|scraped) (a |an |some )?(e-?mail|list|addresses|contacts|leads), trade ?(show|fair)s?, years? old, from (19|20)\d\d, business cards, (can|may|could) (i|we|you) (just |simply )?(send|mail|e-?mail|write)( \w+)*, without (permission|consent|asking), old (list|customers|contacts|addresses)`,
        ),
      ],
    ],
    not: /\bwhat (?:do|should|can) (?:i|we) (?:write|say)\b/,
    opening:
      "Not all at once: in Europe you need consent, or that they bought something similar from you. E-mail only people who fit one of those, a few hundred a day, and ask whether they want to hear from you. For the rest: phone or letter, or let them go.",
    own: [
      [
        /\b(?:legal\w*|law|allowed|gdpr|fine|illegal|may (?:i|we))\b/,
        "In the EU and the UK, only with consent, or to customers about similar things with an opt-out each time; a card from a trade show is rarely consent. In the US you may, with an address and an opt-out. Ask your lawyer before a big mailing.",
      ],
      [
        /\b(?:buy|bought|rent)\b.*\blist\b|\blist\b.*\b(?:buy|bought)\b/,
        "Don’t: no one on it agreed, a tenth bounces, and your own e-mails land in spam afterward.",
      ],
    ],
    answers: {
      first:
        "Sort them into three: bought from you, agreed in writing, neither. Start with the first two, those from the last two years, 200 a day.",
      write:
        "“We met at … / you bought …. May I write to you once a month about …? [Yes] [No]” Nothing else in the first one.",
      time: "A few hundred a day: 12,000 take a month. Any faster, and providers think you’re spam.",
      good: "Of old addresses, a tenth bounces and two in ten say yes; what’s left is worth writing to.",
      why: "Providers judge a sender by bounces and complaints, so a big mailing to old addresses ruins the good ones too.",
      often: "Once, and one reminder after two weeks. After that, only people who said yes.",
      measure: "Bounces under 2% and complaints under one in a thousand; stop if either is higher.",
      fails: "If fewer than one in ten replies, stop and use the phone for the fifty best.",
      instead:
        "By phone or letter to companies, each with a reason; or as a list for ads if they agreed to that.",
      ads: "Uploading the list to a network takes consent as well.",
      cost: "Checking addresses costs about half a cent each, and sending is $50 to $100 a month at that size.",
      cut: "Anything that’s older than three years and never bought.",
      who: "People who bought in the last two years; then those you remember talking to.",
      sure: "I’m sure that a mass mailing hurts your sender reputation, yes. On the law, a lawyer’s word counts and not mine.",
      discount: "Not in the first e-mail, because it looks like spam. Ask first.",
    },
  },
  {
    id: "own-list",
    name: "the people you can write to",
    signs: [
      [
        anywhere(wordList`\d[\d,.]*k? (\w+ )?(e-?mails?|addresses|contacts|subscribers|names)`),
        anywhere(wordList`send, write, mail them, do with (it|them|that), use (it|them)`),
      ],
    ],
    not: /\b(?:never|bought|open|opens|spam|unsubscri\w*|spent|revenue|cost|sales|sold|concert|tickets?|trade ?(?:fair|show)s?)\b/,
    opening: ({ contacts, text }) => {
      const many = contacts ?? Number(/(\d[\d,]*) /.exec(text)?.[1]?.replaceAll(",", ""));
      const acting =
        many > 0
          ? ` Of ${many.toLocaleString("en-US")}, around ${Math.max(1, Math.round(many * 0.03))} act on a good one.`
          : "";
      return `Yes: one e-mail with one reason to act now, and one button to book or buy.${acting} Only to customers and people who agreed, with an opt-out; say in the first line why they’re hearing from you.`;
    },
    answers: {
      first:
        "Write the e-mail today: what the season calls for, what you’re offering with a price, a button. Send it to a hundred first, fix what they ask about, then send it to everyone.",
      write:
        "Subject in six words (“Your bike before the first ride”). Three sentences: what’s due, what it costs, until when. One button.",
      when: "Two to three weeks before they need it, on a weekday morning or Sunday evening.",
      often:
        "One now, a reminder after ten days to people who didn’t act, then every four to six weeks.",
      discount: "Something extra instead of a discount, for people who book by a date.",
      good: "Of customers, 35–45% open and 3% act; older addresses, half of that.",
      measure: "Bookings through that button, and calls that mention it; opens are counted wrong.",
      time: "Most replies come within two days.",
      cost: "Software for that size costs $20 to $40 a month.",
      why: "They already know you: it costs nothing to reach them, and they buy five times as often as strangers.",
      ads: "You don’t need ads first; the e-mail brings in more, for free.",
      fails:
        "If fewer than one in a hundred acts, it’s the reason or the date: call ten of them and ask what they would have needed.",
      instead:
        "A text message to the fifty best, with their name and a time: it gets read within the hour.",
      who: "People from the last two years first; then the older ones in small batches.",
      half: "Write to the half that bought most recently; they bring in most of it.",
      sure: "I’m sure about the order, yes. The share that acts, your first hundred will tell you.",
      effort: "One e-mail every four weeks, an hour of work.",
    },
  },
  {
    id: "cold-outreach",
    name: "writing to strangers",
    signs: [
      [
        anywhere(
          wordList`cold (e-?mails?|calls?|calling|outreach|messages|dms?), outreach, prospecting, linkedin messages, (sent|wrote|mailed|called)( \w+)? \d+`,
        ),
        anywhere(
          wordList`no (reply|replies|answer|answers|response|responses), nobody (answers|replies|responds|answered|replied), ignored?, \d+ (repl\w+|answers|responses|meetings?|calls?), reply rate, better, improve, how, (do|does)( not)? work, useless, nothing`,
        ),
      ],
    ],
    opening:
      "Write twenty good ones instead of two hundred identical ones: one sentence about something true of them, one about what you did for a company like theirs, one small question. One reply in ten is good. After that, call within two days.",
    answers: {
      first:
        "Choose twenty companies with the same problem, and read about each one for five minutes. Write by hand; then call the ones who opened it.",
      write:
        "“You’re hiring three drivers at once. For a company your size, we cut the search to nine days. Is that useful now or not?” Under 60 words, no attachment.",
      good: "One reply in ten to handwritten ones is good, and one in a hundred to mass e-mails is usual.",
      often: "Three in three weeks, each with something new, then stop.",
      why: "It reads like a hundred others: about you, long, and asking for half an hour.",
      time: "Replies come within three days or not at all; conversations within two weeks.",
      measure:
        "Replies and conversations for every twenty; change one sentence for the next twenty.",
      when: "Tuesday to Thursday, before nine or after four.",
      instead:
        "Get introduced: ask every customer for one name. People reply to an introduction five times as often.",
      fails:
        "Change the problem you talk about, not the wording: after sixty without a reply, no one has it.",
      who: "Whoever has the problem every day, not the managing director.",
      mail: "Use e-mail and phone together, because the e-mail makes the call a familiar one.",
      cut: "Attachments, links, “I hope you are well” and everything about you.",
      sure: "About the share, as a rule of thumb. Your next twenty will tell you yours.",
    },
  },
];
