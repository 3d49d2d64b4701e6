import type { Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** What “it” can refer to at this desk, worded as in the written questions. */
const phrases: readonly (readonly [named: RegExp, phrase: string])[] = [
  [
    anywhere(
      wordList`audit ?(logs?|trail), logs? of sign\S*, sign.?in logs?, access logs?, the logs?`,
    ),
    "the log of sign ins",
  ],
  [anywhere(wordList`reset (link|mail)s?, password mails?`), "the reset link"],
  [
    anywhere(wordList`read.?only link, public link, shar(ed|ing) link, share link`),
    "the shared link",
  ],
  [anywhere(wordList`invit\w+`), "the invitation"],
  [anywhere(wordList`api keys?, tokens?`), "the api key"],
  [anywhere(wordList`web ?hooks?`), "the webhook"],
  [anywhere(wordList`api`), "the api"],
  [anywhere(wordList`sso, single sign.?on, saml, okta`), "single sign on"],
  [anywhere(wordList`2fa, mfa, two.?(step|factor)\w*`), "two step sign in"],
  [anywhere(wordList`scim`), "scim"],
  [anywhere(wordList`back ?ups?`), "the backup"],
  [anywhere(wordList`exports?, exported, exporting`), "the export"],
  [anywhere(wordList`imports?, imported, importing`), "the import"],
  [anywhere(wordList`trash, bin`), "the trash"],
  [anywhere(wordList`archived?, archiving`), "an archived project"],
  [anywhere(wordList`trials?`), "the trial"],
  [anywhere(wordList`invoices?, bills?`), "the invoice"],
  [anywhere(wordList`refunds?, money back`), "the refund"],
  [anywhere(wordList`guests?`), "guests"],
  [anywhere(wordList`viewers?`), "viewers"],
  [anywhere(wordList`seats?, licen[cs]es?`), "seats"],
  [anywhere(wordList`templates?`), "templates"],
  [anywhere(wordList`forms?`), "the form"],
  [anywhere(wordList`rules?, automations?`), "rules"],
  [anywhere(wordList`subtasks?`), "subtasks"],
  [anywhere(wordList`custom fields?, fields?`), "custom fields"],
  [anywhere(wordList`time tracking, timesheets?, timer, tracked hours`), "time tracking"],
  [anywhere(wordList`calend[ae]rs?`), "the calendar"],
  [anywhere(wordList`slack`), "slack"],
  [anywhere(wordList`desktop app`), "the desktop app"],
  [anywhere(wordList`phone app, mobile app, android app, iphone app`), "the phone app"],
  [anywhere(wordList`status page`), "the status page"],
  [anywhere(wordList`maintenance`), "the maintenance"],
  [anywhere(wordList`dpa, data processing agreement`), "the data processing agreement"],
  [
    anywhere(wordList`mail (to|into) (the |a |our )?(project|plumbline), project address`),
    "mail to project",
  ],
  [anywhere(wordList`notifications?`), "notifications"],
  [anywhere(wordList`attachments?, files?`), "files"],
];

const mostBack = 2;

/**
 * Returns the thing mentioned last before this message; undefined if the message names one itself, or none was
 * mentioned.
 */
export function subjectPhrase({ plain, state }: Turn): string | undefined {
  const named = (text: string) => phrases.find(([asks]) => asks.test(text))?.[1];
  if (named(plain) !== undefined) return undefined;
  const before = state.exchanges.slice(-mostBack).reverse();
  for (const { visitor } of before) {
    const found = named(plainWords(visitor));
    if (found !== undefined) return found;
  }
  return undefined;
}
