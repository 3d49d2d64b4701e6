import { wordList } from "../../../understanding/word-list.ts";
import { type FaultCase, words } from "./case.ts";

/** Sign-in problems, including the e-mails needed for it. */

const allow =
  "“Please let mail from notify@plumbline.example through, including from quarantine.” In Microsoft 365, that’s the list of allowed senders; in Google Workspace, it’s the approved senders.";
const asksIt = words(
  wordList`(what|how)( \w+){0,4} (tell|write|say|ask)( \w+){0,3} (it|admin\w*|provider), (our|the|my) it (asks?|wants?|needs?), what (must|should|does|can|could) (our |the |my )?(it|admin\w*) (do|allow|change|open|set), whitelist\w*, allow ?list\w*`,
);

export const accessCases: readonly FaultCase[] = [
  {
    title: "Invitations do not arrive",
    names: words(wordList`invit\w+, welcome mails?`),
    urgency: "normal",
    section: "create_account",
    ofMany: true,
    steps: [
      {
        text: "“Settings”, “People”, “Invited” shows each invitation; “Send again” makes a new link that’s good for seven days. Have them check spam for notify@plumbline.example. Did it arrive?",
        done: words(wordList`spam, junk, sent? (it |them )?again, re-?sent, resend\w*, send again`),
      },
      {
        text: "Your mail system is holding it back: ask your IT team to let notify@plumbline.example through, including from quarantine, and press “Send again”. Does it arrive now?",
        done: words(wordList`quarantine, allowed, whitelist\w*, it (says|checked|looked|sees)`),
      },
      {
        text: "It also works without e-mail: use “Invited”, “Copy link”, and send it to them in a chat. The link is good for seven days. Can they get in?",
        done: words(wordList`copy link, copied`),
      },
    ],
    asks: [
      { asks: asksIt, answer: allow },
      {
        asks: words(
          wordList`how long( \w+){0,3} (link|valid|good|invit\w*), (link|invit\w*)( \w+){0,2} (valid|expires?|good|runs? out), expir\w+`,
        ),
        answer:
          "They’re good for seven days. “Send again” under “Settings”, “People”, “Invited” gives them seven more.",
      },
    ],
  },
  {
    title: "Single sign-on fails",
    names: words(
      wordList`sso, single sign.?on, saml, okta, azure( ad)?, entra( id)?, adfs, aadsts\d+, one ?login, identity provider, idp, google workspace login`,
    ),
    urgency: "high",
    section: "login_problem",
    steps: [
      {
        text: "“Settings”, “Security”, “Single sign-on” shows an owner the last error; owners can still get in with password and code. Usually the certificate has expired, or the reply address is different. What does it say?",
        done: words(wordList`certificate, last error, aadsts\d+, error (says|is)`),
      },
      {
        text: "Upload your provider’s certificate there again, copy “Reply address” and “Entity ID” into your provider exactly, and test with one account in a private window. Does it work?",
        done: words(
          wordList`uploaded, new certificate, copied, reply (address|url), entity id, same (url|address)`,
        ),
      },
    ],
    asks: [
      {
        atOnce: true,
        asks: words(wordList`aadsts50011, (reply|redirect)( \w+)? (url|uri|address)\w*, redirect`),
        answer:
          "Yes, that error is the reply address: copy “Reply address” from “Settings”, “Security”, “Single sign-on” into your provider’s app exactly as it is, with no slash at the end.",
      },
      {
        atOnce: true,
        asks: words(
          wordList`aadsts50105, aadsts50020, not assigned, only (one|some|him|her|a few)( \w+)?`,
        ),
        answer:
          "Those people aren’t assigned to the Plumbline app at your provider, or have a different address there. Your IT team can add them; nothing has to change in Plumbline.",
      },
      {
        atOnce: true,
        asks: words(wordList`aadsts\d+, error code`),
        answer:
          "A code with AADSTS comes from Microsoft’s side: usually the app’s identifier or the person’s assignment is different. Compare “Entity ID” under “Settings”, “Security”, “Single sign-on” with your app there.",
      },
      {
        asks: words(
          wordList`switch (it |sso )?off, turn (it |sso )?off, disable, without (sso|it), go around, bypass, (another|other) way in, meanwhile, (can|could)( \w+){1,3} (still )?(get in|log in|sign in), emergency access`,
        ),
        answer:
          "An owner signs in with password and code on the normal page and turns off “Demand it” under “Settings”, “Security”: everyone can then set a password with “Forgot password?” until it works.",
      },
    ],
  },
  {
    title: "The reset mail does not come",
    names: words(
      wordList`(reset|password|verification|confirmation|confirm|activation|sign.?in|login) (e-?)?(mails?|links?|messages?), (mails?|link) (for|to) (the |my |a )?(new |reset\w* )*password, (forgot|forgotten|reset)( \w+)? password( \w+){0,6} (e-?mails?|mails?|links?)`,
    ),
    wrong: words(
      wordList`not \w+, never, nothing, no (mail|e-?mail|link|message), missing, where is, still waiting, waiting for`,
    ),
    urgency: "high",
    section: "login_problem",
    steps: [
      {
        text: "Check spam for notify@plumbline.example. If nothing comes within five minutes, the account usually has another address: an owner can see it under “Settings”, “People”. Did it go there?",
        done: words(wordList`spam, junk, inbox, everywhere, all folders`),
      },
      {
        text: "Try “Forgot password?” with every address you have, including private ones, or ask an owner which one is listed under “Settings”, “People”. Does it arrive then?",
        done: words(
          wordList`(right|correct|same|only|one|other|another|both|all|every) (e-?mail )?address\w*, only have one, owner (says|checked|looked)`,
        ),
      },
      {
        text: "Your mail system is holding it back: your IT team can find it in quarantine and let notify@plumbline.example through. Does it arrive now?",
        done: words(
          wordList`quarantine, our it, allowed, whitelist\w*, private (mail|address)\w*, gmail`,
        ),
      },
    ],
    asks: [{ asks: asksIt, answer: allow }],
  },
];
