import type { ReactNode } from "react";
import { CalendarAcross, CalendarDown, calendarHeights } from "./calendar-drawing.tsx";
import { RatesAcross, RatesDown, rateHeights } from "./rates-drawing.tsx";
import { SharesAcross, SharesDown, shareHeights } from "./shares-drawing.tsx";
import type { SheetChart } from "./sheet-chart.ts";

type Composition = { height: number; drawing: ReactNode };

/** Returns the drawing of a sheet's data, across a wide page and down a narrow one. */
function compositionsOf(chart: SheetChart): { across: Composition; down: Composition } {
  switch (chart.kind) {
    case "calendar": {
      const { across, down } = calendarHeights(chart.rows.length);
      return {
        across: { height: across, drawing: <CalendarAcross rows={chart.rows} /> },
        down: { height: down, drawing: <CalendarDown rows={chart.rows} /> },
      };
    }
    case "rates": {
      const { across, down } = rateHeights(chart.rows.length);
      return {
        across: { height: across, drawing: <RatesAcross rows={chart.rows} /> },
        down: { height: down, drawing: <RatesDown rows={chart.rows} /> },
      };
    }
    case "shares": {
      const { across, down } = shareHeights(chart.rows);
      return {
        across: { height: across, drawing: <SharesAcross rows={chart.rows} /> },
        down: { height: down, drawing: <SharesDown rows={chart.rows} /> },
      };
    }
  }
}

/** A drawing of a sheet. Hidden from screen readers, because the tables below have its figures. */
export function SheetDrawing({ chart }: { chart: SheetChart }) {
  const { across, down } = compositionsOf(chart);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 1100 ${across.height}`}
        className="hidden h-auto w-full md:block"
        fill="none"
      >
        {across.drawing}
      </svg>
      <svg
        aria-hidden="true"
        viewBox={`0 0 320 ${down.height}`}
        className="h-auto w-full md:hidden"
        fill="none"
      >
        {down.drawing}
      </svg>
    </>
  );
}
