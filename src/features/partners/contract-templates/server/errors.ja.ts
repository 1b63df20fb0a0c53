import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contract-templates'> = {
  'There are no changes since the latest version.': '最新バージョンからの変更がありません。',
  'This PDF has more than 500 pages.': 'このPDFは500ページを超えています。',
  'This PDF is damaged or protected by a password.': 'このPDFは破損しているか、パスワードで保護されています。',
  'This PDF is protected by a password.': 'このPDFはパスワードで保護されています。',
  'This template is a text. Create a template from a PDF file instead.':
    'このテンプレートはテキストです。代わりにPDFファイルからテンプレートを作成してください。',
  'This template is not published.': 'このテンプレートは公開されていません。',
  'This template is retired.': 'このテンプレートは廃止されています。',
  'This template is retired. Publish it again to change it.':
    'このテンプレートは廃止されています。変更するには、もう一度公開してください。',
  'has more than 500 pages': '500ページを超えています。',
  'is already used by another template': '別のテンプレートで使用されています。',
  'is damaged or protected by a password': '破損しているか、パスワードで保護されています。',
  'is not published': '公開されていません。',
  'is protected by a password': 'パスワードで保護されています。',
  'needs a territory for exclusivity': '独占を設定するには、担当地域が必要です。',
};
