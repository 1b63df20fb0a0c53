import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  confirmation: {
    label: 'Zu bestätigende Reseller-Deals',
    says: ['Reseller-Deal braucht Ihre Bestätigung', 'Reseller-Deals brauchen Ihre Bestätigung'],
    verb: 'Öffnen',
  },
};
