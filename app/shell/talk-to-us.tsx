import { company } from "#content/company.ts";
import { type ButtonLook, ExternalButton } from "../ui/button.tsx";

/** Links to the external scheduling page for the 30-minute call, in a new tab. */
export function TalkToUs({ className, ...look }: ButtonLook & { className?: string }) {
  return (
    <ExternalButton
      href={company.schedulingUrl}
      {...look}
      {...(className === undefined ? {} : { className })}
    >
      Talk to Us
    </ExternalButton>
  );
}
