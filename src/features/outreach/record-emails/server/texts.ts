import { defineTexts } from '#shared/text/texts.ts';

/** Emails from records, and notices about their answers. */
export const texts = defineTexts('outreach/record-emails/server', {
  wroteThis: (person: string, email: string | null) =>
    email ? `${person} (${email}) wrote this email.` : `${person} wrote this email.`,

  answered: (person: string, subject: string) => `${person} answered your email: ${subject}`,
  answeredSubject: (person: string, subject: string) => `${person} answered: ${subject}`,
  openAnswer: 'Open the answer',
});
