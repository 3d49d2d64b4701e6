import { dollars, shareInWords } from "../../../dialogue/reply/reply.ts";
import type { Knowledge } from "../../../knowledge/types.ts";
import { plans, yearlyDiscount } from "./sample.ts";

/** The sample help desk's facts, besides customer service and troubleshooting. */
export const supportKnowledge: Knowledge = {
  outage_status: {
    text: "Everything is running in this sample: the web app, sync, notifications and API are green. The status page shows the last 90 days for each, and it can send you e-mails. Maintenance is on the first Sunday of the month, 5:00–6:00 UTC, announced a week ahead. If the whole team can’t get in while the page is green, that’s a critical ticket. Shall I open one?",
    offer: "Open a critical ticket",
    source: "support",
    next: ["I want to open a ticket", "The app is slow"],
  },
  installation: {
    text: "Plumbline runs in the browser (Chrome, Edge, Firefox, Safari, the last two versions of each), so you don’t have to install anything. The desktop app for Windows 11 and macOS 13 or later, and the phone apps for iOS 17 and Android 12, are under “Help”, “Get the apps”. If the Windows installer stops, start it with a right click, “Run as administrator”; on a company laptop you may need your IT team for that.",
    source: "support",
    next: ["The app crashes on start", "How do I add a user?"],
  },
  update_version: {
    text: "The web app is always the latest version. Desktop and phone apps update automatically when they start; “Help”, “About” shows the version and “Check now”. The release notes, every second Tuesday, list what’s changed. On the desktop you can go back one version for 30 days: “Help”, “Previous version”.",
    source: "support",
    next: ["Since the update something is broken", "Is there an outage?"],
  },
  license_activation: {
    text: "A licence is a seat in your team, not a file: an owner invites a person under “Settings”, “People”, and the seat is theirs when they accept. One seat works on any number of devices. A key from a reseller goes into “Settings”, “Plan”, “Redeem”; it has 20 characters and starts with PLB. The trial lasts 14 days, and you can extend it once by 7.",
    source: "support",
    next: ["What plans do you have?", "I do not have permission"],
  },
  subscription_plan: {
    text: `Free is for up to ${plans[0].most} people; ${plans[1].name} is ${dollars(plans[1].price)} and ${plans[2].name} ${dollars(plans[2].price)} per person per month, ${shareInWords(yearlyDiscount)} less if you pay yearly. ${plans[1].name} and ${plans[2].name} have no limit on people and include the API; ${plans[2].name} adds single sign-on and the sign-in log. An owner changes or cancels the plan under “Settings”, “Plan”: cancelling takes effect at the end of the paid period, with no notice and no fee, and you can still read your data for 60 days. You can turn off automatic renewal in the same place.`,
    source: "support",
    next: ["Is there a cancellation fee?", "How do I export my data?"],
  },
  refund_policy: {
    text: "On a yearly plan, the unused months are refunded within 5 working days, the way you paid; a monthly one runs to the end of the month you’ve paid for. Anything charged by mistake is refunded in any case, by ticket. You can return a wall display within 30 days: give me its number, which begins with PB-.",
    source: "support",
    next: ["How do I cancel the plan?", "I want to open a ticket"],
  },
  payment_methods: {
    text: "We take Visa, Mastercard, American Express and PayPal; for yearly plans, also bank transfer against an invoice. An owner changes the card under “Settings”, “Plan”, “Payment”.",
    source: "support",
    next: ["Where are our invoices?", "What plans do you have?"],
  },
  edit_account: {
    text: "Your profile, behind your picture at the top right, has your name, e-mail, language, time zone and notifications. A new e-mail address takes effect once you confirm it. An owner changes roles and the plan under “Settings”.",
    source: "support",
    next: ["I do not have permission", "How do I delete my account?"],
  },
  delete_account: {
    text: "Go to “Profile”, “Delete account”: your name goes, and your tasks stay with the team. If you’re the only owner, hand over ownership first or delete the whole team under “Settings”, “Data”: it’s locked right away and erased after 14 days.",
    source: "support",
    next: ["How do I export my data?"],
  },
  create_account: {
    text: "Press “Try it” on the start page: enter your e-mail and a password, and your team is set up, with 14 days of Business and no card. To join an existing team, an owner invites you under “Settings”, “People”; the link in the e-mail is good for seven days.",
    source: "support",
    next: ["What plans do you have?", "How do I add a user?"],
  },
  check_invoice: {
    text: "“Settings”, “Plan”, “Invoices” has every invoice for the plan as a PDF, back to the first day, and “Download all” puts a year into one archive. Owners and people with the “billing” permission can see them. The invoice for a wall display is with its order: give me the number, which begins with PB-.",
    source: "support",
    next: ["How do I add our VAT number?", "I want to open a ticket"],
  },
  get_invoice: {
    text: "Every invoice for the plan is a PDF under “Settings”, “Plan”, “Invoices”; “Billing details”, “Send to” automatically e-mails it to up to five addresses. The name, address and VAT number are there too; changes apply from the next invoice on, and a ticket gets you corrected ones for those already sent.",
    source: "support",
    next: ["Who may see the invoices?", "I want to open a ticket"],
  },
  data_export: {
    text: "To export, “Project”, “⋯”, “Export” gives you CSV, Excel or PDF; an owner gets everything as one archive under “Settings”, “Data”, ready within the hour. To import, “Import” reads CSV and exports from the usual task tools, shows the mapping first and can be undone for 24 hours. Our own backups run every six hours and are kept for 30 days.",
    source: "support",
    next: ["My data is gone", "How do I connect another tool?"],
  },
  security_incident: {
    text: "Do three things now, in this order: change your password; press “Sign out everywhere” under “Settings”, “Security”; turn on two-step sign-in. Don’t click anything else in the suspicious e-mail – we never ask for a password. After that, a critical ticket gets a person to check the sign-in log with you. Shall I open it?",
    offer: "Open a critical ticket",
    source: "support",
    next: ["Open a critical ticket", "I want to talk to a person"],
  },
  integration_api: {
    text: "Under “Settings”, “Connections” you can connect Slack, Teams, Google and Outlook calendars, GitHub and Jira; press “Reconnect” there when a sync has stopped, which often happens after a password change. The API key is in the same place, on Team and Business, with 600 calls a minute. Calendars refresh every 15 minutes.",
    source: "support",
    next: ["How do I export my data?", "I want to open a ticket"],
  },
  email_notifications: {
    text: "Under your bell, “Preferences”, you choose for each kind: at once, daily, never. If nothing comes, check three places: “Do not disturb” in your profile, whether your phone or browser allows notifications, and your spam folder (allow notify@plumbline.example). Too many? “Only when I am mentioned” cuts most of them.",
    source: "support",
    next: ["I want to open a ticket", "How do I use a feature?"],
  },
  permissions: {
    text: "There are four roles: owner (plan and people), member (all open projects), guest (only what’s shared), viewer (read-only). “Access denied” usually means the project is private and its lead needs to add you: “Share”, your name. Only owners change roles, under “Settings”, “People”; the list there also shows who your owners are.",
    source: "support",
    next: ["How do I add a user?", "I cannot log in"],
  },
  feature_question: {
    text: "The help centre has a short page with pictures for everything: press “?” in any view and it opens on the right one. Some shortcuts: N makes a task, P a project, / searches, and “View” switches between board, list, calendar and timeline. Language, time zone and dark mode are in your profile. Feature ideas go to “?”, “Suggest”, where others can vote.",
    source: "support",
    next: ["How do I export my data?", "How do I connect another tool?"],
  },
  sla_times: {
    text: "First answers come within 1 hour for critical tickets (no one can work), day and night; 4 working hours for high; 1 working day for normal; 3 for low. That’s when a person starts, not when it’s solved; you’ll hear from us at least once a day until it is. The desk is open Monday to Friday, 7:00–21:00.",
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
    opening: "Let’s get you back in; it’s three short steps.",
    steps: [
      "Open the sign-in page in a private window and type the address yourself instead of using the saved one. The most common cause is an old cookie or an old password in the password manager. Are you in?",
      "Press “Forgot password?” and use only the newest link; after five wrong tries an account is locked for 15 minutes, and the reset unlocks it too. Did it work?",
      "If it’s the code that fails, set the phone’s clock to automatic, or use one of the backup codes you saved. With single sign-on, start from your company’s portal. Are you in now?",
    ],
  },
  slow_performance: {
    title: "The app is slow",
    urgency: "normal",
    opening: "There are three usual causes; we’ll start with the most likely one.",
    steps: [
      "Close other Plumbline tabs and reload with Ctrl+Shift+R (Cmd+Shift+R on a Mac), which loads everything again. Is it fast again?",
      "Open the same board in a private window. If it’s fast there, an extension is slowing it down: turn off ad blockers and grammar tools for this site. Did that help?",
      "Boards with more than 1,000 open tasks take a long time to load. Use “View”, “Hide done” or a filter by month. Is it better now?",
    ],
  },
  error_message: {
    title: "Something does not work",
    urgency: "normal",
    opening: "Let’s narrow it down.",
    steps: [
      "Reload with Ctrl+Shift+R (Cmd+Shift+R on a Mac) and try once more; a page that was open during a release can be half old, half new. Does it work?",
      "Try it in a private window, signed in as yourself. If it works there, clear the site’s data in the browser. Does it work now?",
      "Check whether a colleague has the same problem. If they don’t, it may be a permission: the project’s lead can check that under “Share”. Is it solved?",
    ],
  },
  phone_app: {
    title: "The phone app does not work",
    urgency: "normal",
    opening: "The phone app needs different steps.",
    steps: [
      "Close the app completely (swipe it away), turn the phone off and on, and open it again. Is it better?",
      "Update the app in the store; it needs at least iOS 17 or Android 12. Did that help?",
      "Sign out, delete the app and install it again: your data stays with us. Does it work now?",
    ],
  },
  notifications: {
    title: "Notifications do not come",
    urgency: "normal",
    opening: "There are three places to check.",
    steps: [
      "In Plumbline, go to your bell, “Preferences” and set what you’re missing to “at once”. After that, ask someone to mention you. Does it arrive?",
      "In the phone’s or browser’s own settings, allow Plumbline, and turn off “Do not disturb” in your Plumbline profile. Does it arrive now?",
      "Sign out of the app and back in; e-mails from notify@plumbline.example may be in spam. Is it solved?",
    ],
  },
  signed_out: {
    title: "Signed out again and again",
    urgency: "normal",
    opening: "Something is ending your session.",
    steps: [
      "Check “Stay signed in”, and let the browser keep cookies from plumbline.example; a company browser may delete them. Does it hold?",
      "Try ten minutes without a VPN or proxy: if they change your address, the session ends for safety. Does it hold now?",
      "With single sign-on, your company sets the time; otherwise “Settings”, “Security” shows who signed you out. Is it solved?",
    ],
  },
  data_loss: {
    title: "Missing data",
    urgency: "high",
    opening: "Deleted isn’t lost: most things can be back within a minute.",
    steps: [
      "Open “Trash” at the bottom of the sidebar: projects and tasks stay there for 30 days, and “Restore” puts them back with comments and files. Is it there?",
      "Check at the top left that you’re in the right team, and clear all filters (“View”, “Reset”). Archived projects are under “Projects”, “Archived”. Did you find it?",
      "For overwritten text, open the task, go to “⋯”, “History” and choose the version you want. Did that bring it back?",
    ],
  },
};
