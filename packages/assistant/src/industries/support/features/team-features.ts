import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, feature } from "./feature.ts";

/** Features of profiles, the team and the apps. */

const installed = { section: "installation" } as const;
const rights = { section: "permissions" } as const;

export const teamFeatures: readonly Feature[] = [
  feature(
    "the dark scheme",
    wordList`dark ?-?(mode|theme|scheme|colou?rs), night mode, black background`,
    {
      has: "Yes, in your profile, behind your picture at the top right: “Look”, “Dark”.",
      how: "Click your picture at the top right, then “Look”, “Dark”, or use the system setting.",
      undo: "In the same place, choose “Look”, “Light”.",
      phone:
        "Yes, the phone app follows the phone’s own setting; you can change that in its menu, under “Look”.",
      team: "Everyone sets their own; no one can set it for the whole team.",
      who: "Everyone sets their own.",
    },
    { beside: wordList`switch, turn, on, enable, set` },
  ),
  feature(
    "the phone app",
    wordList`(phone|mobile|android|iphone|ios) ?(and \w+ )?apps?, apps? for (the |my |an? )?(phone|mobile|android|iphone|ios)s?, app ?store, play ?store`,
    {
      has: "Yes, for iOS 17 and Android 12 or later, including tablets: “Help”, “Get the apps”.",
      how: "Go to “Help”, “Get the apps”, or search for Plumbline in the phone’s store; sign in with the same address.",
      where: "Use “Help”, “Get the apps”, or the phone’s own store.",
      price: "It’s free on every plan.",
      limit: "It takes up about 80 MB on the phone.",
      guests: "Yes, guests and viewers can use the apps too.",
      team: "Each person installs it and signs in with their own address.",
    },
    { ...installed, beside: wordList`download, get, install, free, find` },
  ),
  feature(
    "the desktop app",
    wordList`(desktop|windows|mac|macos) ?apps?, apps? for (windows|mac|macos|desktop|the computer|my computer)`,
    {
      has: "Yes, for Windows 11 and macOS 13 or later: “Help”, “Get the apps”. On Linux, use the browser.",
      how: "Go to “Help”, “Get the apps”, download it and open it; on Windows, use “Run as administrator” if it stops.",
      where: "It’s under “Help”, “Get the apps”.",
      price: "It’s free on every plan.",
      limit: "It takes up about 150 MB.",
      team: "Yes, “Help”, “Get the apps”, “For administrators” has an MSI and a PKG to roll out.",
    },
    { ...installed, beside: wordList`download, get, install, free, find, roll out` },
  ),
  feature(
    "working offline",
    wordList`off-?line( mode| use)?, without (the )?(internet|wi-?fi|a connection|network|signal)`,
    {
      has: "Partly: in the desktop and phone apps you can view and edit what you opened recently, and it’s sent once you’re online. The browser needs a connection.",
      how: "Open the projects you need in the desktop or phone app while you’re online; your changes are sent later.",
      phone:
        "Yes, the phone app keeps what you opened in the last 30 days, without files above 10 MB.",
      limit: "You get what you opened in the last 30 days, without files above 10 MB.",
      safe: "Your changes wait on that device and upload once it’s online; don’t sign out before that. If two people change the same thing, “History” keeps both.",
      price: "It’s free: it’s part of the apps on every plan.",
    },
    { beside: wordList`work, working, use, train, plane, flight` },
  ),
  feature(
    "the language",
    wordList`languages?( settings?)?, (in|into|to) (german|french|spanish|portuguese|english|italian|dutch|polish|turkish)`,
    {
      has: "We have English, German, French, Spanish and Portuguese, under “Profile”, “Language”; everyone sets their own.",
      how: "Click your picture at the top right and choose “Profile”, “Language”; it changes right away, just for you.",
      team: "Everyone sets their own; for people who join later, an owner chooses it under “Settings”, “Team”, “Language”.",
      phone: "On the phone, go to “More”, “Profile”, “Language”.",
      limit: "There are five: English, German, French, Spanish and Portuguese.",
    },
    {
      beside: wordList`change, switch, set, get, german, french, spanish, english, portuguese, menu, menus, french, is, available, which`,
    },
  ),
  feature(
    "the team’s name",
    wordList`(re-?name|change the name of|change|edit) (the |our |my )?(workspace|team|company|organi[sz]ation)('s)?( name)?`,
    {
      has: "Yes, an owner can, under “Settings”, “Team”, “Name”.",
      how: "An owner does it under “Settings”, “Team”, “Name”. Links and sign-in stay the same.",
      who: "An owner can.",
      undo: "You do it in the same place, and you can change it as often as you like.",
    },
    { section: "edit_account", beside: wordList`name` },
  ),
  feature(
    "signing out everywhere",
    wordList`(log|sign)(ging|ing)? ?(me |us )?out (of |on )?(everywhere|all( (my|the|other))?( devices| sessions| computers| phones)?|(my |the )?other (devices|computers)), log me out everywhere, end all sessions`,
    {
      has: "Yes, under “Settings”, “Security”, “Sign out everywhere”.",
      how: "Use “Settings”, “Security”, “Sign out everywhere”: every device except the one you press it on is signed out within a minute.",
      team: "For a colleague, an owner does it: “Settings”, “People”, the name, “Sign out everywhere”.",
      who: "You can for yourself; an owner can for anyone under “Settings”, “People”.",
      safe: "You won’t lose anything: what you’ve typed is saved; you just sign in again on each device.",
    },
    { section: "login_problem" },
  ),
  feature(
    "inviting people",
    wordList`(invit(e|es|ing)|add(ing)?) (a |an |another |new |some |more |my |our |\d+ |several |two |three |other |team )*(colleagues?|people|persons?|users?|members?|coworkers?|employees?|teammates?|teacher|someone|somebody)( to (the|our|my) (team|workspace|account))?`,
    {
      has: "Yes, an owner can under “Settings”, “People”, “Invite”, as many as you like on Team and Business, three on Free.",
      how: "An owner goes to “Settings”, “People”, “Invite”, types the address and chooses the role. The link is good for seven days.",
      who: "An owner invites members, since they take a seat. A project’s lead can invite free guests to it.",
      bulk: "Yes, paste up to 100 addresses, one per line.",
      undo: "Use “Settings”, “People”, “Invited”, “Withdraw” before they accept; after that, “Deactivate” next to the name.",
      limit: "There’s no limit on Team and Business; Free is for up to three people.",
      told: "Yes, they get an e-mail with a link that’s good for seven days.",
    },
    { section: "license_activation", beside: wordList`invite, add, seats?` },
  ),
  feature(
    "removing somebody",
    wordList`(remov(e|ing)|deactivat(e|ing)|delet(e|ing)|kick out) (a |an |the |one |some |my |our |old |former )*(colleagues?|person|users?|members?|coworkers?|employees?|teammates?|someone|somebody)( (who|that) (has )?(left|quit|leaves|is leaving))?( from (the|our|my) (team|workspace|account))?`,
    {
      has: "Yes, an owner can under “Settings”, “People”, the name, “Deactivate”.",
      how: "An owner does it under “Settings”, “People”, the name, “Deactivate”. The seat ends that day, and the tasks stay with the team.",
      who: "Only an owner can.",
      undo: "Go to “Settings”, “People”, filter “inactive”, “Reactivate”: everything is as it was, and the seat counts from that day.",
      safe: "Their tasks, comments and files stay with the team; “Hand over” gives the tasks to someone else.",
      price: "It’s free; the seat ends that day and isn’t on the next bill anymore.",
      told: "They’re signed out and don’t get an e-mail about it from us.",
    },
    { section: "license_activation" },
  ),
  feature(
    "guests",
    wordList`(clients?|customers?|externals?|freelancers?|contractors?|outsiders?) (see|view|access|look at|comment( on)?|use|join)( \w+){0,3}, (share|sharing|show) (a |the |our |my )?(project|board)s?( \w+){0,3} (clients?|customers?|externals?|outsiders?|freelancers?|someone outside)`,
    {
      has: "Yes, use “Share” on the project, their address, “Guest”, free on every plan; or a read-only link under “Share”, “Link”.",
      how: "Use “Share” on the project, their address, “Guest”, “Invite”; if they only need to look, use “Share”, “Link”.",
      who: "The project’s lead or an owner can.",
      undo: "Use “Share” on the project, the name, “Remove”, or “Off” next to the link; it takes effect right away.",
      limit: "You can have as many guests as you like, on every plan.",
      price: "It’s free: guests don’t need a seat on any plan.",
      sees: "They see all of that one project, including comments, and nothing else from your team.",
      told: "Yes, a guest gets an e-mail with the link, and after that only e-mails about that project.",
    },
    { ...rights, beside: wordList`clients?, our, outside` },
  ),
  feature(
    "viewers",
    wordList`viewers?( role)?, read-?only (users?|people|access|roles?), (people|users|those|them|they|colleagues|\w+ of (us|them))( (who|that))?( will)? (only|just) (look|read|view|watch|see)( at)?( \w+){0,2}`,
    {
      has: "Yes, anyone who only reads is a viewer, free on every plan, and can see all open projects.",
      how: "An owner does it under “Settings”, “People”, the name, “Role”, “Viewer”. The seat ends that day.",
      who: "Only an owner can change roles.",
      price: "Viewers are free on every plan; they don’t take a seat.",
      limit: "You can have as many viewers as you like, on every plan.",
      undo: "Use “Settings”, “People”, the name, “Role”, “Member”; the seat counts from that day.",
      sees: "A viewer can read all open projects but can’t change anything.",
    },
    { ...rights, beside: wordList`change, make, turn, role, into, seats?, some, pay` },
  ),
  feature(
    "private projects",
    wordList`private (projects?|boards?|tasks?), (make|set|hide|keep)( \w+){0,3} (private|secret|hidden)( from( \w+){1,3})?, hide (a |the |our |my )?(project|board)s?( from( \w+){1,3})?`,
    {
      has: "Yes, with “Share”, “Private” on the project; only the people you name can see it. “My tasks” is just for you.",
      how: "Use “Share” on the project, “Private”, then the names of the people who can see it.",
      who: "The project’s lead or an owner can.",
      undo: "Use “Share”, “Open to the team”.",
      sees: "Only the people named in it can. Owners can see that it exists and who leads it, but not its tasks.",
    },
    { ...rights },
  ),
  feature(
    "roles",
    wordList`(change|set|edit|give)( \w+){0,3} roles?, (user|member) roles?, (make|turn)( \w+){0,3} (an? )?(admin|owner|viewer|lead), roles`,
    {
      has: "There are four: owner (plan and people), member (all open projects), guest (only what’s shared), and viewer (read-only).",
      how: "An owner does it under “Settings”, “People”, the name, “Role”. It takes effect right away.",
      who: "Only an owner can change roles; there’s no separate admin.",
      limit: "You can have as many owners as you like, and at least two is a good idea.",
      price: "Owners and members take a seat; guests and viewers are free.",
      undo: "Do it in the same place: “Settings”, “People”, the name, “Role”.",
    },
    { ...rights, beside: wordList`colleague, user, member, people, different, are` },
  ),
  feature(
    "stopping e-mails",
    wordList`(stop|fewer|less|reduce|disable|turn off|switch off|mute|too many|unsubscribe from)( \w+){0,3} (e-?mails?|notifications?|mails)`,
    {
      has: "Yes, under your bell, “Preferences”: at once, daily or never for each kind.",
      how: "Go to your bell, “Preferences”: “Only when I am mentioned” cuts most of them, “daily” sends one e-mail at 8:00, and “never” stops a kind.",
      team: "No, everyone sets their own.",
      undo: "In the same place, set the kind back to “at once”.",
      phone:
        "The bell controls phone and e-mail alike; the phone’s own settings can silence the app as well.",
    },
    { section: "email_notifications", beside: wordList`all, these, those, getting, your` },
  ),
  feature(
    "turning on notifications",
    wordList`(turn on|switch on|enable|activate|get|set up) (the |my |push |desktop |phone |e-?mail )*notifications?`,
    {
      has: "Yes, under your bell, “Preferences”, choose “at once” for each kind you want.",
      how: "Go to your bell, “Preferences” and set each kind to “at once”; the phone or browser has to allow Plumbline, too.",
      team: "No, everyone sets their own.",
      phone:
        "In the phone’s own settings, allow “Notifications”, “Plumbline”; then go to your bell, “Preferences”.",
    },
    { section: "email_notifications", beside: wordList`on` },
  ),
  feature(
    "the status page",
    wordList`status ?-?pages?, (subscribe|subscription|sign up|get|be|follow)( \w+){0,3} (incidents?|outages?|status|downtimes?)( (updates?|mails?|alerts?|news|notifications?))?, (notified|told|informed) (about|of|when)( \w+){0,3} (incidents?|outages?|downtimes?|down)`,
    {
      has: "Yes, “Help”, “Status” shows the last 90 days for each part, and “Subscribe” there e-mails you about each incident.",
      how: "Press “Help”, “Status”, “Subscribe”, and you’ll get an e-mail for each incident and when it’s over.",
      where: "It’s under “Help”, “Status”; “Subscribe” there e-mails you about each incident.",
      price: "It’s free on every plan.",
      who: "Everybody can; it doesn’t need an account.",
    },
    { section: "outage_status", beside: wordList`subscribe, incidents, outages` },
  ),
  feature(
    "working days",
    wordList`working (hours|days|week|times?), business hours, (public |bank )?holidays?, (out of office|absences?|vacations?|days? off|leave)`,
    {
      has: "Working days and public holidays, yes: an owner sets them under “Settings”, “Team”, “Working days”. Your own time off is under “Profile”, “Away”.",
      how: "An owner sets the days and the country’s holidays under “Settings”, “Team”, “Working days”; your time off is under “Profile”, “Away”.",
      who: "An owner does it for the team; everyone enters their own time off.",
    },
    { beside: wordList`set, add, enter, calendar, my, mark` },
  ),
  feature(
    "a logo or domain of your own",
    wordList`(our|own|company|custom) (logo|domain|branding|brand|url|address), white ?-?label`,
    {
      has: "You can use your logo, under “Settings”, “Team”. We don’t offer your own address or a version without our name.",
      how: "An owner adds it under “Settings”, “Team”, “Logo”. We don’t offer your own address.",
      who: "An owner can.",
    },
    { beside: wordList`use, put, add, upload, have, logo, own, our` },
  ),
];
