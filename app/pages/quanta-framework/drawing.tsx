import type { ReactNode } from "react";
import { labelFromTablet, labelNarrow, Station, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import type { QuantaPage } from "#content/pages/quanta-framework.ts";

type Props = Pick<QuantaPage["drawing"], "yours" | "layers"> & {
  label: string;
  /** Names of the parts by their ID. */
  names: Readonly<Record<string, { mark: string; title: string }>>;
};

type Box = { id: string; x: number; y: number; w: number; h: number };

const wideBoxes: readonly Box[] = [
  { id: "identity", x: 132, y: 66, w: 350, h: 58 },
  { id: "accessibility", x: 498, y: 66, w: 350, h: 58 },
  { id: "skeleton", x: 132, y: 168, w: 220, h: 112 },
  { id: "content", x: 628, y: 168, w: 220, h: 112 },
  { id: "audit", x: 132, y: 324, w: 350, h: 58 },
  { id: "data", x: 498, y: 324, w: 350, h: 58 },
];

const narrowBoxes: readonly Box[] = [
  { id: "identity", x: 8, y: 66, w: 270, h: 40 },
  { id: "accessibility", x: 8, y: 114, w: 270, h: 40 },
  { id: "skeleton", x: 8, y: 208, w: 270, h: 40 },
  { id: "content", x: 8, y: 330, w: 270, h: 40 },
  { id: "audit", x: 8, y: 424, w: 270, h: 40 },
  { id: "data", x: 8, y: 472, w: 270, h: 40 },
];

/** Section through a project: the parts that exist on day one, and in the middle what is made for the client. */
export function QuantaSection(props: Props) {
  return (
    <TwoSheets
      onTablets
      label={props.label}
      wide={{ width: 1100, height: 560, drawing: <Wide {...props} /> }}
      narrow={{ width: 320, height: 740, drawing: <Narrow {...props} /> }}
    />
  );
}

/** Breaks a text into lines of at most `most` characters. */
function lines(words: string, most: number): string[] {
  const all: string[] = [];
  for (const word of words.split(" ")) {
    const joined = `${all.at(-1) ?? ""} ${word}`;
    if (all.length > 0 && joined.length <= most) all[all.length - 1] = joined;
    else all.push(word);
  }
  return all;
}

function Part({
  box,
  names,
  text,
  most,
}: {
  box: Box;
  names: Props["names"];
  text: string;
  most: number;
}) {
  const part = names[box.id];
  if (!part) return null;
  const rows = lines(part.title, most);
  const middle = box.y + box.h / 2;
  return (
    <g>
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      <Station x={box.x + 26} y={middle} mark={part.mark} r={14} />
      {rows.map((row, index) => (
        <text
          key={row}
          x={box.x + 52}
          y={middle + 5 + (index - (rows.length - 1) / 2) * 18}
          className={`fill-text ${text}`}
        >
          {row}
        </text>
      ))}
    </g>
  );
}

function Arrow({ d, children }: { d: string; children?: ReactNode }) {
  return (
    <g className="stroke-text">
      <path d={d} strokeWidth="1.5" />
      {children}
    </g>
  );
}

function Wide({ yours, layers, names }: Props) {
  const foundation = ["pipeline", "environments", "tests"];
  return (
    <>
      {/* The hull: everything that is on day one. */}
      <path
        d="M112 46V430C112 500 176 532 250 532H730C804 532 868 500 868 430V46"
        className="fill-tint stroke-text"
        fillOpacity="0.55"
        strokeWidth="2"
      />
      <path
        d="M112 146H868M112 302H868M112 404H868"
        className="stroke-text"
        strokeOpacity="0.25"
        strokeDasharray="3 5"
      />
      <path d="M490 532V552" className="stroke-text" strokeWidth="3" />
      <path d="M440 552H540" className="stroke-text" strokeWidth="3" />
      {wideBoxes.map((box) => (
        <Part
          key={box.id}
          box={box}
          names={names}
          text={labelFromTablet}
          most={box.w > 300 ? 30 : 16}
        />
      ))}
      {/* What is made for the client. */}
      <rect
        x="368"
        y="160"
        width="244"
        height="128"
        className="fill-background stroke-accent"
        strokeWidth="3"
      />
      <path
        d="M386 184h60M386 200h96M386 216h76M534 184h60M534 200h42M386 268h208"
        className="stroke-line"
        strokeWidth="2"
      />
      <text
        x="490"
        y="248"
        textAnchor="middle"
        className="fill-accent font-bold font-display text-[22px]"
      >
        {yours}
      </text>
      {/* Foundation: floors between the ribs. */}
      <path d="M376 418V532M608 418V532" className="stroke-text" strokeWidth="1.5" />
      <path d="M112 418H868" className="stroke-text" strokeWidth="1.5" />
      {foundation.map((id, index) => {
        const part = names[id];
        const x = [152, 402, 632][index] ?? 0;
        const rows = lines(part?.title ?? "", 15);
        return (
          <g key={id}>
            <Station x={x + 18} y={470} mark={part?.mark ?? ""} r={14} />
            {rows.map((row, line) => (
              <text
                key={row}
                x={x + 44}
                y={475 + (line - (rows.length - 1) / 2) * 18}
                className={`fill-text ${labelFromTablet}`}
              >
                {row}
              </text>
            ))}
          </g>
        );
      })}
      {/* Requests on their way down, and the watch beside all layers. */}
      <Arrow d="M490 4V158M490 288V322">
        <path d="M484 148l6 10 6-10M484 312l6 10 6-10" strokeWidth="1.5" />
      </Arrow>
      <text x="502" y="20" className={`fill-text-soft ${labelFromTablet}`}>
        REQUEST
      </text>
      <path d="M936 46H1090V532H936Z" className="fill-surface stroke-secondary" strokeWidth="2" />
      <path
        d="M868 95H936M868 224H936M868 353H936M868 440H936"
        className="stroke-secondary"
        strokeDasharray="4 5"
        strokeWidth="1.5"
      />
      <path
        d="M926 90l10 5-10 5M926 219l10 5-10 5M926 348l10 5-10 5M926 435l10 5-10 5"
        className="stroke-secondary"
        strokeWidth="1.5"
      />
      <Station x={1013} y={216} mark={names.observability?.mark ?? ""} r={16} />
      {lines(names.observability?.title ?? "", 14).map((row, index) => (
        <text
          key={row}
          x="1013"
          y={262 + index * 20}
          textAnchor="middle"
          className={`fill-text ${labelFromTablet}`}
        >
          {row}
        </text>
      ))}
      <g className={`fill-text-soft ${labelFromTablet}`}>
        {(
          [
            [layers.edge, 100],
            [layers.application, 229],
            [layers.data, 358],
            [layers.foundation, 475],
          ] as const
        ).map(([layer, y]) => (
          <text key={layer} x="0" y={y} className="tracking-tighter">
            {layer.toUpperCase()}
          </text>
        ))}
        <text x="1013" y="34" textAnchor="middle">
          {layers.watch.toUpperCase()}
        </text>
      </g>
    </>
  );
}

function Narrow({ yours, layers, names }: Props) {
  return (
    <>
      <path
        d="M1 34V640C1 690 24 706 60 706H226C262 706 286 690 286 640V34"
        className="fill-tint stroke-text"
        fillOpacity="0.55"
        strokeWidth="2"
      />
      <path d="M143 706V726M108 726H178" className="stroke-text" strokeWidth="3" />
      <Arrow d="M143 2V60">
        <path d="M137 51l6 9 6-9" strokeWidth="1.5" />
      </Arrow>
      {narrowBoxes.map((box) => (
        <Part key={box.id} box={box} names={names} text={labelNarrow} most={28} />
      ))}
      <rect
        x="8"
        y="256"
        width="270"
        height="66"
        className="fill-background stroke-accent"
        strokeWidth="3"
      />
      <text
        x="143"
        y="296"
        textAnchor="middle"
        className="fill-accent font-bold font-display text-[20px]"
      >
        {yours}
      </text>
      <path d="M1 528H286" className="stroke-text" strokeWidth="1.5" />
      {["pipeline", "environments", "tests"].map((id, index) => (
        <g key={id}>
          <Station x={34} y={574 + index * 42} mark={names[id]?.mark ?? ""} r={14} />
          <text x={60} y={579 + index * 42} className={`fill-text ${labelNarrow}`}>
            {names[id]?.title}
          </text>
        </g>
      ))}
      <path d="M294 34H318V706H294Z" className="fill-surface stroke-secondary" strokeWidth="2" />
      <Station x={306} y={60} mark={names.observability?.mark ?? ""} r={11} />
      <text transform="translate(302 90) rotate(90)" className={`fill-text ${labelNarrow}`}>
        {names.observability?.title}
      </text>
      <g className={`fill-text-soft ${labelNarrow}`}>
        <text x="153" y="16">
          REQUEST
        </text>
        {(
          [
            [layers.edge, 56],
            [layers.application, 198],
            [layers.data, 414],
            [layers.foundation, 550],
          ] as const
        ).map(([layer, y]) => (
          <text key={layer} x="10" y={y}>
            {layer.toUpperCase()}
          </text>
        ))}
      </g>
    </>
  );
}
