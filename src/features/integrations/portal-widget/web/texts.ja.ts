import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'ポータルウィジェット',
  about: 'パートナーの収益、紹介リンク、案件登録を、自社の製品内やパートナーのイントラネットに表示します。',
  sites: '許可するサイト',
  sitesHelp:
    'ウィジェットを表示できるのは、これらのサイトのページのみです。サイトを削除すると、アクセスはすぐに終了します。',
  origins: 'サイト',
  save: 'サイトを保存',
  saved: 'サイトを保存しました',
  page: 'ページ側',
  pageAbout: 'ウィジェットを表示する場所に、次の行を追加してください。',
  server: 'サーバー側',
  serverAbout:
    'ウィジェットは、token-urlでサーバーにトークンを要求します。サーバーはサインイン中のユーザーを把握しており、「ポータルウィジェット」権限を持つAPIキーでトークンを取得します。',
  keys: 'APIキーを作成',
  policy: 'サイトにコンテンツセキュリティポリシー（CSP）がある場合は、次を許可してください：',
  example: '例',
  exampleAbout: 'サンプルの数値を表示したウィジェットです。何も送信されません。',
  theme: 'テーマ',
  themes: { auto: 'システム', light: 'ライト', dark: 'ダーク' },
  serverComment: 'サインイン中のユーザーの、確認済みのメールアドレス。',
};
