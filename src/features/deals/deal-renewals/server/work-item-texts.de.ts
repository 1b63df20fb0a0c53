import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  renewal: {
    label: 'Verlängerungen',
    says: ['Deal braucht eine Verlängerung', 'Deals brauchen eine Verlängerung'],
    verb: 'Öffnen',
  },
};
