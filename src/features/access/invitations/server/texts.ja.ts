import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  toPortal: (company) => `${company}のパートナーポータルへの招待`,
  toTeam: (company) => `${company}への招待`,
  invitesToPortal: (inviter, company, partner) =>
    `${inviter}から、${partner}のユーザーとして${company}のパートナーポータルに招待されました。`,
  invitesToTeam: (inviter, company) => `${inviter}から、${company}のチームに招待されました。`,
  expiresInDays: (days) => `リンクの有効期間は${days}日間で、1回のみ使用できます。`,
  accept: '招待を承諾',
  footer: (company, email) =>
    `このメールは${company}が${email}に送信しました。お心当たりがない場合は、無視してください。`,
};
