import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('partners/contracts/server/gate', {
  label: 'A signed contract',
  phrase: (kind = 'contract') => `a signed ${kind === kind.toUpperCase() ? kind : kind.toLowerCase()}`,
  partner: 'Open your contracts',
  company: 'Open its contracts',
  open: 'Open the contract',
  sign: 'Sign the contract',
  view: 'View the contract',
  /** To a partner that has signed. */
  theirs: (company: string, title: string) => `the signature of ${company} on “${title}”`,
  /** To the company, while the partner has signed. */
  yours: (title: string) => `your signature on “${title}”`,
});
