import { company } from "#content/company.ts";
import { type ButtonLook, ExternalButton } from "../ui/button.tsx";

/** Books the 30-minute call: the external scheduling page, in a new tab. */
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
