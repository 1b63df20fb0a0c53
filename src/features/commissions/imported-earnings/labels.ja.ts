import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/imported-earnings'> = {
  'Earlier earnings': '過去の収益',
  'Former system': '旧システム',
  'Only unpaid commissions can be paid with Tandem.': 'Tandemで支払えるのは未払いのコミッションだけです。',
  'Status there': '移行元のステータス',
  'The word of the former system.': '旧システムでの表記です。',
  'Transferred on': '移行日',
  Unpaid: '未払い',
  'earlier earning': '過去の収益',
  'earlier earnings': '過去の収益',
  'transfer of earlier earnings': '過去の収益の移行',
  'transfers of earlier earnings': '過去の収益の移行',
};
