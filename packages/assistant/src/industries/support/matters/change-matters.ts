import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** A plan that changes, a charge after the end of it, single sign-on to set up, figures for the boss. */

const planName = wordList`(free|team|business)`;

export const changeMatters: readonly Matter[] = [
  {
    title: "Charged after the plan was cancelled",
    section: "payment_issue",
    names: anywhere(wordList`
      (charged|billed|debited|paid|pay|paying|took|invoiced?)( \w+){0,6} (after|although|though|even though|despite)( \w+){0,4} cancel\w*, cancel\w*( \w+){0,8} (still|again|anyway|and you|but)( \w+){0,3} (charged|billed|debited|paid|pay|paying|charge|took|money)
    `),
    not: anywhere(wordList`will (we|i) be, what happens`),
    answer:
      "I am sorry. What was charged after the end of the plan comes back within 5 working days, the way you paid. Billing needs the date and the amount of each charge, never the card number. Shall I open the ticket?",
    offer: "Open a ticket: charged after the plan was cancelled",
    asks: [
      asked(
        wordList`(prove|proof|mail|confirmation|screenshot)( \w+)?, where( \w+){0,4} send( \w+)?, send( \w+)? (it|you|that)`,
        "Reply to the ticket’s mail with it; the day of the cancellation alone does too, as billing sees it. Shall I open the ticket with what you told me?",
        "Open a ticket: charged after the plan was cancelled",
      ),
      asked(
        wordList`(again|next month|stop|another|third|every month|also in)( \w+)?, (sure|make sure|really) (cancelled|ended|over)?`,
        "Look under “Settings”, “Plan”: the first line must say “ends on” with a day. If it shows a next payment instead, an owner presses “Cancel” there; then nothing more is charged.",
      ),
      asked(
        ways.howLong,
        "Billing answers within 1 working day; the money is back within 5 working days, and your bank may need 2–3 more to show it.",
      ),
      asked(
        wordList`(bank|chargeback|dispute|lawyer|reverse)( \w+)?`,
        "Give us the 5 working days first: a charge taken back by the bank stops the account and takes longer for you. The ticket holds your claim in writing.",
      ),
    ],
  },
  {
    title: "Setting up single sign-on",
    section: "login_problem",
    names: anywhere(wordList`
      (set ?up|setting up|configure|configuring|enable|activate|introduce|switch on|roll out|start with|connect)( \w+){0,4} (sso|saml|single sign.?on|okta|entra|azure ad), (sso|saml|single sign.?on)( \w+){0,6} (set ?up|setup|configure|start|enable|activate|guide|how|steps)
    `),
    not: anywhere(
      wordList`(is|are|do|does|did|can) not( \w+)?, fails?|failed|error\w*|broken, how much, which plan, cost|price, certificates?`,
    ),
    answer:
      "An owner on Business: “Settings”, “Security”, “Single sign-on”. Copy our address into your provider (SAML), paste its metadata here, press “Test”. After a good test you may demand it of everyone.",
    asks: [
      asked(
        wordList`(on|have|with|we are on|in)( \w+){0,2} (team|free)( plan)?( \w+)?, which plan, upgrade`,
        "Yes, that matters: single sign-on is in Business alone, $16 a person and month instead of $9 on Team. An owner changes the plan under “Settings”, “Plan”; 14 days of Business are free to try.",
      ),
      asked(
        wordList`(keep|need|old|own|still|their|forget)( \w+){0,3} passwords?, passwords?( \w+){0,4} (gone|work|stay|still|deleted|valid)`,
        "Until you demand it both ways work. Once “Demand it” is on, members sign in through your provider only; owners keep password and code for emergencies.",
      ),
      asked(
        wordList`(guests?|external\w*|clients?|freelancers?)( \w+)?`,
        "Guests are not in your system, so they go on with their own password, even where members must use it.",
      ),
      asked(
        wordList`(new|create\w*|automatically|provision\w*|invite|added)( \w+){0,3} (people|users?|employees?|members?|accounts?|colleagues?)?, scim`,
        "The first sign-in makes a member, with a seat; you can switch that off and invite by hand. SCIM there is none.",
      ),
      asked(
        wordList`(address|e-?mail|mail|domain)s?( \w+){0,4} (same|match|different|change\w*|other)( \w+)?, (match|same)( \w+){0,3} (address|e-?mail|mail)`,
        "People are matched by e-mail address, so it must be the same here and at your provider. An owner changes one under “Settings”, “People”.",
      ),
      asked(
        wordList`(locked out|lock|wrong|fails?|does not work|broken|risk|back|test|break)( \w+)?`,
        "“Test” signs in one person in a private window and changes nothing for the rest. Owners always get in with password and code, so nobody is locked out for good.",
      ),
      asked(
        wordList`(google|okta|entra|azure|adfs|keycloak|onelogin|auth0)( \w+)?`,
        "Any provider that speaks SAML does, such as Okta and Entra. “Continue with Google” or “with Microsoft” needs none of it and is in every plan.",
      ),
      asked(ways.howLong, "About half an hour with somebody who runs your identity provider."),
      asked(ways.who, "An owner, together with whoever runs your identity provider."),
      asked(
        ways.doIt,
        "From here I cannot see your settings; an engineer helps by ticket, for high ones with a session in the browser. Shall I open one?",
        "Open a ticket: help with setting up single sign-on",
      ),
      asked(ways.cost, "It is part of Business, $16 a person and month; nothing comes on top."),
    ],
  },
  {
    title: "A list of finished tasks",
    section: "feature_question",
    names: anywhere(wordList`
      (list|report|overview|statistics?|figures|numbers|export|excel|sheet|table)( \w+){0,6} (done|finished|completed|closed)( \w+){0,6}, (done|finished|completed|closed)( \w+){0,6} (list|report|overview|export|excel|by person|per person|last (week|month|quarter|year)), (report|overview|list)( \w+){0,6} (boss|manager|management|board meeting|by person|per person|each person|quarter)
    `),
    not: anywhere(
      wordList`access, invoices?|bills?, tickets?, security|pen ?test|audit, subprocessors, grey\w*`,
    ),
    answer:
      "List view, “View”, “Filter”: done, the dates and a person; then “Project”, “⋯”, “Export”, Excel: an export takes what is shown. Several projects at once: “Reports”.",
    asks: [
      asked(
        wordList`(every|each|automatic\w*|regular\w*|schedul\w*|by itself|monthly|weekly|quarterly)( \w+)?`,
        "Weekly by itself, yes: “Project”, “Reports”, “Send regularly”, with the day and up to ten addresses, as a PDF at 8:00. Anything rarer you export by hand or by the API.",
      ),
      asked(
        wordList`(filter|date|dates|period|range|between|quarter|month)( \w+)?`,
        "Yes: “View”, “Filter” takes state, person, label and dates, several at once; “Save view” keeps it for the next time.",
      ),
      asked(
        wordList`(all|several|every|many|across|more) (the |our )?projects?, one file`,
        "“Reports” takes several projects at once. An owner’s archive under “Settings”, “Data” has everything as CSV.",
      ),
      asked(
        wordList`(hours?|time|worked|effort)( \w+)?`,
        "“Project”, “Reports”, “Time”, “Export”: CSV or Excel, by person and task, where people tracked their time.",
      ),
      asked(
        wordList`(archived?|deleted|old|older)( \w+)?`,
        "Archived tasks are in if the filter shows them; deleted ones are not.",
      ),
      asked(
        wordList`(empty|missing|not all|too few|only \d+)( \w+)?`,
        "Then a filter is still set: “View”, “Reset”, and filter anew. Boards above 10,000 tasks export by project.",
      ),
      asked(ways.who, "Members and owners can export; guests and viewers cannot."),
      asked(ways.cost, "Reports and exports are in every plan."),
    ],
  },
  {
    title: "Something deleted weeks ago",
    section: "data_loss",
    names: anywhere(wordList`
      (deleted?|removed|lost|gone|erased|wiped)( \w+){0,12} ((\d+|two|three|four|five|six|several|some|a few|a couple of) (weeks|months)|a month|over 30 days|more than 30 days) ago, (weeks|months|a month) ago( \w+){0,8} (deleted?|removed|lost|gone|erased|wiped), older than 30 days, trash( \w+){0,4} (empty|nothing|not there)( \w+){0,4} (30|weeks|month|old\w*|long)
    `),
    not: anywhere(wordList`pay|paid|charged?, colleagues?|employees?, account, team`),
    answer:
      "The trash keeps things for 30 days, our backups 30 days more. Within 60 days a person can bring it back by ticket, in about a working day; after that nobody can. Shall I open one?",
    offer: "Open a ticket: restore from a backup",
    asks: [
      asked(
        wordList`who (did|has|deleted|removed|was|could)( \w+)*, who( \w+){0,5} (deleted|removed|it was)( \w+)*, find out( \w+)*`,
        "“History” of the project shows who deleted what and when; for a project that is gone itself an owner sees it under “Settings”, “Data”, “Deleted”.",
      ),
      asked(
        wordList`(need|tell|give|know)( \w+){0,3} (you|from me|from us|what)( \w+)?, what( \w+){0,3} (need|tell|write)( \w+)?`,
        "Its name, and the day you saw it last. The rest the backup tells.",
      ),
      asked(
        wordList`(comments?|files?|attachments?|everything|all of it)( \w+)?`,
        "Files and comments come back with it, as of the backup that is chosen; backups are made every six hours.",
      ),
      asked(
        wordList`(prevent|avoid|again|next time|protect)( \w+)?`,
        "“⋯”, “Rules”, “Only leads delete” keeps tasks; projects only leads and owners can delete. “Archive” instead of “Delete” keeps everything findable.",
      ),
      asked(ways.cost, "Nothing, on any plan."),
      asked(ways.howLong, "About a working day, once the ticket is open."),
    ],
  },
  {
    title: "Slow for the whole office",
    section: "outage_status",
    names: anywhere(wordList`
      (slow|lag\w*|loading|takes (ages|forever)|spinning|hangs?)( \w+){0,8} (everyone|everybody|all of us|us all|whole \w+|entire \w+|all colleagues|our office|our floor), (everyone|everybody|all of us|whole \w+|entire \w+|our office)( \w+){0,8} (slow|lag\w*|loading|spinning|hangs?)
    `),
    not: anywhere(
      wordList`api, webhooks?, export, (nothing|not) (works?|loads?|working|loading), can not work`,
    ),
    answer:
      "I am sorry. Slow for everybody in one place is mostly the line or a proxy there, as our side is green. Is it quick on a phone without Wi-Fi? If not, I open a critical ticket. Shall I?",
    offer: "Open a critical ticket: slow for everybody",
    asks: [
      asked(
        wordList`(fast|faster|quick\w*|fine|ok|okay|works?|good|yes)( \w+){0,5} (phone|mobile|hotspot|home|without)( \w+)?, (phone|mobile|hotspot|home)( \w+){0,5} (fast|faster|quick\w*|fine|ok|okay|works?|good), it is( quick| fast| faster)?$, yes( it is)?( quick| fast| faster)?$`,
        "Then your network holds it up: ask your IT to let *.plumbline.example through on port 443, web sockets too, without reading along. Until then a hotspot is quick.",
      ),
      asked(
        wordList`(slow|same|also|not|neither|no)( \w+){0,5} (phone|mobile|hotspot|home|there)( \w+)?, (phone|mobile|hotspot|home)( \w+){0,4} (slow|same|not|too)( \w+)?, same$, no$`,
        "Then a person has to look. Shall I open the critical ticket? First answer within the hour, day and night.",
        "Open a critical ticket: slow for everybody",
      ),
      asked(
        wordList`(meanwhile|in the meantime|until then|work ?around|can (we|i) do)( \w+)?`,
        "Meanwhile: “View”, “Hide done” makes boards lighter, the desktop app is quicker than the browser, and a phone’s hotspot passes by your network.",
      ),
      asked(
        wordList`(vpn|proxy|firewall)( \w+)?`,
        "Yes, that can be it: try ten minutes without. Where a proxy reads along, web sockets stall: *.plumbline.example on port 443 must pass.",
      ),
      asked(ways.howLong, "A critical ticket is answered within the hour, day and night."),
    ],
  },
  {
    title: "A lost second step",
    section: "login_problem",
    holds: /^second_step/,

    asks: [
      asked(
        wordList`how( \w+){0,3} (check|know|prove|verify|identify|sure)( \w+)*, (prove|proof|verify|identity|passport|id)( \w+)?, what( \w+){0,4} (need|want|prove|have ready)( \w+)?`,
        "We need your sign-in address, the team’s name, and an old invoice or the name of another member. We never need a password or a passport.",
      ),
      asked(
        wordList`(new|other|next) (phone|device)( \w+)?, authenticator( \w+)?, set ?up( \w+)?`,
        "Once you are in: “Settings”, “Security”, “Two-step sign-in”, “New device”, and scan the code with the app on the new phone. The old one stops working then.",
      ),
      asked(
        wordList`(sms|text message|text)( \w+)?`,
        "Text messages there are none: the code comes from an authenticator app. Without it, a backup code or an owner lets you in.",
      ),
      asked(
        wordList`(urgent\w*|asap|quick\w*|hurry|open it)( \w+)?`,
        "I am sorry for the hurry. A person resets it within the hour, day and night. Shall I open the urgent ticket? An owner of your team is quicker: “Settings”, “People”, your name, “Reset two steps”.",
        "Open a ticket: two-step sign-in is lost, urgent",
      ),
      asked(
        wordList`(prevent|avoid|next time|again|future)( \w+)?`,
        "Keep your backup codes in a password manager and make a second person an owner. That way somebody can always let you in.",
      ),
      asked(
        wordList`(data|tasks?|work|files?)( \w+){0,4} (lost|gone|safe)( \w+)?`,
        "Nothing is lost: tasks, files and comments wait for you.",
      ),
    ],
  },
  {
    title: "A change of plan",
    section: "subscription_plan",
    names: anywhere(wordList`
      (upgrade|upgrading|downgrade|downgrading)( \w+){0,6} (mid|middle|double|twice|rest of|lose|affect\w*|stay), (switch|change|move|go)( \w+){0,3} to ${planName}( \w+){0,6} (mid|middle|rest of|double|lose|happens)
    `),
    not: anywhere(wordList`\d+, how much, cost|price`),
    holds: /^(?:flow:plan|plan_record|subscription_plan|license_activation)$/,
    answer:
      "Up at any time: it counts at once, and you pay only the difference, by the day. Down takes effect at the end of the paid period. Nothing is deleted either way. An owner does it under “Settings”, “Plan”.",
    asks: [
      asked(
        wordList`(pay|paid|charged?|billed?)( \w+){0,3} (double|twice|both|again|full)( \w+)?, (rest|remaining|middle) of( \w+){0,3} (month|year), mid.?month, difference|prorat\w+|already paid( \w+)?`,
        "No, nothing twice: what you paid for the rest of the month counts toward the new plan, and you pay the difference by the day.",
      ),
      asked(
        wordList`(projects?|tasks?|data|files?|boards?|everything|anything|something)( \w+){0,4} (stay|same|lost|lose|change|changes|gone|deleted|safe|keep|move)( \w+){0,3}, (lose|affect\w*|interrupt\w*|downtime)( \w+)?`,
        "Everything stays as it is: projects, people and files. Only the features of the plan come or go.",
      ),
      asked(
        wordList`(go|going|come|switch|change|move|moving)( \w+)?( back)? up( \w+)?, upgrade( \w+)? (again|later|back)`,
        "Yes, at any time, in the same place: it counts at once, and you pay the difference by the day.",
      ),
      asked(
        wordList`(go|going|switch|change|move)( \w+){0,2} (back|down)( \w+)?, undo|downgrade( later)?`,
        "Yes, at any time; it takes effect at the end of the paid period, and nothing is deleted.",
      ),
      asked(
        wordList`(offer|quote|pdf|paper)( \w+){0,4}, (show|convince|ask)( \w+){0,2} boss`,
        "Go to “Settings”, “Plan”, “Quote” and choose plan, people and period; you get a PDF in your company’s name, good for 30 days.",
      ),
      asked(
        wordList`(somebody|someone|one of us|people|person|employee)( \w+){0,3} (leaves?|quits?|goes|joins?|comes)( \w+)*, (fewer|more|less|additional) (people|seats|users)( \w+)?`,
        "Seats count by the day: whoever joins is charged from that day, and a seat that ends lowers the next bill; in a paid year the rest counts toward the next invoice.",
      ),
      asked(
        wordList`(get out|leave|quit|end it)( \w+){0,4} (half|early|before|within), half a year`,
        "Yes, at any time: of a yearly plan the unused months are paid back within 5 working days. Monthly ones run to the end of the paid month.",
      ),
      asked(
        wordList`(only|just|merely) (look|read|watch|view)( \w+)?, viewers?( \w+)?, guests?( \w+)?`,
        "Who only looks is a viewer, and free on every plan: only owners and members take a seat.",
      ),
      asked(
        wordList`(who|can i|am i allowed)( \w+){0,4} (do|change|upgrade|switch|order|press)( \w+)?, ${ways.where}`,
        "An owner, under “Settings”, “Plan”; it counts at once.",
      ),
      asked(
        wordList`(can|could|would|will) you( \w+){0,3} (do|change|upgrade|switch|set|make)( \w+)?, do it for (us|me), for me`,
        "From here I cannot: an owner does it in a minute under “Settings”, “Plan”.",
      ),
      asked(
        wordList`(try|test|trial)( \w+)?`,
        "Yes: 14 days of Business, free and without a card; it can be prolonged once by 7 days.",
      ),
      asked(
        wordList`(pay|by|with|via|paid)( \w+){0,4} (invoice|transfer|card), bank transfer, purchase order, po number`,
        "Yearly plans by bank transfer against an invoice, with your PO number on it; monthly ones by card or PayPal.",
      ),
    ],
  },
];
