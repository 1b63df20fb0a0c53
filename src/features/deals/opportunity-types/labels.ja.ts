import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-types'> = {
  'Co-sell: you and the partner sell together': '共同販売：自社とパートナーが共同で販売',
  'Deals moved here are closed and need a reason.': 'ここに移動した案件は完了し、理由の入力が必要です。',
  'Deals moved here are closed, and their partners earn commission.':
    'ここに移動した案件は完了し、パートナーはコミッションを獲得します。',
  'Edit opportunity type': '商談タイプを編集',
  'New business with a new customer': '新規顧客との新規ビジネス',
  'New opportunity type': '新しい商談タイプ',
  'Not for resale: the partner buys for their own use': '再販対象外：パートナーが自社利用のために購入',
  'Opportunity types': '商談タイプ',
  'Opportunity types and stages': '商談タイプとステージ',
  'Referral: the partner introduces, your company sells': '紹介：パートナーが紹介し、自社が販売',
  'Renewal with an existing customer': '既存顧客との更新',
  Resale: '再販',
  'Resale: the partner sells': '再販：パートナーが販売',
  'Services: the partner delivers': 'サービス：パートナーが提供',
  'Stages of an open deal in order, with the probability of winning.':
    '進行中の案件のステージを、受注の確度とともに順に並べます。',
  'Upsell to an existing customer': '既存顧客へのアップセル',
  'opportunity type': '商談タイプ',
  'opportunity types': '商談タイプ',
  stage: 'ステージ',
  stages: 'ステージ',
};
