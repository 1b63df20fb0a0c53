import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resources'> = {
  'Archive the resource before you delete it permanently.': '完全に削除する前に、資料をアーカイブしてください。',
  'Choose the partner whose profile fills the areas.': '領域に情報を表示するパートナーを選択してください。',
  'Enter an address or upload a file first.': '先にアドレスを入力するか、ファイルをアップロードしてください。',
  'Enter the address first.': '先にアドレスを入力してください。',
  'New resources': '新しい資料',
  'Only PDF files can be co-branded.': '共同ブランディングに対応しているのはPDFファイルだけです。',
  'Only files, templates and videos have a file.': 'ファイルを使用できるのは、ファイル、テンプレート、動画だけです。',
  'Only owners and administrators can delete a resource permanently.':
    '資料を完全に削除できるのは、所有者と管理者だけです。',
  'Only people have favorites.': 'お気に入りを使用できるのは人だけです。',
  'Only published resources within their dates can be shared.': '共有できるのは、公開期間内の公開済み資料だけです。',
  'PDF files above 25 MB cannot be changed. Use a smaller file.':
    '25 MBを超えるPDFファイルは変更できません。より小さいファイルを使用してください。',
  'PDF files with more than 300 pages cannot be changed.': '300ページを超えるPDFファイルは変更できません。',
  'Resources to review': '要確認の資料',
  'The company publishes resources for you.': 'ベンダーが貴社向けの資料を公開したときに通知します。',
  'The review date of a resource you own is reached.': 'あなたが所有者の資料が見直し日を迎えたときに通知します。',
  'This PDF is protected or damaged, so nothing can be added to it.':
    'このPDFは保護されているか破損しているため、何も追加できません。',
  'This resource': 'この資料',
  'This resource has no co-branded version.': 'この資料には共同ブランディング版がありません。',
  'This resource is archived. Restore it first.': 'この資料はアーカイブ済みです。先に復元してください。',
  'This resource is not meant for customers. Ask your partner manager.':
    'この資料は顧客向けではありません。パートナー担当者にご相談ください。',
  'Upload a file first.': '先にファイルをアップロードしてください。',
  'Write the article first.': '先に記事を書いてください。',
  'enter an address or upload a file': 'アドレスを入力するか、ファイルをアップロードしてください。',
  'is only for articles': '記事でのみ指定できます。',
  'is only for links and videos': 'リンクと動画でのみ指定できます。',
  'is only for resources that are visible to an audience': '対象グループに公開する資料でのみ指定できます。',
  'is required for “An audience”, and only then': '「対象グループ」の場合にのみ必須です。それ以外では指定できません。',
  'must be a picture that your company uploaded': '自社がアップロードした画像を指定してください。',
  'new resources': '新しい資料',
};
