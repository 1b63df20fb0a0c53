import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  checkingWhetherThisAccountFree: 'この取引先が登録可能か確認しています…',
  text: (checksLeft: number) => `あと${checksLeft.toLocaleString('ja')}件`,
  youCanCheckToday: (checksLeft: number) => ` 本日はあと${checksLeft.toLocaleString('ja')}件確認できます。`,
  freeToRegister: '登録可能',
  youCanHoldThisAccountFor: (holdHours: number) =>
    ` 準備の間、この取引先を${holdHours.toLocaleString('ja')}時間仮押さえできます。`,
  noOtherPartnerHasRegisteredThis: (holdHours: ReactNode, left: ReactNode) =>
    rich`この取引先を登録している他のパートナーはいません。${holdHours}${left}`,
  notEligible: (title: Part) => `登録不可：${title}`,
  possibleConflictWithExistingEngagement: '既存の取引と競合する可能性があります',
  itCanBeRegisteredAgainFrom: (reapplyOn: Part) => `${reapplyOn}以降に再登録できます。 `,
  viewRegistration: (number: ReactNode) => rich`登録${number}を表示`,
  itApprovedImmediatelyUnlessAccountProtected:
    '取引先が別のパートナーのために保護されていない限り、すぐに承認されます。',
  youCanStillRegisterIt: 'それでも登録できます。',
  bothWereMergedIntoOneDeal: '1つの案件に統合しました。',
  similar: (score: Part) => ` 類似度${score}。`,
  mergeIntoOneDeal: '1つの案件に統合',
  otherRecordBelongsToPartnerYou:
    'もう一方のレコードは、あなたの担当ではないパートナーのものです。すべてのパートナーにアクセスできるチームメンバーであれば比較できます。',
  registration: (number: Part) => `登録${number}`,
  account: '取引先',
  website: 'ウェブサイト',
  country: '国',
  partner: 'パートナー',
  products: '製品',
  allProducts: 'すべての製品',
  status: 'ステータス',
  submitted: '提出日',
  protectedUntil: '保護期限',
  lastActivity: '最終アクティビティ',
  amount: '金額',
  thisRegistration: 'この登録',
  rulesOfEngagement: 'エンゲージメントルール',
  noSimilarRecords: '類似レコードなし',
  noAccountsOrOtherRegistrationsLook: 'この登録に似た取引先や他の登録はありません。',
  existingAccounts: '既存の取引先',
  customer: '顧客',
  otherRegistrations: '他の登録',
};
