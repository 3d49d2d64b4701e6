import { wordList } from "../../../understanding/word-list.ts";
import { type FaultCase, words } from "./case.ts";

/** Faults of the app on a device or in a network. */

const asksIt = words(
  wordList`(what|how)( \w+){0,4} (tell|write|say|ask)( \w+){0,3} (it|admin\w*|provider|network), (our|the|my) it (asks?|wants?|needs?), what (must|should|does|can|could) (our |the |my )?(it|admin\w*|firewall) (do|allow|change|open|set), whitelist\w*, allow ?list\w*, which (ports?|address\w*|domains?|hosts?), ports?`,
);
const forIt =
  "Send them this: “Please let *.plumbline.example and files.plumbline.example through on port 443, including web sockets, without inspecting the traffic.” That’s all they need.";

export const deviceCases: readonly FaultCase[] = [
  {
    title: "Slow in the company’s network only",
    names: words(
      wordList`(home|hotspot|mobile data|phone|other network|elsewhere|other office)( \w+){0,4} (fine|fast|ok|okay|normal|works?|quick|good), (only|just|whole|entire|everybody)( \w+){0,3} (office|company network|network|vpn|wi-?fi|school|building), (with|through|behind|on|via|over) (the |our |a )?(company |corporate )?(vpn|proxy|firewall)`,
    ),
    wrong: words(
      wordList`slow\w*, slow, spins?, loads?, loading, \d+ sec\w*, lag\w*, fine, works?, fast, quick, ok, blank, (does|do|can|is) not( \w+)?`,
    ),
    urgency: "high",
    section: "installation",
    ofMany: true,
    steps: [
      {
        text: "It’s your network then, not the boards: a proxy or firewall is holding up our web sockets. Ask your IT team to let *.plumbline.example through on port 443, including web sockets. Is it fast then?",
        done: words(
          wordList`(our |the )?it (says?|allowed|did|opened|checked|has)( \w+)?, allowed, opened, whitelist\w*, no (proxy|firewall)`,
        ),
      },
      {
        text: "Try one computer on a phone’s data, and one in the office without the VPN: where it gets fast, whatever’s in between is the cause. Which of them helps?",
        done: words(wordList`without (the )?vpn, vpn off, hotspot, phone'?s line, mobile data`),
      },
    ],
    asks: [{ asks: asksIt, answer: forIt }],
  },
  {
    title: "The page stays blank",
    names: words(
      wordList`(white|blank|empty|black|gr[ea]y) (page|screen|window|tab), (page|screen|app|it|everything|plumbline) (is |stays |remains |just )+(white|blank|empty|black|gr[ea]y)`,
    ),
    wrong: /./,
    urgency: "high",
    section: "installation",
    steps: [
      {
        text: "Reload with Ctrl+Shift+R (Cmd+Shift+R on a Mac), then try a private window: if it works there, the cause is an extension or an old copy in the browser. Is it there?",
        done: words(wordList`re-?load\w*, refresh\w*, ctrl, f5, cache, private, incognito`),
      },
      {
        text: "Try another browser and the phone’s data. If it’s only blank on your network, your IT team needs to allow *.plumbline.example with web sockets. Does one of them work?",
        done: words(
          wordList`(other|another|different|every|all|several|two|three) browsers?, firefox, edge, safari, hotspot, mobile data, at home, other network`,
        ),
      },
    ],
    asks: [{ asks: asksIt, answer: forIt }],
  },
  {
    title: "Printing goes wrong",
    names: words(wordList`print\w*, paper`),
    wrong: words(
      wordList`(do|does|did|is|can|will) not( \w+)?, cut( off)?, blank, empty, tiny, too (small|big|large), half, wrong, fail\w*, missing, ugly, nothing, pages`,
    ),
    urgency: "normal",
    section: "feature_question",
    steps: [
      {
        text: "Print the PDF instead of the page: “Project”, “⋯”, “Export”, “PDF”, “Landscape”, “Fit to width”. Does it come out whole?",
        done: words(wordList`pdf, landscape, fit to width`),
      },
      {
        text: "For a wide board, switch to “View”, “List” first, which takes up as many pages as it needs. Is that better?",
        done: words(wordList`list( view)?`),
      },
    ],
  },
  {
    title: "Changes that a device had not sent",
    names: words(
      wordList`not( yet)? (synced|sent|uploaded|saved|synchroni[sz]ed), unsynced, unsaved, never (synced|uploaded|sent)`,
    ),
    wrong: words(
      wordList`(laptop|computer|phone|tablet|device|disk|pc|mac|ipad)( \w+){0,4} (died|dead|broke|broken|crashed|stolen|lost|gone|drowned|reset|wiped|fell|kaputt)`,
    ),
    urgency: "high",
    section: "data_loss",
    steps: [
      {
        text: "I’m sorry about that. Anything that was sent is safe: look in the browser, app.plumbline.example. The rest is only on that device: if it starts once more, open the app online and wait until the small cloud is gone. Does it start?",
        done: words(wordList`(does|will|did) not (start|turn on|boot), dead, stolen, lost`),
      },
      {
        text: "Only what was typed without a connection is missing; a repair shop may still be able to read the disk, so don’t wipe it. Is anything older missing?",
        done: words(wordList`repair\w*, wiped`),
      },
    ],
  },
  {
    title: "The desktop app does not start or update",
    names: words(
      wordList`desktop (app|client|version), (windows|mac) (app|client), installer, msi, setup (file|program)?, (app|update) on (windows|my mac|the mac|my pc)`,
    ),
    urgency: "normal",
    section: "installation",
    steps: [
      {
        text: "Close it completely, including in the tray, and start it with a right click, “Run as administrator”; on a Mac, from “Applications”. The browser does everything in the meantime. Does it start?",
        done: words(
          wordList`administrator, as admin, restart\w*, reboot\w*, closed (it )?(fully|in the tray)`,
        ),
      },
      {
        text: "Remove it and reinstall it from “Help”, “Get the apps”; your data is on our side. On a company laptop you may need your IT team for that. Does it work now?",
        done: words(wordList`re-?install\w*, installed( it)? (again|new), removed (it )?and`),
      },
    ],
  },
  {
    title: "A rule or form does nothing",
    names: words(wordList`rules?, automations?, forms?, repeating tasks?, recurring tasks?`),
    wrong: words(
      wordList`(do|does|did) not (run|fire|work|trigger|start|do|come|appear|create|move|make)\w*, not (running|working|firing|triggering), stopped, fail\w*, does nothing, (shows?|showing) nothing, blank, empty, nothing (happens|comes|appears)( \w+)?, no (task|entry|entries)( \w+)?, broken`,
    ),
    urgency: "normal",
    section: "feature_question",
    steps: [
      {
        text: "“⋯”, “Rules” or “Form”, “Last runs” shows why: usually the person who made it has left the project, or a field it needs was removed. What does it say?",
        done: words(
          wordList`last runs, (it )?(says|shows) (nothing|ok|done|success\w*|green), no runs?`,
        ),
      },
      {
        text: "As a member of the project, turn it off and on again, and try it with a new task. Does it run?",
        done: words(
          wordList`off and on, switched, made (it )?(again|new), re-?created, new (rule|form)`,
        ),
      },
    ],
  },
];
