import { domainKey, nameKey } from '#shared/matching.ts';

/** One line of a claim's leads. */
export interface WrittenLead {
  company_name: string;
  contact: string | null;
  domain: string | null;
  name_key: string;
}

export const MAX_LEADS = 500;

/** Parses lines of the form "company, email or website". @returns the leads, or the first invalid line */
export function readLeads(text: string | null | undefined): { leads: WrittenLead[] } | { problem: string } {
  const leads: WrittenLead[] = [];
  for (const [index, line] of (text ?? '').split(/\r?\n/).entries()) {
    const [company = '', ...rest] = line.split(/[,;\t]/).map((part) => part.trim());
    if (company === '' && rest.every((part) => part === '')) continue;
    const contact = rest.find((part) => part !== '') ?? null;
    if (company === '' || company.length > 200) return { problem: `line ${index + 1} needs a company first` };
    if (contact && contact.length > 254) return { problem: `line ${index + 1} is too long` };
    leads.push({ company_name: company, contact, domain: domainKey(contact), name_key: nameKey(company) });
    if (leads.length > MAX_LEADS) return { problem: `at most ${MAX_LEADS} leads are possible` };
  }
  return { leads };
}
