import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/documents'> = {
  'Archive the document before you delete it permanently.': '完全に削除する前に、文書をアーカイブしてください。',
  'Only owners and administrators can delete a document permanently.':
    '文書を完全に削除できるのは、所有者と管理者だけです。',
  'Only the company can add documents to this folder.': 'このフォルダーに文書を追加できるのはベンダーだけです。',
  'This capture': 'この記録',
  'This document': 'この文書',
  'This document belongs to the company. Only the company can change it.':
    'この文書はベンダーのものです。変更できるのはベンダーだけです。',
  'This document is archived. Restore it first.': 'この文書はアーカイブ済みです。先に復元してください。',
  'This folder is archived. Restore it first.': 'このフォルダーはアーカイブ済みです。先に復元してください。',
  'can be “original” only for people of the company who manage documents':
    '「original」を指定できるのは、文書を管理するベンダーの人だけです。',
  'cannot hold documents of a deal, an account or a contact': '案件、取引先、担当者の文書は入れられません。',
  'give exactly one of partner_id, opportunity_id, account_id, contact_id and folder_id':
    'partner_id、opportunity_id、account_id、contact_id、folder_idのうち1つだけを指定してください。',
  'is not an office file': 'Officeファイルではありません。',
  'is required, because the document belongs to no partner': '文書がパートナーに属していないため、必須です。',
};
