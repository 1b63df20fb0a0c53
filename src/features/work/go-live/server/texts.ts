import { defineTexts } from '#shared/text/texts.ts';

/** The test email. */
export const texts = defineTexts('work/go-live/server', {
  subject: (company: string) => `Test email from ${company}`,
  shows: (company: string) => `This is a test email. It shows that Tandem can send email for ${company}.`,
  openChecklist: 'Open checklist',
  requestedBy: (name: string) => `${name} requested this email.`,
});
