import type { CardPicture as PictureName } from "@brightkeel/contracts";
import { type ReactNode, useEffect, useState } from "react";

type Drawings = Readonly<Record<PictureName, () => ReactNode>>;

/**
 * The drawing on a card. Decorative, because the card's title says the same. The drawings are loaded on demand,
 * because few replies have one.
 */
export function CardPicture({ name }: { name: PictureName }) {
  const [drawings, setDrawings] = useState<Drawings>();
  useEffect(() => {
    let left = false;
    import("./card-drawings.tsx").then(
      (module) => {
        if (!left) setDrawings(module.cardDrawings);
      },
      // Offline, the card has no drawing.
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  // A newer server may name a drawing that an older page lacks.
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
