import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'この判断は公平でしたか？',
  text: 'ご回答は、登録の審査の改善に役立てます。',
  chosen: (isFair: boolean) =>
    `メールで「${isFair ? 'はい' : 'いいえ'}」を選択しました。回答を送信するには、ここで選択してください。`,
  yes: 'はい',
  no: 'いいえ',
  sending: '回答を送信中…',
  thanks: 'ありがとうございました',
  kept: (isFair: boolean) => `ご回答：${isFair ? 'はい、公平でした' : 'いいえ、公平ではありませんでした'}。`,
  already: (isFair: boolean) =>
    `この質問には回答済みです：${isFair ? 'はい、公平でした' : 'いいえ、公平ではありませんでした'}。最初の回答が有効です。`,
  missing: 'このリンクは不完全です。メールのリンクを使用してください。',
  failed: '回答を送信できませんでした。もう一度お試しください。',
  refused: 'このリンクは使用できません',
  noScript: 'このページにはJavaScriptが必要です。',
};
