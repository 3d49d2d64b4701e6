import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Problems outside Plumbline that users bring to this desk: computers, networks, other programs; and calendars. */

const theirs =
  "That’s something for your own IT team: this desk only looks after Plumbline, and I’d just be guessing. If something in Plumbline is getting in the way of your work in the meantime, tell me what you see.";

export const outsideMatters: readonly Matter[] = [
  {
    title: "Devices and networks of the company",
    section: "installation",
    names: anywhere(wordList`
      (vpn|printer|scanner|monitor|keyboard|mouse|headset|docking station|wi-?fi|wlan|router|network drive|outlook|exchange|teams|word|excel|windows|macbook|laptop|computer|pc)( \w+){0,4} (does|do|did|will|can|is|are|was|has|keeps?|stopped|crash\w*|freez\w*|broken|slow|dead|not|offline|disconnect\w*)( \w+){0,6}, (connect|install|set ?up|reset|fix|replace|order|need)( \w+){0,3} (vpn|printer|scanner|monitor|keyboard|headset|new laptop|wi-?fi|windows password|network drive)
    `),
    not: anywhere(
      wordList`plumbline|board|boards|tasks?|projects?|app|apps|calendar|notifications?|sync\w*|browser|page|site|import|export\w*|display|messages|sign|log|installer|update\w*|ticket|channel|connected|connection|csv|file|files|code|cannot get in|works?|loads?|loading|slow when|slow since|same`,
    ),
    answer: theirs,
    asks: [
      asked(
        ways.doIt,
        "I can’t reach your computers or network from here; your own IT team can. For anything in Plumbline, I’ll open a ticket right away.",
      ),
      asked(
        ways.who,
        "It’s whoever looks after your company’s computers. An owner of your Plumbline team often knows: “Settings”, “People” lists them.",
      ),
    ],
  },
  {
    title: "A calendar that is connected",
    section: "integration_api",
    names: anywhere(wordList`
      (who|can|could|does|do|will|is)( \w+){0,5} (see|sees|read|view|access|private|visible)( \w+){0,5} calendar( \w+)?, calendar( \w+){0,3} (private|visible|seen)
    `),
    not: anywhere(wordList`(tasks?|due)( \w+){0,3} (not|missing), set up, connect( \w+)?$`),
    answer:
      "No, Plumbline shows your own appointments only to you. Others see your tasks with their dates, as everywhere in the project, and any “Away” days you enter yourself.",
    asks: [
      asked(
        wordList`(see|sees|shown|visible)( \w+)?`,
        "They only see tasks, dates and “Away” days in projects you share. Titles of private appointments never leave your view.",
      ),
      asked(
        wordList`(faster|sooner|every|often|quicker|instant\w*|real.?time)( \w+)?`,
        "No, the calendars set the pace, every 15 minutes. The app itself shows changes right away.",
      ),
      asked(
        wordList`(stop|disconnect|remove|switch off|turn off)( \w+)?`,
        "Go to “Settings”, “Connections”, the calendar, “Disconnect”. What was already brought over stays.",
      ),
      asked(
        wordList`(only|which|choose|some|filter)( \w+)?`,
        "Go to “Settings”, “Connections”, the calendar, “What to show”, and pick “My tasks”, single projects, or everything you can see.",
      ),
    ],
  },
  {
    title: "A large or special contract",
    section: "subscription_plan",
    names: anywhere(wordList`
      (contract|enterprise|framework agreement|volume|bulk|special price|large (order|team|company)|big (team|company))( \w+){0,8} (\d{2,5}|users?|seats?|people|licen[cs]es?|price|discount|offer)( \w+)?, (\d{3,5})( \w+)? (users?|seats?|people|licen[cs]es?|employees)( \w+){0,6} (contract|discount|price|offer|deal|enterprise), (talk|speak)( \w+){0,6} (sales|contract|enterprise)( \w+)?
    `),
    not: anywhere(wordList`how much is (team|business), processing, gdpr, dpa`),
    answer:
      "Our largest plan is Business, with no limit on people; for several hundred seats, a person answers about price and contract, by ticket within 1 working day. Shall I open one with what you told me?",
    offer: "Open a ticket: a contract for many seats",
    asks: [
      asked(
        wordList`(offer|quote|pdf|paper|boss)( \w+)?`,
        "Go to “Settings”, “Plan”, “Quote” and choose plan, people and period; you get a PDF in your company’s name, good for 30 days.",
      ),
      asked(
        wordList`(invoice|transfer|po|purchase order|pay)( \w+)?`,
        "Yearly plans can be paid by bank transfer against an invoice, with your PO number on it; you have 30 days to pay, or 60 above fifty seats, by ticket.",
      ),
      asked(ways.howLong, "Within 1 working day; tell me if you need it sooner."),
      asked(
        ways.who,
        "You’ll deal with a lead of this desk, in writing; there’s no sales phone line in this sample.",
      ),
    ],
  },
  {
    title: "Two accounts of one person",
    section: "edit_account",
    names: anywhere(wordList`
      (merge|combine|join|unite|put together)( \w+){0,4} accounts?, (two|2|double|second|duplicate) accounts?( \w+){0,4}
    `),
    not: anywhere(wordList`browser, github|jira|slack|google, bank`),
    answer:
      "You can’t merge two accounts yourself: a person does it by ticket, from both addresses, and tasks and comments come together under the one you keep. Shall I open one?",
    offer: "Open a ticket: merge two accounts of one person",
    asks: [
      asked(
        wordList`(lose|lost|data|tasks?|comments?|files?|history)( \w+)?`,
        "Nothing is lost: tasks, comments and files move to the account you keep.",
      ),
      asked(
        wordList`(pay|paid|charged|seats?|cost|twice)( \w+)?`,
        "Two members are two seats until you deactivate one: “Settings”, “People”, the name, “Deactivate”.",
      ),
      asked(ways.howLong, "It takes about a working day, once both addresses are confirmed."),
    ],
  },
];
