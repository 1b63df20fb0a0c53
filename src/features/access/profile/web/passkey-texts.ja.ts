import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './passkey-texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'パスキー',
  about:
    'パスワードとコードの代わりに、指紋、顔、または端末の画面ロックでサインインできます。パスキーは、追加したときのアドレスで使用できます。',
  unsupported: 'このブラウザーでは、ここでパスキーを使用できません。',
  add: 'パスキーを追加',
  addTitle: 'パスキーを追加',
  addText: 'パスワードを入力してください。続いて、パスキーの保存先をブラウザーで選択します。',
  goOn: '続ける',
  added: 'パスキーを追加しました',
  exists: 'この端末には、アカウントのパスキーがすでにあります。',
  failed: 'ブラウザーでパスキーを作成できませんでした。もう一度お試しいただくか、別の端末を使用してください。',
  lastUsed: '最終使用：',
  notUsed: '未使用',
  addedOn: '追加：',
  rename: '名前を変更',
  renameOf: (name: string) => `${name}の名前を変更`,
  name: '名前',
  nameRequired: '名前を入力してください',
  save: '保存',
  remove: '削除',
  removeOf: (name: string) => `${name}を削除`,
  removeTitle: 'パスキーを削除',
  removeText: (name: string) =>
    `「${name}」ではサインインできなくなります。端末またはパスワードマネージャーからも削除してください。`,
  removed: 'パスキーを削除しました',
  prove: 'パスキーを使用',
  proofFailed: 'パスキーを使用できませんでした。もう一度お試しいただくか、コードを入力してください。',
};
