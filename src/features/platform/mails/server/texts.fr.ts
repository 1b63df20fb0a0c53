import type { FullTranslation } from '#shared/text/texts.ts';
import type { mailTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const mailTexts: FullTranslation<typeof english> = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  open: 'Ouvrir',
  becauseOfYourSettings: 'Vous recevez cet e-mail en raison de vos paramètres de notification.',
  changeYourSettings: 'Modifier vos paramètres de notification',
};
