import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/documents'> = {
  'All partners in this deal can see it.': 'この案件のすべてのパートナーが閲覧できます。',
  'All partners with a deal at this account can see it.': 'この取引先との案件があるすべてのパートナーが閲覧できます。',
  'Choose a folder': 'フォルダーを選択してください',
  'Connection lost. Try again.': '接続が切れました。もう一度お試しください。',
  'Documents are files for partners, deals, accounts and contacts. Upload the first one.':
    '文書は、パートナー、案件、取引先、担当者のファイルです。最初の文書をアップロードしてください。',
  'Everyone who can see the folder can see it.': 'フォルダーを閲覧できる全員が閲覧できます。',
  'Files the company shares with you and files you upload appear here.':
    'ベンダーが共有したファイルと、アップロードしたファイルがここに表示されます。',
  'First uploaded': '最初のアップロード日',
  'First uploaded by': '最初にアップロードした人',
  'Keep until': '保持期限',
  'Latest version by': '最新バージョンの作成者',
  'Media type': 'メディアタイプ',
  'Move to folder': 'フォルダーに移動',
  'Only the beginning is shown. Download the file to see all of it.':
    '先頭部分だけを表示しています。全体を見るにはファイルをダウンロードしてください。',
  'The document cannot be deleted permanently before this day.': 'この日まで文書を完全に削除することはできません。',
  'The folder decides who sees them.': '閲覧できる人はフォルダーで決まります。',
  'The partner this contact works at can see it.': 'この担当者が所属するパートナーが閲覧できます。',
  'This file has no text.': 'このファイルにテキストはありません。',
  'This is the text of the file without its layout.': 'レイアウトを除いたファイルのテキストです。',
  'Users of this partner can see it.': 'このパートナーのユーザーが閲覧できます。',
  document: '文書',
  'document version': '文書のバージョン',
  'document versions': '文書のバージョン',
  'document view': '文書の閲覧',
  'document views': '文書の閲覧',
  documents: '文書',
};
