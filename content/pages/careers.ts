import type { Point, Question } from "../services/types.ts";
import type { Listing } from "./listing.ts";

/** One step of the hiring process. */
export type HiringStep = {
  title: string;
  /** What happens, from the applicant's side. */
  text: string;
  /** Latest working day after the application on which this step takes place. */
  byDay: number;
  /** The applicant's own time, in minutes. */
  minutes: number;
  /** Who the applicant meets or hears from. */
  with: string;
};

export type CareersPage = {
  meta: { title: string; description: string };
  listing: Listing;
  headline: string;
  lede: string;
  openings: { title: string; intro: string; more: string };
  working: {
    title: string;
    intro: string;
    /** Hours that both offices of a crew share. */
    sharedHours: number;
    /** Words of the drawing. */
    day: { label: string; together: string; over: string; caption: string };
    items: readonly Point[];
  };
  /** The first e-mail; an underscore is a blank. */
  firstMail: {
    title: string;
    intro: string;
    subject: string;
    opening: string;
    items: readonly Point[];
    end: string;
    signed: string;
    no: { title: string; text: string };
  };
  process: {
    title: string;
    intro: string;
    steps: readonly HiringStep[];
    /** Labels of three figures of the process: first answer, applicant's own time, offer. */
    inShort: { firstMail: string; ownTime: string; offer: string; link: string };
    after: string;
  };
  drawing: { title: string; caption: string };
  straight: {
    title: string;
    intro: string;
    /** `short`: the answer in a word or three. */
    items: readonly { question: string; short: string; answer: string }[];
  };
  unlisted: { title: string; text: string };
  questions: { title: string; items: readonly Question[]; another: string };
};

export const careers = {
  meta: {
    title: "Careers: open jobs and our hiring process",
    description:
      "Three open jobs, what a normal week looks like, and every step of hiring: who you meet and how long it takes. Salary range in the first e-mail.",
  },
  listing: { name: "Careers", keywords: ["jobs", "vacancies", "hiring", "team"] },
  headline: "Work you can explain at dinner",
  lede: "You’ll know what you are building, for whom, and why it was decided that way. You’ll also know the salary range before you’ve spent an hour on us: it’s in our first e-mail.",
  openings: {
    title: "Open jobs",
    intro:
      "Each job has a page with the work, the downsides and a form. There are no unadvertised openings.",
    more: "Read the job",
  },
  working: {
    title: "A working day here",
    intro: "Two offices, half a world apart. What applicants ask us first.",
    sharedHours: 2,
    day: {
      label: "A crew’s day by the clocks of both offices.",
      together: "together",
      over: "the rest is handed over in writing",
      caption:
        "An example, in winter. Each crew chooses its own two hours; whoever works late for them starts late, and whoever starts early stops early.",
    },
    items: [
      {
        title: "From home, from an office, or both",
        text: "Each job page says what that job allows. We don’t track attendance. Twice a year the whole crew of an engagement meets for three days, and we pay for the trip.",
      },
      {
        title: "Two shared hours; the rest is yours",
        text: "The working days of our two offices don’t overlap. Each crew agrees on two hours that are morning in one and evening in the other, and late hours mean a late start. For the rest of the day we write, and no one expects an answer at once.",
      },
      {
        title: "One engagement at a time",
        text: "You are on one crew. If another one needs your help, the hours are agreed on Monday and your own crew plans around them.",
      },
      {
        title: "Every change has a second reader",
        text: "Every change is read by someone else within a working day, whoever wrote it. A lead’s work is reviewed just like yours. Comments are about the code and end with a way forward.",
      },
      {
        title: "You are on call for what you build",
        text: "Paid, a week at a time, with a second person behind you. If you’re called out at night, you take the morning off. False alarms are fixed before new features.",
      },
      {
        title: "Two days a month with no ticket",
        text: "Read, build a prototype, write an article, improve Quanta. You decide. Then you show the rest of us what came of it, even if nothing did.",
      },
    ],
  },
  process: {
    title: "From application to offer",
    intro: "Five steps. You know who you’ll meet before each, and you get an answer after each.",
    steps: [
      {
        title: "You apply",
        text: "The form on the job page or an e-mail: your CV and a few lines on something you built or ran. No cover letter, no test, no account to open.",
        byDay: 0,
        minutes: 15,
        with: "On your own",
      },
      {
        title: "First e-mail",
        text: "A person answers, with the salary range for the job, the place and hours, and the names of the people you’d meet. Or you get a no, with the reason.",
        byDay: 5,
        minutes: 5,
        with: "From the hiring lead",
      },
      {
        title: "A call",
        text: "Half of it is for your questions. We talk through one piece of your work. No riddles, no whiteboard.",
        byDay: 10,
        minutes: 30,
        with: "With your future lead",
      },
      {
        title: "A work sample",
        text: "Two hours at most on a small task that we prepared, at home, with your own tools. Or bring work of your own that you’re free to show. Then we read it together for an hour.",
        byDay: 15,
        minutes: 180,
        with: "With two engineers",
      },
      {
        title: "The crew and the offer",
        text: "An hour with your future colleagues, without the lead. Within two working days you have an offer in writing, or a no with reasons you can use.",
        byDay: 20,
        minutes: 60,
        with: "With the crew",
      },
    ],
    inShort: {
      firstMail: "to the first e-mail, with the salary range",
      ownTime: "of your own time, all five steps together",
      offer: "to an offer, or useful feedback",
      link: "The hiring process",
    },
    after:
      "The offer states salary, notice, place, hours, standby and the engagement you’d join. You have two weeks to decide, and we don’t call to hurry you.",
  },
  drawing: {
    title:
      "A chart of the hiring process: five stations along a course, each with the latest working day and the minutes of your time it takes.",
    caption:
      "Depths in minutes of your own time. Days are working days after you apply, at the latest.",
  },
  firstMail: {
    title: "The e-mail you get by day 5",
    intro: "A person writes it, and it tells you enough to decide whether to go on.",
    subject: "Your application",
    opening: "Thank you for writing. We’d like to talk to you, and this is what we can say now.",
    items: [
      { title: "Salary", text: "From _ to _ a year, for the country you work from." },
      { title: "Place", text: "_, and two shared hours a day from _." },
      { title: "You’d meet", text: "_, who would lead your work. Then _ and _, and the crew." },
      { title: "Next", text: "A call of 30 minutes. Pick a time: _, _ or your own." },
      { title: "To prepare", text: "Nothing." },
    ],
    end: "If the range is not for you, tell us in one line, and we’ll leave it at that.",
    signed: "The hiring lead",
    no: { title: "Or a no", text: "Thank you for writing. Our answer is no, because _." },
  },
  straight: {
    title: "Honest answers",
    intro: "Before you apply, so that neither of us is surprised later.",
    items: [
      {
        question: "Is it client work?",
        short: "Mostly.",
        answer:
          "Some clients decide slowly, some systems are old, and you will meet code from 2009.",
      },
      {
        question: "Do I have to write?",
        short: "Yes.",
        answer:
          "Decision records, Friday pages, runbooks. If you’d rather not write, you won’t enjoy it here.",
      },
      {
        question: "Will people work while I sleep?",
        short: "Yes.",
        answer:
          "You hand work over in writing at the end of your day, and find answers the next morning. That takes some getting used to.",
      },
      {
        question: "Is there a career ladder?",
        short: "A short one.",
        answer:
          "Engineer, senior, lead. A lead still builds. If you want to manage people full-time, this is the wrong company.",
      },
    ],
  },
  unlisted: {
    title: "Don’t see your job?",
    text: "Write to us anyway if you could improve a service on this site. Say which, and how. We answer everyone.",
  },
  questions: {
    title: "Questions from applicants",
    another: "Another question?",
    items: [
      {
        question: "Why isn’t the range on the page?",
        answer:
          "It depends on the country and the contract you would be employed under. The first e-mail has the range for yours. You never have to name a figure first.",
      },
      {
        question: "What happens to my CV?",
        answer:
          "It’s stored on our own server, read by the people who hire for the job, and deleted after the period that the privacy page states. Ask, and we’ll delete it sooner.",
      },
      {
        question: "May I use AI tools for the work sample?",
        answer:
          "Yes, as you would on the job. In the conversation afterwards you’ll be asked to explain every line of it.",
      },
      {
        question: "Do you sponsor visas?",
        answer: "Not at present. You need the right to work in the country you’d work from.",
      },
      {
        question: "What if I need adjustments?",
        answer:
          "Tell us in the form or in reply to the first e-mail: more time, writing instead of a call, another format. You don’t have to say why.",
      },
    ],
  },
} as const satisfies CareersPage;

/** Adds up the applicant's own time over all steps, in minutes. */
export function hiringMinutes(steps: readonly Pick<HiringStep, "minutes">[]): number {
  return steps.reduce((sum, step) => sum + step.minutes, 0);
}
