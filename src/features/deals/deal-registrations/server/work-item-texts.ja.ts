import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  question: {
    label: '登録への質問',
    says: ['件の登録に質問があります', '件の登録に質問があります'],
    verb: '回答',
  },
  draft: {
    label: '下書きの登録',
    says: ['件の下書きの登録が未提出です', '件の下書きの登録が未提出です'],
    verb: '続ける',
  },
  protection: {
    label: 'まもなく終了する案件保護',
    says: ['件の案件保護がまもなく終了します', '件の案件保護がまもなく終了します'],
    verb: '開く',
  },
};
