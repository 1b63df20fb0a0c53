import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputeCommission: '異議を申し立てる',
  sendDispute: '異議を送信',
  companyReviewsYourDisputeAndAnswers: 'ベンダーが異議を確認し、ここで回答します。その間も処理は続きます。',
  problem: '問題',
  chooseAProblem: '問題を選択してください',
  calculationStepOptional: '計算の手順（任意）',
  explanation: '説明',
  explainWhatCommissionShouldBeAnd: 'コミッションがいくらであるべきか、その理由を説明してください。',
  enterFewWords: '具体的に入力してください',
  correctCommission: 'コミッションを訂正',
  method: '方法',
  enterAnAmount: '金額を入力してください',
  recalculateDeals: '案件を再計算',
  difference: (currency: Part) => `差額（${currency}）`,
  positiveAmountPaysPartnerNegativeAmount:
    '正の金額はパートナーに支払われ、負の金額は差し引かれます。新しいコミッションとして計上されます。',
  correctDealPartnerOrStructureFirst:
    '先に案件、パートナー、または体系を修正してください。その日以降のすべての案件をプレビューし、別の人が差額を承認します。',
  reason: '理由',
  partnerSeesThisReason: 'この理由はパートナーに表示されます。',
  dispute: (number: Part) => `異議${number}`,
  step: (step: ReactNode) => rich`手順：${step}`,
  commission: (correctionNumber: ReactNode) => rich`コミッション${correctionNumber}`,
  correctedBy: (base: ReactNode, correction: ReactNode) => rich`訂正：${base}、${correction}。`,
  recalculation: '再計算',
  seeDeals: (recalculationId: ReactNode) => rich`案件の${recalculationId}をご覧ください。`,
  dealsBeingRecalculatedAnyChangesAppear: '案件を再計算中です。変更があれば、新しいコミッションとして表示されます。',
  disputes: '異議申し立て',
  partner: 'パートナー',
  partnersDisputesAboutTheirCommissionsAppear: 'コミッションに対するパートナーの異議がここに表示されます。',
  ifCommissionLooksWrongOpenIt:
    'コミッションに誤りがあると思われる場合は、コミッションを開き、「異議を申し立てる」を選択してください。異議がここに表示されます。',
  did: {
    opened: 'がコミッションに異議を申し立てました',
    said: 'がメッセージを書きました',
    kept: 'がコミッションを変更せず維持しました',
    corrected: 'がコミッションを訂正しました',
    withdrawn: 'が異議を取り下げました',
  },
};
