import type { FullTranslation } from '#shared/text/texts.ts';
import type { pageTitles as english } from './titles.texts.ts';

/** Not yet reviewed by a native speaker. */
export const pageTitles: FullTranslation<typeof english> = {
  verifyReceipt: (brand) => `${brand} の登録受領書の検証`,
  yourOpinion: (brand) => `ご意見 · ${brand}`,
  sharedBy: (brand) => `${brand} からの共有`,
  emailPreferences: (brand) => `${brand} のメール設定`,
  signDocument: (brand) => `${brand} の文書への署名`,
  verifyDocument: (brand) => `${brand} の文書の検証`,
  yourApplication: (brand) => `${brand} への申請`,
  breakdown: (brand) => `${brand} のコミッション内訳`,
  linkNotActive: (brand) => `無効なリンク · ${brand}`,
  yourRegistration: (brand) => `${brand} での登録`,
  writeReview: (brand) => `${brand} のレビューを書く`,
  verifiedRating: (brand) => `${brand} の検証済み評価`,
};
