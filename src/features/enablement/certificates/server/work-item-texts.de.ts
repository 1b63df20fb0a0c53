import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  expiring: {
    label: 'Ablaufende Zertifikate',
    says: ['Zertifikat läuft bald ab', 'Zertifikate laufen bald ab'],
    verb: 'Öffnen',
  },
};
