import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Everything stands still, an account was taken over, a certificate or a key runs out, an import went in twice. */

const critical = "Open a critical ticket";

export const troubleMatters: readonly Matter[] = [
  {
    title: "Nothing works for the whole team",
    section: "outage_status",
    names: anywhere(wordList`
      (whole thing|everything|plumbline|all|site|service|system|platform|app|server)( \w+){0,3} (down|offline|dead|unreachable|not reachable|not working|not loading|kaputt|broken) (again|for (everyone|everybody|all|us all|the whole team)), (nothing|plumbline|it|app)( \w+){0,4} (loads?|works?|opens?|reacts?)( \w+){0,3} for (anyone|anybody|everyone|all of us|us all|the whole team|everybody), (down|out|outage) (again|for everyone|for all|everywhere), (whole|entire) (thing|system|site|service|platform)( \w+){0,2} down, (everything|plumbline) (is |seems |looks )?(down|offline|dead)
    `),
    not: anywhere(
      wordList`(log|sign) ?in, sso|saml|okta|entra|tenant, last (week|month|year), refund, credit, when is, maintenance, was down, api|webhooks?`,
    ),
    answer:
      "I am sorry. On our side everything is green, so first: does it open on a phone without Wi-Fi? If yes, it is your network; if not, I open a critical ticket at once. Shall I?",
    offer: "Open a critical ticket: nothing works for the whole team",
    asks: [
      asked(
        wordList`(only|just) (us|me|we), everyone else, others? too, (someone|anybody|anyone) else, is it (us|you), your side, our side`,
        "Only you, as far as I see: web app, sync, notifications and API are green. “Help”, “Status” shows each part, also without signing in.",
      ),
      asked(
        wordList`(phone|mobile|hotspot|home|without wi-?fi|4g|5g|lte)( \w+){0,5} (works?|fine|ok|okay|loads?|opens?|yes), works (on|with|from)( \w+){0,3} (phone|mobile|home|hotspot), yes it (works|opens|loads)( \w+)?`,
        "Then your network holds it up: ask your IT to let *.plumbline.example through on port 443, web sockets too. Until then a phone’s hotspot gets people working.",
      ),
      asked(
        wordList`(also|neither|not)( \w+){0,3} (phone|mobile|hotspot|home)( \w+)?, (phone|mobile|hotspot)( \w+){0,4} (not|neither|same|also|dead)( \w+)?, same( \w+)?, no$, not either`,
        "Then a person has to look, and at once. Shall I open the critical ticket? First answer within the hour, day and night.",
        "Open a critical ticket: nothing works for the whole team",
      ),
      asked(
        wordList`(refund|credit|compensat\w*|money|pay)( \w+)?`,
        "On Business a lead decides on a credit for days that stood still, by ticket with the days; the other plans promise none. Shall I open one?",
        "Open a ticket: credit for downtime",
      ),
      asked(
        wordList`(tell|say|write)( \w+){0,4} (team|boss|people|clients?|customers?|them|colleagues?)`,
        "Send them “Help”, “Status”: it is public and always up to date. What showed as saved is safe; nothing has to be typed again.",
      ),
      asked(
        wordList`(meanwhile|in the meantime|work ?around|until then|how do (i|we) (work|get)( \w+)*|get( \w+){0,3} working|keep working|people( \w+){0,2} waiting|offline)`,
        "Meanwhile: a phone’s hotspot, or the desktop and phone apps, which keep what you opened lately and send changes later. If neither helps, say “critical ticket”.",
        "Open a critical ticket: nothing works for the whole team",
      ),
      asked(
        wordList`(data|work|tasks?|lost|saved)( \w+){0,4} (lost|safe|gone|saved|still there)`,
        "What showed as saved is safe; what was typed in the apps goes up by itself once the line is back.",
      ),
      asked(
        ways.howLong,
        "Nothing is known to be down, so I can promise no time. A critical ticket is answered within the hour, day and night. Shall I open it?",
        "Open a critical ticket: nothing works for the whole team",
      ),
      asked(
        wordList`(every|each|third|second|again|always|how often|last)( \w+){0,3} (month|week|day|time)( \w+)?, why( \w+)*`,
        "“Help”, “Status” has the last 90 days of each part, and none was down there. A person looks for the cause on your line by ticket. Shall I open one?",
        "Open a ticket: Plumbline unreachable again and again",
      ),
    ],
  },
  {
    title: "An account in wrong hands",
    section: "security_incident",
    names: anywhere(wordList`
      (clicked|opened|fell for|typed|entered|gave|put)( \w+){0,10} (phish\w*|fake|scam|suspicious|password in|password into|wrong (site|page)), (phish\w*|fake|scam)( \w+){0,8} (clicked|password|entered|typed|credentials), (hacked|compromised|taken over|hijacked|stolen)( \w+){0,3}, (account|someone|somebody|stranger|attacker|hacker)( \w+){0,5} (hacked|compromised|in my account|in our account|using my account|has my password|logged in as|got in), (strange|unknown|weird|foreign|suspicious) (log ?ins?|sign.?ins?|activity|device)
    `),
    not: anywhere(
      wordList`(is|are) this( \w+){0,3} (phishing|fake|real|scam), is (it|the mail) , stolen (phone|laptop|device), (phone|laptop|device)( \w+){0,3} stolen, api key|token, do you (get|have|ever)`,
    ),
    answer:
      "I am sorry; act now: change the password, then “Settings”, “Security”, “Sign out everywhere”, and switch on two-step sign-in. For a colleague an owner does it under “Settings”, “People”. Shall I open a critical ticket?",
    offer: critical,
    asks: [
      asked(
        wordList`(what|which|could|can|did|have|has|how much)( \w+){0,6} (see|seen|saw|read|access\w*|steal|stole|stolen|take|taken|download\w*|do|done|did)( \w+){0,4}, (damage|data|files)( \w+){0,4} (stolen|seen|leaked|read|out), our (files|data)( \w+)?`,
        "Whatever that account may open: its projects, files and comments, as an owner also people and invoices, never card numbers. “History” on a project shows what was changed.",
      ),
      asked(
        wordList`(tell|inform|notify|report)( \w+){0,6} (customers?|clients?|authorit\w*|police|anyone|anybody|users|people|gdpr|office|regulator)( \w+)?, gdpr, breach, data protection( \w+)?`,
        "If personal data may have been read, the law often gives you 72 hours to report it; whether it applies, your data protection officer decides. The ticket gives you the facts: who signed in, when, from where.",
        critical,
      ),
      asked(
        wordList`(changed|done|did|reset|ok)( \w+){0,5} (password|that|it|both|all|out)( \w+)?, what (else|now|next|then), and (then|now), next`,
        "Good, that stops most of it. Next: two-step sign-in for that account, and “Renew” for its API keys. A person checks the log of sign-ins by critical ticket: shall I open it?",
        critical,
      ),
      asked(
        wordList`(can not|can't|no longer|not)( \w+){0,3} (get in|log ?in|sign ?in|access)( \w+)?, locked out, changed (my|the|his|her) (password|e-?mail)`,
        "Then another owner ends it: “Settings”, “People”, the name, “Sign out everywhere”, and sends a reset. Without an owner a person does it by critical ticket. Shall I open it?",
        critical,
      ),
      asked(
        wordList`(call|ring|phone|contact|talk|reach)( \w+){0,4}, who (from|of) you( \w+)*`,
        "The person on duty, in writing and within the hour, day and night; there is no telephone line. Shall I open the critical ticket?",
        critical,
      ),
      asked(
        wordList`(find out|see|know|check|log|where)( \w+){0,4} (who|ip|from|country|log|device|it was|sign.?ins?)( \w+)?, who( \w+)*`,
        "Your profile, “Security”, lists your own devices with place and time; the log of the whole team is part of Business. A person goes through it with you by critical ticket.",
        critical,
      ),
      asked(
        wordList`(everyone|everybody|all|whole team|others|colleagues)( \w+){0,5}`,
        "Each person: new password and two-step sign-in; “Settings”, “People” shows who has not switched it on. An owner can end the sessions of each name there.",
      ),
      asked(
        wordList`(prevent|avoid|again|next time|future|protect|safer)( \w+)?`,
        "Two-step sign-in for everyone, and passwords only on plumbline.example typed by hand. We never ask for a password by mail. Business can demand single sign-on.",
      ),
      asked(
        ways.doIt,
        "From here I cannot; an owner can at once under “Settings”, “People”, the name, “Sign out everywhere”. Without one, a critical ticket has a person do it. Shall I open it?",
        critical,
      ),
      asked(
        ways.howLong,
        "Signing out everywhere works within a minute. A critical ticket is answered within the hour, day and night.",
      ),
    ],
  },
  {
    title: "The certificate of single sign-on runs out",
    section: "login_problem",
    names: anywhere(wordList`
      (sso|saml|okta|entra|single sign.?on|adfs)( \w+){0,5} (cert|certificate)s?( \w+){0,4}, (cert|certificate)s?( \w+){0,6} (sso|saml|okta|entra|single sign.?on|runs? out|expires?|expired|expiring|renew\w*|replace\w*)
    `),
    not: anywhere(
      wordList`iso, soc, tax, exempt, browser, website, (no|not|any) certificates?, scim`,
    ),
    answer:
      "An owner: “Settings”, “Security”, “Single sign-on”, upload the new certificate of your provider beside the old one. Both hold until the old one ends, so nobody is locked out.",
    asks: [
      asked(
        wordList`(get|find|have|make|makes|download)( \w+){0,5} (new|one|it|certificate|cert)( \w+)?, where( \w+)*`,
        "Your identity provider makes it: in Okta under the app’s “Sign on”, in Entra under “Single sign-on”, “Certificates”. Whoever runs it sends you the file.",
      ),
      asked(
        wordList`(already|is|has) (expired|run out|ran out)( \w+)?, too late, locked out, nobody( \w+)?, (what )?if( \w+){0,5} (fails?|wrong|forget|locked|late)( \w+)?, (can not|not)( \w+){0,3} (log|sign|get) ?in( \w+)?`,
        "An owner still gets in on the normal page with password and code, and uploads it there or switches “Demand it” off meanwhile.",
      ),
      asked(
        wordList`(test|try|check|works?|sure|know)( \w+)?`,
        "“Test” beside it signs in one person in a private window; the last error stands there too. Do that before the old one ends.",
      ),
      asked(
        wordList`(notice|users?|people|colleagues|sign in again|logged out|signed out|downtime|affect\w*)( \w+)?`,
        "Nobody notices: sessions go on, and the next sign-in uses the new certificate.",
      ),
      asked(
        wordList`(warn\w*|remind\w*|mail|tell us)( \w+)?`,
        "Owners get a mail 30 days before it runs out.",
      ),
      asked(ways.who, "An owner, together with whoever runs your identity provider."),
      asked(ways.howLong, "Five minutes, and it holds at once; mostly it is good for a year."),
    ],
  },
  {
    title: "API keys",
    section: "integration_api",
    names: anywhere(wordList`
      (api )?(key|token)s?( \w+){0,6} (expire\w*|expired|run out|valid|rotat\w*|renew\w*|leak\w*|revok\w*|exposed|github|public), (rotat\w*|renew|revoke|change|replace|new)( \w+){0,3} (api )?(key|token)s?, (who|which|what)( \w+){0,5} (uses?|using|used)( \w+){0,4} (key|token)s?
    `),
    not: anywhere(
      wordList`licen[cs]e, reseller, reset|password|invit\w+|2fa|code, passkeys?, quick`,
    ),
    answer:
      "A key has no end date: it holds until you end or renew it, or its maker is deactivated. “Settings”, “Connections”, “API”: “Renew” makes a new one and ends the old one at once.",
    asks: [
      asked(
        wordList`(which|what|who|where|see|find|know)( \w+){0,6} (scripts?|apps?|uses?|used|using|old|calls?)( \w+)?`,
        "“Settings”, “Connections”, “API” counts the calls of each key for seven days, but not from which script. Once renewed, whatever used the old one gets 401.",
      ),
      asked(
        wordList`(expire\w*|run out|valid|old|\d{4}|end date|forever|not expire|never expire)( \w+)?`,
        "No, keys never run out by themselves. A key ends when somebody renews it or its maker is deactivated; “API” shows its state and last call.",
      ),
      asked(
        wordList`(without|no)( \w+){0,2} (downtime|break\w*|interruption)( \w+)?, (both|two|second|several|parallel|same time)( \w+){0,3} (keys?|one)?, break( \w+)?`,
        "Make a second key first, change your scripts to it, then end the old one: so nothing stands still. You may have as many as you like.",
      ),
      asked(
        wordList`(read.?only|only read|limit\w*|scope\w*|rights?|permissions?|single project)( \w+)?`,
        "When you make a key choose “Read only” or single projects. It never has more rights than the person who made it.",
      ),
      asked(
        wordList`(leaves?|left|gone|deactivated|quit)( \w+)?, (person|colleague|maker)( \w+){0,4}`,
        "A key ends with its maker’s account. Best make it under an account of its own for scripts; that one takes a seat.",
      ),
      asked(
        wordList`(leak\w*|github|public|stolen|exposed|someone|abuse\w*)( \w+)?`,
        "Press “Renew” now: the old key ends at once. Then look at “History” of your projects, which shows changes made with a key, or ask by ticket.",
      ),
      asked(
        wordList`(still|same|again)( \w+){0,4} (401|error|not)( \w+)?, still`,
        "Then check the header: “Authorization: Bearer” and the key, without quotation marks or a line break at the end. Still 401, shall I open a ticket?",
        "Open a ticket: the API answers 401 with a fresh key",
      ),
      asked(
        ways.who,
        "Any member on Team and Business; the key has that person’s rights. An owner can switch the API off.",
      ),
      asked(ways.cost, "Nothing beside the plan: the API comes with Team and Business."),
    ],
  },
  {
    title: "An import that went in twice",
    section: "data_export",
    names: anywhere(wordList`
      import\w*( \w+){0,8} (twice|double\w*|duplicat\w*|two times|x2|wrong|mess\w*|again), (everything|tasks?|all|every)( \w+){0,3} (double\w*|twice|duplicat\w*|x2)( \w+){0,6}, (undo|roll back|revert|reverse|take back)( \w+){0,4} import\w*
    `),
    not: anywhere(
      wordList`charged?|paid|invoice|webhooks?|calendar|notifications?|mails?|e-?mails?`,
    ),
    answer:
      "An import can be undone for 24 hours: “Settings”, “Data”, “Imports”, the one too many, “Undo”. The first one stays, and so does what you changed by hand since.",
    asks: [
      asked(
        wordList`(more than|over|after|longer|older|yesterday|days? ago|last week|too late|\d+ days)( \w+)?`,
        "After 24 hours: filter the list by the day it was created, tick all and delete. They lie in the trash for 30 days, so nothing is lost by a slip.",
      ),
      asked(
        wordList`(not|no)( \w+){0,3} (there|find|see|button|undo)( \w+)?, ${ways.where}`,
        "“Settings”, “Data”, “Imports”: the person who ran it and every owner see “Undo” there for 24 hours.",
      ),
      asked(
        wordList`(max\w*|limit|rows?|how (big|large|many))( \w+)?`,
        "20 MB at once, however many rows that is. Cut a larger file into parts, each with the first row of names.",
      ),
      asked(
        wordList`(comments?|attachments?|files?|pictures)( \w+)?`,
        "Comments come along from Trello and Asana, from a CSV not. Attachments are uploaded afterwards, or linked in the task.",
      ),
      asked(
        wordList`(people|assignees?|persons?|names?|dates?|labels?|fields?)( \w+)?`,
        "The preview shows what goes where. People are matched by e-mail address, so invite those who are missing first.",
      ),
      asked(
        wordList`(safe|lose|lost|delete\w*|other tasks?|old tasks?|existing)( \w+)?`,
        "Only what that import brought in goes; everything that was there before stays.",
      ),
      asked(ways.howLong, "A few seconds, for thousands of rows a minute."),
      asked(
        ways.doIt,
        "Within 24 hours you do it yourself in a minute; later a person can from a backup, by ticket. Shall I open one?",
        "Open a ticket: an import to take back",
      ),
    ],
  },
  {
    title: "A webhook’s signature",
    section: "integration_api",
    names: anywhere(wordList`
      web ?hooks?( \w+){0,8} (signature|signed|hmac|verif\w+|secret), (signature|hmac)( \w+){0,8} (web ?hooks?|fails?|failed|wrong|invalid|error|mismatch|match)
    `),
    not: anywhere(wordList`mail signature, e-?mail, document`),
    answer:
      "Compute HMAC-SHA256 over the raw body, byte for byte, with the secret from “Settings”, “Connections”, “Webhooks”, and compare it with X-Plumbline-Signature. A body that was parsed and written again never matches.",
    asks: [
      asked(
        wordList`(raw|parsed|json|body|bytes?|stringify)( \w+)?`,
        "It must be the raw bytes as they came, before any parser: JSON written again has other spaces and another order, so another signature.",
      ),
      asked(
        wordList`(failed|lost|missed|again|resend|resent|retr\w+|how (often|many))( \w+)?`,
        "After a 5xx or no answer each call is tried five times within an hour; then it shows as failed under “Webhooks”. Those are not sent again by themselves: fetch what you missed with “updated since”.",
      ),
      asked(
        wordList`(ip|ips|address\w*|whitelist\w*|allow ?list\w*|firewall)( \w+)?`,
        "They come from changing addresses, so go by the signature instead of the address.",
      ),
      asked(
        wordList`(test|sample|try|example)( \w+)?`,
        "Use “Settings”, “Connections”, “Webhooks”, “Send test”: it sends a sample of each event, signed like the real ones.",
      ),
      asked(
        wordList`(secret|key)( \w+){0,4} (change|changed|new|renew\w*|where|rotate)?`,
        "The secret stands under “Settings”, “Connections”, “Webhooks”; it changes only when somebody makes a new one there.",
      ),
      asked(
        wordList`(changed?|update\w*|your side|since when)( \w+)?`,
        "Nothing about it has changed: what breaks is announced 90 days before, by mail. Mostly a proxy or a new framework parses the body first.",
      ),
    ],
  },
];
