import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  returnedToYou: {
    label: 'Zurückgekommene Zahlungen',
    says: ['Zahlung an Sie ist zurückgekommen', 'Zahlungen an Sie sind zurückgekommen'],
    verb: 'Auszahlungsdaten prüfen',
  },
};
