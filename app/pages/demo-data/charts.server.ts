import {
  channels,
  goals,
  hotelRules,
  products,
  roomRecords,
  rooms,
  type SampleOrder,
  type SampleProduct,
  sampleBookings,
  sampleDisplayOrders,
  sampleTickets,
} from "@brightkeel/assistant/sample-data";
import type { IndustryId } from "@brightkeel/contracts";
import { demoData } from "#content/pages/demo-data.ts";
import type { Card, Lane } from "./board.tsx";
import type { ChannelRow } from "./channel-flow.ts";
import type { Good, GoodDrawing } from "./goods.ts";
import type { RoomKind } from "./hotel-plan.ts";
import { capital, dollars, inDays } from "./in-days.ts";
import type { SheetChart } from "./sheet-chart.ts";

/** What is drawn of each business, from the files that the assistant answers from. */

/** The price of a Friday or Saturday night. */
export const weekend = (rate: number): number => Math.round(rate * (1 + hotelRules.weekend / 100));

const roomKinds = (): readonly RoomKind[] =>
  rooms.map(({ id, name, rate, sleeps, count }) => {
    const values = roomRecords.things.find((thing) => thing.id === id)?.values ?? {};
    const booking = sampleBookings.find(({ room }) => room === name)?.number;
    return {
      id,
      name,
      count,
      sleeps,
      size: Number(values.size),
      water: values.water === true,
      week: rate,
      weekend: weekend(rate),
      ...(booking === undefined ? {} : { booking }),
    };
  });

const drawingOf = ({ kind, people, id }: SampleProduct): GoodDrawing => {
  if (kind === "tent") return people === 1 ? "shelter" : "tent";
  if (kind === "lamp") return id === "wick" ? "lantern" : "head lamp";
  return kind;
};
const goods = (): readonly Good[] =>
  products.map((product) => ({
    id: product.id,
    name: product.name,
    drawing: drawingOf(product),
    weight: product.details.weight,
    price: product.price,
  }));

/** The channels of all plans, and what a budget is spent on besides. */
const channelRows = (): readonly ChannelRow[] => {
  const inPlans = new Set(Object.values(goals).flatMap(({ mix }) => Object.keys(mix)));
  const known: ChannelRow[] = channels
    .filter(({ name }) => inPlans.has(name))
    .map(({ name, monthly, click, weeks }) => ({
      name,
      monthly,
      weeks,
      ...(click === undefined ? {} : { click }),
    }));
  const others = [...inPlans].filter((name) => !known.some((channel) => channel.name === name));
  return [...known, ...others.map((name) => ({ name }))];
};

/** Columns of a lane in the order in which their states follow each other. */
const columnsOf = <State extends string>(
  states: readonly State[],
  cards: readonly (Card & { state: State })[],
) =>
  states.map((state) => ({
    state: capital(state),
    cards: cards
      .filter((card) => card.state === state)
      .map(({ state: _state, ...card }): Card => card),
  }));

const tickets = (): Lane => ({
  id: "support-tickets",
  title: demoData.tables.tickets.caption,
  columns: columnsOf(
    ["Waiting for you", "In progress", "Solved"],
    sampleTickets.map(({ number, title, note, state, priority, opened }) => ({
      number,
      title,
      note,
      state,
      began: `opened ${inDays(opened)}`,
      detail: priority,
      urgent: priority === "high",
    })),
  ),
});

const displays = (orders: readonly SampleOrder[]): Lane => ({
  id: "support-orders",
  title: demoData.tables.orders.support,
  columns: columnsOf(
    ["preparing", "on its way", "delivered", "returned"],
    orders.map(({ number, item, note, state, ordered, arrives, total }) => ({
      number,
      title: item,
      note,
      state,
      began: `ordered ${inDays(ordered)}, ${arrives < 0 ? "due" : "arrived"} ${inDays(arrives)}`,
      detail: dollars(total),
      urgent: false,
    })),
  ),
});

export const chartOf: Readonly<Record<IndustryId, SheetChart>> = {
  "e-commerce": { kind: "goods", goods: goods() },
  hospitality: { kind: "hotel", rooms: roomKinds(), spaces: hotelRules.parkingSpaces },
  marketing: {
    kind: "channels",
    goals: Object.values(goals).map(({ name, mix }) => ({
      name: capital(name),
      shares: Object.entries(mix),
    })),
    channels: channelRows(),
  },
  support: { kind: "board", lanes: [tickets(), displays(sampleDisplayOrders)] },
};
