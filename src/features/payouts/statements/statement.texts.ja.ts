import type { FullTranslation } from '#shared/text/texts.ts';
import type { statementTexts as english } from './statement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const statementTexts: FullTranslation<typeof english> = {
  failed: (reason) => `この支払いは失敗しました。${reason ? `理由：${reason}。` : ''}次回の支払いに含まれます。`,
  returned: (reason) => `この支払いは返金されました。${reason ? `理由：${reason}。` : ''}次回の支払いに含まれます。`,
  payout: (number) => `支払い ${number}`,
  payoutCanceled: (number) => `支払い ${number} は送金前に取り消されました`,
  payoutFailed: (number) => `支払い ${number} は失敗または返金されました`,
  taxCredited: (number) => `支払い ${number} の源泉徴収税を戻し入れ`,
  onHold: (description) => `保留：${description}`,
  carriedOver: (amount: string) => `${amount}は、この通貨が整数単位で支払われるため、次回の支払いに繰り越されます`,
};
