import { defineTexts } from '#shared/text/texts.ts';

/** Emails by which notes are added. */
export const texts = defineTexts('deals/opportunity-notes/server', {
  addANote: 'Add a note',
  addTitle: (deal: string, number: number) => `Add a note to ${deal} (deal ${number})`,
  companyReads: 'The company reads your note. The deal counts as active again.',
  onlyCompanyReads: 'Only your company reads the note. The deal counts as active again.',
  note: 'Note',
  addNote: 'Add note',
  added: 'Your note was added to the deal.',
  replyAsPartner: 'Reply to this email to add a note to the deal, which the company reads.',
  replyAsCompany: 'Reply to this email to add an internal note to the deal.',
});
