import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** An outage, an account takeover, an expiring certificate or key, an import that ran twice. */

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
      "I’m sorry about that. Everything is green on our side, so first: does it open on a phone with Wi-Fi off? If so, it’s your network; if not, I’ll open a critical ticket right away. Shall I?",
    offer: "Open a critical ticket: nothing works for the whole team",
    asks: [
      asked(
        wordList`(only|just) (us|me|we), everyone else, others? too, (someone|anybody|anyone) else, is it (us|you), your side, our side`,
        "It’s only you, as far as I can see: the web app, sync, notifications and API are green. “Help”, “Status” shows each part, even without signing in.",
      ),
      asked(
        wordList`(phone|mobile|hotspot|home|without wi-?fi|4g|5g|lte)( \w+){0,5} (works?|fine|ok|okay|loads?|opens?|yes), works (on|with|from)( \w+){0,3} (phone|mobile|home|hotspot), yes it (works|opens|loads)( \w+)?`,
        "Your network is holding it up: ask your IT team to let *.plumbline.example through on port 443, including web sockets. Until then, a phone’s hotspot gets people working.",
      ),
      asked(
        wordList`(also|neither|not)( \w+){0,3} (phone|mobile|hotspot|home)( \w+)?, (phone|mobile|hotspot)( \w+){0,4} (not|neither|same|also|dead)( \w+)?, same( \w+)?, no$, not either`,
        "A person needs to look right away. Shall I open the critical ticket? First answer within the hour, day and night.",
        "Open a critical ticket: nothing works for the whole team",
      ),
      asked(
        wordList`(refund|credit|compensat\w*|money|pay)( \w+)?`,
        "On Business, a lead decides on a credit for days the service was down, by ticket with the dates; the other plans don’t promise one. Shall I open one?",
        "Open a ticket: credit for downtime",
      ),
      asked(
        wordList`(tell|say|write)( \w+){0,4} (team|boss|people|clients?|customers?|them|colleagues?)`,
        "Send them “Help”, “Status”: it’s public and always up to date. Anything that showed as saved is safe, so no one has to type it again.",
      ),
      asked(
        wordList`(meanwhile|in the meantime|work ?around|until then|how do (i|we) (work|get)( \w+)*|get( \w+){0,3} working|keep working|people( \w+){0,2} waiting|offline)`,
        "In the meantime, use a phone’s hotspot, or the desktop and phone apps, which keep what you opened recently and send changes later. If neither helps, say “critical ticket”.",
        "Open a critical ticket: nothing works for the whole team",
      ),
      asked(
        wordList`(data|work|tasks?|lost|saved)( \w+){0,4} (lost|safe|gone|saved|still there)`,
        "Anything that showed as saved is safe; what was typed in the apps uploads automatically once you’re back online.",
      ),
      asked(
        ways.howLong,
        "I’m not aware of anything being down, so I can’t promise a time. A critical ticket is answered within the hour, day and night. Shall I open it?",
        "Open a critical ticket: nothing works for the whole team",
      ),
      asked(
        wordList`(every|each|third|second|again|always|how often|last)( \w+){0,3} (month|week|day|time)( \w+)?, why( \w+)*`,
        "“Help”, “Status” has the last 90 days for each part, and none was down. A person can look for the cause on your connection by ticket. Shall I open one?",
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
      "I’m sorry; act now: change the password, then press “Sign out everywhere” under “Settings”, “Security”, and turn on two-step sign-in. For a colleague, an owner does it under “Settings”, “People”. Shall I open a critical ticket?",
    offer: critical,
    asks: [
      asked(
        wordList`(what|which|could|can|did|have|has|how much)( \w+){0,6} (see|seen|saw|read|access\w*|steal|stole|stolen|take|taken|download\w*|do|done|did)( \w+){0,4}, (damage|data|files)( \w+){0,4} (stolen|seen|leaked|read|out), our (files|data)( \w+)?`,
        "They can see whatever that account can open: its projects, files and comments, and for an owner also people and invoices, but never card numbers. “History” on a project shows what was changed.",
      ),
      asked(
        wordList`(tell|inform|notify|report)( \w+){0,6} (customers?|clients?|authorit\w*|police|anyone|anybody|users|people|gdpr|office|regulator)( \w+)?, gdpr, breach, data protection( \w+)?`,
        "If personal data may have been read, the law often gives you 72 hours to report it; your data protection officer decides whether that applies. The ticket gets you the facts: who signed in, when and from where.",
        critical,
      ),
      asked(
        wordList`(changed|done|did|reset|ok)( \w+){0,5} (password|that|it|both|all|out)( \w+)?, what (else|now|next|then), and (then|now), next`,
        "Good, that stops most of it. Next, turn on two-step sign-in for that account, and press “Renew” for its API keys. A person checks the sign-in log by critical ticket: shall I open it?",
        critical,
      ),
      asked(
        wordList`(can not|can't|no longer|not)( \w+){0,3} (get in|log ?in|sign ?in|access)( \w+)?, locked out, changed (my|the|his|her) (password|e-?mail)`,
        "Another owner can end it: “Settings”, “People”, the name, “Sign out everywhere”, then send a reset. Without an owner, a person does it by critical ticket. Shall I open it?",
        critical,
      ),
      asked(
        wordList`(call|ring|phone|contact|talk|reach)( \w+){0,4}, who (from|of) you( \w+)*`,
        "It’s the person on duty, in writing and within the hour, day and night; there’s no phone line. Shall I open the critical ticket?",
        critical,
      ),
      asked(
        wordList`(find out|see|know|check|log|where)( \w+){0,4} (who|ip|from|country|log|device|it was|sign.?ins?)( \w+)?, who( \w+)*`,
        "Your profile, “Security”, lists your own devices with place and time; the log for the whole team is part of Business. A person goes through it with you by critical ticket.",
        critical,
      ),
      asked(
        wordList`(everyone|everybody|all|whole team|others|colleagues)( \w+){0,5}`,
        "Each person needs a new password and two-step sign-in; “Settings”, “People” shows who hasn’t turned it on. An owner can end each person’s sessions there.",
      ),
      asked(
        wordList`(prevent|avoid|again|next time|future|protect|safer)( \w+)?`,
        "Use two-step sign-in for everyone, and only enter passwords on plumbline.example after typing the address yourself. We never ask for a password by e-mail. Business can require single sign-on.",
      ),
      asked(
        ways.doIt,
        "I can’t do that from here; an owner can right away under “Settings”, “People”, the name, “Sign out everywhere”. Without one, a person does it by critical ticket. Shall I open it?",
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
      "An owner goes to “Settings”, “Security”, “Single sign-on” and uploads your provider’s new certificate alongside the old one. Both work until the old one expires, so no one gets locked out.",
    asks: [
      asked(
        wordList`(get|find|have|make|makes|download)( \w+){0,5} (new|one|it|certificate|cert)( \w+)?, where( \w+)*`,
        "Your identity provider issues it: in Okta under the app’s “Sign on”, in Entra under “Single sign-on”, “Certificates”. Whoever runs it can send you the file.",
      ),
      asked(
        wordList`(already|is|has) (expired|run out|ran out)( \w+)?, too late, locked out, nobody( \w+)?, (what )?if( \w+){0,5} (fails?|wrong|forget|locked|late)( \w+)?, (can not|not)( \w+){0,3} (log|sign|get) ?in( \w+)?`,
        "An owner can still get in on the normal page with password and code, and either uploads it there or turns off “Demand it” in the meantime.",
      ),
      asked(
        wordList`(test|try|check|works?|sure|know)( \w+)?`,
        "“Test” next to it signs in one person in a private window; you’ll see the last error there too. Do that before the old one expires.",
      ),
      asked(
        wordList`(notice|users?|people|colleagues|sign in again|logged out|signed out|downtime|affect\w*)( \w+)?`,
        "No one notices: sessions continue, and the next sign-in uses the new certificate.",
      ),
      asked(
        wordList`(warn\w*|remind\w*|mail|tell us)( \w+)?`,
        "Owners get an e-mail 30 days before it expires.",
      ),
      asked(ways.who, "An owner can, together with whoever runs your identity provider."),
      asked(
        ways.howLong,
        "It takes five minutes and works right away; it’s usually good for a year.",
      ),
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
      "A key has no end date: it works until you end or renew it, or the person who made it is deactivated. Under “Settings”, “Connections”, “API”, “Renew” makes a new one and ends the old one right away.",
    asks: [
      asked(
        wordList`(which|what|who|where|see|find|know)( \w+){0,6} (scripts?|apps?|uses?|used|using|old|calls?)( \w+)?`,
        "You can see each key’s calls for seven days under “Settings”, “Connections”, “API”, but not which script they came from. Once it’s renewed, anything using the old key gets a 401.",
      ),
      asked(
        wordList`(expire\w*|run out|valid|old|\d{4}|end date|forever|not expire|never expire)( \w+)?`,
        "No, keys never expire on their own. A key ends when someone renews it or the person who made it is deactivated; “API” shows its status and last call.",
      ),
      asked(
        wordList`(without|no)( \w+){0,2} (downtime|break\w*|interruption)( \w+)?, (both|two|second|several|parallel|same time)( \w+){0,3} (keys?|one)?, break( \w+)?`,
        "Make a second key first, switch your scripts to it, then end the old one, so nothing stops. You can have as many as you like.",
      ),
      asked(
        wordList`(read.?only|only read|limit\w*|scope\w*|rights?|permissions?|single project)( \w+)?`,
        "Choose “Read only” or single projects when you make a key. It never has more permissions than the person who made it.",
      ),
      asked(
        wordList`(leaves?|left|gone|deactivated|quit)( \w+)?, (person|colleague|maker)( \w+){0,4}`,
        "A key ends with the account of the person who made it. It’s best to make it under a separate account for scripts; that account takes a seat.",
      ),
      asked(
        wordList`(leak\w*|github|public|stolen|exposed|someone|abuse\w*)( \w+)?`,
        "Press “Renew” now, and the old key ends right away. After that, check “History” in your projects, which shows changes made with a key, or ask by ticket.",
      ),
      asked(
        wordList`(still|same|again)( \w+){0,4} (401|error|not)( \w+)?, still`,
        "Check the header: “Authorization: Bearer” and the key, without quotation marks or a line break at the end. If you still get a 401, shall I open a ticket?",
        "Open a ticket: the API answers 401 with a fresh key",
      ),
      asked(
        ways.who,
        "Any member on Team and Business can, and the key has that person’s permissions. An owner can turn the API off.",
      ),
      asked(ways.cost, "There’s no charge beyond the plan: the API comes with Team and Business."),
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
      "You can undo an import for 24 hours: “Settings”, “Data”, “Imports”, the extra one, “Undo”. The first one stays, and so does anything you’ve changed by hand since then.",
    asks: [
      asked(
        wordList`(more than|over|after|longer|older|yesterday|days? ago|last week|too late|\d+ days)( \w+)?`,
        "After 24 hours, filter the list by the day it was created, select all and delete. They stay in the trash for 30 days, so you can fix a mistake.",
      ),
      asked(
        wordList`(not|no)( \w+){0,3} (there|find|see|button|undo)( \w+)?, ${ways.where}`,
        "The person who ran it and every owner can see “Undo” for 24 hours under “Settings”, “Data”, “Imports”.",
      ),
      asked(
        wordList`(max\w*|limit|rows?|how (big|large|many))( \w+)?`,
        "It’s 20 MB at once, no matter how many rows that is. Split a larger file into parts, each with the header row at the top.",
      ),
      asked(
        wordList`(comments?|attachments?|files?|pictures)( \w+)?`,
        "Comments come along from Trello and Asana, but not from a CSV. You can upload attachments afterward, or link to them in the task.",
      ),
      asked(
        wordList`(people|assignees?|persons?|names?|dates?|labels?|fields?)( \w+)?`,
        "The preview shows what goes where. People are matched by e-mail address, so invite the missing ones first.",
      ),
      asked(
        wordList`(safe|lose|lost|delete\w*|other tasks?|old tasks?|existing)( \w+)?`,
        "Only what that import brought in goes away; everything that was there before stays.",
      ),
      asked(ways.howLong, "It takes a few seconds, or a minute for thousands of rows."),
      asked(
        ways.doIt,
        "Within 24 hours you can do it yourself in a minute; after that a person can from a backup, by ticket. Shall I open one?",
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
        "It has to be the raw bytes as they came in, before any parser: JSON that’s been rewritten has different spacing and order, so the signature is different.",
      ),
      asked(
        wordList`(failed|lost|missed|again|resend|resent|retr\w+|how (often|many))( \w+)?`,
        "After a 5xx or no response, we retry each call five times within an hour, then show it as failed under “Webhooks”. Those aren’t sent again automatically: fetch what you missed with “updated since”.",
      ),
      asked(
        wordList`(ip|ips|address\w*|whitelist\w*|allow ?list\w*|firewall)( \w+)?`,
        "They come from changing addresses, so check the signature instead of the address.",
      ),
      asked(
        wordList`(test|sample|try|example)( \w+)?`,
        "Use “Settings”, “Connections”, “Webhooks”, “Send test”: it sends a sample of each event, signed like the real ones.",
      ),
      asked(
        wordList`(secret|key)( \w+){0,4} (change|changed|new|renew\w*|where|rotate)?`,
        "The secret is under “Settings”, “Connections”, “Webhooks”; it only changes when someone makes a new one there.",
      ),
      asked(
        wordList`(changed?|update\w*|your side|since when)( \w+)?`,
        "Nothing about it has changed: we announce breaking changes 90 days ahead, by e-mail. Usually a proxy or a new framework is parsing the body first.",
      ),
    ],
  },
];
