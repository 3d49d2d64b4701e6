import type { CardPicture as PictureName } from "@brightkeel/contracts";
import type { ReactNode } from "react";
import { Lamp, Lantern, Pack, Shelter, SleepingBag, Stove, Tent } from "./product-drawings.tsx";
import { FamilyRoom, HarbourRoom, StandardRoom, Suite } from "./room-drawings.tsx";

/** What a card may show, by the name in a reply. */
export const cardDrawings: Readonly<Record<PictureName, () => ReactNode>> = {
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
