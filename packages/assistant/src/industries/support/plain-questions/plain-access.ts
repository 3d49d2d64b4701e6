import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on intruders, people who left, guests, and where data is kept. */

/** Someone in an account who should not be there. */
export const intruder = wordList`
  (someone|somebody|stranger|anyone|they|he|she)( \w+){0,3} (in|into|on|to|accessed|entered|used|opened) (my|our|his|her) account, hack\w*, log ?ins? from, sign ?ins? from, (logged|signed) in from, break.?in, suspicious, compromis\w*, stolen, phish\w*, not me
`;
const former = wordList`ex.?(employee|colleague|owner|member|admin|partner)s?, former( \w+)? (employee|colleague|owner|member|admin|partner|staff), fired, sacked, (employee|colleague|admin|owner|member|guy|person)( \w+){0,3} (left|quit|gone), let go`;
const hosting = wordList`data, servers?, host\w*, premises?, gdpr, region, stored`;

export const accessQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`
      (download\w*|export\w*|cop(y|ied)|steal|stole|stolen|take|taken|took)( \w+){0,5} (anything|something|data|files?|everything|stuff|projects?)
    `,
    amid: intruder,
    not: wordList`how (do|can) (i|we), backup, before, import\w*`,
    section: "security_incident",
    answer:
      "An archive of everything would be listed under “Settings”, “Data”, and owners get an e-mail about it. Single files that were opened leave no trace, so treat what the account could see as read.",
    again: "Only an archive leaves a trace, under “Settings”, “Data”; single files don’t.",
  },
  {
    asks: wordList`
      (he|she|they|it|who|that|this|person|guy)( \w+){0,2} (was|is|were|are|still)( \w+){0,3} (owner|admin)
    `,
    amid: former,
    not: wordList`who is, invoices?, how, new owner, away, holiday, vacation`,
    section: "permissions",
    answer:
      "Any other owner can still “Deactivate” that account under “Settings”, “People”. If it was the only owner, a person does it by ticket: shall I open an urgent one?",
    offer: "Open an urgent ticket: a former owner still has access",
  },
  {
    asks: wordList`
      (am|only|just)( a)? (member|guest|viewer)( \w+)?, not( \w+){0,2} owner, (boss|owner|admin|she|he)( \w+){0,3} (holiday|vacation|away|sick|leave|abroad|unreachable|not (there|here|reachable|available|answering))
    `,
    amid: former,
    not: wordList`invoices?, bills?, how, still (has|have), he was, she was`,
    section: "permissions",
    answer:
      "Then a person does it: with a critical ticket, someone checks that you’re from that team and locks the account within 1 hour, day and night. Shall I open it?",
    offer: "Open a critical ticket: a former colleague still has access",
    again: "A critical ticket is the way, then: an answer within 1 hour. Shall I open it?",
  },
  {
    asks: wordList`
      (what|can|could)( \w+){0,2} (he|she|they)( \w+){0,4} (do|see|change|delete|meanwhile|until then|in the meantime|damage)( \w+){0,3}
    `,
    amid: former,
    not: wordList`tasks?, files?, click, press, invoices?, mails?, log ?in, sign ?in, get (back )?in`,
    section: "permissions",
    answer:
      "Everything the role allows until the account is deactivated. “History” on each project shows every change, and what was deleted can be restored for 30 days.",
  },
  {
    asks: wordList`(clients?|customers?|guests?|externals?|they)( \w+){0,4} (see|read|view)( \w+){0,4} comments?, (internal|private|hidden|secret) (comments?|notes?)`,
    not: wordList`import\w*, search, restore\w*, delet\w*, upload\w*`,
    section: "permissions",
    answer:
      "Guests see every comment in a project shared with them. Keep internal notes in a private project and link the task.",
    again: "They do. Internal notes belong in a private project.",
  },
  {
    asks: wordList`(choose|pick|select|decide|want)( \w+){0,4} (country|region|location|eu|europe|germany|us|where)`,
    amid: hosting,
    not: wordList`vat, tax, invoice, holidays?, calendar, provider, aws, azure, subprocessors?`,
    section: "security_incident",
    answer:
      "You choose between the EU and the US when the team is created, no single country. “Settings”, “Data” shows yours, and backups stay in the same region.",
  },
  {
    asks: wordList`
      (see|check|find out|know|tell|show|look up)( \w+){0,4} (logged|signed|got|been|was|is) (in|into|on)( \w+){0,5}, (who|if|whether)( \w+){0,3} (logged|signed|signs|logs) in( \w+){0,4}, (no|any) (log|sign.?in log)( \w+){0,3}
    `,
    amid: wordList`phish\w*, hack\w*, stolen, compromis\w*, typed( \w+){0,2} password, someone else, sign.?in log, suspicious`,
    not: wordList`can not( \w+)? (log|sign), ticket, refund\w*`,
    section: "security_incident",
    offer: "Open a critical ticket: read the sign-in log with us",
    answer:
      "Only Business shows the sign-in log. On Team and Free, a person reads it with you: a critical ticket is answered within the hour. Shall I open one?",
    again:
      "On your plan the log isn’t shown, but a person can read it. Shall I open the critical ticket?",
  },
];
