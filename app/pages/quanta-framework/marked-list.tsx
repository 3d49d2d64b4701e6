import { Icon } from "#app/ui/icon.tsx";

export function Marked({
  title,
  items,
  icon,
  tone,
}: {
  title: string;
  items: readonly string[];
  icon: "check" | "x";
  tone: string;
}) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name={icon} size={16} className={`mt-1 ${tone}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
