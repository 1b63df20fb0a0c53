import type { FullTranslation } from '#shared/text/texts.ts';
import type { mailTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const mailTexts: FullTranslation<typeof english> = {
  hello: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  open: 'Abrir',
  becauseOfYourSettings: 'Você recebe este e-mail por causa das suas configurações de notificação.',
  changeYourSettings: 'Alterar suas configurações de notificação',
};
