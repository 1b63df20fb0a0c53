import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (company) => `Ihr Code für ${company}`,
  enterCode: (code) => `Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen: ${code}`,
  codeValid: 'Der Code ist 15 Minuten gültig. Wenn Sie kein Formular ausgefüllt haben, ignorieren Sie diese E-Mail.',

  submitted: (form, email) =>
    email ? `Neue Einreichung von „${form}“ von ${email}` : `Neue Einreichung von „${form}“`,
  submittedSubject: (form) => `Neue Einreichung: ${form}`,
  viewSubmission: 'Einreichung ansehen',
};
