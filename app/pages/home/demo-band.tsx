import { DemoButton } from "#app/chatbot-demo/demo-button.tsx";
import LivePanel from "#app/chatbot-demo/live-panel.island.tsx";
import { home } from "#content/pages/home.ts";
import { paths } from "#content/paths.ts";

const { demo } = home;
const headingId = "demo-heading";

/** The dark band for trying the chatbot: text and button, and below them the hour of a question and its conversation. */
export function DemoBand() {
  return (
    <section
      id="demo"
      aria-labelledby={headingId}
      className="no-print bg-inverse late-section py-12 md:py-14 lg:py-20"
    >
      <div className="scheme-dark text-text">
        <div className="shell">
          <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h2 id={headingId} className="max-w-[12em] text-h2">
              {demo.title}
            </h2>
            <div>
              <p className="max-w-[29.3em] text-lead text-text-soft lg:text-balance">{demo.lede}</p>
              <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
                <DemoButton />
                <a href={paths.aiChatbot} className="inline-block py-1 text-link">
                  {demo.more}
                </a>
              </div>
            </div>
          </div>
          <div className="mt-12 grid gap-x-14 lg:mt-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <p className="border-text border-t-[1.5px] pt-6 text-text-soft max-lg:hidden">
              <span className="block font-bold font-display text-[clamp(4rem,9vw,8rem)] text-text leading-none tracking-tight">
                {demo.hour}
              </span>{" "}
              <span className="mt-4 block max-w-[17em]">{demo.hourText}</span>
            </p>
            <LivePanel large />
          </div>
        </div>
      </div>
    </section>
  );
}
