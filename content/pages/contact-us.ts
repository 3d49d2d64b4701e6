import { contactFormRules } from "@brightkeel/contracts";
import { company } from "../company.ts";
import type { Point, Question } from "../services/types.ts";
import type { Listing } from "./listing.ts";

const messageLength = contactFormRules.message.maxLength.toLocaleString("en");

/** Topics of the form besides the services. Also accepted as `?service=` in the page's URL. */
export const contactTopics = [
  "A new project",
  "Partnership",
  "A job",
  "Press",
  "Data protection",
  "Something else",
] as const;

export type ContactPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  ways: {
    call: Point & { action: string };
    email: Point;
    phone: Point & { us: string; india: string };
  };
  after: {
    title: string;
    intro: string;
    steps: readonly { when: string; title: string; text: string }[];
  };
  form: {
    title: string;
    intro: string;
    fields: Record<
      "name" | "email" | "company" | "phone" | "topic" | "message" | "consent",
      { label: string; hint?: string }
    >;
    noTopic: string;
    topicGroups: { services: string; other: string };
    submit: string;
    sent: {
      title: string;
      text: string;
      copy: string;
      steps: string;
      reached: string;
      next: string;
    };
    errorTitle: string;
    errors: Record<
      | "name"
      | "email"
      | "emailFormat"
      | "phone"
      | "company"
      | "message"
      | "messageLength"
      | "spent"
      | "store",
      string
    >;
  };
  helps: {
    title: string;
    intro: string;
    /** A message in parts; a part with a note belongs to the item of that number. */
    message: readonly { text: string; note?: number }[];
    items: readonly Point[];
  };
  hours: {
    title: string;
    intro: string;
    yours: string;
    drawing: { title: string; caption: string };
  };
  offices: { title: string; intro: string };
  questions: { title: string; items: readonly Question[] };
  /** The drawing at the end: a flag of the International Code of Signals. */
  signal: readonly string[];
};

export const contactUs = {
  meta: {
    title: "Contact us: write, call or book half an hour",
    description:
      "Write to us, call one of two offices or book a 30-minute call. An engineer reads every message and answers within one working day. No sales queue, no captcha.",
  },
  listing: {
    name: "Contact Us",
    keywords: [
      "phone",
      "e-mail",
      "address",
      "office",
      ...company.offices.map((office) => office.city),
    ],
  },
  headline: "Tell us what you’re stuck on",
  lede: "It goes to an engineer, not a sales queue. You’ll get an answer within one working day: a first opinion, or the questions we need answered first.",
  ways: {
    call: {
      title: "Book half an hour",
      text: "Pick a slot in our calendar. Video or telephone, no slides, with the engineer who would lead the work.",
      action: "Talk to Us",
    },
    email: {
      title: "Write an e-mail",
      text: "From your own mail program, or when you have a file to send.",
    },
    phone: {
      title: "Call",
      text: "Someone picks up during the hours below. Out of hours, leave a number.",
      us: "United States",
      india: "India",
    },
  },
  after: {
    title: "After you press send",
    intro: "Four things happen, in this order. You can hold us to the times.",
    steps: [
      {
        when: "At once",
        title: "It is stored",
        text: "It is on our own server before the page says so. If that fails, the page tells you and keeps what you typed.",
      },
      {
        when: "Within 4 office hours",
        title: "An engineer reads it",
        text: "It goes to whoever is on duty for your topic, and they decide who can answer best.",
      },
      {
        when: "Within 1 working day",
        title: "You get an answer",
        text: "From a named person with a direct address: an opinion, questions, or a clear no with a better place to ask.",
      },
      {
        when: "If you want",
        title: "We talk",
        text: "Thirty minutes. Then you get one page: what we understood, would do first, and what it would take.",
      },
    ],
  },
  form: {
    title: "Write to us",
    intro: "Fields marked “optional” may stay empty.",
    fields: {
      name: { label: "Your name" },
      email: { label: "E-mail address", hint: "We use it only to answer you." },
      company: { label: "Company (optional)" },
      phone: {
        label: "Telephone (optional)",
        hint: "With country code, if you’d rather be called back.",
      },
      topic: { label: "What is it about?" },
      message: {
        label: "What’s going on?",
        hint: "What you have, what should be different, and by when. Five lines are plenty.",
      },
      consent: { label: "The privacy page says what happens to this message." },
    },
    noTopic: "Not sure yet",
    topicGroups: { services: "Services", other: "Other topics" },
    submit: "Send message",
    sent: {
      title: "We have your message",
      text: "It is stored, and the engineer on duty will read it next. You’ll have an answer by e-mail within one working day.",
      copy: "What you sent",
      steps: "What happens now",
      reached: "Done",
      next: "If it can’t wait, book half an hour or call: both are on this page.",
    },
    errorTitle: "Your message has not been sent yet",
    errors: {
      name: "Enter your name, so that we know what to call you.",
      email: "Enter your e-mail address, so that we can answer.",
      emailFormat: "Check the e-mail address. It should look like name@company.com.",
      company: `Shorten the company’s name to one line of ${contactFormRules.company.maxLength} characters.`,
      phone: "Check the telephone number. Digits, spaces, brackets and a leading + are fine.",
      message: "Write what is going on. One line is enough to start.",
      messageLength: `Shorten the message to ${messageLength} characters, or send the long version by e-mail.`,
      spent:
        "We have your first message from this form. What you typed now is still here: to send it as well, please press the button once more.",
      store:
        "We couldn’t store your message. Everything you typed is still here: please send it again, or send us an e-mail.",
    },
  },
  helps: {
    title: "A message we can answer",
    intro: "Four things let us answer with an opinion instead of questions.",
    // Made up: no one’s hotels.
    message: [
      { text: "We run two hotels on " },
      { text: "a property system from 2017, a channel manager and a lot of spreadsheets", note: 1 },
      { text: ". Every evening " },
      { text: "three people at the front desk type forty arrivals a second time", note: 2 },
      { text: ". We’d like that to stop " },
      { text: "before the season opens in May", note: 3 },
      { text: ", or to hear what can be done by then. " },
      { text: "No guest data here; we can show it to you on a call", note: 4 },
      { text: "." },
    ],
    items: [
      {
        title: "Your systems today",
        text: "Their names, and roughly how old they are. “Before the pandemic” is a fine answer.",
      },
      {
        title: "The people affected",
        text: "Who they are and how many. It decides where we look first.",
      },
      {
        title: "Your deadline",
        text: "A season, an audit, a contract. If you have none, say so: it makes the work cheaper.",
      },
      {
        title: "What stays out",
        text: "Passwords, guest data, health data. A form is the wrong place for them.",
      },
    ],
  },
  hours: {
    title: "Office hours",
    intro: "On one scale, so that you can see who your call will reach.",
    yours: "YOUR TIME",
    drawing: {
      title: "Hours of each office in universal time",
      caption: "In universal time (UTC). Red marks when someone answers the phone.",
    },
  },
  offices: {
    title: "Finding our offices",
    intro: "Come by appointment, so that the person you want to see is there.",
  },
  signal: ["Signal flag K:", "“I wish to communicate with you”"],
  questions: {
    title: "Before you write",
    items: [
      {
        question: "Will I end up on a mailing list?",
        answer:
          "No, we have none. We use your address to answer you, and delete it with your message (the privacy page says when).",
      },
      {
        question: "Can we sign a confidentiality agreement first?",
        answer: "Yes. Send your own, or ask for ours. Keep the details until it is signed.",
      },
      {
        question: "It’s urgent and you don’t know our system. Should we still call?",
        answer:
          "Yes, in office hours. We can say in a few minutes whether we can help today, or who else could.",
      },
      {
        question: "Do you respond to tenders?",
        answer:
          "Sometimes. Send the document, and name someone who can answer questions about it. If no one can, we decline.",
      },
    ],
  },
} as const satisfies ContactPage;
