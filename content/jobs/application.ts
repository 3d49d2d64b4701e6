import { applicationFormRules, cvRules } from "@brightkeel/contracts";

const cvSize = `${cvRules.maxBytes / 1024 / 1024} MB`;
const messageLength = applicationFormRules.message.maxLength.toLocaleString("en");

/** Texts of the application form, shared by all jobs; each job has its own question about the work. */
export const application = {
  intro: "Fields marked “optional” may stay empty.",
  beside: {
    until: "Apply by",
    answer: {
      title: "What happens next",
      text: "Our first e-mail, within five working days: the salary range, the place and the people you’d meet, or a no with the reason.",
    },
    mail: { title: "By e-mail instead", text: "Send us the same details and say which job." },
  },
  fields: {
    name: { label: "Your name" },
    email: { label: "E-mail address", hint: "We’ll send the salary range here." },
    phone: { label: "Telephone (optional)", hint: "With country code." },
    country: {
      label: "Where would you work from?",
      hint: "So that we can send the right salary range.",
      choose: "Please choose",
      options: { US: "United States", IN: "India" },
    },
    link: {
      label: "A link to your work (optional)",
      hint: "A repository, an article, a site. Any https address.",
    },
    message: { hint: "A few lines. If you need any adjustments, say so here too." },
    cv: {
      label: "Your CV",
      hint: `PDF, Word (.docx) or OpenDocument (.odt), ${cvSize} at most.`,
    },
  },
  consent: "The privacy page says what happens to your application.",
  submit: "Send application",
  sent: {
    title: "We have your application",
    text: "It’s stored, with your CV. A person will read it, and our first e-mail will reach you within five working days: the salary range, the place and the people you’d meet, or a no with the reason.",
  },
  errorTitle: "Your application has not been sent yet",
  cvAgain: "Browsers don’t keep a chosen file: please choose your CV again.",
  errors: {
    name: "Enter your name, so that we know what to call you.",
    email: "Enter your e-mail address, so that we can answer.",
    emailFormat: "Check the e-mail address. It should look like name@company.com.",
    phone: "Check the telephone number. Digits, spaces, brackets and a leading + are fine.",
    country: "Choose the country that you would work from.",
    link: "Check the link. It should begin with https://",
    message: "Write a few lines. They tell us more than the CV does.",
    messageLength: `Shorten your lines to ${messageLength} characters.`,
    cvMissing: "Choose your CV.",
    cvSize: `Choose a smaller file: ${cvSize} at most.`,
    cvType:
      "Choose a PDF, Word or OpenDocument file. This one is something else, despite its name.",
    spent:
      "We have your first application from this form. What you typed now is still here: to send it as well, please choose your CV and press the button again.",
    store:
      "We couldn’t store your application. What you typed is still here: please send it again, or send it by e-mail.",
  },
} as const;
