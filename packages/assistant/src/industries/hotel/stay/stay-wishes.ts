import { listed } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { roomWishes, wishNamed } from "../rooms/room-wishes.ts";

/** Requests sent to the front desk with a quote that are not part of its price. */

const accessRoom = "I’ve noted the accessible room: lift, wide doors, level shower with a seat.";
/** Special requests that go to the desk with the quote, each mentioned only once. */
export function noted({ state }: DraftTurn, { slots }: FlowState): string[] {
  const said = state.exchanges.map(({ bot }) => bot).join(" ");
  const wanted = wishesOf(slots)
    .map(wishNamed)
    .filter((what) => !said.includes(what));
  return [
    ...(slots.access === undefined || said.includes(accessRoom) ? [] : [accessRoom]),
    ...(wanted.length === 0 ? [] : [`Noted: ${listed(wanted)}.`]),
  ];
}

/** The requests that go to the desk with an enquiry, in plain words. */
export const requestsOf = (slots: FlowState["slots"]): string[] => [
  ...(slots.access === undefined ? [] : ["the accessible room"]),
  ...wishesOf(slots).map(({ what }) => what),
];

/** The requests noted with a stay; what is part of the quoted stay already, such as a cot or flowers, is not noted again. */
const wishesOf = ({ wishes = "", cots = 0, access, quoted }: FlowState["slots"]) =>
  roomWishes.filter(
    ({ id, price }) =>
      String(wishes).split(",").includes(id) &&
      !(price !== undefined && quoted !== undefined) &&
      !(id === "cot" && Number(cots) > 0) &&
      !(id === "access" && access !== undefined),
  );
