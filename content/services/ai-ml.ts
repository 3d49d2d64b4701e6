import type { Point, ServicePage } from "./types.ts";

/** A gate on the way from a question to a model in production: each has a test that can end the project. */
export type Gate = {
  gate: string;
  title: string;
  when: string;
  makes: string;
  passesIf: string;
  elseYou: string;
};

/** Something that can be measured on your own data before a model is ordered. */
export type BeforePaying = { measure: string; how: string; tells: string };

export type DriftSign = {
  sign: string;
  means: string;
  watch: string;
  answer: string;
  /** Which of the three small drawings shows it. */
  sketch: "inputs" | "meaning" | "feedback";
};

/** The worked example behind the drawing: quality control of a part, all figures chosen for the example. */
export const thresholdExample = {
  /** Parts in the example’s month. */
  parts: 10_000,
  /** Share of parts that are faulty. */
  faultyShare: 0.04,
  /** Scores of good and faulty parts as normal curves on a scale of 0 to 100. */
  good: { mean: 34, deviation: 11 },
  faulty: { mean: 64, deviation: 13 },
  /** What a missed fault costs, as a multiple of a needless second look. */
  costRatios: [5, 20, 80],
} as const;

export const aiMl = {
  slug: "ai-ml",
  meta: {
    title: "Machine learning from question to production",
    description:
      "Forecasts, inspection, document reading and language models: what we measure before you pay, the gates that can end it, and the watch for drift.",
  },
  headline: "A model is worth what its mistakes cost.",
  lede: "Every model is wrong sometimes. The work is to know how often, in which direction, and what each error costs you, then to set the line where the sum is smallest and keep watching it. We start with that sum, and if it does not come out in your favour we say so before you have bought anything.",
  problems: {
    title: "Four reasons a model dies in the drawer",
    items: [
      {
        title: "Nobody asked who acts on it",
        text: "A forecast of cancellations, right nine times in ten, changes nothing when no one may call the customer. We look for the decision first and then for the prediction that would change it.",
      },
      {
        title: "It knew the answer",
        text: "A field filled in after the event slipped into the training data. The test looks superb, the live system guesses. Leakage is the first thing we hunt, by rebuilding each field as it stood at the moment of the decision.",
      },
      {
        title: "There was nothing to beat",
        text: "“Same as last Tuesday” is a decent forecast and a list of twelve rules a decent filter. Without such a baseline no one can say what the model adds, so no one defends it when budgets are cut.",
      },
      {
        title: "The world moved on",
        text: "A new supplier, a new camera lens, a new tariff: the inputs shift and the accuracy sinks without an error message. It is found by a customer, a quarter later.",
      },
    ],
  },
  deliverables: {
    title: "What we build",
    intro:
      "Small models where they are enough, large ones where language or images demand it. Every delivery contains its evaluation, so your next team can repeat the figures we claimed.",
    items: [
      {
        title: "Forecasts you can plan by",
        text: "Demand, occupancy, workload, cash. With a range instead of a bare number, because stock and rosters are set by the bad day.",
      },
      {
        title: "Inspection by image",
        text: "Surface faults, counting, reading of gauges and labels, on a camera at the line with a computer beside it, so that a broken network stops nothing.",
      },
      {
        title: "Documents to data",
        text: "Invoices, delivery notes, registration forms and contracts into fields with a confidence each. Below your limit a person looks; above it the record goes through.",
      },
      {
        title: "Answers from your own papers",
        text: "Retrieval over manuals, tickets and policies with a language model that quotes its source, respects who may read what, and says when it has found nothing.",
      },
      {
        title: "Ranking and matching",
        text: "What to show first, which ticket goes to whom, which duplicate is the same supplier. Measured by what people then did, in a split test.",
      },
      {
        title: "The ground beneath",
        text: "Feature tables with history, labelling tools, a registry of models and data versions, a pipeline that retrains and refuses to release what is worse.",
      },
    ],
  },
  process: {
    title: "A working slice in eight weeks, or a clear no",
    intro:
      "You may stop after each step. Times hold when we can read a year of past cases in the first week; data that has to be collected or labelled first is a stage of its own, with its own price.",
    steps: [
      {
        when: "Week 1",
        title: "The decision and its price",
        text: "A workshop with the people who decide today. Result: one page with the decision, the cost of each kind of error, and the figure to beat.",
      },
      {
        when: "Weeks 2–3",
        title: "Data as it was",
        text: "We rebuild history as it stood at the time, measure labels, gaps and leakage, and compute the baseline. This is where a weak idea should end, cheaply.",
      },
      {
        when: "Weeks 4–6",
        title: "Models against the baseline",
        text: "Simple first. Evaluation on the most recent months the model has never seen, by the groups that matter to you: site, product, language, age of customer.",
      },
      {
        when: "Weeks 7–8",
        title: "In the shadow",
        text: "The model runs on live cases and nobody acts on it. Its answers are compared with what your people did; each disagreement is looked at by eye.",
      },
      {
        when: "From week 9",
        title: "On duty, in steps",
        text: "First as a suggestion, then alone for the certain cases. The way back is one switch, tried out on the first day.",
      },
    ],
  },
  /** What has been spent, in weeks, when a step of the process is over, and what stays if it was the last. */
  stops: {
    intro: "The stairs show how much of the eight weeks you have then paid for.",
    weeks: 8,
    items: [
      { after: 1, keep: "The priced page. Any other supplier can be measured by it." },
      { after: 3, keep: "A clean history, agreed labels, and a rule with its yearly cost." },
      {
        after: 6,
        keep: "A measured no, and the groups for which it is a yes.",
      },
      { after: 8, keep: "The cases in which your people were better, one by one." },
    ],
  },
  client: {
    title: "What a model needs from you",
    intro: "Less data than you fear, more attention than you planned.",
    items: [
      {
        title: "One decision and its owner",
        text: "The person whose result improves when the prediction does. Two hours a week, and the right to change how the work is done.",
      },
      {
        title: "Past cases with outcomes",
        text: "Exports will do for the first weeks. A few thousand cases carry a table model; a few hundred of each fault are a start for images; for retrieval, the papers themselves.",
      },
      {
        title: "Two people who label",
        text: "Half a day each on the same two hundred cases. Where the two of them disagree, no model can be right, and that is worth knowing.",
      },
      {
        title: "A place to run",
        text: "Your cloud account, your cluster or a machine in the plant. The data stays under your contracts, and so does the model.",
      },
    ],
  },
  technologies: {
    title: "What we reach for",
    intro: "Chosen by what your own people can keep alive after us.",
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
    title: "How you pay",
    intro: "In the order of the risk: the uncertain part is short and has a fixed price.",
    models: [
      {
        name: "Measure first",
        text: "Three weeks, fixed price, ending with the sum and the baseline. You keep both when the answer is no.",
        fits: "Any idea that has not been tested on data",
      },
      {
        name: "Eight-week slice",
        text: "From decision to shadow run for one use, with the code and the evaluation in your repository.",
        fits: "An idea that survived the measuring",
      },
      {
        name: "Model watch",
        text: "We watch inputs, errors and cost, retrain when a limit is crossed, and report once a month in one page.",
        fits: "Models on duty, ours or somebody else’s",
      },
    ],
  },
  questions: [
    {
      question: "How accurate will it be?",
      answer:
        "Nobody honest can say before having seen your data, and one percentage would not answer it. You get two figures after week three, how many true cases are caught and how many alarms are false, at three settings, next to the same figures for the rule you use today. On this page you can move the line yourself and see why one number is not enough.",
    },
    {
      question: "Do we have enough data?",
      answer:
        "Count the rare outcome, not the rows. A million shipments with forty damages is a small data set. We draw a learning curve: if accuracy still climbs as data is added, collecting more pays; if it is flat, better fields would help and more rows would not.",
    },
    {
      question: "Do our data leave the house?",
      answer:
        "Not unless you decide it. Table and image models train and run in your account. For language you choose between an open-weight model on your own hardware and a hosted one under a contract that rules out training on your texts; we measure both on your cases and put the difference in quality beside the difference in cost.",
    },
    {
      question: "How do you stop a language model from inventing things?",
      answer:
        "By narrowing what it may say. It answers from passages found in your documents, each sentence is tied to its source, and an answer without one is replaced by an honest “not found”. A fixed set of your own questions, including some that have no answer, runs at every change. What remains is a rate, and it is on the report.",
    },
    {
      question: "What does the EU AI Act ask of us?",
      answer:
        "It depends on the use. Prohibited practices have been banned since February 2025. Systems that talk to people must say that they are machines, since August 2026. For high-risk uses such as hiring or credit the duties apply from 2 December 2027, after the amendment of 2026. Week one sorts your idea into its class and writes down why; a lawyer confirms it, not we.",
    },
    {
      question: "Who owns the model?",
      answer:
        "You do: code, weights trained on your data, evaluation set and documentation. Base models keep the licence of their makers, and we list each with its conditions before it is used.",
    },
    {
      question: "What does it cost to run?",
      answer:
        "A table model runs on a small server. An image model wants a graphics card at the line. A hosted language model is paid by the token, so we measure tokens for each case during the shadow run and multiply by your volume. You see the monthly sum before the model goes on duty, with a ceiling that switches to the old way when it is reached.",
    },
  ],
  closing: {
    title: "Bring one decision you make every day.",
    text: "In 30 minutes we work out together what its errors cost and whether a model could plausibly lower that. Often the answer is a rule, and you can have that at once.",
  },
  threshold: {
    title: "Where to draw the line",
    intro:
      "A model gives a score. Somebody must decide from which score on a part is pulled out for a second look. Move the line left and you catch more faults and stop more good parts; move it right and the reverse. The best place is set by prices, and prices are yours.",
    /** Says how every figure of the example comes about. */
    method:
      "Worked example, not a client: 10,000 parts a month, 4% of them faulty, scores of good parts spread around 34, of faulty ones around 64. One needless look costs one unit. The line stands where the sum of both errors is smallest; all counts follow from the two curves.",
  },
  gates: {
    title: "Six gates, each with a way out",
    intro:
      "Every stage makes something you keep and ends in a test agreed before it began. The last line is what you do when it fails, which is a result as well.",
    items: [
      {
        gate: "G1",
        title: "Question",
        when: "Week 1",
        makes: "One page: decision, owner, price of each error",
        passesIf: "A better prediction would change an action",
        elseYou: "Fix the process first",
      },
      {
        gate: "G2",
        title: "Data",
        when: "Week 2",
        makes: "History as known at the time, label agreement, list of gaps",
        passesIf: "Outcomes exist and people agree on them",
        elseYou: "Collect for a quarter, we set up how",
      },
      {
        gate: "G3",
        title: "Baseline",
        when: "Week 3",
        makes: "The simple rule and its yearly cost",
        passesIf: "Enough is left to gain above the rule",
        elseYou: "Use the rule; it is yours",
      },
      {
        gate: "G4",
        title: "Model",
        when: "Weeks 4–6",
        makes: "Evaluation on unseen months, by group",
        passesIf: "Beats the rule by the agreed margin in every group",
        elseYou: "Restrict to the groups where it does",
      },
      {
        gate: "G5",
        title: "Shadow",
        when: "Weeks 7–8",
        makes: "Comparison with people, cost for each case, response times",
        passesIf: "Live errors match the test’s",
        elseYou: "Look for leakage; back to G2",
      },
      {
        gate: "G6",
        title: "Duty",
        when: "Week 9 on",
        makes: "Alarms, retraining, the switch back",
        passesIf: "Every month anew, by the report",
        elseYou: "Retrain, narrow, or retire",
      },
    ] as const satisfies readonly Gate[],
  },
  beforePaying: {
    title: "What can be measured before you pay for a model",
    intro:
      "Five figures need no model at all, only your records and two of your people. You could compute them without us, and we will tell you how.",
    items: [
      {
        measure: "Base rate",
        how: "Count the outcome over two years, by month.",
        tells:
          "How rare the thing is, and so how many false alarms even a good model raises for each hit.",
      },
      {
        measure: "Price of an error",
        how: "Take twenty missed and twenty needless cases and add up what each cost.",
        tells: "Where the line belongs, and the most a perfect model could be worth.",
      },
      {
        measure: "Agreement of people",
        how: "Two of you judge the same 200 cases apart; compute Cohen’s kappa.",
        tells:
          "The ceiling: a model trained on your labels will hardly agree with you more than you do.",
      },
      {
        measure: "The naive rule",
        how: "Apply “as last week” or your oldest rule of thumb to last year.",
        tells: "The figure that every later claim is set against.",
      },
      {
        measure: "Age of the data",
        how: "For each field, the hours between the event and the moment it can be read.",
        tells: "Whether the input exists when the decision falls. Many ideas end here.",
      },
    ] as const satisfies readonly BeforePaying[],
  },
  drift: {
    title: "After launch: three tides to watch",
    intro:
      "A model does not wear out. The world under it moves. Each movement shows in another instrument and wants another answer.",
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
        means: "Same inputs, other outcomes: prices, habits, fraud.",
        watch: "Errors on cases whose outcome is known by now, weekly",
        answer: "Retrain on the recent past, shorten the memory",
      },
      {
        sign: "The model changes its own data",
        sketch: "feedback",
        means: "What it filters out is never seen again, so it learns from what it let through.",
        watch: "A small random share that goes to people whatever the score",
        answer: "Keep that share for ever; it is the only honest thermometer",
      },
    ] as const satisfies readonly DriftSign[],
  },
  papers: {
    title: "The folder your auditor will ask for",
    items: [
      {
        title: "Model card",
        text: "Purpose, limits, groups tested, errors by group, who decided to release.",
      },
      {
        title: "Data sheet",
        text: "Origin, period, legal basis, exclusions, how each label came about.",
      },
      {
        title: "Decision log",
        text: "For each automatic decision: version, inputs, score, line, outcome.",
      },
    ] as const satisfies readonly Point[],
  },
} as const satisfies ServicePage & Record<string, unknown>;
