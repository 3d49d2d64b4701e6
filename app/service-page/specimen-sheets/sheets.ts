import { aboutUs } from "#content/pages/about-us.ts";
import { awsweb } from "#content/services/awsweb.ts";
import { cybersecurity } from "#content/services/cybersecurity.ts";
import { hospitality } from "#content/services/hospitality.ts";
import { productSupport } from "#content/services/product-support.ts";
import { remoteInfrastructureManagement } from "#content/services/remote-infrastructure-management.ts";
import { amount, difference, expected } from "../balance.ts";
import {
  edges,
  leading,
  linesOf,
  type Print,
  paragraph,
  print,
  printEnd,
  wholeSentences,
} from "./print.ts";

/** The upper part of a specimen’s sheet: its text, its rules, and its tinted areas. */
export type SpecimenPrint = { prints: readonly Print[]; rules: string; tint?: string };

const across = (y: number) => `M14 ${y}h172`;
const inside = (y: number) => `M${edges.left} ${y}H${edges.right}`;
const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;

function finding(): SpecimenPrint {
  const { id, name, rank, parts } = cybersecurity.specimen;
  const prints = [print("mark", 31, id), printEnd("label", 31, rank), print("head", 44, name)];
  const column = 66;
  let y = 67;
  for (const { label, body, code } of parts.slice(0, 2)) {
    const lines = code
      ? body.split("\n").map((line, index) => print("code", y + index * leading, line, column))
      : paragraph(y, body, { x: column, longest: 32 });
    prints.push(print("label", y, label), ...lines);
    y += lines.length * leading + 5;
  }
  return { prints, rules: across(53) };
}

function runbook(): SpecimenPrint {
  const { name, place, confirm, attempt } = remoteInfrastructureManagement.runBook;
  return {
    prints: [
      print("head", 32, name),
      print("label", 43, place),
      print("strong", 65, confirm.title),
      ...paragraph(75, confirm.text),
      print("code", 100, confirm.code, edges.left + 5),
      print("strong", 121, attempt.title),
    ],
    rules: across(51),
    tint: `M${edges.left} 91H${edges.right}v14H${edges.left}z`,
  };
}

function ledger(): SpecimenPrint {
  const before = 146;
  const strategy = 82;
  return {
    prints: [
      print("label", 30, "Workload"),
      print("label", 30, "Strategy", strategy),
      printEnd("label", 30, "Before", before),
      printEnd("label", 30, "After"),
      ...awsweb.ledger.lines.flatMap((line, index) => {
        const y = 50 + index * 17;
        return [
          print("strong", y, line.workload),
          print("text", y, line.strategy, strategy),
          printEnd("label", y, dollars(line.before), before),
          printEnd("label", y, dollars(line.after)),
        ];
      }),
    ],
    rules: inside(37),
  };
}

function trialBalance(): SpecimenPrint {
  const { carried, day, folios } = hospitality.balance;
  const row = (y: number, name: string, cents: number) => [
    print("text", y, name),
    printEnd("code", y, amount(cents)),
  ];
  const [rooms, tax] = day;
  return {
    prints: [
      ...row(30, carried.name, carried.cents),
      ...row(44, rooms.name, rooms.cents),
      ...row(58, tax.name, tax.cents),
      print("text", 69, "…"),
      print("strong", 86, "Expected total"),
      printEnd("code", 86, amount(expected)),
      ...row(104, folios.name, folios.cents),
      print("sum", 120, "Difference"),
      printEnd("sum", 120, amount(difference)),
    ],
    rules: inside(75) + inside(92),
  };
}

function ticket(): SpecimenPrint {
  const { subject, severity, log } = productSupport.ticket;
  const x = edges.left + 10;
  const step = 34;
  const entries = log.slice(0, 2);
  return {
    prints: [
      print("head", 32, subject),
      printEnd("mark", 32, severity),
      ...entries.flatMap(({ at, text }, index) => {
        const y = 56 + index * step;
        const [first, second] = linesOf(wholeSentences(text, 70), 40);
        return [
          print("label", y, at, x),
          print("text", y + 10, first ?? "", x),
          print("text", y + 10 + leading, second ?? "", x),
        ];
      }),
    ],
    rules: `${across(42)}M${edges.left} 50v76${entries.map((_, index) => `M${edges.left - 3} ${53.5 + index * step}h6`).join("")}`,
  };
}

function friday(): SpecimenPrint {
  const { project, week, parts } = aboutUs.friday;
  const [risk, finished] = parts;
  return {
    prints: [
      print("head", 32, project),
      print("label", 43, week),
      print("strong", 65, risk.title),
      ...paragraph(75, risk.text),
      print("strong", 113, finished.title),
      ...paragraph(123, finished.text).slice(0, 1),
    ],
    rules: inside(51) + inside(101),
  };
}

function records(): SpecimenPrint {
  const { label, title, parts } = aboutUs.records.sample;
  const [knew] = parts;
  const [first = "", second = ""] = title.split(/(?<=,) (?=and)/);
  return {
    prints: [
      print("label", 30, label),
      print("head", 44, first),
      print("head", 55, second),
      print("strong", 76, knew.title),
      ...paragraph(86, wholeSentences(knew.text, 130)),
    ],
    rules: "",
  };
}

/** The prints by the anchor of the section that shows the full specimen. */
export const specimenPrints = {
  finding,
  runbook,
  ledger,
  "trial-balance": trialBalance,
  ticket,
  friday,
  records,
} as const;

export type SpecimenAnchor = keyof typeof specimenPrints;
