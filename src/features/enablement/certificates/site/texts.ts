import { defineTexts } from '#shared/text/texts.ts';
/** The texts of the public page. They are rendered on the server, so they are plain values. */
export const texts = defineTexts('enablement/certificates/site', {
  status: { valid: 'Valid', expired: 'Expired', renewed: 'Renewed', revoked: 'Revoked' },
  lead: {
    valid: (company: string) => `${company} issued this certificate. It is genuine and valid.`,
    expired: (company: string) => `${company} issued this certificate. It has expired.`,
    renewed: (company: string) => `${company} issued this certificate. A newer one has replaced it.`,
    revoked: (company: string) => `${company} issued this certificate and has revoked it.`,
  },
  issued: 'Issued',
  until: 'Valid until',
  never: 'No expiry date',
  number: 'Number',
  certifies: 'This certifies that',
  earned: 'has earned the certificate',
  pdf: 'Download PDF',
  badge: 'Download Open Badge',
  badgeHelp: 'A signed credential (Open Badges 3.0) for digital wallets.',
});
