import type { CardPicture as PictureName } from "@brightkeel/contracts";
import type { ReactNode } from "react";
import { Lamp, Lantern, Pack, Shelter, SleepingBag, Stove, Tent } from "./product-drawings.tsx";
import { FamilyRoom, HarbourRoom, StandardRoom, Suite } from "./room-drawings.tsx";

/** The drawings of cards, by their name in a reply. */
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
