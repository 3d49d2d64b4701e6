import { type IntentTraining, support } from "./types.ts";

/** What the help desk of a software product hears beside orders, accounts and bills. */
export const supportTraining: readonly IntentTraining[] = [
  {
    id: "login_problem",
    industries: support,
    label: "Cannot log in",
    send: "I cannot log in",
    description:
      "Log-in fails: locked account, codes that do not come, two-factor, single sign-on.",
    phrases: `
i (cannot|can not|could not|am unable to|am not able to|am having trouble to) (login|log in|sign in|signin|access my account|get into my account|get in)
(login|signin|log in|sign in) (does not work|is not working|fails|problem|problems|issue|error|failed|is broken|keeps failing)
my account (is|was|has been|got) (locked|blocked|suspended|disabled|frozen)
(it|the app|the site) (keeps logging me out|logs me out|does not let me in|says wrong user|does not accept my login)
i (am locked out|got locked out|am locked out of my account|cannot get past the login screen)
(twofactor|the code|verification code|sms code|authenticator) (does not work|does not arrive|is not accepted|never comes|is wrong|problem)
i lost my (phone|authenticator) and cannot (get the code|do twofactor|log in)
(sso|single sign on|saml|google login) (does not work|fails|error|problem)
(problem|trouble|help|issue) (with|at) (login|logging in|signing in|signin|twofactor)
unlock my account
the login page (does not load|is blank|spins forever)
(account locked|locked out|cannot log in|login issue|sign in problem)`,
  },
  {
    id: "slow_performance",
    industries: support,
    label: "It is slow",
    send: "The app is slow",
    description: "The product is slow, freezes or hangs.",
    phrases: `
(the app|the site|it|everything|the software|your system|the page|the board|plumbline|the dashboard|my screen) (is|runs|has been|became|is getting) (slow|very slow|so slow|laggy|sluggish|extremely slow|unusable slow) (today|since the update|since this morning|)
(the app|the site|it|the page|the browser|the program|my screen) (freezes|hangs|lags|keeps freezing|takes forever to load|takes ages|is stuck loading|keeps loading|stutters|does not respond)
why is (it|the app|everything|the system) so slow
(slow|lag|performance|slow loading|freezing|performance issue|loading problem|slowness)
loading takes (minutes|forever|too long)
how do i (speed it up|make it faster|improve performance)
pages load slowly`,
  },
  {
    id: "error_message",
    industries: support,
    label: "Something does not work",
    send: "I get an error message",
    description: "Error messages, crashes, features that do not work.",
    phrases: `
(i get|i got|there is|i see|it shows|the app shows|i am getting|i keep getting) (an|a|the|this|) (error|error message|error code|error 500|error 403|error #num|strange message|blank page|white screen|warning|exception)
(the app|it|the software|the program|the page|plumbline) (crashes|crashed|keeps crashing|does not open|will not open|does not start|closes by itself|crashes on start|shows a blank screen|stopped working|is broken|does not work)
(a|the) (button|feature|function|search|filter|menu|calendar|board|upload|export|report) (does not work|is not working|does nothing|is broken|is gone|disappeared)
something (is broken|went wrong|does not work|is not working)
(error|error message|error code|crash|bug|app crash|blank screen|malfunction|glitch|it does not work)
what does error #num mean
i (found|want to report|discovered) a bug
it worked yesterday and now it does not
i cannot (save|upload a file|print|open a project|attach files|see my tasks|edit a task|create a project)
nothing happens when i click
my (changes|edits) are not saved`,
  },
  {
    id: "outage_status",
    industries: support,
    label: "Is there an outage?",
    send: "Is there an outage?",
    description: "Asks whether the service is down, or about maintenance.",
    phrases: `
(is|are) (the service|your server|plumbline|the site|the system|your servers|it|the app) (down|offline|unavailable|having problems|under maintenance|up|working) (right now|today|for everyone|again|)
(is there|do you have|are there) (an|a|any|) (outage|downtime|maintenance|known issue|known problems|server problem|incident|disruption)
(outage|status page|downtime|maintenance|service status|system status|server status|is it down)
where (can i see|is) the (status page|system status|service status)
(your|the) (server|site|service|website) (is|seems to be|appears to be) (down|unreachable|offline|not reachable)
when (will|is) (it|the service|the system) (be back|be up again|back online|the maintenance over)
is it just me or is it down
when is the next maintenance window
nobody in our company can reach the app`,
  },
  {
    id: "installation",
    industries: support,
    label: "Installing",
    send: "How do I install the app?",
    description: "Installing, downloading, system requirements, mobile app, setting up.",
    phrases: `
~(install|download|set up|setup|reinstall|configure|uninstall|get) (the app|the software|the desktop app|the mobile app|the program|plumbline|the client|it on my phone|it on my mac|it on a new computer|the browser extension)
(installation|install|setup) (fails|failed|does not work|error|problem|hangs|stuck|help|guide)
(the installer|the setup) (does not start|crashes|stops|shows an error|is blocked|hangs)
(installation|install|download|setup|system requirements|installer|reinstall)
what are the system requirements
which (browsers|operating systems|devices|phones) (do you support|are supported|does it run on)
does it (run|work) on (windows|mac|linux|android|iphone|ipad|chrome|firefox|safari|an old computer)
is there (a|an) (desktop app|mobile app|android app|iphone app|app for mac)
where (can|do) i download (it|the app|the installer)
how do i get started
i have a new computer and need to put the program on it`,
  },
  {
    id: "update_version",
    industries: support,
    label: "Updates",
    send: "How do I update the app?",
    description: "Updating, versions, what is new, problems since an update.",
    phrases: `
~(update|upgrade) (the app|the software|to the latest version|to the new version|my app|plumbline|the client|the program)
(the update|the latest update|the new version) (fails|failed|does not install|broke everything|is stuck|broke my settings|removed a feature)
since the (update|last update|new version) (nothing works|i have problems|something is missing|it looks different)
(update|latest version|new version|release notes|changelog|what is new|software update)
what is (new|the latest version|in the latest update|the current version)
which version do i have
can i go back to the old version
when (is|comes) the next (update|release|version)
do updates install automatically`,
  },
  {
    id: "license_activation",
    industries: support,
    label: "Licences and seats",
    send: "I have a licence question",
    description: "Licence keys, activation, seats, adding or removing users, trial.",
    phrases: `
(my|the) (license|licence|license key|activation code|product key|serial number|activation key) (does not work|is invalid|is not accepted|has expired|is missing|was not sent|is already used)
~(activate|renew|transfer|find|enter|extend|buy|get) (my|the|a|) (license|licence|license key|product key|activation code|software|licenses)
~(add|remove|buy|reduce|invite|assign) (a|more|some|new|) (seat|seats|users|user|licenses|team members|colleague|members)
(license|licence|activation|seats|license key|activate|user licenses|product key|trial)
how many (seats|users|licenses) do (i|we) have
(my|the) (trial|free trial) (expired|ended|is over|ends soon)
can i extend (my|the) trial
can i use it on two computers
where do i find my license key
move my license to another computer`,
  },
  {
    id: "subscription_plan",
    industries: support,
    label: "Plans and subscription",
    send: "I have a question about my plan",
    description: "Plans of the product, renewing or ending the subscription.",
    phrases: `
~(cancel|end|stop|terminate|pause|renew|quit) (my|the|our) (subscription|plan|contract|renewal|auto renewal|paid plan)
what (plans|subscriptions|tiers) (do you have|are there|do you offer)
what does the (team|pro|business|enterprise) plan (cost|include)
(plans|subscription|pricing plans|cancel subscription|end subscription|auto renew|renewal)
when does my (subscription|plan|contract) (renew|end|expire|run out)
do you have a (free plan|yearly plan|discount for nonprofits)
turn off auto renewal
is there a discount for paying yearly
how long is the notice period`,
  },
  {
    id: "data_export",
    industries: support,
    label: "Export and import",
    send: "How do I export my data?",
    description: "Getting data out or in: export, import, migration, backup copies.",
    phrases: `
~(export|download|back up|backup|extract) (my|our|the|all|all my) (data|projects|tasks|files|board|reports|project to excel|tasks as csv)
~(import|upload|migrate|transfer|move) (my|our|the|some|) (data|tasks|projects|files|a csv|an excel file|from trello|from jira|contacts)
(export|import|data export|csv export|backup|import data|export to excel|migration|api export)
can i (export|download) (everything|to excel|a pdf|as csv|my data)
(the|my) (export|import) (fails|is empty|does not work|is stuck|gives an error)
do you make backups
in what format can i get my data
how often do you back up`,
  },
  {
    id: "data_loss",
    industries: support,
    label: "Data is missing",
    send: "My data is gone",
    description: "Deleted or lost projects, tasks, files; restoring them.",
    phrases: `
(my|our|all my) (data|project|tasks|files|work|board|documents|projects|comments) (is|are|has|have) (gone|lost|missing|disappeared|vanished|been deleted|empty)
i (deleted|accidentally deleted|removed|overwrote) (a|my|the) (project|task|file|board|folder) (by mistake|by accident|)
~(restore|recover|get back|undelete|undo) (a|my|the|deleted|) (deleted project|deleted files|deleted task|lost data|backup|old version of a project|my work)
(data loss|lost data|restore|deleted project|recover files|recycle bin|undelete|missing data)
where (is|did) my (project|task|work) (go|)
somebody deleted our project
is there a trash bin
can you restore a backup from yesterday
everything i did today is not there`,
  },
  {
    id: "security_incident",
    industries: support,
    label: "Security",
    send: "I think my account was hacked",
    description: "Hacked accounts, phishing, suspicious activity, vulnerabilities.",
    phrases: `
(my account|i|our account|my profile) (was|were|has been|got|may have been|am|is) (hacked|compromised|stolen|hijacked|broken into)
i (received|got|clicked|opened) (a|an) (phishing email|suspicious email|strange link|scam email|suspicious link|fake email from you)
(someone|somebody|a stranger|an unknown person) (logged into|is using|accessed|has access to|changed the password of) my account
(there is|i see|i noticed) (a login from another country|suspicious activity|an unknown device|a strange login|logins i did not make)
(hacked|phishing|security|suspicious activity|security breach|virus|account hacked|security incident|vulnerability)
i want to report a (security issue|vulnerability|phishing mail)
is your (software|service) (secure|encrypted|safe)
was there a data breach
i shared my password by mistake
log out all devices`,
  },
  {
    id: "integration_api",
    industries: support,
    label: "Integrations and API",
    send: "How do I connect another tool?",
    description: "Connecting other tools, API, webhooks, sync of calendars.",
    phrases: `
~(connect|integrate|link|sync|synchronise|hook up) (it|the app|plumbline|my account|my calendar|our projects|your tool) (with|to|and) (slack|outlook|google calendar|teams|jira|zapier|github|our crm|my calendar|other tools|salesforce)
(the|my) (slack|calendar|outlook|google|teams|jira|) (integration|sync|connection|synchronisation) (does not work|stopped|is broken|fails|is not syncing|keeps disconnecting)
(api|integration|integrations|webhook|webhooks|api key|sync|calendar sync|rest api|api documentation|zapier)
(do you have|is there|where is) (a|an|the) (api|api documentation|slack integration|outlook plugin|webhook|api key)
where do i find my api key
which (tools|apps) can i connect
what is the api rate limit
my devices do not sync
does it work with (slack|teams|outlook|google|jira)`,
  },
  {
    id: "email_notifications",
    industries: support,
    label: "Notifications",
    send: "I do not get notifications",
    description: "Notifications and e-mails of the product: missing, too many, settings.",
    phrases: `
i (do not|no longer|don't|did not) (get|receive|see) (any|the|) (notifications|email notifications|emails from the app|alerts|push notifications|reminders)
~(turn off|turn on|change|mute|disable|enable|configure|stop) (the|my|) (notifications|email notifications|alerts|push notifications|reminders|notification settings)
(notifications|alerts|reminders|push notifications|notification settings|mute notifications)
i get too many (notifications|alerts|reminders)
your emails (land in|go to) (spam|junk)
(notifications|reminders) (do not work|come late|are not working|stopped)
where are the notification settings`,
  },
  {
    id: "permissions",
    industries: support,
    label: "Permissions and roles",
    send: "I do not have permission",
    description: "Access rights, roles, admins, sharing.",
    phrases: `
i (do not|don't) have (permission|access|access rights|the rights|admin rights) (to a project|to the board|to do this|to see it|to edit|)
(access denied|permission denied|permissions|roles|admin rights|access rights|not authorised|user roles|share a project)
~(change|set|give|grant|remove|manage) (the|someone|a colleague|my|user|) (permissions|access|admin rights|role|roles|access to a project)
~(share|unshare) (a project|a board|a file|it with a client|my project with others)
how do i make someone (an admin|an owner|a guest)
who is (the|our) (admin|administrator|owner of the account)
can guests see (everything|our projects)
my colleague cannot see the (project|board|folder)`,
  },
  {
    id: "feature_question",
    industries: support,
    label: "How something works",
    send: "How do I use a feature?",
    description: "How to use the product, features, training, feature requests, documentation.",
    phrases: `
how do i (create|make|add|use|find|archive|copy|rename|print) (a project|a task|a board|a report|the calendar|tags|a template|subtasks|the timeline|a filter|a dashboard|custom fields)
(where is|where do i find|how does) (the|) (search|settings|timeline|archive|help centre|documentation|tutorial|manual|calendar view|dark mode) (work|)
(tutorial|documentation|user guide|training|how to|help centre|knowledge base|feature request|manual|webinar|getting started)
(can|does) (it|the app|plumbline) (do|have|support|offer) (gantt charts|time tracking|dark mode|recurring tasks|templates|offline mode|other languages|reports)
i (want|would like|wish you had) (a new feature|to request a feature|dark mode|a feature that)
do you have (a tutorial|training videos|documentation|a user guide)
can i use it offline
how do i change the (language|time zone|colours|theme|layout)`,
  },
  {
    id: "ticket_create",
    industries: support,
    label: "Open a ticket",
    send: "I want to open a ticket",
    description: "Wants to open a ticket or report a case.",
    phrases: `
~(open|create|submit|raise|log|file|make|start|send|register|report) (a|an|another|my|a new|) (ticket|support ticket|support request|support case|case|incident|service request|helpdesk ticket)
(ticket|new ticket|open ticket|support ticket|create ticket|support request|incident|report a problem|report an issue)
(please|can you) (open|create|raise|log) (a|one|) (ticket|case) (for me|for this|about this|)
i want to report (a problem|an issue|an incident|something) (with the software|with the app|to support|)
nothing helped open a ticket
where (can|do) i (open|submit|create) a (ticket|case|support request)
put this into your system as a case
my computer needs it support`,
  },
  {
    id: "ticket_status",
    industries: support,
    label: "Status of a ticket",
    send: "What is the status of my ticket?",
    description: "Asks how a ticket stands.",
    phrases: `
(what is|check|tell me|see|get|know|any news on|any update on|is there news about|how is) (the|) (status|progress|state|) (of|on|) (my|the|our|a) (ticket|case|support request|incident|request|ticket #ref)
~(check|see|track|follow up on|view|find|look up) (my|the|our|a|all my) (ticket|tickets|case|support request|open tickets|ticket status|ticket #ref)
(ticket status|status of ticket|case status|my tickets|ticket #ref|update on my case|open tickets)
(has|did) (anyone|somebody|someone) (looked at|worked on|answered|answer) my (ticket|case|request)
when will (my ticket|the problem|my case|my issue) be (solved|answered|fixed|resolved|closed)
i have not (heard back|got an answer|received a reply) (about my ticket|on my case|from support|yet)
my ticket (was closed|is still open|has no answer)
i opened a ticket (last week|yesterday|#num days ago) (and heard nothing|)
~(reopen|close|update|add a comment to|add information to) (my|the|a) (ticket|case)`,
  },
  {
    id: "ticket_escalate",
    industries: support,
    label: "Escalate",
    send: "I want to escalate my ticket",
    description: "Wants a ticket treated as more urgent or by a senior.",
    phrases: `
~(escalate|prioritise|prioritize|speed up|expedite|bump) (my|the|this|our|it) (ticket|case|issue|request|problem|)
~(escalate|raise) (this|it|the matter) (to a manager|to second level|to your supervisor|to engineering|further|)
(escalate|escalation|urgent ticket|priority|higher priority|second level support|expedite)
this is (urgent|critical|blocking us|very urgent|an emergency for us|business critical)
we cannot work (at all|until this is fixed|)
our (whole team|production|business) is (blocked|stopped|down|standing still)
~(set|change|raise) (my ticket|the priority|the case) to (urgent|high|critical|high priority)
i need this (fixed|solved) (today|now|at once)
nobody is working on my ticket and i lose money`,
  },
  {
    id: "sla_times",
    industries: support,
    label: "Response times",
    send: "How fast do you respond?",
    description: "How quickly tickets are answered, priorities, service levels.",
    phrases: `
how (long|fast|quickly|soon) (does it take|do you|will you|until you|will i wait to|will someone) (answer|respond|reply|to get an answer|get back to me|solve a ticket|fix it)
what (is|are) (your|the) (response time|response times|sla|service level|service levels|resolution time|priority levels)
(sla|response time|response times|service level agreement|resolution time|priorities)
when (can i expect|will i get|do i get) (an answer|a reply|a response|feedback from support)
which priorities do you have
do you have a service level agreement
is there support at night for critical cases`,
  },
];
