import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newToken: '新しいトークン',
  baseAddress: 'SCIMベースアドレス',
  baseAddressHelp: 'このアドレスとトークンを、IDプロバイダーのプロビジョニング設定に貼り付けてください。',
  revoke: '失効…',
  moreAbout: (name: string) => `${name}のその他の操作`,
  revokeTitle: (name: string) => `${name}を失効させますか？`,
  revokeText:
    'IDプロバイダーは、このトークンでユーザーを追加・削除できなくなります。アクセス権のある人はそのままです。失効したトークンは復元できません。',
  revokeToken: 'トークンを失効',
  expiresAfter: '有効期間',
  lifetimes: {
    year: '1年',
    twoYears: '2年',
    never: '無期限',
  },
  ready: (name: string) => `${name}の準備ができました`,
  saved: 'トークンを保存しました',
  copyToken: 'トークンをコピー',
  copyAddress: 'アドレスをコピー',
  shownOnce: 'このトークンは1回のみ表示されます。安全な場所に保管してください。',
  token: 'トークン',
  empty:
    'Okta、Entra IDなどのIDプロバイダーは、SCIMでユーザーを追加・削除します。お使いのプロバイダー用のトークンを作成してください。ユーザーには招待が届き、承諾するとアクセスできるようになります。',
};
