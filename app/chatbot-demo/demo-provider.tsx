import { createContext, type ReactNode, useContext, useRef } from "react";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { Button, type ButtonLook, buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { DemoDialog } from "./demo-dialog.tsx";

const OpenDemo = createContext<() => void>(() => {});

/** Gives a page its one demo dialog, which any `DemoButton` below opens. */
export function DemoProvider({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <OpenDemo value={() => dialog.current?.showModal()}>
      {children}
      <DemoDialog ref={dialog} />
    </OpenDemo>
  );
}

type DemoButtonProps = ButtonLook & {
  className?: string;
  /** Another wording than the specified one, for further buttons on a page. */
  children?: ReactNode;
};

/**
 * Opens the demo: “Experience the Future”, on small screens “Try Demo”. Where no script runs, a person shows it
 * instead: there it is a link to the contact page.
 */
export function DemoButton({ children, ...rest }: DemoButtonProps) {
  const open = useContext(OpenDemo);
  return (
    <>
      <Button
        onClick={open}
        aria-haspopup="dialog"
        {...rest}
        className={cx("noscript:hidden", rest.className)}
      >
        {children ?? (
          <>
            <span className="max-sm:hidden">Experience the Future</span>
            <span className="sm:hidden">Try Demo</span>
          </>
        )}
      </Button>
      <noscript>
        <a
          href={paths.contactUs(aiChatbot.closing.topic)}
          className={buttonClass(rest, rest.className)}
        >
          {aiChatbot.demoWithoutScript}
        </a>
      </noscript>
    </>
  );
}
