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
    <div className="border-text border-t-[1.5px] pt-5">
      <h3 className="font-bold text-[2rem] leading-tight tracking-tight">{title}</h3>
      <ul className="mt-5 grid gap-2.5">
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
