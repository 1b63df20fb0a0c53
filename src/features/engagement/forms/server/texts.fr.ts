import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (company) => `Votre code pour ${company}`,
  enterCode: (code) => `Saisissez ce code pour confirmer votre adresse e-mail\u00a0: ${code}`,
  codeValid: 'Le code est valable 15\u00a0minutes. Si vous n’avez pas rempli de formulaire, ignorez cet e-mail.',

  submitted: (form, email) =>
    email ? `Nouvel envoi de «\u00a0${form}\u00a0» par ${email}` : `Nouvel envoi de «\u00a0${form}\u00a0»`,
  submittedSubject: (form) => `Nouvel envoi\u00a0: ${form}`,
  viewSubmission: 'Voir l’envoi',
};
