import { Sheet } from "#app/ui/drawing/sheet.tsx";

/** Heights of the call-outs, in the order of the parts. */
const callouts = [108, 196, 262, 346, 424, 500];

/** Right edge of the sheet, where the call-outs start. */
const right = 331;

/** Draws lines of text as strokes of the given lengths, one below the other. */
const strokes = (x: number, y: number, lengths: readonly number[], step = 9) =>
  lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join("");

const columns = (y: number, lengths: readonly number[]) =>
  strokes(96, y, lengths) +
  strokes(
    246,
    y,
    lengths.map((length) => length - 8),
  );

/** The anatomy of a data sheet, with the name of each part beside it. */
export function SheetAnatomy({ label, parts }: { label: string; parts: readonly string[] }) {
  return (
    <Sheet label={label} width={556} height={560}>
      <g transform="translate(-69)">
        <path d="M70 16H400L400 540H70Z" className="fill-surface stroke-text" strokeWidth="1.75" />
        {/* The second sheet behind it. */}
        <path d="M400 30H414V554H84V540" className="stroke-text" strokeOpacity="0.5" />
        {/* Head with mark and hull. */}
        <path d="M96 40h8M100 36v8M116 40h52" className="stroke-text" strokeWidth="2" />
        <path d="M96 92h140M96 110h112" className="stroke-text" strokeWidth="7" />
        <path d={strokes(96, 130, [146, 138, 100])} className="stroke-line" strokeWidth="3" />
        <path
          d="M290 76C292 112 304 128 330 134C356 128 368 112 370 76M304 76C306 108 316 126 330 134C344 126 354 108 356 76M318 76C319 104 324 124 330 134C336 124 341 104 342 76"
          className="stroke-text"
          strokeWidth="1.25"
        />
        <path d="M284 100H376" className="stroke-secondary" strokeDasharray="5 4" />
        <path d="M330 66V142" className="stroke-accent" strokeWidth="2" />
        {/* Problems, deliverables. */}
        <path d="M96 172H374M96 236H374M96 312H374M96 398H374" className="stroke-text" />
        <path
          d={strokes(96, 186, [66]) + strokes(246, 186, [72])}
          className="stroke-text"
          strokeWidth="3.5"
        />
        <path d={columns(198, [118, 110, 84])} className="stroke-line" strokeWidth="3" />
        <path
          d={strokes(96, 250, [84]) + strokes(246, 250, [64])}
          className="stroke-text"
          strokeWidth="3.5"
        />
        <path d={columns(262, [120, 104, 116, 70])} className="stroke-line" strokeWidth="3" />
        {/* The course. */}
        {[328, 350, 372].map((y) => (
          <g key={y}>
            <path d={`M100 ${y - 5}l5 5-5 5-5-5Z`} className="fill-accent" />
            <path d={strokes(114, y, [34])} className="stroke-line" strokeWidth="3" />
            <path d={strokes(164, y, [62])} className="stroke-text" strokeWidth="3.5" />
            <path d={strokes(246, y, [120, 92], 8)} className="stroke-line" strokeWidth="3" />
          </g>
        ))}
        <path
          d={strokes(96, 412, [58]) + strokes(246, 412, [80])}
          className="stroke-text"
          strokeWidth="3.5"
        />
        <path d={columns(424, [116, 122, 78])} className="stroke-line" strokeWidth="3" />
        {/* Title block. */}
        <path
          d="M96 480H374V518H96ZM176 480V518M296 480V518M342 480V518"
          className="stroke-text"
          strokeWidth="1.5"
        />
        <path
          d={
            strokes(104, 504, [48]) +
            strokes(184, 504, [92]) +
            strokes(304, 504, [28]) +
            strokes(350, 504, [16])
          }
          className="stroke-text-soft"
          strokeWidth="3"
        />
      </g>
      {/* Call-outs. */}
      {parts.map((part, index) => (
        <g key={part}>
          <path
            d={`M${right - 14} ${callouts[index]}h34`}
            className="stroke-accent"
            strokeWidth="1.5"
          />
          <circle cx={right - 14} cy={callouts[index]} r="4" className="fill-accent" />
          <text
            x={right + 28}
            y={callouts[index]}
            dy="0.36em"
            className="fill-text font-mono text-[23px]"
          >
            {part}
          </text>
        </g>
      ))}
    </Sheet>
  );
}
