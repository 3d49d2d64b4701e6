import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on the plan, its end, sharing and the service. */

const ended = wordList`cancel\w*, cancellation, (end|ended|ending|stop|leave|leaving|quit)( \w+){0,2} (plan|plumbline|subscription)`;
const byLink = wordList`(share|sharing|shared|read.?only|public|the|a|that|by|with|my) links?, link`;
const former = wordList`deactivat\w*, former, ex (employee|colleague|owner|member|admin)s?, ex.(employee|colleague)s?, fired, (he|she|they|employee|colleague|someone|person|guy|admin|owner|member) (has |have |who |that )?(left|quit|leaves|is leaving|was let go), sacked, kicked (him|her|them) out`;

export const planQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`
      (confirmation|confirmed|proof|evidence|written|in writing|black and white), prove, (charge|charged|bill|billed|debit|debited|take( my| our)? money)( \w+){0,2} (again|next month|once more|any ?more|in \w+), (stops?|prevents?)( \w+){0,3} (charge|charges|payment|debit|invoice),
      (how|where)( \w+){0,4} (know|see|check|tell|sure|verify)( (that|it|this|if|whether|my|our|the|is|has|was|really|for sure)){0,4}( (cancel\w*|cancellation))?( (went|gone) through| worked| is done| is over| ended)?$, (did|has|have|is)( \w+){0,3} (cancellation|cancelled|it)( \w+)? (gone |go |went |come )?through
    `,
    amid: ended,
    not: wordList`tickets?, refunds?, money back, back, data, export\w*, files?, 2fa, price\w*, cost, trial, orders?, invite\w*, meeting`,
    section: "subscription_plan",
    answer:
      "An e-mail confirms it to the owners right away, with the last day, and “Settings”, “Plan” then shows an end date instead of a next charge. Nothing is charged after that day.",
  },
  {
    asks: wordList`
      (how long|until when|for how long)( \w+){0,6} (keep|kept|stored?|store|have|hold|read|access|there|available), what happens( \w+){0,3} (data|tasks|projects|files|everything), (data|projects|tasks|files)( \w+){0,3} (after that|afterwards|then|gone|deleted|erased)
    `,
    amid: ended,
    not: wordList`refund\w*, trash, ticket, chat, conversation, trial, backups?`,
    section: "subscription_plan",
    answer:
      "You can still read it for 60 days after the paid period, then it’s erased. An owner gets everything as one ZIP under “Settings”, “Data” before that.",
  },
  {
    asks: wordList`
      (delete|close|remove|erase|shut down|get rid of)( \w+){0,3} (workspace|organi[sz]ation|whole (team|account|company)|entire (team|account|company)|team account|company account|(our|the) team)
    `,
    not: wordList`undo, restore, by accident, accidentally, wrong(ly)?, will be, was, how long, back, member, task, tasks, project, projects, from (the|our) team, who, can (he|she|they|someone|anyone), notice, mail, someone, somebody`,
    section: "delete_account",
    answer:
      "An owner goes to “Settings”, “Data”, “Delete team”: that locks it right away and erases it after 14 days; until then “Keep the team” undoes it. Get the archive on the same page first.",
  },
  {
    asks: wordList`
      how (much|many)( \w+){0,3} (space|storage|gb|gigabytes?|megabytes?|mb), (storage|disk|file) (space|limit|quota|size), (space|storage)( \w+){0,3} (per|each|for|limit|left|included), \d+ ?gb( \w+){0,2} (per|each|for|shared|total), (photos?|pictures|files|videos)( \w+){0,5} (space|storage)
    `,
    not: wordList`ram, browser, phone, import, csv, send`,
    section: "subscription_plan",
    answer:
      "It’s 100 GB for each person on Team and Business, and 2 GB for the whole team on Free. One file can be up to 250 MB.",
    again: "Each person has 100 GB on Team and Business; only the 2 GB on Free are for all of you.",
  },
  {
    asks: wordList`
      on.?prem\w*, self.?host\w*, (own|our|my) (servers?|data ?cent(er|re)|infrastructure|cloud), (install|run|host)( \w+){0,3} (ourselves|locally|in.?house)
    `,
    not: wordList`wifi, slow, firewall, calendar, mail server, sso, saml`,
    section: "security_incident",
    answer:
      "No, Plumbline only runs as a service. Your data is in the EU or the US, whichever your owner chose, encrypted in transit and at rest, and there’s a data processing agreement under “Settings”, “Data”.",
  },
  {
    asks: wordList`
      (export\w*|save|download|get)( \w+){0,5} (word|docx?|powerpoint|pptx|odt|google docs?|xml), (word|docx|powerpoint|pptx) (file|export|format|document)
    `,
    not: wordList`key ?word, password, import\w*, attach\w*, upload\w*, open`,
    section: "data_export",
    answer:
      "Not in that format: “Project”, “⋯”, “Export” makes CSV, Excel or PDF, and a CSV opens in almost anything.",
  },
  {
    asks: wordList`
      (with|without|including|includes?|incl|excluding|excl|plus|before|after|net of)( \w+){0,2} (vat|tax|taxes|gst), (vat|tax|taxes|gst)( \w+){0,3} (included?|in it|on top|extra|added|already), (is|are|does)( \w+){0,5} (vat|tax|gst)$
    `,
    not: wordList`number, exempt\w*, reverse, vat id, wrong, missing, our vat, my vat, invoice shows`,
    section: "subscription_plan",
    answer:
      "Prices don’t include VAT: where it applies, it comes on top, and the invoice lists it.",
  },
  {
    asks: wordList`
      how( \w+){0,3} (switch|change|move|go|get|do|take|pay|set), where( \w+){0,4} (switch|change|choose|set)
    `,
    amid: wordList`(pay|paid|paying|take|switch|go|change|move)( \w+){0,3} (yearly|annually), (yearly|annual) (plan|billing|then|please|one|it is), to (yearly|annual), by the year`,
    not: wordList`invoice, card, address, refund\w*, money back, back for, role, owner, users?, people, seats?, cancel\w*, free, team to, password, business, much`,
    section: "subscription_plan",
    answer:
      "An owner does it under “Settings”, “Plan”: going from monthly to yearly takes effect right away and starts a new period on that day; what you’ve paid for this month counts toward it.",
  },
  {
    asks: wordList`
      (pay|paid|paying|charged?|billed?|costs?)( \w+){0,5} (full|whole|entire)( \w+)? month, (only|just) the (rest|remaining|remainder|days), pro.?rat\w+
    `,
    amid: wordList`(add|adding|invite|inviting|join|joins|joining|new|more|another|extra)( \w+){0,4} (people|person|seats?|users?|members?|colleagues?|us|team|ones?), (people|person|users?|members?|colleagues?) (join|joins|start|starts|come)`,
    not: wordList`upgrade\w*, switch\w*, business, downgrade\w*, yearly, annual\w*, \d+`,
    section: "subscription_plan",
    answer:
      "Only the days that are left: a seat counts by the day from when the invitation is accepted. After that it’s $9 a month on Team, $16 on Business.",
  },
  {
    asks: wordList`how( \w+){0,3} (switch|change|go|move|downgrade|get|do)`,
    amid: wordList`(go|to|take|choose|use|want) free, free (plan|version|then|it is), downgrad\w+ to free`,
    not: wordList`invoice, card, address, refund, role, owner, users?, cancel\w*, password, business, much, trial, delete, export\w*, link, language`,
    section: "subscription_plan",
    answer:
      "An owner goes to “Settings”, “Plan” and chooses Free: it takes effect at the end of the paid period, and nothing is deleted. It’s for 3 people; more could only read.",
  },
  {
    asks: wordList`
      how( \w+){0,3} (switch|change|upgrade|downgrade|move)( \w+){0,2}( plans?| to (team|business|free))?$, (switch|change|upgrade|downgrade)( \w+){0,2} plans?
    `,
    amid: wordList`(team|business|free) plan, (to|take|on|want|for) (team|business|free), upgrad\w*, downgrad\w*, plans?`,
    not: wordList`invoice, card, address, refund, role, owner, users?, cancel\w*, password, much, trial, wh(at|en|o), lose, happens, price, cost\w*, names?, language, project, views?, e-?mail, back, left, nobody, no ?one, can not`,
    section: "subscription_plan",
    answer:
      "An owner goes to “Settings”, “Plan”, chooses one and confirms. Moving up takes effect right away, with the prorated difference; moving down at the end of the paid period.",
  },
  {
    asks: wordList`
      (lose|loses|losing|lost|keep|happens?|gone|deleted)( \w+){0,5} (anything|something|projects?|files?|data|tasks|everything|stuff|boards?)
    `,
    amid: wordList`(go|to|on|take|choose|3|for|with|use) free, free (plan|version|then), downgrad\w*`,
    not: wordList`trial, cancel\w*, trash, import\w*, backup`,
    section: "subscription_plan",
    answer:
      "Nothing is deleted: projects, tasks and files stay. On Free there’s no API and no webhooks, files share 2 GB in total, and 3 people can work; more could only read.",
  },
  {
    asks: wordList`
      tak(e|es|ing)( \w+){0,2} over, (hand|hands|handing|pass|transfer\w*)( \w+){0,4} (over|on|to (her|him|them|someone|somebody|another|a colleague)|ownership|owner), (keep|keeps|run|runs) (it|the team|the workspace|the account|everything) (going|running|alive), (new|other|another|different) owner
    `,
    amid: wordList`(delet\w+|clos\w+|leav\w+|quit\w*)( \w+){0,5} (team|workspace|account|plumbline|company), owners?, workspace, ownership`,
    not: wordList`tasks?, boss, left, gone, only owner, dead, unreachable, ticket, chat, error, can not, refund, invoices?, projects?`,
    section: "permissions",
    answer:
      "Yes: under “Settings”, “People”, their name, “Role”, make them an owner. Once they accept, you can leave, and the team, its data and the plan stay as they are.",
  },
  {
    asks: wordList`
      (money|something|anything|refund\w*|credit\w*|get|paid)( \w+){0,3} (back|refunded|credited), refund\w*
    `,
    amid: wordList`(leaves?|leaving|left|quits?|fewer|less|remov\w+|deactivat\w+|take (away|out)|drop\w*)( \w+){0,3} (people|person|seats?|users?|members?|colleagues?|one|of (us|them)|on the), \d+ (\w+ )?(people |users? |seats? )?(leaves?|leaving|left|less|fewer)`,
    not: wordList`cancel\w*, yearly, annual\w*, a year, half, twice, mistake, wrong\w*, how much, overcharged?, the plan`,
    section: "subscription_plan",
    answer:
      "Nothing is paid out, but seats count by the day: the days left after “Deactivate” come off the next invoice. In a paid year, they count toward the next one.",
  },
  {
    asks: wordList`
      take( \w+){0,3} away, (stop|stops|remove|revoke|end|cut|cut off|block|no longer|throw|kick|undo|withdraw)( \w+){0,4} (see|seeing|sees|access|look|looks|looking|view|viewing|out|sharing|him|her|them|guests?|clients?|link)
    `,
    amid: wordList`${byLink}, guests?, share, shared, sharing`,
    inReply: true,
    not: wordList`notifications?, mails?, e-?mails?, ticket, plan, seat, password, tasks?, owner`,
    section: "permissions",
    answer:
      "Turn the link off under “Share”, “Link”, or take the guest out under “Share”, the name, “Remove”. They see nothing from then on.",
  },
  {
    asks: wordList`
      (send|give|share|show|get|make|mail|copy|with|by|via)( \w+){0,4} (a|the|that|public|read.?only|share|sharing) link( (to|for|of) .{1,30})?, (look|see|view|watch|read|open|access)\w*( \w+){0,6} without( \w+){0,3} (account|login|log ?in|signing up|registering|registration), without (an |any |having an |making an )?(account|registration|signing up|registering)
    `,
    not: wordList`api, reset\w*, expired, invit\w+, meeting, password, zoom, calendar, works?, working, broken, comment\w*, edit\w*, work on, download, export\w*, archive, confirm\w*, delete, unsubscribe, client
    `,
    section: "permissions",
    answer:
      "Yes: “Share” on that project, “Link”, makes a read-only link that needs no account. You can add a password and an end date, and it’s free.",
    again: "Yes, with the link under “Share”: looking needs no account, only working on it does.",
  },
  {
    asks: wordList`
      forward\w*, (pass|passes|passed|hand|hands)( it| them| the link| that)? on, (send|sends|give|gives|share|shares|shared)( it| the link| that| them)? (on|further|around|to (others|other people|someone|somebody|anyone|a friend|everybody|everyone))
    `,
    amid: byLink,
    inReply: true,
    not: wordList`mail, invit\w+, password (link|mail), reset, invoices?, webhooks?`,
    section: "permissions",
    answer:
      "Anyone who has the link can look, so set a password or an end date under “Share”, “Link”; “Off” ends it for everyone. A guest’s invitation only works for that guest.",
  },
  {
    asks: wordList`(password|protect\w*|pin|passcode)`,
    amid: byLink,
    inReply: true,
    not: wordList`forg\w+, reset\w*, mail, log ?in, sign ?in, invit\w+, locked, wrong, changed?, expired, twice, account, (her|his|their|my) password, have not, not (have|know)`,
    section: "permissions",
    answer:
      "Yes, under “Share”, “Link”: a password, an end date, and “Off”, after which it shows nothing.",
  },
  {
    asks: wordList`
      (api |his |her |their )keys?( \w+){0,5} (still|works?|working|valid|active|end|stop\w*|usable|dead), (still|what about|do|are|and)( \w+){0,2} (api |access )?keys?
    `,
    amid: former,
    not: wordList`key(s)? (result|figure|card|board|word), keyboard`,
    section: "security_incident",
    answer:
      "No: a person’s keys end with the account, the moment it’s deactivated. An integration that used one needs a key from someone who stays.",
  },
  {
    asks: wordList`
      (he|she|they|him|her|them|someone)( \w+){0,3} (get|log|sign|come|go)( \w+)? (back )?in, (he|she|they|him|her|them)( \w+){0,4} (reset|forgot\w*|new) password
    `,
    amid: former,
    not: wordList`can not, how (do|can)( \w+)? (reactivat\w*|bring), (let|want) (him|her|them), reactivat\w*`,
    section: "security_incident",
    answer:
      "No: a deactivated account can’t sign in, and resetting the password doesn’t change that. Only an owner can bring it back, with “Reactivate”.",
  },
  {
    asks: wordList`
      (still|keeps?)( \w+){0,2} (get|gets|getting|receiv\w+|sees?|seeing)( \w+){0,3} (notifications?|e-?mails?|mails?|messages|alerts), (get|gets|receives?)( \w+){0,2} (mails?|e-?mails?|notifications?)( \w+){0,3} (private|home|address|gmail)
    `,
    amid: former,
    section: "security_incident",
    answer:
      "A deactivated account gets nothing, so there’s likely a second one: look for that address under “Settings”, “People”, guests included, and under “Billing details”, “Send to”. An owner takes it out there, at once.",
  },
  {
    asks: wordList`
      (problems?|issues?|outages?|incidents?|trouble|anything|something|fault)( \w+){0,3} (at|on|from|with) (your|plumbline\w*|you)( \w+)? (end|side|servers?|system|service), (servers?|service|system|plumbline|you) (down|offline)
    `,
    not: wordList`tickets? pl, one of, server room, our servers?`,
    section: "outage_status",
    answer:
      "There’s no known problem on our side: everything on the status page is green. If several of you have it, tell me: that counts as critical.",
  },
  {
    asks: wordList`
      not( \w+){0,3} happen( \w+)? again, (avoid|prevent)( \w+){0,4}, (look|looks|see|sees|show|shows|view|list|board)( \w+){0,4} (the )?same( \w+){0,4} (everyone|everybody|all|others|us|team|them), same (view|list|board)( \w+){0,4} (everyone|everybody|all|others|us|team|them)
    `,
    amid: wordList`filters?, funnel, reset did, view`,
    not: wordList`notifications?, mails?, dark`,
    section: "feature_question",
    answer:
      "Set the list up without filters, then “View”, “Save view” and “whole project”: everyone finds it next to “Board” and “List”. If tasks seem gone, “View”, “Reset” clears a filter.",
    again: "With “View”, “Save view”, “whole project”: that view is the same for everyone.",
  },
];
