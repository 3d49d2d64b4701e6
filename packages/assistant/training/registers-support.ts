/** The same wishes in every register: the help desk of a software product. See `registers-orders.ts`. */
export const supportRegisters: Readonly<Record<string, string>> = {
  login_problem: `
(i|we) (enter|type|use) (the right|my|the correct) (password|details) (but|and) (cannot get in|it does not log me in|nothing happens)
{preamble} (i cannot log in|my account is locked|the login page rejects me|i do not get the verification code) (since this morning|anymore|) {closing}
(login|sign in|log in|signin) (fails|error|not working|problem|blocked|loop|impossible) (help|pls|again|on my phone|)
(the app|the page|your site) (will not|does not|refuses to) let me (in|log in|sign in|enter) (although my password is right|anymore|today|)
(the|my) (two factor|login|verification|security) (code|text|sms) (never comes|is not accepted|does not arrive|is always wrong)
(locked|shut|kicked|logged) out (of my account|of the app|again|after three tries) (help|what now|)
(i keep|we keep) (getting logged out|being thrown out|landing on the login page) (every few minutes|again and again|)
(my account|my user|our login) (has been|is|was) (blocked|suspended|locked|disabled) (why|please unlock it|after too many tries)
(username|user|password) (not recognised|unknown|rejected|incorrect) (but it is correct|when i log in|at login)
(sign in|log in) with (google|microsoft|apple|sso) (fails|is broken|does not work|loops)`,
  slow_performance: `
{preamble} (the app is terribly slow|everything takes ages to load|the board freezes all the time|your software lags) {closing}
(slow|lagging|freezing|hanging|laggy) (app|again|today|since monday|help|on my laptop|pages)
(takes|it takes|needs) (ages|forever|minutes|too long) (to open a project|to load|to save|until something happens)
(the|your) (app|program|system|board|site) (is|has become|got) (painfully|very|extremely|so) slow (lately|for all of us|when many people work|)
(everything|it|the screen) (freezes|hangs|stalls|lags) (when i type|every time i click|for seconds|constantly)
(how|can) (do|can) (i|you) (speed up|make faster|improve the speed of) (the app|the board|it)
(bad|poor|awful) (performance|speed|loading times|response of the app) (today|since the update|)`,
  error_message: `
(the|your) (app|calendar|search|page|report) (gives|shows|throws|reports) (an error|a strange error|error #num|a red message) (all the time|when i save|)
{preamble} (i get an error message|the app crashes|a button does not work|something is broken) (when i save|every time i open a project|in the calendar|) {closing}
(error|bug|crash|white screen|exception|not working) (in the app|help|when saving|on the board|again|code #num)
(the|a|your) (feature|function|page|screen|upload|filter|report) (is|does|keeps) (broken|not work|crashing|failing|not respond) (for me|since yesterday|)
(i|we) (keep seeing|got|am getting|see) (an error|error #num|a red box|a strange message|something went wrong) (what does it mean|when i click save|)
(whenever|every time|each time) i (click|save|open it|upload something) (it crashes|an error comes up|nothing happens|the page goes white)
(cannot|can not|unable to) (save|open|upload|attach|print|edit|delete) (a task|my file|the board|anything|a comment) (error|it fails|)
(it|this|the thing) (just|simply|suddenly) (does not work|stopped working|broke|crashed) (what do i do|)
(reporting|found|there is) a (bug|glitch|fault) in (your app|the search|the board|the report)`,
  outage_status: `
(is|are) (something|anything|your servers|things) (wrong|broken|down) (on your side|at your end|with the service|for all customers)
{preamble} (is the service down|are you having problems at the moment|nobody in our office can reach the app) {closing}
(down|outage|offline|server|maintenance|status) (now|today|right now|for everyone|again|or just me)
(are|is) (your|the) (servers|system|platform|cloud|website) (down|offline|under maintenance|having trouble|reachable) (today|right now|)
(when) (will|does) (it|the system|everything|your service) (come back|work again|be online|be up)
(nobody|none of us|no one here) (can|is able to) (open|load|reach) (the app|the site|anything)
(status page|uptime|known incidents|planned maintenance) (where|please|this week|)
(any|is there an) (outage|incident|disruption|maintenance) (going on|reported|tonight|)`,
  installation: `
(which|what) (file|version|installer|download) (do i|should i|must i) (need|take|use|download) (for my mac|for windows|for my phone|)
(my|our) (computer|phone|tablet|laptop) (is|runs) (new|old|linux|android) (can i install the app|does the app run|how do i get the app on it)
{preamble} (how do i install the app|the installation fails|where can i download the desktop version|does it run on my computer) {closing}
(install|download|setup|set up|installer) (app|on mac|on windows|fails|error|where|how|on my new phone)
(put|get|install|load) (the app|the program|your software) (on|onto) (my new laptop|a second computer|my tablet|all our computers)
(the|your) (installer|setup|download) (stops|fails|is blocked|does not start|hangs|breaks off) (at #num percent|every time|)
(does|will|can) (the app|it|your software) (run|work|install) on (an old mac|windows #num|linux|my ipad|android)
(system|minimum|technical) requirements (please|for the app|for windows)
(uninstall|remove|reinstall|delete) (the app|the program|it) (from my computer|properly|and start again|)
(first steps|getting started|initial setup|set everything up) (how|help|for our team|)`,
  update_version: `
(the|your) (new|latest|last) (version|update|release) (is|has|made) (worse|slower|full of bugs|everything different) (how do i go back|)
{preamble} (how do i update the app|the update failed|since the last update nothing works|what is new in this version) {closing}
(update|new version|latest version|release|upgrade) (fails|stuck|how|available|what changed|went wrong|broke things)
(after|since) (the|your|yesterday's) (update|new version|release) (it is worse|the layout changed|features are missing|the app acts up|i cannot find anything)
(go back|return|downgrade|roll back) to the (old|last|previous) version (please|how|)
(which|what) version (do we run|do i have|is current|is the newest)
(the|your) app (wants|asks me|keeps telling me) to update (but it does not work|all the time|)
(release notes|change log|list of changes) (for|of) (the|this) (new|latest) (version|update)`,
  license_activation: `
(new|another|one more) (colleague|employee|user) (starts|joins|needs a licence) (how do i add|add a seat|)
(our|the) (licence|licences|seats) (are|is) (all used|full|too few|not enough|expired)
{preamble} (my licence key does not work|we need two more seats|our trial has expired|how do i activate the software) {closing}
(licence|license|key|activation|seat|trial) (key|invalid|expired|not working|add|transfer|where|how many)
(activate|activating|enter|register) (my|the|our) (licence|product key|copy|software) (fails|how|where|)
(add|buy|need|invite) (a|two|more|another) (seat|seats|licence|licences|user licence) (for new colleagues|please|)
(says|tells me|it says) (licence invalid|not activated|trial expired|key already used)
(move|transfer) (my|the|a) licence to (a new computer|a colleague|another user)
(extend|prolong) (the|our) (trial|test phase) (please|by a week|)`,
  subscription_plan: `
(can|could) (we|i) (pause|end|stop|renew|prolong) (the|our|my) (subscription|plan|contract) (for a while|next month|early|)
(which|what) (features|people|users) (are|come|can we have) (in|with|on) (the|your) (free|team|business|cheapest) plan
{preamble} (i would like to cancel our subscription|which plans do you have|when does our plan renew|how do i turn off auto renewal) {closing}
(subscription|plan|renewal|contract) (cancel|end|change|price|renew|which|how long|stop)
(cancel|stop|end|quit|terminate) (the|our|my) (subscription|plan|paid plan|contract) (at the end of the month|please|how|)
(what|which) (plan|plans|package) (do we need|are there|has time tracking|suits five people|is the cheapest)
(when) (does|will|is) (my|our) (subscription|plan|contract) (renew|run out|end|due)
(how much|what) (is|does|do) (the|your) (plan|subscription|team plan|business plan|plans) (cost|a month|per user|include)
(monthly|yearly|annual) (billing|payment|plan) (switch to|instead|cheaper|possible)
(do not|no longer) want (to renew|the subscription|to pay for the plan) (turn it off|)`,
  data_export: `
{preamble} (how do i export our data|i need a backup of our projects|can i import a csv file|the export is empty) {closing}
(export|import|backup|csv|migration) (data|fails|to excel|how|from trello|of everything|projects|pdf)
(get|take|download|pull) (all|) (our|my) (data|projects|tasks|boards) (out|out of the app|as a file|to excel)
(bring|move|import|upload) (tasks|projects|contacts|an excel list|our data) (in|into the app|from another tool|from a spreadsheet)
(the|my) (csv|import|export|backup) (file|) (does not load|is broken|is empty|fails|stops halfway)
(make|create|schedule|need) a (backup|copy|full export) of (everything|our account|the project)`,
  data_loss: `
{preamble} (all our tasks are gone|i deleted a project by mistake|my files have disappeared|can you restore what i deleted) {closing}
(data|project|tasks|files|board|work) (gone|lost|deleted|disappeared|missing|vanished|restore|empty) (help|pls|since today|)
(restore|recover|undelete|bring back|get back) (my|the|our|a) (deleted|lost|old) (project|task|file|comments) (please|how|)
(by mistake|by accident|accidentally) (deleted|erased|removed|archived) (a project|the whole board|my tasks|an important file)
(where|what) (has|have|did) (my|our) (project|tasks|files|notes) (gone|go|happened)
(i|we) lost (everything|a day of work|all our tasks|the comments|our project)
(trash|bin|history|undo) (where|to restore a project|is empty|)`,
  security_incident: `
(my|our) (account|password|data) (may be|might be|could be|is probably) (in the wrong hands|known to others|leaked|hacked)
{preamble} (i think my account was hacked|i received a phishing mail in your name|somebody logged into our account|i want to report a vulnerability) {closing}
(hacked|phishing|suspicious login|virus|breach|compromised|scam mail) (help|account|what do i do|report|from you)
(someone|a stranger|somebody) (else|) (has|got|gained|is using) (access to|hold of|into) (my account|our data|my password)
(strange|unknown|suspicious|foreign) (login|logins|device|activity|mail) (on|in|from) (my account|our team|your company)
(i|we) (got|received) (a mail|a message|a link) (that looks fake|asking for my password|pretending to be you)
(is|was) (my|our) (account|data|password) (safe|leaked|stolen|compromised|hacked)
(log|sign) (everyone|all devices|other sessions) out (of my account|now|)
(security|data) (hole|leak|breach|flaw|issue) (found|report|in your app)`,
  integration_api: `
{preamble} (how do i connect the app with slack|our calendar does not sync|where do i find the api key|do you have an api) {closing}
(api|webhook|integration|sync|slack|outlook|google calendar|zapier) (key|connect|not working|docs|how|broken|setup)
(connect|link|integrate|hook|plug) (it|the app|your tool|our account) (up|) (with|to) (outlook|slack|teams|our crm|google|dropbox|power bi)
(sync|synchronise|syncing) (my calendar|contacts|two devices|tasks|with outlook) (fails|how|does not work|stopped)
(the|your) (api|webhook|integration|connection) (returns|gives|throws) (an error|401|nothing|429|a timeout)
(which|what) (tools|apps|programs|services) (can|do) (i|you) (connect|integrate with|support|work with)
(does|do) (it|you) (work|integrate|talk) with (google sheets|notion|sharepoint|our own system|jira)`,
  email_notifications: `
(your|the) app (does not|will not|no longer) (notify|remind|alert|tell) me (about tasks|anymore|when something changes|)
{preamble} (i do not get any notifications|i get too many reminders from the app|how do i turn off the alerts|your app sends mails all day) {closing}
(notifications|reminders|alerts|push) (off|on|missing|too many|not coming|settings|late|stop)
(turn|switch) (off|on) (the|all|my) (notifications|alerts|reminders|mails about tasks|push messages) (how|please|)
(no|not a single|missing) (notification|notifications|reminder|alert) (from the app|when somebody mentions me|on my phone|)
(too many|so many|endless|constant) (alerts|notifications|reminders|mails about tasks) (how do i stop them|please reduce|)
(the|your) (reminders|notifications|alerts) (come late|do not come|land in spam|are doubled)`,
  permissions: `
(only|just) (view|read) (access|rights) (but i need to edit|how do i get more|)
{preamble} (i do not have access to a project|how do i make someone an admin|my colleague cannot see our board|who is our administrator) {closing}
(permission|access|rights|role|admin) (denied|missing|change|give|needed|to a project|for a colleague)
(give|grant|assign|remove) (a colleague|him|someone|our intern|my boss) (access|admin rights|a role|edit rights) (to the board|please|how|)
(i|we|she|my boss) (cannot|can not|should not) (see|open|edit|change) (the project|our board|that folder|private tasks) (no rights|no access|)
(share|sharing) (a|the|my) (project|board|file|list) with (a client|others|my team|someone outside)
(make|turn) (me|him|her|a colleague) (an admin|the owner|a guest|a member)`,
  feature_question: `
(where|how) (do|can|would) (i|we) (hide|change|rename|colour|filter|repeat|assign|move|group) (a column|tasks|the board|a label|my tasks|the view)
(what|which) (can|is|are) (i do with|the use of|the point of) (labels|milestones|the timeline|templates|filters)
(is it|would it be) possible to (print|colour|filter|group|repeat|copy) (tasks|a board|a checklist|projects) (in the app|)
{preamble} (how do i create a recurring task|can the app do time tracking|where do i find the settings|is there a tutorial) {closing}
(how to|how do i|where do i) (create|add|set|change|find|delete|sort|share) (a task|a template|a deadline|the language|tags|a column|a checklist|the colours)
(does|can|will) (the app|it|your tool|the software) (have|do|support|offer|show) (a calendar|gantt charts|dark mode|time tracking|sub tasks|offline use)
(tutorial|guide|documentation|training|handbook|video) (for beginners|please|where|for the app|how it works)
(feature|function|option) (request|missing|wish|suggestion|for recurring tasks)
(is there|do you have) (a|an) (shortcut|option|function|way in the app|setting) (for|to) (copying tasks|sort the board|dark mode|print a list)
(explain|show) (me|us) (how|) (the|your) (board|calendar|filters|app|timeline) (works|work|)
(use|using|set up|customise) (the|a) (dashboard|timeline|workflow|board|template) (how|help|)`,
  ticket_create: `
(this|it|the problem) (needs|should get|has to become|wants) (a ticket|to be a ticket|a case|to be reported to support)
(how|where) (do|can|must) (i|we) (report|send|hand in|register) (a fault|an incident|a technical problem|a request) (to support|to the help desk|with you)
(register|record|write up|put in) (a|my|an|this) (incident|ticket|case|request|issue) (for me|with the help desk|please)
{preamble} (i would like to open a ticket|please create a case for this|i want to report a problem to your support|can you raise an incident) {closing}
(ticket|case|incident|support request) (open|create|new|raise|submit|log) (pls|please|for this|how|where)
(open|raise|create|log|file|submit) (a|another|one) (ticket|case|incident|request) (for me|about the crash|with support|please)
(i|we) (need|have|want) (to report|to file|to log) (an incident|a fault|an issue|a technical problem) (with support|to your team|)
(nothing|none of it) (helps|worked|solved it) (please|) (open|make|create) (a ticket|a case)`,
  ticket_status: `
(where|how far) (are|is) (you|my ticket|our case|my request) (with my ticket|now|with our case|in the queue)
{preamble} (what is the status of my ticket|i opened a case last week and heard nothing|has anyone looked at my request) {closing}
(ticket|case|request|incident) (#ref|) (status|update|news|progress|where|still open|answer)
(any|is there any) (news|update|answer|progress) (on|to|about) (my|our|the) (ticket|case|support request|incident) (#ref|)
(did|has|have) (anybody|someone|your team|support) (answered|seen|worked on|solved|looked into) (my|our) (ticket|case|request)
(show|list|where are|see) (all|) (my|our) (open|old|) (tickets|cases|requests)
(waiting|still waiting|been waiting) for (an answer|a reply|support|news) (on|to) (my ticket|our case|ticket #ref)`,
  ticket_escalate: `
(my|our) (ticket|case) (has to|must|needs to) (go|be moved|be escalated) (up|higher|to a manager|to second level|faster)
(nobody|no one) (answers|touches|moves) (my|our) (ticket|case|request) (i want it escalated|it is urgent|move it up)
{preamble} (please escalate my ticket|this is urgent and we cannot work|i want a manager to look at my case) {closing}
(escalate|urgent|priority|critical) (ticket|case|pls|please|case #ref|now|my ticket)
(increase|bump|set|lift) (the|) priority (of|on|for) (my|our) (ticket|case) (please|to high|)
(we|our team|the whole office) (cannot|can not) work (until this is solved|please hurry|since this morning escalate it)
(hand|pass|move|give) (my|this|our) (ticket|case) (up|on|over) to (a senior|second level|an engineer|a manager)
(my|our) (ticket|case) (is|must be) (urgent|critical|handled first|top priority)`,
  sla_times: `
(how many|within how many) (hours|days) (until|do you|will you|before) (answer|reply|someone answers|i get a reply|react) (to a ticket|at support|)
{preamble} (how fast do you answer tickets|what is your response time|when will support get back to me) {closing}
(response|reply|reaction|answer) time (support|sla|how long|for tickets|urgent|usually)
(how long|how fast|when) (does|do|will) (support|you|the team|someone) (usually|) (answer|reply|react|take) (to tickets|to mails|)
(sla|service level|priority levels) (what|which|explain|for critical cases)
(support|help desk) (at night|on weekends|around the clock) (for urgent cases|available by contract|)`,
};
