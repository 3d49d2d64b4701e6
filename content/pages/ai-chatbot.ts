import type { Point, Question } from "../services/types.ts";

/**
 * A feature with an example question and answer, and the answer’s source or a comment on it. The one that convinces
 * most is large.
 */
type Exchange = Point & {
  asked: string;
  answered: string;
  source?: string;
  mark: string;
  large?: true;
};

/** The questions of a sample acceptance test: how many were asked, and those answered wrongly. */
const asked = {
  of: 500,
  wrong: [
    { number: 62, cause: "Second question missed", mended: "now answers both" },
    { number: 113, cause: "Last year’s price list", mended: "removed from the folder" },
    { number: 339, cause: "Two pumps with one name", mended: "told apart by year" },
    { number: 480, cause: "A guess", mended: "now asks below 80%" },
  ],
} as const;

const causes = asked.wrong.map(({ cause }) => cause.toLowerCase()).join(", ");

/**
 * The text of /ai-chatbot (docs/specification.md 2.12, twelve sections in order). The specification fixes the counts,
 * and the figures are the page's static claims; they appear nowhere else.
 */
export const aiChatbot = {
  meta: {
    title: "AI Chatbot for Customer Conversations",
    description:
      "A chatbot that learns from your own documents, answers in under half a second and hands over to your people. Try the live demo.",
  },

  hero: {
    title: "Smarter Conversations. Happier Customers. Seamless Automation.",
    lede: "A chatbot that reads your manuals, policies and past tickets, and says where each answer comes from. When it doesn’t know, it brings in one of your people.",
    /** With what each means, in a few words. */
    indicators: [
      { name: "24/7 Active", text: "Nights included" },
      { name: "Instant Responses", text: "Under 0.5s" },
      { name: "Multi-Platform", text: "On 50 channels" },
    ],
  },

  features: {
    title: "Built in from the start",
    lede: "Six sample conversations.",
    items: [
      {
        title: "Understands how people write",
        asked: "order 4711 where, and can it go to the office instead",
        answered:
          "Order 4711 left this morning. The driver can leave it at the parcel shop near your office.",
        mark: "Two questions in half a sentence",
        text: "Typos, half sentences, two questions in one line. It works out what is meant, then the details: the order, the dates, the guests.",
      },
      {
        title: "Answers from your sources only",
        asked: "Is the pump covered if it ran dry?",
        answered: "No. The warranty doesn’t cover damage from running dry.",
        source: "Warranty terms, section 4.2",
        mark: "Document and section named",
        text: "Every factual answer names its document and section. Without a source it makes no claim.",
      },
      {
        title: "Asks when unsure",
        asked: "It does not work.",
        answered: "Was the card declined, did the code never arrive, or is the page blank?",
        mark: "The three most likely problems",
        text: "Below a confidence that you set for each topic, it offers the three likeliest meanings instead of guessing.",
      },
      {
        title: "Takes action",
        asked: "Is a double free from Friday to Sunday?",
        answered: "Yes, one with breakfast. I’ve put it on hold for you until six this evening.",
        mark: "Hold placed in the booking system",
        text: "It looks up an order, quotes a stay or opens a ticket with a number. Each action calls a system that you name, within limits that you set.",
      },
      {
        title: "Hands over with the full conversation",
        asked: "I have restarted it twice. I want a person.",
        answered:
          "I’m getting someone. They can see both restarts, so you won’t have to explain again.",
        mark: "Handed to support with the thread",
        large: true,
        text: "Your agent gets the conversation and what was already tried, so your customer doesn’t have to start again.",
      },
      {
        title: "Shows you what it missed",
        asked: "Do you ship to Malta?",
        answered: "I have no source for that. A colleague will write to you.",
        mark: "On the weekly list: asked nine times",
        text: "A weekly list of questions without a good answer, counted by topic, so you know which page to write next.",
      },
    ] satisfies Exchange[],
  },

  channels: {
    title: "On the channels your customers use",
    lede: "One set of answers and one history.",
    names: [
      "WhatsApp",
      "Zoom",
      "Instagram",
      "Facebook",
      "Telegram",
      "Slack",
      "Discord",
      "Teams",
      "SMS",
      "Email",
    ],
    more: "+ 40 more platforms and growing",
  },

  replies: {
    title: "Intelligent Replies & Automation",
    /** What an answer consists of; the parts of the reply show it. */
    lede: ["Each answer gives ", "the fact", ", ", "any conditions", " and ", "the next step", "."],
    question: "Can I still send the boots back? I bought them three weeks ago.",
    /** The reply in its parts: the fact, the conditions, the next step. */
    reply: [
      "Yes. Boots can go back within 30 days of delivery",
      " ",
      "if they are unworn, and yours arrived 19 days ago, so you have until Friday week.",
      " ",
      "Shall I send you the label for the parcel shop nearest to you?",
    ],
    facts: [
      {
        value: "0.2s",
        label: "Processing",
        text: "For this sample, without the network.",
      },
      {
        value: "96%",
        label: "Confidence",
        text: "In this sample. Below a threshold that you set, it asks what was meant.",
      },
    ],
  },

  training: {
    title: "Train with Your Past Data",
    lede: "Hand over what you have. You see the answers first.",
    sources: [
      {
        title: "FAQ documents",
        text: "Pages, PDFs or a spreadsheet. Contradictions come back as a list.",
      },
      {
        title: "Chat transcripts",
        text: "How your customers really ask. Personal data is removed first.",
      },
      {
        title: "Product manuals",
        text: "Split by heading, so that an answer can name its section.",
      },
      {
        title: "Brand guidelines",
        text: "Your terms, your greeting, and what you never promise.",
      },
    ] satisfies Point[],
    /** Link to the page of the demo's data. */
    demoData: "The demo’s own data: every order, rate and rule",
    accuracy: "99.2%",
    accuracyText: "accuracy is our aim, measured on your past questions held back from training",
  },

  integrations: {
    title: "Works with the systems you have",
    lede: "Through a service account that you can revoke. 50+ are available; here are 22.",
    groups: [
      {
        name: "Customers and sales",
        items: ["Salesforce", "HubSpot", "Zoho CRM", "Pipedrive", "Microsoft Dynamics"],
      },
      { name: "Support", items: ["Zendesk", "Freshdesk", "Intercom", "ServiceNow", "Jira"] },
      {
        name: "Shop and payment",
        items: ["Shopify", "WooCommerce", "Magento", "Stripe", "PayPal"],
      },
      {
        name: "Office and mail",
        items: ["Mailchimp", "Google Sheets", "Google Calendar", "Outlook", "Notion"],
      },
      { name: "Automation", items: ["Zapier", "n8n"] },
    ],
    workflowsTitle: "Six workflows that run without a person",
    /** The page shows the titles, the data sheet the texts too. */
    workflows: [
      {
        title: "Lead to spreadsheet and CRM",
        text: "Logged once, where sales will see it, with the conversation attached.",
      },
      {
        title: "Order status",
        text: "Number and e-mail are checked; the answer gives carrier, place and day.",
      },
      {
        title: "Appointment booking",
        text: "Free slots from the calendar; confirmation and reminder by e-mail.",
      },
      {
        title: "Ticket with triage",
        text: "It asks for severity, product and version before opening the ticket.",
      },
      {
        title: "Return and refund",
        text: "Checked by date and item; the refund starts when the parcel is scanned.",
      },
      {
        title: "Feedback after the case",
        text: "One question a day later; a low score opens a task for a person.",
      },
    ] satisfies Point[],
  },

  comparison: {
    title: "Three ways to answer customers",
    slides: [
      {
        name: "Traditional Support",
        summary: "People answer each message by hand, in office hours.",
        points: [
          {
            good: false,
            text: "Nights and weekends wait for office hours",
          },
          { good: false, text: "The answer depends on who picks it up" },
          { good: false, text: "Costs rise with every new customer" },
          {
            good: true,
            text: "Best at unusual cases",
          },
        ],
        day: "Twelve messages on one day: eight are answered in office hours, four tomorrow.",
      },
      {
        name: "Basic Chatbot",
        summary: "A fixed tree of buttons and keywords.",
        points: [
          { good: true, text: "Answers at once, if your words are on its list" },
          { good: false, text: "Does not remember the sentence before" },
          { good: false, text: "Each new topic is another branch to maintain" },
          { good: false, text: "Hands over with nothing but “a customer is waiting”" },
        ],
        day: "The same twelve: six match a keyword, six reach a dead end.",
      },
      {
        name: "Smart AI Chatbot",
        summary: "Reads your sources, keeps the thread, acts in your systems.",
        points: [
          { good: true, text: "Response under 0.5s, 24/7, in the customer’s own words" },
          { good: true, text: "96% satisfaction with single answers, our target" },
          { good: true, text: "New topics by adding a document, tested first" },
          {
            good: true,
            text: "Hands over with the full conversation",
          },
        ],
        day: "The same twelve: ten answered as they arrive, two taken over by a person, one in the morning.",
      },
    ],
  },

  impact: {
    title: "What we aim for",
    lede: "Targets, not results: we measure each on your own conversations.",
    /** The sheet of the acceptance test: it comes to the accuracy claimed above. */
    sheet: {
      ...asked,
      title: `Acceptance sheet: ${asked.of - asked.wrong.length} of ${asked.of} right`,
      drawing: `Wrong: ${causes}.`,
    },
    figures: [
      {
        value: "60%",
        label: "shorter resolution time",
        text: "Median from first message to solved.",
      },
      {
        value: "40%",
        label: "lower support cost",
        text: "For each solved case, licence included.",
      },
      {
        value: "95%",
        label: "customer satisfaction",
        text: "Of those who rate, one day later.",
      },
      {
        value: "0.3s",
        label: "response",
        text: "From Send to the first word, median.",
      },
      {
        value: "500%",
        label: "return on investment",
        text: "A year’s savings divided by a year’s cost.",
      },
      {
        value: "24/7",
        label: "on duty",
        text: "Nights and holidays included.",
      },
    ],
  },

  /** Heading of the industries and the use cases. */
  uses: "Put it to work",

  industries: {
    title: "Six industries, each with its limits",
    items: [
      {
        name: "E-commerce",
        text: "It reads stock, orders and return rules. A refund above your limit goes to a person.",
      },
      {
        name: "Healthcare",
        text: "It moves an appointment and says how to prepare. No diagnoses; anything urgent goes to a person.",
      },
      {
        name: "Education",
        text: "It quotes deadlines and fees, with the paragraph of the regulations. Appeals go to the registry.",
      },
      {
        name: "Finance",
        text: "It reads balances only behind a login, in words your compliance team approved.",
      },
      {
        name: "Travel",
        text: "It knows the fare rules and the seats left. Hard cases go to a person.",
      },
      {
        name: "Automotive",
        text: "It asks for the model year, checks the part and books the workshop. A strange noise goes to a mechanic.",
      },
    ],
  },

  useCases: {
    title: "Where to start, and what people ask",
    items: [
      {
        asked: "The machine shows E4 and stops. What now?",
        title: "First line of support",
        text: "Solves the common problems and opens a ticket for the rest.",
      },
      {
        asked: "Which of the two tents is lighter?",
        title: "Pre-sales questions",
        text: "Compares two products in three lines.",
      },
      {
        asked: "We need forty licences by March.",
        title: "Lead qualification",
        text: "Asks for goal, budget and date.",
      },
      {
        asked: "How many days of leave have I got left?",
        title: "Staff help desk",
        text: "Leave, travel, laptop trouble.",
      },
      {
        asked: "Could we keep the room until two?",
        title: "Guest services",
        text: "Late check-out, breakfast, parking.",
      },
      {
        asked: "I have signed up. Where do I begin?",
        title: "Onboarding",
        text: "Walks a new customer through the first week.",
      },
    ] satisfies (Point & { asked: string })[],
  },

  questions: {
    title: "Before you buy",
    items: [
      {
        question: "How long does it take to go live?",
        answer:
          "A standard chatbot is deployed in 15-30 minutes once the sources are there. A custom one, with your systems behind it, takes 1-3 business days for the first channel.",
      },
      {
        question: "What do you need from us?",
        answer:
          "The documents your people answer from, one person who decides when two pages disagree, and a service account for each system.",
      },
      {
        question: "How accurate is it?",
        answer:
          "95%+ accuracy on the first week’s questions, and more as gaps are closed. We measure on your past questions, and you see the wrong answers first.",
      },
      {
        question: "What happens when it does not know?",
        answer:
          "It says so, offers the nearest topics and hands over with the conversation. Out of hours it opens a ticket.",
      },
      {
        question: "Which languages does it speak?",
        answer: "The languages that your sources are written in. It doesn’t translate them.",
      },
      {
        question: "Where does our data go?",
        answer:
          "It stays where you run it: in your cloud account, on your servers, or with us. You set how long conversations are kept; one command deletes a customer’s.",
      },
      {
        question: "Does it need a large language model?",
        answer:
          "No. The demo runs without one. A model makes the wording freer, under the same rules.",
      },
      {
        question: "Can we change what it says ourselves?",
        answer: "Yes. Your team edits answers and tests them first.",
      },
    ] satisfies Question[],
  },

  /** Replaces the demo's buttons if JavaScript is off. */
  demoWithoutScript: "Ask us for a demo",
  closing: {
    title: "See it with your own questions",
    text: "Bring ten real questions from last week.",
    action: "Schedule a Free Demo",
    /** The topic preselected on the contact page (docs/specification.md 2.3). */
    topic: "AI Chatbot",
  },
} as const;
