import type { Point, ServicePage } from "./types.ts";

/** A dated entry of the patch month. `week` 1–4 and `day` 1 (Monday) – 7 (Sunday) place it in the calendar. */
type PatchEntry = {
  week: number;
  day: number;
  kind: "vendor" | "ours" | "window" | "freeze";
  title: string;
  text: string;
};

/** A page from the runbook. */
type RunBook = {
  title: string;
  intro: string;
  name: string;
  place: string;
  confirm: Point & { code: string };
  attempt: { title: string; items: readonly { text: string; code?: string }[] };
  never: { title: string; items: readonly string[] };
  call: { title: string; items: readonly string[] };
  /** Gigabytes, and gigabytes per hour; the hours are computed where they are displayed. */
  sum: { title: string; free: number; fill: number; grown: number };
};

export const remoteInfrastructureManagement = {
  slug: "remote-infrastructure-management",
  meta: {
    title: "Remote infrastructure management, day and night",
    description:
      "Servers, networks, backups and certificates watched around the clock. See when an engineer is called, what we may do at night, and how a month of patching runs.",
  },
  headline: "Someone is awake when your systems fail",
  lede: "We watch your servers, networks, backups and certificates, patch them to a schedule you have agreed, and repair what breaks from a runbook you approved. Your own people sleep, and read about it in the morning.",
  problems: {
    title: "Weak spots we look for first",
    items: [
      {
        title: "Your customers are the monitoring",
        text: "The first sign of an outage is a phone call at reception. No one watches the dashboards at four in the morning, and the alarm mailbox holds thousands of unread messages.",
      },
      {
        title: "One person holds the keys",
        text: "A single administrator knows why the second switch must be restarted before the first. That person takes holidays and will one day have another job.",
      },
      {
        title: "Patches wait for a quiet week",
        text: "The list of missing updates grows until an auditor or an intruder reads it. Windows Server 2016 gets its last free security update on 12 January 2027; many estates still run it.",
      },
      {
        title: "The backup has never been restored",
        text: "The job reports green each night. No one has tried whether the database opens from it.",
      },
      {
        title: "Certificates expire more often",
        text: "A public TLS certificate may last 200 days now, 100 from March 2027 and 47 from March 2029.",
      },
    ],
  },
  runBook: {
    title: "A page from the runbook",
    intro: "Short steps, in order, for the engineer on call.",
    name: "Disk full within 8 hours",
    place: "db-02 · /var/lib/postgresql",
    confirm: {
      title: "Is it true?",
      text: "See how much is free, and whether it’s still falling.",
      code: "df -h /var/lib/postgresql",
    },
    attempt: {
      title: "Try this, in order",
      items: [
        {
          text: "Find an unused replication slot. It keeps every log file written since its reader left.",
          code: "select slot_name, active, restart_lsn from pg_replication_slots;",
        },
        {
          text: "Grow the volume from the agreed reserve. No permission needed.",
          code: "lvextend --resizefs --size +20G /dev/data/pg",
        },
        {
          text: "Do the sum again. If more than a day is left, the cause can wait for daylight.",
        },
      ],
    },
    never: {
      title: "Do not touch",
      items: [
        "Files in pg_wal. Deleting one by hand kills the database, not the alarm.",
        "An active slot: its replica would have to be rebuilt.",
      ],
    },
    call: {
      title: "Wake the owner when",
      items: [
        "The reserve is used up and less than 4 hours are left",
        "It fills faster after step two than before",
      ],
    },
    sum: { title: "Time left", free: 6.4, fill: 0.8, grown: 20 },
  },
  deliverables: {
    title: "Deliverables of the first month",
    intro: "All of it stays yours if we part ways.",
    items: [
      {
        title: "An inventory that matches reality",
        text: "Every host, switch, firewall, hypervisor, volume and certificate with owner, purpose, version and end-of-support date. It’s rebuilt from discovery each night, and differences are raised as tickets.",
      },
      {
        title: "Checks with a reason",
        text: "Each check names the harm it prevents and the runbook page that answers it. A check without one may not wake anyone.",
      },
      {
        title: "A runbook in your repository",
        text: "One page for each alarm: how to confirm it, what to try, what must not be touched, when to call you. Engineers follow it at night and correct it the next day.",
      },
      {
        title: "Restores on record",
        text: "Each week one system, drawn by rota, is restored to an isolated network, where its application has to open it. You get the minutes it took and the age of the data that came back.",
      },
      {
        title: "A two-page monthly report",
        text: "Incidents with cause and repair, patch state by host, capacity that will run out within ninety days, and the three things we would change first.",
      },
    ],
  },
  process: {
    title: "Taking over in six weeks",
    intro:
      "For an estate of up to about a hundred hosts. Several sites, or a missing inventory, add to weeks one and two.",
    steps: [
      {
        when: "Week 1",
        title: "Take stock",
        text: "Two engineers run discovery with read-only accounts, sit with your administrator, and compare what they find with what the documents say. You get the list of differences.",
      },
      {
        when: "Week 2",
        title: "Set up monitoring",
        text: "Collectors go in at each site and report outwards over one encrypted connection; no inbound port is opened. Checks start silent, while thresholds are fitted to your real load.",
      },
      {
        when: "Weeks 3–4",
        title: "Write the runbook",
        text: "Your administrator dictates. Our engineer writes each page, then carries it out under supervision. Pages that don’t work are rewritten.",
      },
      {
        when: "Week 5",
        title: "Run in parallel",
        text: "Both teams receive every alarm. Ours acts, yours observes and objects. Each call is reviewed: was it right, was it in time, was the runbook enough?",
      },
      {
        when: "Week 6",
        title: "Take over",
        text: "Alarms come only to us. Your people are called in the cases you listed. The first patch month starts.",
      },
    ],
  },
  client: {
    title: "Accounts and contacts we need",
    intro: "Without these five we can’t see enough, or can’t act.",
    items: [
      {
        title: "Named accounts",
        text: "One for each of our engineers, with a second factor, in a group you can switch off.",
      },
      {
        title: "Your administrator for about twelve hours",
        text: "Spread over weeks one to five, to write the runbook together.",
      },
      {
        title: "A contact who can decide at night",
        text: "Two phone numbers, for the cases you listed.",
      },
      {
        title: "Fixed maintenance windows",
        text: "Two a month for servers, one a quarter for network equipment.",
      },
      {
        title: "Support contracts in force",
        text: "For hardware, hypervisors and databases, with us named as a contact.",
      },
    ],
  },
  technologies: {
    title: "Systems and tools",
    intro:
      "If your monitoring works, we keep it. Otherwise we set one up from open-source parts, in your accounts.",
    groups: [
      {
        name: "Servers",
        items: [
          "Windows Server",
          "Red Hat, Debian, Ubuntu, SUSE",
          "VMware vSphere",
          "Hyper-V",
          "Proxmox VE",
        ],
      },
      {
        name: "Network",
        items: [
          "SNMPv3",
          "NetFlow and sFlow",
          "Cisco, Juniper, Fortinet, MikroTik",
          "VPN and SD-WAN links",
        ],
      },
      {
        name: "Metrics and alarms",
        items: ["Prometheus and Alertmanager", "Zabbix", "Icinga", "Grafana", "OpenTelemetry"],
      },
      {
        name: "Patching and state",
        items: ["Ansible", "Azure Update Manager", "Red Hat Satellite", "unattended-upgrades"],
      },
      {
        name: "Backup",
        items: ["Veeam", "restic", "Proxmox Backup Server", "object storage with retention lock"],
      },
      { name: "Certificates and access", items: ["ACME", "WireGuard", "Entra ID", "Teleport"] },
    ],
  },
  engagement: {
    title: "Hand over as much as you like",
    intro:
      "Billed monthly, by the number and kind of systems. You may change with a month’s notice.",
    models: [
      {
        name: "Nights and weekends",
        text: "Your team keeps the working day. We take over at the hour you name and hand back with a written log each morning.",
        fits: "teams of two to six administrators",
      },
      {
        name: "Full operation",
        text: "Monitoring, patching, backup, certificates and repair at all hours. Architecture and purchasing stay with you.",
        fits: "companies without an infrastructure team, or groups with many small sites",
      },
      {
        name: "Patches and restores",
        text: "We run the monthly calendar and the weekly test restore, and report. Alarms stay with you.",
        fits: "good operations teams that are behind on updates",
      },
    ],
  },
  questions: [
    {
      question: "How do your engineers reach our systems?",
      answer:
        "Through one gateway in your network that dials out. Each engineer signs in under their own name with a second factor, sessions on servers are recorded, and administrative rights last as long as a ticket. You keep the recordings, and can end all access by disabling one group.",
    },
    {
      question: "What happens if the monitoring itself fails?",
      answer:
        "Each site’s collector sends a heartbeat every minute to a second system that runs elsewhere. Five missed heartbeats page the engineer, just as a failed host would. Once a month we stop a collector to see that the call comes.",
    },
    {
      question: "Do you guarantee an uptime figure?",
      answer:
        "For work we control, the contract states times: to a person, to first action, to your first message. We don’t promise an uptime for machines, lines and software that others build; we report what it was.",
    },
    {
      question: "How do you keep false alarms down?",
      answer:
        "A check must fail twice, from two places, before it wakes someone. Every call is marked useful or useless the next day. A check with two useless calls in a month is changed, or becomes a morning ticket.",
    },
    {
      question: "What if we want to leave?",
      answer:
        "The inventory, runbook, dashboards and checks are in your repository from the first week. Notice is one month. During that month your people work beside us for a week, and then our access is switched off.",
    },
  ],
  closing: {
    title: "Show us one bad night",
    text: "Bring the log of your last outage. In half an hour we’ll go through it line by line and tell you where monitoring would have changed the outcome.",
  },

  authority: {
    title: "Agreed before the first alarm",
    intro: "No one should have to guess at night what is allowed, so you sign two lists.",
    free: {
      title: "We act, then tell you",
      items: [
        "Restart a service or host named in its runbook page",
        "Grow a volume inside the reserve you set",
        "Fail over to a replica that was tested this quarter",
        "Renew or replace a certificate",
      ],
    },
    ask: {
      title: "We ask first",
      items: [
        "Restore data over data that is in use",
        "Change a firewall rule that widens access",
        "Spend money: hardware, licences, cloud capacity",
        "Delete anything, or stop what others depend on",
      ],
    },
  },
  patchMonth: {
    title: "A month of patches",
    intro: "Rings keep a bad update from reaching everything.",
    weeks: ["Week before", "Patch week", "Week after", "Closing week"],
    entries: [
      { week: 1, day: 2, kind: "ours", title: "Report", text: "Missing updates by host" },
      { week: 1, day: 4, kind: "ours", title: "Plan", text: "Windows confirmed with you" },
      { week: 2, day: 2, kind: "vendor", title: "Release", text: "Second Tuesday" },
      { week: 2, day: 3, kind: "ours", title: "Ring 0", text: "Lab copies, release notes read" },
      { week: 2, day: 5, kind: "window", title: "Ring 1", text: "Test systems, IT’s own machines" },
      { week: 3, day: 2, kind: "ours", title: "Go or no-go", text: "Both of us, 15 minutes" },
      {
        week: 3,
        day: 3,
        kind: "window",
        title: "Ring 2",
        text: "Production, node by node",
      },
      { week: 3, day: 6, kind: "window", title: "Ring 3", text: "Single systems, snapshot first" },
      { week: 4, day: 2, kind: "ours", title: "Stragglers", text: "Hosts that missed their ring" },
      {
        week: 4,
        day: 4,
        kind: "ours",
        title: "Report sent",
        text: "Patch state by host",
      },
      { week: 4, day: 5, kind: "freeze", title: "Freeze", text: "Month-end closing, no changes" },
    ] satisfies readonly PatchEntry[],
  },
  emergencyLane: {
    title: "Emergency patches",
    text: "When a flaw in your systems enters CISA’s catalogue of known exploited vulnerabilities, an engineer writes to you the same day.",
  },
  filling: {
    title: "A disk with 6.4 GB left, at ten past three",
    intro:
      "The alarm depends on the fill rate, not on the free space. Choose a rate and see how long is left, before and after we grow the volume by 20 GB, and who gets a call.",
    legend: "It fills at, in GB an hour",
    scale: "The lines mark 4 hours, 8 hours and 30 days. Logarithmic scale.",
    rates: [
      { rate: 0.005, cause: "An archive that grows every day." },
      { rate: 0.2, cause: "A log level set to “debug” last week." },
      { rate: 0.8, cause: "A replication slot that lost its reader." },
      { rate: 3.2, cause: "An import that runs in a loop." },
      { rate: 8, cause: "A backup that writes into its own source." },
    ],
  },
} as const satisfies ServicePage & {
  filling: {
    title: string;
    intro: string;
    legend: string;
    /** Explains the lines across the bars. */
    scale: string;
    /** Gigabytes per hour, and the usual cause of such a rate. */
    rates: readonly { rate: number; cause: string }[];
  };
  runBook: RunBook;
  authority: {
    title: string;
    intro: string;
    free: { title: string; items: readonly string[] };
    ask: { title: string; items: readonly string[] };
  };
  patchMonth: {
    title: string;
    intro: string;
    weeks: readonly string[];
    entries: readonly PatchEntry[];
  };
  emergencyLane: Point;
};
