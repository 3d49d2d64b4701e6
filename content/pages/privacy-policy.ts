import type { Point } from "../services/types.ts";
import type { Listing } from "./listing.ts";

/**
 * How long a kind of record is kept. Some periods are settings of the running installation; the page shows their
 * actual values.
 */
export type Keeping =
  | { kind: "days"; days: number }
  /** The retention period of leads (LEADS_RETENTION_DAYS). */
  | { kind: "lead-retention" }
  /** The period set as ASSISTANT_MISSES_DAYS. */
  | { kind: "misses" }
  | { kind: "until-cleared" }
  | { kind: "minutes"; minutes: number };

export type StoredRecord = {
  id: string;
  /** Label in the drawing: at most 12 characters. */
  short: string;
  title: string;
  /** The exact fields, in words. */
  fields: string;
  /** Shown in monospace: names of browser keys, cookies or tables. */
  name?: string;
  where: "browser" | "server" | "log";
  why: string;
  keeping: Keeping;
  /** Only if the demo keeps messages it did not understand. */
  learning?: true;
  /** Replaces the printed period if a number alone would be misleading. */
  period?: string;
  deletion: string;
};

export type PrivacyPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  inForce: { label: string; date: string };
  short: { title: string; items: readonly Point[] };
  drawing: { title: string; caption: string };
  stored: {
    title: string;
    intro: string;
    head: {
      what: string;
      fields: string;
      where: string;
      why: string;
      period: string;
      deletion: string;
    };
    places: Record<StoredRecord["where"], string>;
    records: readonly StoredRecord[];
  };
  learning: {
    title: string;
    text: (days: number) => string;
    off: string;
    on: string;
    isOff: string;
    isOn: string;
    /** The link that says it without scripts. */
    ask: string;
  };
  browser: {
    title: string;
    intro: string;
    withoutScript: string;
    nothing: string;
    present: string;
    absent: string;
    clear: string;
    cleared: string;
    keys: Record<string, string>;
  };
  passedOn: {
    title: string;
    intro: string;
    none: string;
    automation: string;
    mail: string;
    confirmation: string;
    webhook: string;
    model: string;
    scheduling: string;
  };
  absent: { title: string; items: readonly Point[] };
  removal: { title: string; intro: string; steps: readonly (Point & { when: string })[] };
  rights: { title: string; intro: string; items: readonly Point[] };
  controller: { title: string; text: string; contact: string };
  changes: { title: string; text: string };
};

export const privacyPolicy = {
  meta: {
    title: "Privacy policy: what we store and for how long",
    description:
      "A table of everything this website stores about you: which fields, where, why, how long, and how to have it deleted. No analytics, no third-party requests.",
  },
  listing: { name: "Privacy Policy", keywords: ["cookies", "GDPR", "delete my data"] },
  headline: "The data we keep, and for how long",
  lede: "You can read every page here without telling us who you are. This page says what happens to what you do tell us, field by field.",
  inForce: { label: "In force since", date: "2026-11-20" },
  short: {
    title: "In short",
    items: [
      {
        title: "Nothing follows you",
        text: "No analytics, no advertising, no fingerprinting. Pages load from this server alone: fonts, pictures and scripts included.",
      },
      {
        title: "We keep what you send",
        text: "Three forms store something: the chatbot demo, the contact form and the job application. You see each field before you send it.",
      },
      {
        title: "It all expires",
        text: "Each record has an expiry date. A daily task deletes whatever is past it.",
      },
      {
        title: "Deleted on request",
        text: "One e-mail from the address concerned is enough. We’ll tell you what was deleted.",
      },
    ],
  },
  drawing: {
    title:
      "Sounding lines of different length hang from the water surface, one for each kind of record. The deeper a line reaches, the longer that record is kept.",
    caption:
      "The longer the line, the longer we keep it; the scale is logarithmic. Dashed lines end when you clear your browser.",
  },
  stored: {
    title: "Everything that is stored",
    intro:
      "The table is complete. If you find anything in your browser or in our replies that isn’t in it, tell us: that is a fault.",
    head: {
      what: "What",
      fields: "Fields",
      where: "Where",
      why: "Why",
      period: "How long",
      deletion: "How it is deleted",
    },
    places: { browser: "Your browser", server: "Our server", log: "Server log" },
    records: [
      {
        id: "demo-lead",
        short: "Demo lead",
        title: "Chatbot demo: who tries it",
        fields:
          "Name, e-mail address, industry chosen, time, the page it was opened on, the language your browser asks for, and the name of the campaign if a campaign link brought you",
        where: "server",
        why: "To reply later if you ask us to, and to know which demo is used",
        keeping: { kind: "lead-retention" },
        deletion: "Automatically at the end of the period, or on your request",
      },
      {
        id: "conversation",
        short: "Conversation",
        title: "Chatbot demo: the conversation",
        fields:
          "Your messages, the replies, what the assistant has understood so far (dates, counts, an open question), and whether a reply helped, if you said so",
        where: "server",
        why: "So that “the 12th instead” makes sense as a next message",
        keeping: { kind: "days", days: 1 },
        deletion: "Automatically a day after the last message, or on your request",
      },
      {
        id: "misses",
        short: "Not understood",
        title: "Chatbot demo: what it did not understand",
        fields:
          "The message without names, addresses and numbers, including messages whose reply you marked as unhelpful, the industry, the time, how the bot read it, and which conversation it comes from, for as long as that is stored",
        where: "server",
        why: "So that we see which questions have no answer yet, and write one",
        keeping: { kind: "misses" },
        learning: true,
        deletion:
          "Automatically, or on your request within a day of the conversation. You can switch it off below",
      },
      {
        id: "contact",
        short: "Message",
        title: "Contact message",
        fields:
          "Name, e-mail address, company and telephone if given, topic, message, time, the page of the form, the language your browser asks for, and any signs of spam",
        where: "server",
        why: "To answer you",
        keeping: { kind: "lead-retention" },
        deletion: "Automatically at the end of the period, or on your request",
      },
      {
        id: "application",
        short: "Application",
        title: "Job application",
        fields:
          "Name, e-mail address, telephone and link if given, country, what you wrote, the job, the CV file, time, and the language your browser asks for",
        where: "server",
        why: "To decide on your application",
        keeping: { kind: "lead-retention" },
        deletion:
          "Automatically at the end of the period, or on your request; the CV file goes with it",
      },
      {
        id: "conversation-cookie",
        short: "Cookie",
        title: "Conversation cookie",
        name: "conversation",
        fields:
          "A random number. It isn’t readable by scripts and is set with your first message in the demo, never before. Over https, browsers list this cookie and the two below with “__Host-” before their names",
        where: "browser",
        why: "So that only your browser can continue your conversation",
        keeping: { kind: "days", days: 1 },
        deletion: "Automatically, or when you clear your cookies",
      },
      {
        id: "learning-cookie",
        short: "Opt-out",
        title: "Your opt-out",
        name: "demo_learning",
        fields:
          "“off”, if you chose below that we keep nothing of what the demo doesn’t understand",
        where: "browser",
        why: "So that the demo respects it",
        keeping: { kind: "days", days: 365 },
        learning: true,
        deletion: "Automatically, with “Keep it again”, or when you clear your cookies",
      },
      {
        id: "preview-cookie",
        short: "Preview cookie",
        title: "Preview cookie",
        name: "blog_preview",
        fields:
          "A time, a random number and a signature. It isn’t readable by scripts and is set only by a secret link to articles that aren’t published yet",
        where: "browser",
        why: "So that only people with the link see drafts",
        keeping: { kind: "days", days: 1 },
        deletion: "Automatically, with “Leave preview”, or when you clear your cookies",
      },
      {
        id: "demo-name",
        short: "Name",
        title: "Your name in the demo",
        name: "chatbot_user_name",
        fields: "The name you typed into the demo",
        where: "browser",
        why: "So you don’t have to type it again",
        keeping: { kind: "until-cleared" },
        deletion: "With the button below",
      },
      {
        id: "demo-email",
        short: "Address",
        title: "Your address in the demo",
        name: "chatbot_user_email",
        fields: "The e-mail address you typed into the demo",
        where: "browser",
        why: "So you don’t have to type it again",
        keeping: { kind: "until-cleared" },
        deletion: "With the button below",
      },
      {
        id: "scheme",
        short: "Light, dark",
        title: "Light or dark",
        name: "colour_scheme",
        fields: "“light” or “dark”, if you used the switch in the header",
        where: "browser",
        why: "So that the site stays the way you set it",
        keeping: { kind: "until-cleared" },
        deletion: "With the button below",
      },
      {
        id: "search-key",
        short: "Search key",
        title: "Search by “/” turned off",
        name: "search_key",
        fields: "“off”, if you turned the key off in the search dialog",
        where: "browser",
        why: "So that the key doesn’t get in your way again",
        keeping: { kind: "until-cleared" },
        deletion: "With the button below",
      },
      {
        id: "offline",
        short: "Offline",
        title: "Offline copies",
        name: "service worker cache",
        fields: "Pages and files of this site that you have opened. Nothing you typed",
        where: "browser",
        why: "So that pages open on a bad connection",
        keeping: { kind: "until-cleared" },
        deletion: "With the button below, or when you clear this site’s data",
      },
      {
        id: "limits",
        short: "Counters",
        title: "Counters against abuse",
        fields:
          "A keyed hash of your network address, from which no one without our database can find the address again, and how many messages came from it; where we confirm by e-mail, the same for that address",
        where: "server",
        why: "So that one machine cannot flood the forms or the demo",
        keeping: { kind: "days", days: 1 },
        deletion: "Automatically",
      },
      {
        id: "log",
        short: "Server log",
        title: "Server log",
        fields:
          "Time, address of the page, status, duration. No names, no message texts, no e-mail addresses",
        where: "log",
        why: "To find faults",
        keeping: { kind: "days", days: 14 },
        deletion: "Automatically",
      },
    ],
  },
  learning: {
    title: "Learning from the demo",
    text: (days) =>
      `When the demo doesn’t understand a message, we keep it for ${days} days to learn which answer is missing. Names, addresses and numbers are taken out first. People read it; no model is trained on it. If you’d rather we didn’t, switch it off for this browser. The demo works the same.`,
    off: "Keep nothing of mine",
    on: "Keep it again",
    isOff: "Switched off in this browser: nothing you write in the demo is kept to learn from.",
    isOn: "Switched on in this browser: what the demo doesn’t understand is kept.",
    ask: "Which have I chosen?",
  },
  browser: {
    title: "In this browser now",
    intro: "Read from your own browser. None of it is sent.",
    withoutScript:
      "This list needs JavaScript. Without it, the site has stored nothing in your browser; the site data in your browser’s settings shows the same.",
    nothing: "Nothing. This site has stored nothing in this browser.",
    present: "stored",
    absent: "nothing",
    clear: "Clear all of it",
    cleared: "Cleared. This browser no longer holds anything from this site.",
    keys: {
      chatbot_user_name: "Name for the demo",
      chatbot_user_email: "E-mail address for the demo",
      colour_scheme: "Light or dark",
      search_key: "Search by “/” turned off",
      offline: "Offline copies",
    },
  },
  passedOn: {
    title: "Passed on to others",
    intro: "This installation is set up as follows. The list comes straight from its settings.",
    none: "Nowhere. Messages, demo leads and applications stay in the database of this server.",
    automation:
      "Demo leads and demo messages go to our workflow automation, which runs under our control, over an encrypted connection.",
    mail: "The people on duty get an e-mail about each message and each application, with what you wrote and your CV.",
    confirmation:
      "We confirm by e-mail what arrived. It travels through the mail servers between us and you.",
    webhook: "Messages and demo leads go to our customer records, over an encrypted connection.",
    model:
      "Demo messages are given to a language model, which leads the conversation. Your name and e-mail address are not.",
    scheduling:
      "“Talk to Us” opens a calendar on another site, in a new tab. That site has its own policy; we pass nothing on to it.",
  },
  absent: {
    title: "Not on this site",
    items: [
      {
        title: "Analytics",
        text: "We collect nothing about what you do here. The server knows how many pages it sent, but not to whom.",
      },
      {
        title: "Third-party requests",
        text: "No fonts, maps, videos, buttons or captchas from elsewhere. The site’s content policy stops your browser from loading any.",
      },
      {
        title: "A consent banner",
        text: "There is nothing to consent to. What is stored in your browser is what you asked for.",
      },
      { title: "Training", text: "Your messages train no model, ours or anyone else’s." },
    ],
  },
  removal: {
    title: "Deletion on request",
    intro: "No form, no account, no reason needed.",
    steps: [
      {
        when: "You",
        title: "Send one e-mail",
        text: "From the address concerned, with the word “delete”. If you no longer have that address, tell us what you sent and when.",
      },
      {
        when: "Within 3 working days",
        title: "One command removes it",
        text: "It deletes the person everywhere: messages, demo leads, applications with their files, conversations, and deliveries that are still waiting.",
      },
      {
        when: "Same day",
        title: "You get the list",
        text: "What was deleted, by kind and number. Copies in backups are overwritten within 30 days.",
      },
    ],
  },
  rights: {
    title: "Your other rights",
    intro: "Wherever you live, we treat these as yours.",
    items: [
      { title: "A copy", text: "Everything we hold under your address, in a file." },
      { title: "A correction", text: "Tell us what is wrong; we change it and confirm." },
      {
        title: "An objection",
        text: "Object to a use and we stop it, keeping only what the law requires.",
      },
      {
        title: "A complaint",
        text: "With the data protection authority where you live. You need not write to us first.",
      },
    ],
  },
  controller: {
    title: "The controller",
    text: "Responsible for this website and all the data in the table:",
    contact: "Questions about data protection",
  },
  changes: {
    title: "Changes to this page",
    text: "It changes with the software, in the same release. The date at the top is the date of the last change. Records already stored keep the shorter of the old and the new period.",
  },
} as const satisfies PrivacyPage;
