import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  joinRequests: {
    label: 'Demandes d’accès',
    says: ['personne souhaite rejoindre votre portail', 'personnes souhaitent rejoindre votre portail'],
    verb: 'Examiner',
  },
};
