import { sayableWords } from '#shared/text/labels.ts';
import { defineTexts } from '#web/texts.ts';
import {
  type Document,
  type DocumentForPartner,
  type DocumentKind,
  type DocumentPlace,
  documentNoun,
} from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

export const texts = defineTexts('enablement/documents/web/words', {
  tooLarge: 'is larger than 25 MB',
  isEmpty: 'is empty',
  isFolder: 'is a folder; drop its files instead',
  canceled: 'Canceled',
  lineBroke: 'Connection lost. Try again.',
  move: 'Move to folder',
  moveTitle: (count: number) => (count === 1 ? ownTexts.moveDocument : ownTexts.moveDocuments(count)),
  moveText: 'The folder decides who sees them.',
  folder: 'Folder',
  folderRequired: 'Choose a folder',
  moved: 'Moved',
  cut: 'Only the beginning is shown. Download the file to see all of it.',
  textOnly: 'This is the text of the file without its layout.',
  noText: 'This file has no text.',
  about: 'Documents are files for partners, deals, accounts and contacts. Upload the first one.',
  aboutShared: 'Files the company shares with you and files you upload appear here.',
});

export const kindWords = Object.fromEntries(
  documentNoun.fields.kind.options.map(({ value, label }) => [value, label]),
) as Record<DocumentKind, string>;

interface Place {
  /** The kind of record. */
  what: string;
  name: string;
  to: string | null;
}

/** The record a document belongs to, in the reader's terms. */
export function documentPlace(row: Document | DocumentForPartner, mode: 'company' | 'partner'): Place {
  const isCompany = mode === 'company';
  if (row.opportunity_id) {
    const base = isCompany ? '/commissions/opportunities' : '/revenue/opportunities';
    return {
      what: ownTexts.deal,
      name: row.opportunity_name ?? ownTexts.aDeal,
      to: `${base}/show/${row.opportunity_id}`,
    };
  }
  if (row.account_id) {
    const to = isCompany ? `/companies/show/${row.account_id}` : null;
    return { what: ownTexts.account, name: row.account_name ?? ownTexts.anAccount, to };
  }
  if (row.contact_id) {
    return {
      what: ownTexts.contact,
      name: row.contact_name ?? ownTexts.aContact,
      to: `/contacts/show/${row.contact_id}`,
    };
  }
  if (row.folder_id) {
    return {
      what: ownTexts.folder,
      name: row.folder_name ?? ownTexts.aFolder,
      to: `/document_folders?folder=${row.folder_id}`,
    };
  }
  const to = isCompany ? `/partners/show/${row.partner_id}` : null;
  return { what: ownTexts.partner, name: row.partner_name ?? ownTexts.aPartner, to };
}

/** The people who see a shared document, by the record it belongs to. */
export const sharedWith: Record<DocumentPlace, string> = sayableWords({
  partner_id: 'Users of this partner can see it.',
  opportunity_id: 'All partners in this deal can see it.',
  account_id: 'All partners with a deal at this account can see it.',
  contact_id: 'The partner this contact works at can see it.',
  folder_id: 'Everyone who can see the folder can see it.',
});
