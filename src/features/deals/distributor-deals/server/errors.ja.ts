import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/distributor-deals'> = {
  'A distributor confirms or declines a deal, or does not answer in time.':
    'ディストリビューターが案件を確認または辞退したとき、または期限までに回答しなかったときに通知します。',
  'A reseller names you as distributor, or a distributor answers.':
    'リセラーから貴社がディストリビューターに指定されたとき、またはディストリビューターから回答があったときに通知します。',
  'Answers of distributors': 'ディストリビューターからの回答',
  'Reseller deals': 'リセラー案件',
  'This reseller deal': 'このリセラーの案件',
};
