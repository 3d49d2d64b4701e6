import { counted } from "../../../dialogue/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Brief, budgetInWords } from "./brief.ts";
import type { Situation } from "./situation.ts";

/** Situations with capacity to fill: seats at an event, and days of a week or a season. */

const leftOf = ({ seats, sales, left }: Brief): number | undefined =>
  left ?? (seats !== undefined && sales !== undefined && seats > sales ? seats - sales : undefined);

/** The cost of one ticket sold by an ad, as a rule of thumb. */
const ticketByAd = 20;
const registrationByLinkedin = 300;

const event = anywhere(wordList`
  concerts?, gigs?, premieres?, plays?, theat(re|er), choir, festivals?, conferences?, workshops?, seminars?, webinars?, meetups?, lectures?, readings?, exhibitions?, galas?, fund ?raisers?, tournaments?, fairs?, markets?, events?, comedy, screenings?, (game|movie|open|club) nights?,
  retreats?, shows?, dinners?, balls?, marathons?, races?, runs?, hikes?, camps?, tours?, trips?, congress, hackathon, bootcamp, courses?, open day, quiz night
`);
const places = anywhere(
  wordList`seats?, tickets?, places?, spots?, slots?, entries, runners, starters, holds \d+, capacity, chairs?, sold( so far| out)?, sign ?-?ups?, registered, registrations?, participants?, attendees?, people (come|signed|registered), \d+ (came|booked)`,
);

export const seatsAndDays: readonly Situation[] = [
  {
    id: "show-up",
    name: "those who do not come",
    told: [
      [
        anywhere(
          wordList`webinars?, registered, registrations?, sign ?-?ups?, appointments?, bookings?, reservations?, participants?, attendees?, patients?, guests?, event, workshop, demo`,
        ),
        anywhere(
          wordList`(show|turn)s? up, (do|did|does)( not|n't) (come|show|attend|appear|turn up), no ?-?shows?, live, attend\w*, actually come`,
        ),
        anywhere(wordList`\d+, no ?-?shows?, many, half, most`),
      ],
    ],
    opening: ({ text }) => {
      const share = Number(/(\d+) ?(?:%|percent)/.exec(text)?.[1]);
      const many = Number(
        /(\d+) (?:people |persons )?(?:registered|sign|registrations|booked)/.exec(text)?.[1],
      );
      const goal = Number(/(?:want|need|goal|get) (?:at least )?(\d+)/.exec(text)?.[1]);
      const sum =
        share > 0 && many > 0
          ? `At ${share}% it is ${Math.round((many * share) / 100)} of ${many}${goal > 0 ? `; for ${goal} you need ${Math.ceil((goal * 100) / share)} registered, or more who come` : ""}. `
          : "";
      return `${sum}Reminders do most: a calendar entry at once, a mail the day before with what they get, one an hour before with the link. A question to answer by mail makes them half committed.`;
    },
    answers: {
      first:
        "Send today: a calendar file, and the question “what should we answer?”. Then plan two reminders: the day before and an hour before.",
      write:
        "“Tomorrow at 11: the three numbers for your budget, and your question from Monday. Here is the link.” What they get, first.",
      often: "Three: a day before, an hour before, and at the start “we begin now”.",
      why: "Free costs nothing to miss, and the day forgets it. An entry in the calendar and a question of their own bind.",
      good: "A third to 40% live is usual for a free webinar, seven in ten for a paid one, nine in ten for appointments.",
      price: "A small sum brings fewer registrations and twice the share that comes.",
      discount:
        "Better something only for those who are there: the slides, the checklist, the answer to their question.",
      time: "Reminders work the same day; the last hour brings the most.",
      measure: "Registered, calendar added, came, stayed to the end.",
      instead:
        "Send the recording with a time to talk to those who missed it: a third watches, and some of them buy.",
      fails:
        "If few come, keep it as a small round with questions: ten who talk are worth more than forty who listen.",
      ads: "For more registrations only to those on your page or list; strangers come least.",
      social:
        "A post by each speaker, two days before, with one claim they will prove; it brings late ones, who come most.",
      mail: "Yes, that is the way: three mails, and the invitation again to those who did not open it.",
      who: "Those who registered late: they come most. Invite again three days before.",
      when: "Tuesday to Thursday, 10 to 11 or 14 to 15; for private people 19:00.",
      cost: "Nothing; reminders are in every tool.",
      sure: "That reminders raise it: yes, by a third mostly.",
      tried: "Then bind them: a question beforehand, a place by name, or a small sum.",
    },
  },
  {
    id: "seats",
    name: "your event",
    told: [[event, places, /\d/]],
    not: /\b(?:how (?:do|should|can) i (?:price|measure)|roi|return on|spent|freelancer|agency)\b/,
    opening: (brief) => {
      const left = leftOf(brief);
      const { days, inMoney, budget } = brief;
      const still =
        left === undefined
          ? "Begin with people, not with ads"
          : `${counted(left, "place")} ${left === 1 ? "is" : "are"} free${days === undefined ? "" : ` and ${counted(days, "day")} left: about ${Math.max(1, Math.round((left / days) * 7))} a week`}`;
      const ads =
        budget === undefined
          ? ""
          : ` ${inMoney(budget.value)} of ads sells perhaps ${Math.max(1, Math.round(budget.value / ticketByAd))}, so keep it for the last ten days.`;
      return `${still}. People fill seats: everybody on stage or in the team brings three, and last year’s guests get a mail today.${ads}`;
    },
    own: [
      [
        /\bhow many (?:more )?(?:seats?|tickets?|places?|do (?:i|we)|must (?:i|we)|are|should)\b.*(?:sell|left|free|need|missing|go)\b|\bhow many (?:are )?left\b/,
        (brief) => {
          const left = leftOf(brief);
          const { seats, sales, price, inMoney, days } = brief;
          if (left === undefined) return "How many seats are there, and how many are sold?";
          const sum = seats !== undefined && sales !== undefined ? `: ${seats} − ${sales}` : "";
          return `${left} more${sum}${price === undefined ? "" : `, worth ${inMoney(left * price)}`}.${days === undefined ? "" : ` That is about ${Math.max(1, Math.ceil(left / days))} a day until then.`}`;
        },
      ],
      [
        /\blinkedin\b/,
        (brief) => {
          const { budget, price, inMoney } = brief;
          const left = leftOf(brief);
          if (budget === undefined || price === undefined)
            return "Only for seminars above some $500 a place: a registration by LinkedIn costs about $300. Below that, mails and partners.";
          const sold = Math.floor(budget.value / registrationByLinkedin);
          return `${left !== undefined && sold >= left ? "Perhaps" : "No"}: at about ${inMoney(registrationByLinkedin)} a registration, ${inMoney(budget.value)} brings ${counted(sold, "place")}, worth ${inMoney(sold * price)}.${left === undefined ? "" : ` The other ${Math.max(0, left - sold)} come by former participants, and firms that send two.`}`;
        },
      ],
      [
        /\b(?:older|60|seniors?|pensioners?|retired)\b/,
        "Then no short films: the local paper’s calendar (free, a week’s notice), posters at doctors, bakers and the church, and a telephone number for tickets. Ask each subscriber to bring a friend.",
      ],
      [
        /\b(?:no ?shows?|do not (?:come|show)|did not (?:come|show))\b/,
        "A third of free places stay empty, of paid ones a tenth: send a reminder the day before and on the morning, and take a small sum or let people hand their place back.",
      ],
      [
        /\b(?:press|radio|journalist|newspaper)\b/,
        "Yes: send three sentences and one picture to the local paper and two calendars of events now; most want ten days’ notice. It costs nothing.",
      ],
      [
        /\b(?:cancel|call it off|postpone|move it)\b/,
        "Not yet: most tickets are bought in the last two weeks. Set a day, ten days before, and a number that covers hall and artists; below it, decide then.",
      ],
    ],
    answers: {
      first:
        "Write to those who came before, today: one mail, one picture, one button. Then ask everybody taking part for three names each. Only then posters, and ads in the last ten days.",
      time: "Mails sell within two days, posters within a week. Half of all tickets go in the last ten days, so do not judge too early.",
      ads: ({ budget, inMoney }) =>
        `Only in the last ten days, to people within half an hour’s drive, with date, place and price in the picture. ${budget === undefined ? "A ticket" : `With ${inMoney(budget.value)}, a ticket`} costs some ${inMoney(ticketByAd)} that way, so they only top up.`,
      social:
        "As posts yes, as ads only near the end: a film of 20 seconds from the rehearsal or last time, shared by everybody who takes part, reaches the people who come.",
      print:
        "Yes, where your visitors pass: fifty posters in shops, doctors and schools nearby, and a stack at the till of last month’s event. Print the date larger than the title, and a code to buy.",
      mail: "That comes first: one mail now to all who came before, one ten days before (“still so many seats”), one on the day before. It sells more than all ads.",
      discount: ({ price, inMoney }) =>
        `Not for all: those who would come anyway pay less then. Better “bring a friend”: the second ticket at half${price === undefined ? "" : `, ${inMoney(price / 2)}`}, until a date; or a price for groups of ten.`,
      price:
        "Leave it now: a change angers those who paid. Sell more to each instead: a drink, a programme, a better row.",
      write:
        "Date, place and price in the first line, then the one reason to come that no other evening has, then the button. “Still 40 seats” once that is true.",
      often:
        "Three mails in all: now, ten days before, the day before. Posts every other day near the end.",
      who: "Those who came before, and the friends of everybody who takes part: three names each is the strongest channel you have. Strangers come last.",
      where:
        "Where they are already: the last event of a similar kind, choirs and clubs nearby, the calendar of the local paper, and groups of the town.",
      when: "Mails on a Tuesday evening, ads from Thursday to Sunday. The last ten days bring half of all tickets.",
      measure:
        "One link or code for each way (mail, poster, each group), and count tickets each evening in one sheet.",
      cut: "Whatever does not name the date: image posts and radio. Keep mail, the people on stage and posters.",
      half: "Then no ads until the last four days, and put the rest into 50 posters. The mails and the friends cost nothing anyway.",
      cost: "For a few hundred seats 50 to 150 is enough: posters and ads in the last ten days. The rest is people and mails.",
      fails: (brief) =>
        `Ten days before, if less than half of the free seats went: offer groups of ten a price, give ${leftOf(brief) === undefined ? "some" : Math.max(5, Math.round((leftOf(brief) ?? 0) * 0.1))} seats to schools or partners who bring others, and close the balcony rather than play to empty rows.`,
      why: "Because people come with people they know: a stranger’s ad asks for an evening and a journey, a friend’s “come with me” asks for a yes.",
      good: (brief) => {
        const { sales, seats, days } = brief;
        if (sales === undefined || seats === undefined)
          return "Half of the seats sold two weeks before is usual.";
        const share = Math.round((sales / seats) * 100);
        const fine = share >= ((days ?? 14) > 21 ? 25 : 50);
        return `${fine ? "Fair" : "Behind"}: ${share}% of the seats are sold${days === undefined ? "" : `, ${counted(days, "day")} before`}. About a quarter a month before and half two weeks before is usual.`;
      },
      instead:
        "A partner with a list: a radio, a school, a club of the subject. Ten free seats for a mail to their people sells more than an ad of the same worth.",
      tried:
        "Then change whom, not how often: groups instead of single people. Ten choirs, clubs or firms get a price for ten and a reserved row.",
      sure: "Of the order, yes: mail and friends first holds for nearly every small event. The numbers are rules of thumb; your own count after the first mail replaces them.",
    },
  },
  {
    id: "quiet-days",
    name: "the quiet days",
    told: [
      [
        anywhere(
          wordList`(mon|tues|wednes|thurs|fri|satur|sun)days?, weds?, tues?, thurs?, weekdays?, (mid ?)?week, mornings?, afternoons?, lunch(time)?, off ?season, low season, january, february, winter, summer`,
        ),
        anywhere(
          wordList`(half |mostly |nearly |almost |totally )?(empty|dead|quiet|slow|idle)( days?| months?)?, nobody (comes|books), no (bookings|guests|customers), fill (it|them|the|our|these|those|up)( \w+)*, gaps?, (not|never|hardly) full, free slots?, under ?booked`,
        ),
      ],
    ],
    not: /\b(?:seats?|tickets?|concert|launch\w*)\b/,
    opening: (brief) => {
      const money = budgetInWords(brief);
      return `Give the quiet days a reason of their own instead of more ads: move regulars there first. Offer each the slot by message two days before, with something only that day has.${money === undefined ? "" : ` Of the ${money}, keep most for ads on the day before, within three miles.`}`;
    },
    own: [
      [
        /\b(?:weekday|day|off ?peak) (?:price|rate|discount)|\b(?:ad|ads|price)\b.*\bor\b.*\b(?:price|ads?|discount)\b/,
        "The weekday price first, ads later: an ad brings people who then choose Saturday. Make it a fixed price with an extra, not “10% off”, and only for bookings on those days.",
      ],
      [
        /\b(?:which|what) (?:day|time)\b.*\b(?:advertis|ads?|post|send|message|write|mail)|\bwhen\b.*\b(?:advertis|post|send|message|run)/,
        "Two days before the quiet one, in the evening: Monday evening for Wednesday. That is when people see that they have time.",
      ],
      [
        /\b(?:close|shut|stay closed|not open)\b/,
        "Reckon what that day brings after goods against wages and heating, for eight weeks of trying. If it stays below, close it and say so everywhere.",
      ],
    ],
    answers: {
      first:
        "List the regulars who come about monthly, and write to twenty of them today: “Wednesday at 10 is free, shall I book you in?” A named slot works better than any ad.",
      time: "A message to regulars fills slots the same week; a new habit takes two months. Judge after four such weeks.",
      ads: "Only on the day before, within three miles, with the free hour in the ad. Ads without a reason for that day fill the days that are full anyway.",
      social:
        "Post the free slots as a story the evening before, with the hour and a button to book; as ads only to people nearby.",
      print:
        "A card at the till for the next visit, valid on the quiet days only. Flyers in letterboxes bring few for that.",
      mail: "Yes, a short one two days before to those who come monthly, with two free hours to choose from.",
      discount:
        "An extra rather than a discount: something small that only that day has. A plain discount moves your Saturday people to a cheaper day.",
      price:
        "Raise the full days instead: 10% more on Saturday moves some to Wednesday and nobody feels punished.",
      write:
        "“Wednesday at 10 or 14 is free. Shall I put you in? That day you get … on top.” Name, hour, one question.",
      often: "Once a week at most to the same person; change who gets it.",
      who: "People whose time is their own: pensioners, shift workers, parents while school is on, freelancers, and firms nearby.",
      where:
        "On their phones: a message to regulars. Then firms, schools and clubs within ten minutes who can come together.",
      measure:
        "Count bookings on those days each week, and the days beside them, so that you see whether they are new or only moved.",
      cut: "Ads on days that are full already; they cost and bring nothing you can serve.",
      half: "Then no ads at all: messages to regulars and one partner nearby cost nothing and bring most of it.",
      cost: "Next to nothing to begin with: an hour a week for messages. Ads for the day before need $60 a week to tell you anything.",
      fails:
        "Then the day does not suit your customers. Find a group it suits, such as firms or clubs by standing order, or use it for other work.",
      why: "Because your customers choose the day first and you second. So something has to be different on that day, not in the advertising.",
      good: "Days at half of the best one are usual; below a third it costs more than it brings.",
      instead:
        "A standing order: one firm, school or club that takes every Wednesday at a fixed price. One such customer beats a month of ads.",
      tried:
        "Which part, the price or the message? Mostly it was sent to all. Twenty personal messages with a named hour bring four or five.",
      effort:
        "Then only this: each Monday evening, ten messages to regulars with a free hour. Twenty minutes.",
    },
  },
];
