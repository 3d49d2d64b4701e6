import { palette } from "#content/palette.ts";
import { cx } from "../ui/cx.ts";
import { scaled } from "./asset-path.ts";
import { edits } from "./edited-at.ts";
import type { PostImage } from "./post.ts";
import { shownPart } from "./shown-part.ts";

/** 640 is what a phone of 1.75 pixels to the point shows of the newest post. */
const widths = [480, 640, 800, 1200, 1600];

type PostPictureProps = {
  image: PostImage;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Loads the picture at once, for the first screen; others are loaded when they come near. */
  eager?: boolean;
  /** Crops a drawing's margins, so that its text is readable on a card. */
  closeUp?: boolean;
  /** Draws a hairline around it; without one, a drawing stands on the page itself. */
  framed?: boolean;
  /** Aspect ratio to crop to, width by height; if omitted, the editors' crop is shown whole. */
  shape?: number;
  className?: string;
};

/** Returns red, green and blue of `#rrggbb`; NaN without a colour. */
const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const background = partsOf(palette.background.light);

/** Largest difference between a drawing's background and the site's, in each colour channel. */
const tolerance = 12;

/** Whether a picture is a drawing on the background of the light scheme. */
const isDrawing = ({ ground }: PostImage) =>
  partsOf(ground ?? "").every(
    (measured, index) => Math.abs(measured - (background[index] ?? 0)) <= tolerance,
  );

/** A picture of the content service, at the width that the screen needs. In the dark scheme, drawings need `NightInks`. */
export function PostPicture({
  image,
  sizes,
  eager = false,
  closeUp = false,
  framed = true,
  shape,
  className,
}: PostPictureProps) {
  const drawing = isDrawing(image);
  const { width, height } = shownPart(image, shape);
  return (
    // The border is on the parent: on the picture itself, the dark scheme's filter would reverse its colour too.
    <span
      {...edits(image)}
      className={cx("block overflow-hidden", framed && "border border-line", className)}
    >
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
          closeUp && drawing && "scale-[1.04]",
          // Compression moves the colour of a drawing's ground by a shade, which shows where no frame parts it from the page.
          !framed && drawing && "mix-blend-darken not-print:dark-scheme:mix-blend-lighten",
          drawing
            ? "not-print:dark-scheme:turned-over print:brightness-[1.07]"
            : "not-print:dark-scheme:brightness-90",
        )}
      />
    </span>
  );
}
