import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations with consent, closed accounts, platforms that take a share, old address lists, and cold outreach. */

export const platformsAndLists: readonly Situation[] = [
  {
    id: "consent",
    name: "the consent banner",
    told: [
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
      "Very likely the sales are there and only the counting is gone: whoever refuses is not counted, often 20–50%. Compare orders in your shop or till with the same weeks before. If they did not fall, marketing is not broken.",
    own: [
      [
        /\b(?:prove|show|convince|tell|explain to) (?:\w+ ){0,2}(?:him|her|them|boss|management|that|it)\b|\bhow do (?:i|we) (?:prove|know)\b/,
        "One picture: orders from the shop and conversions from the ads, week by week, four weeks before the banner and four after. If only the second line falls, it is the counting.",
      ],
      [
        /\b(?:remove|without|switch off|hide|dark pattern|force)\b/,
        "No: without consent it is not allowed in Europe, and hiding the “no” neither. But both buttons equally large and one plain sentence on what it is for bring 60–70% of yes.",
      ],
    ],
    answers: {
      first:
        "Set shop orders beside ad conversions for eight weeks. Then test the banner: does the tag fire after a yes? Often it is a fault and not the refusals.",
      why: "Whoever says no may not be recognised, so their purchase belongs to no ad. The sale happens all the same.",
      measure:
        "All revenue ÷ all ad money, week by week, from the shop. And ask each buyer how they heard of you.",
      good: "20–50% who refuse is usual. A fall by more means that the tag does not fire even after a yes.",
      time: "Testing takes an hour; consent mode, set up properly, brings modelled figures after two to four weeks.",
      ads: "Leave the budget as it is until the shop’s own orders fall. Automatic bidding sees less now, so give it a looser target for two weeks.",
      instead:
        "Consent mode models the missing part, the server helps against blockers, and the question after the order costs nothing.",
      cost: "Nothing but hours; a server of your own for counting $20 to $100 a month.",
      fails:
        "If the shop’s orders fell as well, it is not the banner: look at clicks and the page of that week.",
      sure: "Of the usual share, yes. That it is so with you, the shop’s orders of those weeks prove.",
      cut: "Nothing on the strength of these figures: they are wrong, not low.",
    },
  },
  {
    id: "account-shut",
    name: "the account",
    told: [
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
      "Ask for access first, in writing and with a date: an account that was paid by you should be yours. If the network shut it, read the reason in the notice, mend that one thing, and appeal once, with facts. A new account is mostly shut too.",
    own: [
      [
        /\b(?:their|his|her) account\b|\bbelongs to (?:them|the agency)\b|\bthey own\b/,
        "Then look at the contract and at who paid the network: without a clause it is often negotiable. Otherwise begin a new account in your name; only history is lost, pages and pictures stay yours.",
      ],
      [
        /\b(?:new|second|another) account\b/,
        "If an agency keeps the old one: yes, in your name, with your card. If the network shut it: no, that is against its rules and gets shut too.",
      ],
      [
        /\b(?:hacked|stolen)\b/,
        "Stop the card at the bank now, then the network’s form for hacked accounts, then new passwords with a second factor for everybody.",
      ],
    ],
    answers: {
      first:
        "Today: a mail with a date to whoever holds it, and your own login as owner for site, analytics and map profile, so that the rest is safe.",
      write:
        "“Please make us the owner of the ad account, analytics and tag manager by Friday. We paid for them; the customer number is ….”",
      time: "An appeal takes three to ten days; a new account learns for two to four weeks.",
      why: "Mostly a promise (“guaranteed”), a page without imprint and prices, a payment that failed, or somebody else in the account.",
      instead:
        "Until then: the other search engine, mails to those you have, the map profile, and partners.",
      fails:
        "If they refuse, have it claimed by a lawyer’s letter, and begin anew beside it; waiting costs more than the history is worth.",
      cost: "Nothing but time; a new account costs two to four weeks of dearer clicks.",
      good: "Shut accounts are common; of those that appeal with the fault mended, many come back.",
      ask: "Who is the owner by name? Which card pays? Who else has access?",
      sure: "That the account should be in your name: yes. What the contract says only you can read.",
    },
  },
  {
    id: "platform-share",
    name: "the platform’s share",
    told: [
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
      "Let the platform bring the first order and win the second yourself: a card in each bag or parcel with your own number, a reason to order directly (an extra, not only the price), and the address for a mail. Then count direct orders each week.",
    own: [
      [
        /\b(?:no|not have|without) (?:\w+ ){0,3}(?:list|contacts?|customers?|addresses|data)\b/,
        "The list begins with the card: “next time order directly: 07… or by this code, and the drink is free”. One in ten does so; after three months you have a few hundred.",
      ],
      [
        /\b(?:higher price|dearer|more expensive|raise (?:the )?prices?)\b.*|\bprices? (?:on|there)\b/,
        "Where the contract allows it: yes, 10–15% dearer there than directly. Many do so; read the clause on equal prices first.",
      ],
    ],
    answers: {
      first:
        "Print 500 cards with number, code and one extra for the second order, and put one into every bag from tomorrow. It costs some $40.",
      time: "One in ten orders directly the next time; after three months a fifth of regulars is yours.",
      why: "The first order is worth the commission, since you did not know the customer. The tenth is not.",
      cost: "Cards $40, a simple page for orders $30 a month. Two saved commissions a day pay for it.",
      discount: "Share the saved commission: a tenth off or a free drink, and you keep the rest.",
      good: "A fifth directly after half a year is good, a third very good.",
      write:
        "“Thank you! Next time directly from us: same food, a drink on the house. 07…” Large number, one code.",
      ads: "On your own name in search, so that those who look for you land with you and not with the platform. It costs a few dollars a day.",
      social:
        "Yes: the number and the direct link stand in the profile, and one post a week says what is free when ordered directly.",
      mail: "As soon as you have a hundred addresses: Thursday at 16, one dish or one thing, one link.",
      measure: "Direct orders against all orders, each week, on a sheet by the till.",
      cut: "Paid places on the platform first; not the platform itself as long as it brings new people.",
      fails:
        "If nobody takes the card, the extra is too small or ordering directly is awkward: try it with a phone, in under a minute.",
      instead:
        "Take-away at the door for regulars, standing orders for firms nearby: no platform takes a share there.",
      who: "Those who ordered twice in a month; put their card in by hand, with the name on it.",
      print: "Yes, that is the way: a card in each bag, and a sticker with the number on the lid.",
      sure: "Of the way, yes. How many change, your count tells after a month.",
    },
  },
  {
    id: "cold-list",
    name: "these addresses",
    told: [
      [
        anywhere(wordList`e-?mails?, addresses, contacts, list, newsletter, business cards`),
        anywhere(
          wordList`never (mailed|written|contacted|e-?mailed|used|sent)( \w+)*, bought( list| addresses)?, (buy|rent|scrape\w*|scraped) (a |an |some )?(e-?mail|list|addresses|contacts|leads), trade ?(show|fair)s?, years? old, from (19|20)\d\d, business cards, (can|may|could) (i|we|you) (just |simply )?(send|mail|e-?mail|write)( \w+)*, without (permission|consent|asking), old (list|customers|contacts|addresses)`,
        ),
      ],
    ],
    not: /\bwhat (?:do|should|can) (?:i|we) (?:write|say)\b/,
    opening:
      "Not all at once: in Europe you need consent, or a purchase from you of something like it. Mail only those who have one of them, a few hundred a day, and ask whether they want to hear from you. The rest: by phone or letter, or let them go.",
    own: [
      [
        /\b(?:legal\w*|law|allowed|gdpr|fine|illegal|may (?:i|we))\b/,
        "In the EU and the UK only with consent, or to customers about similar things with a way out each time; a card from a fair is seldom consent. In the US you may, with address and way out. Ask your lawyer before a large mailing.",
      ],
      [
        /\b(?:buy|bought|rent)\b.*\blist\b|\blist\b.*\b(?:buy|bought)\b/,
        "Do not: nobody on it agreed, a tenth bounces, and your own mails land in spam afterwards.",
      ],
    ],
    answers: {
      first:
        "Sort into three: bought from you, agreed in writing, neither. Begin with the first two, those of the last two years, 200 a day.",
      write:
        "“We met at … / you bought …. May I write to you once a month on …? [Yes] [No]” Nothing else in the first one.",
      time: "A few hundred a day: 12,000 take a month. Faster, and the providers take you for spam.",
      good: "Of old addresses a tenth bounces and two in ten say yes; what remains is worth writing to.",
      why: "Providers judge a sender by bounces and complaints: a large mailing to old addresses spoils the good ones too.",
      often: "Once, and one reminder after two weeks. Then only to those who said yes.",
      measure:
        "Bounces under 2% and complaints under one in a thousand; stop when either is higher.",
      fails: "If fewer than one in ten answers, stop and use the phone for the fifty best.",
      instead:
        "By phone or letter to firms, with a reason each; or as a list for ads where they agreed to that.",
      ads: "Uploading the list to a network needs consent as well.",
      cost: "Checking addresses costs about half a cent each, sending $50 to $100 a month at that size.",
      cut: "Whatever is older than three years and never bought.",
      who: "Those who bought in the last two years; then those you remember talking with.",
      sure: "That a mass mailing hurts your sender: yes. For the law, a lawyer’s word counts and not mine.",
      discount: "Not in the first mail: it looks like spam. Ask first.",
    },
  },
  {
    id: "own-list",
    name: "the people you can write to",
    told: [
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
          ? ` Of ${many.toLocaleString("en-US")} some ${Math.max(1, Math.round(many * 0.03))} act on a good one.`
          : "";
      return `Yes: one mail with one reason for now, and one button to book or buy.${acting} Only to customers and those who agreed, with a way out; in the first line say why they hear from you.`;
    },
    answers: {
      first:
        "Write the mail today: what the season asks for, what you offer with price, a button. Send it to a hundred first, mend what they ask, then to all.",
      write:
        "Subject in six words (“Your bike before the first ride”). Three sentences: what is due, what it costs, until when. One button.",
      when: "Two to three weeks before they need it, on a weekday morning or Sunday evening.",
      often:
        "One now, a reminder after ten days to those who did not act, then every four to six weeks.",
      discount: "Something on top rather than a discount, for those who book by a date.",
      good: "Of customers 35–45% open and 3% act; older addresses half of that.",
      measure: "Bookings by that button, and calls that mention it; openings are counted wrongly.",
      time: "Most answers come within two days.",
      cost: "A program for that size costs $20 to $40 a month.",
      why: "They know you already: it costs nothing to reach them, and they buy five times as often as strangers.",
      ads: "Not needed first; the mail brings more, for nothing.",
      fails:
        "If fewer than one in a hundred acts, it is the reason or the date: ask ten of them by phone what they would have needed.",
      instead:
        "A text message to the fifty best, with the name and a time: it is read within the hour.",
      who: "Those of the last two years first; then the older ones in small parts.",
      half: "Write to the half that bought last; they bring most of it.",
      sure: "Of the order, yes. The share that acts, your first hundred tell.",
      effort: "One mail in four weeks, an hour of work.",
    },
  },
  {
    id: "cold-outreach",
    name: "writing to strangers",
    told: [
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
      "Write to twenty well, not to two hundred alike: one sentence on something true of them, one on what you did for a firm like theirs, one small question. One answer in ten is good. Then call within two days.",
    answers: {
      first:
        "Choose twenty firms with the same trouble, and read five minutes about each. Write by hand; then call those who opened.",
      write:
        "“You hire three drivers at once. For a firm of your size we cut the search to nine days. Is that of use now or not?” Under 60 words, no attachment.",
      good: "One answer in ten to hand-written ones is good, one in a hundred to mass mails usual.",
      often: "Three in three weeks, each with something new, then stop.",
      why: "It reads like a hundred others: about you, long, and asking for half an hour.",
      time: "Answers come within three days or not at all; talks within two weeks.",
      measure: "Answers and talks of each twenty; change one sentence for the next twenty.",
      when: "Tuesday to Thursday, before nine or after four.",
      instead:
        "Be introduced: ask each customer for one name. An introduction is answered five times as often.",
      fails:
        "Change the trouble you speak of, not the words: after sixty without an answer nobody has it.",
      who: "Whoever has the trouble each day, not the managing director.",
      mail: "Mail and call together: the mail makes the call a known one.",
      cut: "Attachments, links, “I hope you are well” and everything about you.",
      sure: "Of the share, by rule of thumb. Your next twenty tell yours.",
    },
  },
];
