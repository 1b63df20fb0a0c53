import { defineTexts } from '#shared/text/texts.ts';
/** The texts of the public page. It is rendered on the server, so they are plain values. */
export const texts = defineTexts('deals/deal-registrations/site', {
  title: 'Verify a registration receipt',
  lead: (company: string) =>
    `Choose the receipt that a partner gave you. This page checks that ${company} signed it and that nothing was changed since.`,
  choose: 'Receipt file',
  checking: 'Checking…',
  tooLarge: 'This file is too large for a receipt.',
  failed: 'The server could not be reached. Check your connection and try again.',
  valid: (company: string) => `Valid: ${company} signed this receipt, and it is unchanged.`,
  invalid: 'Not valid',
  received: (partner: string, at: string) => `${partner} submitted this registration on ${at} (UTC).`,
  captured: (at: string) =>
    `The partner’s device states that the deal was captured on ${at} (UTC). Only the time of submission counts.`,
  registration: (number: number) => `Registration ${number}`,
  details: 'Details',
  keyTitle: 'Key fingerprint',
  keyLead: (company: string) =>
    `Receipts of ${company} are signed with the Ed25519 key that has this SHA-256 fingerprint. Compare it with the one you got from the company in another way.`,
  download: 'Download public key',
  offline: 'To check a receipt without this page, run',
  noScript: 'This page needs JavaScript to read your file.',
});
