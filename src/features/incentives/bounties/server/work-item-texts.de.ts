import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Einzureichende Nachweise für Prämien',
    says: ['Nachweis für eine Prämie ist nicht eingereicht', 'Nachweise für Prämien sind nicht eingereicht'],
    verb: 'Fortfahren',
  },
};
