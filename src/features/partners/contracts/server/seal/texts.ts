import { defineTexts } from '#shared/text/texts.ts';

/** The email with the sealed contract. */
export const texts = defineTexts('partners/contracts/server/seal', {
  everyoneSigned: (title: string) => `Everyone has signed “${title}”`,
  downloadAndKeep: (title: string, days: number) =>
    `Everyone has signed “${title}”. Download the sealed file and keep it. The link works for ${days} days.`,
  keepEmail: (company: string, fingerprint: string) =>
    `Keep this email, too. It names the certificate of ${company} that seals the file. Fingerprint (SHA-256): ${fingerprint}`,
  download: 'Download signed document',
  footer: (company: string, email: string) =>
    `${company} sent this email to ${email} because you signed this document.`,
});
