import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/opportunity-types'> = {
  'This is the default type for new deals. Make another type the default before you archive it.':
    'これは新しい案件の既定のタイプです。アーカイブする前に、別のタイプを既定にしてください。',
  'To change the default, make another type the default.': '既定を変更するには、別のタイプを既定にしてください。',
  'deal is': '件の案件',
  'deals are': '件の案件',
  'must be a published certificate': '公開済みの認定証を指定してください。',
};
