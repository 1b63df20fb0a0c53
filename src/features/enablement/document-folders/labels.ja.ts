import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/document-folders'> = {
  Administrators: '管理者',
  'After that time': '期間経過後',
  'Archive a folder, and move up or archive its content': 'フォルダーをアーカイブし、中身を上へ移動またはアーカイブ',
  'Archive folder': 'フォルダーをアーカイブ',
  'Archive them': 'アーカイブする',
  'Custom roles': 'カスタムロール',
  'Delete them permanently': '完全に削除する',
  'Documents cannot be deleted before. Leave it empty to use the rule of the parent folder.':
    'この期間が過ぎるまで文書は削除できません。親フォルダーのルールを使う場合は空欄にします。',
  'Each partner sees only its own uploads.': '各パートナーには自分のアップロードだけが表示されます。',
  'Folder archived': 'フォルダーをアーカイブしました',
  Folders: 'フォルダー',
  'Keep documents for (days)': '文書の保持期間（日数）',
  'Keep them': '保持する',
  'Leave it empty for a folder of your company.': '自社のフォルダーの場合は空欄にします。',
  'Leave it empty for all partners.': 'すべてのパートナーの場合は空欄にします。',
  'Like the parent folder': '親フォルダーと同じ',
  Members: 'メンバー',
  'PDFs in this folder carry the name and email address of the person who opens them.':
    'このフォルダーのPDFに、開いた人の名前とメールアドレスが入ります。',
  'Parent folder': '親フォルダー',
  'Partners can upload': 'パートナーがアップロードできる',
  'Partners no longer see the folder. You can restore it later.':
    'パートナーにフォルダーが表示されなくなります。後で復元できます。',
  'Watermark PDFs': 'PDFに透かしを入れる',
  'Who sees this': '閲覧できる人',
  folder: 'フォルダー',
  'folder access rule': 'フォルダーのアクセスルール',
  'folder access rules': 'フォルダーのアクセスルール',
  'folder audience member': 'フォルダーの対象者',
  'folder audience members': 'フォルダーの対象者',
  folders: 'フォルダー',
};
