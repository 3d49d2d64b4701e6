export const supportUtterances = `
login_problem | it won't let me log in | my account has been locked after too many attempts | the two-factor code never arrives on my phone | sso throws me back to the start page | I get logged out every five minutes | cant get into my workspace since yesterday | says wrong password even though it is right | the magic link to sign in has expired
slow_performance | everything takes ages to load | the board freezes when i drag a card | why is it so slow today | app hangs on my laptop all the time | search takes forever | pages crawl since this morning | opening a big project makes the browser stall
error_message | I keep getting error 500 when I save | something went wrong, it says, every time i upload a file | the print function doesn't work | i see a blank white page | "unexpected token" pops up when i open the report | the calendar view is broken | attachments fail to upload
outage_status | are you having an outage | when will the maintenance be over | are there any known incidents today | is it only me or is the service offline | do you have a status page
installation | how do I install the desktop version on a mac | setup fails at 80 percent | where can I download the program | can we set it up on our own server | need help installing the software on 20 pcs
update_version | how do I update to the newest version | what's new in the last release | since the update nothing works any more | am i on the latest build | is there a changelog somewhere
license_activation | my licence key is not accepted | can I move my license to a new computer | how long is the trial | our trial ran out, how do we activate | take a user off our license
subscription_plan | which plans do you have | what's the difference between team and business plan | I want to end our subscription | how do i renew for another year | downgrade us to the free plan please | we'd like to go from monthly to yearly billing
data_export | how can I export all my tasks to excel | I need to import data from trello | can I get a backup of our workspace | download everything as a zip | how do we move our data out of your tool | migrate our projects from another tool
data_loss | someone deleted our project by accident | can you bring back a task I removed yesterday | all comments vanished from the board | how do i recover a deleted folder | i overwrote a document, can i get the old one
security_incident | I think somebody got into my account | got a strange mail that claims to be from you | there was a login from russia that wasn't me | my api key leaked on github | someone is using my account without permission
integration_api | do you have a rest api | our webhook stopped firing | can I link it with microsoft teams | what are the rate limits of the api | is there a zapier connector
email_notifications | I get way too many emails from the app | why am I not getting any notifications | how do I turn off the daily digest | reminders come hours late | stop mailing me for each comment | notification settings, where are they
permissions | I can't open the folder, it says no access | who is able to see my projects | share a board with a client read only | remove edit rights from a guest | what can the member role do
feature_question | is there a dark mode | can I colour code my boards | where do I find the gantt view | do you offer training for new users | is there any documentation | it would be cool if you added time tracking
ticket_create | I'd like to report a bug | please log a case about the printer sync | how do I submit a support request
ticket_status | what's up with case 20417 | has anyone looked at my ticket PL-1183 yet | I reported something last week, is there any news | is my support request still open
ticket_escalate | this is blocking our whole team, make it a priority | I want a senior engineer to look at this | escalate ticket PL-1183 | nobody answered for three days, push it up | who can i turn to if my case isn't moving
sla_times | how fast do you answer tickets | what is your response time for critical issues | do you offer support at weekends under a contract | what's the guaranteed uptime | how long does it take until someone gets back to me
data_export | can the report be saved as csv
company_services | do you also do cloud migrations | does your company develop mobile apps
company_pricing | what do you charge for developing a chatbot | how much is an IT project with you
book_call | I'd like to schedule a call with sales | can we set up a meeting with one of your consultants
`;
