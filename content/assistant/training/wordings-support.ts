/** The same wishes in other words: the help desk of a software product. See `wordings-orders.ts`. */
export const supportWordings: Readonly<Record<string, string>> = {
  login_problem: `
(i|we|my colleague|nobody here) (cannot|can not|could not|is unable to|keep failing to) (get in|sign in|log on|login|get past the login page|access the account|enter) (since this morning|anymore|today|to the app|with my password|on my phone|)
(the|your) (login|sign in|signin) (page|form|button|screen|window) (does nothing|is blank|rejects me|keeps reloading|loops|says invalid credentials|does not appear|sends me back)
(it|the app|the site|your system) (says|tells me|claims) (wrong password|invalid user|my account is locked|too many attempts|my session expired|user unknown) (but it is right|although it is correct|)
(the|my) (authenticator|sms|verification|security|login|twofactor|six digit) (code|app|token) (is turned down|is not accepted|never arrives|does not come|is invalid|is always wrong|expired)
(i|we) (got|am|are|have been|was) (logged out|kicked out|locked out|thrown out|signed out) (again and again|and cannot get back in|of the app|all the time|every ten minutes)
(new phone|i changed my phone|i lost my phone|my phone broke) (and|) (the codes are gone|no authenticator anymore|cannot get the login code|twofactor does not work)
(single sign on|sso|google sign in|microsoft login|our company login) (fails|gives an error|stopped working|does not redirect|loops) (since yesterday|for everybody|)
(unlock|unblock|reactivate|enable) (my|the|our) (account|user|login|access) (please|it is locked|)
(locked|blocked|suspended|frozen|disabled) (account|user|out of my account|login)
why can i not (sign in|get into my account|log in|access the app)
(correct|right) password but (it does not let me in|login fails|still rejected|i cannot log in)
(cannot|cant) log in`,
  slow_performance: `
(it|each page|your app|the app|the board|the page|opening a project|every click|finding a task|switching views) (takes|needs) (ages|forever|a minute|thirty seconds|so long|far too long|half an hour) (to load|to open|to respond|)
(the|your) (app|site|board|editor|dashboard|calendar|program) (lags|crawls|stutters|is dead slow|is painfully slow|drags|is super slow|responds late|is like treacle) (today|on my mac|with big projects|since monday|)
(terribly|so|really|extremely|unbearably|too) slow (today|lately|on my laptop|)
(the spinner|the loading icon|the wheel|the hourglass|the circle) (keeps spinning|never stops|turns forever|spins)
(typing|scrolling|dragging cards|saving|uploading) (is delayed|lags|takes seconds|is jerky|freezes the page)
(can|how do|how can) (you|i|we) (make it|speed up|get) (the app faster|faster|more speed|rid of the lag|quicker)
(my|the) (browser|tab|screen|computer) (freezes|hangs|gets stuck|goes grey) (when i open the app|with your page|every few minutes|whenever i open a board)
(high latency|bad performance|poor performance|long loading times|performance problems|it hangs)
why does (loading|everything|it) take so long`,
  error_message: `
(what does|what means|explain|how do i fix) (error|error code|error number|code) (#num|#ref|timeout|access violation|404|500) (mean|)
(the|a|my) (calendar|board|report|chart|dashboard|list|export|counter|timer|filter|timeline) (shows|displays|gives|has) (wrong days|the wrong numbers|wrong dates|nothing|old data|strange characters|the wrong month)
(the|a) (button|link|menu|icon|upload|search|drag and drop|editor|preview|comment field) (does nothing|does not react|is dead|is greyed out|is missing|stopped working|does not respond) (when i press it|when i click|since yesterday|)
(the|your) (app|program|desktop app|mobile app|software) (crashes|quits|closes|shuts down|dies|breaks down) (at launch|all the time|when i open a project|on startup|without warning|again and again)
(i|we) (keep|am|are) (getting|seeing) (an exception|a red message|an error box|a blank page|a white screen|something went wrong|unexpected error)
(i|we) (cannot|can not|am unable to) (save my changes|attach a file|upload a picture|print|open the board|delete a task|move a card|see my comments|create tasks|assign a task)
(an image|a picture|my file|an attachment|the pdf|a document) (does not open|does not upload|will not load|fails to upload|is not shown)
(something|it|this) (is|seems|looks) (broken|buggy|wrong|off|not right) (in the app|with the board|here|)
(found|i found|there is|we noticed|reporting) (a|another|some kind of) (bug|glitch|defect|malfunction) (in the calendar|in your app|in the report|)
(my|the) (changes|edits|settings|comments) (do not save|disappear after saving|are lost when i reload|do not stick)
(it|the app|the feature) (worked|was working|used to work) (yesterday|last week|before) (but not today|and now it does not|and suddenly stopped)
(nothing|not a thing) (works|happens|loads) (anymore|when i click|today|on this page)`,
  outage_status: `
(is|are) (there|you having) (a|an|any|) (maintenance planned|blackout|problems with the servers|service interruption|incident|known disruption|downtime) (this week|tonight|right now|today|going on|)
(is|are) (it|plumbline|your service|your cloud|your servers|the api|the website) (down|dead|offline|unreachable|broken|not working) (for everyone|again|or is it me|at the moment|today)
(nobody|no one|none of us|our whole office|the entire team) (can|is able to) (reach|open|access|use) (the app|your service|the site|plumbline|it)
(when|how long) (will|is|until) (the service|it|everything|the site) (be back|back up|be restored|work again|down for)
(where|how) (do|can) i (see|check|find) (the status of your service|if you are down|your status page|the uptime|known incidents)
(the site|your website|the service) (does not load at all|times out|gives a 503|cannot be reached|says unavailable) (for all of us|)
(planned|next|upcoming|announced) (maintenance|downtime|maintenance window)
what is your (uptime|availability|uptime guarantee)
did you have (an outage|a server problem|a failure) (last night|this morning|yesterday)`,
  installation: `
(where|how) (do|can|could) (i|we) (get|find|download|install|obtain) (the app for windows|the mac app|the installer|the desktop version|the app for my phone|the extension|the program on my tablet)
(does|will|can) (plumbline|it|the app|your software) (run|work|be installed|be used) (on|with) (an old tablet|linux|windows ten|my old mac|a chromebook|android tablets|two computers|my company laptop)
(i|we) (have|got|bought) (a new|another|a different) (laptop|computer|phone|pc) (and need the app on it|how do i move the program|how do i install it there|)
(installing|setup|the installation|the setup wizard|the download) (stops|hangs|fails|aborts|does not finish|gets stuck) (before the end|halfway|with an error|on windows|)
(my|our) (antivirus|firewall|it department|windows) (blocks|does not allow|refuses|stops) (the installer|the installation|the download|the app)
(how|where) do i (uninstall|remove|deinstall) (the app|the program|it|the software) (from my computer|completely|)
(what|which) (computer|system|browser|version of windows|phone) (do i need|is needed|is required|works) (for it|for the app|)
(set up|setting up|get started with|configure) (the app|plumbline|the program|everything) (on my new laptop|for the first time|on my phone|for our team|)
is there (a version|an app|a client) for (linux|iphone|android|mac|windows|tablets)
(silent|offline|mass|network) installation
put it on my (phone|computer|tablet)`,
  update_version: `
(which|what) (version|release|build) (do|should|can) (i have now|we use|i run|be considered current|we get)
(the|your|since the|after the) (last|latest|new|recent|yesterday's) (update|release|version|upgrade) (took away my shortcuts|broke the search|changed everything|nothing works|is awful|moved the menus|deleted my view)
(how|where) (do|can) (i|we) (get|install|check for|download|find) (the newest version|updates|the latest release|the update|the new version|the release notes)
(my|the) (app|program|desktop app) (is out of date|does not update|says update required|keeps asking to update|cannot update itself|is stuck on the old version)
(what|anything) (is new|changed|has changed|new) (in version four|with this release|lately|since the update)
(go|switch|roll|get) back to the (old|previous|last) (version|design|look)
(turn off|stop|disable|postpone) (automatic updates|auto update|the update)
(the|an) update (hangs|failed|stops halfway|cannot be installed|gives an error)`,
  license_activation: `
(i|we) (need|want|would like|have) to (add|remove|invite|buy|assign|transfer|reduce) (users|a user|two more seats|a colleague|people|seats|a new employee|licences) (to our licence|to the team|to our account|)
(product|licence|license|activation|serial) (key|code|number) (is void|invalid|not accepted|lost|expired|already in use|where is it|does not work)
(how|where) (do|can) (i|we) (enter|activate|redeem|type|find|register) (the|my|our|a) (key|licence|product key|activation code|licence key|code from the reseller)
(our|my|the) (licence|trial|free trial|test period|trial period) (ends|expired|runs out|is over|stopped) (tomorrow|today|too early|can it be prolonged|can i get more time|)
(how many|are there enough) (seats|licences|users|places) (do we have|are left|are included|can we use|are free)
(someone|a colleague|an employee) (left|is leaving|quit) (our company|) (how do i free the seat|remove his licence|give the seat to another)
(can|may) (i|we|one person) (use|install) (one licence|it|the licence) on (two devices|several computers|home and work)
(activation|activating) (fails|failed|the software|my copy|error)
(extend|prolong|lengthen) (my|our|the) (trial|test|licence)
says (unlicensed|not activated|licence expired|trial ended)`,
  subscription_plan: `
(how|where) (do|can|could) (we|i) (finish|cancel|stop|pause|renew|change|see) (our|my|the) (subscription|plan|contract|yearly plan|auto renewal)
(what|which) (plans|plan|packages|tiers|subscriptions) (can we take|exist|is right for ten people|are there|should we take|is cheapest)
(what|how much) (is|does) (the|your) (team|business|yearly|monthly|cheapest|enterprise) (plan|subscription|package) (cost|per user|include|a month|)
(when|what day) (does|will|is) (our|my|the) (plan|subscription|contract|yearly plan) (renew|end|expire|be renewed|billed|up)
(we|i) (want|would like|wish) to (stop|end|not renew|leave|quit) (the subscription|our plan|the contract|paying)
(switch|change|go) (from|) (monthly to yearly|yearly to monthly|to yearly payment|to annual billing)
(is there|do you have) (a|any) (discount for schools|yearly discount|free plan|plan for nonprofits|cheaper plan)
(turn off|disable|stop|cancel) (the|) (auto renewal|automatic renewal|auto renew)
(what happens|do i lose everything|are my data kept) (when|after|if) (our|my|the) (subscription|plan) (ends|is over|is cancelled|expires)
(price|cost|prices) of (the|your) (plans|team plan|subscription|software)`,
  data_export: `
(how|where) (do|can|could) (i|we) (save|export|download|get|print|back up) (a project|our data|all tasks|the board|my report|everything) (as a pdf file|to excel|as csv|to my computer|in one file|)
(import|bring in|load|upload|move) (a csv|an excel sheet|our old tasks|contacts|data from trello|projects from jira|a spreadsheet) (with our customers|into the app|into a board|please|)
(the|my) (export|import|csv|exported file|backup) (is empty|does not open|has strange characters|misses columns|never finishes|fails at the end)
(do|how often do|where do) you (make|keep|store|do) (backups|backup copies|copies of our data)
(move|migrate|transfer|take) (our|my|all) (projects|data|tasks|files) (to another tool|from our old tool|to a new team|with us when we leave)
(need|i need|we need|want) (a copy|an archive|a backup|an export) of (all our projects|my data|everything|our boards)
in (which|what) format (can|do) (i|we) (export|get the data|import)
(download|export) (all|my) (attachments|comments|time sheets|reports)`,
  data_loss: `
(my|our|all|a) (project|projects|tasks|files|notes|comments|attachments|board|work) (suddenly disappeared|vanished|got deleted|are gone|is empty|went missing|cannot be found|was wiped) (overnight|since yesterday|suddenly|)
(i|someone|my colleague|an intern|we) (deleted|removed|overwrote|emptied|cleared|archived) (the wrong|a whole|an important|our|my) (project|board|file|task|folder) (by mistake|accidentally|can i get it back|)
(can|could|how do) (i|you|we) (restore|recover|get back|undelete|bring back) (deleted tasks|a deleted project|lost files|yesterday's version|what i deleted|the old text|a removed comment)
(where|what) (did|happened|has) (my|our|all my) (tasks|project|files|work|data) (go|gone|to)
(is there|where is|do you have) (a|the) (trash|recycle bin|bin|undo|history|version history|wastebasket)
(lost|i lost|we lost) (all|everything|hours of work|our project|half a day of work|my notes)
(everything|what) i (typed|wrote|entered|did) (today|this morning) is (gone|lost|not there)
bring back (my|the) (deleted|lost|old) (project|files|tasks|version)`,
  security_incident: `
(i|we) (suspect|think|believe|fear|am afraid) (that|) (my account|our account|someone|a hacker) (is hacked|was hacked|got into our account|is compromised|knows my password|reads our data)
(i got|we got|there is) (a|an) (phishing mail|strange mail|fake email|suspicious message|scam mail) (in your name|from you|asking for my password|with a link|)
(someone|somebody|a stranger|an ex employee|an unknown device) (else|) (is in|logged into|signed into|still has access to|used|changed things in) (my account|our account|our projects)
(there are|i see|i got a mail about) (logins|sign ins|a login|activity|sessions) (from russia|i do not recognise|at night|from another city|that is not mine|i did not make)
(report|reporting|found|i found) (a|an) (security hole|vulnerability|weakness|security problem|data leak|security flaw)
(i|my colleague) (clicked|opened|entered my password on|fell for) (a|the) (bad link|phishing link|fake page|scam|strange attachment)
(how|where) do i (sign out everywhere|end all sessions|remove an unknown device|see who logged in|secure my account)
(my|our) (password|data) (was leaked|was stolen|is on the dark web|got out)
(account|user) (takeover|stolen|hijacked|compromised)`,
  integration_api: `
(how|where) (do|can) (i|we) (link|connect|hook up|integrate|pair|add) (slack|outlook|google calendar|teams|our crm|github|zapier|salesforce|dropbox|my calendar) (to the app|with plumbline|to it|)
(does|do|can) (it|you|plumbline|the app) (connect|integrate|work|sync|talk) with (bitbucket|slack|google drive|outlook|teams|jira|our own software|hubspot|sap)
(the|our|my) (sync|synchronisation|connection|integration|link) (with|to) (outlook|google|slack|my calendar|jira|teams|github) (stopped|is broken|does not work|is behind|lost|fails|keeps dropping)
(where|how) (is|do i get|do i create|can i find) (the|an|my|our) (api key|api token|api documentation|webhook url|api docs|access token)
(the|your) api (returns an error|gives 401|is slow|refuses my key|limit|rate limit|documentation)
(my|our) (calendar|phone and laptop|devices|contacts) (do not sync|is not syncing|are out of sync|does not update)
(send|post|push) (tasks|messages|events) (to slack|to teams|into our system|to our server) (automatically|)
(write|build|program) (something|a script|an app) against your api`,
  email_notifications: `
(i|we|my team) (do not|stopped|no longer) (receiving|getting|get|receive|seeing) (reminders|notifications|mails from the app|alerts|any mail from you|push messages)
(switch|turn|shut) (off|on) (the push messages|the reminders|email alerts|all notifications|the sound|the daily mail|mentions)
(too many|so many|hundreds of|constant) (notifications|reminders|alerts|pings|mails from the app) (every day|can i reduce them|)
(your|the) (mails|reminders|notifications|messages) (go to spam|come too late|arrive twice|come at night|never come)
(only|just) (notify|tell|mail) me (when i am mentioned|about my tasks|once a day)
(where|how) (do|can) i (set|change|adjust|find|mute) (the notifications|my alerts|reminders for a project|notification settings|what i am notified about)
(my|the) phone (does not show|gets no|shows no) (notifications|reminders|alerts) (from the app|)
(daily|weekly) (summary|digest) (email|mail|) (stop|turn off|)`,
  permissions: `
(my|a|our) (coworker|colleague|client|guest|boss|new employee) (cannot|can not|is unable to|should not) (see|open|edit|access|change) (our board|the project|my tasks|a file|this folder|everything)
(how|where) (do|can) (i|we) (give|grant|take away|change|set|limit) (somebody|a colleague|someone|my team|a guest) (admin rights|access|the right to edit|viewing rights|fewer rights|a role)
(who|which person) (is|are) (our|the) (owner|admin|administrator|admins) (of this team|of the account|here|)
(i|we) (need|want|require|do not have|lost|was refused) (admin rights|access to a project|edit rights|permission to delete|rights|access to the board)
(make|appoint|turn) (someone|my colleague|me|a user) (an admin|an owner|a guest|a viewer|project lead)
(share|unshare|open) (a board|this project|a folder|a task) (with a client|with the whole team|with someone outside|publicly|by link)
(it|the app|the page) says (access denied|no permission|you are not allowed|ask your admin|not authorised|forbidden)
what (can|may) (a guest|a viewer|a member|an admin) (do|see|change)
(can|could|will) (guests|clients|viewers|others) (see|read|edit) (my comments|all projects|prices|private boards)`,
  feature_question: `
(how|where) (do|can) (i|we) (set|add|create|make|use|find|turn on|build|see) (a reminder|a recurring task|a template|dark mode|a deadline|a checklist|a gantt chart|labels|a dashboard|keyboard shortcuts|dependencies|a filter)
(how|where) (do|can) (i|we) (copy|archive|duplicate|sort|group|print|rename|move|assign|hide) (a task|a project|tasks by date|a board|cards|columns|finished tasks|comments)
(is there|do you have|can it do|does it have) (a|an|any|) (night mode|time tracking|gantt chart|calendar view|template|mind map|offline mode|search in comments|tutorial|handbook)
(it would be great|i wish|i would love|we need|please add|could you add) (if you had|to have|) (a dark mode|a feature to print|time tracking|a new view|better filters|a feature)
(where|which menu) (is|are|did you put|hides) (the settings|the search|the archive|the help|the language setting|my profile|the trash icon|the timeline)
(how does|explain|show me how) (the timeline|the board|recurring tasks|tagging|the calendar|automation|time tracking|the inbox) (work|works|)
(do you|are there) (offer|have|) (training|courses|webinars|videos|a user manual|documentation|a beginners guide)
(change|set|switch) (the|my) (language|time zone|date format|theme|background|first day of the week) (to german|of the app|)
what (is|does) (a milestone|a board|the inbox|an epic|the workload view) (for|do|mean)
(suggest|suggestion for|idea for|request) (a feature|a new feature|an improvement in the app)`,
  ticket_create: `
(i|we) (need|want|would like|have|wish) to (submit|open|raise|file|create|log|send in|hand in) (a ticket|a support case|a request|an incident|a case|a support request|a new ticket)
(please|can you|could you|would you) (open|log|create|register|raise|write) (a|one|an) (support case|ticket|incident|case|support ticket) (for me|about this|for this issue|)
(report|reporting|i report|we report) (an incident|a problem to support|an issue to your team|a fault|a technical problem)
(nothing|none of this|that) (helped|helps|works|worked) (so|) (open a ticket|make a ticket|i want a ticket|create a case)
(how|where) (do|can|should) (i|we) (open|submit|send|file|create) (a support ticket|a ticket|my request|a case|tickets)
(new|another|one more|a) (ticket|case|support request) (please|for our team|about a different problem|)
(have|let) (support|a technician|your engineers|someone technical) (look at it|look into this|check this) (open a ticket|)
i have (a problem|an issue) for (your support|the technicians|your technical team)`,
  ticket_status: `
(what|how) (is|are|about|stands) (the|my|our) (state of|status of|progress on|) (case|ticket|request|open tickets) (#ref|pl #num|doing|from last week|now|)
(any|is there any|do you have any) (progress|answer|update|reply|news) (on|to|about|regarding) (ticket #ref|my case|our request|my support ticket|the incident)
(did|has|have) (anyone|someone|your engineers|support|you) (look at|read|worked on|seen|answered|fixed) (my ticket|our case|my request|ticket #ref) (yet|)
(when|how soon) (will|does|is) (my|our|the) (ticket|case|request|incident) (be answered|be solved|be closed|get an answer|handled|going to be done)
(i|we) (opened|sent|submitted|raised|wrote) (a ticket|a case|a request|an incident) (days ago|last week|on monday|yesterday|#num days ago) (and|) (no answer|nobody replied|what about it|still waiting)
(show|list|see|where are) (me|) (my|our|all my|the) (open|old|closed|) (tickets|cases|support requests)
(reopen|close|add a file to|comment on|update) (ticket #ref|my ticket|the case|our request)
(you|they|someone) closed my ticket (but it is not solved|too early|without an answer)`,
  ticket_escalate: `
(escalate|push|raise|move up|hand over) (my|our|this|the) (issue|ticket|case|problem|request) (to your manager|to an engineer|to second level|to someone senior|up the chain|please|)
(our|the whole) (production|team|shop|factory|company|business) (stands still|is blocked|cannot work|is down|loses money) (because of this|hurry|help now|)
(this|it|my ticket|the case) (is|must be|should be|has) (urgent|critical|top priority|treated faster|a high priority|more urgent than you think|been waiting too long)
(i|we) (want|need|demand) (a senior|a manager|an engineer|second level|your boss|faster help|a higher priority) (to look at it|on this|for our ticket|)
(make|mark|set|flag) (it|my ticket|this|the case) (urgent|critical|as high priority|as critical|as urgent)
(speed|hurry) (up|it up) (with|) (my ticket|the case|please this is urgent|)
(cannot|can not|we cannot) wait (any longer|until tomorrow|for days) (for this ticket|with this|)
(nobody|no one) (reacts|cares about|works on) (to my ticket|my ticket|our case) (escalate it|)`,
  sla_times: `
(what|which) (response|reaction|answer|resolution) (times|time) (may we count on|do you guarantee|do you promise|is in our contract|applies)
(how|about how) (long|quickly|soon|fast) (until|does|do|will) (the desk replies|support answer|you react|someone get back to us|i get an answer|your team respond) (to tickets|usually|normally|)
(when|by when) (will|can|do) (someone|i|we|support) (answer|expect a reply|get back to me|hear from you|react)
(is|do you have) (support|help) (around the clock|at night|on weekends for emergencies|in our time zone)
(what|which) (priorities|levels of priority|severity levels|service levels) (are there|do you use|exist)
(what is|explain) (your|the) (sla|service level|response time) (for critical cases|for normal tickets|)
(average|usual|normal|guaranteed) (waiting time|response time|reply time) (of support|for tickets|)`,
  bot_identity: `
(is|am) (there|i talking to|i chatting with|this) (a human typing|a real person|software|a program|an actual person|an ai) (or is this a bot|or a machine|or not|)
(who|what company) (built|programmed|wrote|designed|trained|runs|is behind) (you|this bot|this chatbot|this assistant)
(what|which) (ai|model|technology|software) (is|runs|powers) (behind you|this|you)
(do you|are you|is this) (use|using|based on) (gpt|a language model|artificial intelligence|machine learning)
(you are|u r|so you are) (a bot|not human|a machine|just a program) (right|correct|or)`,
  capabilities: `
(what|which) (are|is) (you|your) (able to do|functions|skills|abilities|good for|capable of|purpose)
(what|which) (can|may|could|should) (i|one|people) (ask|ask you|do with you|do in this chat)
(show|tell|give) me (what you know|what else you can do|some examples|your topics|a list of topics)
(how|in what) (can|could|would) you (assist|support|be helpful|help|serve me)
(help|assistance|support) (please|needed|)
(can|could) you do anything (useful|for me|else)
(i am|im) (lost|confused|stuck) (help|what can you do|)`,
  greeting: `
(good|a good|lovely) (day|morning|evening|afternoon) (to you|sir|madam|all|team|everybody|)
(hi|hey|hello|hallo|hiya|heya|yoohoo) (there|you|everyone|all|whats up|sup|how are you today|)
(how are you|how do you do|how is your day|whats up|sup|how are things|all good) (today|friend|buddy|)
(pleased|glad|nice|happy) to meet you
(is|are) (someone|anybody|you) (there|here|listening)`,
  goodbye: `
(see|catch|talk to) (you|u|ya) (around|soon|tomorrow|next time|again|then|later then)
(have|wish you|enjoy) a (good|nice|great|lovely|pleasant) (day|evening|weekend|night|one|rest of the day)
(that is|that was|thats) (it|everything|all) (bye|for now|from me|thanks bye|goodbye)
(bye|goodbye|ciao|cheerio|farewell|adios|over and out) (for now|then|everyone|and thanks|)
(i am|im) (off|out|done here|leaving now)
(end|close|leave|finish) (the|this) (chat|conversation)`,
  thanks: `
(ok|okay|great|alright|perfect|super|yes) (thx|thanks|thank you|cheers|ty) (great|a lot|for helping|for your time|so much|)
(thank you|thanks|thx|cheers) (so much|kindly|for helping|for the quick answer|for your patience|for explaining|again)
(that|this|it) (was|is|really was) (very helpful|a great help|quick|what i wanted|exactly what i needed|super useful|kind of you)
(you|u) (saved me|helped me a lot|rock|did great|are a lifesaver|are amazing)
(much|very) (obliged|grateful|appreciated)`,
  privacy_data: `
(do|will|can) you (pass|give|sell|hand|send|show) (my|our|customer) (email|data|number|information|address) (on|to others|to third parties|to advertisers|to other companies)
(how long|where|why) (is|are|do you) (this chat|my data|these messages|keep|store|what i type) (kept|stored|saved|my data|deleted|)
(what|which) (data|information|details) (do you|are|is) (collect|have|stored|know|saved) (about me|on me|)
(is|are) (this|what i write|our talk|my messages|my card data) (recorded|anonymous|confidential|logged|secure|encrypted|read by people)
(delete|erase|forget|wipe) (this chat|what i wrote|my messages|everything you know about me|my chat data)
(do you|does this site) (use|set) (cookies|tracking|google analytics)`,
  company_services: `
(does|do|can|could) (your company|brightkeel|you|your developers|your people) (build|create|develop|program|design|make) (apps for phones|online shops|an app for us|web portals|hotel software|a website|chatbots|data platforms)
(we|i|my firm|our hotel) (need|are looking for|want|search) (someone|a company|a partner|developers|experts|an agency) (to build an app|for our website|for sap|to move us to the cloud|for a security test|to run our servers)
(what|which) (services|industries|technologies|projects|kind of work) (do you|does brightkeel|does your company) (offer|do|cover|serve|use|specialise in)
(tell me|i want to know|info) (more|something|) about (brightkeel|your firm|the people behind this|your it services|what your company does)
(can|could) (you|your company) (help|support) (us|our company) with (sap|a cloud migration|devops|an ai project|compliance|cybersecurity|a mobile app|user research)
(do you|does brightkeel) (hire|have jobs|offer internships|look for developers)
(applying|apply|application|vacancy|internship|job) (at|with|for) (brightkeel|your company|you)`,
  company_pricing: `
(how much|what) (would|does|will) (you|brightkeel|your company|a project like ours) (charge|cost|ask) (for an app|for a chatbot|for a website|for a cloud migration|per hour|per day|)
(what|how much) (is|does) (the price of|) (a bot like this|your chatbot|this assistant|software development) (cost|for my shop|for our hotel|)
(can|could) (you|brightkeel) (make|send|give) (us|me) (an offer|a quote|an estimate|a price) (for our project|for an app|for a website|)
(how long|when) (does|would|could) (such a project|building an app|it|a chatbot project) (take|start|be ready|take to build)
(project|development|consulting) (price|budget|rates|estimate|costs)`,
  book_call: `
(arrange|schedule|book|set up|organise|plan) (a|an) (video call|phone call|meeting|appointment|presentation|demo|consultation) (with your team|with a consultant|with an expert|next week|for our company|)
(can|could|may) (i|we) (get|have|book|make) (an appointment|a meeting|a demo|a call|a consultation) (with one of your consultants|with your experts|with sales|about a project|)
(i|we) (want|would like|wish) to (talk about|discuss|present) (a project|our plans|working together|our app idea) (with you|with someone from sales|)
(sales|your sales team|a consultant) (should|could|can) (call|contact|visit) (us|me) (about a project|)
(free|first|30 minute|half hour) (call|consultation|meeting|talk) (about our project|please|)`,
};
