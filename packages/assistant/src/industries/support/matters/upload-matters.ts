import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Photos and files on their way from the phone. */

const taken = wordList`photos?, pics?, pictures?, images?, videos?, files?, scans?, recordings?, attachments?`;
const phone = wordList`phone, mobile, iphone, android, ipad, tablet, app, camera`;
const elsewhere = wordList`laptop, computer, pc, mac, desktop, browser, web, other (device|phone|computer)s?, colleagues?, anyone else`;
const absent = wordList`(do|does|did|are|is|were|have) not( \w+){0,2} (show\w*|appear\w*|arrive\w*|come|there|visible|sync\w*|upload\w*|here|load\w*), missing, nowhere, never (arrive|show up|come)\w*, only on (the|my)`;
const line = wordList`mobile data, data plan, cellular, wi-?fi, wlan, roaming, 4g, 5g, data volume`;
const sending = wordList`upload\w*, sync\w*, send\w*, transfer\w*`;

export const uploadMatters: readonly Matter[] = [
  {
    title: "Photos and files of the phone that have not arrived",
    section: "feature_question",
    faults: true,
    names: anywhere(wordList`
      ${taken}( \w+){0,6} ${absent}( \w+){0,4} ${elsewhere}, ${phone}( \w+){0,3} ${taken}( \w+){0,4} ${absent}, ${taken}( \w+){0,5} (on|from|of|with) (the|my|our|his|her)( \w+)? ${phone}( \w+){0,5} ${absent}, still uploading, ${sending}( \w+){0,6} ${line}, ${line}( \w+){0,5} ${sending},
      (see|tell|know|check|find out)( \w+){0,5} (uploading|uploaded|still to upload|waiting to be sent), upload (queue|list|settings?), (queue|list) of( \w+)? uploads, ${taken}( \w+){0,4} (stuck|waiting|pending|queued)( \w+){0,4} ${phone}
    `),
    not: anywhere(
      wordList`csv, import\w*, wall displays?, e-?mails?, notifications?, calendar, screenshots?, invoices?, profile, how (big|large), \d+ ?(mb|gb), api`,
    ),
    answer:
      "Anything that hasn’t arrived is still waiting on the phone: in the app, your picture, “Uploads” lists each file with its status, and “Send now” starts them. Please don’t delete the app before that list is empty. What does it say there?",
    asks: [
      asked(
        wordList`${line}, (without|only with|outside) (a )?(network|internet)`,
        "It uses both, unless “Wi-Fi only” is on: in the app, your picture, “Uploads”. With it on, files wait until the phone is on Wi-Fi.",
      ),
      asked(
        wordList`(already )?(reinstalled|deleted the app|new phone|removed the app|installed (it )?again)( \w+)*`,
        "The list of what was waiting is gone, but the photos are still in the phone’s own gallery: add the ones from that time again. Anything that had already arrived is safe with us.",
      ),
      asked(
        wordList`(paused|waiting|stuck|failed|error|hang(s|ing)?|does not (move|start)|at \d+ ?%|nothing happens)( \w+)*`,
        "Press “Send now”, with the app open and the phone on Wi-Fi. If one file is holding up the rest, swipe it out of the list: it stays in the gallery, and you can add it again. Is it moving now?",
      ),
      asked(
        wordList`(empty|nothing (in|there)|no (list|uploads?|files?)|all (sent|done|green|uploaded))( \w+)*`,
        "Everything was sent, then: on the laptop, look in the task, “Files”, and clear filters with “View”, “Reset”. Are you in the same team on both, at the top left?",
      ),
      asked(
        wordList`(only|just)( \w+){0,4} (this|last|today|yesterday|since|some|new(er)?|recent)( \w+){0,3}, since( \w+){1,3}, (older|old|earlier) ones( \w+)*`,
        "They haven’t been sent since that day, usually because “Wi-Fi only” is on or the phone won’t give the app background data. “Uploads” in the app shows them waiting: press “Send now”. Are they listed?",
      ),
      asked(
        wordList`(where|how)( \w+){0,6} (see|find|look|check|tell|know|list|setting|menu)( \w+)*, ${ways.where}, (is there|no) (a |no )?(setting|option|switch)( \w+)*`,
        "In the app, tap your picture, then “Uploads”. You’ll see each file’s status there, with “Send now” and “Wi-Fi only” above the list.",
      ),
      asked(
        wordList`battery, background, screen (off|locked), (close|closing|leave|lock)( \w+){0,3} (app|phone)`,
        "It continues in the background, unless the phone is saving power: then it waits until the app is open again.",
      ),
      asked(
        wordList`(lose|lost|safe|gone|deleted)( \w+)*`,
        "Nothing is lost: what was sent is with us, and the rest is still on the phone.",
      ),
      asked(
        wordList`(how (big|large)|limit|too (big|large)|size)( \w+)*`,
        "One file can be up to 250 MB, from the phone too.",
      ),
      asked(
        ways.howLong,
        "A photo takes seconds, and a 100 MB video takes some minutes on Wi-Fi; it appears on the laptop within a minute after that.",
      ),
    ],
  },
];
