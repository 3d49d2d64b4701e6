import { company } from "./company.ts";
import { application } from "./jobs/application.ts";
import { contactUs } from "./pages/contact-us.ts";

/** Texts about the reference number of a submitted form, on the page and in the e-mail. */
export const referenceWords = {
  label: "Your reference",
  hint: "Please quote it when you write or call.",
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
      text: "We keep your name, your address and the time, so that we can answer if you write to us. We won’t write again unless you do.",
      writeTo: company.email,
    },
  },
  greeting: (name: string) => `Hello ${name},`,
  received: (time: string) => `We received this from you on ${time}.`,
  sent: "What you sent",
  cut: "(Shortened here. We have the full text.)",
  writeTo: (address: string) =>
    `To add something, or if you didn’t send this, write to ${address} and quote the reference. Replies to this e-mail go there too.`,
  once: "This e-mail was sent automatically, once. You are not on a mailing list.",
} as const;
