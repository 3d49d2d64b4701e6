/** The specimens as small pictures of their sheets: what is on which is told by its heading beside it. */

/** Lines of text below each other, as strokes of these lengths. */
const lines = (x: number, y: number, lengths: readonly number[], step = 9) =>
  lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join("");

/** Figures that end at the same edge. */
const figures = (edge: number, y: number, lengths: readonly number[], step: number) =>
  lengths.map((length, index) => `M${edge - length} ${y + index * step}h${length}`).join("");

type Shapes = {
  /** Headings, text and rules in the ink, the text soft; what the sheet is about in the accent. */
  heads: string;
  text: string;
  rules?: string;
  accent: string;
};

/** By the anchor of the section in which each is set in full. The sheet is 208 wide and begins at 16. */
const sheets = {
  finding: {
    heads: lines(58, 30, [92]),
    text: lines(32, 66, [24, 24], 30) + lines(70, 66, [126, 104], 30),
    rules: "M16 42h208",
    accent: lines(32, 30, [18]),
  },
  runbook: {
    heads: lines(32, 30, [86]) + lines(32, 56, [40]) + lines(152, 56, [38]),
    text: lines(32, 72, [90, 90]) + lines(152, 112, [50]),
    rules: "M16 42h208M138 42v98M138 96h86",
    accent: lines(152, 74, [30]),
  },
  ledger: {
    heads: lines(32, 54, [46, 46, 46, 46], 22),
    text: lines(98, 54, [30, 30, 30, 30], 22) + figures(208, 54, [22, 22, 22, 22], 22),
    rules: "M32 38h176",
    accent: figures(208, 30, [34], 0),
  },
  "trial-balance": {
    heads: lines(32, 104, [44]) + figures(208, 104, [36], 0),
    text: lines(32, 36, [80, 80, 80], 22) + figures(208, 36, [30, 30, 30], 22),
    rules: "M32 94h176",
    accent: lines(32, 124, [40]) + figures(208, 124, [24], 0),
  },
  ticket: {
    heads: lines(32, 30, [88]),
    text: lines(56, 56, [140, 140, 140], 30),
    rules: "M16 42h208M38 56v76",
    accent: "M34 56h8M34 86h8M34 116h8",
  },
  friday: {
    heads: lines(32, 30, [74]) + lines(32, 56, [54]) + lines(32, 100, [46]),
    text: lines(32, 70, [150]) + lines(32, 114, [150]),
    rules: "M32 42h176M32 88h176",
    accent: figures(208, 30, [40], 0),
  },
  records: {
    heads: lines(32, 30, [110]) + lines(32, 54, [42]) + lines(32, 88, [48]),
    text: lines(32, 68, [160]) + lines(32, 102, [160]) + lines(32, 130, [40]),
    rules: "M16 118h208M110 118v22M168 118v22",
    accent: lines(178, 130, [30]),
  },
} as const satisfies Record<string, Shapes>;

export type SpecimenAnchor = keyof typeof sheets;

/** The upper part of the sheet, on the page that it lies on. */
export function SpecimenSheet({ anchor }: { anchor: SpecimenAnchor }) {
  const { heads, text, rules, accent } = sheets[anchor];
  return (
    <svg aria-hidden="true" viewBox="0 0 240 140" className="h-auto w-full bg-tint" fill="none">
      <path d="M16 140V14H224V140" className="fill-surface stroke-text" />
      <path d={text} className="stroke-text-soft" strokeOpacity="0.45" strokeWidth="2.5" />
      <path d={rules} className="stroke-text" strokeOpacity="0.6" />
      <path d={heads} className="stroke-text" strokeWidth="4" />
      <path d={accent} className="stroke-accent" strokeWidth="4" />
    </svg>
  );
}
