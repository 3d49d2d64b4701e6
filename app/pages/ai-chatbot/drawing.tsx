import { edgeFrame } from "#app/shell/closing-call.tsx";
import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";

/**
 * A question drawn as a depth sounding: the lead sinks through the layers of a company's documents, takes the answer
 * from one of them, and returns with the layer's name. Below the last layer there is no bottom: the bot says so.
 */
const names = aiChatbot.training.sources.map(({ title }) => title);

/** Heights in the wide drawing, which are those of the rows beside it (training.tsx), in pixels. */
const { surface, deep, bottom } = { surface: 160, deep: 104, bottom: 640 };

/** Returns the lower edge of a layer, in hundredths of the layers' height; that of layer 0 is the water's surface. */
const edgeOf = (layer: number): string =>
  polyline(
    range(0, 1240, 62).map((x) => [
      x,
      layer === 0
        ? 0
        : layer * 100 + 5 * Math.sin(x / 130 + layer * 1.7) + 2 * Math.sin(x / 47 + layer),
    ]),
  );

/** The lowest edge, as a seabed is drawn: with its heights exaggerated. The closing band’s edge, long enough for a file of its own. */
export const closingEdge = range(0, edgeFrame.width, 72).map((x) => {
  const height = 9 * (5 * Math.sin(x / 151 + 0.5) + 2 * Math.sin(x / 54 + 4));
  return [x, Math.round(edgeFrame.height / 2 - height)] as const;
});

/** The layers behind their texts, whatever the height of the rows, of which each is a layer. */
export function Layers() {
  const lowest = edgeOf(names.length);
  return (
    <svg
      viewBox="0 0 1240 400"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
    >
      {names.map((name, layer) => (
        <path
          key={name}
          d={`${edgeOf(layer)}V410H0Z`}
          className="fill-secondary"
          fillOpacity=".045"
        />
      ))}
      {/* Below the last layer there is nothing. */}
      <path d={`${lowest}V411H0Z`} className="fill-background" />
      {names.map((name, layer) => (
        <path
          key={name}
          d={edgeOf(layer)}
          className={layer === 0 ? "stroke-secondary" : "stroke-text"}
          strokeOpacity={layer === 0 ? 1 : 0.55}
          strokeWidth={layer === 0 ? 2 : 1.25}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={lowest}
        className="stroke-text"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const meaning =
  "A question sinks through four layers of your documents and comes up with the answer and its source.";

/** Where the lead finds the answer, in layers: in the middle of the third. */
const answered = 2.5;
const found = surface + answered * deep;

/** On wide screens: the whole sounding, over the left half of the layers. */
export function WideSounding() {
  const ticks = range(surface, found - 30, 10).slice(1);
  return (
    <svg
      viewBox={`0 0 460 ${bottom}`}
      role="img"
      aria-label={meaning}
      preserveAspectRatio="xMinYMin"
      className="absolute inset-0 size-full max-lg:hidden"
      fill="none"
    >
      <path
        d={ticks.map((y, index) => `M${index % 5 === 4 ? 78 : 84} ${y}H92`).join("")}
        className="stroke-text-soft"
      />
      <path d={`M92 54V${found - 8}`} className="stroke-accent" strokeWidth="2" />
      <path d={`M86 ${found - 12}h12l5 26h-22z`} className="fill-accent" />
      {/* The answer rises to the surface in a wide curve, and enters its box above it. */}
      <path
        d={`M106 ${found + 2}C420 ${found + 90} 670 ${found - 40} 640 230S540 96 462 96`}
        className="stroke-secondary"
        strokeWidth="1.75"
        strokeDasharray="2 5"
      />
      <path d="M472 89l-11 7 11 7" className="stroke-secondary" strokeWidth="1.75" />
      <path d="M.75 20.75h223v34h-223z" className="fill-surface stroke-text" strokeWidth="1.5" />
      <path
        d="M236.75 68.75h222v54h-222z"
        className="fill-tint stroke-secondary"
        strokeWidth="1.5"
      />
      <g className="fill-text font-mono" fontSize="14.5">
        <text x="14" y="43">
          how do I wax the boots?
        </text>
        <text x="250" y="91">
          thinly, on dry leather
        </text>
      </g>
      <g className="fill-text-soft font-mono" fontSize="13">
        <text x="250" y="110">
          from Manual 4.2
        </text>
        <text x="14" y={surface - 10}>
          SURFACE
        </text>
        <text x="14" y={bottom - 24}>
          NO ANSWER: ASK A PERSON
        </text>
      </g>
    </svg>
  );
}

/** Below wide screens: the question and its answer above the surface. */
export function NarrowQuestion() {
  return (
    <svg
      viewBox="0 0 288 116"
      role="img"
      aria-label={meaning}
      className="w-72 lg:hidden"
      fill="none"
    >
      <path d="M24 38V116" className="stroke-accent" strokeWidth="2" />
      <path d="M18 60h6M18 74h6M18 88h6M14 102h10" className="stroke-text-soft" />
      <path d="M48 116V82H63M54 76l9 6-9 6" className="stroke-secondary" strokeWidth="2" />
      <path d="M.75 4.75h218v34H.75z" className="fill-surface stroke-text" strokeWidth="1.5" />
      <path d="M64 57.75h223v46H64z" className="fill-tint stroke-secondary" strokeWidth="1.5" />
      <g className="fill-text font-mono" fontSize="14">
        <text x="13" y="26">
          how do I wax the boots?
        </text>
        <text x="78" y="77">
          thinly, on dry leather
        </text>
      </g>
      <text x="78" y="95" className="fill-text-soft font-mono" fontSize="12.5">
        from Manual 4.2
      </text>
    </svg>
  );
}

/** The place of the answer, in hundredths of the layers' height. */
const depth = (answered / names.length) * 100;

/** The drawing’s continuation through the layers, whatever their height. */
export function NarrowLead() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible lg:hidden"
      strokeWidth="2"
    >
      {range(0, depth, 12).map((y) => (
        <line
          key={y}
          x1="18"
          x2="24"
          y1={`${tenth(y)}%`}
          y2={`${tenth(y)}%`}
          className="stroke-text-soft"
          strokeWidth="1"
        />
      ))}
      <line x1="24" x2="24" y2={`${depth}%`} className="stroke-accent" />
      <line x1="24" x2="49" y1={`${depth}%`} y2={`${depth}%`} className="stroke-secondary" />
      <line x1="48" x2="48" y2={`${depth}%`} className="stroke-secondary" />
      <svg aria-hidden="true" y={`${depth}%`} overflow="visible">
        <path d="M19-8h10l4 18H15z" className="fill-accent" />
      </svg>
    </svg>
  );
}
