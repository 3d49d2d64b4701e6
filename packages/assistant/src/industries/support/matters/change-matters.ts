import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Changing a plan, a charge after its end, setting up single sign-on, figures for management. */

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
      "I’m sorry about that. Anything charged after the plan ended is refunded within 5 working days, the way you paid. Billing needs the date and amount of each charge, never the card number. Shall I open the ticket?",
    offer: "Open a ticket: charged after the plan was cancelled",
    asks: [
      asked(
        wordList`(prove|proof|mail|confirmation|screenshot)( \w+)?, where( \w+){0,4} send( \w+)?, send( \w+)? (it|you|that)`,
        "Reply to the ticket’s e-mail with it; the cancellation date alone is enough too, since billing can see it. Shall I open the ticket with what you told me?",
        "Open a ticket: charged after the plan was cancelled",
      ),
      asked(
        wordList`(which|what|old|other|another|closed?|expired|new)( \w+)? (card|account)( \w+){0,3}, (card|account)( \w+){0,3} (closed|gone|expired|cancelled|blocked|replaced)`,
        "It goes back the way you paid. If that card is closed, billing sends it by bank transfer, once the ticket says so: shall I open it?",
        "Open a ticket: charged after the plan was cancelled, the card is closed",
      ),
      asked(
        wordList`(get|have|see|receive|want)( \w+){0,5} (back|refund\w*|returned), refund\w*, (pay|send|give)( \w+){0,3} back`,
        "Yes, whatever was charged for days after the plan’s last one: billing compares the two and pays it back within 5 working days. Shall I open the ticket?",
        "Open a ticket: charged after the plan was cancelled",
      ),
      asked(
        wordList`(again|next month|stop|another|third|every month|also in)( \w+)?, (sure|make sure|really) (cancelled|ended|over)?`,
        "Look under “Settings”, “Plan”: the first line should say “ends on” with a date. If it shows a next payment instead, an owner presses “Cancel” there, and nothing more is charged.",
      ),
      asked(
        ways.howLong,
        "Billing answers within 1 working day; the money is back within 5 working days, and your bank may need 2–3 more to show it.",
      ),
      asked(
        wordList`(bank|chargeback|dispute|lawyer|reverse)( \w+)?`,
        "Give us the 5 working days first: if the bank reverses the charge, your account stops and it takes longer for you. The ticket has your claim in writing.",
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
      "An owner on Business goes to “Settings”, “Security”, “Single sign-on”. Copy our address into your provider (SAML), paste its metadata here and press “Test”. Once the test passes, you can require it for everyone.",
    asks: [
      asked(
        wordList`(on|have|with|we are on|in)( \w+){0,2} (team|free)( plan)?( \w+)?, which plan, upgrade`,
        "Yes, that matters: single sign-on is only in Business, $16 per person per month instead of $9 on Team. An owner changes the plan under “Settings”, “Plan”; you can try 14 days of Business for free.",
      ),
      asked(
        wordList`(keep|need|old|own|still|their|forget)( \w+){0,3} passwords?, passwords?( \w+){0,4} (gone|work|stay|still|deleted|valid)`,
        "Both ways work until you require it. Once “Demand it” is on, members can only sign in through your provider; owners keep a password and code for emergencies.",
      ),
      asked(
        wordList`(guests?|external\w*|clients?|freelancers?)( \w+)?`,
        "Guests aren’t in your system, so they keep using their own password, even when members have to use it.",
      ),
      asked(
        wordList`(new|create\w*|automatically|provision\w*|invite|added)( \w+){0,3} (people|users?|employees?|members?|accounts?|colleagues?)?, scim`,
        "The first sign-in creates a member, with a seat; you can turn that off and invite people yourself. There’s no SCIM.",
      ),
      asked(
        wordList`(address|e-?mail|mail|domain)s?( \w+){0,4} (same|match|different|change\w*|other)( \w+)?, (match|same)( \w+){0,3} (address|e-?mail|mail)`,
        "People are matched by e-mail address, so it has to be the same here and at your provider. An owner can change one under “Settings”, “People”.",
      ),
      asked(
        wordList`(locked out|lock|wrong|fails?|does not work|broken|risk|back|test|break)( \w+)?`,
        "“Test” signs in one person in a private window and doesn’t change anything for anyone else. Owners can always get in with password and code, so no one is locked out for good.",
      ),
      asked(
        wordList`(google|okta|entra|azure|adfs|keycloak|onelogin|auth0)( \w+)?`,
        "Any provider that supports SAML works, such as Okta and Entra. You don’t need any of that for “Continue with Google” or “with Microsoft”, which are in every plan.",
      ),
      asked(
        ways.howLong,
        "It takes about half an hour with someone who runs your identity provider.",
      ),
      asked(ways.who, "An owner can, together with whoever runs your identity provider."),
      asked(
        ways.doIt,
        "I can’t see your settings from here; an engineer can help by ticket, and for high ones with a session in the browser. Shall I open one?",
        "Open a ticket: help with setting up single sign-on",
      ),
      asked(ways.cost, "It’s part of Business, $16 per person per month; there’s no extra charge."),
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
      "In list view, use “View”, “Filter” for done, the dates and a person, then “Project”, “⋯”, “Export”, Excel: an export includes what’s shown. For several projects at once, use “Reports”.",
    asks: [
      asked(
        wordList`(every|each|automatic\w*|regular\w*|schedul\w*|by itself|monthly|weekly|quarterly)( \w+)?`,
        "Weekly, yes, automatically: “Project”, “Reports”, “Send regularly”, with the day and up to ten addresses, as a PDF at 8:00. For anything less often, export it yourself or use the API.",
      ),
      asked(
        wordList`(filter|date|dates|period|range|between|quarter|month)( \w+)?`,
        "Yes, “View”, “Filter” takes status, person, label and dates, several at once; “Save view” keeps it for next time.",
      ),
      asked(
        wordList`(all|several|every|many|across|more) (the |our )?projects?, one file`,
        "“Reports” covers several projects at once. An owner’s archive under “Settings”, “Data” has everything as CSV.",
      ),
      asked(
        wordList`(hours?|time|worked|effort)( \w+)?`,
        "Use “Project”, “Reports”, “Time”, “Export” for CSV or Excel, by person and task, wherever people tracked their time.",
      ),
      asked(
        wordList`(archived?|deleted|old|older)( \w+)?`,
        "Archived tasks are included if the filter shows them; deleted ones aren’t.",
      ),
      asked(
        wordList`(empty|missing|not all|too few|only \d+)( \w+)?`,
        "There’s still a filter set: use “View”, “Reset” and filter again. Boards above 10,000 tasks have to be exported by project.",
      ),
      asked(ways.who, "Members and owners can export; guests and viewers can’t."),
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
      "Items stay in the trash for 30 days and in our backups for 30 more. Within 60 days, a person can bring it back by ticket, in about a working day; after that no one can. Shall I open one?",
    offer: "Open a ticket: restore from a backup",
    asks: [
      asked(
        wordList`who (did|has|deleted|removed|was|could)( \w+)*, who( \w+){0,5} (deleted|removed|it was)( \w+)*, find out( \w+)*`,
        "The project’s “History” shows who deleted what and when; if the project itself is gone, an owner can see it under “Settings”, “Data”, “Deleted”.",
      ),
      asked(
        wordList`(need|tell|give|know)( \w+){0,3} (you|from me|from us|what)( \w+)?, what( \w+){0,3} (need|tell|write)( \w+)?`,
        "We need its name and the day you last saw it. The backup tells us the rest.",
      ),
      asked(
        wordList`(comments?|files?|attachments?|everything|all of it)( \w+)?`,
        "Files and comments come back with it, as of the chosen backup; backups are made every six hours.",
      ),
      asked(
        wordList`(prevent|avoid|again|next time|protect)( \w+)?`,
        "“⋯”, “Rules”, “Only leads delete” protects tasks; only leads and owners can delete projects. Use “Archive” instead of “Delete” to keep everything findable.",
      ),
      asked(ways.cost, "It’s free on every plan."),
      asked(ways.howLong, "It takes about a working day, once the ticket is open."),
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
      "I’m sorry about that. When it’s slow for everybody in one place, it’s usually the connection or a proxy there, since our side is green. Is it fast on a phone with Wi-Fi off? If not, I’ll open a critical ticket. Shall I?",
    offer: "Open a critical ticket: slow for everybody",
    asks: [
      asked(
        wordList`(fast|faster|quick\w*|fine|ok|okay|works?|good|yes)( \w+){0,5} (phone|mobile|hotspot|home|without)( \w+)?, (phone|mobile|hotspot|home)( \w+){0,5} (fast|faster|quick\w*|fine|ok|okay|works?|good), it is( quick| fast| faster)?$, yes( it is)?( quick| fast| faster)?$`,
        "Your network is holding it up: ask your IT team to let *.plumbline.example through on port 443, including web sockets, without inspecting the traffic. Until then, a hotspot is fast.",
      ),
      asked(
        wordList`(slow|same|also|not|neither|no)( \w+){0,5} (phone|mobile|hotspot|home|there)( \w+)?, (phone|mobile|hotspot|home)( \w+){0,4} (slow|same|not|too)( \w+)?, same$, no$`,
        "A person needs to look, then. Shall I open the critical ticket? First answer within the hour, day and night.",
        "Open a critical ticket: slow for everybody",
      ),
      asked(
        wordList`(meanwhile|in the meantime|until then|work ?around|can (we|i) do)( \w+)?`,
        "In the meantime, “View”, “Hide done” makes boards lighter, the desktop app is faster than the browser, and a phone’s hotspot bypasses your network.",
      ),
      asked(
        wordList`(vpn|proxy|firewall)( \w+)?`,
        "Yes, that could be it: try ten minutes without it. If a proxy inspects the traffic, web sockets stall; *.plumbline.example on port 443 has to get through.",
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
        "Once you’re in, go to “Settings”, “Security”, “Two-step sign-in”, “New device”, and scan the code with the app on the new phone. The old one stops working then.",
      ),
      asked(
        wordList`(sms|text message|text)( \w+)?`,
        "There are no text messages: the code comes from an authenticator app. Without it, a backup code or an owner gets you in.",
      ),
      asked(
        wordList`(urgent\w*|asap|quick\w*|hurry|open it)( \w+)?`,
        "I’m sorry, I know you’re in a hurry. A person resets it within the hour, day and night. Shall I open the urgent ticket? An owner of your team is faster: “Settings”, “People”, your name, “Reset two steps”.",
        "Open a ticket: two-step sign-in is lost, urgent",
      ),
      asked(
        wordList`(prevent|avoid|next time|again|future)( \w+)?`,
        "Keep your backup codes in a password manager and make a second person an owner. That way someone can always let you in.",
      ),
      asked(
        wordList`(data|tasks?|work|files?)( \w+){0,4} (lost|gone|safe)( \w+)?`,
        "Nothing is lost: your tasks, files and comments are still there.",
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
      "You can move up at any time: it takes effect right away, and you only pay the prorated difference. Moving down takes effect at the end of the paid period. Nothing is deleted either way. An owner does it under “Settings”, “Plan”.",
    asks: [
      asked(
        wordList`(pay|paid|charged?|billed?)( \w+){0,3} (double|twice|both|again|full)( \w+)?, (rest|remaining|middle) of( \w+){0,3} (month|year), mid.?month, difference|prorat\w+|already paid( \w+)?`,
        "No, you don’t pay twice: what you’ve paid for the rest of the month counts toward the new plan, and you pay the prorated difference.",
      ),
      asked(
        wordList`(projects?|tasks?|data|files?|boards?|everything|anything|something)( \w+){0,4} (stay|same|lost|lose|change|changes|gone|deleted|safe|keep|move)( \w+){0,3}, (lose|affect\w*|interrupt\w*|downtime)( \w+)?`,
        "Everything stays as it is: projects, people and files. Only the plan’s features come or go.",
      ),
      asked(
        wordList`(go|going|come|switch|change|move|moving)( \w+)?( back)? up( \w+)?, upgrade( \w+)? (again|later|back)`,
        "Yes, at any time, in the same place: it takes effect right away, and you pay the prorated difference.",
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
        "Seats count by the day: anyone who joins is charged from that day, and a seat that ends lowers the next bill; in a paid year, the rest counts toward the next invoice.",
      ),
      asked(
        wordList`(get out|leave|quit|end it)( \w+){0,4} (half|early|before|within), half a year`,
        "Yes, at any time: on a yearly plan, the unused months are refunded within 5 working days. Monthly ones run to the end of the month you’ve paid for.",
      ),
      asked(
        wordList`(only|just|merely) (look|read|watch|view)( \w+)?, viewers?( \w+)?, guests?( \w+)?`,
        "Anyone who only looks is a viewer, which is free on every plan: only owners and members take a seat.",
      ),
      asked(
        wordList`(who|can i|am i allowed)( \w+){0,4} (do|change|upgrade|switch|order|press)( \w+)?, ${ways.where}`,
        "An owner does it under “Settings”, “Plan”; it takes effect right away.",
      ),
      asked(
        wordList`(can|could|would|will) you( \w+){0,3} (do|change|upgrade|switch|set|make)( \w+)?, do it for (us|me), for me`,
        "I can’t do that from here: an owner can in a minute under “Settings”, “Plan”.",
      ),
      asked(
        wordList`(try|test|trial)( \w+)?`,
        "Yes, 14 days of Business, free and without a card; you can extend it once by 7 days.",
      ),
      asked(
        wordList`(pay|by|with|via|paid)( \w+){0,4} (invoice|transfer|card), bank transfer, purchase order, po number`,
        "Yearly plans can be paid by bank transfer against an invoice, with your PO number on it; monthly ones by card or PayPal.",
      ),
    ],
  },
];
