import { defineTexts } from '#shared/text/texts.ts';

/** Emails to visitors of forms, and notices about submissions. */
export const texts = defineTexts('engagement/forms/server', {
  codeSubject: (company: string) => `Your code for ${company}`,
  enterCode: (code: string) => `Enter this code to confirm your email address: ${code}`,
  codeValid: 'The code is valid for 15 minutes. If you did not fill in a form, ignore this email.',

  submitted: (form: string, email: string | null) =>
    email ? `New submission of “${form}” from ${email}` : `New submission of “${form}”`,
  submittedSubject: (form: string) => `New submission: ${form}`,
  viewSubmission: 'View submission',
});
