import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Medium } from "./medium.ts";

/** Ways to be found or seen online. */
export const onlineMedia: readonly Medium[] = [
  {
    id: "search-ads",
    named: anywhere(
      wordList`google ads?, ad ?words, search ads?, paid search, ads on google, google advertising`,
    ),
    says: {
      worth:
        "Yes, if people search for what you do when they need it. Test four weeks with exact words, only your town, and count every call.",
      often:
        "Look at the search terms once a week and block what doesn’t fit. Change one thing at a time.",
      cost: "A click is about {1} to {4} in most local trades. Below 10 clicks a day you learn nothing, so {10} to {20} a day for four weeks.",
      first:
        "Choose ten exact search words with your town, one ad and one page with your number on top.",
      measure:
        "By the cost of each call or order, not by clicks. Turn on call counting before the first day.",
      soon: "Calls come from the first week; after two weeks you see whether it carries.",
      stop: "Pause them when few people search or you’re full, and start again two weeks before the season. Keep only the words that bring work all year.",
      whom: "Your town plus as far as people really come, in your opening hours. Not “all interested”.",
      day: "In your opening hours, and in the week when people look for it. At night no one answers the call.",
      show: "What they searched for, your town, one thing that’s better, and a price from.",
    },
  },
  {
    id: "map",
    named: anywhere(
      wordList`google (maps?|profile|listing|business( profile)?|my business|entry), map (listing|profile|entry), my (listing|profile)`,
    ),
    says: {
      worth:
        "Yes, before anything else: it’s free, and most people who look for someone nearby look there.",
      cost: "Nothing. It takes an hour to set up and ten minutes a month.",
      first:
        "Claim it at google.com/business, choose the main category, then hours, ten photos, your services with prices.",
      often: "Two new photos and one post a month, and new hours before every holiday.",
      measure:
        "The profile counts calls, route requests and clicks by itself. Write them down once a month.",
      soon: "Calls rise after two to six weeks, once there are photos and reviews.",
      show: "Ten photos of your own: the front, inside, the work, the people, the price list.",
      day: "Any day; before a holiday, set the special hours a week ahead.",
      stop: "Leave it up, always. If you close for a while, set it to “temporarily closed” with the date.",
      whom: "It’s shown to people nearby who search; the category and reviews decide how often.",
    },
  },
  {
    id: "social-ads",
    named: anywhere(
      wordList`(facebook|instagram|insta|fb|meta|social( media)?|paid|boosted?) (ads?|adverts?|advertising|posts? boosted), boost(ing|ed)?( a| the| my)? posts?, ads? on (facebook|instagram|insta|fb|social media), promote(d)? posts?`,
    ),
    says: {
      worth:
        "Yes for something people like to look at, in a circle around you. For what’s only needed in an emergency, search ads do it.",
      cost: "At least {5} a day for two weeks, so {70}, or the platform learns nothing. A click is about {0.80}.",
      first:
        "Take three real pictures, show them within five miles, with one offer and its last day.",
      measure: "By what each order or visit cost, picture by picture. Likes don’t count.",
      soon: "After a week you see which picture works; after two, whether it pays.",
      often: "One campaign at a time, new pictures every three weeks: people tire of the same one.",
      stop: "Pause when you’re full or after two weeks without an order. Start again two weeks before the next occasion.",
      whom: "People within five miles, an age range you really serve, and leave the interests empty at first.",
      day: "The three days before the day you want to fill.",
      show: "The real thing in the first second, a price, a day. No logo first.",
    },
  },
  {
    id: "video",
    named: anywhere(wordList`reels?, videos?, tik ?tok, youtube, clips?, film(ing)?`),
    days: [2, 4, 0],
    says: {
      worth:
        "Yes if your work looks good while it’s made, and you’ll film two short clips a week for three months. Otherwise photos do.",
      day: "Evenings from 6 to 9, Tuesday, Thursday and Sunday. The first second counts more than the hour.",
      often: "Two short clips a week. Film four in one go and post them one by one.",
      cost: "Nothing but an hour a week; a phone holder and a small light are {40}.",
      first: "Film one job from start to finish, cut it to 20 seconds, and begin with the result.",
      measure: "By how many watch to the end, and how many write or come because of it.",
      soon: "It takes ten to twenty clips, so about three months.",
      length: "10 to 20 seconds, the result in the first two.",
      stop: "Stop if twenty clips brought no message at all. Then photos and reviews are the better hour.",
      whom: "Mostly people under 40; over that, Facebook and the map.",
      show: "Before and after, your hands at work, one mistake customers make, and one question you’re asked every week. Start with before and after.",
    },
  },
  {
    id: "facebook",
    named: anywhere(wordList`facebook( page| group| posts?)?, fb, local groups?`),
    days: [3, 4, 0],
    says: {
      worth:
        "Yes for a town and people over forty, most of all the local groups. For students and tourists, no.",
      day: "Wednesday or Thursday, and Sunday evening, from 6 to 8.",
      often: "Once a week on your page; in local groups once a month, or it’s seen as advertising.",
      cost: "Nothing. Boosting a post is {5} a day, only for an offer with a date.",
      first:
        "Join the two local groups, read the rules, and answer three questions before you post.",
      measure: "Ask new people what brought them. Likes mean little.",
      soon: "A post in a local group: the same day. Your page: months.",
      length: "Three sentences and a photo of yours.",
      stop: "Leave the page up, even if you post seldom. An abandoned one needs a line with your hours on top.",
      whom: "People over forty in your town, parents, clubs.",
      show: "People and work rather than offers: the finished job, the team, then now and then one offer.",
    },
  },
  {
    id: "instagram",
    named: anywhere(
      wordList`instagram( posts?| stor(y|ies))?, insta, ig, social media posts?, (?<!\b(?:i|we|to|you|and) )posts?( on social media)?, stor(y|ies), captions?, posting`,
    ),
    days: [2, 3, 4],
    says: {
      worth:
        "Yes if your work is worth looking at and your customers are under fifty. Otherwise the map listing brings more for the same hour.",
      day: "Tuesday to Thursday, around noon or 6 in the evening. Look at your account’s statistics after ten posts, and follow those.",
      often: "Two posts and three stories a week that you can keep up. Regular beats much.",
      cost: "Nothing but two hours a week.",
      first:
        "Write in the profile what, where and how to book; then post nine good pictures of your work.",
      measure: "Count messages and bookings from it, not likes. Ask new people where they saw you.",
      soon: "Three months of regular posts until strangers come. Regulars react at once.",
      length: "One line that stops, two that explain, one that says what to do. About 40 words.",
      stop: "Keep one post a week in quiet times: an account that’s silent for months looks closed.",
      whom: "People under fifty in your town; follow and comment on neighbours and regulars first.",
      show: "The finished work, the making of it, and a person. One of each a week.",
    },
  },
  {
    id: "website",
    named: anywhere(wordList`web ?sites?, home ?page, landing page, web ?page, online shop`),
    says: {
      worth:
        "Yes, one page: what, where, from what price, a photo, and how to book. For the first months the map listing alone will do.",
      cost: "A builder is {10} to {20} a month and a weekend of work; made by a firm, from {1000}.",
      first: "Write on paper what people ask on the phone. Those five answers are your page.",
      measure: "Calls and bookings per 100 visitors: two to five are good.",
      soon: "It works from the day you link it; being found in search takes four to six months.",
      often: "Look through prices, hours and photos every three months.",
      length: "One page, two screens on a phone.",
      show: "What you do and where in the first line, a price from, real photos, reviews, and your number on every screen.",
      stop: "Leave it up; a site that’s gone loses its place in search.",
    },
  },
];
