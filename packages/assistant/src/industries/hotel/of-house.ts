import type { Outcome, Turn } from "../../dialogue/types.ts";
import { atTable } from "./at-table.ts";
import { disputedBill } from "./bill.ts";
import { chargeExplained } from "./charge-explained.ts";
import { deskOrder, ordersService } from "./desk-order.ts";
import { earlyCheckIn } from "./early-check-in.ts";
import { eventAsked } from "./event.ts";
import { staysOn } from "./in-house.ts";
import { likeHere } from "./like-here.ts";
import { longerStay } from "./longer-stay.ts";
import { openThen } from "./opening-hours.ts";
import { faultInRoom } from "./room-problem.ts";
import { roughly, someDay } from "./some-day.ts";
import { asksForStay, tellsOfStay } from "./stay-first.ts";
import { toRoom } from "./to-room.ts";
import { weekdayRate } from "./weekday-rate.ts";

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
