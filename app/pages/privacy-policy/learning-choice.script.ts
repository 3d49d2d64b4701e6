import type { LearningChoice } from "@brightkeel/contracts";

/** Says what this browser's visitor has chosen, and leaves only the button that changes it (learning.tsx). */
export default async function showLearningChoice(place: HTMLElement): Promise<void> {
  const address = place.querySelector("form")?.action;
  if (address === undefined) return;
  const response = await fetch(address, { headers: { accept: "application/json" } });
  if (!response.ok) return;
  const { keeps }: LearningChoice = await response.json();
  const chosen = keeps ? "yes" : "no";
  for (const notice of place.querySelectorAll<HTMLElement>("[data-choice]"))
    notice.style.visibility = notice.dataset.choice === chosen ? "visible" : "hidden";
  for (const button of place.querySelectorAll<HTMLButtonElement>("button[name=keep]"))
    button.hidden = button.value === chosen;
}
