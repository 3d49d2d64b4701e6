import type { ServicePage } from "./types.ts";

/** A question in the choice between native and cross-platform, and what each answer suggests. */
type StackRow = { question: string } & Record<Approach, string>;

type Approach = "native" | "shared" | "web";

/** One stop of the fortnightly release train. */
type Stop = { day: string; title: string; text: string };

/** A moment in a task that continues while the phone is offline. */
export type Moment = {
  time: string;
  /** The phone's connection status, as displayed. */
  line: string;
  online: boolean;
  title: string;
  note: string;
  /** Text on the screen below the checklist. */
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
    /** Sizes in kilobytes; the seconds are computed where they are displayed. */
    loads: readonly { name: string; kilobytes: number }[];
    sending: {
      title: string;
      intro: string;
      legend: string;
      connections: readonly { name: string; kilobits: number }[];
    };
  };
  stack: {
    title: string;
    intro: string;
    columns: Record<Approach, string>;
    /** Difficulty, time without a connection, and who looks after it. */
    rows: readonly [StackRow, StackRow, StackRow];
    /** What two answers come to, by the approach and by which of them decides. */
    verdicts: Record<Approach, Partial<Record<"difficulty" | "offline" | "both", string>>>;
    /** What it means for those who look after the app, by the approach and by whom they are made for. */
    team: Record<Approach, Record<Approach, string>>;
    doubt: string;
  };
  train: { title: string; intro: string; stops: readonly Stop[]; after: string };
};

export const mobileAppDevelopment = {
  slug: "mobile-app-development",
  meta: {
    title: "Mobile app development for iOS and Android",
    description:
      "iOS and Android apps from one team: native or shared code chosen on evidence, store review prepared early, and a release train that leaves every two weeks.",
  },
  headline: "One team for both stores, a release every two weeks",
  lede: "We build apps for iPhone, iPad and Android, get them into both stores and keep them there. You get a build on your own phone in week two, and your users get a new version every two weeks after launch.",
  problems: {
    title: "Apps in trouble",
    items: [
      {
        title: "The two apps have drifted apart",
        text: "iOS got the new booking flow in spring, Android is still waiting, and support has to ask callers which phone they hold. We put prices, validation and sync in one place, and keep apart only what the platforms do differently.",
      },
      {
        title: "A release is a small emergency",
        text: "One person has the signing key on a laptop, the build takes an afternoon, and releases stop before every holiday. We move signing to the build server.",
      },
      {
        title: "The app fails in the lift",
        text: "It was written at a desk with good Wi-Fi. In a basement, a plant or a hotel corridor it shows a spinner and forgets what was typed. We write to the phone first and send later, so a tunnel costs no data.",
      },
      {
        title: "The store said no",
        text: "A rejection three days before a campaign is usually about things that could be known months earlier: no way to delete an account, an unexplained permission, a login the reviewer couldn’t use. We settle those first.",
      },
    ],
  },
  lift: {
    title: "One task, without a connection",
    intro:
      "A technician inspects fire doors in a building with poor reception. Three moments of the same screen.",
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
        title: "Each tap is stored on the phone",
        note: "The server hears of it afterwards, so the screen is as quick on a bad connection as on a good one.",
        foot: "All kept on this phone",
        button: "Send report",
      },
      {
        time: "10:04",
        line: "No signal",
        online: false,
        title: "The screen shows what is waiting",
        note: "The app may be closed and the phone restarted: the queue is in the database, not in memory.",
        foot: "Waiting: 1 report, 2 photos",
        button: "Next door",
      },
      {
        time: "10:11",
        line: "4G",
        online: true,
        title: "You settle a conflict once",
        note: "The control room has changed the same field. You decide for each field whether the later value, the stricter value or a person wins.",
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
    loads: [
      { name: "The report", kilobytes: 3 },
      { name: "Two photos", kilobytes: 480 },
    ],
    sending: {
      title: "Send the report and see the wait",
      intro:
        "The report goes first; the photos never hold it up. Seconds = kilobytes × 8 ÷ kbit/s.",
      legend: "Connection",
      connections: [
        {
          name: "Cellar",
          kilobits: 50,
        },
        {
          name: "Lift",
          kilobits: 400,
        },
        { name: "Street, busy cell", kilobits: 2000 },
        { name: "Good 4G", kilobits: 12000 },
      ],
    },
  },
  deliverables: {
    title: "Deliverables",
    intro: "Everything is in your own accounts from the first day.",
    items: [
      {
        title: "Two published apps",
        text: "They’re under your company’s developer accounts, with your signing keys, your listing texts and screenshots for each device size and language you sell in.",
      },
      {
        title: "A build pipeline",
        text: "Each merge is compiled, tested on simulators and real devices, signed and handed to internal testers. Nothing depends on anyone’s laptop.",
      },
      {
        title: "A device matrix with reasons",
        text: "The oldest phone we promise to support, taken from your own analytics or, for a new product, from the market figures of the countries you sell in. Each release is tested on it by hand.",
      },
      {
        title: "Offline rules, written down",
        text: "For each screen: what works without a connection, what is queued, and who wins when two people changed the same record. You decide these.",
      },
      {
        title: "Crash and speed figures",
        text: "Crash-free sessions, start time and frozen frames by version and by device, on a page that your product owner can read without us.",
      },
      {
        title: "The files a store asks for",
        text: "Privacy answers for both stores, the list of libraries and what they collect, the age-rating answers, a test account with sample data for the reviewer, and a record of every rejection and our reply.",
      },
    ],
  },
  process: {
    title: "Ten to fourteen weeks to the stores",
    intro:
      "For one core task, sign-in and push messages. Each undocumented system, and each permission that a store examines by hand, adds to it.",
    steps: [
      {
        when: "Week 1",
        title: "Ride along",
        text: "A designer and a mobile engineer watch the job where it is done, phone in hand. You get the one task the first version has to do, and the list of what it leaves out.",
      },
      {
        when: "Week 2",
        title: "Thin slice on your phone",
        text: "One screen, real sign-in, one real request to your system, installed through TestFlight and Play’s internal track. From now on you always have a build to try.",
      },
      {
        when: "Weeks 3–4",
        title: "Store groundwork",
        text: "Accounts verified, app identifiers reserved, privacy answers drafted, permissions justified one by one. The listing is created while nothing depends on it yet.",
      },
      {
        when: "Weeks 3–10",
        title: "Build by task",
        text: "Each fortnight completes one thing a user can do, on both platforms, including the error, the empty state, large text and the screen reader.",
      },
      {
        when: "Weeks 9–11",
        title: "Pilot with people",
        text: "A group you choose uses it for real work. We read crashes every morning, and watch three to five of them use it, because a crash report doesn’t show confusion.",
      },
      {
        when: "Weeks 11–12",
        title: "Review and launch",
        text: "Submission with a note to the reviewer and a working account. Apple says that nine in ten submissions are looked at within a day; Google says that it can take a week or longer. We plan for one rejection each.",
      },
    ],
  },
  client: {
    title: "Things that take longer than code",
    intro: "The first takes longest, because it waits for other companies.",
    items: [
      {
        title: "Developer accounts in your name",
        text: "Apple and Google verify your organisation: days with papers in order, weeks without.",
      },
      {
        title: "A product owner who can decide",
        text: "Half a day a week, and a decision by Thursday noon.",
      },
      {
        title: "Interfaces",
        text: "Documentation and a test system for what the app talks to.",
      },
      {
        title: "Legal texts",
        text: "Privacy policy, terms, and what deleting an account means.",
      },
    ],
  },
  technologies: {
    title: "Tools",
    intro: "Chosen for each product: current language versions, and few libraries.",
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
        name: "Pipeline and monitoring",
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
    title: "For new apps and old ones",
    intro: "All three use the same pipeline, so you can switch between releases.",
    models: [
      {
        name: "First version, fixed price",
        text: "One core task on both platforms. We agree the price after week two, when the first build has shown how your systems respond.",
        fits: "a new app, or a web product that needs one",
      },
      {
        name: "Product team by the month",
        text: "Two mobile engineers, a tester and part of a designer, on the two-week release plan.",
        fits: "an app that earns money and keeps changing",
      },
      {
        name: "Takeover and modernisation",
        text: "Two weeks to build your existing app on a clean machine, secure the keys and write down what we found. Then a plan in steps, each one a release.",
        fits: "an app whose developers have left",
      },
    ],
  },
  questions: [
    {
      question: "Native or cross-platform: which do you recommend?",
      answer:
        "It depends on the hard part. If that is the device itself, such as the camera, Bluetooth, background work or a watch, go native. If it is business rules and forms, share the code. The common middle is Kotlin Multiplatform for logic, storage and sync, with native screens in SwiftUI and Compose.",
    },
    {
      question: "Do we need an app at all?",
      answer:
        "Often a good web app is enough. You need the stores when you must reach hardware a browser can’t, when work has to go on for hours without a connection, when notifications are the product, or when your customers look for you there.",
    },
    {
      question: "How do you fix something that is broken in production?",
      answer:
        "First we stop the spread: the staged release is paused on both stores, and a feature behind a switch is turned off from the server within minutes. Then the fix goes out as a small version. People who have the faulty version keep it until they update, which is why releases are staged.",
    },
    {
      question: "What happens when a new iOS or Android comes out?",
      answer:
        "Both stores raise their requirements each year. Uploads to Apple have had to be built with Xcode 26 since 28 April 2026, and apps on Google Play have had to target Android 16 since 31 August 2026. We test against the summer betas and ship the change on its own in early autumn.",
    },
    {
      question: "Who owns the code, the keys and the reviews?",
      answer:
        "You do. The repository is in your organisation, the signing key in your key store or in Play App Signing under your account, and user reviews are answered in your name.",
    },
  ],
  closing: {
    title: "Name the one task your app must do",
    text: "In half an hour we’ll tell you which technology we would consider first, what the stores will ask, and what a first version can leave out.",
  },

  stack: {
    title: "Native, shared or web",
    intro:
      "Tick what’s true of your product. One firm answer to a hard question counts for more than two easy ones.",
    columns: {
      native: "Two native apps",
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
        question: "How long must it work without a connection?",
        native: "Hours or days, with background transfer the system has to allow",
        shared: "Hours; a local database with a queue does this well",
        web: "Minutes; the browser may clear what it stored",
      },
      {
        question: "Who will look after it in year three?",
        native: "Swift and Kotlin developers you have or can hire",
        shared: "A web team (React Native) or a Kotlin team (Multiplatform)",
        web: "The people who run your site",
      },
    ],
    verdicts: {
      native: {
        both: "Two native apps: the device and the time offline both ask for them.",
        difficulty: "Two native apps: the device decides.",
        offline: "Two native apps: the time offline decides.",
      },
      shared: {
        both: "Shared code: one set of rules and one queue serve both phones.",
        difficulty: "Shared code: the rules decide, written once for both phones.",
        offline: "Shared code: hours offline are more than a browser can promise.",
      },
      web: { both: "A web app: nothing here needs more than a browser." },
    },
    team: {
      native: {
        native: "Your Swift and Kotlin developers can look after both.",
        shared:
          "Your team would know half of it: plan to hire for Swift, or leave the upkeep to us.",
        web: "The people who run your site can’t look after two apps: plan to hire, or leave the upkeep to us.",
      },
      shared: {
        native:
          "For Swift and Kotlin developers we’d share the logic in Kotlin Multiplatform and keep the screens native.",
        shared: "Your team can look after it, in the language it already writes.",
        web: "The people who run your site would have to learn React Native, or leave the upkeep to us.",
      },
      web: {
        native: "Your developers could do more, but you’d pay for two apps where one will do.",
        shared: "Your team can look after it, and can still move it to shared code later.",
        web: "The people who run your site can look after it too.",
      },
    },
    doubt:
      "If in doubt, we build the hardest screen both ways and compare them on your oldest phone.",
  },
  train: {
    title: "Every second Tuesday",
    intro: "A late feature waits for the next release; the date doesn’t move.",
    stops: [
      {
        day: "Days 1–8, from Wed",
        title: "Boarding",
        text: "Work is merged behind switches. Testers get a build each evening.",
      },
      {
        day: "Day 9, Thu noon",
        title: "Code freeze",
        text: "A release branch is cut. From here on, fixes only, each agreed with you.",
      },
      {
        day: "Days 9–10",
        title: "Manual checks",
        text: "Device matrix, store listings, screen reader, update over the old version with real old data.",
      },
      {
        day: "Day 10, Fri",
        title: "Submitted",
        text: "To both stores, with manual release. The weekend and Monday are slack for the reviews.",
      },
      {
        day: "Day 14, Tue",
        title: "Departure",
        text: "The staged release starts. Apple’s seven steps are fixed. We set Google Play’s with you.",
      },
    ],
    after:
      "Each morning we compare crashes, start time and completed tasks with the previous version. If one is worse than your limit, the release is held.",
  },
} as const satisfies ServicePage & MobileExtras;
