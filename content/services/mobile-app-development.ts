import type { Point, ServicePage } from "./types.ts";

/** One question of the native or cross-platform decision, and what each answer speaks for. */
type StackRow = { question: string; native: string; shared: string; web: string };

/** One thing a store asks before it lets a release through. */
type StoreDemand = { topic: string; apple: string; google: string; from: string };

/** One stop of the fortnightly release train. */
type Stop = { day: string; title: string; text: string };

/** One moment of a task that goes on where the phone has no line. */
export type Moment = {
  time: string;
  /** What the phone says of its line. */
  line: string;
  online: boolean;
  title: string;
  note: string;
  /** What stands on the screen below the check list. */
  foot: string;
  button: string;
  /** A value that two people have changed. */
  conflict?: { field: string; answers: readonly { who: string; value: string; at: string }[] };
};

type MobileExtras = {
  lift: {
    title: string;
    intro: string;
    screen: string;
    checks: readonly { name: string; value: string }[];
    moments: readonly Moment[];
    /** Sizes in kilobytes and the line in kilobits a second; the seconds are computed where they are shown. */
    line: number;
    loads: readonly { name: string; kilobytes: number }[];
    sum: { title: string; text: string };
  };
  stack: {
    title: string;
    intro: string;
    columns: { native: string; shared: string; web: string };
    rows: readonly StackRow[];
    verdict: string;
  };
  stores: {
    title: string;
    intro: string;
    demands: readonly StoreDemand[];
    note: string;
  };
  train: { title: string; intro: string; stops: readonly Stop[]; after: string };
  signals: { title: string; intro: string; items: readonly Point[] };
};

export const mobileAppDevelopment = {
  slug: "mobile-app-development",
  meta: {
    title: "Mobile app development for iOS and Android",
    description:
      "iOS and Android apps from one team: native or shared code chosen on evidence, store review prepared early, and a release train that leaves every second week.",
  },
  headline: "Two stores, one team, a release every fortnight.",
  lede: "We build apps for iPhone, iPad and Android, bring them through both store reviews and keep them there. You get a build on your own phone in week two, and a new version in the hands of your users every second week after launch.",
  problems: {
    title: "How an app loses its users",
    items: [
      {
        title: "The two apps have drifted apart",
        text: "iOS got the new booking flow in spring, Android is still waiting, and support has to ask callers which phone they hold. Rules that live twice are fixed once. We put prices, validation and sync in one place and keep only what a platform does differently apart.",
      },
      {
        title: "A release is a small emergency",
        text: "One person has the signing key on a laptop, the build takes an afternoon, and nobody dares to ship before a holiday. We move signing to the build server, so that anyone with the right role can send a version on its way.",
      },
      {
        title: "The app fails in the lift",
        text: "It was written at a desk with good Wi-Fi. In a basement, a plant or a hotel corridor it shows a spinner and forgets what was typed. We write to the phone first and send later, so a tunnel costs seconds and no data.",
      },
      {
        title: "The store said no",
        text: "A rejection three days before a campaign is usually about things that could be known months earlier: no way to delete an account, a permission nobody can explain, a login the reviewer could not use. We settle those before the first line of interface code.",
      },
    ],
  },
  lift: {
    title: "One task, taken into the lift",
    intro:
      "A technician inspects fire doors, and the report does not wait for the network. Three moments of the same screen, made up for this page.",
    screen: "Door 3.14",
    checks: [
      { name: "Closes by itself", value: "yes" },
      { name: "Seal", value: "worn" },
      { name: "Photos", value: "2" },
    ],
    moments: [
      {
        time: "10:02",
        line: "4G",
        online: true,
        title: "Each tap lands on the phone first",
        note: "The answer is stored before the finger is up. The server learns of it afterwards, so the screen is as quick on a bad line as on a good one.",
        foot: "All kept on this phone",
        button: "Send report",
      },
      {
        time: "10:04",
        line: "No line",
        online: false,
        title: "The screen says what waits",
        note: "Nobody has to wonder whether it went. The app may be closed and the phone restarted; the queue is in the database, not in memory.",
        foot: "Waiting: 1 report, 2 photos",
        button: "Next door",
      },
      {
        time: "10:11",
        line: "4G",
        online: true,
        title: "Two answers, asked once",
        note: "The control room closed the same point meanwhile. You decide per field whether the later, the stricter or a person wins. Here a person does, with both times in view.",
        foot: "Sent at 10:11",
        button: "Keep mine",
        conflict: {
          field: "Seal",
          answers: [
            { who: "You", value: "worn", at: "10:03" },
            { who: "Control", value: "replaced", at: "10:06" },
          ],
        },
      },
    ],
    line: 400,
    loads: [
      { name: "The report", kilobytes: 3 },
      { name: "Two photos", kilobytes: 480 },
    ],
    sum: {
      title: "Words first, pictures after",
      text: "A cellar leaves perhaps 400 kbit/s. At that speed the report is out before the doors open and the photos need ten seconds, so they never stand before it in the queue.",
    },
  },
  deliverables: {
    title: "What you hold at the end",
    intro:
      "Everything sits in accounts that belong to you, from the first day. If we part, you change one password.",
    items: [
      {
        title: "Two published apps",
        text: "Under your company’s developer accounts, with your signing keys, your listing texts and screenshots for each device size and language you sell in.",
      },
      {
        title: "A build line",
        text: "Each merge is compiled, tested on simulators and real devices, signed and handed to internal testers. No step needs somebody’s own computer.",
      },
      {
        title: "A device matrix with reasons",
        text: "The oldest phone we promise to support, taken from your own analytics or, for a new product, from the market figures of the countries you sell in. It is tested by hand before every departure.",
      },
      {
        title: "Offline rules, written down",
        text: "For each screen: what works without a line, what is queued, and who wins when two people changed the same record. You decide these; we build exactly that.",
      },
      {
        title: "Crash and speed records",
        text: "Crash-free sessions, start time and frozen frames by version and by device, on a page that your product owner can read without us.",
      },
      {
        title: "The files a store asks for",
        text: "Privacy answers for both stores, the list of libraries and what they collect, the age-rating answers, a test account with sample data for the reviewer, and a record of every rejection and its reply.",
      },
    ],
  },
  process: {
    title: "From first sketch to first review",
    intro:
      "A first version with one core task, sign-in and push messages takes most teams ten to fourteen weeks. It gets longer with each outside system that has no documented interface, and with each permission that a store examines by hand: background location, health data, payments.",
    steps: [
      {
        when: "Week 1",
        title: "Ride along",
        text: "A designer and a mobile engineer watch the job done where it is done, phone in hand. You receive the one task the first version must carry, and the list of what it leaves out.",
      },
      {
        when: "Week 2",
        title: "Thin slice on your phone",
        text: "One screen, real sign-in, one real request to your system, installed through TestFlight and Play’s internal track. From now on you have a build to hold, never a slide.",
      },
      {
        when: "Week 3–4",
        title: "Store groundwork",
        text: "Accounts verified, bundle names reserved, privacy answers drafted, permissions justified one by one. The listing is created while nothing depends on it yet.",
      },
      {
        when: "Week 3–10",
        title: "Build by task",
        text: "Each fortnight finishes one thing a user can do from start to end, on both platforms, including the error, the empty state, large text and the screen reader.",
      },
      {
        when: "Week 9–11",
        title: "Pilot with people",
        text: "A group you choose uses it for real work. We read crashes every morning, and watch three to five of them at it, because crash reports stay silent about confusion.",
      },
      {
        when: "Week 11–12",
        title: "Review and launch",
        text: "Submission with a note to the reviewer and a working account. Apple says that nine in ten submissions are looked at within a day; Google allows itself up to a week or longer. We plan for one rejection each.",
      },
    ],
  },
  client: {
    title: "What takes longer than code",
    intro: "The first two take longest, because they wait for other companies. Start them today.",
    items: [
      {
        title: "Developer accounts in your company’s name",
        text: "Apple and Google verify an organisation by its D-U-N-S number and legal address. With papers in order it is a matter of days; with a mismatch between register and letterhead it can be weeks. You own them; we get a role.",
      },
      {
        title: "A person who may say yes",
        text: "Half a day a week from one product owner who can cut scope without a committee. Fortnightly departures need a decision by Thursday noon.",
      },
      {
        title: "Interfaces, or somebody who knows them",
        text: "Documentation and a test system for what the app talks to. Where there is none, we put a small service in between and price it on its own.",
      },
      {
        title: "Texts with legal weight",
        text: "Privacy policy, terms, and what happens to a person’s data when they delete the account. Both stores ask for that button when an app lets people register.",
      },
    ],
  },
  technologies: {
    title: "What we build with",
    intro:
      "Chosen per product from the table above, then kept boring: current language versions, few libraries, each with an owner and a way out.",
    groups: [
      {
        name: "iOS and iPadOS",
        items: ["Swift", "SwiftUI", "UIKit where needed", "Core Data", "Swift Testing", "XCUITest"],
      },
      {
        name: "Android",
        items: [
          "Kotlin",
          "Jetpack Compose",
          "Room",
          "WorkManager",
          "Macrobenchmark",
          "Baseline Profiles",
        ],
      },
      { name: "Shared code", items: ["Kotlin Multiplatform", "React Native", "Flutter", "SQLite"] },
      {
        name: "Line and records",
        items: [
          "fastlane",
          "GitHub Actions",
          "Xcode Cloud",
          "TestFlight",
          "Play Console",
          "Sentry",
          "OpenTelemetry",
        ],
      },
    ],
  },
  engagement: {
    title: "Three ways to board",
    intro:
      "All three use the same build line and the same accounts, so you can change from one to another between two trains.",
    models: [
      {
        name: "First voyage",
        text: "A fixed scope of one core task on both platforms, with a price agreed after week 2, when the thin slice has shown what your systems really answer.",
        fits: "A new app, or a web product that needs a pocket version.",
      },
      {
        name: "Standing crew",
        text: "Two mobile engineers, a tester and part of a designer, paid by month, on a fortnightly train that you steer by backlog.",
        fits: "An app that earns money and has to change all year.",
      },
      {
        name: "Refit",
        text: "We take over an existing app: two weeks to build it from a clean machine, move the keys to safety and write down what we found. Then a plan in steps that each ship.",
        fits: "An app whose builder has left, or whose framework has.",
      },
    ],
  },
  questions: [
    {
      question: "Native or cross-platform: which do you recommend?",
      answer:
        "Neither before we know the hard part. If the hard part is the device itself – camera, Bluetooth, long work in the background, a widget, a watch – native pays. If it is business rules and forms, share the code. The common middle is shared rules with native screens: Kotlin Multiplatform carries logic, storage and sync, while SwiftUI and Compose draw. We write down the decision with its reasons in week two, so that it can be questioned later.",
    },
    {
      question: "Do we need an app at all?",
      answer:
        "Often a good web app is enough. You need the store when you must reach hardware a browser cannot, when work has to go on for hours without a line, when notifications are the product, or when your customers look for you there. We say so in the first call if a website would do, because an app nobody installs twice is the dearest kind.",
    },
    {
      question: "How do you release a fix when something is broken in production?",
      answer:
        "First we stop the spread: a staged release is paused on both stores, and a feature that sits behind a switch is turned off from the server within minutes, without a review. Then the fix goes out as a small version. Apple can be asked for an expedited review, which we reserve for real emergencies. People who already have the faulty version keep it until they update, since a store cannot take it back. That is why we stage.",
    },
    {
      question: "What happens each year when new systems come out?",
      answer:
        "Both stores move the floor. Uploads to Apple have had to be built with Xcode 26 since 28 April 2026, and new apps and updates on Google Play have had to target Android 16 since 31 August 2026. We test against the summer betas, put the change on a train of its own in early autumn, and keep it free of features so that a fault has one possible cause.",
    },
    {
      question: "Can you use our existing design system and back end?",
      answer:
        "Yes. We map your design tokens to SwiftUI and Compose themes and keep your names, so a designer and an engineer use one word for one thing. On the server we prefer additive changes: versions of the app from last year are still out there and will call you tonight.",
    },
    {
      question: "Who owns the code, the keys and the reviews?",
      answer:
        "You do. The repository is in your organisation, the signing key in your key store or in Play App Signing under your account, and user reviews are answered in your name, by you or by us as you choose.",
    },
    {
      question: "How do you test on so many phones?",
      answer:
        "With three nets of different mesh. Unit tests hold the rules, on every change. Interface tests walk the five or six paths that earn your money, on simulators and on real devices in a device lab. Before each departure a tester goes through the matrix by hand, with large text, dark mode, a weak line and VoiceOver or TalkBack on.",
    },
  ],
  closing: {
    title: "Bring the task, we bring a phone.",
    text: "Tell us the one thing people should be able to do in your app. In half an hour you hear which stack we would weigh first, what the stores will ask, and what a first version leaves out.",
  },

  stack: {
    title: "Native, shared or web: decide by the hard part",
    intro:
      "Read down the questions and mark the answers that are true for your product. One clear mark on a hard question outweighs five easy ones.",
    columns: {
      native: "Native twice",
      shared: "Shared code",
      web: "Web app",
    },
    rows: [
      {
        question: "Where is the difficulty?",
        native: "In the device: camera, Bluetooth, audio, augmented reality, watch, car",
        shared: "In rules, forms, lists and sync that must be the same on both",
        web: "In content and accounts; the device is only a screen",
      },
      {
        question: "How long must it work without a line?",
        native: "Hours or days, with background transfer the system has to allow",
        shared: "Hours; a local database and a queue are well served",
        web: "Minutes; the browser may clear what it stored",
      },
      {
        question: "Who will look after it in year three?",
        native: "Swift and Kotlin people, who you have or can hire",
        shared: "A web team (React Native) or a Kotlin team (Multiplatform)",
        web: "The people who run your site",
      },
      {
        question: "How soon do you need a new system feature?",
        native: "On the day it ships; you write to it directly",
        shared: "Weeks later, or at once through a small native module",
        web: "When browsers agree, which may be never",
      },
      {
        question: "What is written twice?",
        native: "Everything but the server",
        shared: "Platform edges: permissions, purchases, notifications, some screens",
        web: "Nothing",
      },
      {
        question: "What does it cost you later?",
        native: "Two code bases to keep in step",
        shared: "Framework upgrades on somebody else’s calendar",
        web: "No place in the store, weaker reach into the phone",
      },
    ],
    verdict:
      "We have no house framework to sell. The decision is one page, signed by you, with the measurement behind it: for anything in doubt we build the hardest screen both ways and compare start time, size and frames on your oldest phone.",
  },
  stores: {
    title: "What a store review asks",
    intro:
      "The typical rejection is paperwork that met the engineer too late. We answer these while the app is still three screens long.",
    demands: [
      {
        topic: "Who you are",
        apple:
          "Organisation account, verified by D-U-N-S number; trader contact details shown to customers in the EU",
        google:
          "Verified organisation account. Since 30 September 2026 certified phones in Brazil, Indonesia, Singapore and Thailand also expect a verified developer outside Play",
        from: "You, in week 1",
      },
      {
        topic: "Tools",
        apple: "Built with Xcode 26 and its SDKs or later",
        google: "Targets Android 16 (API level 36); native libraries work with 16 KB memory pages",
        from: "Us, by the build line",
      },
      {
        topic: "What is collected",
        apple: "Privacy label, privacy manifests, a reason for each listed system call",
        google: "Data safety form, which has to match what the libraries really send",
        from: "Us to draft, you to sign",
      },
      {
        topic: "Deleting an account",
        apple: "Possible inside the app if one can be created there",
        google: "Inside the app and through a web link",
        from: "Your policy, our screens",
      },
      {
        topic: "Paying",
        apple:
          "Digital goods by in-app purchase, with exceptions that differ by country; physical goods and services by your own means",
        google: "The same line, with Play’s billing and exceptions of its own",
        from: "Decided in week 1",
      },
      {
        topic: "Getting in",
        apple: "A test account that works on the reviewer’s day, and notes for what needs hardware",
        google: "The same, entered under app access",
        from: "Us, checked nightly",
      },
    ],
    note: "Store rules change. Those above are as published in November 2026; we read both change logs before every train and tell you what touches you.",
  },
  train: {
    title: "The release train",
    intro:
      "It leaves every second Tuesday with whoever is on the platform. A feature that is late takes the next one: moving the train is how teams end up shipping twice a year.",
    stops: [
      {
        day: "Days 1–8, from Wed",
        title: "Boarding",
        text: "Work is merged behind switches. Testers get a build each evening.",
      },
      {
        day: "Day 9, Thu noon",
        title: "Doors close",
        text: "A release branch is cut. From here only fixes get on, each with your agreement.",
      },
      {
        day: "Days 9–10",
        title: "Hand check",
        text: "Device matrix, store texts, screen reader, update over the old version with real old data.",
      },
      {
        day: "Day 10, Fri",
        title: "Submitted",
        text: "To both stores, with release set to manual so that iOS and Android leave together. The weekend and Monday are the slack for a review that takes its time.",
      },
      {
        day: "Day 14, Tue",
        title: "Departure",
        text: "Staged release starts. Apple’s seven steps are fixed; Play’s we set and you see.",
      },
    ],
    after:
      "Each morning of the staged week we compare crash-free sessions, start time and sign-ins with the previous version. If one of them is worse than the limit you set with us, the release is held where it stands until we know why.",
  },
  signals: {
    title: "Four readings that decide if it sails on",
    intro:
      "Taken from the phones of people who have the new version, compared with the version before it.",
    items: [
      {
        title: "Crash-free sessions",
        text: "Share of sessions that did not end in a crash or a freeze the system had to close. Read by device family, since one graphics driver can hide inside a good average.",
      },
      {
        title: "Time to first useful screen",
        text: "From tap to something a person can act on, cold start, median and slowest tenth. Measured on the device, not in our office.",
      },
      {
        title: "The money path",
        text: "How many who begin the core task finish it: a booking, an order, a report sent. A drop here holds a release even if nothing crashed.",
      },
      {
        title: "Silence",
        text: "Requests that stopped arriving. The worst faults produce no error at all, they only make the server quieter than it was at this hour last week.",
      },
    ],
  },
} as const satisfies ServicePage & MobileExtras;
