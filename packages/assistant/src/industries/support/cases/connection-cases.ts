import { wordList } from "../../../understanding/word-list.ts";
import { type FaultCase, words } from "./case.ts";

/** Faults in the connections between Plumbline and other programs. */

const reconnected = words(
  wordList`re-?connect\w*, connected (it |them )?again, new connection, re-?authori[sz]ed, signed in (there )?again`,
);
const disconnected = words(
  wordList`dis-?connected?, removed (it|the connection)( \w+)?, deleted (it|the connection), from scratch, set (it )?up again`,
);
const byHand = words(
  wordList`rules, invited @?plumbline, @plumbline, public channel, right (channel|project|calendar|repo\w*), other (channel|project|calendar), another (channel|project|calendar)`,
);

export const connectionCases: readonly FaultCase[] = [
  {
    title: "A webhook does not arrive",
    names: words(wordList`web ?hooks?, hook, callbacks?`),
    urgency: "normal",
    section: "integration_api",
    steps: [
      {
        text: "“Settings”, “Connections”, “Webhooks” shows its status: after five failed tries within an hour, it’s turned off. If it says “failed”, press “Switch on again”. What does it say?",
        done: words(
          wordList`(it )?(says|shows|is) (active|on|green|ok|enabled|fine|failed|off), switched (it )?on, (is|was) (active|enabled|on), re-?enabled`,
        ),
      },
      {
        text: "Press “Send test” there and check “Last calls”: we need a 2xx within ten seconds, at the address itself (no redirect), with a valid certificate. What code do you see?",
        done: words(
          wordList`send test, tests?, tested, last calls, 2\d\d, curl, certificate( is)? (valid|fine|ok), by hand`,
        ),
      },
    ],
    asks: [
      {
        asks: words(wordList`[345]\d\d`),
        answer:
          "That code comes from your server: 5xx means it failed there, 401 or 403 that it refused us, 404 a wrong address, 3xx a redirect. Put that right and press “Send test”: is it 2xx now?",
      },
      {
        asks: words(
          wordList`(where|how)( \w+){0,4} (see|find|know|check|look|which)( \w+){0,4} (fail\w*|log|calls?|wrong|happen\w*|error\w*), logs?`,
        ),
        answer:
          "Under “Settings”, “Connections”, “Webhooks”, “Last calls” you’ll find every call from the last seven days with its time, code and response.",
      },
      {
        asks: words(
          wordList`missed( \w+)?, (send|sent|get|replay|repeat|resend|re-?deliver)( \w+){0,4} (again|events?|calls?|missed|lost), lost (events?|calls?), catch up`,
        ),
        answer:
          "They aren’t sent again automatically, but you can use “Last calls”, “Send again” for seven days. For anything older, use the API with “updated since”.",
      },
      {
        asks: words(
          wordList`ip( address\w*| range\w*)?s?, firewall, from which address\w*, fixed address\w*`,
        ),
        answer:
          "They come from changing addresses, so verify them by the signature instead: the X-Plumbline-Signature header with your secret.",
      },
      {
        asks: words(wordList`why( \w+){0,4} (off|stop|stopped|disabled|failed?)`),
        answer:
          "After five failed tries within an hour, we turn a webhook off so that a dead address isn’t called forever; the webhook’s owner gets an e-mail.",
      },
    ],
  },
  {
    title: "Notifications that come late",
    names: words(
      wordList`notifications?, reminders?, alerts?, push( messages)?, (notification|daily) (mails?|e-?mails?)`,
    ),
    wrong: words(
      wordList`(too |so |very |always |hours? |minutes? |days? )*late, delay\w*, hours? (later|after|behind), not (on|in) time`,
    ),
    urgency: "normal",
    section: "email_notifications",
    steps: [
      {
        text: "Check your bell, “Preferences”: “daily” bundles them, “at once” doesn’t. On a phone, turn off battery saving for Plumbline too. Do they come on time then?",
        done: words(wordList`at once, preferences, battery`),
      },
      {
        text: "If they’re always off by full hours, it’s the time zone: “Profile”, “Time zone” sets the time for reminders and the daily e-mail. Is it set correctly?",
        done: words(wordList`time ?zone`),
      },
      {
        text: "If only the e-mails are late, your mail system is holding them: ask your IT team to let notify@plumbline.example through without a scan. Is that better?",
        done: words(wordList`it (says|checked|allowed)|whitelist\w*`),
      },
    ],
  },
  {
    title: "Mail to a project makes no task",
    names: words(
      wordList`mail(s|ed)? (in)?to (the |our |a |your )?(project|plumbline), project (mail )?address, (e-?)?mails?( \w+){0,6} (create|become|make|turn into|appear as)s? (a )?tasks?, tasks?( \w+){0,4} from (e-?)?mails?`,
    ),
    urgency: "normal",
    section: "integration_api",
    steps: [
      {
        text: "“⋯” on the project, “Mail to project”, “Last mails” shows what arrived and why it was refused: usually the sender isn’t a member. “Anyone may send” lets others in. What does it say?",
        done: words(
          wordList`last mails, anyone may send, nothing (there|listed|shown), (it )?shows nothing, empty`,
        ),
      },
      {
        text: "They aren’t reaching us: compare the address, which “Renew” changes, with the one you forward to, and send one there from your own mailbox. Does a task appear?",
        done: words(
          wordList`(right|same|correct) address, compared, sent (a |one |the )?(test|mail)( \w+)?, from gmail, own mailbox, forward\w*`,
        ),
      },
    ],
    asks: [
      {
        asks: words(
          wordList`(sender|he|she|they|is|are) (is |are )?(not|no)( a)? members?, not a member, no member, refused|rejected|client|customer|outside`,
        ),
        answer:
          "Let outside senders in with “⋯” on the project, “Mail to project”, “Anyone may send”. Or invite the sender as a guest, which is free.",
      },
      {
        asks: words(wordList`risk\w*, spam, safe, junk, abuse\w*, dangerous`),
        answer:
          "A little: anyone who knows the address can create tasks. It’s long and hard to guess, and “Renew” there makes a new one if you get spam.",
      },
    ],
  },
  {
    title: "An API call fails",
    names: words(
      wordList`api, api.?keys?, tokens?, bearer, curl, endpoints?, requests? (to|against) (the |your )?api, rest calls?`,
    ),
    wrong: words(
      wordList`[45]\d\d\w*, fail\w*, errors?, unauthori[sz]ed, forbidden, denied, refused, (do|does|did|is) not work\w*, stopped working, invalid, broken?, time ?outs?, times out, nothing (back|comes)`,
    ),
    urgency: "normal",
    section: "integration_api",
    steps: [
      {
        text: "What code do you get? 401 means the key (renewed, or no “Bearer” before it), 403 the permissions of the person who made it, 404 a private project, 429 too many calls, 5xx our side.",
        done: words(wordList`[45]\d\d\w*, unauthori[sz]ed, forbidden`),
      },
      {
        text: "Make a new key under “Settings”, “Connections”, “API”, and try the example call next to it. If that works, it’s the old key or its call. Does it?",
        done: words(
          wordList`new (api )?key, fresh key, key is (new|right|correct|fine|valid), renew\w*, rotated?, example( call)?, curl`,
        ),
      },
    ],
    asks: [
      {
        atOnce: true,
        asks: words(wordList`401, unauthori[sz]ed`),
        answer:
          "401 means the key: “Settings”, “Connections”, “API” shows whether it’s still valid. A renewed key ends the old one right away; send it as “Authorization: Bearer …”, without quotation marks.",
      },
      {
        atOnce: true,
        asks: words(wordList`403, forbidden`),
        answer:
          "403 means permissions: a key can do whatever the person who made it can. If they left the project or became a viewer, someone with permission has to make a new key; the API needs Team or Business.",
      },
      {
        atOnce: true,
        asks: words(wordList`404`),
        answer:
          "404 usually means the key’s owner can’t see that project: add them under “Share”. Otherwise the id belongs to another team; the project’s address shows the right one.",
      },
      {
        asks: words(wordList`\d{1,2}[./]\d{1,2}[./]\d{4}, date format, which format`),
        answer:
          "That’s it: a date goes year first, 2026-12-05, either without a time or with one in UTC.",
      },
      {
        atOnce: true,
        asks: words(wordList`400, 422`),
        answer:
          "The response body names the field that doesn’t fit: usually a date that isn’t like 2026-12-31, an unknown person, or text that’s too long.",
      },
      {
        atOnce: true,
        asks: words(wordList`timeouts?, times? out, timed out, slow`),
        answer:
          "Ask for pages of 100 and only what was “updated since”; a call that takes more than 30 seconds is cut off. If a small one is slow too, I’ll open a ticket.",
      },
    ],
  },
  {
    title: "The calendar does not sync",
    names: words(
      wordList`calend[ae]rs?(?! view), ical, ics( feed)?, gcal, outlook (sync\w*|connection|events?|meetings?|appointments?), (google|calendar) (events?|meetings?)`,
    ),
    wrong: words(
      wordList`(do|does|did|is|are|has|have|will) not, stop\w*, sync\w*, old, missing, nothing, empty, wrong, twice, broken?, no (events?|tasks?|update\w*), never, out of date, fail\w*, error`,
    ),
    urgency: "normal",
    section: "integration_api",
    steps: [
      {
        text: "Press “Reconnect” under “Settings”, “Connections”: a sync often stops after a new password or a new phone. It refreshes every 15 minutes. Is it working?",
        done: reconnected,
      },
      {
        text: "Press “Disconnect”, wait a minute, “Connect” again and choose the calendar you’re looking at; entries show up within 15 minutes. Are they there?",
        done: disconnected,
      },
      {
        text: "Only tasks with a date show up, if they’re yours or in projects you checked under “Connections”, “What to show”. Do they appear then?",
        done: words(wordList`ticked, right project, have (a )?dates?, due dates?, what to show`),
      },
    ],
    asks: [
      {
        asks: words(wordList`(phone|mobile|iphone|android)`),
        answer:
          "The phone shows what’s in its calendar account: make sure the account is turned on there, and pull down to refresh. If the web calendar is right, it’s the phone.",
      },
      {
        asks: words(
          wordList`both ways, two.?way, (change|move|edit)( \w+){0,4} in (outlook|google|the calendar|it), back (to|into) plumbline`,
        ),
        answer:
          "Due dates sync both ways with a connected Google or Outlook calendar, within 15 minutes; the calendar link is read-only.",
      },
    ],
  },
  {
    title: "A connection brings nothing",
    names: words(
      wordList`slack, (ms |microsoft )?teams (channel|connection|integration|bot|app|messages?|posts?), msteams, ms teams, microsoft teams, jira, github, zapier, integrations?`,
    ),
    urgency: "normal",
    section: "integration_api",
    steps: [
      {
        text: "Press “Reconnect” under “Settings”, “Connections”: a changed password or a new rule from an administrator cuts off access. Is it working again?",
        done: reconnected,
      },
      {
        text: "Check the project: “⋯”, “Rules” decides what’s sent and where; a private channel has to invite @plumbline first. Is it working now?",
        done: byHand,
      },
      {
        text: "Press “Disconnect”, wait a minute and connect it again with an account that’s allowed to post there. Does it work now?",
        done: disconnected,
      },
    ],
  },
];
