import { start, startAgain } from "../../dialogue/flows.ts";
import { say } from "../../dialogue/reply/reply.ts";
import { unchanged } from "../../dialogue/state.ts";
import type { Handler, Outcome, Scenario, Turn } from "../../dialogue/types.ts";
import type { AdviceBook } from "../../knowledge/questions/advice.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { advise } from "./advice/advise.ts";
import { adviseRather } from "./advice/advise-rather.ts";
import { advised } from "./advice/current-advice.ts";
import { answersFromAgenda } from "./agenda/answer.ts";
import { orderRoas } from "./break-even/order-roas.ts";
import { pricePerHead } from "./break-even/per-head.ts";
import { heedBusiness } from "./business/heed-answer.ts";
import { businessTold } from "./business/stated.ts";
import { choosesChannel } from "./channel-choice/choose-channel.ts";
import { corrected } from "./channel-choice/corrected.ts";
import { writeCopy } from "./copy/copy-talk.ts";
import { inHandMarketing } from "./current-matter.ts";
import { writeText, writeTexts } from "./drafts/draft-talk.ts";
import { answersFromFunnel } from "./funnel/answer.ts";
import { answersFromGuide } from "./guide/answer.ts";
import { answersFromLedger } from "./ledger/answer.ts";
import { withLedger } from "./ledger/book.ts";
import { onAbilities } from "./plain-answers/abilities.ts";
import { onBudget } from "./plain-answers/budget.ts";
import { onOnePlace } from "./plain-answers/one-place.ts";
import { answersPlainQuestion } from "./plain-questions/answer.ts";
import { answersPlainSum } from "./plain-sums/answer.ts";
import { enquiriesNeeded } from "./plain-sums/enquiries-needed.ts";
import { adviseFirst } from "./plan/advice-first.ts";
import { planFlow } from "./plan/plan.ts";
import { takesOutLine } from "./plan/plan-lines.ts";
import { saidBefore } from "./plan/plan-values.ts";
import { answersQuantities } from "./quantities/answer.ts";
import { resolveMarketing } from "./resolve.ts";
import { termIn } from "./returns/return-questions.ts";
import { roiFlow } from "./returns/roi.ts";
import { writesReply } from "./review-reply/talk.ts";
import { movesOn, passesOn } from "./situations/moves-on.ts";
import { examplesOfSituation } from "./situations/of-situation.ts";
import { withFigures } from "./sums/sums.ts";
import { unitSums, unitVerdictLacks } from "./unit-sums/of-unit.ts";
import { changesWording, obediently, wordingAsOrdered } from "./wording/answer.ts";
import { isClosing } from "./wording/closing.ts";
import { inOtherLanguage } from "./wording/language.ts";
import { goesOnPlainly, isOrdered, orderedPlainly } from "./wording/sendable.ts";

const ofCompany = anywhere(wordList`
  (your|the) (company|agency|team|firm|services?|offices?|price\w*|fees?|rates?|work|clients?|references?|site|website), you (guys|charge|cost|offer|sell|build|make|do for), example works, chatbots?, hire you, work with you, web apps?, sap, cloud, call, contact, careers?, jobs?
`);

/** The visitor's customers complain, not the visitor. */
const ofTheirs =
  /\b(?:customers?|clients?|guests?|people|regulars?|someone|they|members?|patients?|she|he)\b.{0,30}\b(?:complain|moan|grumbl|upset|angry|annoyed)/;

/** Starts from what was said earlier about the campaign, or from the plan made before. */
const planStart: Handler = (turn) =>
  adviseFirst(turn) ??
  (turn.state.done?.some(({ name }) => name === "plan")
    ? startAgain(turn, "plan", planFlow)
    : start(turn, "plan", planFlow, saidBefore(turn)));

/** Answers on one platform, place or budget, and on the questions that owners ask most. */
const exactAnswer = (turn: Turn): Outcome | undefined =>
  choosesChannel(turn) ?? onBudget(turn) ?? onOnePlace(turn) ?? answersPlainQuestion(turn);

/** A surely ordered text is written whatever else its words might ask. */
const writesAny = (turn: Turn, book: AdviceBook): Outcome | undefined =>
  obediently(
    turn,
    (own) => writesReply(own) ?? writeCopy(own) ?? writeTexts(own, book) ?? orderedPlainly(own),
  );

export const marketingScenario: Scenario = {
  flows: { plan: planFlow, roi: roiFlow },
  handlers: {
    write_text: (turn) => obediently(turn, writeText) ?? writeText(turn),
    plan_campaign: planStart,
    budget_advice: planStart,
    roi: (turn) => {
      const term = termIn(turn.message);
      return term === undefined
        ? startAgain(turn, "roi", roiFlow)
        : unchanged(
            turn,
            say(term, { source: "marketingReturn", next: ["Calculate my return on investment"] }),
          );
    },
  },
  takesOut: takesOutLine,
  figuresIn: (message, state) => {
    const figures = withFigures(message, state);
    return withLedger(message, figures === undefined ? state : { ...state, figures }) ?? figures;
  },
  businessIn: businessTold,
  heed: heedBusiness,
  writes: (turn, book) =>
    inOtherLanguage(turn) ??
    onAbilities(turn) ??
    enquiriesNeeded(turn) ??
    changesWording(turn) ??
    (isOrdered(turn) ? writesAny(turn, book) : obediently(turn, goesOnPlainly)) ??
    examplesOfSituation(turn) ??
    pricePerHead(turn) ??
    orderRoas(turn) ??
    answersFromFunnel(turn) ??
    answersFromLedger(turn) ??
    answersQuantities(turn) ??
    answersFromAgenda(turn) ??
    answersFromGuide(turn, exactAnswer) ??
    obediently(turn, (own) => writesReply(own) ?? writeCopy(own)) ??
    answersPlainSum(turn) ??
    unitSums(turn) ??
    exactAnswer(turn) ??
    obediently(turn, (own) => writeTexts(own, book)) ??
    wordingAsOrdered(turn) ??
    corrected(turn),
  advise(turn, sources) {
    const found = answersPlainQuestion(turn) ?? advise(turn, sources);
    return found?.handled.startsWith("advice:") ? (unitVerdictLacks(turn) ?? found) : found;
  },
  advised,
  adviseRather,
  inHand: (turn) => (isClosing(turn.message) ? undefined : inHandMarketing(turn)),
  resolve: resolveMarketing,
  notOnRecord: movesOn,
  passesOn,
  overrideIntent({ message, plain, slots, intent, state }) {
    // In the middle of a visitor's campaign, “how would you test it” does not ask for one of our services.
    if (intent === "complaint" && ofTheirs.test(plain)) return "";
    if (/^company_/.test(intent) && state.exchanges.length > 0 && !ofCompany.test(plain)) return "";
    // “What do I write in the ads” asks about the contents, not for a text.
    const asksWhat =
      /^(?:(?:and|so|but|ok) )*(?:what|how) (?:do|should|can|could|would|shall|must|to)\b(?! you)/;
    if (
      !asksWhat.test(plain) &&
      /\b(?:write|draft|compose)\b.{0,15}\b(?:post|ad|text|mail|e-?mail|article|slogan|copy|newsletter|headline)s?\b/i.test(
        message,
      )
    )
      return "write_text";
    if (
      /\b(?:spen[dt]|paid|invested|cost us)\b/i.test(message) &&
      !/\b(?:must|should|to|can) (?:be )?spen[dt]\b/i.test(message) &&
      /\b(?:got|made|earned|brought|revenue|sold)\b/i.test(message)
    )
      return "roi";
    if (termIn(message) !== undefined) return "roi";
    if (
      /\b(?:how much|what) do you (?:charge|cost|take)\b|\byour (?:fees?|rates?|prices?)\b/i.test(
        plain,
      )
    )
      return "company_pricing";
    if (/\b(?:influencers?|creators?)\b/i.test(message)) return "social_media";
    return slots.amounts.length > 0 &&
      /\b(?:campaign|plan)\b/i.test(message) &&
      !/\b(?:roi|return|revenue)\b/i.test(message)
      ? "plan_campaign"
      : undefined;
  },
  discounts: {
    given: {},
    otherwise:
      "This demo doesn’t sell anything; a quote for a real project comes in writing, after a call.",
  },
  starters: [
    "Help me plan a campaign",
    "Calculate my return on investment",
    "Which channels fit us?",
    "How long does SEO take?",
  ],
  can: "plan a campaign, work out what it earns, and explain channels and measuring",
};
