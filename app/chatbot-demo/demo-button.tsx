import type { IndustryId } from "@brightkeel/contracts";
import type { ReactNode } from "react";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { paths } from "#content/paths.ts";
import { Button, type ButtonLook, buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";

type DemoButtonProps = ButtonLook & {
  className?: string;
  /** Industry that the demo opens with; if omitted, the visitor chooses. */
  industry?: IndustryId;
  /** Label other than the specified one, for further buttons on a page. */
  children?: ReactNode;
};

/**
 * Opens the demo: “Experience the Future”, on small screens “Try Demo”. Without scripts it is a link to the contact
 * page, to have the bot demonstrated by a person.
 */
export function DemoButton({ children, industry, ...rest }: DemoButtonProps) {
  return (
    <>
      <Button
        data-opens="demo-dialog"
        {...(industry && { "data-open-with": JSON.stringify({ industry }) })}
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
