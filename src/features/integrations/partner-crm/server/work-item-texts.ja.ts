import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  notWritten: {
    label: 'CRMに書き込まれなかった案件',
    says: ['件の案件がCRMに書き込まれませんでした', '件の案件がCRMに書き込まれませんでした'],
    verb: '表示',
  },
};
