import { careers, hiringMinutes } from "#content/pages/careers.ts";

export const hiringTime = (() => {
  const minutes = hiringMinutes(careers.process.steps);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
})();
