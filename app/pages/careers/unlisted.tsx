import { ClosingCall } from "#app/shell/closing-call.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { company } from "#content/company.ts";
import { careers } from "#content/pages/careers.ts";
import { closingEdge } from "./closing-edge.ts";

/** The page's end: where to write without a job in mind. A call with sales would be no answer here. */
export function Unlisted() {
  return (
    <ClosingCall {...careers.unlisted} look={{ points: closingEdge, smooth: true }}>
      <ButtonLink href={`mailto:${company.careersEmail}`}>{company.careersEmail}</ButtonLink>
    </ClosingCall>
  );
}
