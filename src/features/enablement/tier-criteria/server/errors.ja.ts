import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/tier-criteria'> = {
  'A partner qualifies for another tier, its grace period starts or ends, or it appeals.':
    'パートナーが別のティアの要件を満たしたとき、猶予期間が開始または終了したとき、または異議があったときに通知します。',
  'Add at least one criterion before publishing.': '公開する前に、条件を1つ以上追加してください。',
  'Published requirements can’t be changed. Create a draft.':
    '公開済みの要件は変更できません。下書きを作成してください。',
  'There is already a draft.': 'すでに下書きがあります。',
  'There is already a draft. Edit or delete it first.': 'すでに下書きがあります。先に編集または削除してください。',
  'This partner has not been evaluated yet.': 'このパートナーはまだ評価されていません。',
  'Tier decisions': 'ティアの判定',
  'Your appeal is being reviewed.': '異議は審査中です。',
  'Your tier': '貴社のティア',
  'Your tier changes, is at risk, or the requirements of the program change.':
    'ティアが変わったとき、ティア降格のおそれがあるとき、またはプログラムの要件が変わったときに通知します。',
  'is no kind of document request': '文書の依頼の種類ではありません。',
  'is required for an optional criterion': '任意の条件では必須です。',
  'is required: a document request, or the tag of a document':
    '必須項目です。文書の依頼または文書のタグを指定してください。',
  'lists a tier twice': 'ティアが重複しています。',
  'must be a certificate of people': '個人の認定証を指定してください。',
  'must be a number or yes/no field of partners':
    'パートナーの数値項目、または「はい／いいえ」の項目を指定してください。',
  'must be a whole number': '整数を入力してください。',
  'must be at most 100': '100以下にしてください。',
  'must be at most 5': '5以下にしてください。',
  'tier decisions': 'ティアの判定',
  'tiers at risk': 'リスクのあるティア',
};
