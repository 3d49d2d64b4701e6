import { planDrawing } from "#app/cards/plans.ts";
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { PrintedDocument } from "./document.ts";
import {
  brandMark,
  decorate,
  drawPlan,
  label,
  measure,
  type Paper,
  page,
  set,
  setAside,
  setLink,
} from "./paper.ts";

/** Mark, title and drawing at the top of the first page; returns where the sections may begin. */
export function head(paper: Paper, content: PrintedDocument): number {
  const words = 318;
  brandMark(paper, page.left - 3, page.top - 8, 30);
  setAside(paper, company.name, {
    face: "display",
    size: 13,
    x: page.left + 34,
    y: page.top,
    width: 200,
  });
  setAside(paper, content.kind.toUpperCase(), {
    face: "mono",
    size: 7.5,
    x: page.left,
    y: page.top + 4,
    width: measure,
    align: "right",
    colour: palette.textSoft.light,
    tracking: 0.4,
  });
  const { plan, seed } = content.drawing;
  drawPlan(paper, planDrawing(plan, seed), page.width - page.right - 140, page.top + 52, 140);

  let y = page.top + 52;
  const titled = content.title === company.name ? "" : content.title;
  if (titled) {
    y += set(paper, "P", titled, {
      face: "heading",
      size: 12,
      x: page.left,
      y,
      width: words,
      colour: palette.accent.light,
    });
    y += 6;
  }
  // Each sentence begins a line, as on the pages.
  y += set(paper, "H1", content.promise.replace(/(?<=[.?!]) /g, "\n"), {
    face: "display",
    size: 27,
    x: page.left,
    y,
    width: words,
    gap: -3,
    tracking: -0.4,
  });
  y += 12;
  y += set(paper, "P", content.lede, {
    face: "text",
    size: 10.5,
    x: page.left,
    y,
    width: words,
    gap: 2.4,
    colour: palette.textSoft.light,
  });
  return Math.max(y, page.top + 176) + 26;
}

/** The title block at the foot of each page, as on a technical drawing. */
export function titleBlock(
  paper: Paper,
  content: PrintedDocument,
  date: Date,
  sheet: string,
): void {
  const [top, height] = [page.height - 66, 34];
  const address = `${company.origin}${content.path}`;
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
    date,
  );
  const cells = [
    { title: "Subject", value: content.title, width: 146 },
    {
      title: "Latest version",
      value: address.replace("https://", ""),
      width: 239,
      link: address,
    },
    { title: "Date", value: day, width: 64 },
    { title: "Sheet", value: sheet, width: measure - 449 },
  ];
  decorate(paper, () => {
    paper
      .rect(page.left, top, measure, height)
      .lineWidth(0.9)
      .strokeColor(palette.text.light)
      .stroke();
    let x = page.left;
    for (const cell of cells.slice(0, -1)) {
      x += cell.width;
      paper.moveTo(x, top).lineTo(x, top + height);
    }
    paper.lineWidth(0.5).strokeColor(palette.text.light).stroke();
  });
  let x = page.left;
  for (const cell of cells) {
    setAside(paper, cell.title.toUpperCase(), {
      ...label(x + 7, top + 6, cell.width - 10, palette.textSoft.light),
      size: 5.8,
    });
    const setting = {
      face: "mono",
      // The longest name of a service and its address stay on one line.
      size: 6.8,
      x: x + 7,
      y: top + 17,
      width: cell.width - 9,
    } as const;
    if (cell.link === undefined) setAside(paper, cell.value, setting);
    else
      setLink(paper, `${cell.title}: ${cell.value}`, cell.value, { ...setting, link: cell.link });
    x += cell.width;
  }
}
