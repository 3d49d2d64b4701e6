import type { ServicePage } from "./types.ts";

/** A gate of the deployment pipeline: what it checks, who or what decides, and how long a change waits. */
type Gate = { name: string; asks: string; stops: string; takes: string };

/** Who is responsible for a duty in each phase of the handover. */
type Holder = "us" | "both" | "you";
type Duty = { duty: string; holders: readonly [Holder, Holder, Holder, Holder] };

/** A stretch of a change's way to production: work, or waiting for something. In minutes. */
export type Stretch = { name: string; kind: "hands" | "machine" | "wait"; minutes: number };

/** A remedy for waiting: the stretches it removes, and those that replace them. */
export type Cure = {
  name: string;
  cure: string;
  replaces: readonly string[];
  by: readonly Stretch[];
};

export const cloudDevops = {
  slug: "cloud-devops",
  meta: {
    title: "Cloud and DevOps: from commit to production",
    description:
      "Pipelines, platforms and environments your own team can run. See each gate on the way to production, find where a change waits, and follow the handover.",
  },
  headline: "Ship on a Friday. Go home on time.",
  lede: "We build the line that carries a change from a developer’s commit to your customers: small steps, gates that run by themselves, and a rollback at every point. Then we teach your team to run it, and we leave.",
  problems: {
    title: "Signs that releases cost too much",
    items: [
      {
        title: "Releases have a date and a war room",
        text: "Changes pile up for six weeks and go out together at night. When something fails, it could be any of two hundred.",
      },
      {
        title: "Staging differs from production",
        text: "Production was set up by hand in 2019 and changed by hand since. A test passed in staging proves little.",
      },
      {
        title: "Developers wait for tickets",
        text: "A new service needs a database, a DNS name, a secret and a firewall rule: four tickets, four teams, eleven days. So new code goes into old services.",
      },
      {
        title: "A cluster without an owner",
        text: "Kubernetes arrived with a contractor who has left. Three applications run on it, each upgrade is a project, and the ingress controller it was built with went out of maintenance in March 2026.",
      },
    ],
  },
  oneChange: {
    title: "A small change spends its week waiting",
    intro:
      "In week one we follow one of your changes and write down every hour. This example has typical proportions. Take the waits away one by one and watch the share of work rise.",
    legend: "Waits removed",
    stretches: [
      { name: "Write it", kind: "hands", minutes: 40 },
      { name: "Wait for a reviewer", kind: "wait", minutes: 21 * 60 },
      { name: "Review", kind: "hands", minutes: 20 },
      { name: "Wait for merge day", kind: "wait", minutes: 18 * 60 },
      { name: "Build and test by hand", kind: "hands", minutes: 90 },
      { name: "Wait for the test system", kind: "wait", minutes: 31 * 60 },
      { name: "Acceptance", kind: "hands", minutes: 45 },
      { name: "Wait for release night", kind: "wait", minutes: 70 * 60 },
      { name: "Release", kind: "hands", minutes: 75 },
    ] satisfies readonly Stretch[],
    kinds: { hands: "People working", machine: "Machines working", wait: "Waiting" },
    /** In the order in which they are applied: the remedy, and what replaces the old stretches. */
    cures: [
      {
        name: "None",
        cure: "Everyone involved is quick. Nearly all of the week is waiting.",
        replaces: [],
        by: [],
      },
      {
        name: "Release night",
        cure: "A canary release watches itself and rolls itself back, so no one has to stay up.",
        replaces: ["Wait for release night", "Release"],
        by: [{ name: "Canary", kind: "machine", minutes: 30 }],
      },
      {
        name: "Test system",
        cure: "Every change gets a test system of its own, built from the same plan as production and gone by evening.",
        replaces: ["Wait for the test system", "Build and test by hand", "Acceptance"],
        by: [{ name: "Build, scan, verify", kind: "machine", minutes: 20 }],
      },
      {
        name: "Merge day",
        cure: "Everyone merges to trunk. Unfinished work goes in switched off, so nothing waits.",
        replaces: ["Wait for merge day"],
        by: [],
      },
      {
        name: "Review",
        cure: "Smaller changes, reviewed before people start their own work. Two hours remain, and they are worth keeping.",
        replaces: ["Wait for a reviewer"],
        by: [{ name: "Wait for a reviewer", kind: "wait", minutes: 120 }],
      },
    ] satisfies readonly Cure[],
  },
  deliverables: {
    title: "A platform, part by part",
    intro: "Everything is code, in your organisation’s account from the first commit.",
    items: [
      {
        title: "A pipeline as code",
        text: "One definition that every service includes, with all seven gates. A team adds a service with a file of about twenty lines.",
      },
      {
        title: "Environments from a plan",
        text: "Networks, clusters, databases and permissions in Terraform or OpenTofu. A pull request shows the plan; merging applies it; drift is reported each night.",
      },
      {
        title: "Preview environments",
        text: "Each pull request gets an address with its own data. It disappears on merge.",
      },
      {
        title: "Service level objectives",
        text: "Traces, metrics and logs with OpenTelemetry, and two or three service level objectives your product owner understands. Alarms depend on how fast the error budget is used up.",
      },
      {
        title: "A documented template",
        text: "A template service, a ten-page guide, and the reasons for each choice in dated decision records. New developers deploy on their first day.",
      },
    ],
  },
  process: {
    title: "Twelve weeks, one service at a time",
    intro:
      "For one product team with up to ten services. More teams follow in waves after week eight, about three weeks each.",
    steps: [
      {
        when: "Week 1",
        title: "Follow one change",
        text: "We take one small, real change and follow it from ticket to production, noting every wait, hand-off and manual step. You get the map with the hours on it.",
      },
      {
        when: "Weeks 2–3",
        title: "One thin line",
        text: "The least risky service goes through a new pipeline to production, automatically, with rollback. The old way is then closed for that service.",
      },
      {
        when: "Weeks 4–7",
        title: "Gates and environments",
        text: "Tests, scans, signing and progressive delivery are added one by one, each with a measured cost in minutes. Environments are rewritten as code and rebuilt once from scratch.",
      },
      {
        when: "Weeks 8–10",
        title: "The other services",
        text: "Your developers move them, in pairs with our engineers. Where the template doesn’t fit, we change the template.",
      },
      {
        when: "Weeks 11–12",
        title: "Game days and handover",
        text: "We break things on purpose: a bad release, a lost zone, an expired secret. Your team fixes them alone, and our permissions are removed.",
      },
    ],
  },
  client: {
    title: "Four things from you",
    intro: "A platform changes how your people work, so part of it is yours to do.",
    items: [
      {
        title: "Two engineers, half their time",
        text: "They run the platform afterwards.",
      },
      {
        title: "A product owner who is happy with small releases",
        text: "Unfinished features go out switched off, behind flags.",
      },
      {
        title: "Access to source control and the cloud",
        text: "For named people, through your sign-on, until we leave.",
      },
      {
        title: "An honest account of your tests",
        text: "If the suite is red, slow or missing, we change the order of the work.",
      },
    ],
  },
  technologies: {
    title: "Tools we know well",
    intro:
      "You keep what works. We add the fewest parts that close the gap, and say when a plain virtual machine would do.",
    groups: [
      {
        name: "Pipelines",
        items: [
          "GitHub Actions",
          "GitLab CI",
          "Azure Pipelines",
          "Buildkite",
          "Jenkins, and leaving it",
        ],
      },
      {
        name: "Infrastructure as code",
        items: ["OpenTofu", "Terraform", "Pulumi", "Ansible", "Crossplane"],
      },
      {
        name: "Runtime",
        items: [
          "Kubernetes",
          "ECS and Fargate",
          "Cloud Run",
          "Azure Container Apps",
          "plain Linux",
        ],
      },
      {
        name: "Delivery",
        items: ["Argo CD", "Flux", "Argo Rollouts", "Gateway API", "OpenFeature"],
      },
      {
        name: "Supply chain",
        items: ["Sigstore cosign", "SLSA provenance", "CycloneDX", "Trivy", "Renovate"],
      },
      {
        name: "Observability",
        items: ["OpenTelemetry", "Prometheus", "Grafana, Loki, Tempo", "Sloth for objectives"],
      },
    ],
  },
  engagement: {
    title: "Engagements with an end",
    intro:
      "The first two end on a date, with a list of what must be true by then. You can end the third in any month.",
    models: [
      {
        name: "Delivery review",
        text: "Two weeks, fixed price. Two engineers follow three changes, read the pipeline’s records and write a plan ordered by hours saved.",
        fits: "teams that want figures first",
      },
      {
        name: "Platform build with handover",
        text: "Twelve weeks with a team of three, billed by the sprint against agreed outcomes.",
        fits: "product teams whose environments were built by hand",
      },
      {
        name: "Platform engineer by the day",
        text: "After the handover: a fixed number of days a month for upgrades, reviews and a second opinion. One month’s notice.",
        fits: "platform teams of one or two",
      },
    ],
  },
  questions: [
    {
      question: "Do we need Kubernetes?",
      answer:
        "Often not. With fewer than about ten services, one team and steady load, a managed container service or a pair of virtual machines costs less to run and to understand. A cluster makes sense when several teams share a platform, when you must run in more than one place, or when you already have one and people who know it.",
    },
    {
      question: "Can releases be automatic in a regulated company?",
      answer:
        "Yes. Auditors ask that a change is reviewed by a second person, tested, traceable and approved. The pipeline records all four for every change, with signatures. Where a named approver is required we keep a button.",
    },
    {
      question: "How do database changes go through the pipeline?",
      answer:
        "In two steps. The schema is widened first, so that old and new versions both work; then the code moves; then the old columns go. The pipeline refuses a migration that would break the version in production, and long ones are tried on a full-size copy.",
    },
    {
      question: "Will this raise our cloud bill?",
      answer:
        "Preview environments and a second production track cost something. Machines switched off outside working hours and smaller containers usually pay for it. Every environment carries tags for team and purpose, so you can check the balance each week.",
    },
    {
      question: "What happens to our operations people?",
      answer:
        "They become the platform team, if they want to. From week four they write the infrastructure code with us, and in week eleven they lead the game days.",
    },
  ],
  closing: {
    title: "How long did your last small change take?",
    text: "Look up two times before the call: when it was committed, and when it went live. In 30 minutes we’ll go through what happened in between.",
  },

  line: {
    title: "The gates a change passes",
    intro:
      "Five of the seven are automatic. Each stops a failure that would cost more later. The times are budgets: a gate that overruns its budget is treated as a defect.",
    gates: [
      {
        name: "Commit",
        asks: "Does it build, lint and pass the unit tests?",
        stops: "type errors, broken contracts and secrets in the code",
        takes: "under 5 min",
      },
      {
        name: "Review",
        asks: "Would a second person maintain this?",
        stops: "the wrong solution, a missing test, an unclear name",
        takes: "hours, by a person",
      },
      {
        name: "Build",
        asks: "Can the same artefact be built again?",
        stops: "unpinned dependencies and images of unknown origin",
        takes: "under 5 min",
      },
      {
        name: "Scan",
        asks: "Is anything in it known to be dangerous?",
        stops: "vulnerable packages that have a fix, forbidden licences, open ports",
        takes: "alongside the build",
      },
      {
        name: "Verify",
        asks: "Does it work with the services around it?",
        stops: "broken integrations and incompatible migrations",
        takes: "under 15 min",
      },
      {
        name: "Canary",
        asks: "Is it as good as the version it replaces?",
        stops: "more errors or delay on 5%, then 25% of traffic",
        takes: "10–30 min",
      },
      {
        name: "Release",
        asks: "Is the business ready?",
        stops: "a feature shown before its date",
        takes: "any time, by a person",
      },
    ] satisfies readonly Gate[],
  },
  handover: {
    title: "Your team takes over, duty by duty",
    intro: "The dates are in the plan from the start, and every move has a test.",
    phases: ["Weeks 1–3", "Weeks 4–7", "Weeks 8–10", "Weeks 11–12"],
    legend: { us: "We do it", both: "In pairs", you: "You do it" },
    duties: [
      { duty: "Write pipeline and platform code", holders: ["us", "both", "both", "you"] },
      { duty: "Review changes to the platform", holders: ["us", "both", "you", "you"] },
      { duty: "Move a service to the pipeline", holders: ["us", "us", "both", "you"] },
      { duty: "Answer the platform’s alarms", holders: ["us", "both", "both", "you"] },
      { duty: "Upgrade a cluster or base image", holders: ["us", "us", "both", "you"] },
      { duty: "Prioritise the backlog", holders: ["both", "you", "you", "you"] },
    ] satisfies readonly Duty[],
    proof: {
      title: "The final test",
      text: "In week twelve your team builds the whole platform in an empty account from the repository, deploys one service and recovers it from a failure we choose. We watch and say nothing. If it doesn’t work, we aren’t finished.",
    },
  },
} as const satisfies ServicePage & {
  oneChange: {
    title: string;
    intro: string;
    legend: string;
    stretches: readonly Stretch[];
    kinds: Record<Stretch["kind"], string>;
    cures: readonly Cure[];
  };
  line: { title: string; intro: string; gates: readonly Gate[] };
  handover: {
    title: string;
    intro: string;
    phases: readonly string[];
    legend: Record<Holder, string>;
    duties: readonly Duty[];
    proof: { title: string; text: string };
  };
};
