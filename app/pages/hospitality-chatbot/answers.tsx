import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import { AnswerPath } from "./drawing.tsx";

export function Answers() {
  const { answers } = page;
  return (
    <Section id="answers" title={answers.title} lede={answers.intro} tone="tint">
      <Figure caption={answers.drawing.caption}>
        <AnswerPath label={answers.drawing.title} />
      </Figure>
      <ol className="mt-12 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-5">
        {answers.steps.map((step, index) => (
          <li key={step.title} className="md:max-lg:last:odd:col-span-2">
            <p className="label text-accent">{index + 1}</p>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <p className="mt-1.5 text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
