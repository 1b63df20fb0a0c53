import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSign: {
    label: 'Zu unterzeichnende Verträge',
    says: ['Vertrag wartet auf Ihre Unterschrift', 'Verträge warten auf Ihre Unterschrift'],
    verb: 'Unterzeichnen',
  },
};
