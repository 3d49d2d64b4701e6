import { counted } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Brief, budgetInWords } from "./brief.ts";
import { extrasFor } from "./extras.ts";
import type { Situation } from "./situation.ts";

/** Situations with capacity to fill: seats at an event, and days of a week or a season. */

const leftOf = ({ seats, sales, left }: Brief): number | undefined =>
  left ?? (seats !== undefined && sales !== undefined && seats > sales ? seats - sales : undefined);

/** The cost of one ticket sold by an ad, as a rule of thumb. */
const ticketByAd = 20;
const registrationByLinkedin = 300;

const event = anywhere(wordList`
  concerts?, gigs?, premieres?, plays?, theat(re|er), choir, festivals?, conferences?, (?<!(in|at|from|have|own|run|small) (my|our|the|a|own|small) )workshops?, seminars?, webinars?, meetups?, lectures?, readings?, exhibitions?, galas?, fund ?raisers?, tournaments?, fairs?, markets?, events?, comedy, screenings?, (game|movie|open|club) nights?,
  retreats?, shows?, dinners?, balls?, marathons?, races?, runs?, hikes?, camps?, tours?, trips?, congress, hackathon, bootcamp, courses?, open day, quiz night
`);
const places = anywhere(
  wordList`seats?, tickets?, places?, spots?, slots?, entries, runners, starters, holds \d+, capacity, chairs?, sold( so far| out)?, sign ?-?ups?, registered, registrations?, participants?, attendees?, people (come|signed|registered), \d+ (came|booked)`,
);

export const seatsAndDays: readonly Situation[] = [
  {
    id: "show-up",
    name: "people who don’t show up",
    signs: [
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
          ? `At ${share}%, that’s ${Math.round((many * share) / 100)} of ${many}${goal > 0 ? `; for ${goal}, you need ${Math.ceil((goal * 100) / share)} registered, or more who show up` : ""}. `
          : "";
      return `${sum}Reminders do the most: a calendar entry right away, an e-mail the day before with what they’ll get, one an hour before with the link. A question they answer by e-mail makes them half committed.`;
    },
    answers: {
      first:
        "Send these today: a calendar file, and the question “what should we answer?”. Then schedule two reminders: the day before and an hour before.",
      write:
        "“Tomorrow at 11: the three numbers for your budget, and your question from Monday. Here’s the link.” Start with what they get.",
      often: "Three: a day before, an hour before, and at the start “we’re starting now”.",
      why: "Something free costs nothing to miss, and the day gets in the way. A calendar entry and a question of their own create commitment.",
      good: "A third to 40% live is usual for a free webinar, seven in ten for a paid one, nine in ten for appointments.",
      price: "A small fee brings fewer registrations and twice the share who show up.",
      discount:
        "It’s better to offer something only for people who are there: the slides, the checklist, the answer to their question.",
      time: "Reminders work the same day; the last hour brings in the most.",
      measure: "Registered, calendar added, showed up, stayed to the end.",
      instead:
        "Send the recording with a time to talk to people who missed it: a third watch it, and some of them buy.",
      fails:
        "If few come, run it as a small group with questions, because ten who talk are worth more than forty who listen.",
      ads: "For more registrations, only to people on your page or list; strangers are the least likely to show up.",
      social:
        "A post by each speaker, two days before, with one claim they’ll prove; it brings late sign-ups, who show up most.",
      mail: "Yes, that’s the way: three e-mails, and the invitation again to people who didn’t open it.",
      who: "People who registered late, because they show up most. Invite again three days before.",
      when: "Tuesday to Thursday, 10 to 11 or 14 to 15; for consumers 19:00.",
      cost: "Nothing, because reminders are in every tool.",
      sure: "I’m sure that reminders raise it, yes, usually by a third.",
      tried:
        "Get a commitment: a question in advance, a reserved spot with their name, or a small fee.",
    },
  },
  {
    id: "seats",
    name: "your event",
    signs: [[event, places, /\d/]],
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
          : ` ${inMoney(budget.value)} of ads might sell ${Math.max(1, Math.round(budget.value / ticketByAd))}, so save it for the last ten days.`;
      return `${still}. People fill seats: everyone on stage or on the team brings three, and last year’s guests get an e-mail today.${ads}`;
    },
    own: [
      [
        /\bhow many (?:more )?(?:seats?|tickets?|places?|do (?:i|we)|must (?:i|we)|are|should)\b.*(?:sell|left|free|need|missing|go)\b|\bhow many (?:are )?left\b/,
        (brief) => {
          const left = leftOf(brief);
          const { seats, sales, price, inMoney, days } = brief;
          if (left === undefined) return "How many seats are there, and how many have you sold?";
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
            return "Only for seminars above around $500 a spot, because a registration through LinkedIn costs about $300. Below that, use e-mail and partners.";
          const sold = Math.floor(budget.value / registrationByLinkedin);
          return `${left !== undefined && sold >= left ? "Perhaps" : "No"}: at about ${inMoney(registrationByLinkedin)} a registration, ${inMoney(budget.value)} brings in ${counted(sold, "place")}, worth ${inMoney(sold * price)}.${left === undefined ? "" : ` The other ${Math.max(0, left - sold)} come through past participants, and companies that send two.`}`;
        },
      ],
      [
        /\b(?:older|60|seniors?|pensioners?|retired)\b/,
        "Skip the short videos: use the local paper’s calendar (free, a week’s notice), posters at doctors’ offices, bakeries and the church, and a phone number for tickets. Ask each subscriber to bring a friend.",
      ],
      [
        /\b(?:no ?shows?|do not (?:come|show)|did not (?:come|show))\b/,
        "A third of free seats stay empty, and a tenth of paid ones: send a reminder the day before and that morning, and charge a small fee or let people give their seat back.",
      ],
      [
        /\b(?:press|radio|journalist|newspaper)\b/,
        "Yes: send three sentences and one picture to the local paper and two event calendars now, since most want ten days’ notice. It costs nothing.",
      ],
      [
        /\b(?:cancel|call it off|postpone|move it)\b/,
        "Not yet, because most tickets are bought in the last two weeks. Set a date, ten days before, and a number that covers the venue and the performers; if you’re below it, decide then.",
      ],
    ],
    answers: {
      first:
        "Write to people who’ve come before, today: one e-mail, one picture, one button. Next, ask everyone taking part for three names each. Only after that come posters, and ads in the last ten days.",
      time: "E-mails sell within two days, posters within a week. Half of all tickets go in the last ten days, so don’t judge too early.",
      ads: ({ budget, inMoney }) =>
        `Only in the last ten days, to people within half an hour’s drive, with date, place and price in the picture. ${budget === undefined ? "A ticket" : `With ${inMoney(budget.value)}, a ticket`} costs around ${inMoney(ticketByAd)} that way, so they only top you up.`,
      social:
        "As posts, yes; as ads, only near the end: a 20-second video from rehearsal or last time, shared by everyone taking part, reaches the people who come.",
      print:
        "Yes, where your visitors walk by: fifty posters in shops, doctors’ offices and schools nearby, and a stack at the register of last month’s event. Print the date larger than the title, and a code to buy.",
      mail: "That comes first: one e-mail now to everyone who came before, one ten days before (“this many seats left”), one on the day before. It sells more than all your ads.",
      discount: ({ price, inMoney }) =>
        `Not for everyone, because people who’d come anyway pay less then. “Bring a friend” is better: the second ticket at half price${price === undefined ? "" : `, ${inMoney(price / 2)}`}, until a date; or a price for groups of ten.`,
      price:
        "Leave it now, because a change angers people who’ve paid. Sell more to each one instead: a drink, a program, a better row.",
      write:
        "Date, place and price in the first line, then the one reason to come that no other evening has, then the button. “Still 40 seats” once that’s true.",
      often:
        "Three e-mails in all: now, ten days before, the day before. Posts every other day near the end.",
      who: "People who’ve come before, and the friends of everyone taking part: three names each is the strongest channel you have. Strangers come last.",
      where:
        "Where they already are: the last event of a similar kind, choirs and clubs nearby, the local paper’s calendar, and the town’s groups.",
      when: "E-mails on a Tuesday evening, ads from Thursday to Sunday. The last ten days bring in half of all tickets.",
      measure:
        "One link or code for each channel (e-mail, poster, each group), and count tickets every evening in one sheet.",
      cut: "Anything that doesn’t name the date: image posts and radio. Keep e-mail, the people on stage and posters.",
      half: "Hold the ads until the last four days, and put the rest into 50 posters. The e-mails and the friends cost nothing anyway.",
      cost: "For a few hundred seats, 50 to 150 is enough: posters and ads in the last ten days. The rest is people and e-mails.",
      fails: (brief) =>
        `Ten days before, if less than half of the open seats went: offer groups of ten a price, give ${leftOf(brief) === undefined ? "some" : Math.max(5, Math.round((leftOf(brief) ?? 0) * 0.1))} seats to schools or partners who bring others, and close the balcony instead of playing to empty rows.`,
      why: "Because people come with people they know: a stranger’s ad asks for an evening and a trip, a friend’s “come with me” asks for a yes.",
      good: (brief) => {
        const { sales, seats, days } = brief;
        if (sales === undefined || seats === undefined)
          return "Half of the seats sold two weeks before is usual.";
        const share = Math.round((sales / seats) * 100);
        const fine = share >= ((days ?? 14) > 21 ? 25 : 50);
        return `${fine ? "Fair" : "Behind"}: ${share}% of the seats are sold${days === undefined ? "" : `, ${counted(days, "day")} before`}. About a quarter a month before and half two weeks before is usual.`;
      },
      instead:
        "A partner with a list: a radio station, a school, a club on the topic. Ten free seats in exchange for an e-mail to their people sell more than an ad worth the same.",
      tried:
        "Change who you ask, not how often: groups instead of individuals. Ten choirs, clubs or companies get a price for ten and a reserved row.",
      sure: "I’m sure about the order, yes: e-mail and friends first holds for nearly every small event. The numbers are rules of thumb, and your own count after the first e-mail replaces them.",
    },
  },
  {
    id: "quiet-days",
    name: "the quiet days",
    signs: [
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
      return `Give the quiet days a reason of their own instead of more ads, and move regulars there first. Offer each of them the slot by message two days ahead, with something only that day has.${money === undefined ? "" : ` Of the ${money}, save most for ads on the day before, within three miles.`}`;
    },
    examples: extrasFor,
    own: [
      [
        /\b(?:weekday|day|off ?peak) (?:price|rate|discount)|\b(?:ad|ads|price)\b.*\bor\b.*\b(?:price|ads?|discount)\b/,
        "The weekday price first, ads later, because an ad brings in people who then choose Saturday. Make it a fixed price with an extra, not “10% off”, and only for bookings on those days.",
      ],
      [
        /\b(?:which|what) (?:day|time)\b.*\b(?:advertis|ads?|post|send|message|write|mail)|\bwhen\b.*\b(?:advertis|post|send|message|run)/,
        "Two days before the quiet one, in the evening: Monday evening for Wednesday. That’s when people see that they have time.",
      ],
      [
        /\b(?:close|shut|stay closed|not open)\b/,
        "Compare what that day brings in after goods with wages and heating, over eight weeks of trying. If it stays below, close it and say so everywhere.",
      ],
    ],
    answers: {
      first:
        "List the regulars who come in about monthly, and write to twenty of them today: “Wednesday at 10 is open, shall I book you in?” A specific slot works better than any ad.",
      time: "A message to regulars fills slots the same week; a new habit takes two months. Judge after four weeks of it.",
      ads: "Only on the day before, within three miles, with the open hour in the ad. Ads without a reason for that day fill the days that are full anyway.",
      social:
        "Post the open slots as a story the evening before, with the hour and a button to book; as ads, only to people nearby.",
      print:
        "A card at the register for the next visit, valid only on the quiet days. Flyers in mailboxes won’t get you many people for that.",
      mail: "Yes, a short one two days ahead to people who come in monthly, with two open hours to choose from.",
      discount:
        "An extra instead of a discount: something small that only that day has. A plain discount moves your Saturday people to a cheaper day.",
      price:
        "Raise the full days instead: 10% more on Saturday moves some people to Wednesday and no one feels punished.",
      write:
        "“Wednesday at 10 or 14 is open. Shall I put you down? That day you get … on top.” Name, hour, one question.",
      often: "Once a week at most to the same person; rotate who gets it.",
      who: "People who set their own schedule: retirees, shift workers, parents while school is on, freelancers, and companies nearby.",
      where:
        "On their phones: a message to regulars. After that, companies, schools and clubs within ten minutes who can come together.",
      measure:
        "Count bookings on those days each week, and on the days around them, so you can see whether they’re new or just moved.",
      cut: "Ads on days that are already full; they cost money and bring in people you can’t serve.",
      half: "Skip ads altogether: messages to regulars and one partner nearby cost nothing and bring in most of it.",
      cost: "Next to nothing to start with: an hour a week for messages. Ads for the day before need $60 a week to tell you anything.",
      fails:
        "The day doesn’t suit your customers. Find a group it does suit, such as companies or clubs with a standing order, or use it for other work.",
      why: "Because your customers choose the day first and you second. That’s why something has to be different on that day, not in the advertising.",
      good: "Days at half of the best one are usual; below a third, it costs more than it brings in.",
      instead:
        "A standing order: one company, school or club that takes every Wednesday at a fixed price. One customer like that beats a month of ads.",
      tried:
        "Which part, the price or the message? Usually it went out to everyone. Twenty personal messages with a specific hour bring in four or five.",
      effort:
        "Just do this: every Monday evening, ten messages to regulars with an open hour. Twenty minutes.",
    },
  },
];
