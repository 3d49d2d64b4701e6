import type { Host, ProductTopic } from "../../host.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { join, say } from "../reply/reply.ts";
import type { Outcome, Turn } from "../types.ts";

/** Answers a buyer's questions about the chatbot itself from its product page. */

const bot = anywhere(wordList`
  (chat ?)?bots?, your (ai|assistant|product|tool|software)( bot)?, this (ai|assistant|thing|product|tool), an assistant like (this|you),
  something like (this|you), one like (this|you), (my|our) (hotel|shop|company|business|team|website|site|store|clinic|restaurant) (use|get|need|try|have (it|this|that|one)), (are|do|can) you (a )?(bot|ai|trained|learn), this demo
`);
const model = anywhere(wordList`
  chat ?gpt, gpt(-?\d\w*)?, open ?ai, llms?, (large )?language models?, claude, gemini, copilot, llama, mistral,
  (artificial intelligence|ai) model
`);
const topics: readonly (readonly [ProductTopic, RegExp])[] = [
  ["model", model],
  [
    "languages",
    anywhere(
      wordList`languages?, multilingual, spanish, german, french, italian, portuguese, chinese, translate\w*`,
    ),
  ],
  [
    "price",
    anywhere(
      wordList`price\w*, for sale, buy (it|one|this), purchase, costs?, how much, pricing, fees?, expensive, charge, pay, budget, subscription, per month, monthly`,
    ),
  ],
  [
    "time",
    anywhere(
      wordList`how (fast|long|soon|quick\w*), go live, live, set ?up, launch\w*, deploy\w*, start, implement\w*, up and running`,
    ),
  ],
  [
    "data",
    anywhere(
      wordList`data, privacy, gdpr, secur\w*, safe, hosted?, hosting, stored?, servers?, on[ -]prem\w*, where does`,
    ),
  ],
  [
    "accuracy",
    anywhere(
      wordList`accura\w*, how good, reliab\w*, mistakes?, errors?, wrong answers?, hallucinat\w*, make things up`,
    ),
  ],
  [
    "unsure",
    anywhere(
      wordList`not know, does not know, unsure, hand ?over, human, person, escalat\w*, agent`,
    ),
  ],
  ["editing", anywhere(wordList`change|edit|update|customi[sz]e\w*|adapt|tone|answers ourselves`)],
  [
    "training",
    anywhere(
      wordList`train\w*, learn\w*, teach, documents?, faqs?, manuals?, knowledge, sources?, upload`,
    ),
  ],
  [
    "needs",
    anywhere(
      wordList`need from us, (my|our) (hotel|shop|company|business|team|website|site|store|clinic|restaurant) (use|have|get|need|try), what do you need, require\w*, prepare, technical`,
    ),
  ],
  [
    "results",
    anywhere(wordList`results?, benefits?, roi, save, worth it, savings?, better than, why should`),
  ],
];
const connects = anywhere(wordList`
  connect\w*, integrat\w*, talk (to|with), sync\w*, work(s|ing)? with, plug\w*, support(s|ed)?, compatible, link\w*, use with, available on, run(s)? on, on, in,
  have, do, channels?, add
`);
const asksAll = anywhere(
  wordList`integrations?, integrate with, connect to what, which (systems|tools|platforms|channels), what (channels|platforms)`,
);
/** Systems that people name but the page does not list. */
const unlisted = anywhere(wordList`
  wix, squarespace, wordpress, prestashop, bigcommerce, sap, oracle, netsuite, monday\.com, asana, trello, airtable, klaviyo, opera,
  mews, cloudbeds, booking\.com, airbnb, amazon, ebay, etsy, signal, viber, wechat, line, tiktok, twitter, linkedin, messenger,
  google chat, skype, webex, twilio, odoo, sage, quickbooks, xero, drupal, joomla, typo3, dynamics, teamviewer, make\.com
`);
/** Names that an industry's desk knows too: Plumbline, for example, also works with “Slack”. */
const ofDesk: Readonly<Record<Turn["industry"], RegExp>> = {
  "e-commerce":
    /\b(?:paypal|stripe|sms|email|outlook|facebook|instagram|amazon|line|linkedin|tiktok|twitter)\b/,
  hospitality:
    /\b(?:paypal|stripe|sms|email|zoom|facebook|instagram|booking\.com|airbnb|opera|line)\b/,
  marketing:
    /\b(?:facebook|instagram|linkedin|tiktok|twitter|email|sms|google sheets|mailchimp|messenger|klaviyo|telegram|etsy|amazon|ebay|line)\b/,
  support:
    /\b(?:slack|teams|jira|outlook|google calendar|email|sms|zoom|notion|trello|asana|monday\.com|line)\b/,
};

const escaped = (name: string): string => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const namedOf = (names: readonly string[], plain: string): string | undefined =>
  names.find((name) => new RegExp(`\\b${escaped(name)}\\b`).test(plain)) ??
  // “Dynamics” or “Zoho” alone is enough.
  names.find(
    (name) =>
      name.includes(" ") &&
      name
        .toLowerCase()
        .split(" ")
        .some(
          (word) =>
            word.length > 3 &&
            !sharedWord.test(word) &&
            new RegExp(`\\b${escaped(word)}\\b`).test(plain),
        ),
  );
/** Parts of product names that mean no product by themselves: “the calendar sync stopped”, “clean sheets”. */
const sharedWord = whole(wordList`
  google, microsoft, amazon, adobe, calendar, sheets?, drive, docs?, forms?, mail, meet, chat, cloud, sales, service,
  desk, books?, business, office, online, shop, store, pages?, teams?, analytics, campaigns?, contacts?
`);

const mostWords = 14;
/** The maximum number of words shown of an answer. */
const mostShown = 40;

const betweenQuestions =
  /[?.!]+\s+|,? (?:and|also) (?=(?:can|could|does|do|is|are|what|which|how|will)\b)/i;
/** Words that refer back: a question with one of these after a question about the chatbot is about it too. */
const pointsBack = /\b(?:it|this|that|you|your)\b/;

/** Answers each question of a message about the chatbot; undefined if one of them is about something else. */
function eachQuestion(turn: Turn): Outcome | undefined {
  const parts = turn.message.split(betweenQuestions).filter((part) => /\S\s+\S/.test(part));
  if (parts.length < 2 || parts.length > 3) return undefined;
  const found = parts.map((message, index) => {
    const plain = plainWords(message);
    const follows = index > 0 && pointsBack.test(plain);
    const state = follows ? { ...turn.state, before: "own_product" } : turn.state;
    return oneQuestion({ ...turn, message, plain, state });
  });
  const texts = new Set(found.map((one) => one?.reply.message.content));
  const [first, ...rest] = found.flatMap((one) => one ?? []);
  if (!first || rest.length + 1 < parts.length || texts.size < parts.length) return undefined;
  const reply = rest.reduce((all, next) => join(all, next.reply, " "), first.reply);
  return { ...first, state: turn.state, reply };
}

export const ownProduct = (turn: Turn): Outcome | undefined =>
  eachQuestion(turn) ?? oneQuestion(turn);

function oneQuestion(turn: Turn): Outcome | undefined {
  const { plain, host, state } = turn;
  const { product } = host;
  const example = product.examples.find(({ asks }) => asks.test(turn.message));
  if (example) return tell(turn, example.text, "chatbot");
  // Who is speaking is a separate question.
  if (asksWho.test(plain)) return undefined;
  if (plain.split(" ").length > mostWords || turn.slots.references.length > 0) return undefined;
  const before = /^(?:own_product|bot_identity|company_pricing|language)$/.test(state.before ?? "");
  // At the help desk, “your product” and what “our team” uses is the software that it supports.
  const named = bot.test(
    turn.industry === "support" ? plain.replace(ofSoftware, " ").trim() : plain,
  );
  const platform = platformIn(turn, before || named);
  if (platform) return platform;
  if (model.test(plain)) return tell(turn, product.answers.model, "chatbot");
  if (!named && !before) return undefined;
  if (asksAll.test(plain)) return tell(turn, listsAll(host, plain), "integrations");
  const topic = topics.find(([, asks]) => asks.test(plain))?.[0];
  if (topic === undefined || (before && !named && (aboutDesk.test(plain) || tellsOwn(turn))))
    return undefined;
  return tell(turn, product.answers[topic], "chatbot");
}
/** “I run a language school, budget 1,200”, after a question about the chatbot: tells of a business, and asks nothing of it. */
const ofOwn =
  /^(?:(?:hi|hello|ok|okay|so|well|thanks),? )*(?:i|we)(?:'m| am| are|'re)? (?:run|own|sell|make|teach|have|opened|open|a)\b/i;
const tellsOwn = ({ message }: Turn): boolean => ofOwn.test(message) && !message.includes("?");
const ofSoftware =
  /\b(?:your|this) (?:product|tool|software|thing)\b(?! bot)|\b(?:my|our) (?:company|business|team|site) (?:use|get|need|try|have)\b/g;
const asksWho =
  /\b(?:are|r) (?:you|u) (?:an? |the |even |just |really |actually |real )*(?:person|human|bot|chat ?bot|robot|machine|ai|real)\b/;
/** Words that return to the desk after a question about the chatbot. */
const aboutDesk =
  /\b(?:order|room|booking|ticket|tent|delivery|breakfast|parking|campaign|plan|app)\b/;

/** Answers questions about integrations: “can it connect to Shopify”, “and WhatsApp?”. */
function platformIn(
  { plain, host, industry, message, ...turn }: Turn,
  named: boolean,
): Outcome | undefined {
  const { product } = host;
  const wires = industry !== "support" && /\b(?:connect|integrat|plug)/.test(plain);
  if (!named && !wires && ofDesk[industry].test(plain)) return undefined;
  const full: Turn = { ...turn, plain, host, industry, message };
  const integration = namedOf(product.integrations, plain);
  const channel = namedOf(product.channels, plain);
  const asks = connects.test(plain) || message.includes("?") || plain.split(" ").length <= 3;
  if (!asks) return undefined;
  if (channel !== undefined)
    return tell(
      full,
      `Yes, ${channel} is one of its channels, with the same answers and one history on each of them.`,
      "channels",
    );
  if (integration !== undefined)
    return tell(
      full,
      `Yes, ${integration} is one of the ${product.integrations.length} integrations that come first. It connects through its public interface.`,
      "integrations",
    );
  const other = unlisted.exec(plain)?.[0];
  if (other === undefined || (!named && !/\b(?:connect|integrat|plug)/.test(plain)))
    return undefined;
  return tell(
    full,
    `${other.charAt(0).toUpperCase()}${other.slice(1)} isn’t one of the ${product.integrations.length} ready-made integrations. Anything with a public interface can usually be connected too. Ask on a 30-minute call, “Talk to Us” at the top of the page.`,
    "integrations",
  );
}

const listsAll = ({ product }: Host, plain: string): string =>
  /channels?|platforms?/.test(plain)
    ? `${product.channels.join(", ")}, and more.`
    : `${product.integrations.slice(0, 8).join(", ")} and ${product.integrations.length - 8 > 0 ? `${product.integrations.length - 8} more` : "others"}. The page lists them.`;

function tell(turn: Turn, text: string, source: SourceId): Outcome {
  return {
    handled: "own_product",
    state: turn.state,
    reply: say(shortened(text), {
      source,
      next: [
        "How much does the chatbot cost?",
        "Which languages does it speak?",
        "I want to book a call",
      ],
    }),
  };
}

/** Shortens an answer to whole sentences that can be read at a glance. */
function shortened(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  let shown = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (`${shown} ${sentence}`.split(/\s+/).length > mostShown) break;
    shown = `${shown} ${sentence}`;
  }
  return shown;
}
