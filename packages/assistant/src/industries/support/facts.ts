import { dollars, shareInWords } from "../../dialogue/reply.ts";
import type { Knowledge } from "../../knowledge/types.ts";
import { plans, yearlyDiscount } from "./sample.ts";

/** The sample help desk's facts, besides customer service and troubleshooting. */
export const supportKnowledge: Knowledge = {
  outage_status: {
    text: "In this sample everything runs: web app, sync, notifications and API are green. The status page shows each of them with the last 90 days, and you can have it mail you. Maintenance is on the first Sunday of a month, 5:00–6:00 UTC, announced a week before. If the whole team cannot get in while the page is green, that is a critical ticket. Shall I open one?",
    offer: "Open a critical ticket",
    source: "support",
    next: ["I want to open a ticket", "The app is slow"],
  },
  installation: {
    text: "Plumbline runs in the browser (Chrome, Edge, Firefox, Safari, the last two versions each), so there is nothing you must install. The desktop app for Windows 11 and macOS 13 or later, and the phone apps for iOS 17 and Android 12, are under “Help”, “Get the apps”. If the Windows installer stops, start it with a right click, “Run as administrator”; company laptops may need your IT for that.",
    source: "support",
    next: ["The app crashes on start", "How do I add a user?"],
  },
  update_version: {
    text: "The web app is always the latest. Desktop and phone apps update by themselves when they start; “Help”, “About” shows the version and “Check now”. What changed is in the release notes, every second Tuesday. Going back one version is possible for 30 days on the desktop: “Help”, “Previous version”.",
    source: "support",
    next: ["Since the update something is broken", "Is there an outage?"],
  },
  license_activation: {
    text: "A licence is a seat in your team, not a file: an owner invites a person under “Settings”, “People”, and the seat is theirs when they accept. One seat works on any number of devices. A key from a reseller goes into “Settings”, “Plan”, “Redeem”; it has 20 characters and starts with PLB. The trial lasts 14 days and can be prolonged once by 7.",
    source: "support",
    next: ["What plans do you have?", "I do not have permission"],
  },
  subscription_plan: {
    text: `Free is for up to ${plans[0].most} people, ${plans[1].name} is ${dollars(plans[1].price)} and ${plans[2].name} ${dollars(plans[2].price)} a person and month, ${shareInWords(yearlyDiscount)} less when paid yearly. ${plans[1].name} and ${plans[2].name} have no limit of people and the API; ${plans[2].name} adds single sign-on and the log of sign-ins. An owner changes or cancels the plan under “Settings”, “Plan”: cancelling takes effect at the end of the paid period, with no notice and no fee, and the data stay readable for 60 days more. Automatic renewal is switched off in the same place.`,
    source: "support",
    next: ["Is there a cancellation fee?", "How do I export my data?"],
  },
  refund_policy: {
    text: "Of a yearly plan the unused months are paid back, within 5 working days and the way you paid; a monthly one runs to the end of the paid month. What was charged wrongly comes back in any case, by ticket. A wall display may go back within 30 days: give me its number, it begins with PB-.",
    source: "support",
    next: ["How do I cancel the plan?", "I want to open a ticket"],
  },
  payment_methods: {
    text: "Visa, Mastercard, American Express and PayPal; for yearly plans also bank transfer against an invoice. The card is changed by an owner under “Settings”, “Plan”, “Payment”.",
    source: "support",
    next: ["Where are our invoices?", "What plans do you have?"],
  },
  edit_account: {
    text: "Your profile, behind your picture at the top right, has name, e-mail, language, time zone and notifications. A new e-mail address holds once you confirm it. Roles and the plan are changed by an owner under “Settings”.",
    source: "support",
    next: ["I do not have permission", "How do I delete my account?"],
  },
  delete_account: {
    text: "“Profile”, “Delete account”: your name goes, your tasks stay with the team. The only owner hands over first, or deletes the whole team under “Settings”, “Data”: it is locked at once and erased after 14 days.",
    source: "support",
    next: ["How do I export my data?"],
  },
  create_account: {
    text: "On the start page, “Try it”: your e-mail and a password, and the team is made, with 14 days of Business and no card. In a team that exists an owner invites you under “Settings”, “People”; the link in the mail holds for seven days.",
    source: "support",
    next: ["What plans do you have?", "How do I add a user?"],
  },
  check_invoice: {
    text: "“Settings”, “Plan”, “Invoices” has every invoice of the plan since the first day, as a PDF, and “Download all” makes one archive for a year. Owners and people with the right “billing” see them. The invoice for a wall display is beside its order: give me the number, it begins with PB-.",
    source: "support",
    next: ["How do I add our VAT number?", "I want to open a ticket"],
  },
  get_invoice: {
    text: "Each invoice of the plan is a PDF under “Settings”, “Plan”, “Invoices”; “Billing details”, “Send to” mails it to up to five addresses by itself. Name, address and VAT number are there too; changes apply from the next invoice on, and a ticket brings corrected ones for those already sent.",
    source: "support",
    next: ["Who may see the invoices?", "I want to open a ticket"],
  },
  data_export: {
    text: "Out: “Project”, “⋯”, “Export” gives CSV, Excel or PDF; an owner gets everything as one archive under “Settings”, “Data”, ready within the hour. In: “Import” reads CSV and the exports of the usual task tools, shows the mapping first and can be undone for 24 hours. Our own backups run every six hours and are kept for 30 days.",
    source: "support",
    next: ["My data is gone", "How do I connect another tool?"],
  },
  security_incident: {
    text: "Do three things now, in this order: change your password; “Settings”, “Security”, “Sign out everywhere”; switch on two-step sign-in. Do not click anything more in the suspicious mail – we never ask for a password. Then a critical ticket, so that a person checks the log of sign-ins with you. Shall I open it?",
    offer: "Open a critical ticket",
    source: "support",
    next: ["Open a critical ticket", "I want to talk to a person"],
  },
  integration_api: {
    text: "Under “Settings”, “Connections” you connect Slack, Teams, Google and Outlook calendars, GitHub and Jira; press “Reconnect” there when a sync has stopped, which after a password change it often has. The API key is in the same place, on Team and Business, with 600 calls a minute. Calendars refresh every 15 minutes.",
    source: "support",
    next: ["How do I export my data?", "I want to open a ticket"],
  },
  email_notifications: {
    text: "Your bell, “Preferences”, decides for each kind: at once, daily, never. If nothing comes, check three places: “Do not disturb” in your profile, the notification right of the phone or browser, and your spam folder (allow notify@plumbline.example). Too many? “Only when I am mentioned” cuts most of it.",
    source: "support",
    next: ["I want to open a ticket", "How do I use a feature?"],
  },
  permissions: {
    text: "Four roles: owner (plan and people), member (all open projects), guest (only what is shared), viewer (reads). “Access denied” mostly means that a project is private and its lead must add you: “Share”, your name. Only owners change roles, under “Settings”, “People”; the list there also shows who your owners are.",
    source: "support",
    next: ["How do I add a user?", "I cannot log in"],
  },
  feature_question: {
    text: "The help centre has a short page with pictures for each thing: press “?” in any view and it opens on the right one. The quick ones: N makes a task, P a project, / searches, and “View” switches between board, list, calendar and timeline. Language, time zone and dark scheme are in your profile. A wish for a feature goes to “?”, “Suggest”, where others can vote.",
    source: "support",
    next: ["How do I export my data?", "How do I connect another tool?"],
  },
  sla_times: {
    text: "First answers: critical (nobody can work) within 1 hour, day and night; high within 4 working hours; normal within 1 working day; low within 3. That is when a person starts, not when it is solved; you get a word at least once a day until it is. The desk works Monday to Friday, 7:00–21:00.",
    source: "support",
    next: ["I want to open a ticket", "What is the status of my ticket?"],
  },
};

/** A troubleshooting guide: steps in order of how often they help. */
export type Tree = {
  title: string;
  urgency: "normal" | "high";
  opening: string;
  steps: readonly string[];
};

export const troubleshooting: Readonly<Record<string, Tree>> = {
  login_problem: {
    title: "Cannot sign in",
    urgency: "high",
    opening: "Let us get you back in; three short steps.",
    steps: [
      "Open the sign-in page in a private window and type the address by hand instead of using the saved one. A stale cookie or an old password in the manager is the commonest cause. Are you in?",
      "Press “Forgot password?” and use the newest link only; after five wrong tries an account is locked for 15 minutes, and the reset lifts that too. Did it work?",
      "If it is the code that fails: set the phone’s clock to automatic, or use one of the backup codes that you saved. With single sign-on, start from your company’s portal. Are you in now?",
    ],
  },
  slow_performance: {
    title: "The app is slow",
    urgency: "normal",
    opening: "Slow has three usual causes; we take the likeliest first.",
    steps: [
      "Close other tabs of Plumbline and reload with Ctrl+Shift+R (Cmd+Shift+R on a Mac), which fetches everything afresh. Is it quick again?",
      "Open the same board in a private window. If it is quick there, an extension is the brake: switch off ad blockers and grammar tools for this site. Did that help?",
      "Boards with more than 1,000 open tasks take long to draw. Use “View”, “Hide done” or a filter by month. Is it better now?",
    ],
  },
  error_message: {
    title: "Something does not work",
    urgency: "normal",
    opening: "Let us narrow it down.",
    steps: [
      "Reload with Ctrl+Shift+R (Cmd+Shift+R on a Mac) and try once more; a page that was open during a release may be half old, half new. Does it work?",
      "Try it in a private window, signed in as yourself. If it works there, clear the site’s data in the browser. Does it work now?",
      "Check whether a colleague has the same. If they do not, it may be a right: the project’s lead can see that under “Share”. Is it solved?",
    ],
  },
  phone_app: {
    title: "The phone app does not work",
    urgency: "normal",
    opening: "On the phone other things help.",
    steps: [
      "Close the app fully (swipe it away), switch the phone off and on, and open it again. Is it better?",
      "Update the app in the store; it needs iOS 17 or Android 12 at least. Did that help?",
      "Sign out, delete the app and install it again: your data stay with us. Does it work now?",
    ],
  },
  notifications: {
    title: "Notifications do not come",
    urgency: "normal",
    opening: "Three places decide it.",
    steps: [
      "In Plumbline, your bell, “Preferences”: set what you miss to “at once”. Then ask somebody to mention you. Does it come?",
      "In the phone’s or browser’s own settings: allow Plumbline, and in your Plumbline profile “Do not disturb” off. Does it come now?",
      "Sign out in the app and in again; mail from notify@plumbline.example may lie in spam. Is it solved?",
    ],
  },
  signed_out: {
    title: "Signed out again and again",
    urgency: "normal",
    opening: "Something ends the session.",
    steps: [
      "Tick “Stay signed in”, and let the browser keep cookies of plumbline.example; a company browser may delete them. Does it hold?",
      "Try ten minutes without VPN or proxy: where they change the address, a session ends for safety. Does it hold now?",
      "With single sign-on your company sets the time; else “Settings”, “Security” shows who signed you out. Is it solved?",
    ],
  },
  data_loss: {
    title: "Missing data",
    urgency: "high",
    opening: "Deleted is not lost: most things come back within a minute.",
    steps: [
      "Open “Trash” at the foot of the sidebar: projects and tasks stay there for 30 days, “Restore” puts them back with comments and files. Is it there?",
      "Look at the top left whether you are in the right team, and remove all filters (“View”, “Reset”). Archived projects are under “Projects”, “Archived”. Found it?",
      "For an overwritten text, open the task, “⋯”, “History”, and take the version you want. Did that bring it back?",
    ],
  },
};
