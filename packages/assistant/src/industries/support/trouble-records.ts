import { anywhere, wordList } from "../../understanding/word-list.ts";

/** What is known of a trouble beside its steps. Sample data, like the steps. */

/** How to work meanwhile, by the title of a guide, fault or matter. */
export const wayRound: Readonly<Record<string, string>> = {
  "Cannot sign in":
    "Where you are still signed in, such as the phone app, you can go on working; “Continue with Google” or “with Microsoft” may let you in too. Or a colleague sends you what you need: “Project”, “⋯”, “Export”, “PDF”.",
  "The reset mail does not come":
    "If your address is a Google or Microsoft one, “Continue with Google” or “with Microsoft” needs no password. A phone app that is signed in goes on working.",
  "Single sign-on fails":
    "Owners still get in on the normal page with password and code, and may switch “Demand it” off meanwhile; then everybody signs in with a password.",
  "The app is slow":
    "The list is the lightest view: “View”, “List”, filtered by person. The phone app works apart from your browser, too.",
  "Something does not work":
    "The same often works in another browser or in the phone app; both show the same data.",
  "The page stays blank": "Another browser or the phone app shows the same data meanwhile.",
  "The phone app does not work":
    "The phone’s own browser: app.plumbline.example does the same, without push and without working offline.",
  "Notifications do not come":
    "The bell in Plumbline lists everything meanwhile, whether it rings or not.",
  "Signed out again and again":
    "Another browser that keeps cookies, or the phone app, holds the session meanwhile.",
  "Missing data":
    "Nothing gets lost by waiting: the trash and our backups both keep 30 days. Work on in a new project or task, and the rest is put back beside it.",
  "Invitations do not arrive":
    "“Settings”, “People”, “Invited”, “Copy link”, and send the link by chat: that works without any mail.",
  "A webhook does not arrive":
    "Fetch what is missing through the API with “updated since”: it holds the same changes.",
  "Mail to a project makes no task":
    "Make the task by hand meanwhile: N, and paste the text of the mail.",
  "An API call fails": "“Import” takes a CSV of up to 20 MB meanwhile, without the API.",
  "The calendar does not sync":
    "The calendar in Plumbline shows the same dates meanwhile: “View”, “Calendar”.",
  "A connection brings nothing": "Paste the link into the task meanwhile; it opens from there.",
  "An import fails":
    "Cut the file into smaller parts and import those that pass; the rest can follow once the row at fault is found.",
  "An export fails":
    "Export project by project, or by month with “View”, “Filter”; a PDF is made at once.",
  "A file cannot be added or opened":
    "Put it in a drive of your own and paste the link into the task meanwhile.",
  "The search does not find things":
    "“View”, “Filter” by person, label or date finds it within its project.",
  "Printing goes wrong": "“Project”, “⋯”, “Export”, “PDF”, and print that file instead.",
  "The desktop app does not start or update":
    "The browser does everything that the desktop app does: app.plumbline.example.",
};

/** What an error code means to somebody who uses the product, and what to do about it. */
export const errorCodes: Readonly<Record<string, string>> = {
  "401": "401 means that you are no longer signed in: sign out, and in again.",
  "403":
    "403 means that your account has no right to it: mostly the project is private, or the wrong team is chosen at the top left. Its lead lets you in under “Share”.",
  "404":
    "404 means that it is no longer at that address: it was moved, deleted or the link is old. Look in “Trash” at the foot of the sidebar.",
  "408": "408 means that the connection was too slow: try again on another network.",
  "413": "413 means that the file is too large: one file may have 250 MB.",
  "429": "429 means too many requests in a minute: wait a minute, and try again.",
  "500":
    "500 is a fault on our side, not yours. Reload once; if it comes again, a ticket with the time of day lets an engineer find it in the log.",
  "502":
    "502 mostly passes within two minutes: reload then. If it stays, say so and I open a ticket.",
  "503":
    "503 mostly passes within two minutes: reload then. If it stays, say so and I open a ticket.",
  "504":
    "504 means that the answer took too long: reload, and open a smaller part, such as one project or one month.",
};

/** Ways to ask about a trouble, whichever it is. */
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
