import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toChange: {
    label: '修正が必要なMDF申請',
    says: ['件のMDF申請に修正が必要です', '件のMDF申請に修正が必要です'],
    verb: '変更',
  },
  toClaim: {
    label: '精算できるMDF',
    says: ['件の承認済みMDF施策を精算できます', '件の承認済みMDF施策を精算できます'],
    verb: '精算',
  },
};
