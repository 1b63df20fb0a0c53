import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/program-files'> = {
  'It has a draft. Publish or discard it first.': '下書きがあります。先に公開または破棄してください。',
  'It has unpublished changes. Publish or discard them first.':
    '未公開の変更があります。先に公開または破棄してください。',
  'It is published and cannot become a draft again.': '公開済みのため、下書きに戻せません。',
  'Only a person who is signed in can do this.': 'この操作を行えるのは、サインインしている人だけです。',
  'Published requirements cannot become a draft again.': '公開済みの要件は下書きに戻せません。',
  'The program was changed in the meantime. Compare the files again.':
    'プログラムはその間に変更されました。ファイルをもう一度比較してください。',
  'The tier requirements have a draft. Publish or discard it first.':
    'ティア要件に下書きがあります。先に公開または破棄してください。',
};
