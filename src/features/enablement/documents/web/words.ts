import type { Option } from '#web/resource/columns.ts';
import { defineTexts } from '#web/texts.ts';
import type { Document, DocumentForPartner, DocumentKind, DocumentPlace, DocumentVisibility } from '../schema.ts';

export const texts = defineTexts({
  en: {
    tooLarge: 'is larger than 25 MB',
    isEmpty: 'is empty',
    isFolder: 'is a folder; drop the files in it',
    cancelled: 'Cancelled',
    lineBroke: 'The connection broke. Try again.',
    about: 'Files that belong to a partner, a deal, a company or a person, in all their versions.',
    aboutShared: 'What the company shares with you, and what you bring to your deals.',
  },
});

export const kindWords: Record<DocumentKind, string> = {
  pdf: 'PDF',
  image: 'Picture',
  text: 'Plain text',
  markup: 'HTML, SVG or script',
  word: 'Text document',
  sheet: 'Spreadsheet',
  slides: 'Presentation',
  archive: 'Archive',
  other: 'Other',
};
export const kindOptions: Option[] = Object.entries(kindWords).map(([value, label]) => ({ value, label }));

export const visibilityOptions: readonly (Option & { value: DocumentVisibility })[] = [
  { value: 'internal', label: 'Internal', tone: 'grey' },
  { value: 'shared', label: 'Shared', tone: 'green' },
];

interface Place {
  /** What kind of thing it is. */
  what: string;
  name: string;
  to: string | null;
}

/** What a document belongs to, as its reader calls it. */
export function placeOf(row: Document | DocumentForPartner, mode: 'company' | 'partner'): Place {
  const isCompany = mode === 'company';
  if (row.opportunity_id) {
    const base = isCompany ? '/commissions/opportunities' : '/revenue/opportunities';
    return { what: 'Deal', name: row.opportunity_name ?? 'A deal', to: `${base}/show/${row.opportunity_id}` };
  }
  if (row.account_id) {
    const to = isCompany ? `/companies/show/${row.account_id}` : null;
    return { what: 'Company', name: row.account_name ?? 'A company', to };
  }
  if (row.contact_id) {
    return { what: 'Person', name: row.contact_name ?? 'A person', to: `/contacts/show/${row.contact_id}` };
  }
  const to = isCompany ? `/partners/show/${row.partner_id}` : null;
  return { what: 'Partner', name: row.partner_name ?? 'A partner', to };
}

/** Who sees it once it is shared, by what it belongs to. */
export const sharedWith: Record<DocumentPlace, string> = {
  partner_id: 'People of this partner see it.',
  opportunity_id: 'Every partner that takes part in this deal sees it.',
  account_id: 'Every partner with a deal at this company sees it.',
  contact_id: 'The partner this person works at sees it.',
};
