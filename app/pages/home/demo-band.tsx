import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import LivePanel from "#app/chatbot-demo/live-panel.island.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";

const { demo } = home;
const headingId = "demo-heading";

/** The dark band for trying the chatbot: text and button beside three suggested questions. */
export function DemoBand() {
  return (
    <section
      id="demo"
      aria-labelledby={headingId}
      className="no-print bg-inverse late-section py-12 md:py-14 lg:py-20"
    >
      <div className="scheme-dark text-text">
        <div className="shell">
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-stretch">
            <div className="flex flex-col">
              <h2 id={headingId} className="max-w-[12em] text-h2">
                {demo.title}
              </h2>
              <p className="mt-5 max-w-[29.3em] text-text-soft text-lead">{demo.lede}</p>
              <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
                <DemoButton />
                <a href={paths.aiChatbot} className="inline-block py-1 text-link">
                  {demo.more}
                </a>
              </div>
              <p className="mt-auto pt-10 text-text-soft max-lg:hidden">
                <span className="block font-bold font-display text-display text-text">
                  {demo.hour}
                </span>{" "}
                {demo.hourText}
              </p>
            </div>
            <LivePanel />
          </div>
        </div>
      </div>
    </section>
  );
}
