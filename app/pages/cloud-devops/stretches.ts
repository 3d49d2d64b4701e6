import type { Cure, Stretch } from "#content/services/cloud-devops.ts";

/** Returns the total minutes of all stretches, or of one kind. */
export const minutesOf = (stretches: readonly Stretch[], kind?: Stretch["kind"]) =>
  stretches
    .filter((stretch) => kind === undefined || stretch.kind === kind)
    .reduce((sum, { minutes }) => sum + minutes, 0);

/** Returns each stretch with the minute at which it begins. */
export const courseOf = (stretches: readonly Stretch[]) =>
  stretches.map((stretch, index) => ({ ...stretch, from: minutesOf(stretches.slice(0, index)) }));

/** Returns the stretches after a cure, whose replacement takes the place of the first stretch that it removes. */
export function cured(stretches: readonly Stretch[], { replaces, by }: Cure): readonly Stretch[] {
  const first = stretches.findIndex(({ name }) => replaces.includes(name));
  return stretches.flatMap((stretch, index) => {
    if (index === first) return by;
    return replaces.includes(stretch.name) ? [] : [stretch];
  });
}

/**
 * Returns the pieces of work between the waits, with the minute at which each begins. One that begins less than `apart`
 * after the one before is left out.
 */
export function workOf(stretches: readonly Stretch[], apart: number) {
  const pieces: { from: number; minutes: number; until: number }[] = [];
  for (const { kind, from, minutes } of courseOf(stretches)) {
    if (kind === "wait") continue;
    const last = pieces.at(-1);
    if (last?.until === from) {
      last.minutes += minutes;
      last.until += minutes;
    } else if (last === undefined || from - last.from >= apart) {
      pieces.push({ from, minutes, until: from + minutes });
    }
  }
  return pieces;
}

/** Formats minutes: "40 min", "3 h 50 min", "21 h". */
export function spent(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
