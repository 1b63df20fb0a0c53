import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/work-items'> = {
  'Everything that waits for you, sorted by deadline.': '自分の対応を待っているすべての項目を、期限順に表示します。',
  Item: '項目',
  'My work': '自分の対応項目',
  'Nothing waits for you.': '対応待ちの項目はありません。',
  'morning email': '朝のメール',
  'morning emails': '朝のメール',
  'work item': '対応項目',
  'work items': '対応項目',
};
