import type { FullTranslation } from '#shared/text/texts.ts';
import type { nounTexts as english } from './nouns.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nounTexts: FullTranslation<typeof english> = {
  commission: ['件のコミッション', '件のコミッション'],
  registration: ['件の登録', '件の登録'],
  lead: ['件のリード', '件のリード'],
  deal: ['件の案件', '件の案件'],
  'open deal': ['件の進行中の案件', '件の進行中の案件'],
  partner: ['社のパートナー', '社のパートナー'],
  line: ['件の明細', '件の明細'],
  plan: ['件の計画', '件の計画'],
  certificate: ['件の認定証', '件の認定証'],
  step: ['件のステップ', '件のステップ'],
  submission: ['件の送信', '件の送信'],
  meeting: ['件のミーティング', '件のミーティング'],
  task: ['件のタスク', '件のタスク'],
  'sign-up': ['件のサインアップ', '件のサインアップ'],
  sale: ['件の売上', '件の売上'],
};
