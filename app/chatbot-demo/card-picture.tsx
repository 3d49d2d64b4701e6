import type { CardPicture as PictureName } from "@brightkeel/contracts";
import { type ReactNode, useEffect, useState } from "react";

type Drawings = Readonly<Record<PictureName, () => ReactNode>>;

/** What a card is about, drawn. Decoration: the card's title says what it is. Few replies have one, so drawings come then. */
export function CardPicture({ name }: { name: PictureName }) {
  const [drawings, setDrawings] = useState<Drawings>();
  useEffect(() => {
    let left = false;
    import("./card-drawings.tsx").then(
      ({ cardDrawings }) => {
        if (!left) setDrawings(cardDrawings);
      },
      // Without a network the card does without.
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  // A newer server may send what an older page cannot draw.
  const Drawing = drawings?.[name] as (() => ReactNode) | undefined;
  return drawings !== undefined && Drawing === undefined ? null : (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 104"
      className="block h-20 w-full sm:h-24 border-line border-b bg-tint"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {Drawing === undefined ? null : <Drawing />}
    </svg>
  );
}
