import type { CardPicture as PictureName } from "@brightkeel/contracts";
import type { ReactNode } from "react";
import { Lamp, Lantern, Pack, Shelter, SleepingBag, Stove, Tent } from "./product-drawings.tsx";
import { FamilyRoom, HarbourRoom, StandardRoom, Suite } from "./room-drawings.tsx";

const drawings: Readonly<Record<PictureName, () => ReactNode>> = {
  tent: Tent,
  shelter: Shelter,
  pack: Pack,
  "sleeping-bag": SleepingBag,
  lantern: Lantern,
  "head-lamp": Lamp,
  stove: Stove,
  "standard-room": StandardRoom,
  "harbour-room": HarbourRoom,
  "family-room": FamilyRoom,
  suite: Suite,
};

/** What a card is about, drawn. Decoration: the card's title says what it is. */
export function CardPicture({ name }: { name: PictureName }) {
  // A newer server may send what an older page cannot draw.
  const Drawing = drawings[name] as (() => ReactNode) | undefined;
  return Drawing === undefined ? null : (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 104"
      className="block h-20 w-full sm:h-24 border-line border-b bg-tint"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawing />
    </svg>
  );
}
