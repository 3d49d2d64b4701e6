import { company } from "./company.ts";
import { application } from "./jobs/application.ts";
import { contactUs } from "./pages/contact-us.ts";

/** Texts about the reference number of a submitted form, on the page and in the e-mail. */
export const referenceWords = {
  label: "Your reference",
  hint: "Name it when you write or call about this.",
} as const;

/** The plain-text e-mail that confirms a submission to its sender. */
export const confirmation = {
  kinds: {
    contact: {
      subject: "We have your message",
      text: contactUs.form.sent.text,
      writeTo: company.email,
    },
    application: {
      subject: "We have your application",
      text: application.sent.text,
      writeTo: company.careersEmail,
    },
    demo: {
      subject: "You tried our chatbot demo",
      text: "We keep who tried it and when, to answer you if you ask. We do not write to you again unless you do.",
      writeTo: company.email,
    },
  },
  greeting: (name: string) => `Hello ${name},`,
  received: (time: string) => `what you sent us arrived on ${time}.`,
  sent: "What you sent",
  cut: "(The rest is with us too.)",
  writeTo: (address: string) =>
    `To add something, or if it was not you who sent this, write to ${address} and name the reference. If you answer this mail, it goes there as well.`,
  once: "A machine wrote this mail, once. There is no list to leave.",
} as const;
