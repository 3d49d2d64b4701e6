import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations of dependence: on one customer, on a promised ranking, on paid posts, and an app that nobody finds. */

export const dependence: readonly Situation[] = [
  {
    id: "one-customer",
    name: "living from one customer",
    told: [
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
      "Use the good name before the gap: ask this customer today for a recommendation and two names, while they are content. Then list twenty firms like them and write to five a week. Until two new ones pay, keep costs low rather than buy ads.",
    answers: {
      first:
        "Today: ask for two names and a sentence in writing. This week: twenty firms with the same need, five personal messages.",
      write:
        "“For a firm like yours I did … over three years; from January I have room. Is that of use now or not?” Sixty words.",
      time: "From the first message to the first paid work mostly six to ten weeks, so begin before the gap.",
      ads: "Seldom: strangers do not buy such work from an ad. Twenty personal messages cost nothing and bring more.",
      social:
        "LinkedIn as an address book: find the person, write personally, mention whom you work for. Ads there are too dear for one person.",
      discount:
        "No; a small first job at a fixed price lowers the risk without lowering your rate.",
      price:
        "Do not lower it in fright: the next ones hear of it. Better less work than cheap work.",
      measure: "Messages, talks, offers, jobs, each week.",
      good: "No customer above a third of your income is a sound goal within a year.",
      often: "Five new messages a week, and to each three in three weeks.",
      instead:
        "Agencies and colleagues with too much work: as a sub-contractor the first jobs come soonest.",
      who: "Firms of the same kind and size as the one you know: you speak their language already.",
      where:
        "Through the customer you have, former colleagues there who moved on, and the association of that trade.",
      fails:
        "If twenty bring no talk, offer a narrower thing: one language, one kind of text, one delivery time.",
      cost: "Nothing but five hours a week.",
      why: "Whoever knows your work recommends without risk; strangers need proof first.",
      effort: "An hour each morning: two messages, one call. That is all.",
      ask: "“What did you value most, and who do you know with the same need?”",
      sure: "Of the way, yes; how many answer, the first twenty tell.",
    },
  },
  {
    id: "promised-rank",
    name: "the promise of a place",
    told: [
      [
        anywhere(wordList`guarantee\w*, promis\w+`),
        anywhere(
          wordList`page (1|one), first page, (rank|place|position|number) (1|one), top (3|10|three|ten), leads, results, followers, sales`,
        ),
      ],
    ],
    not: /\bmoney back\b|\bour guarantee\b/,
    opening:
      "No: nobody can promise a place in search, Google says so itself. Mostly it is for words nobody types. Ask which words, how often they are searched, and what it brought a client like you; without three clear answers, leave it.",
    answers: {
      ask: "Which words, searched how often? What did it bring a client like mine, in enquiries? What exactly do you do each month? Who owns the texts if I leave?",
      first:
        "Ask for the list of words with searches a month, and one client you may call. Then compare with doing the map profile and two good pages yourself.",
      cost: "Honest work for a small firm costs $500 to $1,500 a month, or two good pages and the map profile once, for some $800.",
      instead:
        "Map profile and ten reviews yourself, and one page for each service; search ads for the two best words meanwhile.",
      why: "Because the place is Google’s to give: a promise is kept with words nobody searches, or with bought links that harm you later.",
      time: "Four to six months until enquiries; sooner only for words nobody wants.",
      write:
        "“Please name the words, their searches a month, and one client I may call.” Who has these answers at once.",
      good: "A fair offer names work and not places: so many pages, so many hours, a report of enquiries.",
      sure: "That nobody can promise it: yes. Whether they work well, their client on the phone tells.",
      discount: "A lower fee changes nothing; a month’s notice and your own texts do.",
      fails:
        "Then leave after three months at most, and take texts and accounts with you: agree on that before.",
      half: "For half, take the map profile and one page a quarter; that is honest.",
      tried: "What did it bring in enquiries? If they cannot say, that is the answer.",
      cut: "Bought links and reports of positions.",
      measure: "Enquiries from search and calls from the map profile, each month; not positions.",
    },
  },
  {
    id: "boosts",
    name: "the boosted posts",
    told: [
      [
        anywhere(wordList`boost(ed|ing|s)?( posts?)?, promoted posts?, likes`),
        anywhere(
          wordList`no ?(one|body)( \w+){0,3} (new|came|comes|books?|bought|buys|called|signed), no (new )?(customers?|clients?|bookings?|sales|orders|members?|enquiries|leads), nothing( \w+){0,2} (came|happens|happened), zero( \w+)? (customers?|clients?|bookings?|sales|orders)`,
        ),
      ],
    ],
    opening: ({ text, inMoney }) => {
      const weekly = Number(/(\d+) ?(?:\w+ )?(?:a|per|each|every|\/) ?week/.exec(text)?.[1]);
      return `Yes, stop: a boost buys likes from people who like things, not customers.${weekly > 0 ? ` The ${inMoney(weekly)} a week` : " The money"} does more as one search ad for people nearby who look for it now, or as a first visit free for friends of regulars. Keep posting, without paying.`;
    },
    own: [
      [
        /\bstop\b|\bkeep\b|\bgo on\b/,
        "Yes, stop it for four weeks and watch bookings: if nothing is missing, it was for nothing.",
      ],
    ],
    answers: {
      first:
        "Stop the boost today. Then a search ad for two phrases with your district, with the price of a first visit, for four weeks.",
      why: "The button “boost” makes the network look for people who tap hearts. For bookings one chooses “leads” or “sales” in the ads manager, with a link to book.",
      ads: "In search yes: people there want it now. Two phrases with your district, from $60 a week, for four weeks.",
      social: "As free posts yes: show faces, hours, price and the button to book.",
      cost: "From $60 a week for four weeks; below that one learns nothing.",
      time: "Search ads show within two weeks whether people call.",
      write:
        "“First hour $10, beginners welcome, Tuesday at 18:00. Two places left.” Hour, price, button.",
      measure:
        "Ask each new one how they heard of you, and give the ad a number or link of its own.",
      half: "With half, every second week only, but then enough for that week.",
      good: "One in a hundred who sees it taps; one in fifty of those books. 200 likes may well mean none.",
      instead:
        "A guest ticket for each regular: who brings a friend gets something small. It brings people who come back.",
      discount: "A first visit at a small price, yes; never a lower price for all.",
      fails:
        "If two weeks of search ads bring no call, the offer or the hours do not fit; ask three who asked and did not come.",
      who: "People within ten minutes who search for it, and friends of those who come.",
      cut: "The boost first, and posts without an hour, a price and a button.",
      sure: "That boosts buy likes: yes. Whether search brings you people, four weeks show.",
      often: "Twice a week is enough; one of them with hours and price.",
    },
  },
  {
    id: "app",
    name: "the app",
    told: [
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
      "First see whether they stay: how many still open it after a week? Below one in five, mend the first day. Above it, three free ways: a title in the store with the words people search, five communities where the problem is discussed, and asking happy users for a review.",
    answers: {
      first:
        "Ask ten users by message what they use it for, and put their words into title and first picture of the store page. Then ask each, after the third use, for a review.",
      why: "Stores show what is searched, kept and rated; strangers do not look for a name they do not know.",
      time: "The store page shows within two weeks, communities on the same day, reviews over a month.",
      cost: "Nothing to begin with. Paid installs cost $1 to $4 each and most leave within a week, so later.",
      ads: "Not before one in five is still there after a week. Then search ads in the store, from $10 a day on ten words.",
      social:
        "A film of 15 seconds that shows the one thing it does, posted where people have that problem; answer each comment.",
      write:
        "“I made this because …. It does one thing: …. Free; tell me what is missing.” Honest, short, in the first person.",
      measure:
        "Store page views, installs, still there after a day, a week, a month; and the reviews.",
      good: "Of installs, a quarter back on the next day and one in ten after a month is usual.",
      often: "An update every two weeks with what users asked for: stores and users notice.",
      instead:
        "Be listed where people look for such things: newsletters, forums, Product Hunt; one good list brings hundreds.",
      who: "Those who have the problem today and speak of it: forums, groups, subreddits on the subject, not on apps.",
      where: "Where the problem is discussed; help first, name the app when asked.",
      fails:
        "If they come and leave, no marketing helps: watch five people on their first day and cut what stops them.",
      price:
        "Free with one paid extra; ask for money after the third use and not before the first.",
      discount:
        "A month of the paid part free for a honest word on what is missing; not for reviews, stores forbid it.",
      ask: "“What would you miss if it were gone?” Their answer is your headline.",
      effort:
        "One answer a day in one community, half an hour: that is how the first thousand mostly come.",
      cut: "Everything but one promise on the store page.",
      sure: "Of the order, yes. Whether yours keeps people, the figure after a week tells.",
      half: "It costs time and not money, so half simply takes twice as long.",
    },
  },
];
