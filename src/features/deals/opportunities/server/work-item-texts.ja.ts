import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  nextStep: {
    label: '案件の次のステップ',
    says: ['件の案件に次のステップがあります', '件の案件に次のステップがあります'],
    verb: '開く',
  },
  pastClose: {
    label: '受注予定日を過ぎた案件',
    says: ['件の案件が受注予定日を過ぎています', '件の案件が受注予定日を過ぎています'],
    verb: '開く',
  },
  atRisk: {
    label: 'リスクのある案件',
    says: ['件の案件が長期間動いていません', '件の案件が長期間動いていません'],
    verb: '開く',
  },
};
