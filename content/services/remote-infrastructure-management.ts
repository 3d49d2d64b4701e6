import type { Point, ServicePage } from "./types.ts";

/** One row of the watch list: what is measured and whom a breach reaches. */
type WatchRow = {
  layer: string;
  watched: string;
  every: string;
  /** "page" wakes the engineer on call; "morning" opens a ticket for the next working day. */
  reaches: "page" | "morning";
  breach: string;
};

/** One moment between a failed check and the report; `at` is printed in the mono label. */
type AlarmMoment = { at: string; who: string; title: string; text: string };

/** One dated entry of the patch month. `week` 1–4 and `day` 1 (Monday) – 7 (Sunday) place it in the calendar. */
type PatchEntry = {
  week: number;
  day: number;
  kind: "vendor" | "ours" | "window" | "freeze";
  title: string;
  text: string;
};

/** A page of the run book. */
type RunBook = {
  title: string;
  intro: string;
  name: string;
  place: string;
  confirm: Point & { code: string };
  attempt: { title: string; items: readonly { text: string; code?: string }[] };
  never: { title: string; items: readonly string[] };
  call: { title: string; items: readonly string[] };
  /** Gigabytes, and gigabytes an hour; the hours are computed where they are shown. */
  sum: { title: string; free: number; fill: number; grown: number };
};

export const remoteInfrastructureManagement = {
  slug: "remote-infrastructure-management",
  meta: {
    title: "Remote infrastructure management, day and night",
    description:
      "Servers, networks, backups and certificates watched around the clock. See what is measured, what wakes an engineer, and how a month of patching runs.",
  },
  headline: "Someone is awake when your disk fills.",
  lede: "We watch your servers, networks, backups and certificates, patch them on a calendar you have seen, and repair what breaks from a run book you approved. Your own people sleep, and in the morning they read what happened.",
  problems: {
    title: "What nobody is watching",
    items: [
      {
        title: "Your customers are the monitoring",
        text: "The first sign of an outage is a phone call at reception. Dashboards exist, but nobody looks at them at four in the morning, and the alarm mailbox holds thousands of unread messages.",
      },
      {
        title: "One person holds the keys",
        text: "A single administrator knows why the second switch must be restarted before the first. That person has holidays, a doctor and, one day, another job.",
      },
      {
        title: "Patches wait for a quiet week",
        text: "The quiet week does not come. The list of missing updates grows until an auditor or an intruder reads it. Windows Server 2016 gets its last free security update on 12 January 2027; many estates still run it.",
      },
      {
        title: "The backup has never been read",
        text: "The job reports green each night. Whether the database opens from that tape, and how many hours it takes, nobody has tried since the system was bought.",
      },
      {
        title: "Certificates now expire in a season",
        text: "Public TLS certificates may live 200 days since March 2026, 100 days from March 2027 and 47 days from March 2029. A yearly reminder in a calendar no longer carries you.",
      },
    ],
  },
  runBook: {
    title: "A page of the run book",
    intro:
      "Written for somebody who was asleep four minutes ago. This one answers the third line of the watch list; host and figures are made up.",
    name: "Disk full within 8 hours",
    place: "db-02 · /var/lib/postgresql",
    confirm: {
      title: "Is it true?",
      text: "The check draws six hours forward by eight. See for yourself how much is free, and whether it still falls.",
      code: "df -h /var/lib/postgresql",
    },
    attempt: {
      title: "Try, in this order",
      items: [
        {
          text: "Find a replication slot that nobody reads. It keeps every log file since its reader left.",
          code: "select slot_name, active, restart_lsn from pg_replication_slots;",
        },
        {
          text: "Grow the volume from the reserve you set. The first column above allows it.",
          code: "lvextend --resizefs --size +20G /dev/data/pg",
        },
        {
          text: "Do the sum again with the new figures. More than a day left? The cause waits for daylight.",
        },
      ],
    },
    never: {
      title: "Do not touch",
      items: [
        "Files in pg_wal. Deleting one by hand ends the database, not the alarm.",
        "A slot that is active: its replica would have to be built anew.",
      ],
    },
    call: {
      title: "Wake the owner when",
      items: [
        "The reserve is used up and less than four hours are left",
        "It fills faster after step two than before",
      ],
    },
    sum: { title: "How long is left", free: 6.4, fill: 0.8, grown: 20 },
  },
  deliverables: {
    title: "What the first month leaves you",
    intro: "Each item is a thing you can open, and it stays yours if we part.",
    items: [
      {
        title: "An inventory that matches the racks",
        text: "Every host, switch, firewall, hypervisor, volume and certificate with owner, purpose, version and end-of-support date. It is rebuilt from discovery each night, and differences are raised as tickets.",
      },
      {
        title: "Checks with a reason",
        text: "Each check names the harm it prevents and the page of the run book that answers it. A check without such a page may not wake anybody.",
      },
      {
        title: "A run book in your repository",
        text: "One page an alarm: how to confirm it, what to try, what must not be touched, when to call you. Engineers follow it at night and correct it the next day.",
      },
      {
        title: "Restores on record",
        text: "Each week one system, drawn by rota, is restored to an isolated network and opened by its application. You get the minutes it took and the age of the data that came back.",
      },
      {
        title: "A monthly letter of two pages",
        text: "Incidents with cause and repair, patch state by host, capacity that will run out within ninety days, and the three things we would change first.",
      },
    ],
  },
  process: {
    title: "How we come aboard",
    intro:
      "An estate of up to about a hundred hosts takes six weeks to take over. Several sites, or an inventory that has to be dug out, add to weeks one and two.",
    steps: [
      {
        when: "Week 1",
        title: "Walk the estate",
        text: "Two engineers run discovery with read-only accounts, sit with your administrator, and compare what they find with what the documents say. You get the list of differences.",
      },
      {
        when: "Week 2",
        title: "Set the watch",
        text: "Collectors go in at each site and report outwards over one encrypted connection; no inbound port is opened. Checks start silent, so thresholds settle on your real load.",
      },
      {
        when: "Week 3–4",
        title: "Write the night down",
        text: "Your administrator dictates, our engineer writes and then carries out each run-book page while being watched. Pages nobody could carry out are rewritten.",
      },
      {
        when: "Week 5",
        title: "Sail in convoy",
        text: "Both teams receive every alarm. Ours acts, yours observes and objects. Each page sent is reviewed: was it right, was it in time, was the page of the run book enough?",
      },
      {
        when: "Week 6",
        title: "Take the watch",
        text: "Alarms reach only us. Your people are called for the cases you listed. The first patch month starts, and the first monthly letter is due four weeks later.",
      },
    ],
  },
  client: {
    title: "What the watch needs from you",
    intro:
      "Nothing here can be bought from us. Without it, the watch is blind or has its hands tied.",
    items: [
      {
        title: "Named accounts, no shared passwords",
        text: "One account for each of our engineers in your directory, with multi-factor sign-in and a group you can switch off in one move.",
      },
      {
        title: "Your administrator for about twelve hours",
        text: "Spread over weeks one to five. What is in nobody’s head but theirs goes into the run book.",
      },
      {
        title: "A person who may say yes at night",
        text: "Two phone numbers, in order, for decisions that cost money or stop the business. You will be called seldom, and only for the list you signed.",
      },
      {
        title: "Maintenance windows you will defend",
        text: "Two fixed slots a month for servers, one a quarter for network equipment. A window that is cancelled every time is a patch that is never installed.",
      },
      {
        title: "Support contracts in force",
        text: "For hardware, hypervisors and databases, with us named as a contact. We can open a case with the maker; we cannot replace the maker.",
      },
    ],
  },
  technologies: {
    title: "What we watch and what we watch with",
    intro:
      "If you have a working monitoring system, we stay on it. Otherwise we set one up from open parts, in your accounts, with your data.",
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
    title: "Who takes which hours",
    intro:
      "All three are billed monthly, by the number and kind of things watched. You may change between them with a month’s notice.",
    models: [
      {
        name: "Night and weekend watch",
        text: "Your team keeps the working day. We take the pager at the hour you name and return it with a written log each morning.",
        fits: "Teams of two to six administrators who are tired.",
      },
      {
        name: "Full watch",
        text: "Monitoring, patching, backup, certificates and repair at all hours. Your people keep architecture, purchasing and the relationship with the business.",
        fits: "Companies without an infrastructure team, or hotel and plant groups with many small sites.",
      },
      {
        name: "Patch and restore only",
        text: "We run the monthly calendar and the weekly restore, and report. Alarms stay with you.",
        fits: "Good operations teams that have fallen behind on updates.",
      },
    ],
  },
  questions: [
    {
      question: "How do your engineers reach our systems?",
      answer:
        "Through one gateway in your network that dials out. Each engineer signs in under their own name with a second factor, sessions on servers are recorded, and administrative rights are granted for the length of a ticket. You hold the recordings and can end all access by disabling one group.",
    },
    {
      question: "What happens if the monitoring itself fails?",
      answer:
        "Each site’s collector sends a heartbeat every minute to a second system that runs elsewhere. Five missed heartbeats page the engineer on call, as a failed host would. Once a month we stop a collector on purpose and check that the page arrives.",
    },
    {
      question: "Do you guarantee an uptime figure?",
      answer:
        "For the work we control, we put times in the contract: time to a person, time to first action, time to your first message, and how they are measured from the alarm log. We do not promise an uptime for machines, lines and software that others build; we report what it was and what it cost you.",
    },
    {
      question: "How do you keep false alarms down?",
      answer:
        "A check must fail twice, from two places, before it wakes someone. Every page is marked useful or useless the next day, and a check with two useless pages in a month is changed or demoted to a morning ticket. The count is in your monthly letter.",
    },
    {
      question: "Can you patch a system that may never stop?",
      answer:
        "If it runs on two nodes, one after the other, with a test of the switch-over first. If it runs on one, it will stop some day without asking; we then agree a short window, take a snapshot, patch, and stay until the application’s owner has signed off. Live kernel patching helps on Linux, yet it does not cover every fix.",
    },
    {
      question: "What if we want to leave?",
      answer:
        "The inventory, run book, dashboards and check definitions are in your repository from the first week. Notice is one month. In that month we run the convoy week the other way round, with your people or another provider acting and ours observing, then our group is switched off.",
    },
  ],
  closing: {
    title: "Show us one bad night.",
    text: "Bring the log of your last outage to a 30-minute call. We go through it minute by minute and tell you at which point a watch would have changed the ending.",
  },

  watch: {
    title: "What is watched, and whom it wakes",
    intro:
      "A page at night is for harm that cannot wait until eight o’clock. The rest is a ticket in the morning. This is the list we start from; in week two it is set to your estate.",
    legend: { page: "Wakes the engineer", morning: "Ticket by 08:00" },
    rows: [
      {
        layer: "Service",
        watched: "Sign-in and one real transaction, from outside",
        every: "1 min",
        reaches: "page",
        breach: "Two failures in a row from two places",
      },
      {
        layer: "Host",
        watched: "Reachable, load, memory pressure, clock offset",
        every: "1 min",
        reaches: "page",
        breach: "Unreachable for 3 minutes, or swapping for 10",
      },
      {
        layer: "Disk",
        watched: "Free space and its slope over six hours",
        every: "5 min",
        reaches: "page",
        breach: "Full within 8 hours at the present slope",
      },
      {
        layer: "Disk",
        watched: "Long-term growth, drive health counters",
        every: "1 h",
        reaches: "morning",
        breach: "Full within 30 days, or a counter that rises",
      },
      {
        layer: "Network",
        watched: "Loss, delay and errors on each uplink and tunnel",
        every: "1 min",
        reaches: "page",
        breach: "Loss above 2% for 5 minutes with no second path",
      },
      {
        layer: "Database",
        watched: "Replication lag, lock waits, log growth",
        every: "1 min",
        reaches: "page",
        breach: "Replica further behind than your recovery point",
      },
      {
        layer: "Backup",
        watched: "Job ended, size plausible, copy off site",
        every: "Each job",
        reaches: "morning",
        breach: "Missed once; missed twice running wakes the engineer",
      },
      {
        layer: "Certificate",
        watched: "Days left as seen by a visitor",
        every: "6 h",
        reaches: "morning",
        breach: "Under a third of its life left and not renewed",
      },
      {
        layer: "Room",
        watched: "Temperature, mains, battery minutes left",
        every: "1 min",
        reaches: "page",
        breach: "On battery for 2 minutes, or 5 °C above normal",
      },
    ] satisfies readonly WatchRow[],
  },
  alarm: {
    title: "From alarm to action",
    intro:
      "The intervals below are the settings our escalation policy starts with. Yours are fixed in the contract and measured from the alarm log, which you can read.",
    moments: [
      {
        at: "00:00",
        who: "Collector",
        title: "A check fails",
        text: "The measured value, the last good value and the last change to that host are put in one record.",
      },
      {
        at: "00:01",
        who: "Second probe",
        title: "Another place looks",
        text: "A probe on a different line repeats the check. If it disagrees, the fault is in the path and the network page is used.",
      },
      {
        at: "00:02",
        who: "Pager",
        title: "A phone rings",
        text: "The engineer on call gets the alarm, the run-book page and the names of dependent systems. Alarms with one cause arrive as one.",
      },
      {
        at: "00:07",
        who: "Pager",
        title: "Nobody answered",
        text: "Five minutes without acknowledgement and the second engineer is called; five more and the shift lead is.",
      },
      {
        at: "00:15",
        who: "Engineer",
        title: "First action from the run book",
        text: "What was done is typed into the record as it is done, with the command and its result.",
      },
      {
        at: "00:20",
        who: "You",
        title: "Your first message",
        text: "What is affected, what is being done, when you will hear again. If your list says call, the phone rings.",
      },
      {
        at: "00:45",
        who: "Shift lead",
        title: "Not fixed yet",
        text: "The lead joins, takes over the messages so the engineer can work, and opens a case with the maker if one is needed.",
      },
      {
        at: "Day 2",
        who: "Both teams",
        title: "Review",
        text: "One page: sequence, cause, what the run book lacked. The change to the run book is made in the same meeting.",
      },
    ] satisfies readonly AlarmMoment[],
  },
  authority: {
    title: "What we do without asking",
    intro:
      "Night work goes wrong where permission is vague. You sign these two columns before the first alarm.",
    free: {
      title: "At once, then tell you",
      items: [
        "Restart a service or host named in its run-book page",
        "Grow a volume inside the reserve you set",
        "Fail over to a replica that was tested this quarter",
        "Renew or replace a certificate",
        "Block an address that floods a public service",
        "Take a snapshot before any repair",
      ],
    },
    ask: {
      title: "Only after your yes",
      items: [
        "Restore data over data that is in use",
        "Change a firewall rule that widens access",
        "Spend money: hardware, licences, cloud capacity",
        "Stop a system that other companies depend on",
        "Delete anything",
        "Speak to your customers or the press",
      ],
    },
  },
  patchMonth: {
    title: "A month of patches",
    intro:
      "Microsoft publishes on the second Tuesday; SAP on the same day; Linux distributions when a fix is ready. Rings keep one bad update from reaching everything. A flaw that is being exploited leaves the calendar and goes to the emergency lane: decided within a day, installed in the next window you allow.",
    weeks: ["Week before", "Patch week", "Week after", "Closing week"],
    entries: [
      { week: 1, day: 2, kind: "ours", title: "Report", text: "Missing updates by host" },
      { week: 1, day: 4, kind: "ours", title: "Plan", text: "Windows confirmed with you" },
      { week: 2, day: 2, kind: "vendor", title: "Release", text: "Second Tuesday" },
      { week: 2, day: 3, kind: "ours", title: "Ring 0", text: "Lab copies, known faults read" },
      { week: 2, day: 5, kind: "window", title: "Ring 1", text: "Test systems, IT’s own machines" },
      { week: 3, day: 2, kind: "ours", title: "Go or no-go", text: "You and we, 15 minutes" },
      {
        week: 3,
        day: 3,
        kind: "window",
        title: "Ring 2",
        text: "Redundant production, node by node",
      },
      { week: 3, day: 6, kind: "window", title: "Ring 3", text: "Single systems, snapshot first" },
      { week: 4, day: 2, kind: "ours", title: "Stragglers", text: "Hosts that missed their ring" },
      {
        week: 4,
        day: 4,
        kind: "ours",
        title: "Monthly letter",
        text: "State by host, exceptions named",
      },
      { week: 4, day: 5, kind: "freeze", title: "Freeze", text: "Month-end closing, no changes" },
    ] satisfies readonly PatchEntry[],
  },
  emergencyLane: {
    title: "The emergency lane",
    text: "When a flaw appears in CISA’s catalogue of known exploited vulnerabilities and you run the product, an engineer writes to you the same day with three lines: which hosts, what shields them until patched, which window we ask for.",
  },
} as const satisfies ServicePage & {
  watch: {
    title: string;
    intro: string;
    legend: Record<WatchRow["reaches"], string>;
    rows: readonly WatchRow[];
  };
  alarm: { title: string; intro: string; moments: readonly AlarmMoment[] };
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
