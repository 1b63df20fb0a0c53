import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSign: {
    label: '署名する契約',
    says: ['件の契約が署名を待っています', '件の契約が署名を待っています'],
    verb: '署名',
  },
};
