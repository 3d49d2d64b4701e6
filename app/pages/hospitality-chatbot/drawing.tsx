import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { chimneys, eaves, ridge } from "./roof-line.ts";

/** Which windows are lit at 23:40: floor by floor, from the left. */
const lit = ["000100100", "010000010", "001000000"];
const windowXs = range(92, 524, 8);
const floors = [126, 188, 248];
const [quay, water] = [300, 322];
const dormers = [220, 320, 420];

/** Light in a window and in the lamp: by day a wash, at night the brightest thing. */
const glow = "fill-accent dark-scheme:[fill-opacity:1]";
/** Of the same by day. */
const wash = 0.55;

/** Courses of slates, from the eaves to the ridge. */
const slates = range(eaves - 11, ridge + 11, 3)
  .map((y) => {
    const inset = tenth(((eaves - y) * 34) / (eaves - ridge));
    return `M${66 + inset} ${tenth(y)}H${574 - inset}`;
  })
  .join("");

/** Corner stones, long and short in turn. */
const quoins = range(eaves + 10, quay - 22, 12)
  .map(
    (y, index) =>
      `M78 ${tenth(y)}h${index % 2 === 0 ? 9 : 6}M562 ${tenth(y)}h-${index % 2 === 0 ? 9 : 6}`,
  )
  .join("");

/** Elevation of the sample hotel on its quay, at night. */
export function HotelElevation({ label }: { label: string }) {
  return (
    // In the dark scheme the light comes from the windows: the house's own lines step back.
    <Sheet
      label={label}
      width={640}
      height={384}
      className="dark-scheme:[--color-text:var(--color-text-soft)]"
    >
      <Roof />
      <path
        d={`M78 ${quay}V${eaves}H562V${quay}`}
        className="fill-surface stroke-text"
        strokeWidth="1.75"
      />
      <path d={quoins} className="stroke-text" strokeOpacity="0.6" />
      <path
        d={`M70 ${eaves}H570M78 174H562M78 236H562M78 290H300M340 290H562`}
        className="stroke-text"
        strokeOpacity="0.45"
      />
      {floors.map((y, floor) =>
        windowXs.map((x, index) =>
          // The door is in the middle of the ground floor.
          floor === 2 && index === 4 ? null : (
            <Window key={`${y}-${x}`} x={x} y={y} isLit={lit[floor]?.[index] === "1"} />
          ),
        ),
      )}
      {/* The shed on the old slipway. */}
      <path
        d={`M562 206L626 222V${quay}H562`}
        className="fill-background stroke-text"
        strokeWidth="1.5"
      />
      <path d={`M556 198L634 218`} className="stroke-text" strokeWidth="2.5" />
      <path
        d={`M576 ${quay}V258q18-20 36 0V${quay}M594 249V${quay}`}
        className="stroke-text"
        strokeWidth="1.25"
      />
      <Door />
      <Water />
    </Sheet>
  );
}

function Roof() {
  return (
    <>
      <path
        d={`M66 ${eaves}L100 ${ridge}H540L574 ${eaves}Z`}
        className="fill-tint stroke-text"
        strokeWidth="1.75"
      />
      <path d={slates} className="stroke-text" strokeOpacity="0.3" />
      <path
        // With two pots on each.
        d={chimneys.map((outline) => `${polyline(outline)}m-16-28v-7m10 7v-7`).join("")}
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      {dormers.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 15} 106V78L${x} 66L${x + 15} 78V106Z`}
            className="fill-surface stroke-text"
            strokeWidth="1.25"
          />
          <path d={`M${x - 19} 81L${x} 64L${x + 19} 81`} className="stroke-text" strokeWidth="2" />
          <path
            d={`M${x - 8} 84h16v16h-16z`}
            className={`stroke-text ${x === 220 ? glow : "fill-tint"}`}
            fillOpacity={x === 220 ? wash : 1}
          />
          <path d={`M${x} 84v16`} className="stroke-text" strokeOpacity="0.6" />
        </g>
      ))}
    </>
  );
}

function Window({ x, y, isLit }: { x: number; y: number; isLit: boolean }) {
  return (
    <g>
      <path
        d={`M${x} ${y}h24v32h-24z`}
        className={`stroke-text ${isLit ? glow : "fill-tint"}`}
        fillOpacity={isLit ? wash : 1}
        strokeWidth="1.25"
      />
      <path
        d={`M${x + 12} ${y}v32M${x} ${y + 12}h24`}
        className="stroke-text"
        strokeOpacity="0.5"
      />
      <path d={`M${x - 3} ${y + 35}h30`} className="stroke-text" strokeWidth="1.5" />
    </g>
  );
}

function Door() {
  return (
    <>
      <path
        d={`M302 ${quay - 8}V248H338V${quay - 8}`}
        className={`stroke-text ${glow}`}
        fillOpacity={wash}
        strokeWidth="1.5"
      />
      <path d={`M320 248V${quay - 8}`} className="stroke-text" />
      <path d="M292 244H348L338 232H302Z" className="fill-surface stroke-text" strokeWidth="1.5" />
      <path
        d={`M294 ${quay - 8}H346V${quay - 4}H352V${quay}H288V${quay - 4}H294Z`}
        className="fill-surface stroke-text"
        strokeWidth="1.25"
      />
      {/* The lamp on the quay. */}
      <path d={`M41 ${quay}V232`} className="stroke-text" strokeWidth="2" />
      <path
        d="M35 232V218h12v14zM33 218h16l-8-8z"
        className={`stroke-text ${glow}`}
        fillOpacity={wash}
        strokeWidth="1.25"
      />
    </>
  );
}

/** The quay with its stones, the water with the lights in it, and a launch moored to a bollard. */
function Water() {
  const lights = [41, 158, 212, 266, 320, 428, 482];
  return (
    <>
      <path
        d={`M0 ${quay}H640V${water}H0Z`}
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      <path
        d={`${range(24, 616, 12)
          .map((x, index) => `M${Math.round(x)} ${quay + (index % 2 === 0 ? 0 : 11)}v11`)
          .join("")}M0 ${quay + 11}H640`}
        className="stroke-text"
        strokeOpacity="0.35"
      />
      <path d={`M0 ${water}H640V384H0Z`} className="fill-tint" />
      <path
        d={lights
          .map(
            (x, index) =>
              `M${x - 9} ${water + 9}h18M${x - 6} ${water + 19}h${13 - (index % 2) * 4}M${x - 8} ${water + 31}h10`,
          )
          .join("")}
        className="stroke-accent"
        strokeWidth="2"
        strokeOpacity="0.7"
      />
      <path
        d="M84 340h40M360 338h34M14 356h70M232 358h64M126 372h88M330 372h96M574 372h60"
        className="stroke-secondary"
        strokeOpacity="0.6"
      />
      <path d={`M0 ${water}H640`} className="stroke-text" strokeWidth="1.75" />
      <path
        d={`M432 ${quay - 8}Q440 ${quay + 26} 466 334`}
        className="stroke-text"
        strokeWidth="1.5"
      />
      <path
        d={`M426 ${quay}v-9h-3v-5h18v5h-3v9zM176 ${quay}v-9h-3v-5h18v5h-3v9z`}
        className="fill-text"
      />
      <path d="M496 334V312H540L552 334" className="fill-surface stroke-text" strokeWidth="1.5" />
      <path d="M503 318h14v9h-14zM524 318h12l5 9h-17z" className="fill-tint stroke-text" />
      <path
        d="M458 332Q540 342 618 326L604 352Q540 358 474 352Z"
        className="fill-background stroke-text"
        strokeWidth="1.75"
      />
      <path d="M466 340Q540 349 611 334" className="stroke-text" strokeOpacity="0.5" />
    </>
  );
}
