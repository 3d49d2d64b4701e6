import type { Job } from "./types.ts";

export const socialMediaMarketing = {
  slug: "social-media-marketing-job",
  meta: {
    title: "Social Media Marketing for an engineering crew",
    description:
      "Turn what engineers learn into posts, short films and articles that people in hotels and manufacturing read to the end. No hype, measured by enquiries. Remote or hybrid.",
  },
  title: "Social Media Marketing",
  headline: "Make our engineers heard",
  lede: "Our people solve odd, specific problems every week and mostly tell no one. You sit with them, find the part that helps a hotelier or a plant manager on Monday, and publish it where those people already are.",
  summary:
    "Sit with engineers, find what is useful in their week, and publish it where people in hotels and manufacturing already read.",
  facts: {
    place: "Hybrid: two days a week at one of our offices, the rest remote",
    hours: "Full-time, or four days a week if you prefer",
    crew: "You work with the delivery leads, and own the channels",
    start: "As soon as your notice period allows",
    pay: "The range for your country is in our first e-mail",
  },
  posting: {
    posted: "2026-11-02",
    validThrough: "2027-03-31",
    employmentType: ["FULL_TIME", "PART_TIME"],
    countries: ["IN", "US"],
    remote: false,
  },
  drawing: {
    title:
      "A tide table of one month: one engineer’s article is published in the first week; over the next weeks it becomes two posts, a one-minute film, a reply thread and an answer in the sales kit. The curve shows the work, highest at the article.",
    caption:
      "One article, one month. High water is the article; everything after it is made from it.",
  },
  work: {
    title: "The work",
    intro: "One good source a week, used well, rather than a post a day.",
    items: [
      {
        title: "Listen on Fridays",
        text: "You join two client demos a week and ask the engineers afterwards: what surprised you? That is the raw material.",
      },
      {
        title: "Write it, and get it right",
        text: "You write the article or sharpen the engineer’s draft. The engineer signs it off for facts and the client for anything that could point to them.",
      },
      {
        title: "Cut it for each channel",
        text: "A film for YouTube, a thread for X, a plain post for LinkedIn, a short one for Facebook. Same facts, different first line.",
      },
      {
        title: "Answer",
        text: "Comments and messages get a real answer within a working day, from you or from the engineer you bring in. Complaints are answered first.",
      },
      {
        title: "Count what counts",
        text: "Articles read to the end, replies that ask something, enquiries that mention a post. You report monthly on one page and drop what did nothing.",
      },
    ],
  },
  horizon: {
    title: "Your first year",
    steps: [
      {
        when: "Week 2",
        text: "You have interviewed four engineers and published the first piece under their names.",
      },
      {
        when: "Month 3",
        text: "There is a calendar that engineers fill without being chased, and a film format that takes half a day.",
      },
      {
        when: "Year 1",
        text: "First calls open with “I read the one about …”, and you can show how often.",
      },
    ],
  },
  bring: {
    title: "What you bring",
    must: [
      "Two or more years of writing for people in technical jobs, with pieces you can show",
      "English that needs no editing",
      "The skill to shoot and edit a clean one-minute clip on your own",
      "The nerve to ask an expert to explain it again",
    ],
    welcome: [
      "Inside knowledge of hotels, manufacturing or laboratories",
      "Hindi or Spanish",
      "Reading analytics without being fooled by them",
    ],
    notNeeded: [
      "A follower count",
      "A degree in marketing",
      "Knowing what a container is on day one",
    ],
  },
  straight: {
    title: "The downsides",
    items: [
      {
        title: "We don’t do hype",
        text: "No invented client, no borrowed number, no “ten secrets”. If a claim has no source, it doesn’t go out, even when it would do well.",
      },
      {
        title: "Engineers edit",
        text: "They’ll cut your best line because it isn’t quite true. Bring evidence, and you’ll win some of these arguments.",
      },
      {
        title: "It’s slow",
        text: "Buyers of property systems and SAP projects take their time. It may be six months before a post can be tied to an enquiry.",
      },
    ],
  },
  sample: {
    title: "The work sample",
    text: "You get twenty minutes with an engineer and the recording of it. Make one post for a hotel operations manager and the first ten seconds of a film. Tell us what you left out.",
    readFor: [
      "Whether a hotelier would finish it",
      "Whether the engineer would sign it off",
      "What you left out, and why",
    ],
  },
  apply: {
    invitation: "Apply for",
    text: "Your CV and a few lines. It takes about a quarter of an hour.",
    prompt:
      "Link to a piece of yours that explains something difficult. Who was it for, and what did it change?",
  },
} as const satisfies Job;
