import { labelAcross, labelNarrow, Sheet, TwoSheets } from "#app/ui/drawing/sheet.tsx";

/** Which windows are lit at 23:40: floor by floor, from the left. */
const lit = ["000100100", "010000010", "001000000"];
const windowXs = Array.from({ length: 9 }, (_, index) => 92 + index * 54);
const floors = [96, 150, 204];

/** Elevation of the sample hotel on its quay. */
export function HotelElevation({ label }: { label: string }) {
  return (
    <Sheet label={label} width={640} height={330}>
      {/* Roof with dormers and chimneys. */}
      <path
        d="M66 78L96 40H544L574 78Z"
        className="fill-background stroke-text"
        strokeWidth="1.5"
      />
      <path d="M150 40V22H170V40M470 40V22H490V40" className="stroke-text" strokeWidth="1.5" />
      <path
        d="M200 72V54L216 44L232 54V72M304 72V54L320 44L336 54V72M408 72V54L424 44L440 54V72"
        className="fill-background stroke-text"
        strokeWidth="1.25"
      />
      <path d="M78 266V78H562V266" className="fill-surface stroke-text" strokeWidth="1.75" />
      <path d="M70 78H570M78 134H562M78 188H562" className="stroke-text" strokeOpacity="0.4" />
      {floors.map((y, floor) =>
        windowXs.map((x, index) =>
          // The door is in the middle of the ground floor.
          floor === 2 && index === 4 ? null : (
            <g key={`${y}-${x}`}>
              <rect
                x={x}
                y={y}
                width="24"
                height="32"
                className={
                  lit[floor]?.[index] === "1" ? "fill-accent stroke-text" : "fill-tint stroke-text"
                }
                fillOpacity={lit[floor]?.[index] === "1" ? 0.55 : 1}
                strokeWidth="1.25"
              />
              <path
                d={`M${x + 12} ${y}v32M${x} ${y + 14}h24M${x - 3} ${y + 36}h30`}
                className="stroke-text"
                strokeOpacity="0.5"
              />
            </g>
          ),
        ),
      )}
      <path
        d="M300 266V216H340V266"
        className="fill-accent stroke-text"
        fillOpacity="0.2"
        strokeWidth="1.5"
      />
      <path d="M320 216V266M292 212H348L340 202H300Z" className="stroke-text" strokeWidth="1.25" />
      {/* Quay, bollards, a boat and the water. */}
      <path d="M0 266H640M0 280H640" className="stroke-text" strokeWidth="1.5" />
      <path d="M0 280H640V330H0Z" className="fill-tint" />
      <path
        d="M52 266v-10h12v10M576 266v-10h12v10M430 266v-10h12v10"
        className="stroke-text"
        strokeWidth="1.5"
      />
      <path
        d="M454 296Q530 306 612 290L596 316H474Z"
        className="fill-background stroke-text"
        strokeWidth="1.5"
      />
      <path d="M532 298V248M532 252L568 288H532" className="stroke-text" strokeWidth="1.25" />
      <path d="M436 258Q470 276 474 298" className="stroke-text" strokeOpacity="0.5" />
      <path
        d="M20 300h60M110 312h90M240 298h50M330 316h80"
        className="stroke-secondary"
        strokeOpacity="0.6"
      />
      {/* Scale of heights at the side of the house. */}
      <path d="M36 266V78M30 78h12M32 134h8M32 188h8M30 266h12" className="stroke-text-soft" />
    </Sheet>
  );
}

/** The path of one question through the assistant, with the two exits to a person. */
export function AnswerPath({ label }: { label: string }) {
  return (
    <TwoSheets
      label={label}
      wide={{ width: 1100, height: 330, drawing: <WidePath /> }}
      narrow={{ width: 320, height: 610, drawing: <NarrowPath /> }}
    />
  );
}

const box = "fill-surface stroke-text";

function WidePath() {
  return (
    <>
      <path d="M0 86H110" className="stroke-text" strokeWidth="1.5" />
      <path
        d="M100 80l10 6-10 6M306 80l10 6-10 6M556 80l10 6-10 6M806 80l10 6-10 6"
        className="stroke-text"
        strokeWidth="1.5"
      />
      <path d="M290 86H316M540 86H566M790 86H816" className="stroke-text" strokeWidth="1.5" />
      <path d="M990 86H1092M1082 80l10 6-10 6" className="stroke-text" strokeWidth="1.5" />
      {[110, 316, 566, 816].map((x, index) => (
        <rect
          key={x}
          x={x}
          y={46}
          width={index === 0 ? 180 : index === 3 ? 174 : 224}
          height={80}
          className={box}
          strokeWidth="1.5"
        />
      ))}
      {/* Asking back: from reading to the guest and in again. */}
      <path
        d="M428 46V24H200V40"
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <path d="M194 34l6 10 6-10" className="stroke-secondary" strokeWidth="1.5" />
      {/* Sources of facts. */}
      <path d="M626 126V168M730 126V168" className="stroke-text" />
      <path
        d="M620 158l6 10 6-10M620 136l6-10 6 10M724 158l6 10 6-10M724 136l6-10 6 10"
        className="stroke-text"
      />
      <rect x="560" y="170" width="112" height="56" className="fill-tint stroke-text" />
      <rect x="684" y="170" width="112" height="56" className="fill-tint stroke-text" />
      {/* Exits. */}
      <path d="M428 126V272H474M464 266l10 6-10 6" className="stroke-accent" strokeWidth="2" />
      <path d="M846 126V272H830M840 266l-10 6 10 6" className="stroke-accent" strokeWidth="2" />
      <rect
        x="474"
        y="248"
        width="356"
        height="52"
        className="fill-background stroke-accent"
        strokeWidth="2.5"
      />
      <g className={`fill-text ${labelAcross}`}>
        <text x="200" y="82" textAnchor="middle" className="font-semibold">
          QUESTION
        </text>
        <text x="200" y="104" textAnchor="middle">
          as it was typed
        </text>
        <text x="428" y="82" textAnchor="middle" className="font-semibold">
          READ
        </text>
        <text x="428" y="104" textAnchor="middle">
          wish, dates, guests
        </text>
        <text x="678" y="82" textAnchor="middle" className="font-semibold">
          LOOK UP
        </text>
        <text x="678" y="104" textAnchor="middle">
          facts, rooms, rates
        </text>
        <text x="903" y="82" textAnchor="middle" className="font-semibold">
          SAY
        </text>
        <text x="903" y="104" textAnchor="middle">
          with its source
        </text>
        <text x="616" y="194" textAnchor="middle">
          house
        </text>
        <text x="616" y="212" textAnchor="middle">
          pages
        </text>
        <text x="740" y="194" textAnchor="middle">
          property
        </text>
        <text x="740" y="212" textAnchor="middle">
          system
        </text>
        <text x="652" y="279" textAnchor="middle" className="fill-accent font-semibold">
          FRONT DESK, WITH THE CONVERSATION SO FAR
        </text>
      </g>
      <g className={`fill-text-soft ${labelAcross}`}>
        <text x="314" y="17" textAnchor="middle">
          one detail is missing
        </text>
        <text x="416" y="200" textAnchor="end">
          a person is wanted
        </text>
        <text x="858" y="200">
          no fact to give
        </text>
        <text x="0" y="72">
          GUEST
        </text>
        <text x="1092" y="72" textAnchor="end">
          GUEST
        </text>
      </g>
    </>
  );
}

function NarrowPath() {
  const steps = [
    { y: 34, name: "QUESTION", text: "as it was typed" },
    { y: 144, name: "READ", text: "wish, dates, guests" },
    { y: 254, name: "LOOK UP", text: "pages, property system" },
    { y: 364, name: "SAY", text: "with its source" },
  ];
  return (
    <>
      <path
        d="M110 4V34M104 24l6 10 6-10M110 98V144M104 134l6 10 6-10M110 208V254M104 244l6 10 6-10M110 318V364M104 354l6 10 6-10M110 428V462M104 452l6 10 6-10"
        className="stroke-text"
        strokeWidth="1.5"
      />
      {steps.map((step) => (
        <g key={step.name}>
          <rect x="8" y={step.y} width="204" height="64" className={box} strokeWidth="1.5" />
          <text
            x="110"
            y={step.y + 28}
            textAnchor="middle"
            className={`fill-text font-semibold ${labelNarrow}`}
          >
            {step.name}
          </text>
          <text x="110" y={step.y + 48} textAnchor="middle" className={`fill-text ${labelNarrow}`}>
            {step.text}
          </text>
        </g>
      ))}
      <path
        d="M212 164H250V66H218"
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <path d="M224 60l-10 6 10 6" className="stroke-secondary" strokeWidth="1.5" />
      <path
        d="M212 188H300V520M294 510l6 10 6-10M212 390H282V520M276 510l6 10 6-10"
        className="stroke-accent"
        strokeWidth="2"
      />
      <rect
        x="8"
        y="522"
        width="304"
        height="62"
        className="fill-background stroke-accent"
        strokeWidth="2.5"
      />
      <g className={`fill-text-soft ${labelNarrow}`}>
        <text x="256" y="110">
          detail
        </text>
        <text x="256" y="126">
          missing
        </text>
        <text x="100" y="482" textAnchor="end">
          GUEST
        </text>
        <text x="100" y="16" textAnchor="end">
          GUEST
        </text>
        <text x="220" y="206">
          a person
        </text>
        <text x="220" y="222">
          is wanted
        </text>
        <text x="220" y="408">
          no fact
        </text>
        <text x="220" y="424">
          to give
        </text>
      </g>
      <g className={`fill-accent font-semibold ${labelNarrow}`}>
        <text x="160" y="549" textAnchor="middle">
          FRONT DESK,
        </text>
        <text x="160" y="568" textAnchor="middle">
          WITH THE CONVERSATION SO FAR
        </text>
      </g>
    </>
  );
}
