import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { longerStay } from "../booking/longer-stay.ts";
import { atTable } from "../desk/at-table.ts";
import { deskOrder, ordersService } from "../desk/desk-order.ts";
import { eventAsked } from "../desk/event.ts";
import { toRoom } from "../desk/to-room.ts";
import { roughly, someDay } from "../quote/some-day.ts";
import { weekdayRate } from "../quote/weekday-rate.ts";
import { asksForStay, tellsOfStay } from "../stay/stay-first.ts";
import { disputedBill } from "../trouble/bill.ts";
import { chargeExplained } from "../trouble/charge-explained.ts";
import { staysOn } from "../trouble/in-house.ts";
import { faultInRoom } from "../trouble/room-problem.ts";
import { earlyCheckIn } from "./early-check-in.ts";
import { likeHere } from "./like-here.ts";
import { openThen } from "./opening-hours.ts";

/** Answers about the hotel, for messages that do not mention a future stay. */
export const ofHouse = (turn: Turn): Outcome | undefined =>
  weekdayRate(turn) ??
  ((asksForStay(turn) || tellsOfStay(turn)) && !ordersService(turn)
    ? roughly(turn)
    : (likeHere(turn) ??
      toRoom(turn) ??
      longerStay(turn) ??
      staysOn(turn) ??
      earlyCheckIn(turn) ??
      chargeExplained(turn) ??
      disputedBill(turn) ??
      eventAsked(turn) ??
      atTable(turn) ??
      deskOrder(turn) ??
      openThen(turn) ??
      someDay(turn) ??
      faultInRoom(turn)));
