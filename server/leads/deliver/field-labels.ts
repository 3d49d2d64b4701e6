/** Names of a lead's own fields, in mails. */
export const fieldLabels: Readonly<Record<string, string>> = {
  industry: "Industry",
  timestamp: "Pressed",
  topic: "Topic",
  company: "Company",
  phone: "Telephone",
  job: "Job",
  country: "Country",
  link: "Link",
};
