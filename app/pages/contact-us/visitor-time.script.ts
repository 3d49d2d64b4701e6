import { clock, offsetOf } from "#content/office-hours.ts";
import { visitorTime } from "#content/pages/visitor-time.ts";
import { hoursElsewhere, isOpen } from "./visitor-time.ts";

/**
 * Puts the visitor's own time beside the offices' hours, and the present moment on their scale. The server knows neither.
 * `place` is an office's telephone with its hours and time zone (ways.tsx), or the scale (visitor-scale.tsx).
 */
export default function showVisitorTime(place: HTMLElement): void {
  const show = () => (place.dataset.zone === undefined ? showScale(place) : showOffice(place));
  show();
  const timer = setInterval(() => {
    // A change of page takes it away.
    if (place.isConnected) show();
    else clearInterval(timer);
  }, 60_000);
}

const part = (place: HTMLElement, name: string) =>
  place.querySelector<HTMLElement>(`[data-part=${name}]`);

function showOffice(place: HTMLElement): void {
  const { zone = "", hours = "" } = place.dataset;
  const now = new Date();
  const offset = offsetOf(zone, now);
  const shift = -now.getTimezoneOffset() - offset;
  const elsewhere = hoursElsewhere(hours, shift);
  const yours = part(place, "yours");
  if (yours && elsewhere !== undefined)
    yours.textContent = shift === 0 ? visitorTime.same : `${elsewhere}, ${visitorTime.yours}`;
  const open = isOpen(hours, offset, now);
  const state = part(place, "state");
  if (!state || open === undefined) return;
  state.textContent = visitorTime[open ? "open" : "closed"];
  state.toggleAttribute("data-open", open);
}

function showScale(place: HTMLElement): void {
  const now = new Date();
  const offset = -now.getTimezoneOffset();
  for (const mark of place.querySelectorAll<HTMLElement>("[data-hour]"))
    mark.textContent = clock(Number(mark.dataset.hour) * 60 + offset).replace(":00", "");
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  const share = `${(minutes / 14.4).toFixed(2)}%`;
  const line = part(place, "line");
  const label = part(place, "now");
  if (!line || !label) return;
  line.style.left = share;
  label.textContent = `${visitorTime.now}, ${clock(minutes + offset)}`;
  // Moved back by as much of its own width, it ends with the scale.
  label.style.left = share;
  label.style.translate = `-${share}`;
  for (const hidden of place.querySelectorAll<HTMLElement>("[hidden]")) hidden.hidden = false;
}
