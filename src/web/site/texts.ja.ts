import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisLinkDoesNotWork: 'このリンクは使用できません',
  opening: '開いています…',
  turnOnJavascriptToOpenThis: 'このリンクを開くには、JavaScriptを有効にしてください。',
  privacyPolicy: 'プライバシーポリシー',
  legalNotice: '法的情報',
  skipToContent: 'コンテンツへ移動',
  pageNotFound: 'ページが見つかりません',
  sorryPageYouVisitedDoesNot: 'お探しのページは存在しません。',
  linkMayBeIncompleteOrHas: (name: ReactNode) => rich`リンクが不完全か、${name}がページを閉じた可能性があります。`,
  goToWebsite: (name: Part) => `${name}のウェブサイトへ`,
  errorStatusCode: (status: Part) => `エラー（ステータスコード：${status}）`,
  serverCannotBeReachedCheckYour: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  thisLinkIncompleteOpenLinkIn: 'このリンクは不完全です。メール内のリンクをもう一度開いてください。',
};
