import { z } from "zod";
import { roomRecords } from "../../industries/hotel/rooms/room-records.ts";
import { lineOf } from "./record-line.ts";
import { day, reference, sentence, type Tool, tool } from "./tool.ts";

const bookingWishes = {
  check: "check_reservation",
  change: "change_reservation",
  cancel: "cancel_reservation",
  extend: "extend_stay",
} as const;

export const hotelTools: readonly Tool[] = [
  tool(
    "quote_stay",
    "Checks which rooms are free and works out the price of a stay. Leave out what the visitor has not said; the answer then says what is missing. For a changed wish, give all values again.",
    z.object({
      arrival: day.optional(),
      nights: z.int().optional(),
      adults: z.int().optional(),
      children: z.int().optional(),
      rooms: z.int().optional(),
      room: z.enum(["standard", "harbour", "family", "suite"]).optional(),
      breakfast: z.boolean().optional(),
      parking: z.boolean().optional(),
      early_booking_rate: z.boolean().optional(),
    }),
    (desk, stay) => {
      const { arrival, nights, adults, children, rooms, room } = stay;
      const wish = sentence("Please quote a stay", [
        arrival !== undefined && `from ${arrival}`,
        nights !== undefined && `for ${nights} nights`,
        adults !== undefined && `${adults} adults`,
        children !== undefined && children !== 0 && `${children} children`,
        rooms !== undefined && `${rooms} rooms`,
        room !== undefined && `a ${room === "suite" ? "suite" : `${room} room`}`,
        stay.breakfast && "with breakfast",
        stay.parking && "with parking",
        stay.early_booking_rate && "at the early-booking rate",
      ]);
      return desk.task("quote", {}, wish);
    },
  ),
  tool(
    "look_up_rooms",
    "Says what each kind of room has: size, beds, view, balcony, price a night, for how many.",
    z.object({ room: z.enum(["standard", "harbour", "family", "suite"]).optional() }),
    (desk, { room }) => {
      const things = roomRecords.things.filter(({ id }) => room === undefined || id === room);
      desk.shown(things.map(({ id }) => id));
      return { text: things.map((thing) => lineOf(roomRecords, thing)).join("\n") };
    },
  ),
  tool(
    "look_up_booking",
    "Looks a booking up by its number (HH- and four digits), and says whether it can be changed, cancelled or made longer.",
    z.object({
      number: reference,
      wish: z.enum(["check", "change", "cancel", "extend"]).default("check"),
      new_arrival: day.optional(),
    }),
    (desk, { number, wish, new_arrival }) =>
      desk.wish(
        bookingWishes[wish],
        `Please look at booking ${number}${new_arrival === undefined ? "" : `, to ${new_arrival}`}`,
      ),
  ),
];
