import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  joinRequests: {
    label: 'Beitrittsanfragen',
    says: ['Person möchte Ihrem Portal beitreten', 'Personen möchten Ihrem Portal beitreten'],
    verb: 'Prüfen',
  },
};
