import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** A single fact that experts ask for by its technical term, sometimes several in one sentence. */
export type Detail = {
  /** The section of the facts that it belongs to. */
  section: "integration_api" | "security_incident" | "subscription_plan" | "installation";
  asks: RegExp;
  answer: string;
  /** Used only if nothing more specific about the same thing was asked. */
  general?: true;
  /** Words required in the message or the last two; without them it is about something else. */
  amid?: RegExp;
  /** If asked for alone, it is answered from the plan records, with prices. */
  beside?: true;
};

const api = (asks: string, answer: string, as?: true | { amid: RegExp }): Detail => ({
  section: "integration_api",
  asks: anywhere(asks),
  answer,
  ...(as === true ? { general: as } : as),
});
const security = (asks: string, answer: string, beside?: true): Detail => ({
  section: "security_incident",
  asks: anywhere(asks),
  answer,
  ...(beside ? { beside } : {}),
});

export const details: readonly Detail[] = [
  api(
    wordList`hmac, signature header, (header|signature)( \w+){0,4} (signature|webhooks?|header), webhooks?( \w+){0,4} sign(ed|atures?), verify( \w+){0,3} webhooks?`,
    "Each webhook carries an X-Plumbline-Signature header: HMAC-SHA256 of the body, with the secret from “Connections”.",
  ),
  api(
    wordList`retr(y|ies|ied)( \w+){0,4} (5xx|webhooks?|failures?|errors?|500), webhooks?( \w+){0,4} (retr(y|ies|ied)|fails?|failed), retry (policy|schedule|logic)`,
    "After a 5xx or no response, we retry a webhook five times within an hour.",
  ),
  api(
    wordList`back-?off, exponential\w*, (how (many|often)|number of)( \w+){0,3} (retries|attempts|tries)( \w+){0,3}, (retr(y|ies)|attempts)( \w+){0,4} (interval|apart|spread|give up|stop|last|exhausted), re-?deliver\w*`,
    "It makes five attempts, spread over an hour, then shows the delivery as failed under “Webhooks”.",
  ),
  api(
    wordList`webhooks?( \w+){0,6} (one|single|per|each|certain|specific|this) projects?, (limit|filter|restrict|scope) (a |the |my |our )?webhooks?( to)?`,
    "Yes, you can limit a webhook to one project, under “Connections”, “Webhooks”.",
  ),
  api(
    wordList`webhooks?( \w+){0,4} (deleted?|deletion|events?|created?|changed?|updated?|removed?), (which|what) (events|webhooks)`,
    "Webhooks report tasks, comments and projects that are created, changed or deleted.",
  ),
  api(
    wordList`webhooks?`,
    "You get webhooks on Team and Business, under “Connections”, “Webhooks”.",
    true,
  ),
  api(
    wordList`(api|endpoint|call|rest)( \w+){0,5} (deactivat\w+|de-?provision\w*|(remov|disabl|suspend)\w*( \w+)? (users?|people|person|members?|seats?)), deactivat\w+( \w+){0,4} (api|endpoint|script)`,
    "Yes, people can be deactivated through the API as well as under “Settings”, “People”.",
  ),
  api(
    wordList`(higher|raise|increase|more|bigger|extend|lift)( \w+){0,3} (limit|quota|calls|rate), (limit|quota)( \w+){0,3} (raised|increased|lifted|higher)`,
    "The limit is the same for everyone; for more, open a ticket saying what you need it for, and it goes to a lead.",
  ),
  api(
    wordList`(an? |the |any )?\.?ics( (file|feed|link|export|format|download))?, i-?cal(endar)?( (file|feed|link|export|format|subscription))?`,
    "There’s no .ics file to download, but a live feed: “Settings”, “Connections”, “Calendar link” gives you an address for any calendar, read-only and refreshed every 15 minutes.",
  ),
  api(
    wordList`(calendar|outlook)( \w+){0,5} (by hand|manually|without (a |the )?(sync\w*|connecting|connection))( \w+){0,3}, (by hand|manually)( \w+){0,6} (calendar|outlook)`,
    "By hand, use “Project”, “⋯”, “Export”, “CSV”: Google Calendar and Outlook can both import that.",
  ),
  api(
    wordList`exceed\w*( \w+){0,4}, (over|above|beyond) (the |600 )?(limit|calls|600), too many requests, 429`,
    "Above 600 calls a minute you get a 429; the Retry-After header tells you how long to wait.",
  ),
  api(
    wordList`per (api )?(key|token|user|person|org\w*|team|account|seat)( or (per )?\w+)?`,
    "It counts for the whole team, no matter how many keys it has.",
    { amid: /\b(?:limits?|calls?|requests?|rate|quota|429|throttl\w*|burst)\b/ },
  ),
  api(
    wordList`rate limits?, calls a minute, requests (per|a) minute, throttl\w+, quota`,
    "The API allows 600 calls a minute, on Team and Business.",
    true,
  ),
  api(
    wordList`api( \w+){0,6} (csv|json|xml|excel|format), (csv|json|xml|excel)( \w+){0,6} api, api exports?`,
    "The API only returns JSON; for CSV, Excel and PDF, use “Project”, “⋯”, “Export”.",
  ),
  api(
    wordList`oauth2?, (only|just|api) (tokens?|keys?)( or)?, (tokens?|keys?) or oauth`,
    "No, there’s no OAuth: the API uses a key, which has the permissions of the person who made it.",
  ),
  api(
    wordList`sdks?, (python|javascript|node|java|php|ruby|go|c#|typescript) (sdk|library|client|example|package|code|sample), client librar(y|ies), (curl|code) (example|sample)`,
    "There’s no SDK: it’s plain REST, so any HTTP client works. Send “Authorization: Bearer” and your key; you’ll find examples under “Connections”, “API”.",
  ),
  api(
    wordList`401, unauthori[sz]ed`,
    "401 means the key is missing or wrong: send the whole key, as “Authorization: Bearer …”. A new key works right away; there’s no API on Free.",
  ),
  api(
    wordList`403, forbidden`,
    "403 means the person who made the key doesn’t have permission for that project.",
  ),
  api(
    wordList`paginat\w+, paging, cursor, next page`,
    "Pages hold 100 each, with a cursor for the next one.",
  ),
  api(
    wordList`filter\w*( \w+){0,3} (labels?|person|project|state|assignee|date|api), api( \w+){0,6} filter\w*`,
    "You can filter by project, label, person, status and “updated since”.",
  ),
  api(
    wordList`(bulk|mass|batch|import)( \w+){0,5} (api|tasks), api( \w+){0,4} (bulk|batch|import)`,
    "With the API, one call creates one task, 600 a minute; “Import” takes a CSV of up to 20 MB at once.",
  ),
  api(
    wordList`(creat\w+|original|old) dates?, created.?at, keep( \w+){0,3} dates?`,
    "Imported items get the day of the import as their creation date; you can put the old date in the text.",
  ),
  security(
    wordList`
      where( \w+){0,4} (data|files|servers?)( \w+){0,3} (hosted|stored|located|kept|live|sit), (data|files)( \w+){0,2} (hosted|stored|located|residency|centers?|centres?),
      (host|store|keep)( \w+){0,2} (our|my|the|customer|client) (data|files), data (residency|location|region), hosted (in|where|outside), (which|what) (region|country|data cent(er|re))
    `,
    "Your data is in the EU or the US, whichever your owner chose when the team was created.",
  ),
  security(
    wordList`(move|switch|change|migrate|transfer)( \w+){0,6} (eu|europe|us|usa|region), from (us|usa|eu|the us|the eu) to (eu|us|usa|the eu|the us|europe)`,
    "We can move it between the two later by ticket, on a day you choose.",
  ),
  security(
    wordList`(hosting|cloud|infrastructure) (provider|company|vendor), (region|country) and provider, who hosts, (which|what) (provider|cloud|hoster), on (aws|azure|gcp), (aws|azure|gcp) or`,
    "I can’t name a provider, since this is a sample company; a real desk lists it with the subprocessors.",
  ),
  security(
    wordList`dpa, (data )?processing agreement, gdpr, avv, article 28, sub[ -]?processors?`,
    "Yes, there’s a data processing agreement with the list of subprocessors, under “Settings”, “Data”.",
  ),
  security(
    wordList`pen ?-?test\w*, penetration( \w+)?, security audit`,
    "No, I don’t have a pen test report to send, because this is a sample company; a real desk sends it by ticket.",
  ),
  security(
    wordList`soc ?-?2, iso ?-?27001, hipaa, certif\w+`,
    "I don’t have a certificate to show you, because this is a sample company.",
  ),
  security(
    wordList`encrypt\w*, at rest, in transit, tls`,
    "Data is encrypted in transit and at rest, including backups.",
  ),
  security(
    wordList`uptime( \w+)?, availability guarantee, sla for uptime, status (page|history)`,
    "We promise no percentage, only the credit that comes with Business; “Help”, “Status” shows the last 90 days for each part.",
  ),
  security(
    wordList`credit promise, (promise|sla|service|uptime|downtime) credits?, (what|which|how much) credits?, credits?( \w+){0,4} (downtime|outages?|down|business)`,
    "On Business, a lead decides on a credit for days the service was down, so open a ticket with the dates. The other plans don’t include that promise.",
  ),
  security(
    wordList`
      (sign-? ?in|log ?in|audit|access) (logs?|trails?)( \w+){0,10} (kept|retention|retained|stored|saved|go(es)? back|history|how (long|far)|days|months),
      (how (long|far|many days)|retention|keep)( \w+){0,8} (sign-? ?in|log ?in|audit|access) (logs?|trails?), (how (long|many (days|weeks|months))|retention)( \w+){0,5} (the )?logs?( (kept|stored|retained))?
    `,
    "It’s kept for twelve months. To keep it longer, export it as CSV under “Settings”, “Security”.",
  ),
  security(
    wordList`(cyber|liability) insurance, insured`,
    "I don’t have anything on insurance here, because this is a sample company.",
  ),
  security(
    wordList`backups?( \w+){0,3} (tested|verified|checked|restored)`,
    "I don’t have anything here on how backups are tested in this sample; they run every six hours.",
  ),
  security(
    wordList`rto, rpo, disaster recovery, recovery (time|point)( objective)?`,
    "RPO is six hours at most, since that’s how often backups run. There’s no promised RTO; a restore by ticket takes about a working day.",
  ),
  security(
    wordList`(backups?|data) (retention|kept|policy), retention( \w+){0,3} (backups?|data), (keep|kept|store)( \w+){0,3} backups?, how often( \w+){0,4} back ?-?ups?`,
    "Backups run every six hours and are kept for 30 days.",
  ),
  security(
    wordList`ip (allow|white|block|restrict\w*) ?-?list\w*, (allow|white) ?-?list\w*( \w+){0,3} ips?, ip (addresses|ranges?|restrictions?|filter\w*)`,
    "No, there’s no list of allowed addresses; with single sign-on, on Business, your own system can require one.",
  ),
  security(
    wordList`bug bounty, responsible disclosure, (report|disclose|found)( \w+){0,4} (vulnerabilit\w+|security (bug|hole|issue|flaw)), security\.txt`,
    "Write to support@plumbline.example with “Security” in the subject, or I can open a critical ticket. There’s no bounty, because this is a sample company.",
  ),
  security(
    wordList`(force|enforce|require|mandatory|demand|oblige)( \w+){0,4} (2fa|mfa|two.?(step|factor)|second factor), (2fa|mfa|two.?(step|factor))( \w+){0,3} (forced?|enforced?|required?|mandatory|for (all|everybody|everyone))`,
    "Two-step sign-in is in every plan; to require it for everybody, you need single sign-on, on Business.",
  ),
  security(
    wordList`(sso|sign-? ?in|log ?in|single sign-? ?on)( \w+)? (with|via|by|through) (google|microsoft), (google|microsoft) (sso|sign-? ?in|log ?in)`,
    "You can sign in with Google or Microsoft on every plan, including Free. Single sign-on with SAML, which you can require for everybody, comes with Business.",
  ),
  security(
    wordList`sso, single sign-? ?on, saml, okta, entra, azure ad`,
    "Single sign-on with SAML, such as Okta and Entra, comes with Business.",
    true,
  ),
  security(
    wordList`jit, just.in.time( \w+)?, (created|added|provisioned)( \w+)? (on|at|with) (the )?first (log ?in|sign.?in|saml)`,
    "With single sign-on, the first sign-in creates a member with a seat, so no one has to be invited; an owner can turn that off.",
  ),
  security(
    wordList`(de-?provision\w*|deactivated?|removed?|disabled?)( \w+){0,3} (in|from) (okta|entra|azure|saml|the directory|our directory), (their|his|her|the) sessions?( \w+){0,2} (die|end|ends|stop|killed|expire)`,
    "Whoever is removed from your directory can’t sign in anymore, but the seat counts until an owner deactivates them; “Sign out everywhere” ends open sessions.",
  ),
  security(
    wordList`scim, (de|auto\w*)? ?-?(de)?provision\w*, directory sync`,
    "SCIM isn’t in any plan yet; you add and remove people under “Settings”, “People”.",
    true,
  ),
  security(
    wordList`audit (log|trail)s?, log of sign-? ?ins?, access logs?`,
    "The sign-in log, with CSV export, comes with Business.",
    true,
  ),
  {
    section: "subscription_plan",
    asks: anywhere(
      wordList`(which|what) (one|plan)( (is|was|are|do|did))?( it)?( (we|i))?( (that|do|are|have|on|is))?( (we|i))? (have|on|use|got|are on|pay for|booked), (our|my) (current )?plan( \w+)?$`,
    ),
    answer:
      "I can’t see that from here: “Settings”, “Plan” shows your plan in the first line, with the amount and the date of the next payment.",
  },
  {
    section: "subscription_plan",
    asks: anywhere(
      wordList`(bill\w*|charged?|pay|payment|paid|invoiced?)( \w+){0,3} (monthly|by the month|per month|each month|every month) or (yearly|annual\w*|by the year|per year|each year|every year)`,
    ),
    answer:
      "Yes, you can do either. Under “Settings”, “Plan”, going from monthly to yearly takes effect right away, and from yearly to monthly at the end of the paid year.",
  },
  {
    section: "subscription_plan",
    asks: anywhere(
      wordList`(limit|cap|maximum|max|unlimited|how many)( \w+){0,2} (projects?|boards?|tasks?)( or \w+)?`,
    ),
    answer:
      "Projects and boards are unlimited. For files you get 2 GB on Free and 100 GB per person on Team and Business.",
  },
  {
    section: "subscription_plan",
    asks: anywhere(
      wordList`mix(ing)? (the )?plans?, (two|different|both) plans( \w+){0,3} (team|time|once), some( \w+){0,4} (team|free)( \w+){0,4} business`,
    ),
    answer: "No, it’s one plan for the whole team; guests and viewers don’t need a seat.",
  },
  {
    section: "installation",
    asks: anywhere(wordList`linux, ubuntu, debian, fedora, chrome ?-?books?, chrome ?os`),
    answer:
      "No, there’s no app for that one, but you can do everything in the browser: Chrome, Edge, Firefox or Safari.",
  },
  {
    section: "installation",
    asks: anywhere(wordList`ipads?, tablets?, apple watch`),
    answer:
      "Yes, on tablets with iPadOS 17 or Android 12 and later, under “Help”, “Get the apps”. There isn’t one for watches.",
  },
];

/** Whether a text names something that has a fact of its own, by more than a general term. */
export const namesDetail = (plain: string): boolean =>
  details.some(({ asks, general, beside }) => !general && !beside && asks.test(plain));
