import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, feature } from "./feature.ts";

/** Where data is stored and who can read it. */

const privacy = { section: "privacy_data", ofMatter: true } as const;
const place =
  "It’s in data centres in the EU or the US, whichever your owner chose when the team was created; “Settings”, “Data” says which.";
const readers =
  "No one reads your projects: support only does for a ticket and with your consent, for 24 hours, and it shows in the log.";

const sensitive =
  "That’s up to your own rules. On our side, it’s encrypted and hosted in the EU or the US, with a data processing agreement under “Settings”, “Data”, but no certificate such as HIPAA. A private project limits it to the people you name.";

export const privacyFeatures: readonly Feature[] = [
  feature(
    "sensitive data",
    wordList`(patients?|health|medical|sensitive|confidential|personal|client|clients|customer|pupils?|students?|children)('s)?( \w+)? (names?|data|information|details|records?|files?)( (in|into|inside)( \w+){0,2} (tasks?|plumbline|projects?|boards?|it|here))`,
    { has: sensitive, how: sensitive, safe: sensitive, where: sensitive },
    {
      section: "privacy_data",
      ofMatter: true,
      beside: wordList`put, store, keep, write, enter, allowed, ok, okay, legal, fine, dental, practice, doctors?, clinic, school, hospital, lawyers?, we are, in, into`,
    },
  ),
  feature(
    "where the data are",
    wordList`(where|which country|what country|which region)( \w+){0,4} (data|servers?|information|backups?)( (physically|actually))?( (stored|hosted|kept|located|saved|live|lives|sit|sits|held|at))?, data (location|residency|center|centre)s?, (data|servers?)( \w+){0,2} (in|inside|within) (the )?(eu|europe|us|usa|germany)`,
    {
      has: place,
      how: place,
      where: place,
      limit: "Backups are in the same region, made every six hours and kept for 30 days.",
      undo: "Yes, we can move it to the other region by ticket, on a day you choose; you can only read for about an hour.",
      safe: "It’s encrypted in transit and at rest, including backups.",
      who: readers,
      sees: readers,
    },
    {
      ...privacy,
      beside: wordList`data, stored, hosted, kept, located, physically, server, servers, eu, europe, us`,
    },
  ),
  feature(
    "who reads the data",
    wordList`who( \w+){0,5} (read|see|access|look at|looks at|reads|sees|accesses)( \w+){0,2} (data|files|stuff|content|information), (do|can|does|could) (you|your (staff|people|employees|company|team)|plumbline|someone at \w+|support)( \w+)? (read|see|access|look at|sell|use)( (our|my|the|customer|any|all))* (data|files|projects|tasks|content|stuff|boards|information), who at (your|the) \w+( \w+){0,3} (read|see|access|open) (it|them|that|this)`,
    { has: readers, how: readers, sees: readers, who: readers },
    { ...privacy, beside: wordList`your, staff, employees, company, physically, side, end, end` },
  ),
  feature(
    "two-step sign-in",
    wordList`2fa, mfa, (two|2)[- ]?(factor|step)s?( authentication| sign-? ?in| log-? ?in| verification)?, second factor, multi[- ]?factor( authentication)?`,
    {
      has: "Yes, two-step sign-in with an authenticator app is in every plan: each person turns it on under “Settings”, “Security”.",
      how: "Go to “Settings”, “Security”, “Two-step sign-in”, and scan the code with an authenticator app.",
      where: "It’s under “Settings”, “Security”, “Two-step sign-in”.",
      team: "Each person turns it on; “Settings”, “People” shows who hasn’t. Only single sign-on, on Business, can require it.",
      who: "Each person turns it on for themselves; “Settings”, “People” shows owners who hasn’t.",
    },
    { section: "security_facts", beside: wordList`authenticator, security, sign-? ?in, login` },
  ),
];
