import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: 'Einzureichende MDF-Abrechnungen',
    says: ['MDF-Abrechnung ist nicht eingereicht', 'MDF-Abrechnungen sind nicht eingereicht'],
    verb: 'Fortfahren',
  },
};
