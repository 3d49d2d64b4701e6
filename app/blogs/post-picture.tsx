import { cx } from "../ui/cx.ts";
import { scaled } from "./asset-path.ts";
import type { PostImage } from "./post.ts";

const widths = [480, 800, 1200, 1600];

type PostPictureProps = {
  image: PostImage;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** The picture of the first view is fetched at once; the others when they come near. */
  eager?: boolean;
  className?: string;
};

/** Paper of the light scheme (app/styles/tokens.css), and how far what is measured may be from it in each colour. */
const paper = [0xf6, 0xf4, 0xee] as const;
const tolerance = 12;

/** A drawing on the house’s paper. */
const isDrawing = ({ ground }: PostImage) =>
  paper.every((part, index) => {
    const measured = Number.parseInt(ground?.slice(1 + 2 * index, 3 + 2 * index) ?? "", 16);
    return Math.abs(measured - part) <= tolerance;
  });

/** A picture of the content service, at the width that the screen needs. */
export function PostPicture({ image, sizes, eager = false, className }: PostPictureProps) {
  return (
    <img
      src={scaled(image.url, 1200)}
      srcSet={widths.map((width) => `${scaled(image.url, width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={image.dimensions.width}
      height={image.dimensions.height}
      alt={image.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={cx(
        "h-auto w-full border border-line bg-tint",
        isDrawing(image) ? "dark-scheme:turned-over" : "not-print:dark-scheme:brightness-90",
        className,
      )}
    />
  );
}
