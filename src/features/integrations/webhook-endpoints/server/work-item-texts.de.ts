import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  disabled: {
    label: 'Deaktivierte Webhook-Endpunkte',
    says: ['Webhook-Endpunkt wurde nach Fehlern deaktiviert', 'Webhook-Endpunkte wurden nach Fehlern deaktiviert'],
    verb: 'Ansehen',
  },
};
