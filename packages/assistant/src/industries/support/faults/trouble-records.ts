import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Information about a problem besides its steps. Sample data, like the steps. */

/** Workarounds, by the title of a guide, fault or matter. */
export const wayRound: Readonly<Record<string, string>> = {
  "Cannot sign in":
    "Where you’re still signed in, such as the phone app, you can keep working; “Continue with Google” or “with Microsoft” may let you in too. Or a colleague can send you what you need: “Project”, “⋯”, “Export”, “PDF”.",
  "The reset mail does not come":
    "If yours is a Google or Microsoft address, “Continue with Google” or “with Microsoft” doesn’t need a password. A phone app that’s signed in keeps working.",
  "Single sign-on fails":
    "Owners can still get in on the normal page with password and code, and can turn off “Demand it” in the meantime; everybody then signs in with a password.",
  "The app is slow":
    "The list is the lightest view: “View”, “List”, filtered by person. The phone app works separately from your browser, too.",
  "Something does not work":
    "It often works in another browser or in the phone app; both show the same data.",
  "The page stays blank": "Another browser or the phone app shows the same data in the meantime.",
  "The phone app does not work":
    "Use the phone’s own browser: app.plumbline.example does the same, without push and without working offline.",
  "Notifications do not come":
    "In the meantime, the bell in Plumbline lists everything, whether or not you’re alerted.",
  "Signed out again and again":
    "Another browser that keeps cookies, or the phone app, keeps you signed in for now.",
  "Missing data":
    "You won’t lose anything by waiting: the trash and our backups both go back 30 days. Keep working in a new project or task, and the rest is put back next to it.",
  "Invitations do not arrive":
    "Use “Settings”, “People”, “Invited”, “Copy link”, and send the link in a chat: that works without e-mail.",
  "A webhook does not arrive":
    "Fetch what’s missing through the API with “updated since”: it has the same changes.",
  "Mail to a project makes no task":
    "Create the task yourself for now: press N, and paste in the text of the e-mail.",
  "An API call fails": "In the meantime, “Import” takes a CSV of up to 20 MB, without the API.",
  "The calendar does not sync":
    "The calendar in Plumbline shows the same dates in the meantime: “View”, “Calendar”.",
  "A connection brings nothing": "Paste the link into the task for now; it opens from there.",
  "An import fails":
    "Split the file into smaller parts and import the ones that work; the rest can follow once you’ve found the bad row.",
  "An export fails":
    "Export project by project, or by month with “View”, “Filter”; a PDF is made right away.",
  "A file cannot be added or opened":
    "Put it in your own drive and paste the link into the task for now.",
  "The search does not find things":
    "“View”, “Filter” by person, label or date finds it within its project.",
  "Printing goes wrong": "Use “Project”, “⋯”, “Export”, “PDF”, and print that file instead.",
  "The desktop app does not start or update":
    "The browser does everything the desktop app does: app.plumbline.example.",
};

/** What an error code means for a user, and what to do about it. */
export const errorCodes: Readonly<Record<string, string>> = {
  "401": "401 means you’re no longer signed in: sign out, then back in.",
  "403":
    "403 means your account doesn’t have permission: usually the project is private, or the wrong team is chosen at the top left. Its lead can let you in under “Share”.",
  "404":
    "404 means it’s no longer at that address: it was moved or deleted, or the link is old. Look in “Trash” at the bottom of the sidebar.",
  "408": "408 means the connection was too slow: try again on another network.",
  "413": "413 means the file is too large: one file can be up to 250 MB.",
  "429": "429 means too many requests in a minute: wait a minute, and try again.",
  "500":
    "500 is an error on our side, not yours. Reload once; if it happens again, a ticket with the time of day lets an engineer find it in the log.",
  "502":
    "502 usually goes away within two minutes: reload then. If it doesn’t, tell me and I’ll open a ticket.",
  "503":
    "503 usually goes away within two minutes: reload then. If it doesn’t, tell me and I’ll open a ticket.",
  "504":
    "504 means the response took too long: reload, and open a smaller part, such as one project or one month.",
};

/** Questions that can be asked about any problem. */
export const asksOfTrouble = {
  onlyMe: anywhere(wordList`
    (only|just) (me|us|my team|mine)( or( \w+){1,4})?, am i the only one( \w+){0,3},
    (does|do|is|are|has|have) (anyone|anybody|others?|everyone|everybody|other (people|users|customers|teams))( else)?( \w+){0,4}, (anyone|anybody|others?) else( \w+){0,3}, (a )?known (bug|issue|problem|fault|error),
    (is|was|are) (it|this|that|something|anything|there|servers?)( \w+){0,3} (on|at) your (side|end), your (server|fault|problem)s?
  `),
  howLong: anywhere(wordList`
    how (long|soon|fast|quick(ly)?)( (will|does|would|is|can|do|until|till|before))?( (it|this|that|they|you|i|we))?( (take|takes|last|be|get|have to|wait|need))?( (fixed|solved|repaired|back))?,
    when( (will|is|does|can|would))( (it|this|that|i|we|you))( (be|get|work|have))?( (fixed|solved|repaired|back|running|working|ok|done))?, eta, any idea when
  `),
  presses: anywhere(wordList`
    (it|this|that) is (really |very |super |so |quite )?(urgent|critical|an emergency), urgent(ly)?, (have|got|there is) (a |an |our |my )?(hard |tight )?deadline( \w+){0,3}, (can not|do not have time to) wait, (no|out of) time( \w+){0,2},
    (deadline|meeting|demo|presentation|launch|audit|payroll|call|shift|service|class|lesson|event)( \w+){0,2} (in|at|is|starts|begins)( \w+){1,4}, as soon as possible, asap, in a hurry, hurry( up)?, losing (money|customers|time)
  `),
  wayRound: anywhere(wordList`
    work ?arounds?, (a |some |any )?way (a)?round( it| this| that)?, (any|some|is there) ?(other|another|different) way( \w+){0,4}, in the mean ?time, mean ?while,
    (until|till) (it|that|this|then)( (is|gets|works))?( (fixed|solved|done|back|again))?, temporar\w+( \w+)?, plan b, what can i do (until|till|instead)( \w+){0,3}
  `),
  who: anywhere(wordList`
    who (looks?|will look|is looking|deals?|is dealing|will deal|works?|is working|handles?|is handling|takes? care|is responsible|answers?|will answer|is on it|fixes|will fix|is going to (look|deal|fix))( \w+)?( (at|on|with|of|for|after))?( (it|this|that))?,
    (is|does) (some|any)(one|body)( \w+)? (looking|working|look|work|on it|dealing)( \w+){0,3}
  `),
  status: anywhere(
    wordList`(what is |how is )?(the |my |our )?(ticket )?(status|state)( of)?( the| my| our)?( ticket)?, (ticket|case) (number|status|open|opened), (the|my) ticket`,
  ),
  adds: anywhere(
    wordList`(add|write|put|note|attach|include)( \w+){0,5} (to|into|in|on) (the|my|our|that) ticket( \w+)*`,
  ),
  closes: anywhere(wordList`(close|cancel|withdraw|drop) (the|my|our|that|this) ticket`),
} as const;

const showing = wordList`error, code, errors, http, say, says, shows?, see, gives?, get, getting, got, now, a, an, and, is`;
const between = wordList`me, us, an?, the, this, error, code, http, of, is, says, it, number`;
/** A three-digit code that the screen shows. */
export const codeShown = new RegExp(
  `\\b${showing}(?: ${between}){0,4} (4\\d\\d|50\\d)\\b|^(4\\d\\d|50\\d)\\b`,
);
