/** The products of the sample shop, each on a canvas of 320 by 104. */

const ground = "M40 88H280";
const body = "fill-background stroke-text";
const detail = "stroke-text";
const warm = "fill-accent stroke-accent";

export const Tent = () => (
  <>
    <path d={ground} className="stroke-secondary" />
    <path d="M84 88C96 44 124 20 160 20s64 24 76 68Z" className={body} />
    <path d="M160 20c-10 20-18 44-20 68h40c-2-24-10-48-20-68Z" className={warm} fillOpacity=".9" />
    <path d="M112 45 72 88M208 45l40 43" className={detail} strokeDasharray="3 4" />
    <path d="M124 33c-10 14-18 34-22 55M196 33c10 14 18 34 22 55" className={detail} />
  </>
);

export const Shelter = () => (
  <>
    <path d={ground} className="stroke-secondary" />
    <path d="M160 24V88" className={detail} />
    <path d="M70 70 160 20l90 50-14 10-76-42-76 42Z" className={body} />
    <path d="M160 20v18l76 42 14-10Z" className={warm} fillOpacity=".9" />
    <path d="M84 78 62 88M236 78l22 10" className={detail} strokeDasharray="3 4" />
  </>
);

export const Pack = () => (
  <>
    <path d={ground} className="stroke-secondary" />
    <path d="M126 40c-14 6-18 20-16 38M194 40c14 6 18 20 16 38" className={detail} />
    <path d="M128 34h64c6 10 8 26 8 54h-80c0-28 2-44 8-54Z" className={body} />
    <path d="M124 42c0-16 8-26 36-26s36 10 36 26c-10 6-62 6-72 0Z" className={body} />
    <path d="M136 60h48c3 8 4 16 4 22h-56c0-6 1-14 4-22Z" className={warm} fillOpacity=".9" />
    <path d="M150 16c0-8 20-8 20 0M146 45v10M174 45v10" className={detail} />
  </>
);

export const SleepingBag = () => (
  <>
    <path d={ground} className="stroke-secondary" />
    <path
      d="M70 62c0-20 20-30 44-28l120 12c18 2 22 8 22 20s-6 20-22 21l-120 1c-26 0-44-8-44-26Z"
      className={body}
    />
    <path
      d="M86 61c0-11 9-17 22-17s20 7 20 17-8 17-20 17-22-6-22-17Z"
      className={warm}
      fillOpacity=".9"
    />
    <path
      d="M150 38c6 16 6 34 0 50M180 41c5 14 5 32 0 47M210 44c5 12 5 30 0 43"
      className={detail}
    />
  </>
);

export const Lantern = () => (
  <>
    <path d={ground} className="stroke-secondary" />
    <path d="M140 30c0-22 40-22 40 0" className={detail} />
    <path d="M136 30h48v10h-48ZM134 76h52v12h-52Z" className={body} />
    <path d="M142 40h36c5 10 5 26 0 36h-36c-5-10-5-26 0-36Z" className={body} />
    <path d="M160 46c8 10 8 18 0 24-8-6-8-14 0-24Z" className={warm} />
    <path d="M116 44 100 36M112 60H92M204 44l16-8M208 60h20" className="stroke-accent" />
  </>
);

export const Lamp = () => (
  <>
    <path d="M104 58c0-20 24-30 56-30s56 10 56 30-24 30-56 30-56-10-56-30Z" className={detail} />
    <path d="M114 58c0-14 20-21 46-21s46 7 46 21-20 21-46 21-46-7-46-21Z" className={detail} />
    <path d="M112 44h34v30h-34c-4-8-4-22 0-30Z" className={body} />
    <path d="M118 52h14v14h-14Z" className={warm} />
    <path d="M100 59H60M100 50 66 38M100 68 66 80" className="stroke-accent" />
  </>
);

export const Stove = () => (
  <>
    <path d={ground} className="stroke-secondary" />
    <path d="M140 72h40v16h-40ZM152 62h16v10h-16Z" className={body} />
    <path d="M150 62c-4-8 2-10 4-16 4 4 4 6 6 2 4 4 8 8 6 14Z" className={warm} />
    <path d="M128 46 140 66M192 46l-12 20" className={detail} />
    <path d="M124 46h72M132 46c-2-18 8-26 28-26s30 8 28 26" className={body} />
    <path d="M188 32l16-8M150 20c0-10 20-10 20 0" className={detail} />
  </>
);
