import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  disabled: {
    label: 'Points de terminaison webhook désactivés',
    says: [
      'point de terminaison webhook a été désactivé après des échecs',
      'points de terminaison webhook ont été désactivés après des échecs',
    ],
    verb: 'Voir',
  },
};
