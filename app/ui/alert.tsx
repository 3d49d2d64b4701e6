/** A notice above a form that came back. It takes the focus, and is read out. */
export function Alert({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div
      data-focus-first
      role="alert"
      tabIndex={-1}
      className="border-accent border-l-4 bg-surface p-5"
    >
      <h2 className="text-h4">{title}</h2>
      {children}
    </div>
  );
}
