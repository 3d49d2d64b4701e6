import { dollars, shareInWords } from "../../dialogue/reply.ts";
import { plans, yearlyDiscount } from "./sample.ts";

const [free, team, business] = plans;

/** What users ask of the help desk beside its facts. The notation stands in `knowledge/questions/notation.ts`. */
export const supportQuestions = `
# subscription_plan flow:plan license_activation
? team enough/or need/business | do need business | which plan need/right/best/recommend/choose/for | business or team
= Team is enough for most: boards, timeline and the API. You need ${business.name} only for single sign-on or the log of sign-ins.
? guest/guests/freelancer/freelancers/contractor/external/client/clients/viewer count/pay/cost/seat/license/free | pay guests
= Guests and viewers are free; only owners and members take a seat.
? ~plan pay/charged difference/full/prorated/proportion/middle/mid upgrade/month | pay difference or full | upgrade middle month
= Only the difference, by the day: what you paid for the rest of the month counts toward the new plan.
? ~plan go/switch/move/change back down/downgrade/later/lower | downgrade later/possible/lose
= Yes, at any time; it takes effect at the end of the paid period, and no data are lost.
? ~plan how upgrade/change/switch/move | upgrade how/where | where change plan
= An owner does it under “Settings”, “Plan”; it counts at once.
? trial after/end/ends/expire/over/what/happens | after trial
= Your team falls back to ${free.name} (up to ${free.most} people); nothing is deleted or charged by itself.
? trial free/have/is/howlong/card/try/test | try business/team first/before | free trial
= Yes, 14 days, no card needed, and it can be prolonged once by 7.
? which/what/cheapest plan/one has/have/with/includes sso/saml/okta/single/audit | sso plan/which/include
= ${business.name}, ${dollars(business.price)} a person and month: single sign-on and the log of sign-ins are only there.
? which/what/cheapest plan/one has/have/with/includes api | api plan/which
= ${team.name} is the cheapest with the API, ${dollars(team.price)} a person and month.
? ~plan free has/have/include/gantt/timeline/board/calendar/limit/what | free plan what/include/limits/get
= ${free.name} has boards, lists, calendar and timeline for up to ${free.most} people. The API comes with ${team.name}.
? free plan/version/account | is it free | free forever
= Yes, ${free.name} is for up to ${free.most} people, for as long as you like.
? howmany people/users/members/seats ~free free/plan/can/have/on | people limit/max | limit users/people
= ${free.name} is for up to ${free.most} people; ${team.name} and ${business.name} have no limit.
? howmany projects/boards/storage/space/gb/files limit/plan/can/have
= Projects and boards are not limited. Files: 2 GB on ${free.name}, 100 GB a person on ${team.name} and ${business.name}.
? ~plan yearly/annual/annually/year discount/save/cheaper/pay/if | yearly discount/price/cheaper | pay for a year
= Paid yearly, every plan costs ${shareInWords(yearlyDiscount)} less: ${team.name} ${dollars((team.price * (100 - yearlyDiscount)) / 100)}, ${business.name} ${dollars((business.price * (100 - yearlyDiscount)) / 100)} a person and month.
? ~plan cancel/quit/end/stop anytime/month/notice/fee/how | cancel subscription/plan | contract/commitment/minimum term
= Yes, at any time, under “Settings”, “Plan”. It takes effect at the end of the paid period, with no notice and no fee.
? ~plan refund/money back cancel/seat/unused/rest/yearly/after | do i get money back ~charged
= A monthly plan runs to the end of the paid month; of a yearly one, the unused months are paid back.
? ~plan price/prices increase/raise/rise/going/up/locked
= For a paid period the price stays. A change is announced 60 days before, by e-mail to the owners.
? pay/paid invoice/bank/transfer/wire/po/purchase ~plan
= Yes, yearly plans by invoice or bank transfer; monthly ones by card or PayPal.
? lifetime/onetime/one-time/buy once/license/forever
= No, only by the month or by the year.
? nonprofit/charity/charities/student/students/school/education/startup discount/price/free
= There is no special price. Paid yearly, every plan is ${shareInWords(yearlyDiscount)} less.
? ~plan add/remove/more/new people/user/users/seat/member/one howmuch/cost/price/how | how add people/users/members/ones/them
= An owner invites them under “Settings”, “People”. Each new seat is charged by the day from then on.
? remove/delete/left/fired/former user/colleague/employee/member/person/him/her how/team/company
= An owner does it under “Settings”, “People”, “Deactivate”. The seat is free at once, and the tasks stay in the team.
? lose/happens/what work/tasks/files ~removed user/colleague/leaves/removed/deactivated
= Nothing is lost: tasks and files stay, and the owner can hand them to somebody else in one step.
? transfer/change owner/ownership/admin | new owner | owner left
= “Settings”, “People”, your name, “Hand over ownership”. Is the old owner gone, open a ticket and a person checks it.
? switch/move/moving/come/migrate from/to trello/asana/jira/monday/notion/excel
= “Import” reads CSV and the exports of the usual task tools, shows the mapping first and can be undone for 24 hours.
? better/versus/compare/compared/different/difference trello/asana/jira/monday/notion/competitor
= I know only Plumbline: boards, lists, calendar and timeline on one set of tasks. The 14-day trial with “Import” shows it best.

# payment_issue check_invoice refund_policy heard complaint
? charged/billed/paid/debited twice/double | double charge/charged/payment | two charges/payments
= I am sorry. One of the two is usually a reservation that falls away in 3–5 days. If both stay, billing refunds one: shall I open a ticket?
> I want to open a ticket
? charged/billed/bill/invoice wrong/much/more/many/incorrect/extra seats/amount/users | overcharged | invoice wrong
= I am sorry. Compare the seats under “Settings”, “People”; what was charged too much is paid back. A ticket brings it to billing.
? charged after cancel/cancelled/canceled/cancelling | still charged/billed cancelled
= I am sorry. Then billing pays it back: a ticket with the date of the charge is enough. Never send the card number.
? talkto/contact/speak/reach/email billing/accounting/finance | billing email/contact/department
= Billing reads support@plumbline.example, and I can open a ticket for it right here.
? card/payment declined/failed/rejected/not/update/change/expired
= An owner updates the card under “Settings”, “Plan”, “Payment”. The plan goes on for 14 days meanwhile.
? invoice/receipt/bill where/find/download/get/copy/pdf
= “Settings”, “Plan”, “Invoices”: every invoice as a PDF, sent to the billing address too.
? invoice/bill company/name/vat/tax/address/number change/add/wrong
= An owner changes it under “Settings”, “Plan”, “Billing details”; for an invoice already sent, a ticket brings a corrected one.
? ~charged ~refund/money/back howlong/when | when get money back | refund howlong/take
= A refund is sent within 5 working days; your bank may need 2–3 more to show it.

# sla_times ticket_status flow:status flow:ticket ticket_create ticket_escalate
? ~ticket night/weekend/sunday/saturday/holiday/around work/answer/support/too | support weekend/night/24/7 | at night too
= Critical tickets, yes: around the clock. All others Monday to Friday, 7:00–21:00.
? for/what critical ~sla/answer | critical howlong/howfast/response/mean | what counts critical
= Critical means nobody can work: first answer within 1 hour, day and night.
? ~ticket late/soon/faster/sooner/slow/long not/good/too/enough/can | too late | not good enough | need sooner/faster
= I understand. “Escalate it” puts it before the lead on duty: first answer within 1 hour. Shall I?
> Escalate it
? ~ticket who work/handles/has/responsible/assigned | who handles ticket
= The engineer on duty for that area; names are not shown in this demo. A person writes to you at each step.
? ~ticket when/howlong fixed/solved/resolved/done/fix ready
= The times are for the first answer; how long a fix takes, the person says then, and you get a word at least once a day.
? ~ticket number/id which/what/where
= The number stands in the reply where it was opened; it begins with PL-.
? ~ticket screenshot/file/log/attach/attachment/send/upload | attach/send screenshot/file
= Reply to the ticket’s e-mail with it, or add a link here; passwords should not be in the picture.
? ~ticket email/reply/answer/get/notified/know how | how will i know/hear
= By e-mail, at each step, and here by its number as long as this conversation lasts.
? what happens ~ticket
= A person reads it with all that is in it and answers by e-mail, within the time of its priority.
? phone/call someone/you/support/number | is there a phone
= There is no telephone line; ticket, chat and mail (support@plumbline.example). Critical tickets are answered within the hour, day and night.
? all/list/see/my/other tickets show/open/have
= All of yours stand under “Help”, “My tickets”. Here I know the ones of this conversation and PL-2041, PL-1987 and PL-1930.
? apology/compensation/credit/refund downtime/outage/delay/lost/ticket
= I am sorry for the trouble. Whether there is a credit, a lead decides: open a ticket and name the days and what stood still.

# security_incident privacy_data
? what do/should first/now ~hacked | ~hacked what do/now/first
= First change your password, then “Settings”, “Security”, “Sign out everywhere”. After that switch on two-step sign-in.
? ~hacked did/done that/all/it
= Good, that stops most of it. A critical ticket brings a person who checks the log of sign-ins with you. Shall I open it?
> Open a critical ticket
? ~hacked see/read/access/steal/stolen files/data/tasks they
= Whoever was signed in could see what that account sees. The log of sign-ins shows from when; a critical ticket has a person check it with you.
? login/signin/logged/someone from/strange/unknown/russia/china/device/location/another
= Then act now: change the password, “Settings”, “Security”, “Sign out everywhere”, and two-step sign-in. Shall I open a critical ticket?
> Open a critical ticket
? password/passwords stored/store/plain/encrypted/hashed/text
= No, never in plain text: only as salted hashes. No one on our side can read a password.
? data/files encrypted/encryption/safe/secure/protected | is data safe/secure | how secure/safe
= Yes, encrypted on the way and at rest; backups as well. Two-step sign-in is under “Settings”, “Security”.
? where data/servers/hosted/stored/server located/location/europe/us/eu
= In this sample, in data centers in the EU or the US, as your owner chose when the team was made.
? soc2/soc-2/iso27001/certified/certificate/certification/pentest are/you/have/do ~security
= No certificate that I could show: this is a sample company. A real desk would send its reports by ticket.
? ~data in/eu/europe/germany/us/that is/stay/stored | is that in eu/europe
= Yes, if your owner chose the EU when the team was made; the other choice is the US. It stands under “Settings”, “Data”.
? gdpr/dpa/hipaa/soc/iso/compliance/compliant/certified/agreement
= There is a data processing agreement under “Settings”, “Data”. For certificates ask by ticket; this is a sample company, so I claim none.
? report/legally/legal/police/authority/notify breach/hack/this/who
= If personal data were seen, your own data protection lead decides within 72 hours (GDPR). For facts, a critical ticket gets you the log of sign-ins.
? delete/erase/remove workspace/everything/all/data/account/team
= An owner deletes the whole team under “Settings”, “Data”, “Delete team”: it is locked at once and erased after 14 days.
? phishing/suspicious/fake/scam mail/email/message/link
= Do not click, and forward it to support@plumbline.example. We never ask for a password. If you did click, change it now.
? twofactor/authenticator turn/enable/set/setup/how/on | enable twofactor
= “Settings”, “Security”, “Two-step sign-in”: scan the code with an authenticator app and save the backup codes.
? twofactor/authenticator/phone lost/new/changed/broken code/codes | lost phone
= Use one of the backup codes you saved. Without them, an owner of your team can reset the two steps under “Settings”, “People”.

# login_problem recover_password flow:tree
? know/which/what/forgot/forget/remember/unsure email/mail/address account/used/use/registered/under/it/with | which email ~account
= Look in your mailboxes for a message from notify@plumbline.example: it went to the right one. Else an owner of your team sees it under “Settings”, “People”.
? reset/recovery link/mail/email/message not/never/nothing/no come/comes/arrive/arrives/arrived/received/there | no reset link/mail/email
= Then it is mostly another address, or spam: the link goes only to the one the account has. Nothing after five minutes? A ticket brings a person who checks it.
? someone/somebody/person/you do/fix/unlock/reset/solve it me/for | do/fix it for me
= Yes, a person can, by ticket: they check who you are first and never ask for the password. Shall I open one?
> Open a ticket: a person should do it for me
? someone/son/grandson/colleague/boss/it/admin set/made/created account/it up
= Then the account may have their e-mail. Ask them to sign in and change it in the profile, or open a ticket and a person sorts it out with you.

# feature_question
? assign task/tasks two/multiple/several/more people/persons/users
= Yes, a task can have several people; the first is the one who answers for it.
? offline/without internet/connection work/use | offline
= Partly: the desktop and phone apps show and edit what was opened lately, and sync when you are back online.
? recurring/repeat/repeating task/tasks
= Yes: open the task, “Due”, “Repeat”, daily to yearly.
? subtask/subtasks/checklist/dependencies/dependency/milestones
= Yes: subtasks and checklists in each task, dependencies and milestones in the timeline view.
? gantt/timeline chart/view/see
= Yes, the timeline view: “View”, “Timeline”. It is in all plans.
? time tracking/track/hours/timesheet/log
= Yes: “⋯”, “Track time” on a task; the report is under “Project”, “Reports”.
? template/templates project/board/make/use
= Yes: “New project”, “From template”, and any project can be saved as one.
? report/reports/dashboard/statistics/chart/burndown
= Yes: “Project”, “Reports” has progress, workload and time, also as a PDF.
? comment/comments/mention/chat/message in/task/colleague
= Yes, each task has comments; @ and a name tells that person.
? undo/revert/restore change/history/version task
= “⋯”, “History” on a task shows each change and takes it back; deleted things lie in “Trash” for 30 days.
? dark mode/theme/night
= Yes, in your profile, under “Look”.
? language/languages/german/spanish/french app/interface/change
= The language is changed in your profile.
? feature/add/request/suggest/idea/wish missing/new/you/can/want
= A wish goes to “?”, “Suggest”, where others can vote; an answer comes with the next release notes.
? training/tutorial/tutorials/onboarding/course/learn/video/help/documentation
= Press “?” in any view: a short page with pictures opens for it. There is no paid training.
? color/colour/label/labels/tag/tags/category task/board
= Yes, labels with colors: open a task, “Labels”, and make your own.
? sort/filter/search task/tasks/board/find how
= “View”, “Filter” by person, label or date; / searches everything.
? print/pdf board/project
= “Project”, “⋯”, “Export”, “PDF”.
? copy/duplicate/move task/project/board
= “⋯”, “Duplicate” or “Move” on the task or the project.
? share/public board/project link/client/outside/external | show client board
= “Share” on the project: invite a guest, or make a link that can only be read.
? notification/notifications/email too/many/stop/less/turn/off
= Your bell, “Preferences”: “Only when I am mentioned” cuts most of it.

# integration_api
? zapier/make/n8n/ifttt
= Not by itself, but through the API, on ${team.name} and ${business.name}, such tools can be connected.
? google drive/docs/dropbox/onedrive/sharepoint
= Not as a connection; paste a link into a task and it shows the file’s name. Connections are Slack, Teams, calendars, GitHub and Jira.
? slack/teams/outlook/github/jira work/connect/integrate/integration/how/~with
= Yes: “Settings”, “Connections”, press “Connect” beside it and sign in there.
? salesforce/hubspot/zendesk/figma/gitlab/bitbucket/notion/airtable/discord
= Not by itself; on ${team.name} and ${business.name} it can be built with the API.
? ~sync calendar/outlook/google not/stopped/broken work/sync/syncing
= Press “Reconnect” under “Settings”, “Connections”; after a password change a sync often stops. Calendars refresh every 15 minutes.
? api limit/limits/rate/calls/documentation/docs
= 600 calls a minute; the key and the documentation are under “Settings”, “Connections”.
? webhook/webhooks signature/signed/hmac/header/verify/secret | hmac/signature header/api
= Each call carries the header X-Plumbline-Signature: HMAC-SHA256 of the body, with the secret from “Settings”, “Connections”, “Webhooks”.
? webhook/webhooks retry/retries/retried/fail/failed/5xx/error | retry 5xx
= Yes: on a 5xx or no answer it is tried five times within an hour, then shown as failed under “Webhooks”.
? github/pull/pr/prs/commit link/links/direction/ways/both/card/task
= Both ways: a pull request that names a task shows on it, and the task’s state shows in the pull request.
? which/what connectors/connections/integrations/tools exist/have/are/there
= Slack, Teams, Google and Outlook calendars, GitHub and Jira. For the rest there is the API, on ${team.name} and ${business.name}.
? webhook/webhooks
= Yes, on ${team.name} and ${business.name}: “Settings”, “Connections”, “Webhooks”.

# data_export data_loss flow:tree
? backup/backups howoften/often/have/keep/long/exist ~data | how often backup
= Every six hours, kept for 30 days.
? restore/recover/get back backup/deleted/project/data/day/yesterday
= “Trash” brings it back within 30 days; what was deleted there too, a person can restore from a backup by ticket.
? trash/bin/deleted howlong/days/keep/kept/where
= At the foot of the sidebar; what is deleted stays there for 30 days.
? export csv/excel/pdf/all/everything/data/how | get data/everything out | take everything out
= “Project”, “⋯”, “Export” gives CSV, Excel or PDF; an owner gets everything under “Settings”, “Data”.
? who deleted/removed/did ~project/task
= “⋯”, “History” on the project shows who did what and when; owners see it for the whole team.

# outage_status slow_performance
? status/down/outage page/now/everyone/others/only/is/you/service/server
= No outage: web app, sync, notifications and API are green. If your whole team cannot get in, I open a critical ticket.
? uptime/sla/availability guarantee/guaranteed/percent
= The status page shows the last 90 days for each part. This is a sample, so there is no contract about it.
? maintenance when/planned/next/scheduled
= On the first Sunday of a month, 5:00–6:00 UTC, announced a week before.

# permissions
? access/permission denied/not/see/open project/board/file
= It is mostly a private project: its lead adds you under “Share”. Owners see who leads it under “Settings”, “People”.
? role/roles/permissions difference/which/what/owner/member/viewer/guest
= Four: owner (plan and people), member (all open projects), guest (only what is shared), viewer (reads).
? make/give/become admin/owner/rights someone/me/him/her/role | change role
= An owner changes it under “Settings”, “People”, “Role”.
? private/hide/hidden project/board/task from/others/team
= “Share”, “Private” on the project: only those you name see it.
`;
