import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/courses'> = {
  'The course is archived. Restore it first.': 'コースはアーカイブ済みです。先に復元してください。',
  'This course has learners. Archive it instead: their results are kept.':
    'このコースには受講者がいます。代わりにアーカイブしてください。受講者の結果は保持されます。',
  'cannot contain the course itself': 'コース自体を含めることはできません。',
  'has two parts with the same id': '同じIDのパートが重複しています。',
  'refers to a file that does not exist': '存在しないファイルを参照しています。',
  'refers to a question that does not exist': '存在しない問題を参照しています。',
  'would make the courses wait for each other': 'コースが互いの修了を待つことになります。',
};
