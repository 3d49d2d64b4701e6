import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on mistakes with people, invitations, links, codes, and what single people may see. */

const codes = wordList`backup codes?, 2fa, mfa, two.?(factor|step), authenticator`;
const byLink = wordList`links?`;
const wrongPerson = wordList`(deleted|removed|deactivated|kicked|threw out)( \w+){0,4} (wrong|by mistake|by accident|accidentally)( \w+){0,2} (members?|users?|person|people|colleague|one), (deleted|removed|deactivated)( \w+){0,3} (members?|users?|person|colleague)( \w+){0,2} (by mistake|by accident|accidentally)`;
const cheapest = wordList`cheapest, free, plans?, prices?, costs?, licen[cs]e, deal, discounts?`;

export const dailyQuestions: readonly PlainQuestion[] = [
  {
    asks: wrongPerson,
    amid: wrongPerson,
    not: wordList`tasks?, projects?, files?, boards?`,
    section: "permissions",
    answer:
      "An owner brings them back under “Settings”, “People”, filter “inactive”, the name, “Reactivate”: projects, tasks and role are as before, without a new invitation.",
  },
  {
    asks: wordList`(tasks?|work|files?|projects?|everything)( \w+){0,4} (there|back|gone|kept|still|lost), (new|another|fresh) invit\w+, (notice|see|know)( \w+){0,3}$`,
    amid: wrongPerson,
    not: wordList`trash`,
    section: "permissions",
    answer:
      "Everything is as before once “Reactivate” is pressed, tasks and projects too, and no new invitation is needed.",
    again: "No, “Reactivate” is all it takes.",
  },
  {
    asks: wordList`where( \w+){0,4} (type|enter|put|use|write)( \w+){0,3}$, how( \w+){0,3} (use|enter|type)( \w+){0,3} codes?( \w+)?$`,
    amid: codes,
    not: wordList`owner, vat, card, address`,
    first: true,
    section: "security_incident",
    answer:
      "In the same field as the six-digit code, when you sign in. Each backup code works once, so set up the app again afterwards.",
  },
  {
    asks: wordList`new (backup )?codes?( \w+)?$, (new|other|second|another) (phone|device)( how| now)?$, how( \w+){0,5} new (phone|device)( \w+)?$, (set ?up|connect|add)( \w+){0,3} (new )?(phone|device|authenticator)( \w+)?$`,
    amid: wordList`(found|used|have|with|enter|type)( \w+){0,3} (backup )?(codes?|them), i am in, worked, signed in, logged in`,
    not: wordList`not (have|work|get)`,
    section: "security_incident",
    answer:
      "“Settings”, “Security”, “Two-step sign-in”: scan the code there with the new phone’s authenticator app, then save the new backup codes. The old ones end.",
    again: "In the same place: “Two-step sign-in” shows new backup codes once the phone is set up.",
  },
  {
    asks: wordList`(teams|slack)( \w+){0,4} (post|message|messages|notify|write|send|tell|alert)( \w+){0,3}, (post|send|notify|write|message)( \w+){0,5} (teams|slack)( channel)?, (connect|integrat\w+|link|work)( \w+){0,3} (microsoft |ms )teams`,
    not: wordList`not, stopped, twice, our teams, several, rules?, automat\w*, who`,
    section: "feature_question",
    answer:
      "Yes: “Settings”, “Connections”, “Connect” next to it, and allow it there. Then choose the channel and what it posts under “⋯”, “Rules” on the project.",
  },
  {
    asks: wordList`(which|what) channel, only( \w+){0,3} (urgent|important|overdue|done|new)( \w+){0,2}, (turn|switch)( \w+){0,2} off, (posts?|messages?|comes?)( \w+){0,3} (twice|double|two times)`,
    amid: wordList`(microsoft |ms )?teams( \w+){0,6} (post|message|notify|channel), slack`,
    not: wordList`renewal, two.?(step|factor), notifications?, api, bills?`,
    section: "feature_question",
    answer:
      "That’s under “⋯”, “Rules” on the project: each rule names the event and the channel, and can be limited or turned off there. Posts come twice if two rules do the same.",
    again: "It’s the project’s “Rules” again, one line for each channel.",
  },
  {
    asks: wordList`(pay|cost|charged?|free)( \w+){0,5} accept\w*, accept\w*( \w+){0,5} (pay|cost|costs|charged?|free)`,
    amid: wordList`invit\w+`,
    not: wordList`quote, terms`,
    section: "permissions",
    answer:
      "No, accepting costs you nothing: the team that invites you pays for the seat, if it needs one.",
  },
  {
    asks: wordList`(decline|refuse|reject|ignore|block|stop)( \w+){0,4}$`,
    amid: wordList`(got|sent|received|strange|unknown|unexpected|know)( \w+){0,6} invit\w+, invit\w+( \w+){0,8} (not know|unknown|stranger|strange|spam)`,
    not: wordList`card, payment, cookies`,
    section: "permissions",
    answer:
      "Just leave it: without a click it expires after seven days and nothing happens. Forward it to support@plumbline.example if more of them come.",
    again: "Nothing needs doing: an invitation that isn’t accepted lets no one in.",
  },
  {
    asks: wordList`cheapest( one| plan| option| way)?$`,
    amid: cheapest,
    not: wordList`\d+, for, display`,
    section: "subscription_plan",
    answer:
      "Free, for up to 3 people. Above that it’s Team: $9 per person per month, or $7.20 if you pay yearly.",
  },
  {
    asks: wordList`(just|only) (me|myself|one person|1 person)( alone)?$, (me|i am) alone$, (one|1|single) person only$`,
    amid: cheapest,
    not: wordList`language, profile, owner, notifications?`,
    section: "subscription_plan",
    answer: "Then Free is enough: it’s for up to 3 people, for as long as you like.",
  },
  {
    asks: wordList`(one|a|some|certain|single)( \w+)? (users?|members?|persons?|people|colleagues?)( \w+){0,3} (not|never)( \w+)? (see|read|open|know), hide( \w+){0,6} from( \w+){0,3} (members?|users?|people|someone|colleagues?|others|team|everyone|one)
    `,
    amid: wordList`see, hide, read, open, know`,
    not: wordList`column, deleted, since, can not, why, calendar`,
    section: "permissions",
    answer:
      "Single fields can’t be hidden, but projects can: “Share”, “Private”, and only the people you name see it. A guest sees nothing but what’s shared.",
  },
  {
    asks: wordList`when( \w+){0,3} (pay|charged|due|billed)( \w+){0,2}$`,
    amid: wordList`yearly, team, business, plans?, monthly`,
    not: wordList`next, again, invoice, refund, trial, seat, back`,
    section: "subscription_plan",
    answer:
      "On the day you choose the plan, then on that day of each month or year. “Settings”, “Plan” shows the date and the amount in its first line.",
  },
  {
    asks: wordList`(make|create|get|new)( \w+){0,4} (new|another|fresh)( one| link)?$, new link`,
    amid: byLink,
    not: wordList`project, task, password, invit\w+, api, key, reset`,
    section: "permissions",
    answer:
      "Open “Share”, “Link” on the project, turn it off and on again: that makes a new address, and the old one stays dead. Set the password and end date there too.",
  },
];
