import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contracts'> = {
  'A contract is signed, declined, about to end or has ended.':
    '契約が署名または辞退されたとき、まもなく終了するとき、または終了したときに通知します。',
  'A contract that was sent stays as it is. Void it and send a new one.':
    '送付した契約は変更できません。無効にして、新しい契約を送付してください。',
  'Agree to sign electronically first.': '先に電子署名に同意してください。',
  'Choose partners or an audience.': 'パートナーまたは対象グループを選択してください。',
  Contracts: '契約',
  'Fill in all required fields.': '必須項目をすべて入力してください。',
  'It is not your turn yet.': 'まだ署名の順番ではありません。',
  'It would end before it takes effect.': '発効前に終了することになります。',
  'One of the partners': 'パートナーの1社',
  'Only drafts can be deleted. Void a contract that was sent.':
    '削除できるのは下書きだけです。送付した契約は無効にしてください。',
  'The PDF of this contract cannot be read.': 'この契約のPDFを読み取れません。',
  'The company sends a contract, everybody has signed it, or it ends soon.':
    'ベンダーが契約書を送ったとき、全員の署名が完了したとき、または契約がまもなく終了するときに通知します。',
  'The contract to amend': '変更対象の契約',
  'There is nothing to sign for you.': '署名が必要なものはありません。',
  'This document cannot be signed any more.': 'この文書にはもう署名できません。',
  'This document has no such field.': 'この文書にそのような項目はありません。',
  'Too many codes were sent for this link. Ask the company for a new one.':
    'このリンクに送信されたコードが多すぎます。ベンダーに新しいリンクを依頼してください。',
  'You are not a signer of this contract.': 'この契約の署名者ではありません。',
  'You can only choose who signs for your side.': '選択できるのは自社側の署名者だけです。',
  'Your contracts': '貴社の契約',
  'cannot be read': '読み取れません。',
  'is a contract of another partner': '別のパートナーの契約です。',
  'is fixed: this contract is a PDF file': 'この契約はPDFファイルのため、変更できません。',
  'must be at most 5 MB': '5 MB以下にしてください。',
  'must have between 1 byte and 5 MB': '1バイト以上、5 MB以下にしてください。',
  'names a role twice': '役割が重複しています。',
  'token is required': 'tokenは必須です。',
  'The text that you agreed to has changed. Reload this page and read it again.':
    '同意いただいた文面が変更されました。このページを再読み込みして、もう一度お読みください。',
};
