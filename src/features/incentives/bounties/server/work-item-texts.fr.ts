import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Justificatifs de primes à envoyer',
    says: ['justificatif de prime n’est pas envoyé', 'justificatifs de primes ne sont pas envoyés'],
    verb: 'Continuer',
  },
};
