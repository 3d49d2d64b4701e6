import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations of dependence: on one customer, on a promised ranking, on paid posts, and an app that no one finds. */

export const dependence: readonly Situation[] = [
  {
    id: "one-customer",
    name: "depending on one customer",
    signs: [
      [
        anywhere(
          wordList`(one|single|biggest|main|largest|only) (client|customer|account|buyer), (\d|two|three|four|five|few) (clients?|customers?|accounts?|buyers?) (make|are|bring|pay|account)( \w+){0,3}, \d+ ?(%|percent)( \w+){0,3} (of|from)( \w+){0,3} (income|revenue|turnover|sales|business)`,
        ),
        anywhere(
          wordList`\d+ ?(%|percent), (about|going|wants?) to (stop|leave|quit|cancel|end), stopp\w*, leaving, left, lost, losing, worried, worr(y|ies), afraid, scared, depend\w*, gone, bankrupt, risk\w*, most of`,
        ),
      ],
    ],
    not: /\bagency\b.*\bseo\b|\bcac\b/,
    opening:
      "Use your good name before the gap: ask this customer today for a recommendation and two names, while they’re happy. Next, list twenty companies like them and write to five a week. Until two new ones pay, keep costs low instead of buying ads.",
    answers: {
      first:
        "Today: ask for two names and a sentence in writing. This week: twenty companies with the same need, five personal messages.",
      write:
        "“For a company like yours I did … over three years, and from January I have room. Is that useful now or not?” Sixty words.",
      time: "From the first message to the first paid work it’s usually six to ten weeks, so start before the gap.",
      ads: "Rarely, because strangers don’t buy that kind of work from an ad. Twenty personal messages cost nothing and bring in more.",
      social:
        "Use LinkedIn as an address book: find the person, write personally, mention who you work for. Ads there are too expensive for one person.",
      discount:
        "No; a small first job at a fixed price lowers the risk without lowering your rate.",
      price:
        "Don’t lower it out of fear, because the next clients will hear about it. Less work is better than cheap work.",
      measure: "Messages, conversations, quotes and jobs, every week.",
      good: "No customer above a third of your income is a sound goal within a year.",
      often: "Five new messages a week, and three to each person over three weeks.",
      instead:
        "Agencies and colleagues with too much work: as a subcontractor, you get your first jobs soonest.",
      who: "Companies of the same kind and size as the one you know, because you already speak their language.",
      where:
        "Through the customer you have, former colleagues from there who moved on, and that trade’s association.",
      fails:
        "If twenty don’t get you a conversation, offer something narrower: one language, one kind of text, one delivery time.",
      cost: "Nothing but five hours a week.",
      why: "People who know your work take no risk in recommending you; strangers need proof first.",
      effort: "An hour each morning: two messages, one call. That’s all.",
      ask: "“What did you value most, and who do you know with the same need?”",
      sure: "About the approach, yes; how many reply, the first twenty will tell you.",
    },
  },
  {
    id: "promised-rank",
    name: "the promised ranking",
    signs: [
      [
        anywhere(wordList`guarantee\w*, promis\w+`),
        anywhere(
          wordList`page (1|one), first page, (rank|place|position|number) (1|one), top (3|10|three|ten), leads, results, followers, sales`,
        ),
      ],
    ],
    not: /\bmoney back\b|\bour guarantee\b/,
    opening:
      "No: no one can promise a position in search, and Google says so itself. Usually it’s for keywords no one types. Ask which keywords, how often people search for them, and what it brought a client like you; without three clear answers, skip it.",
    answers: {
      ask: "Which keywords, and how often are they searched? What did it bring a client like me, in enquiries? What exactly do you do each month? Who owns the text if I leave?",
      first:
        "Ask for the list of keywords with monthly searches, and one client you can call. Then compare that with doing the map listing and two good pages yourself.",
      cost: "Honest work for a small company costs $500 to $1,500 a month, or, as a one-time job, around $800 for two good pages and the map listing.",
      instead:
        "The map listing and ten reviews yourself, and one page for each service; search ads for the two best keywords in the meantime.",
      why: "Because the position is up to Google: they keep the promise with keywords no one searches for, or with bought links that hurt you later.",
      time: "Four to six months until you get enquiries; sooner only for keywords no one wants.",
      write:
        "“Please name the keywords, their searches per month, and one client I can call.” Anyone good has these answers right away.",
      good: "A fair offer names work and not positions: so many pages, so many hours, a report on enquiries.",
      sure: "I’m sure that no one can promise it, yes. Whether they do good work, their client on the phone will tell you.",
      discount: "A lower fee doesn’t change anything; a month’s notice and owning your text do.",
      fails:
        "In that case, leave after three months at most, and take your text and accounts with you: agree on that in advance.",
      half: "For half, get the map listing and one page a quarter; that’s honest.",
      tried: "What did it bring in enquiries? If they can’t say, that’s your answer.",
      cut: "Bought links and reports on positions.",
      measure: "Enquiries from search and calls from the map listing, every month; not positions.",
    },
  },
  {
    id: "boosts",
    name: "the boosted posts",
    signs: [
      [
        anywhere(wordList`boost(ed|ing|s)?( posts?)?, promoted posts?, likes`),
        anywhere(
          wordList`no ?(one|body)( \w+){0,3} (new|came|comes|books?|bought|buys|called|signed), no (new )?(customers?|clients?|bookings?|sales|orders|members?|enquiries|leads), nothing( \w+){0,2} (came|happens|happened), zero( \w+)? (customers?|clients?|bookings?|sales|orders)`,
        ),
      ],
    ],
    opening: ({ text, inMoney }) => {
      const weekly = Number(
        /(?<!\d)(\d{1,6}) ?(?:\w{1,20} )?(?:a|per|each|every|\/) ?week/.exec(text)?.[1],
      );
      return `Yes, stop: a boost buys likes from people who like things, not customers.${weekly > 0 ? ` The ${inMoney(weekly)} a week` : " The money"} does more as one search ad for people nearby who are looking for it now, or as a free first visit for friends of regulars. Keep posting, without paying.`;
    },
    own: [
      [
        /\bstop\b|\bkeep\b|\bgo on\b/,
        "Yes, stop it for four weeks and watch bookings: if nothing’s missing, it did nothing.",
      ],
    ],
    answers: {
      first:
        "Stop the boost today. After that, run a search ad for two phrases with your neighbourhood, with the price of a first visit, for four weeks.",
      why: "The “boost” button has the network look for people who tap hearts. For bookings, you choose “leads” or “sales” in the ads manager, with a link to book.",
      ads: "In search, yes, because people there want it now. Two phrases with your neighbourhood, from $60 a week, for four weeks.",
      social: "As free posts, yes: show faces, hours, price and the button to book.",
      cost: "From $60 a week for four weeks; below that you don’t learn anything.",
      time: "Search ads show within two weeks whether people call.",
      write:
        "“First hour $10, beginners welcome, Tuesday at 18:00. Two spots left.” Hour, price, button.",
      measure: "Ask every new one how they heard of you, and give the ad its own number or link.",
      half: "With half, only every second week, but enough for that week.",
      good: "One in a hundred people who see it taps, and one in fifty of those books. 200 likes may well mean none.",
      instead:
        "A guest pass for each regular: anyone who brings a friend gets something small. It brings in people who come back.",
      discount: "A first visit at a low price, yes; never a lower price for everyone.",
      fails:
        "If two weeks of search ads don’t bring a call, the offer or the hours don’t fit; ask three who asked and didn’t come.",
      who: "People within ten minutes who search for it, and friends of people who come.",
      cut: "The boost first, and posts without an hour, a price and a button.",
      sure: "I’m sure that boosts buy likes, yes. Whether search brings you people, four weeks will show.",
      often: "Twice a week is enough; one of them with hours and price.",
    },
  },
  {
    id: "app",
    name: "the app",
    signs: [
      [
        anywhere(wordList`apps?, ios, android, app store, play store, game`),
        anywhere(
          wordList`downloads?, installs?, users?, reviews?, active, retention, uninstall\w*`,
        ),
        anywhere(wordList`\d+, no, few, more, how, get, first, nobody, drop\w*, leave`),
      ],
    ],
    not: /\b(?:cac|ltv|churn|arpu|ticket|restaurant)\b/,
    opening:
      "First see whether they stay: how many still open it after a week? Below one in five, fix the first day. Above it, three free ways: a store title with the words people search for, five communities where people discuss the problem, and asking happy users for a review.",
    answers: {
      first:
        "Message ten users and ask what they use it for, and put their words into the title and first picture of the store page. After that, ask each one, after the third use, for a review.",
      why: "Stores show what’s searched for, kept and rated; strangers don’t look for a name they don’t know.",
      time: "The store page shows results within two weeks, communities on the same day, reviews over a month.",
      cost: "Nothing to start with. Paid installs cost $1 to $4 each and most people leave within a week, so save those for later.",
      ads: "Not before one in five is still there after a week. After that, run search ads in the store, from $10 a day on ten keywords.",
      social:
        "A 15-second video that shows the one thing it does, posted where people have that problem; answer every comment.",
      write:
        "“I made this because …. It does one thing: …. It’s free; tell me what’s missing.” Honest, short, in the first person.",
      measure:
        "Store page views, installs, who’s still there after a day, a week, a month; and the reviews.",
      good: "Of installs, a quarter back on the next day and one in ten after a month is usual.",
      often:
        "An update every two weeks with what users asked for, because stores and users notice.",
      instead:
        "Get listed where people look for things like that: newsletters, forums, Product Hunt; one good list brings in hundreds.",
      who: "People who have the problem today and talk about it: forums, groups, subreddits on the topic, not on apps.",
      where: "Where people discuss the problem; help first, and name the app when someone asks.",
      fails:
        "If they come and leave, no marketing helps: watch five people on their first day and cut what stops them.",
      price:
        "Free with one paid extra; ask for money after the third use and not before the first.",
      discount:
        "A free month of the paid part for an honest word on what’s missing; not for reviews, because stores ban that.",
      ask: "“What would you miss if it were gone?” Their answer is your headline.",
      effort:
        "One answer a day in one community, half an hour: that’s usually how the first thousand come.",
      cut: "Everything but one promise on the store page.",
      sure: "I’m sure about the order, yes. Whether yours keeps people, the number after a week will tell you.",
      half: "It costs time and not money, so half simply takes twice as long.",
    },
  },
];
