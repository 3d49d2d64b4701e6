import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations with donors, volunteers, reviews, rivals and recommendations. */

export const peopleAndRivals: readonly Situation[] = [
  {
    id: "donations",
    name: "donations",
    told: [
      [
        anywhere(wordList`donations?, donors?, giving, fund ?rais\w*, supporters?`),
        anywhere(
          wordList`down, dropp?\w*, fell, fewer, less, declin\w*, need, more, get, raise, find, win, stopped, no (money|budget), how, help, budget, christmas, year ?end, campaign, lapsed, target, goal, by \w+`,
        ),
      ],
    ],
    not: /\b(?:ticket|concert|cost per|roi|roas)\b/,
    opening: ({ contacts }) =>
      `${contacts === undefined ? "Those who gave before" : `The ${contacts.toLocaleString("en-US")} who gave before`} come first: one letter with one story, one sum and what it does (“$30 feeds a dog for a month”), then a call to the twenty largest. Half of a year’s gifts come from November on.`,
    own: [
      [
        /\b(?:monthly|regular|standing|recurring)\b/,
        "Yes, ask for it in the second letter: $10 a month is worth more than $50 once, and stays for years. Offer three sums, the middle one marked.",
      ],
      [
        /\b(?:grants?|foundations?|sponsors?|compan(?:y|ies)|firms?)\b/,
        "Beside it, yes: five firms nearby, one concrete thing with a price and their name on it. Foundations take three to six months.",
      ],
    ],
    answers: {
      first:
        "Thank the last hundred givers with a picture, and ask for nothing. Two weeks later the letter with one story and one sum. Call the twenty largest yourself.",
      write:
        "One animal or person by name, what happened, what $30 does, one button and a date. No statistics, no “we as an organisation”. Thank them in the first line.",
      often:
        "Three times before the year’s end: the story, a reminder with how far you are, the last day. In between, one thank-you without a wish.",
      when: "From late November to the last day of the year; the last three days bring a tenth of the year. Send mornings.",
      time: "Mails bring gifts within three days, letters within three weeks.",
      why: "Mostly because they were not thanked or not asked: of those who stop, more than half say nobody wrote.",
      who: "Those who gave in the last two years, then volunteers and adopters. Strangers give least and cost most.",
      cost: "Next to nothing: mails are free, a letter about $1. It should bring five times that from people who gave before.",
      ads: "Not for gifts: a new giver by ads costs more than they give in the first year. For adoptions and volunteers yes, little money nearby.",
      social:
        "For stories and thanks yes, as ads seldom: a new giver costs more there than they give in the first year. Let every story lead to the page where one can give.",
      print:
        "A letter to those over sixty who gave before: it brings more than mail. Flyers to strangers do not pay.",
      mail: "Yes, first: one story, one sum, one button, to all who gave. Three times until the year’s end.",
      good: "Of those who gave last year, four or five in ten give again; 3–5% of a mailing is good.",
      measure:
        "How many of last year’s givers gave again, and the average sum. Put the code of each letter on the form.",
      instead:
        "A day where people come: open house, market stall, a run with sponsors. It brings addresses, and those give later.",
      effort:
        "Then one mail and twenty calls, nothing else: that is two days and brings most of it.",
      fails:
        "If fewer than 2% answer, it is the story or the old addresses: call ten givers and ask what they remember of you.",
      discount:
        "There is none, but a doubler helps: “a friend doubles every gift until Sunday”, where that is true.",
      cut: "Posts that ask for nothing and printed reports. Keep thanks, letters and calls.",
      half: "With half the hours: the thank-you, one letter, twenty calls.",
      price: "Offer three sums with what each does, and mark the middle one.",
      sure: "That former givers come first: yes, everywhere. The share that gives again differs; your last year tells yours.",
    },
  },
  {
    id: "volunteers",
    name: "finding volunteers",
    told: [
      [
        anywhere(
          wordList`volunteers?, helpers?, coaches for( \w+){0,3}, board members?, foster (families|homes|carers)`,
        ),
        anywhere(
          wordList`need, find, get, more, no, few, only, lack\w*, looking for, want, recruit\w*, not enough, missing, came`,
        ),
      ],
    ],
    not: /\bdonat\w+\b|\bwithout any\b|\bno (?:budget|money)\b/,
    opening: ({ text }) => {
      const [, many] = /(\d+) (?:more |new )?(?:volunteers?|helpers?)/.exec(text) ?? [];
      return `Ask by name, for one thing with a date: “Saturday 4 July, 9 to 12, at the grill. Can you?”${many === undefined ? "" : ` For ${many}, ask ${Number(many) * 4}: about one in four says yes.`} Those who helped before first, each with the wish to bring one friend; then schools, firms and clubs.`;
    },
    answers: {
      first:
        "Call last year’s helpers this week, and ask what would bring them again. Then a list of single tasks with hours, so that nobody fears a whole week.",
      write:
        "“Two hours, one thing, one date, one name to ask: … Can you?” Say what they get: food, company, a certificate.",
      why: "People fear an open end and being alone with it. One task with an end, and a friend beside, takes both away.",
      time: "Ask eight to ten weeks before, and remind two weeks and two days before.",
      where:
        "Schools and universities (hours that count), firms with a volunteer day, sports clubs, parishes, the town’s volunteer agency.",
      who: "Those who helped, parents of those who take part, former participants of 16 to 20, and firms nearby.",
      social:
        "As proof: a film of last year’s helpers laughing, with date and name to write to. The asking itself works by person.",
      print:
        "A notice where they are anyway: school, club, supermarket board; with strips to tear off and a name.",
      mail: "One to all who know you, with the list of tasks and hours; people take a line sooner than they answer “who can help?”.",
      ads: "Hardly: an ad brings names that do not come. Google gives registered charities ads for nothing, though.",
      discount: "Pay nothing, but thank well: food, a shirt, a certificate, a fare.",
      measure:
        "Asked, said yes, came, came again. Mostly it breaks between yes and came: remind twice.",
      good: "One in four says yes when asked by name, and eight in ten of those come when reminded.",
      fails:
        "If few come, make the tasks shorter, or share the day with another club: each helps the other.",
      cost: "Food and fares, some $10 a head.",
      often: "Ask once, remind twice, thank within two days.",
      instead:
        "A firm’s volunteer day: ten people at once, and they bring tools. Write to three firms now.",
      effort: "Let each helper you have ask one: ten calls are done by ten people.",
      tried:
        "By name or by notice? Notices bring one in a hundred, a personal question one in four.",
      sure: "That asking by name works best: yes. The share differs; your first ten calls tell.",
    },
  },
  {
    id: "rivals",
    name: "your rival",
    told: [
      [
        anywhere(wordList`competitors?, competition, rivals?, (big )?chains?, amazon, the others`),
        anywhere(
          wordList`cheaper, undercut\w*, bigger, outspend\w*, (more|deeper) (money|budget|pockets), copy\w*, copied, everywhere, (take|took|taking|steal\w*|stole|lost|lose|losing)( \w+){0,3} (customers?|clients?|to them), (new|next door|across), ahead, above us, price war, same (thing|product)s?, bid(s|ding)? on`,
        ),
      ],
      [
        anywhere(
          wordList`(new|another|second|two|three|four|\d) (new )?(\w+ )?(studios?|shops?|stores?|gyms?|salons?|cafes?|restaurants?|practices?|bakery|bakeries|barbers?|places?|bars?|agenc(y|ies)|schools?|garages?)( \w+){0,2} (opened|opens|opening|moved|started|popped up)`,
        ),
      ],
    ],
    not: /\b(?:how (?:do|can) i (?:find|analy)|research|(?:i|we|our) (?:just )?(?:opened|open|are opening))\b/,
    opening:
      "Do not follow their price: choose the customers for whom you are the better choice, and say why in one sentence. Ask ten of yours why they stayed; their words are your advertising. What can you do that they cannot?",
    answers: {
      first:
        "Ask ten regulars: “Why us and not them?” The reason that comes up most goes into your headline, your profile and your answer on the phone.",
      why: "Who only compares prices leaves you for the next cent. Those who stay have another reason, and you can find more of them.",
      price:
        "Keep it, and explain it: what is in it, who does it, what happens when something breaks. Lower only a small entry product.",
      discount:
        "No: they have more breath. Give something they cannot: a person who answers, a guarantee, a service on the day.",
      ads: "Bid on your own name, and on narrow words they overlook (district, special case). Against their large words you pay most.",
      write:
        "“Not the cheapest. The ones who come on the same day.” One reason, in your customers’ words, with one proof.",
      time: "A clearer reason shows in enquiries within four to six weeks.",
      measure:
        "Ask each who buys “who else did you look at?”, and each who does not “whom did you take, and why?”.",
      instead:
        "A niche: one kind of customer that the large one serves badly. Be the first name there.",
      good: "If three in ten leave for price, that is usual; if seven do, your reason is not clear.",
      fails: "Then leave the price buyers to them and make less, but better paid work.",
      cut: "Whatever says the same as they do.",
      cost: "Nothing at first: ten talks. Then a new headline and profile.",
      social:
        "Show what they cannot: faces, the work, the customer by name. Large ones seldom can.",
      who: "Those who had trouble with the cheap one: they look for somebody reliable, and pay for it.",
      half: "With half the money: own name in search, reviews, and the ten talks. That is where you win.",
      sure: "That a price war is won by the larger one: nearly always. What your reason is, your ten regulars know.",
    },
  },
  {
    id: "bad-rating",
    name: "the reviews",
    told: [
      [
        anywhere(wordList`reviews?, ratings?, stars?`),
        anywhere(
          wordList`\d[.,]\d, bad, low, negative, (1|one)[ -]?stars?, few(er)?, only \d+, dropp\w*, fell, hurt\w*, competitor has, unfair, terrible`,
        ),
        anywhere(wordList`we|our|my|i|us|google|tripadvisor|yelp|trustpilot`),
      ],
    ],
    not: /\b(?:fake|remove|delete|buy|answer|respond|reply)\b/,
    opening:
      "Answer each bad one in three sentences, kindly and with a solution, then outnumber them: ask every content customer on the same day, with a link. From 4.2 stars and twenty reviews on, people stop hesitating.",
    answers: {
      first:
        "Today, send the link to ten customers who thanked you lately. Then make asking a habit: at the till, or by message two hours later.",
      time: "Ten a month lift 3.8 to 4.2 in about three months; people read the newest five.",
      write:
        "“Thank you for today. A sentence here helps us much: [link].” And to a bad one: thanks, what went wrong, what you do now.",
      why: "Angry people write by themselves, content ones only when asked.",
      good: "4.2 to 4.8 is what people trust; a plain 5.0 with few reviews looks bought.",
      measure: "New reviews a month and the average of the last twenty, not of all time.",
      discount:
        "No reward for reviews: platforms forbid it and remove them. Asking kindly is enough.",
      often: "Once each customer, on the same day, with one reminder.",
      ads: "Wait with ads until you have 4.2 and twenty reviews: until then you pay for people who turn away.",
      fails:
        "If new ones are bad too, it is the service: read what comes up three times and mend that.",
      instead:
        "Three named customers with a picture on your page, for those who want to see faces.",
      cost: "Nothing but the asking.",
      who: "Regulars and those who just thanked you: of ten asked on the day, three write.",
      sure: "That asking works: yes, three in ten write when asked on the day.",
    },
  },
  {
    id: "referrals",
    name: "being recommended",
    told: [
      [
        anywhere(
          wordList`word of mouth, referrals?, recommend\w*( us| me)?, (all|most|only)( \w+){0,4} (come|came|comes)( \w+){0,2} (through|by|from|via) (friends|recommend\w*|word)`,
        ),
        anywhere(
          wordList`only, all, most(ly)?, dried up, slow\w*, not enough, more, depend\w*, how, drying, stopped, live (from|off|on)`,
        ),
      ],
    ],
    opening:
      "Make it a habit instead of luck: ask each content customer on the day they are happiest, “Who else do you know who has this trouble?”, and give them something to pass on, such as a card, a link or a first hour free.",
    answers: {
      first:
        "List twenty happy customers, call five a week, and ask each for one name. Expect one new customer from five calls.",
      write:
        "“I have room for two new customers in January. Who comes to your mind?” A number makes it easy to help.",
      discount:
        "A thank-you for both sides works better than a percentage: a bottle, an hour, a plant. Keep it small, so that it stays honest.",
      time: "The first names come in the same week, customers within a month.",
      why: "People like to recommend but do not think of it; being asked with a clear picture of whom you seek makes them.",
      measure: "Ask each new one who sent them, and thank that person within a day.",
      ads: "Beside it only for what people search: your name and two jobs. Recommended people buy three times as often.",
      good: "One in five asked gives a name, half of those buy.",
      instead:
        "Partners who meet your customers before you do: three of them, each with a reason to send you people.",
      often: "Once after the job, once a year later; not more.",
      cost: "A call and a thank-you of some $20 for each new customer.",
      fails:
        "If nobody gives a name, ask what would have to be better; it is the most honest survey there is.",
      who: "Those who praised you in the last three months, and people who meet many of your kind of customers.",
      sure: "Yes: asking is what most leave out, and it costs nothing to try five times.",
    },
  },
];
