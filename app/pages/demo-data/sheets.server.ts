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
  sampleBookings,
  sampleOrders,
  sampleSections,
  sources,
  troubleshooting,
} from "@brightkeel/assistant/sample-data";
import type { IndustryId } from "@brightkeel/contracts";
import { scenarios } from "#content/chatbot-demo/scenarios.ts";
import { demoData } from "#content/pages/demo-data.ts";
import { paths } from "#content/paths.ts";
import { chartOf, weekend } from "./charts.server.ts";
import { capital, dollars, inDays } from "./in-days.ts";
import type { SheetChart } from "./sheet-chart.ts";

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
  /** Whether it is open from the start: what is drawn is not. */
  open?: boolean;
};
export type DemoEntry = {
  id: string;
  label: string;
  text: string;
  /** Address of the shop’s entry that has the same words, which are not printed twice. */
  printedAt?: string;
};
/** All printed data of one business. */
export type DemoSheet = {
  industry: IndustryId;
  /** Prefix of the IDs of its parts. */
  id: string;
  label: string;
  title: string;
  lede: string;
  /** Caption of its drawing. */
  caption: string;
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

const orderTable: DemoTable = {
  id: "shop-orders",
  open: true,
  caption: tables.orders.shop,
  head: tables.orders.head,
  note: tables.orders.note,
  rows: sampleOrders.map(({ number, item, ordered, state, arrives, total }) => [
    number,
    item,
    capital(inDays(ordered)),
    capital(state),
    capital(inDays(arrives)),
    dollars(total),
  ]),
};

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
    orderTable,
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
      note: `Discounts: ${hotelRules.midweekDiscount}% for three nights or more between Sunday and Thursday, ${hotelRules.groupDiscount}% for ${hotelRules.groupRooms} rooms or more, ${hotelRules.earlyDiscount}% for a non-refundable stay booked ${hotelRules.earlyDays} days ahead; the largest applies. City tax is ${dollars(hotelRules.cityTax)} per person per night, breakfast ${dollars(hotelRules.breakfast)} per person per day. Stays of up to ${hotelRules.longest} nights, ${hotelRules.ahead} days ahead.`,
    },
    {
      id: "hotel-bookings",
      open: true,
      ...tables.bookings,
      rows: sampleBookings.map(({ number, room, arrives, nights, guests, rate }) => [
        number,
        room,
        capital(inDays(-arrives)),
        `${nights} nights`,
        String(guests),
        capital(rate),
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
        click === undefined ? "–" : `$${click.toFixed(2)}`,
        `${weeks} ${weeks === 1 ? "week" : "weeks"}`,
      ]),
    },
  ],
  // Its tickets and orders are on the board.
  support: [],
};

const labels = new Map(intents.map(({ id, label }) => [id, label]));
const deskLabels = [
  ["contact_customer_service", "Contact"],
  ["complaint", "Complaints"],
  ["review", "Feedback"],
] as const;

const shop: IndustryId = "e-commerce";
const shopTexts = new Map(Object.entries(facts[shop]).map(([intent, { text }]) => [intent, text]));

const ownSource = new Set<string>(["shop", "hotel", "marketing", "support"]);

export const demoSheets: readonly DemoSheet[] = scenarios.map(({ id, starters }): DemoSheet => {
  const words = demoData.sections[id];
  return {
    industry: id,
    id: sampleSections[id].anchor,
    label: words.label,
    title: words.headline,
    lede: words.lede,
    caption: demoData.drawn[id],
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
        ...(id !== shop && shopTexts.get(intent) === text
          ? { printedAt: `${paths.demoSheet(shop)}#${factAnchor(shop, intent)}` }
          : {}),
      })),
  };
});

/** Returns the parts of a sheet, in order. */
export const partsOf = ({
  id,
  chart,
  tables,
  steps,
  facts,
  desk,
}: DemoSheet): readonly { id: string; title: string; count: number }[] =>
  [
    ...(chart.kind === "board" ? chart.lanes : []).map((lane) => ({
      id: lane.id,
      title: lane.title,
      count: lane.columns.reduce((sum, { cards }) => sum + cards.length, 0),
    })),
    ...tables.map((table) => ({ id: table.id, title: table.caption, count: table.rows.length })),
    { id: `${id}-steps`, title: demoData.stepsTitle, count: steps.length },
    { id: `${id}-answers`, title: demoData.factsTitle, count: facts.length + desk.length },
  ].filter(({ count }) => count > 0);
