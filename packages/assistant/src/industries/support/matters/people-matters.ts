import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Someone joins, leaves, is locked out, or works with the team from outside. */

const newcomer = wordList`(new|next) (\w+ )?(guy|girl|woman|man|person|hires?|starters?|joiners?|employees?|colleagues?|co-?workers?|staff|team ?mates?|team members?|interns?|trainees?|apprentice|people|folks|assistant|designers?|developers?|manager|accountant|salespeople|recruits?)`;
const leaver = wordList`(employee|colleague|co-?worker|guy|person|admin assistant|developer|designer|contractor|freelancer|intern|manager|team ?mate|staff member|someones?|somebodys?|one of (us|our|my|the)( \w+){0,3})`;

export const peopleMatters: readonly Matter[] = [
  {
    title: "An account that was deactivated",
    section: "login_problem",
    names: anywhere(wordList`
      (account|user|login|profile|access)( \w+){0,4} (disabled|deactivated|inactive|suspended|revoked|switched off|turned off|shut off), (disabled|deactivated|suspended) (my|our|his|her) (account|user|login|access), (been|was|got|am) (deactivated|suspended|disabled)
    `),
    not: anywhere(
      wordList`how (do|can|to)( \w+){0,4} (deactivate|suspend|disable), (all|everything)( \w+){0,8} deleted, (i|we)( have)? (deactivated|disabled|removed|suspended), seats?, charged?, pay\w*, notifications?, automations?, rules?, api, webhooks?, keys?, (he|she|his|her|they|their)( \w+){0,5}, former, already( \w+)?, since`,
    ),
    answer:
      "An owner of your team turned it off, and only an owner can bring it back: “Settings”, “People”, filter “inactive”, “Reactivate”. Your tasks are all there. Can you reach an owner?",
    asks: [
      asked(
        wordList`(on|off|away|gone)( \w+){0,3} (holiday|vacation|leave|sick|company)?, holiday, vacation, sick, not (there|here|reachable|available|answering), unreachable, nobody (there|answers), (only|no other) (one|owner|admin), no, can not reach( \w+)?, left`,
        "Any other owner can do it too. If there isn’t one, a person checks who you are and brings it back, by critical ticket within the hour. Shall I open one?",
        "Open a critical ticket: account deactivated, no owner reachable",
      ),
      asked(
        wordList`who (is|are)( \w+)?( \w+)?, which (owner|admin), (do|does) not know( \w+){0,4}, no idea who, (find|see)( \w+){0,3} (owner|admin)`,
        "I can’t see your team. A colleague who’s signed in can find the owners under “Settings”, “People”; your welcome e-mail came from one of them.",
      ),
      asked(
        wordList`why( \w+){0,6}, reason, who did( \w+)?, (not|no) (my )?(fault|mistake)`,
        "I can’t see the reason: usually a seat was freed up, or a list of people was cleaned up. The owner can see who did it and when under “Settings”, “People”.",
      ),
      asked(
        ways.doIt,
        "Not from here, because I can’t see who you are. A person can, by critical ticket, after checking with your team’s name and an old invoice. Shall I open one?",
        "Open a critical ticket: account deactivated",
      ),
      asked(
        wordList`(data|tasks?|files?|work|projects?)( \w+){0,4} (lost|gone|safe|there|deleted|still), (lose|lost)( \w+){0,3}`,
        "Nothing is lost: tasks, comments and files stay with the team as they were.",
      ),
      asked(
        ways.howLong,
        "It works the moment the owner presses “Reactivate”. With a critical ticket, a person answers within the hour, day and night.",
      ),
    ],
  },
  {
    title: "Someone new in the team",
    section: "license_activation",
    names: anywhere(wordList`
      ${newcomer}( \w+){0,8} (start\w*|joins?|joining|begins?|coming|comes|needs?|gets?|access|added?|invit\w+|set ?up|into|onto), (start\w*|joins?|joining|add|adding|invite|inviting|onboard\w*|set(ting)? up|access for|account for|get|bring)( \w+){0,5} ${newcomer}, onboard(ing)?( \w+){0,3} (people|\d+|employees?|users?|colleagues?|staff|team|hires?|new), hired( \w+){0,4} (people|\d+|someone|guys?), (someone|somebody) new
    `),
    not: anywhere(
      wordList`(bill|invoice|charged|higher)( \w+)*, how much, costs?, paid training, guests?, offboard\w*`,
    ),
    answer:
      "An owner invites them: “Settings”, “People”, “Invite”, the address and the role “member”. They see all open projects right away; for a private one, its lead adds them under “Share”.",
    asks: [
      asked(
        wordList`how( \w+){0,3} (invite|add|bring|get|set)( \w+)?( up| in)?, where( \w+){0,3} (invite|add)( \w+)?`,
        "Use “Settings”, “People”, “Invite”, with the address and the role “member”. They get an e-mail with a link that’s good for seven days.",
      ),
      asked(
        wordList`(several|many|all|bulk|list|csv|\d+|them all)( \w+){0,3} (at once|in one go|together|same time|one by one|people|addresses), at once, one by one, bulk, in one go`,
        "Yes, paste up to 100 addresses into “Invite”, one per line, with one role for everyone. You can change individual roles afterward.",
      ),
      asked(
        wordList`(only|just|nothing but)( \w+){0,3} (see|sees|access|open|read|work|works|get|gets|need|needs|one|this|that|the)( \w+){0,3} (project|board)s?`,
        "Make them a guest of that project: “Share” there, the address, “Guest”. It’s free, and they see nothing else from your team.",
      ),
      asked(
        wordList`(not|never)( \w+){0,3} (see|access|open|read)( \w+){0,5}, (hide|private|confidential|secret|hr|salar\w+|except|without)( \w+)?`,
        "Set that project to “Share”, “Private”: only the people named there can see it. As a guest, a person only sees the projects you share with them.",
      ),
      asked(
        wordList`(all|every|which|what|everything|right|same)( \w+){0,4} (projects?|see|sees|access|rights?|boards?), see everything, which role`,
        "A member sees every open project, and private ones only when the lead adds their name under “Share”. A viewer can only read, and a guest only sees what’s shared.",
      ),
      asked(
        wordList`(mail|invit\w+|link)( \w+){0,4} (not|never|no)( \w+){0,2}, (not|never|no)( \w+){0,3} (mail|invit\w+|link)( \w+)?`,
        "Have them check spam for notify@plumbline.example. “Settings”, “People”, “Invited” has “Send again”, and “Copy link” for a chat.",
      ),
      asked(
        wordList`(link|invit\w+)( \w+){0,4} (valid|work|last|expire\w*|good|run)( \w+)?, how long( \w+){0,4} (link|invit\w+|valid|good), expir\w+`,
        "It’s seven days; “Send again” under “Settings”, “People”, “Invited” gives them seven more.",
      ),
      asked(
        wordList`(in advance|already|before|now|today|early|next week|monday|ahead)( \w+){0,4}, too early`,
        "Yes, invite people whenever you like: nothing is charged until they accept, and the link is good for seven days.",
      ),
      asked(
        ways.cost,
        "You pay by the day, from the day they accept: $9 a month on Team, $16 on Business. Guests and viewers are free, and so is an invitation no one has accepted yet.",
      ),
      asked(
        wordList`(teach|train\w*|learn|explain|intro\w*|tutorial|guide|first day|know|get started)( \w+)?`,
        "“?” in any view opens a short page with pictures, and a template gets someone going in an hour. We don’t sell training.",
      ),
      asked(
        wordList`(am|are|is) not( \w+){0,2} (owner|admin), not (an |the )?(owner|admin), only a member, no right`,
        "Ask an owner: “Settings”, “People” shows who they are. As a project’s lead, you can invite free guests to it.",
      ),
      asked(
        ways.who,
        "An owner can, since a member costs a seat. A project’s lead can invite free guests to it.",
      ),
      asked(
        ways.doIt,
        "I can’t do that from here: an owner can in a minute under “Settings”, “People”, “Invite”.",
      ),
      asked(
        wordList`(wrong|typo|mistyped)( \w+){0,3} (address|mail|e-?mail), withdraw, take (it|that) back`,
        "Use “Settings”, “People”, “Invited”, “Withdraw”: the link stops working right away and nothing is charged. After that, invite the right address.",
      ),
    ],
  },
  {
    title: "Someone invited by mistake",
    section: "license_activation",
    names: anywhere(wordList`
      (invited|added|let in)( \w+){0,6} (wrong (person|people|company|team|address|mail|guy|client|one)|by (mistake|accident)|accidentally), (wrong|mistaken|accidental)( \w+)? (invitation|invite)s?, (accidentally|mistakenly|wrongly) (invited|added)
    `),
    not: anywhere(wordList`task, project, board, label, how (do|can)( \w+)? delete`),
    answer:
      "An owner can take them out right away: “Settings”, “People”, the name, “Deactivate”, or “Invited”, “Withdraw” if they haven’t accepted yet. They can’t see anything from then on. Have they been in already?",
    asks: [
      asked(
        wordList`(see|saw|seen|look|looked|read|open|opened|access\w*|download\w*)( \w+)*, what (did|could|can) they( \w+)*, been in( \w+)*, yes( \w+)*`,
        "As members, they could open every project that isn’t private. “History” shows what they changed; a person goes through the sign-in log with you, by critical ticket: shall I open it?",
        "Open a critical ticket: outsiders were invited by mistake",
      ),
      asked(
        wordList`(throw|kick|get|take|remove|delete|lock|shut)( \w+){0,4} (out|rid|off|them|him|her)( \w+)*, remove( \w+)*`,
        "Use “Settings”, “People”, select all of them, “Deactivate”: they’re signed out within a minute, and their seats are free.",
      ),
      asked(
        wordList`(pay|charged?|seats?|bill\w*|cost)( \w+)*`,
        "An accepted seat counts by the day until it’s deactivated; an invitation no one accepted costs nothing.",
      ),
      asked(
        wordList`(stop|prevent|avoid|again|who (can|may) invite|only owners)( \w+)*`,
        "Go to “Settings”, “People”, “Who may invite” and set it to owners only.",
      ),
      asked(ways.who, "An owner can; “Settings”, “People” shows who they are."),
    ],
  },
  {
    title: "Someone who leaves the team",
    section: "security_incident",
    names: anywhere(wordList`
      ${leaver}( \w+){0,4} (leaves|leaving|left|finished|is done|ended|quit|quits|fired|laid off|resigned|was let go|let go|gone|retires?|retired), (fired|let go|laid off|sacked|dismissed)( \w+){0,4} (employee|colleague|guy|person|someone|somebody|developer|admin|today|yesterday), offboard\w*, leavers?( \w+){0,4} (cut|lose|access|out|removed|stopped), (block|lock out|cut off|revoke|remove|kick out|shut out)( \w+){0,5} (employee|colleague|access|ex-?\w+|former \w+|leaver), (still has|still have) access, (tasks?|work|projects?|files?|boards?)( \w+){0,4} (if|when|once|after)( \w+){0,2} (remove|removed|deactivate|deactivated|kick|leaves?|gone|left)( (him|her|them|someone|somebody|a (person|member|user|colleague)))?, (if|when|once|after) (i|we) (remove|deactivate|kick) (him|her|them|someone|somebody|a (person|member|user|colleague)), (ex|former)[ -](employee|colleague|contractor|freelancer|staff)
    `),
    not: anywhere(
      wordList`owners?, (pay|paying|paid|billed|charged)( \w+)?, refund\w*, money back, get( \w+){0,4} back, personal data, erase, gdpr, (tasks?|files?)( \w+){0,3} (gone|missing|lost)`,
    ),
    answer:
      "An owner does it: “Settings”, “People”, the name, “Deactivate”. They’re signed out everywhere right away, their keys end and the seat is freed; tasks and files stay with the team.",
    asks: [
      asked(
        wordList`(reassign|hand over|hand|move|transfer|give|pass)( \w+){0,5}, (his|her|their|the) (tasks?|work|projects?|files?)( \w+){0,5}, what (happens|becomes)( \w+){0,6}, (tasks?|files?|comments?|work)( \w+){0,4} (gone|lost|deleted|stay|kept|keep)`,
        "Everything stays under the person’s name. When you press “Deactivate”, you can hand all open tasks to someone else in one step; later, do it from the list: select them and change the person.",
      ),
      asked(
        wordList`(they|he|she|them) (still|can|could)( \w+){0,4} (see|access|get in|log ?in|read|download|open)( \w+)?, (phone|app|laptop|devices?)( \w+)?, signed in`,
        "No, every session ends the moment you deactivate them, including the phone and desktop apps. You can’t take back what they downloaded before.",
      ),
      asked(
        wordList`(what|which|see|check|find out|know)( \w+){0,4} (did|done|downloads?|downloaded|deleted|changed|took|exported)( \w+)?, (log|history|audit)( \w+)?`,
        "“History” on each project shows what the person changed or deleted, with day and time. Downloads aren’t recorded; the sign-in log is part of Business.",
      ),
      asked(
        wordList`(api|keys?|tokens?|webhooks?|automations?|rules?|integrations?|connections?)( \w+)?`,
        "That person’s keys and connections end with the account. Scripts that used one need someone else’s key: “Settings”, “Connections”, “API”.",
      ),
      asked(
        wordList`(mail|e-?mail|address|account)( \w+){0,4} (delete|deleted|erase|erased|remove|removed), (delete|erase)( \w+){0,4} (account|data|person|completely)`,
        "After “Deactivate”, use filter “inactive”, the person, “Erase person”. Name and address go, and the tasks stay under “Former member”.",
      ),
      asked(
        ways.undo,
        "Yes, use “Settings”, “People”, filter “inactive”, “Reactivate”. Everything is as it was, and the seat counts again from that day.",
      ),
      asked(
        ways.cost,
        "The seat ends that day. On a monthly plan the next invoice is lower right away; in a paid year, the rest counts toward the next invoice.",
      ),
      asked(
        wordList`(am|are|is) not( \w+){0,2} (owner|admin), not (an |the )?(owner|admin), ${ways.who}`,
        "An owner can; “Settings”, “People” shows who they are. If you can’t reach one and it’s urgent, I’ll open a critical ticket. Shall I?",
        "Open a critical ticket: a former colleague still has access",
      ),
      asked(
        ways.doIt,
        "I can’t change your team from here. It takes an owner a minute; if you can’t reach one, with a critical ticket you’ll have a person within the hour. Shall I open one?",
        "Open a critical ticket: a former colleague still has access",
      ),
      asked(
        wordList`(seat|licen[cs]e)s?( \w+)?, guests?( \w+)?`,
        "A guest doesn’t take a seat; a member does until the day of “Deactivate”. Take a guest out under “Share”, the name, “Remove”, or from all projects with “Deactivate”.",
      ),
      asked(ways.howLong, "Right away: the person is signed out everywhere within a minute."),
    ],
  },
  {
    title: "Who had access to a project",
    section: "permissions",
    names: anywhere(wordList`
      who( \w+){0,8} (access|accessed|see|saw|seen|open|opened|view|viewed|read|look\w*)( \w+){0,3} (project|board|folder|workspace|files?|it), (list|report|overview)( \w+){0,5} (access|rights|permissions), access (list|report|review|rights of)
    `),
    not: anywhere(
      wordList`(freelancer|client|customer|contractor|supplier|guest|person|someone|people)s?( \w+)? who, links?, log ?ins?, invoices?, calendar, billing, hours, card, form, (of|from|at) (your|you)( \w+)?, your (people|staff|employees|team), plumbline`,
    ),
    answer:
      "“Share” on the project lists everyone who has access now, with their role; its “History” shows who was added or taken out, and when. Who just opened it isn’t recorded.",
    asks: [
      asked(
        wordList`export\w*, csv, excel, list, pdf, print`,
        "You can’t export the list in “Share”; for an audit, a person sends it as a file, by ticket. Shall I open one?",
        "Open a ticket: list of who has access to a project",
      ),
      asked(
        wordList`(remove|take out|throw out|kick|revoke|delete)( \w+)?`,
        "Use “Share” on the project, the name, “Remove”: it takes effect right away. To lock the person out of everything, use “Settings”, “People”, the name, “Deactivate”.",
      ),
      asked(
        wordList`(last|past) (week|month|year)( \w+)?, history, earlier, back then, at that time, since when`,
        "The project’s “History” has each change in access, with the day and who made it, back to the first day.",
      ),
      asked(
        wordList`guests?( \w+){0,6}, external\w*, client`,
        "Guests are in the same list under “Share”, with “Until” if a last day was set; an owner can see all of them under “Settings”, “People”, filter “guest”.",
      ),
      asked(
        wordList`(see|check|list|find out|know)( \w+)? who( \w+){0,3} (access|in it|in there|invited|on it)( \w+)*`,
        "“Share” on the project lists everyone who has access now, with their role.",
      ),
      asked(ways.who, "The project’s lead and every owner can see “Share” and “History” in full."),
    ],
  },
  {
    title: "Access for a client or an outside person",
    section: "permissions",
    names: anywhere(wordList`
      (client|customer|supplier|vendor|partner|agency|freelancer|contractor|auditor|outsider|external( \w+)?)s?( \w+){0,6} (access|see|view|look|read|comment|follow|log ?in|join|invite\w*)( \w+)?, (give|share|show|let|invite|add|allow)( \w+){0,5} (client|customer|supplier|vendor|partner|agency|freelancer|contractor|auditor|outsider|external)s?, read.?only( \w+)?
    `),
    not: anywhere(
      wordList`(can|could|do|does|is|are|was) not( \w+)?, left, fired, api, sso, tell( \w+)*, breach\w*, stored?, where is, requests?, forms?, seats?, charged?, calendar, link (is|has|expired), still, finished, questionn?aires?, data( \w+){0,2} safe`,
    ),
    answer:
      "Use “Share” on that project, their address, “Guest”: it’s free, and they see nothing else. If they only need to look, “Share”, “Link” makes a read-only link, with a password and an end date if you like.",
    asks: [
      asked(
        wordList`(see|sees|access)( \w+){0,4} (other|else|all|rest|everything)( \w+)?, (one|single|only|certain|this) (project|board)s?( only)?, limit\w*( \w+){0,4}, other projects?, (our|internal) (comments?|notes?|prices?)`,
        "They only see the projects shared with them, with their tasks, comments and files; no other projects and no list of people. Keep internal notes in a private project.",
      ),
      asked(
        wordList`(edit|change|write|create|delete|comment)( \w+)?, only (read|look|view), read.?only`,
        "A guest works on tasks and comments; for someone who should only read, use the link or the viewer role, which can read all open projects.",
      ),
      asked(
        wordList`(until|end|ends|expire\w*|two weeks|limited|temporary|temporarily|last day|stop|stops)( \w+)?, for \d+ (days|weeks|months)`,
        "Set “Until” when you invite them, and access ends that night. A link has its own end date.",
      ),
      asked(
        wordList`(account|sign up|register|password|log ?in)( \w+)?`,
        "A guest signs up once, for free, with their own password. The read-only link doesn’t need an account at all.",
      ),
      asked(
        wordList`(how many|limit|maximum)( \w+)?`,
        "You can have as many guests as you like on any plan, and none of them needs a seat.",
      ),
      asked(ways.cost, "It’s free: guests and viewers don’t take a seat on any plan."),
      asked(ways.who, "The project’s lead or an owner can; other members ask one of them."),
    ],
  },
];
