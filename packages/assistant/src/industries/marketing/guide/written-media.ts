import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Medium } from "./medium.ts";

/** Ways to write to people who are known: messages, e-mail, letters, and words to guests and reviewers. */
export const writtenMedia: readonly Medium[] = [
  {
    id: "review",
    named: anywhere(
      wordList`(the |that |this |a |bad |nasty |negative |[1-3][- ]star |one[- ]star |two[- ]star )?reviews?, reviewers?, star rating`,
    ),
    says: {
      where:
        "In public, right below the review: it’s read by everyone who looks you up, not only by the one who wrote it. Offer a call or a private message for the rest.",
      day: "Within a day or two, once you’ve slept on it. A quick, calm answer counts; an angry one on the same evening doesn’t.",
      length:
        "Three or four sentences: thanks, sorry, what you’ve changed, and an offer to come back. Nothing about whose fault it was.",
      worth:
        "Yes, answer it, calmly and in public: the next hundred readers judge you by the answer more than by the review.",
      stop: "Don’t ask to have it deleted unless it breaks the rules of the platform. A good answer and ten new reviews bury it faster.",
      often:
        "Answer every bad one, and every third good one. Ask for a new one after each visit; two a month keep the listing fresh.",
      whom: "Everyone you’ve served, right when they’re pleased. Sending the link only to happy customers is against Google’s rules, and so is a reward.",
      first:
        "Copy the review link from your Google profile, print it as a code by the till, and send it to every customer on the same day.",
      cost: "Nothing. Paying or rewarding people for reviews is against the rules, and gets them deleted.",
      soon: "Ten new ones take four to eight weeks if you ask after each visit, and you’ll notice it in calls soon after.",
      measure:
        "Write down the number of reviews and the average on the first of each month, next to the calls from your profile.",
    },
  },
  {
    id: "email",
    named: anywhere(
      wordList`e-?mails?, mails?, mailings?, newsletters?, mailing list, subscribers, (the|my|our|e-?mail) list`,
    ),
    days: [2, 3, 4],
    says: {
      worth:
        "Yes: people who know you cost least to win again. One short mail with one reason to come, to people who agreed to get it.",
      day: "Tuesday to Thursday, about 10 in the morning. For something at the weekend, Thursday. The day matters less than having one clear thing to say.",
      often:
        "Twice a month if you’ve something to say each time, once a month otherwise. Stop going higher when more than 1 in 200 unsubscribe.",
      cost: "Nothing to {20} a month for the tool up to about a thousand addresses, and an hour of work a mail.",
      first:
        "Put a list by the till or on the site for addresses of people who agree, and send a welcome with one offer.",
      measure:
        "By orders or bookings from each mail, with a code only it has. Opens are counted wrong by most programs.",
      soon: "Within two days: most people who act on a mail do so the same day.",
      length:
        "About 100 words: one subject, one picture, one button. If it’s longer, it’s two mails.",
      stop: "Keep it going in quiet months: it costs almost nothing, and that’s when you have time to answer. Only skip a mail that has nothing to say.",
      whom: "Only to people who agreed, customers first. Ask those who haven’t opened for six months once whether they want to stay.",
      show: "One thing with its price and day, a photo of yours, and how to book. Details go on the page behind the button.",
    },
  },
  {
    id: "letter",
    named: anywhere(wordList`letters?, by post, post ?cards?, handwritten (note|card|letter)s?`),
    days: [3],
    says: {
      worth:
        "Yes, to people who’ve bought from you: nearly everyone opens it, and about five in a hundred answer. To strangers it’s one in a hundred, so rarely.",
      day: "Post it on Wednesday, so that it arrives on a Friday or Saturday, when people have time to read.",
      often:
        "Once or twice a year, with a real reason each time: a check that’s due, a new offer, thanks.",
      cost: "About {1.20} each with paper and stamp. A hundred cost {120}; five answers from them are normal.",
      first:
        "List everyone who bought in the last three years, cross out those who’d be annoyed, and write to the best thirty first.",
      measure:
        "Ask everyone who calls whether they had the letter, and make a mark. Compare after three weeks.",
      soon: "Within ten days: the calls come in the first week, a few after a month.",
      length:
        "Half a page, signed by hand: why you write, one offer with a date, and your number large.",
      stop: "Yes, once a round brings less than it costs. In quiet months it’s worth the most, as you have time for the work.",
      whom: "Old customers, best first: those who bought most, and those who’ve not been for one to three years.",
      show: "Their name, what you did for them last time, one offer with a date, and your phone number. No brochure with it.",
    },
  },
  {
    id: "message",
    named: anywhere(
      wordList`whats ?app, sms, text messages?, (?<!\b(?:the|this|that|my|our|your) )texts?, messages?, messaging, messenger`,
    ),
    days: [2, 3, 4],
    says: {
      worth:
        "Yes, for regulars who gave you their number for it: nearly everyone reads it within minutes. Only with a reason, and never more than twice a month.",
      day: "Two days before the day you want to fill, around 11 in the morning. For a quiet Monday, that’s Saturday.",
      often:
        "Once or twice a month at most, each time with a reason. More feels like being chased.",
      cost: "WhatsApp costs nothing, a text message about {0.08}. Writing one takes ten minutes.",
      first:
        "Ask at the till who’d like a message about free slots, note the number and the yes, and start with twenty people.",
      measure: "Count the replies and bookings in the two days after it. One in ten is good.",
      soon: "The same day. What hasn’t come after two days won’t come.",
      length: "Two lines: what, when, and “just reply”. Anything longer isn’t read.",
      stop: "Keep them for the quiet times, that’s what they’re for. Stop for anyone who asks, at once.",
      whom: "Only to people who agreed to get them. Start with those who come most often; they’re not annoyed.",
      show: "Their name, one offer, the days, and how to book. No picture needed.",
    },
  },
  {
    id: "referral",
    named: anywhere(
      wordList`referrals?, recommend(ation)?s?( cards?)?, refer a friend, bring a friend, word of mouth`,
    ),
    says: {
      worth:
        "Yes: someone who comes on a friend’s word buys sooner and stays longer. Give both of them something, and ask right after a good job.",
      day: "At the moment they thank you. An hour later it’s half as likely.",
      often: "Once per customer, after a good job. Mention it again only when they bring it up.",
      cost: "What you give both of them, only when it works. Cards for it cost about {40} for 250.",
      first:
        "Give your next ten happy customers two cards each, with their name on, and say what the friend gets.",
      measure: "The name on the card tells who sent whom. Count them each month.",
      soon: "The first ones come within a month. It grows slowly, and doesn’t stop.",
      whom: "Your happiest customers, not all of them: ten who like you bring more than a hundred who are content.",
      show: "What the friend gets, what they get, and until when. Two lines on a card.",
    },
  },
  {
    id: "loyalty",
    named: anywhere(wordList`loyalty (cards?|scheme|program\w*), stamp cards?, punch cards?`),
    says: {
      worth:
        "Yes, if people could come every week or two: the tenth free costs you under a tenth. For something bought once a year it does nothing.",
      cost: "Cards about {30} for 500, and the free one at cost, for those who fill it.",
      first: "Ten stamps, the first two given at the start: more people then finish the card.",
      measure: "Count full cards each month. If under one in five is filled, ask for fewer stamps.",
      soon: "After six to eight weeks, when the first cards are full.",
      whom: "Everyone who comes a second time. At the first visit it’s just paper.",
      often: "One stamp a visit, double on the quiet day.",
      show: "What’s free, after how many, and your hours. Nothing else fits.",
    },
  },
];
