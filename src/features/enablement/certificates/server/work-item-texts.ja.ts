import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  expiring: {
    label: '期限の近い認定証',
    says: ['件の認定証の有効期限が近づいています', '件の認定証の有効期限が近づいています'],
    verb: '開く',
  },
};
