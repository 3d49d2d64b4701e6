import { useId } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Industries() {
  const headingId = useId();
  return (
    <section id="industries" aria-labelledby={headingId}>
      <h3 id={headingId} className="text-h3">
        {page.industries.title}
      </h3>
      <div className="mt-7">
        <Accordion
          name="industries"
          open={0}
          items={page.industries.items.map((industry) => ({
            summary: industry.name,
            body: <p>{industry.text}</p>,
          }))}
        />
      </div>
    </section>
  );
}
