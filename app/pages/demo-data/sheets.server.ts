import {
  channels,
  deskKnowledge,
  detailsOf,
  factAnchor,
  facts,
  goals,
  hotelRules,
  intents,
  marketingTerms,
  planRules,
  products,
  rooms,
  type SampleOrder,
  sampleBookings,
  sampleDisplayOrders,
  sampleOrders,
  sampleSections,
  sampleTickets,
  sources,
  troubleshooting,
} from "@brightkeel/assistant/sample-data";
import type { IndustryId } from "@brightkeel/contracts";
import { scenarios } from "#content/chatbot-demo/scenarios.ts";
import { demoData } from "#content/pages/demo-data.ts";
import type { CalendarRow, SheetChart } from "./sheet-chart.ts";

/**
 * The sheets of the demo’s data, built from the files that the assistant answers from. Server only, because no
 * browser needs them.
 */
export type DemoTable = {
  id: string;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
};
export type DemoEntry = { id: string; label: string; text: string };
/** All printed data of one business. */
export type DemoSheet = {
  industry: IndustryId;
  /** Prefix of the IDs of its parts. */
  id: string;
  label: string;
  title: string;
  lede: string;
  /** What the drawing shows. */
  drawn: { title: string; text?: string };
  /** Questions to try, as the demo suggests them. */
  questions: readonly string[];
  chart: SheetChart;
  /** Contact details of the business, and other general facts. */
  desk: readonly DemoEntry[];
  tables: readonly DemoTable[];
  steps: readonly { title: string; steps: readonly string[] }[];
  facts: readonly DemoEntry[];
};

const { tables } = demoData;
const dollars = (value: number): string =>
  value.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  });
/** Capitalises a text for the beginning of a cell. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Formats a number of days ago, or ahead if negative, on one line of a narrow column. */
const inDays = (days: number): string => {
  if (days === 0) return "today";
  const count = `${Math.abs(days)}\u00a0${Math.abs(days) === 1 ? "day" : "days"}`;
  return days < 0 ? `in\u00a0${count}` : `${count}\u00a0ago`;
};

const orderTable = (of: "shop" | "support", orders: readonly SampleOrder[]): DemoTable => ({
  id: `${of}-orders`,
  caption: tables.orders[of],
  head: tables.orders.head,
  // The help desk's answers say when cancelling is free.
  ...(of === "shop" && { note: tables.orders.note }),
  rows: orders.map(({ number, item, ordered, state, arrives, total }) => [
    number,
    item,
    capital(inDays(ordered)),
    capital(state),
    capital(inDays(arrives)),
    dollars(total),
  ]),
});

const orderRows = (orders: readonly SampleOrder[]): readonly CalendarRow[] =>
  orders.map(({ number, item, state, ordered, arrives }) => ({
    name: number,
    state: `${item}, ${state}`,
    from: ordered,
    to: arrives,
    began: `ordered ${inDays(ordered)}`,
    ends: `${arrives < 0 ? "due" : "arrived"} ${inDays(arrives)}`,
  }));

/** Tickets that somebody still works on; when a solved one ended is not recorded. */
const openTickets = (): readonly CalendarRow[] =>
  sampleTickets
    .filter(({ state }) => state !== "Solved")
    .map(({ number, title, state, opened }) => ({
      name: number,
      state: title,
      from: opened,
      to: 0,
      began: `opened ${inDays(opened)}`,
      ends: state.toLowerCase(),
    }));

const weekend = (rate: number) => Math.round(rate * (1 + hotelRules.weekend / 100));

const tablesOf: Readonly<Record<IndustryId, readonly DemoTable[]>> = {
  "e-commerce": [
    {
      id: "shop-products",
      ...tables.products,
      rows: products.map((product) => [
        product.name,
        dollars(product.price),
        product.stock,
        product.uses.join(", "),
        product.why,
        detailsOf(product),
      ]),
    },
    orderTable("shop", sampleOrders),
  ],
  hospitality: [
    {
      id: "hotel-rooms",
      ...tables.rooms,
      rows: rooms.map(({ name, rate, sleeps, count }) => [
        name,
        dollars(rate),
        dollars(weekend(rate)),
        String(sleeps),
        String(count),
      ]),
      note: `Three nights or more between Sunday and Thursday cost ${hotelRules.midweekDiscount}% less, ${hotelRules.groupRooms} rooms or more ${hotelRules.groupDiscount}%, and a stay booked ${hotelRules.earlyDays} days ahead without refund ${hotelRules.earlyDiscount}%; the largest of them counts. City tax is ${dollars(hotelRules.cityTax)} per person per night, breakfast ${dollars(hotelRules.breakfast)} per person per day. Stays of up to ${hotelRules.longest} nights, ${hotelRules.ahead} days ahead.`,
    },
    {
      id: "hotel-bookings",
      ...tables.bookings,
      rows: sampleBookings.map(({ number, room, arrives, nights, guests, rate }) => [
        number,
        room,
        capital(inDays(-arrives)),
        `${nights} nights`,
        String(guests),
        rate,
      ]),
    },
  ],
  marketing: [
    {
      id: "marketing-plan",
      ...tables.shares,
      rows: Object.values(goals).map(({ name, mix, per }) => [
        capital(name),
        Object.entries(mix)
          .map(([channel, share]) => `${channel} ${share}%`)
          .join(", "),
        `Cost for each ${per}`,
      ]),
      note: `A channel with less than ${dollars(planRules.leastWeekly)} a week is left out, and its share goes to the others. Preparation takes ${planRules.preparationDays} days.`,
    },
    {
      id: "marketing-channels",
      ...tables.channels,
      rows: channels.map(({ name, what, monthly, click, weeks }) => [
        name,
        what,
        `$${monthly}`,
        click === undefined ? "–" : `$${click}`,
        `${weeks} ${weeks === 1 ? "week" : "weeks"}`,
      ]),
    },
  ],
  support: [
    {
      id: "support-tickets",
      ...tables.tickets,
      rows: sampleTickets.map(({ number, title, state, priority, opened }) => [
        number,
        title,
        state,
        capital(priority),
        capital(inDays(opened)),
      ]),
    },
    orderTable("support", sampleDisplayOrders),
  ],
};

const chartOf: Readonly<Record<IndustryId, SheetChart>> = {
  "e-commerce": { kind: "calendar", rows: orderRows(sampleOrders) },
  hospitality: {
    kind: "rates",
    rows: rooms.map(({ name, rate, sleeps, count }) => ({
      name,
      sleeps,
      count,
      week: rate,
      weekend: weekend(rate),
    })),
  },
  marketing: {
    kind: "shares",
    rows: Object.values(goals).map(({ name, mix }) => ({
      name: capital(name),
      shares: Object.entries(mix),
    })),
  },
  support: { kind: "calendar", rows: [...openTickets(), ...orderRows(sampleDisplayOrders)] },
};

const labels = new Map(intents.map(({ id, label }) => [id, label]));
const deskLabels = [
  ["contact_customer_service", "Contact"],
  ["complaint", "Complaints"],
  ["review", "Feedback"],
] as const;

const ownSource = new Set<string>(["shop", "hotel", "marketing", "support"]);

export const demoSheets: readonly DemoSheet[] = scenarios.map(({ id, starters }): DemoSheet => {
  const words = demoData.sections[id];
  return {
    industry: id,
    id: sampleSections[id].anchor,
    label: words.label,
    title: words.headline,
    lede: words.lede,
    drawn: demoData.drawn[id],
    questions: starters,
    chart: chartOf[id],
    desk: [
      ...deskLabels.map(([intent, label]) => ({
        id: factAnchor(id, intent),
        label,
        text: deskKnowledge[id][intent],
      })),
      ...(id === "marketing"
        ? [
            {
              id: sources.marketingReturn.href.replace(/^.*#/, ""),
              label: demoData.returnRule.title,
              text: demoData.returnRule.text,
            },
            ...marketingTerms.map(({ id: term, label, text }) => ({
              id: `marketing-term-${term}`,
              label,
              text,
            })),
          ]
        : []),
    ],
    tables: tablesOf[id],
    steps: id === "support" ? Object.values(troubleshooting) : [],
    facts: Object.entries(facts[id])
      .filter(([, { source }]) => ownSource.has(source))
      .map(([intent, { text }]) => ({
        id: factAnchor(id, intent),
        label: labels.get(intent) ?? intent,
        text,
      })),
  };
});

/** Returns the collapsible parts of a sheet, in order. */
export const partsOf = ({
  id,
  tables,
  steps,
  facts,
  desk,
}: DemoSheet): readonly { id: string; title: string; count: number }[] =>
  [
    ...tables.map((table) => ({ id: table.id, title: table.caption, count: table.rows.length })),
    { id: `${id}-steps`, title: demoData.stepsTitle, count: steps.length },
    { id: `${id}-answers`, title: demoData.factsTitle, count: facts.length + desk.length },
  ].filter(({ count }) => count > 0);
