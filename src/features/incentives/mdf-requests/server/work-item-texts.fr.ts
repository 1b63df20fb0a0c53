import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toChange: {
    label: 'Demandes de fonds à modifier',
    says: ['demande de fonds est à modifier', 'demandes de fonds sont à modifier'],
    verb: 'Modifier',
  },
  toClaim: {
    label: 'MDF à se faire rembourser',
    says: ['activité MDF approuvée peut être remboursée', 'activités MDF approuvées peuvent être remboursées'],
    verb: 'Demander le remboursement',
  },
};
