import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '確認',
  opening: '開いています…',
  acting: (person: string) => `${person}さんとして操作します。このメールを転送しないでください。`,
  missing: 'このリンクは不完全です。メールのリンクを使用してください。',
  failed: '送信できませんでした。接続を確認して、もう一度お試しください。',
  refused: 'このリンクは使用できません',
  done: '完了',
  signIn: (company: string) => `${company}のパートナーポータルへ`,
  noScript: 'このページにはJavaScriptが必要です。',
  optional: '任意',
  choose: '選択…',
  required: 'は必須です',
};
