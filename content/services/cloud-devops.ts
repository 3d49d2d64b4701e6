import type { ServicePage } from "./types.ts";

/** One gate of the deployment line: what it asks, who or what answers, how long a change waits there. */
type Gate = { name: string; asks: string; stops: string; takes: string };

/** One of DORA's measures: its definition, how it is read from the pipeline's own records, and how it misleads. */
type Measure = {
  name: string;
  kind: "Throughput" | "Instability";
  means: string;
  read: string;
  trap: string;
};

/** Who holds a duty in each phase of the hand-over. */
type Holder = "us" | "both" | "you";
type Duty = { duty: string; holders: readonly [Holder, Holder, Holder, Holder] };

/** A stretch of a change’s way: hands at work, or a wait for something. In minutes. */
export type Stretch = { name: string; kind: "hands" | "machine" | "wait"; minutes: number };

export const cloudDevops = {
  slug: "cloud-devops",
  meta: {
    title: "Cloud and DevOps: from commit to production",
    description:
      "Pipelines, platforms and environments your own team can run. See each gate on the way to production, how DORA’s measures are read, and the hand-over.",
  },
  headline: "Ship on a Friday. Go home on time.",
  lede: "We build the line that carries a change from a developer’s commit to your customers: small steps, gates that run by themselves, and a way back at every point. Then we teach your team to run it and leave.",
  problems: {
    title: "Signs that the line is broken",
    items: [
      {
        title: "Releases have a date and a war room",
        text: "Changes pile up for six weeks, go out together at night, and when something fails nobody can tell which of the two hundred it was.",
      },
      {
        title: "Staging is a different ship",
        text: "Production was set up by hand in 2019 and changed by hand since. What passes in staging says little about what will happen there.",
      },
      {
        title: "Developers wait for tickets",
        text: "A new service needs a database, a DNS name, a secret and a firewall rule: four tickets, four teams, eleven days. So people put new code in old services.",
      },
      {
        title: "A cluster nobody asked for",
        text: "Kubernetes arrived with a contractor who has left. Three applications run on it. Each upgrade is a project, and the ingress controller it was built with went out of maintenance in March 2026.",
      },
    ],
  },
  oneChange: {
    title: "Where a small change spends its week",
    intro:
      "In the first week we follow a change of yours and write down each hour. This one is made up, and its proportions are the usual ones: nobody is slow, and nearly all of it is waiting.",
    before: {
      name: "Before",
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
    },
    after: {
      name: "On the line",
      stretches: [
        { name: "Write it", kind: "hands", minutes: 40 },
        { name: "Wait for a reviewer", kind: "wait", minutes: 120 },
        { name: "Review", kind: "hands", minutes: 20 },
        { name: "Build, scan, verify", kind: "machine", minutes: 20 },
        { name: "Canary", kind: "machine", minutes: 30 },
      ] satisfies readonly Stretch[],
    },
    legend: { hands: "Hands at work", machine: "Machine at work", wait: "Waiting" },
    /** What takes each wait away, by the name of the wait. */
    cures: [
      {
        wait: "Wait for a reviewer",
        cure: "Smaller changes, and review before one’s own work. What is left is the only wait worth keeping.",
      },
      {
        wait: "Wait for merge day",
        cure: "One trunk. Unfinished work goes in switched off, so nothing has to be kept apart.",
      },
      {
        wait: "Wait for the test system",
        cure: "A system for each change, made from the same plan as production and gone by evening.",
      },
      {
        wait: "Wait for release night",
        cure: "A canary that looks for itself and turns back by itself needs no night.",
      },
    ],
  },
  deliverables: {
    title: "What we leave in your repositories",
    intro:
      "Everything is code, in your organisation’s account from the first commit. There is no control panel of ours to log in to.",
    items: [
      {
        title: "A pipeline as code",
        text: "One definition that every service includes, with all seven gates. A team adds a service with a file of about twenty lines and gets build, tests, scans, signing and deployment.",
      },
      {
        title: "Environments from a plan",
        text: "Networks, clusters, databases and permissions in Terraform or OpenTofu. A pull request shows the plan; merging applies it; drift is looked for each night and reported.",
      },
      {
        title: "Preview environments",
        text: "Each pull request gets an address with its own data. It disappears on merge, so nobody pays for forgotten ones.",
      },
      {
        title: "Signals before dashboards",
        text: "Traces, metrics and logs with OpenTelemetry, and two or three service level objectives your product owner understands. Alarms fire on the speed at which the error budget burns.",
      },
      {
        title: "A paved road, written down",
        text: "A template service, a guide of ten pages, and the reasons for each choice as dated decision records. New developers deploy on their first day to prove it still works.",
      },
    ],
  },
  process: {
    title: "Twelve weeks, one service at a time",
    intro:
      "This is the course for one product team with up to ten services. More teams are moved in waves after week eight; each wave needs about three weeks and less of us than the one before.",
    steps: [
      {
        when: "Week 1",
        title: "Follow one change",
        text: "We take a real, small change and go with it from ticket to production, noting every wait, every hand-off and every step done by hand. You get the map with hours on it.",
      },
      {
        when: "Week 2–3",
        title: "One thin line",
        text: "The least risky service goes through a new pipeline to production, automatically, with rollback. From here on the old way is closed for that service.",
      },
      {
        when: "Week 4–7",
        title: "Gates and environments",
        text: "Tests, scans, signing and progressive delivery are added one by one, each with a measured cost in minutes. Environments are rewritten as code and rebuilt from nothing once, to be sure.",
      },
      {
        when: "Week 8–10",
        title: "The other services",
        text: "Your developers move them, in pairs with our engineers. Where the paved road pinches, the road is changed.",
      },
      {
        when: "Week 11–12",
        title: "Game days and keys",
        text: "We break things on purpose: a bad release, a lost zone, an expired secret. Your team repairs them alone. Then our permissions are removed.",
      },
    ],
  },
  client: {
    title: "What the work depends on",
    intro: "A platform is a change in how people work. Four things must come from you.",
    items: [
      {
        title: "Two of your engineers, half their week",
        text: "The platform is theirs afterwards. If nobody can be spared now, nobody will be able to run it in spring.",
      },
      {
        title: "A product owner who allows small releases",
        text: "Unfinished features go out switched off, behind flags. Somebody in the business must be comfortable with that.",
      },
      {
        title: "Rights in source control and cloud",
        text: "Owner of one organisation or project, granted for the engagement to named people, through your sign-on.",
      },
      {
        title: "A true word about tests",
        text: "If the test suite is red, slow or missing, tell us. It changes the order of the work, never whether it can be done.",
      },
    ],
  },
  technologies: {
    title: "Parts we know well",
    intro:
      "You keep what works. We add the fewest parts that close the gap, and say when a virtual machine with systemd is the better cluster.",
    groups: [
      {
        name: "Pipelines",
        items: [
          "GitHub Actions",
          "GitLab CI",
          "Azure Pipelines",
          "Buildkite",
          "Jenkins, mostly leaving it",
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
    title: "How you can hire us for this",
    intro: "Each ends with a date and a list of what must be true on it.",
    models: [
      {
        name: "Line survey",
        text: "Two weeks, fixed price. Two engineers follow three changes, measure the pipeline from its records and write a plan ordered by hours saved. No obligation to build it with us.",
        fits: "You suspect where the time goes and want figures.",
      },
      {
        name: "Platform build with hand-over",
        text: "Twelve weeks, a team of three, billed by the sprint against agreed outcomes. Includes the four hand-over phases.",
        fits: "One or several product teams on a hand-made environment.",
      },
      {
        name: "Platform engineer on call for you",
        text: "After hand-over: a fixed number of days a month for upgrades, reviews of plans and a second opinion. Ends with a month’s notice.",
        fits: "Teams of one or two platform people who need a colleague.",
      },
    ],
  },
  questions: [
    {
      question: "Do we need Kubernetes?",
      answer:
        "Often not. With fewer than about ten services, one team and steady load, a managed container service or a pair of virtual machines costs less to run and to understand. We advise a cluster when several teams share a platform, when you must run in more than one cloud or on your own hardware, or when you already have one and people who know it.",
    },
    {
      question: "Can releases go out by themselves in a regulated company?",
      answer:
        "Yes. Auditors ask that a change is reviewed by a second person, tested, traceable and approved. The pipeline records all four for every change, with signatures, which is more than a change board’s minutes hold. Where a named approver is required, we keep a button; the evidence is collected around it.",
    },
    {
      question: "How do database changes go through the line?",
      answer:
        "In two steps. First the schema is widened so that the old and the new version both work, then the code moves, and only when no old version is left are old columns removed. The pipeline refuses a migration that would break the version in production, and long-running ones are tried on a copy of real size first.",
    },
    {
      question: "Will this raise our cloud bill?",
      answer:
        "Preview environments and a second production track cost something; machines that are switched off outside working hours and right-sized containers usually return it. Every environment carries tags for team and purpose, so you can see the balance by week instead of believing us.",
    },
    {
      question: "What happens to our operations people?",
      answer:
        "They become the platform team, if they want to. They know your network, your suppliers and your failures. In weeks two to ten they write most of the infrastructure code with us, and in week eleven they lead the game days.",
    },
    {
      question: "How do you keep secrets out of the pipeline?",
      answer:
        "Jobs have no stored cloud keys. They exchange a short-lived token from the CI system for a role that allows that job on that branch, and nothing else. Application secrets stay in a vault and are read at run time. A scan on every push catches what slips in, and a leaked secret is rotated, since deleting the commit does not help.",
    },
    {
      question: "Which numbers will improve?",
      answer:
        "Lead time moves first, usually in the weeks after the first service is on the new line, because waiting is removed. Deployment frequency follows. Failure rate may rise for a short time, since failures become visible that were once called “known issues”. We set a baseline in week one from your own records and show the same chart every two weeks, good or bad.",
    },
  ],
  closing: {
    title: "How long did your last small change take?",
    text: "Look it up before the call: the time of the commit and the time it was live. In 30 minutes we go through what lay between the two.",
  },

  line: {
    title: "Seven gates, most of them machines",
    intro:
      "A gate has to earn its minutes. Each one here stops a class of failure that later gates would catch at a higher price. The waits are budgets we hold the pipeline to; a gate that overruns its budget is treated as a defect.",
    gates: [
      {
        name: "Commit",
        asks: "Does it build, lint and pass the unit tests?",
        stops: "Typing errors, broken contracts, secrets in the code",
        takes: "under 5 min",
      },
      {
        name: "Review",
        asks: "Would a second person maintain this?",
        stops: "Wrong solution, missing test, unclear name",
        takes: "hours, by a person",
      },
      {
        name: "Build",
        asks: "Can the same artefact be made again?",
        stops: "Unpinned dependencies, unsigned images, unknown origin",
        takes: "under 5 min",
      },
      {
        name: "Scan",
        asks: "Is something in it known to be dangerous?",
        stops: "Vulnerable packages with a fix, forbidden licences, open ports",
        takes: "alongside the build",
      },
      {
        name: "Verify",
        asks: "Does it work with its neighbours?",
        stops: "Broken integration, incompatible migration",
        takes: "under 15 min",
      },
      {
        name: "Canary",
        asks: "Is it as good as the version it replaces?",
        stops: "More errors or more delay on 5%, then 25% of traffic",
        takes: "10–30 min, by traffic",
      },
      {
        name: "Release",
        asks: "Is the business ready?",
        stops: "A feature shown before its date",
        takes: "a flag, any time",
      },
    ] satisfies readonly Gate[],
  },
  measures: {
    title: "DORA’s measures, read from your own pipeline",
    intro:
      "The DORA research programme has asked the same question for more than ten years: what sets teams apart that deliver fast and safely? Its four well-known measures are below, with the fifth it added in 2024. None needs a survey or a new tool; the records are in your source control, pipeline and incident log.",
    items: [
      {
        name: "Change lead time",
        kind: "Throughput",
        means: "Time from commit to running in production.",
        read: "For every deployment: list the commits it contains, subtract each commit’s time from the deployment’s. We show the median and the slowest tenth.",
        trap: "Counting from the merge hides the days a pull request waits for review.",
      },
      {
        name: "Deployment frequency",
        kind: "Throughput",
        means: "How often production changes.",
        read: "Successful production jobs a week, by service. Flag changes are counted apart.",
        trap: "Redeploying the same artefact raises the count and nothing else.",
      },
      {
        name: "Failed deployment recovery time",
        kind: "Throughput",
        means: "Time from a deployment that broke something to service restored.",
        read: "From the deployment’s time to the close of the incident that names it. The pipeline writes the version into the incident record, so the two can be joined.",
        trap: "Outages without a deployment belong in another chart.",
      },
      {
        name: "Change fail rate",
        kind: "Instability",
        means: "Share of deployments that need immediate repair.",
        read: "Deployments followed by a rollback, a hotfix or an incident naming them, divided by all deployments.",
        trap: "If nobody links incidents to versions, the rate is zero and worthless.",
      },
      {
        name: "Deployment rework rate",
        kind: "Instability",
        means: "Share of deployments nobody planned, made because of an incident.",
        read: "Deployments from branches or labels marked hotfix, divided by all deployments.",
        trap: "It shows toil that the fail rate misses; watch the two together.",
      },
    ] satisfies readonly Measure[],
  },
  handover: {
    title: "Who holds what, week by week",
    intro:
      "A platform nobody can run is a second legacy system. Duties cross over on dates that are in the plan from the start, and each crossing has a proof.",
    phases: ["Week 1–3", "Week 4–7", "Week 8–10", "Week 11–12"],
    legend: { us: "We do it", both: "In pairs", you: "You do it" },
    duties: [
      { duty: "Write pipeline and platform code", holders: ["us", "both", "both", "you"] },
      { duty: "Review changes to the platform", holders: ["us", "both", "you", "you"] },
      { duty: "Move a service to the line", holders: ["us", "us", "both", "you"] },
      { duty: "Answer the platform’s alarms", holders: ["us", "both", "both", "you"] },
      { duty: "Upgrade a cluster or base image", holders: ["us", "us", "both", "you"] },
      { duty: "Order the backlog", holders: ["both", "you", "you", "you"] },
    ] satisfies readonly Duty[],
    proof: {
      title: "The proof",
      text: "In week twelve your team builds the whole platform in an empty account from the repository, deploys one service and recovers it from a failure we choose. We sit at the back and say nothing. If it does not work, the engagement is not over.",
    },
  },
} as const satisfies ServicePage & {
  oneChange: {
    title: string;
    intro: string;
    before: { name: string; stretches: readonly Stretch[] };
    after: { name: string; stretches: readonly Stretch[] };
    legend: Record<Stretch["kind"], string>;
    cures: readonly { wait: string; cure: string }[];
  };
  line: { title: string; intro: string; gates: readonly Gate[] };
  measures: { title: string; intro: string; items: readonly Measure[] };
  handover: {
    title: string;
    intro: string;
    phases: readonly string[];
    legend: Record<Holder, string>;
    duties: readonly Duty[];
    proof: { title: string; text: string };
  };
};
