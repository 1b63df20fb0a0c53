import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  notWritten: {
    label: 'Nicht in Ihr CRM geschriebene Deals',
    says: ['Deal wurde nicht in Ihr CRM geschrieben', 'Deals wurden nicht in Ihr CRM geschrieben'],
    verb: 'Ansehen',
  },
};
