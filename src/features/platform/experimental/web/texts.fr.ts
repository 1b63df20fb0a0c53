import type { Translation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  feedback: 'Retours',
  thankYouForYourFeedback: 'Merci de votre retour',
  yourFeedback: 'Votre retour',
  reason: 'Motif',
  tellUsWhy: 'Dites-nous pourquoi',
  sendFeedback: 'Envoyer le retour',
};
