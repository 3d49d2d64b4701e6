/** The rooms of the sample hotel, each on a canvas of 320 by 104, as a guest sees them from the door. */

const body = "fill-background stroke-text";
const warm = "fill-accent stroke-accent";

const Floor = () => <path d="M24 92H296" className="stroke-secondary" />;

/** A bed from the side, with its head on the left. */
const Bed = ({ x, width }: { x: number; width: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M0 44V92M0 60H12" className="stroke-text" />
    <path d={`M0 72H${width}V84H0Z`} className={body} />
    <path d={`M30 62H${width - 4}q4 0 4 4V72H30Z`} className={warm} fillOpacity=".9" />
    <path d="M4 62q0-6 6-6h14q6 0 6 6v10H4Z" className={body} />
    <path d={`M${width} 66V92`} className="stroke-text" />
  </g>
);

const Window = ({ x, width, view }: { x: number; width: number; view: "yard" | "water" }) => (
  <g transform={`translate(${x} 14)`}>
    <path d={`M0 0H${width}V44H0Z`} className={body} />
    {view === "water" ? (
      <>
        <path d={`M0 28H${width}V44H0Z`} className="fill-secondary" fillOpacity=".25" />
        <path d={`M6 34q4-3 8 0t8 0M${width - 26} 38q4-3 8 0t8 0`} className="stroke-secondary" />
        <path
          d={`M${width / 2} 28V8l12 16h-12M${width / 2 - 10} 28h24l-5 6h-14Z`}
          className="fill-background stroke-text"
        />
      </>
    ) : (
      <>
        <path
          d={`M${width / 2} 44V26M${width / 2 - 12} 24q0-14 12-14t12 14q-12 8-24 0Z`}
          className="fill-tint stroke-secondary"
        />
        <path d={`M0 40H${width}`} className="stroke-secondary" />
      </>
    )}
    <path
      d={`M0 0H${width}V44H0ZM${width / 2} 0V${view === "water" ? 8 : 10}`}
      className="stroke-text"
    />
  </g>
);

const FloorLamp = ({ x }: { x: number }) => (
  <path
    d={`M${x} 92V44M${x - 10} 92h20M${x - 11} 44l5-14h12l5 14Z`}
    className="fill-background stroke-text"
  />
);

export const StandardRoom = () => (
  <>
    <Floor />
    <Window x={56} width={60} view="yard" />
    <Bed x={140} width={104} />
    <FloorLamp x={270} />
  </>
);

export const HarbourRoom = () => (
  <>
    <Floor />
    <Window x={48} width={84} view="water" />
    <Bed x={152} width={104} />
    <FloorLamp x={280} />
  </>
);

export const FamilyRoom = () => (
  <>
    <Floor />
    <Window x={132} width={48} view="yard" />
    <Bed x={36} width={90} />
    <path
      d="M204 24V92M284 24V92M204 46h80M204 78h80M276 46v32M266 46v32M266 54h10M266 62h10M266 70h10"
      className="stroke-text"
    />
    <path d="M222 36h62v10h-62ZM222 68h44v10h-44Z" className={warm} fillOpacity=".9" />
    <path d="M208 38h14v8h-14ZM208 70h14v8h-14Z" className={body} />
  </>
);

export const Suite = () => (
  <>
    <Floor />
    <Window x={34} width={76} view="water" />
    <path
      d="M30 92V64h84v28M44 64v28M58 64v28M72 64v28M86 64v28M100 64v28"
      className="stroke-text"
    />
    <Bed x={132} width={92} />
    <path
      d="M240 92V74q0-6 6-6h4V58q0-6 6-6h24q6 0 6 6v34M250 68q6 0 6 6v4h24v-4q0-6 6-6M240 84h46"
      className={body}
    />
  </>
);
