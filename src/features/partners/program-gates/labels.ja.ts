import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/program-gates'> = {
  'Only for': '対象の限定',
  Requirement: '要件',
  'Waived by': '免除した人',
  'Without a date, the waiver holds until you remove it.': '日付を指定しない場合、免除は取り消すまで有効です。',
  'Without an audience, the gate holds for all partners.':
    '対象グループを指定しない場合、利用条件はすべてのパートナーに適用されます。',
  gate: '利用条件',
  gates: '利用条件',
  waiver: '免除',
  waivers: '免除',
};
