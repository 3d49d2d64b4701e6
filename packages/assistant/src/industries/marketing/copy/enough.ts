import type { Copy } from "./copy.ts";

/** Whether the record says what it announces. */
export function isEnough({
  purpose,
  on,
  from,
  until,
  what,
  price,
  rise,
  oldPrice,
  address,
  left,
  complaint,
  goal,
  statements,
}: Copy): boolean {
  switch (purpose) {
    case "price":
      return (
        price !== undefined || rise !== undefined || (oldPrice !== undefined && from !== undefined)
      );
    case "closed":
      return (on ?? from ?? until) !== undefined;
    case "place":
      return address !== undefined || from !== undefined;
    case "cancelled":
      return what !== undefined;
    case "moved":
      return on !== undefined;
    case "appeal":
      return goal !== undefined || statements.length > 0;
    case "left":
      return left !== undefined;
    case "job":
      return what !== undefined;
    case "apology":
    case "review":
      return complaint !== undefined;
    case "reminder":
    case "thanks":
    case "back":
    case "promo":
      return true;
    case "event":
      return what !== undefined && (on ?? from) !== undefined;
  }
}
