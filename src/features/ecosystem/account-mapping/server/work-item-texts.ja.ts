import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  requests: {
    label: '取引先リストの依頼',
    says: ['件の取引先リストが求められています', '件の取引先リストが求められています'],
    verb: '回答',
  },
  introductionsToAnswer: {
    label: '回答待ちの紹介依頼',
    says: ['件の紹介依頼に回答が必要です', '件の紹介依頼に回答が必要です'],
    verb: '回答',
  },
  introductionsToMake: {
    label: '実施する紹介',
    says: ['件の紹介を行う必要があります', '件の紹介を行う必要があります'],
    verb: '紹介',
  },
};
