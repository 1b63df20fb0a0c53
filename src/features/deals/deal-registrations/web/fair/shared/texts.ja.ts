import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'このアプリに共有されたもの',
  filled: (name) => `「${name}」から入力しました。登録する前に内容を確認してください。まだ何も送信されていません。`,
  unnamed: '共有されたテキスト',
  discard: '破棄',
  open: '使用',
  more: 'ほかに共有されたもの：',
  problem: {
    binary: (name) => `「${name}」は連絡先、メール、テキストのいずれでもありません。案件を直接入力してください。`,
    encoding: (name) => `「${name}」の文字コードはUTF-8ではありません。テキストとして共有してください。`,
    nothing: (name) => `「${name}」には連絡先もテキストも含まれていません。案件を直接入力してください。`,
  },
  missing: {
    'signed-out':
      '「サインイン状態を保持」を使用してサインインしていなかったため、共有された内容は保存されませんでした。もう一度共有してください。',
    full: '共有されたものがここに20件あるため、保存されませんでした。使用または破棄してから、もう一度共有してください。',
    failed: '共有された内容が届きませんでした。アプリを開いてから、もう一度共有してください。',
    gone: 'この共有されたものは、すでに使用または破棄されました。',
  },
  title: 'タイトル',
  description: 'メモ',
};
