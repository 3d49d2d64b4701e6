import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Situation } from "./situation.ts";

/** Situations with donors, volunteers, reviews, rivals and recommendations. */

export const peopleAndRivals: readonly Situation[] = [
  {
    id: "donations",
    name: "donations",
    signs: [
      [
        anywhere(wordList`donations?, donors?, giving, fund ?rais\w*, supporters?`),
        anywhere(
          wordList`down, dropp?\w*, fell, fewer, less, declin\w*, need, more, get, raise, find, win, stopped, no (money|budget), how, help, budget, christmas, year ?end, campaign, lapsed, target, goal, by \w+`,
        ),
      ],
    ],
    not: /\b(?:ticket|concert|cost per|roi|roas)\b/,
    opening: ({ contacts }) =>
      `${contacts === undefined ? "People who gave before" : `The ${contacts.toLocaleString("en-US")} who gave before`} come first: one letter with one story, one amount and what it does (“$30 feeds a dog for a month”), then a call to the twenty largest. Half of a year’s donations come from November on.`,
    own: [
      [
        /\b(?:monthly|regular|standing|recurring)\b/,
        "Yes, ask for it in the second letter: $10 a month is worth more than $50 once, and lasts for years. Offer three amounts, with the middle one marked.",
      ],
      [
        /\b(?:grants?|foundations?|sponsors?|compan(?:y|ies)|firms?)\b/,
        "On the side, yes: five companies nearby, one specific thing with a price and their name on it. Foundations take three to six months.",
      ],
    ],
    answers: {
      first:
        "Thank your last hundred donors with a picture, and ask for nothing. Two weeks later, send the letter with one story and one amount. Call the twenty largest yourself.",
      write:
        "One animal or person by name, what happened, what $30 does, one button and a date. No statistics, no “we as an organization”. Thank them in the first line.",
      often:
        "Three times before the end of the year: the story, a reminder with how far along you are, the last day. In between, one thank-you without asking for anything.",
      when: "From late November to the last day of the year; the last three days bring in a tenth of the year. Send in the mornings.",
      time: "E-mails bring donations within three days, letters within three weeks.",
      why: "Usually because no one thanked them or asked them: of the people who stop, more than half say no one wrote.",
      who: "People who gave in the last two years, then volunteers and adopters. Strangers give the least and cost the most.",
      cost: "Next to nothing: e-mails are free, a letter about $1. It should bring in five times that from people who gave before.",
      ads: "Not for donations: a new donor through ads costs more than they give in the first year. For adoptions and volunteers, yes, a little money nearby.",
      social:
        "For stories and thanks, yes; as ads, rarely, because a new donor there costs more than they give in the first year. Have every story lead to the page where people can give.",
      print:
        "A letter to people over sixty who gave before: it brings in more than e-mail. Flyers to strangers don’t pay off.",
      mail: "Yes, first: one story, one amount, one button, to everyone who gave. Three times until the end of the year.",
      good: "Of last year’s donors, four or five in ten give again; 3–5% of a mailing is good.",
      measure:
        "How many of last year’s donors gave again, and the average amount. Put each letter’s code on the form.",
      instead:
        "A day when people come by: open house, market stall, a run with sponsors. It brings in addresses, and those people give later.",
      effort:
        "One e-mail and twenty calls, nothing else: that’s two days, and it brings in most of it.",
      fails:
        "If fewer than 2% respond, it’s the story or old addresses: call ten donors and ask what they remember about you.",
      discount:
        "There isn’t one, but matching helps: “a friend is doubling every gift until Sunday”, if it’s true.",
      cut: "Posts that ask for nothing and printed reports. Keep thank-yous, letters and calls.",
      half: "With half the hours: the thank-you, one letter, twenty calls.",
      price: "Offer three amounts with what each one does, and mark the middle one.",
      sure: "I’m sure that past donors come first, yes, everywhere. The share that gives again varies, and your last year will tell you yours.",
    },
  },
  {
    id: "volunteers",
    name: "finding volunteers",
    signs: [
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
      return `Ask by name, for one thing with a date: “Saturday 4 July, 9 to 12, at the grill. Can you?”${many === undefined ? "" : ` For ${many}, ask ${Number(many) * 4}: about one in four says yes.`} Start with people who helped before, and ask each one to bring a friend; then schools, companies and clubs.`;
    },
    answers: {
      first:
        "Call last year’s helpers this week, and ask what would bring them back. Next, make a list of single tasks with hours, so no one’s afraid of a whole week.",
      write:
        "“Two hours, one thing, one date, one person to ask: … Can you?” Say what they get: food, company, a certificate.",
      why: "People are afraid of an open end and of being on their own. One task with an end, and a friend alongside, takes care of both.",
      time: "Ask eight to ten weeks ahead, and remind them two weeks and two days before.",
      where:
        "Schools and universities (hours that count), companies with a volunteer day, sports clubs, churches, the town’s volunteer centre.",
      who: "People who’ve helped, parents of participants, former participants aged 16 to 20, and companies nearby.",
      social:
        "As proof: a video of last year’s helpers laughing, with the date and who to contact. The asking itself works in person.",
      print:
        "A notice where they go anyway: school, club, supermarket board; with tear-off strips and a name.",
      mail: "One to everyone who knows you, with the list of tasks and hours; people sign up for a slot sooner than they answer “who can help?”.",
      ads: "Hardly: an ad gets you names of people who don’t show up. Google gives registered charities free ads, though.",
      discount: "Don’t pay, but thank people well: food, a shirt, a certificate, travel costs.",
      measure:
        "Asked, said yes, came, came again. Usually it breaks between yes and came, so remind them twice.",
      good: "One in four says yes when asked by name, and eight in ten of those come if you remind them.",
      fails:
        "If few come, make the tasks shorter, or share the day with another club, with each helping the other.",
      cost: "Food and travel costs, around $10 a head.",
      often: "Ask once, remind twice, thank them within two days.",
      instead:
        "A company’s volunteer day: ten people at once, and they bring tools. Write to three companies now.",
      effort: "Have every helper you’ve got ask one person, so ten people make ten calls.",
      tried:
        "Did you ask by name or by notice? Notices bring in one in a hundred, a personal request one in four.",
      sure: "I’m sure that asking by name works best, yes. The share varies, and your first ten calls will tell you.",
    },
  },
  {
    id: "rivals",
    name: "your competitor",
    signs: [
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
      "Don’t match their price: focus on the customers for whom you’re the better choice, and say why in one sentence. Ask ten of yours why they stayed, because their words are your advertising. What can you do that they can’t?",
    answers: {
      first:
        "Ask ten regulars: “Why us and not them?” The reason that comes up most goes into your headline, your profile and your answer on the phone.",
      why: "People who only compare prices leave you for the next cent. The ones who stay have another reason, and you can find more like them.",
      price:
        "Keep it, and explain it: what’s included, who does it, what happens when something breaks. Lower only a small entry product.",
      discount:
        "No: they can last longer than you. Offer something they can’t: a person who answers, a guarantee, same-day service.",
      ads: "Bid on your own name, and on narrow keywords they overlook (neighbourhood, special case). Against their big keywords, you pay the most.",
      write:
        "“Not the cheapest. The ones who come on the same day.” One reason, in your customers’ words, with one proof.",
      time: "A clearer reason shows up in enquiries within four to six weeks.",
      measure:
        "Ask everyone who buys “who else did you look at?”, and everyone who doesn’t “who did you go with, and why?”.",
      instead:
        "A niche: one kind of customer that the big one serves badly. Be the first name there.",
      good: "If three in ten leave over price, that’s usual; if seven do, your reason isn’t clear.",
      fails: "Leave the price shoppers to them and do less work that pays better.",
      cut: "Anything that says the same thing they do.",
      cost: "Nothing at first: ten conversations. After that, a new headline and profile.",
      social: "Show what they can’t: faces, the work, customers by name. Big companies rarely can.",
      who: "People who had trouble with the cheap one: they’re looking for someone reliable, and they’ll pay for it.",
      half: "With half the money: your own name in search, reviews, and the ten conversations. That’s where you win.",
      sure: "I’m sure that the bigger one wins a price war, nearly always. What your reason is, your ten regulars know.",
    },
  },
  {
    id: "bad-rating",
    name: "the reviews",
    signs: [
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
      "Answer each bad one in three sentences, kindly and with a solution, then outnumber them: ask every satisfied customer on the same day, with a link. From 4.2 stars and twenty reviews, people stop hesitating.",
    answers: {
      first:
        "Today, send the link to ten customers who thanked you recently. After that, make asking a habit: at the register, or by message two hours later.",
      time: "Ten a month raise 3.8 to 4.2 in about three months, because people read the newest five.",
      write:
        "“Thank you for today. A sentence here helps us a lot: [link].” And for a bad one: thanks, what went wrong, what you’re doing now.",
      why: "Angry people write on their own, and satisfied ones only when you ask.",
      good: "4.2 to 4.8 is what people trust; a perfect 5.0 with few reviews looks bought.",
      measure: "New reviews per month and the average of the last twenty, not of all time.",
      discount:
        "No rewards for reviews, because platforms forbid it and remove them. Asking nicely is enough.",
      often: "Once per customer, on the same day, with one reminder.",
      ads: "Wait with ads until you have 4.2 and twenty reviews; before that, you pay for people who turn away.",
      fails:
        "If the new ones are bad too, it’s the service: look for what comes up three times and fix that.",
      instead:
        "Three customers by name with a picture on your page, for people who want to see faces.",
      cost: "Nothing but the asking.",
      who: "Regulars and people who just thanked you: out of ten you ask on the day, three write.",
      sure: "I’m sure that asking works, yes: three in ten write if you ask them on the day.",
    },
  },
  {
    id: "referrals",
    name: "getting referrals",
    signs: [
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
      "Make it a habit instead of luck: ask every satisfied customer on the day they’re happiest, “Who else do you know with this problem?”, and give them something to pass on, such as a card, a link or a free first hour.",
    answers: {
      first:
        "List twenty happy customers, call five a week, and ask each one for one name. Expect one new customer from five calls.",
      write:
        "“I have room for two new customers in January. Who comes to mind?” A number makes it easy to help.",
      discount:
        "A thank-you for both sides works better than a percentage: a bottle, an hour, a plant. Keep it small so it stays honest.",
      time: "The first names come in the same week, customers within a month.",
      why: "People like to recommend but don’t think of it; asking them, with a clear picture of who you’re looking for, makes them do it.",
      measure: "Ask every new one who sent them, and thank that person within a day.",
      ads: "On the side, only for what people search for: your name and two jobs. Referred people buy three times as often.",
      good: "One in five people you ask gives a name, and half of those buy.",
      instead:
        "Partners who meet your customers before you do: three of them, each with a reason to send you people.",
      often: "Once after the job, once a year later; no more than that.",
      cost: "A call and a thank-you of around $20 for each new customer.",
      fails:
        "If no one gives a name, ask what would have to be better, because it’s the most honest survey there is.",
      who: "People who praised you in the last three months, and people who meet a lot of your kind of customers.",
      sure: "Yes: asking is what most people skip, and it costs nothing to try it five times.",
    },
  },
];
