import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Demandes de remboursement MDF à envoyer',
    says: ['demande de remboursement MDF n’est pas envoyée', 'demandes de remboursement MDF ne sont pas envoyées'],
    verb: 'Continuer',
  },
};
