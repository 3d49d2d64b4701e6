import { palette } from "#content/palette.ts";
import { cx } from "../ui/cx.ts";
import { scaled } from "./asset-path.ts";
import { edits } from "./edited-at.ts";
import type { PostImage } from "./post.ts";
import { shownPart } from "./shown-part.ts";

const widths = [480, 800, 1200, 1600];

type PostPictureProps = {
  image: PostImage;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** The picture of the first view is fetched at once; the others when they come near. */
  eager?: boolean;
  /** A drawing without its margins, so that its words can be read on a card. */
  closeUp?: boolean;
  /** Width by height of what is shown of it; all that editors left of it, when left out. */
  shape?: number;
  className?: string;
};

/** Red, green and blue of `#rrggbb`; not a number where there is no colour. */
const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const background = partsOf(palette.background.light);

/** How far the ground of a drawing may be from the site's background, in each colour. */
const tolerance = 12;

/** A drawing on the background of the light scheme. */
const isDrawing = ({ ground }: PostImage) =>
  partsOf(ground ?? "").every(
    (measured, index) => Math.abs(measured - (background[index] ?? 0)) <= tolerance,
  );

/** A picture of the content service, at the width that the screen needs. */
export function PostPicture({
  image,
  sizes,
  eager = false,
  closeUp = false,
  shape,
  className,
}: PostPictureProps) {
  const drawing = isDrawing(image);
  const { width, height } = shownPart(image, shape);
  return (
    // The frame is around the picture: on it, the filter of the dark scheme would turn its colour over too.
    <span {...edits(image)} className={cx("block overflow-hidden border border-line", className)}>
      <img
        src={scaled(image, 1200, shape)}
        srcSet={widths.map((wide) => `${scaled(image, wide, shape)} ${wide}w`).join(", ")}
        sizes={sizes}
        width={width}
        height={height}
        alt={image.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={cx(
          "h-auto w-full bg-tint",
          closeUp && drawing && "scale-[1.08]",
          drawing ? "dark-scheme:turned-over" : "not-print:dark-scheme:brightness-90",
        )}
      />
    </span>
  );
}
