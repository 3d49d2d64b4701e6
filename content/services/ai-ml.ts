import type { ServicePage } from "./types.ts";

/** Something that can be measured on your own data before you order a model. */
export type BeforePaying = { measure: string; how: string; tells: string };

export type DriftSign = {
  sign: string;
  means: string;
  watch: string;
  answer: string;
  /** Which of the three small drawings illustrates it. */
  sketch: "inputs" | "meaning" | "feedback";
};

/** The worked example behind the drawing: quality control of a part. All figures are chosen for the example. */
export const thresholdExample = {
  /** Parts per month. */
  parts: 10_000,
  /** Share of parts that are faulty. */
  faultyShare: 0.04,
  /** Scores of good and faulty parts as normal distributions on a scale of 0 to 100. */
  good: { mean: 34, deviation: 11 },
  faulty: { mean: 64, deviation: 13 },
  /** Cost of a missed fault, as a multiple of a needless second check. */
  costRatios: [5, 20, 80],
} as const;

export const aiMl = {
  slug: "ai-ml",
  meta: {
    title: "Machine learning from question to production",
    description:
      "Forecasts, inspection, document reading and language models: move the line and see the cost, what we measure before you pay, and how drift is noticed.",
  },
  headline: "Know what a model’s mistakes cost before you buy",
  lede: "Every model is wrong sometimes. We find out how often, in which direction, and what each error costs you, and set the threshold where the total is lowest. If the figures are against it, we say so.",
  problems: {
    title: "Common reasons a model fails",
    items: [
      {
        title: "No one acts on it",
        text: "A forecast of cancellations, right nine times in ten, changes nothing if no one is allowed to call the customer. We look for the decision first.",
      },
      {
        title: "It knew the answer",
        text: "A field filled in after the event slipped into the training data. The test looks excellent and the live system guesses. We rebuild each field as it stood at the moment of the decision.",
      },
      {
        title: "There was nothing to beat",
        text: "“Same as last Tuesday” is a decent forecast and a list of twelve rules a decent filter. Without such a baseline, the model’s gain is unknown.",
      },
      {
        title: "The data changed",
        text: "A new supplier, a new camera lens, a new tariff: the inputs shift and accuracy sinks without an error message.",
      },
    ],
  },
  deliverables: {
    title: "Models we build",
    intro:
      "Small models where they are enough, large ones where language or images demand it. Every delivery contains its evaluation, so your next team can repeat our figures.",
    items: [
      {
        title: "Forecasts you can plan by",
        text: "Demand, occupancy, workload or cash, each as a range instead of a bare number, because stock and rosters are planned for a bad day.",
      },
      {
        title: "Inspection by image",
        text: "Surface faults, counts, gauges and labels, with camera and computer at the line, so that a broken network stops nothing.",
      },
      {
        title: "Documents to data",
        text: "Invoices, delivery notes, registration forms and contracts become fields, each with a confidence. Below your limit a person checks; above it the record goes through.",
      },
      {
        title: "Answers from your own documents",
        text: "Retrieval over manuals, tickets and policies with a language model that quotes its source, respects who may read what, and says when it has found nothing.",
      },
      {
        title: "Ranking and matching",
        text: "What to show first, who gets which ticket, which duplicates are one supplier. A split test shows what people then did.",
      },
      {
        title: "Data and tooling",
        text: "Feature tables with history, labelling tools, a registry of models and data versions, a pipeline that retrains and won’t release a worse model.",
      },
    ],
  },
  process: {
    title: "Eight weeks to a tested model, or a clear no",
    intro:
      "You may stop after each step. The times assume a year of past cases that we can read in the first week.",
    steps: [
      {
        when: "Week 1",
        title: "The decision and its price",
        text: "A workshop with the people who decide today. It ends in one page with the decision, the cost of each error, and the figure to beat.",
      },
      {
        when: "Weeks 2–3",
        title: "Data as it was",
        text: "We rebuild history as it stood at the time, measure labels and gaps, and compute the baseline.",
      },
      {
        when: "Weeks 4–6",
        title: "Models against the baseline",
        text: "Simple ones first, judged on recent months they have never seen, by site, product or language.",
      },
      {
        when: "Weeks 7–8",
        title: "Shadow run",
        text: "The model runs on live cases without being acted on. Its answers are compared with what your people did.",
      },
      {
        when: "From week 9",
        title: "In production, in steps",
        text: "First as a suggestion, then alone for the clear cases. One switch turns it off.",
      },
    ],
  },
  /** Weeks spent by the end of each step, and what the client keeps if it was the last. */
  stops: {
    intro: "The stairs show the share you have paid for by then.",
    weeks: 8,
    items: [
      { after: 1, keep: "The page with the decision and the cost of each error." },
      { after: 3, keep: "A clean history, agreed labels, and a rule with its yearly cost." },
      {
        after: 6,
        keep: "A measured no, and the groups for which the answer is yes.",
      },
      { after: 8, keep: "The cases in which your people were better, one by one." },
    ],
  },
  client: {
    title: "Cases, people and a decision",
    intro: "Probably less data than you fear, and more of your time.",
    items: [
      {
        title: "One decision and its owner",
        text: "Two hours a week, and the right to change how the work is done.",
      },
      {
        title: "Past cases with outcomes",
        text: "A few thousand for tables, a few hundred of each fault for images.",
      },
      {
        title: "Two people to label cases",
        text: "Half a day each, on the same two hundred cases.",
      },
      {
        title: "Somewhere to run it",
        text: "Your cloud, your cluster or a machine in the plant. Data and model stay there.",
      },
    ],
  },
  technologies: {
    title: "Tools",
    intro: "We choose what your own people can maintain.",
    groups: [
      {
        name: "Tables and time",
        items: ["scikit-learn", "LightGBM", "statsmodels", "Darts", "DuckDB", "dbt"],
      },
      {
        name: "Images and signals",
        items: ["PyTorch", "ONNX Runtime", "OpenCV", "Label Studio", "Jetson and industrial PCs"],
      },
      {
        name: "Language",
        items: [
          "Open-weight models served by vLLM",
          "Hosted models by OpenAI-compatible API",
          "PostgreSQL with pgvector",
          "OpenSearch",
        ],
      },
      {
        name: "Operation",
        items: ["MLflow", "Airflow or Dagster", "Kubernetes", "Evidently", "OpenTelemetry"],
      },
    ],
  },
  engagement: {
    title: "Pay for the measurement first",
    intro: "The uncertain part comes first: it is short and has a fixed price.",
    models: [
      {
        name: "Feasibility study",
        text: "Three weeks, fixed price, ending with the cost of errors and the baseline. You keep both if the answer is no.",
        fits: "any idea that has not been tested on data",
      },
      {
        name: "Eight-week project",
        text: "From the decision to a shadow run for one use, with code and evaluation in your repository.",
        fits: "an idea that passed the study",
      },
      {
        name: "Model monitoring",
        text: "We watch inputs, errors and cost, retrain when a limit is crossed, and report once a month on one page.",
        fits: "models in production, ours or not",
      },
    ],
  },
  questions: [
    {
      question: "How accurate will it be?",
      answer:
        "No one can say before seeing your data. After week three you get two figures: how many true cases are caught and how many alarms are false, each at three settings and beside the rule you use today.",
    },
    {
      question: "Do we have enough data?",
      answer:
        "Count the rare outcome, not the rows. A million shipments with forty damaged is a small data set. We draw a learning curve: if accuracy still climbs as data is added, collecting more pays; if it is flat, better fields would help.",
    },
    {
      question: "Does our data leave the company?",
      answer:
        "Only if you decide to. Table and image models train and run in your account. For language you choose between an open-weight model on your own hardware and a hosted one under a contract that rules out training on your texts.",
    },
    {
      question: "How do you stop a language model from inventing things?",
      answer:
        "It answers from passages found in your documents, each sentence is tied to its source, and an answer without one is replaced by “not found”. A fixed set of your own questions, some without an answer, runs at every change. Some errors remain; the report says how many.",
    },
    {
      question: "What does the EU AI Act ask of us?",
      answer:
        "It depends on the use. Prohibited practices have been banned since February 2025. Since August 2026, systems that talk to people have had to say that they are machines. For high-risk uses such as hiring or credit the duties apply from 2 December 2027, after the amendment of 2026. Week one sorts your idea into its class; a lawyer confirms it.",
    },
  ],
  closing: {
    title: "Pick one decision you make every day",
    text: "In 30 minutes we’ll work out together what its errors cost and whether a model could lower that. Often the answer is a rule, and you can have that at once.",
  },
  threshold: {
    title: "Where to draw the line",
    intro:
      "Each part gets a score, and those above the line get a second check. A lower line catches more faults and stops more good parts. The best place depends on your costs.",
    /** Explains how every figure of the example is derived. */
    method:
      "Specimen: 10,000 parts a month, 4% faulty. Good parts score around 34, faulty ones around 64. One needless check costs one unit.",
  },
  beforePaying: {
    title: "Before you pay for a model",
    intro: "Five figures that you can work out without us, from your own records.",
    /** Headings of the worksheet. */
    columns: ["Figure", "How to work it out", "What it tells you", "Yours"],
    items: [
      {
        measure: "Base rate",
        how: "Count the outcome over two years, by month.",
        tells: "How many false alarms even a good model raises for each hit.",
      },
      {
        measure: "Cost of an error",
        how: "Take twenty missed cases and twenty false alarms and add up what each cost.",
        tells: "The most a perfect model could be worth.",
      },
      {
        measure: "Agreement between people",
        how: "Two people judge the same 200 cases separately; work out Cohen’s kappa.",
        tells: "The ceiling for any model trained on your labels.",
      },
      {
        measure: "The naive rule",
        how: "Apply “as last week” or your oldest rule of thumb to last year.",
        tells: "The figure to beat.",
      },
      {
        measure: "Age of the data",
        how: "For each field, the hours between the event and the moment it can be read.",
        tells: "Whether the input exists when the decision is made.",
      },
    ] as const satisfies readonly BeforePaying[],
  },
  drift: {
    title: "After launch: three kinds of drift",
    intro: "A model doesn’t wear out, but the data under it changes.",
    items: [
      {
        sign: "The inputs shift",
        sketch: "inputs",
        means: "New products, new customers, a new sensor.",
        watch: "Distance of each field’s distribution from training, daily",
        answer: "Check the source first; retrain if the change is real",
      },
      {
        sign: "The meaning shifts",
        sketch: "meaning",
        means: "Same inputs, different outcomes: prices, habits, fraud.",
        watch: "Errors on cases whose outcome is known by now, weekly",
        answer: "Retrain on a shorter, more recent period",
      },
      {
        sign: "The model changes its own data",
        sketch: "feedback",
        means:
          "What it filters out is never seen again, so it learns only from what it let through.",
        watch: "A small random share that goes to people whatever the score",
        answer: "Keep that share permanently",
      },
    ] as const satisfies readonly DriftSign[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
