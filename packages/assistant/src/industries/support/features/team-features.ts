import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, feature } from "./feature.ts";

/** What belongs to a person’s profile, the team or the apps. */

const installed = { section: "installation" } as const;
const rights = { section: "permissions" } as const;

export const teamFeatures: readonly Feature[] = [
  feature(
    "the dark scheme",
    wordList`dark ?-?(mode|theme|scheme|colou?rs), night mode, black background`,
    {
      has: "Yes, in your profile, behind your picture at the top right: “Look”, “Dark”.",
      how: "Your picture at the top right, “Look”, “Dark”, or as the system has it.",
      undo: "In the same place: “Look”, “Light”.",
      phone:
        "Yes: the phone app follows the phone’s own setting; in its menu under “Look” you choose otherwise.",
      team: "Each person sets their own; nobody can set it for all.",
      who: "Each person for themselves.",
    },
    { beside: wordList`switch, turn, on, enable, set` },
  ),
  feature(
    "the phone app",
    wordList`(phone|mobile|android|iphone|ios) ?(and \w+ )?apps?, apps? for (the |my |an? )?(phone|mobile|android|iphone|ios)s?, app ?store, play ?store`,
    {
      has: "Yes, for iOS 17 and Android 12 or later, tablets too: “Help”, “Get the apps”.",
      how: "“Help”, “Get the apps”, or search for Plumbline in the phone’s store; sign in with the same address.",
      where: "“Help”, “Get the apps”, or the phone’s own store.",
      price: "It’s free on every plan.",
      limit: "It takes about 80 MB on the phone.",
      guests: "Yes, guests and viewers can use the apps too.",
      team: "Each person installs it and signs in with their own address.",
    },
    { ...installed, beside: wordList`download, get, install, free, find` },
  ),
  feature(
    "the desktop app",
    wordList`(desktop|windows|mac|macos) ?apps?, apps? for (windows|mac|macos|desktop|the computer|my computer)`,
    {
      has: "Yes, for Windows 11 and macOS 13 or later: “Help”, “Get the apps”. On Linux the browser does it.",
      how: "“Help”, “Get the apps”, download and open it; on Windows “Run as administrator” if it stops.",
      where: "“Help”, “Get the apps”.",
      price: "It’s free on every plan.",
      limit: "It takes about 150 MB.",
      team: "Yes: “Help”, “Get the apps”, “For administrators” has an MSI and a PKG to roll out.",
    },
    { ...installed, beside: wordList`download, get, install, free, find, roll out` },
  ),
  feature(
    "working offline",
    wordList`off-?line( mode| use)?, without (the )?(internet|wi-?fi|a connection|network|signal)`,
    {
      has: "Partly: the desktop and phone apps show and edit what was opened lately, and send it once you are online. The browser needs a connection.",
      how: "Open the projects you need in the desktop or phone app while online; your changes are sent later.",
      phone:
        "Yes, the phone app keeps what you opened in the last 30 days, without files above 10 MB.",
      limit: "You get what you opened in the last 30 days, without files above 10 MB.",
      safe: "What you change waits on that device and goes up once it is online; do not sign out before. If two change the same, “History” keeps both.",
      price: "Nothing, it is part of the apps on every plan.",
    },
    { beside: wordList`work, working, use, train, plane, flight` },
  ),
  feature(
    "the language",
    wordList`languages?( settings?)?, (in|into|to) (german|french|spanish|portuguese|english|italian|dutch|polish|turkish)`,
    {
      has: "English, German, French, Spanish and Portuguese, under “Profile”, “Language”, each person their own.",
      how: "Your picture at the top right, “Profile”, “Language”; it changes at once, for you alone.",
      team: "Each person sets their own; for people who join later an owner chooses it under “Settings”, “Team”, “Language”.",
      phone: "On the phone: “More”, “Profile”, “Language”.",
      limit: "Five: English, German, French, Spanish and Portuguese.",
    },
    {
      beside: wordList`change, switch, set, get, german, french, spanish, english, portuguese, menu, menus, french, is, available, which`,
    },
  ),
  feature(
    "the team’s name",
    wordList`(re-?name|change the name of|change|edit) (the |our |my )?(workspace|team|company|organi[sz]ation)('s)?( name)?`,
    {
      has: "Yes, an owner: “Settings”, “Team”, “Name”.",
      how: "An owner: “Settings”, “Team”, “Name”. Links and sign-in stay as they are.",
      who: "An owner.",
      undo: "In the same place; it can be changed as often as you like.",
    },
    { section: "edit_account", beside: wordList`name` },
  ),
  feature(
    "signing out everywhere",
    wordList`(log|sign)(ging|ing)? ?(me |us )?out (of |on )?(everywhere|all( (my|the|other))?( devices| sessions| computers| phones)?|(my |the )?other (devices|computers)), log me out everywhere, end all sessions`,
    {
      has: "Yes: “Settings”, “Security”, “Sign out everywhere”.",
      how: "“Settings”, “Security”, “Sign out everywhere”: every device but the one you press it on is signed out within a minute.",
      team: "For a colleague an owner does it: “Settings”, “People”, the name, “Sign out everywhere”.",
      who: "You for yourself; an owner for everybody under “Settings”, “People”.",
      safe: "Nothing is lost: what is typed is saved; only sign in again on each device.",
    },
    { section: "login_problem" },
  ),
  feature(
    "inviting people",
    wordList`(invit(e|es|ing)|add(ing)?) (a |an |another |new |some |more |my |our |\d+ |several |two |three |other |team )*(colleagues?|people|persons?|users?|members?|coworkers?|employees?|teammates?|teacher|someone|somebody)( to (the|our|my) (team|workspace|account))?`,
    {
      has: "Yes, an owner: “Settings”, “People”, “Invite”, as many as you like on Team and Business, three on Free.",
      how: "An owner: “Settings”, “People”, “Invite”; type the address and choose the role. The link holds for seven days.",
      who: "An owner invites members, since they take a seat. The lead of a project may invite free guests to it.",
      bulk: "Yes, paste up to 100 addresses, one per line.",
      undo: "“Settings”, “People”, “Invited”, “Withdraw” before they accept; later “Deactivate” beside the name.",
      limit: "Without a limit on Team and Business; Free is for up to three people.",
      told: "Yes, they get a mail with a link that holds for seven days.",
    },
    { section: "license_activation", beside: wordList`invite, add, seats?` },
  ),
  feature(
    "removing somebody",
    wordList`(remov(e|ing)|deactivat(e|ing)|delet(e|ing)|kick out) (a |an |the |one |some |my |our |old |former )*(colleagues?|person|users?|members?|coworkers?|employees?|teammates?|someone|somebody)( (who|that) (has )?(left|quit|leaves|is leaving))?( from (the|our|my) (team|workspace|account))?`,
    {
      has: "Yes, an owner: “Settings”, “People”, the name, “Deactivate”.",
      how: "An owner: “Settings”, “People”, the name, “Deactivate”. The seat ends that day, and the tasks stay in the team.",
      who: "Only an owner.",
      undo: "Go to “Settings”, “People”, filter “inactive”, “Reactivate”: everything is as it was, and the seat counts from that day.",
      safe: "Their tasks, comments and files stay in the team; “Hand over” gives the tasks to somebody else.",
      price: "Nothing; the seat ends that day and is no longer on the next bill.",
      told: "They are signed out and get no mail about it from us.",
    },
    { section: "license_activation" },
  ),
  feature(
    "guests",
    wordList`(clients?|customers?|externals?|freelancers?|contractors?|outsiders?) (see|view|access|look at|comment( on)?|use|join)( \w+){0,3}, (share|sharing|show) (a |the |our |my )?(project|board)s?( \w+){0,3} (clients?|customers?|externals?|outsiders?|freelancers?|someone outside)`,
    {
      has: "Yes: “Share” on the project, their address, “Guest”, free on every plan; or a read-only link under “Share”, “Link”.",
      how: "“Share” on the project, their address, “Guest”, “Invite”; only to look, “Share”, “Link”.",
      who: "The project’s lead or an owner.",
      undo: "“Share” on the project, the name, “Remove”, or “Off” beside the link; it holds at once.",
      limit: "As many guests as you like, on every plan.",
      price: "Nothing: guests need no seat, on any plan.",
      sees: "They see all of that one project, including comments, and nothing else from your team.",
      told: "Yes, a guest gets a mail with the link, and later mails about that project only.",
    },
    { ...rights, beside: wordList`clients?, our, outside` },
  ),
  feature(
    "viewers",
    wordList`viewers?( role)?, read-?only (users?|people|access|roles?), (people|users|those|them|they|colleagues|\w+ of (us|them))( (who|that))?( will)? (only|just) (look|read|view|watch|see)( at)?( \w+){0,2}`,
    {
      has: "Yes: whoever only reads is a viewer, free on every plan, and sees all open projects.",
      how: "An owner: “Settings”, “People”, the name, “Role”, “Viewer”. The seat ends that day.",
      who: "Only an owner changes roles.",
      price: "Viewers are free, on every plan; they take no seat.",
      limit: "As many viewers as you like, on every plan.",
      undo: "“Settings”, “People”, the name, “Role”, “Member”; the seat counts from that day.",
      sees: "A viewer reads all open projects and changes nothing.",
    },
    { ...rights, beside: wordList`change, make, turn, role, into, seats?, some, pay` },
  ),
  feature(
    "private projects",
    wordList`private (projects?|boards?|tasks?), (make|set|hide|keep)( \w+){0,3} (private|secret|hidden)( from( \w+){1,3})?, hide (a |the |our |my )?(project|board)s?( from( \w+){1,3})?`,
    {
      has: "Yes: “Share”, “Private” on the project; only those you name see it. “My tasks” is yours alone.",
      how: "“Share” on the project, “Private”, then the names of those who may see it.",
      who: "The project’s lead or an owner.",
      undo: "“Share”, “Open to the team”.",
      sees: "Only those named in it. Owners see that it exists and who leads it, not its tasks.",
    },
    { ...rights },
  ),
  feature(
    "roles",
    wordList`(change|set|edit|give)( \w+){0,3} roles?, (user|member) roles?, (make|turn)( \w+){0,3} (an? )?(admin|owner|viewer|lead), roles`,
    {
      has: "There are four: owner (plan and people), member (all open projects), guest (only what’s shared), and viewer (read-only).",
      how: "An owner: “Settings”, “People”, the name, “Role”. It holds at once.",
      who: "Only an owner changes roles; there is no separate admin.",
      limit: "As many owners as you like; two at least are wise.",
      price: "Owners and members take a seat; guests and viewers are free.",
      undo: "In the same place: “Settings”, “People”, the name, “Role”.",
    },
    { ...rights, beside: wordList`colleague, user, member, people, different, are` },
  ),
  feature(
    "stopping e-mails",
    wordList`(stop|fewer|less|reduce|disable|turn off|switch off|mute|too many|unsubscribe from)( \w+){0,3} (e-?mails?|notifications?|mails)`,
    {
      has: "Yes: your bell, “Preferences”: at once, daily or never for each kind.",
      how: "Your bell, “Preferences”: “Only when I am mentioned” cuts most of it, “daily” makes one mail at 8:00, “never” stops a kind.",
      team: "No, everyone sets their own.",
      undo: "In the same place: set the kind to “at once” again.",
      phone:
        "The bell rules phone and mail alike; the phone’s own settings can silence the app as well.",
    },
    { section: "email_notifications", beside: wordList`all, these, those, getting, your` },
  ),
  feature(
    "turning on notifications",
    wordList`(turn on|switch on|enable|activate|get|set up) (the |my |push |desktop |phone |e-?mail )*notifications?`,
    {
      has: "Yes: your bell, “Preferences”, “at once” for each kind you want.",
      how: "Your bell, “Preferences”: set each kind to “at once”; the phone or browser must allow Plumbline, too.",
      team: "No, everyone sets their own.",
      phone:
        "In the phone’s own settings: “Notifications”, “Plumbline”, allow; then your bell, “Preferences”.",
    },
    { section: "email_notifications", beside: wordList`on` },
  ),
  feature(
    "the status page",
    wordList`status ?-?pages?, (subscribe|subscription|sign up|get|be|follow)( \w+){0,3} (incidents?|outages?|status|downtimes?)( (updates?|mails?|alerts?|news|notifications?))?, (notified|told|informed) (about|of|when)( \w+){0,3} (incidents?|outages?|downtimes?|down)`,
    {
      has: "Yes: “Help”, “Status” shows each part with its last 90 days, and “Subscribe” there mails you at each incident.",
      how: "“Help”, “Status”, “Subscribe”: then a mail comes at each incident and when it is over.",
      where: "“Help”, “Status”; “Subscribe” there mails you at each incident.",
      price: "It’s free on every plan.",
      who: "Everybody; it needs no account.",
    },
    { section: "outage_status", beside: wordList`subscribe, incidents, outages` },
  ),
  feature(
    "working days",
    wordList`working (hours|days|week|times?), business hours, (public |bank )?holidays?, (out of office|absences?|vacations?|days? off|leave)`,
    {
      has: "Working days and public holidays, yes: an owner, “Settings”, “Team”, “Working days”. Your own absence is under “Profile”, “Away”.",
      how: "An owner: “Settings”, “Team”, “Working days”, for the days and the country’s holidays; your absence under “Profile”, “Away”.",
      who: "An owner for the team; each person for their own absence.",
    },
    { beside: wordList`set, add, enter, calendar, my, mark` },
  ),
  feature(
    "a logo or domain of your own",
    wordList`(our|own|company|custom) (logo|domain|branding|brand|url|address), white ?-?label`,
    {
      has: "You can use your logo, under “Settings”, “Team”. We don’t offer your own address or a version without our name.",
      how: "An owner: “Settings”, “Team”, “Logo”. An address of your own there is not.",
      who: "An owner.",
    },
    { beside: wordList`use, put, add, upload, have, logo, own, our` },
  ),
];
