import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/withholding'> = {
  'Applies to payments approved on or after this date, until a later rate takes effect.':
    'この日以降に承認された送金に、次の率が適用されるまで適用されます。',
  'Effective from': '適用開始日',
  'For your records, such as the law or the exemption certificate.': '法令や免除証明書など、記録のための情報です。',
  'Tax withheld from payouts': '支払いから源泉徴収した税額',
  'Withholding rate': '源泉徴収率',
  'withholding rule': '源泉徴収ルール',
  'withholding rules': '源泉徴収ルール',
  rate: '源泉徴収率',
  rates: '源泉徴収率',
};
