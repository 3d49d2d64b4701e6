import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Blocked e-mails, invitations from the recipient's side, personal data, API limits, large boards. */

export const mailAndDataMatters: readonly Matter[] = [
  {
    title: "Mails from Plumbline are held back",
    section: "email_notifications",
    names: anywhere(wordList`
      (mailbox|mails?|e-?mails?|messages)( \w+){0,8} (spam|junk|quarantine|blocked|held back|whitelist\w*|allow ?list\w*), (whitelist|allow ?list|spam filter|quarantine)( \w+){0,8} (mails?|e-?mails?|address\w*|plumbline|you|office 365|365|exchange|google workspace), (no|not|any|never|nothing|stopped)( \w+){0,4} plumbline (mails?|e-?mails?|messages)
    `),
    not: anywhere(
      wordList`webhooks?|ip (ranges?|address\w*)|invit\w*|reset|password|code, (mail|mails|send) (in)?to (a |the |our )?project, tasks? from|form|phish\w*|stop|fewer|less|too many`,
    ),
    answer:
      "It’s usually a spam filter: your IT team can check quarantine and let notify@plumbline.example through for everyone. Sending is green on our side. Are individual people missing them too?",
    asks: [
      asked(
        wordList`(office|microsoft|365|exchange|outlook|google workspace|gmail)( \w+)?, how( \w+){0,4} (whitelist|allow|let)( \w+)*, what( \w+){0,4} (allow|whitelist|set|tell|write)( \w+){0,4}`,
        "Add notify@plumbline.example to the allowed senders in Microsoft 365 or the approved senders in Google Workspace, past quarantine too.",
      ),
      asked(
        wordList`(lost|gone|resend|send( \w+)? again|missed|from yesterday|older|catch up)( \w+)?`,
        "Anything held back is in quarantine and can be released there; we don’t send it again. It’s all in the bell in Plumbline too.",
      ),
      asked(
        wordList`(shared|group|team) (mailbox|inbox|address)( \w+)?, more than one address, distribution list`,
        "An account has one address; a shared mailbox works as one. If there are several people, each gets their own e-mails from their own account.",
      ),
      asked(
        wordList`(spam|filter|junk)( \w+)?`,
        "Most likely, yes. To be sure, look for notify@plumbline.example in your mail system’s quarantine.",
      ),
      asked(
        wordList`(test|check|know|sure|sent|see)( \w+)?`,
        "Have someone mention you in a comment, with “at once” set in your bell: it should arrive within two minutes. If even that doesn’t come, a ticket has a person look into the sending.",
      ),
      asked(ways.who, "Whoever runs your e-mail can: your IT team, or the domain’s provider."),
    ],
  },
  {
    title: "An invitation from strangers",
    section: "security_incident",
    names: anywhere(wordList`
      invit\w*( \w+){0,6} (do not know|unknown|strange|strangers?|not ours|spam|never asked|not mine), (unknown|strange|random|spam)( \w+){0,2} invit\w+
    `),
    answer:
      "You don’t need to press anything: an invitation expires on its own after seven days. A real one comes from plumbline.example and only links there; forward anything else to support@plumbline.example. If they keep coming, shall I open a ticket?",
    offer: "Open a ticket: invitations from an unknown team",
    asks: [
      asked(
        wordList`(clicked|pressed|accepted|joined)( \w+)?`,
        "Joining a team shows it your name and address, and nothing from your own team. You can leave it under “Profile”, “Teams”. If you typed a password on another site, change it now.",
      ),
      asked(
        wordList`(stop|block|prevent|no more)( \w+){0,4}`,
        "A person can stop them by ticket, with the e-mail in it: shall I open one?",
        "Open a ticket: invitations from an unknown team",
      ),
    ],
  },
  {
    title: "An invitation that does not work",
    section: "create_account",
    first: true,
    faults: true,
    names: anywhere(wordList`
      (invit\w+|invite link|join link)( \w+){0,12} (invalid|expired|not valid|does not work|not working|broken|dead|used already|already used|error), (got|received|sent me|have)( \w+){0,3} invit\w+( \w+){0,8} (can not|not|invalid|expired|wrong|error)( \w+)?, (can not|unable to) (accept|open)( \w+){0,3} invit\w+,
      invited (me|us)( \w+){0,16} (invalid|expired|broken|not work\w*), (invalid|expired|dead|broken) (invit\w+|join link), (lost|deleted|threw away|binned|no longer have)( \S+){0,5} (invit\w+|e-?mail with the link), (i|we) (am|was|were|got)( \w+){0,2} invited( \w+){0,10} (not|no|never|invalid|expired), new (at|in|here|to)( \w+){0,18} (invalid|expired)( \w+)? link, (says|shows|is) invalid link, invit\w+( \w+){0,6} (deleted|lost|gone)( \w+)*
    `),
    not: anywhere(
      wordList`(never|not|do not|does not) (come|arrive|receive|get (it|the|an|any|my|our))\w*, calendar, meeting|zoom, share\w*, password reset, reset link, (our|my) (user|employee|guest|colleague|member|client)s?, invited? (our|a|an|the|him|her|them)`,
    ),
    answer:
      "A link works once and for seven days, and a newer one replaces the older. Ask whoever invited you to press “Send again” under “Settings”, “People”, “Invited”, and open the newest one in a private window. Does it work?",
    asks: [
      asked(
        wordList`(quicker|faster|sooner)( \w+){0,8}`,
        "Yes, whoever invited you is quickest: “Settings”, “People”, “Invited”, “Send again” next to your name takes them a minute.",
      ),
      asked(
        wordList`(tell|ask|say|write)( \w+){0,4} (him|her|them|colleague|manager|boss|owner|admin|do)( \w+)?, (shall|should|must|can|do) (i|we)( \w+){0,2} (tell|say|ask|write)( \w+){0,4}, (sentence|text|words|message|wording)( \w+){0,2} for (my|our|him|her|them)( \w+)?`,
        "Send them this: “Please press ‘Send again’ next to my name under ‘Settings’, ‘People’, ‘Invited’, and check the address.” “Copy link” there works for a chat too.",
      ),
      asked(
        wordList`who( \w+){0,4} (send|sends|press|click|invites?|do|does|can|resend)\w*( \w+){0,4}, (can not|do not)( \w+)? (see|have|find)( \w+)? settings, not in yet, (what|where)( \w+){0,3} (he|she|they|my manager|my boss|the owner)( \w+){0,2} (press|click|clicks|find|finds|go|goes|do)( \w+)?`,
        "Whoever invited you, or any owner: they open “Settings”, “People”, “Invited” and press “Send again” next to your name. You needn’t be signed in for that.",
      ),
      asked(
        wordList`(no|any|have no|never (made|had|set|chose)( \w+)?|which|what|forgot\w*) passwords?( \w+)?, never (made|had|set|chose)( \w+){0,2}`,
        "There’s none to reset yet: you choose a password when you open the new invitation. Whoever invited you sends it.",
      ),
      asked(
        wordList`(org\w*|team|workspace|another|other|different|wrong|own)( \w+){0,4} (address|e-?mail|account|team|org\w*|in|mail), signed in as( \w+)?, need to be in( \w+)*`,
        "You’re signed in with another account or address: sign out first, and accept with the address the invitation was sent to.",
      ),
      asked(
        wordList`(can|could|would|will) you( \w+){0,2} (send|resend|invite|let)( \w+){0,4}`,
        "I can’t invite anyone from here, so that no strangers get in. Whoever invited you, or an owner, does it in a minute: “Settings”, “People”, “Invited”, “Send again”.",
      ),
      asked(
        wordList`(still|again|same|resent|new (link|one))( \w+)?`,
        "It’s the address: the invitation has to go to the one you sign in with. Have it withdrawn and sent again; otherwise a person looks at it by ticket. Shall I open one?",
        "Open a ticket: an invitation cannot be accepted",
      ),
      asked(
        ways.doIt,
        "I can’t let anyone in from here: only an owner can invite people, so that no strangers get in. A new invitation takes them a minute.",
      ),
      asked(ways.howLong, "The new link arrives within two minutes and is good for seven days."),
      asked(ways.cost, "It’s free for you; the seat is up to your team, from the day you accept."),
    ],
  },
  {
    title: "Personal data to erase or hand out",
    section: "security_incident",
    names: anywhere(wordList`
      (gdpr|dsgvo|data protection|privacy|right to be forgotten)( \w+){0,12} (delete\w*|erase\w*|remove\w*|export|copy|access|request), (delete|deleted|erase|erased|remove)( \w+){0,4} (his|her|their|personal) (data|name|details)( \w+)?, (customer|client|employee|guest|person|user)( \w+){0,6} (data|name) (deleted|erased|removed)
    `),
    not: anywhere(wordList`(my|our) (own )?(account|data|team|workspace)|all our, agreement`),
    answer:
      "An owner does it: “Settings”, “People”, filter “inactive”, the person, “Erase person”; a guest has to be deactivated first. Name, address and picture go, and tasks and comments stay under “Former member”.",
    asks: [
      asked(
        wordList`(comments?|texts?|tasks?|files?|what (he|she|they) wrote|mentions?)( \w+)?`,
        "They stay, without the name, under “Former member”. If the text names the person, find it with search and delete it yourself.",
      ),
      asked(
        wordList`backups?( \w+)?, (how long|until|still)( \w+){0,6} (backups?|name|data|stored|there|kept)`,
        "It’s gone from backups 30 days later; no one looks into them in the meantime.",
      ),
      asked(
        wordList`(confirm\w*|proof|prove|writing|certificate|letter)( \w+)?`,
        "You can confirm it yourself: the owner who erased it sees the day under “Settings”, “Data”, “Erased people”. A confirmation from us comes by ticket. Shall I open one?",
        "Open a ticket: confirmation that a person was erased",
      ),
      asked(
        wordList`(law|legal\w*|deadline|time limit|how much time|how many days|month)( \w+)?`,
        "GDPR gives you one month to respond; your data protection officer knows whether anything has to be kept longer. The erasing itself takes a minute.",
      ),
      asked(
        wordList`(copy|export|which data|what data|hand out|access request)( \w+)?`,
        "“Settings”, “People”, the person, “Export personal data” makes one file with profile, tasks and comments.",
      ),
      asked(ways.undo, "No, what’s erased can’t be brought back. Only “Deactivate” can be undone."),
      asked(ways.who, "Only an owner can; “Settings”, “People” lists them."),
      asked(ways.howLong, "Right away in the app, and 30 days later in the backups."),
    ],
  },
  {
    title: "The limits of the API",
    section: "integration_api",
    names: anywhere(wordList`
      429( \w+)?, too many requests, rate.?limit\w*( \w+){0,6} (hit|reached|exceed\w*|higher|raise\w*|script|import), (hit|reached|exceed\w*|over)( \w+){0,3} (rate.?limit|api limit|limit of the api)
    `),
    not: anywhere(wordList`^(what|how many)( \w+){0,3} (is|are)( \w+){0,2} (rate|limit)`),
    answer:
      "It’s 600 calls a minute for the whole team, 60 in one second; the Retry-After header tells you how long to wait. Spread out the calls, or use “Import”: one 20 MB CSV instead of thousands of calls.",
    asks: [
      asked(
        wordList`(raise\w*|increase\w*|higher|lift\w*|more|extend\w*)( \w+){0,4}`,
        "The limit is the same for everyone; for a single night, a lead may decide otherwise, by ticket with what you need it for. Shall I open one, urgent?",
        "Open a ticket: a higher API limit, urgent",
      ),
      asked(
        wordList`how long( \w+){0,6} (take|need|last)?( \w+)?, \d+ ?k( \w+)?, thousands?( \w+)?`,
        "At 600 calls a minute, 10,000 take about 17 minutes and 20,000 about 34, if each is one call and the script waits as Retry-After says.",
      ),
      asked(
        wordList`(per|each|every) (key|user|person|token|team)( \w+)?, (second|another|more) keys?`,
        "It counts for the whole team, no matter how many keys it has.",
      ),
      asked(
        wordList`(who|what|which|see)( \w+){0,5} (uses?|using|calls?|eats?)( \w+)?`,
        "You can see each key’s calls for the last seven days under “Settings”, “Connections”, “API”.",
      ),
      asked(
        wordList`(bulk|batch|csv|import|at once|one call)( \w+)?`,
        "There’s no bulk call: each write is one. “Import” takes a CSV of up to 20 MB and can be undone for 24 hours.",
      ),
    ],
  },
  {
    title: "A board that grew too big",
    section: "slow_performance",
    guides: "slow_performance",
    asks: [
      asked(
        wordList`(only|just)( \w+){0,4} (board|project|one)( \w+)?, (\d{4,}|thousands?)( \w+){0,3} (cards?|tasks?|items?)?, (big|huge|large) (board|project)( \w+)?`,
        "That’s the cause: above 1,000 open tasks, a board takes a long time to load. “View”, “Hide done”, or a filter by month, makes it fast right away; archiving what’s finished keeps it that way.",
      ),
      asked(
        wordList`(split|move|half|divide|two boards|new board|separate)( \w+)?`,
        "Yes, in the list, select the tasks, then “Move”, and choose the other project. Comments, files and people go along.",
      ),
      asked(
        wordList`links?( \w+){0,6}, urls?( \w+)?`,
        "No, links keep working: a task keeps its address wherever it moves.",
      ),
      asked(
        wordList`(fan|hot|cpu|memory|ram|battery)( \w+)?`,
        "A full board keeps the computer busy: hide what’s done, close other Plumbline tabs, and try the desktop app, which needs less.",
      ),
    ],
  },
];
