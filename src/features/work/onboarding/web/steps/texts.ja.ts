import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  youCanPasteUpToPartners: (mOSTPASTED: Part) =>
    `最大${mOSTPASTED}社のパートナーを貼り付けられます。それ以上のリストには「インポート」のステップを使用してください。`,
  enterNameOrPasteList: '名前を入力するか、リストを貼り付けてください',
  name: '名前',
  domain: 'ドメイン',
  type: '種類',
  add: '追加',
  left: (adding: Part) => `残り${adding}件`,
  partners: 'パートナー',
  archive: (name: Part) => `${name}をアーカイブ`,
  andMore: (total: ReactNode) => rich`ほか${total}件`,
  logo: 'ロゴ',
  color: '色',
  customColor: 'カスタムカラー',
  usingDefaultColor: '既定の色を使用',
  preview: 'プレビュー',
  welcomeToPartnerPortal: 'パートナーポータルへようこそ。',
  registerDeal: '案件を登録',
  partnerPortalPreview: 'パートナーポータルのプレビュー',
  nameIsRequired: '名前を入力してください',
  description: '説明',
  whatYouOfferAndToWhom: '何を誰に提供しているかを、1～2文で入力してください。',
  descriptionIsRequired: '説明を入力してください',
  datesAndNumbers: '日付と数値',
  currency: '通貨',
  timeZone: 'タイムゾーン',
  importAnotherFile: '別のファイルをインポート',
  invitationSentTo: (email: Part) => `${email}に招待を送信しました`,
  invalidEmailAddress: 'メールアドレスの形式が正しくありません',
  email: 'メールアドレス',
  role: 'ロール',
  invite: '招待',
  team: 'チーム',
  invited: '招待済み',
  revoke: '取り消す',
};
