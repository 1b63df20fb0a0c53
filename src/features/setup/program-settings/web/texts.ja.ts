import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  currency: '通貨',
  minimumPayoutIn: (currency: Part) => `${currency}の最低支払額`,
  removeMinimumPayoutIn: (currency: Part) => `${currency}の最低支払額を削除`,
  addCurrency: '通貨を追加',
  payouts: '支払い',
  requireSecondPersonToApproveEvery: 'すべての支払いに2人目の承認を必須にする',
  personWhoPreparedPayoutCannotApprove: '支払いを準備した人は承認できません。',
  totalAboveWhichTwoPeopleMust: (currency: Part) => `2人の承認が必要になる合計額（${currency}）`,
  personWhoPreparedPayoutCannotBe:
    '支払いを準備した人は承認者になれません。他の通貨はその日のレートで換算されます。レートのない支払いにも2人の承認が必要です。',
  preparePayoutsOnDayMonthReview:
    '毎月{payout_day}日に支払いを準備し、{payout_review_days}日間審査して、{payout_pay_days}日後に支払います。',
  dayMonthToPreparePayouts: '支払いを準備する日',
  daysToReview: '審査日数',
  daysUntilPayment: '支払いまでの日数',
  draftPayoutCreatedForEachCurrency:
    '通貨ごとに支払いの下書きが作成されます。手動で準備する場合は、日を空欄のままにします。どちらの日数も準備日から数え、支払日はパートナーに表示されます。',
  payOnlyPartnersWithVerifiedPayout: '振込先情報が確認済みのパートナーにのみ支払う',
  otherwisePartnersWithoutPayoutDetailsPaid: 'オフの場合、振込先情報のないパートナーには手動で支払います。',
  allowPayoutsInAnotherCurrency: '別の通貨での支払いを許可',
  earningsInCurrencyWithoutPayoutDetails:
    '振込先情報のない通貨の収益は、締め日の自社のレートで換算され、パートナーが選択した口座に支払われます。',
  usingNewOrChangedPayoutDetails: '新しい、または変更された振込先情報は{method_rest_days}日後から使用します。',
  securityHoldOnNewPayoutDetails: '新しい振込先情報の確認期間（日）',
  unwantedChangesNoticedDuringThisTime: 'この期間に、意図しない変更に気づくことができます。',
  minimumPayout: '最低支払額',
  amountsBelowMinimumCarriedOverTo: '最低額に満たない金額は、次回の支払いに繰り越されます。',
  commissions: 'コミッション',
  rounding: '端数処理',
  maximumCommissionPerDealForAll: '案件あたりの、全パートナー合計のコミッション上限（価格に対する%）',
  refundsWithinDaysAfterDealWon:
    '案件の受注後{clawback_window_days}日以内に返金されると、コミッションの返還が発生します。',
  clawbackPeriodDays: '返還期間（日）',
  leaveEmptyForNoLimitStructure: '無期限にするには、空欄のままにします。体系ごとに期間を設定することもできます。',
  partnersCanDisputeCommissionWithinDays:
    'パートナーは、支払い後{dispute_days}日以内にコミッションに異議を申し立てることができます。',
  disputePeriodDays: '異議申し立て期間（日）',
  countedFromDayPaymentMarkedAs:
    '送金が支払済みとなり、パートナーに通知された日から数えます。無期限にするには、空欄のままにします。変更は以降の送金に適用されます。',
  pendingSalesAndPayments: '保留中の売上と入金',
  saleWaitsDaysForInvitedPartner: '売上は、招待中のパートナーを{accept_days}日間待ちます。',
  daysSaleWaitsForInvitedPartner: '売上が招待中のパートナーを待つ日数',
  ifInvitationAcceptedWithinThisTime:
    'この期間内に招待が承諾されると、売上の日付に基づいてコミッションが発生します。変更は、待機中および以降の売上に適用されます。判定済みの売上は、再計算した場合にのみ変わります。',
  paymentOrRefundWaitsDaysFor: '入金または返金は、案件の受注を{parked_days}日間待ちます。',
  daysPaymentOrRefundWaitsFor: '入金または返金が案件の受注を待つ日数',
  afterThisTimePaymentStopsWaiting:
    'この期間が過ぎると、入金の待機は終了し、コミッションの担当者に通知されます。後で案件が受注になった場合も、入金は数えられます。無期限にするには0を入力してください。',
  inactiveDeals: '動きのない案件',
  remindPeopleAfterDaysWithoutActivity:
    'アクティビティのないまま{silent_nudge_days}日が過ぎるとリマインダーを送り、{silent_risk_days}日が過ぎると案件を「リスクあり」にします。',
  daysInactivityBeforeReminder: 'リマインダーまでの、アクティビティのない日数',
  daysInactivityBeforeDealAtRisk: '「リスクあり」になるまでの、アクティビティのない日数',
  dealInactiveIfNoOneMoves:
    '移動、編集、メモの追加がない案件は、動きがないとみなされます。所有者と登録した人に1回通知されます。通知しない場合は0を入力してください。変更は翌日の夜に反映されます。',
  dealRegistrations: '案件登録',
  decideWithinHoursAndProtectApproved:
    '{review_sla_hours}時間以内に判定し、承認した案件を{protection_days}日間保護します。',
  decisionDeadlineHours: '判定期限（時間）',
  protectionPeriodDays: '保護期間（日）',
  saturdaysAndSundaysNotCountedSo: '土曜日と日曜日は数えないため、48時間は2営業日です。',
  remindReviewersAfterThatTimeAnd:
    'この時間の{review_reminder_percent}%が過ぎると審査者にリマインダーを送り、{review_escalation_percent}%が過ぎるとエスカレーションします。',
  reminderAfterTimeLimit: 'リマインダーの時期（期限に対する%）',
  escalationAfterTimeLimit: 'エスカレーションの時期（期限に対する%）',
  enter0ForNoReminderAnd:
    'リマインダーなしにする場合は0、期限が過ぎたらすぐに所有者と管理者に通知する場合は100を入力してください。',
  expirationRemindersDaysBeforeProtectionEnds: '終了のリマインダー（保護終了までの日数）',
  enterUpToFiveNumbersAnd:
    '5つまで数字を入力し、1つごとにEnterを押してください。保護の終了時にのみパートナーに通知する場合は、空欄のままにします。',
  protectionCanBeExtendedTimesBy: '保護は{max_extensions}回まで、1回につき{extension_days}日間延長できます。',
  maximumExtensions: '延長の上限回数',
  extensionLengthDays: '延長の長さ（日）',
  dealThatWonWithinDaysAfter: '保護終了後{grace_days}日以内に受注した案件にも支払われます。',
  gracePeriodAfterProtectionDays: '保護終了後の猶予期間（日）',
  leaveEmptyForNoLimitChanges: '無期限にするには、空欄のままにします。変更は、今後終了する保護に適用されます。',
  rejectedDealCanBeRegisteredAgain: '却下された案件は、{reapply_after_days}日後に再登録できます。',
  daysBeforeRejectedDealCanBe: '却下された案件を再登録できるまでの日数',
  dealYourOwnCountsAsActive: '自社の案件は{vendor_deal_active_days}日間、進行中とみなされます。',
  daysOneYourOwnDealsCounts: '自社の案件を進行中とみなす日数',
  duringThisTimeRegistrationForSame: 'この期間中、同じ取引先の登録には警告が表示されます。',
  eachPartnerCanCheckAvailabilityTimes:
    '各パートナーは、1日に{daily_checks_per_partner}回まで登録の可否を確認できます。',
  availabilityChecksPerPartnerPerDay: 'パートナーあたりの1日の確認回数',
  differentWebsitesAndCompanyNamesCount:
    '異なるウェブサイトや会社名はそれぞれ数えます。パートナーが上限に達すると通知されます。',
  partnerCanHoldFreeAccountFor:
    'パートナーは、登録可能な取引先を{hold_hours}時間仮押さえでき、同時に{claim_budget}件まで未完了の登録を持てます。',
  hoursPartnerCanHoldFreeAccount: '登録可能な取引先を仮押さえできる時間',
  maximumOpenRegistrationsPerPartner: 'パートナーあたりの未完了の登録の上限',
  holdReservesAccountWhilePartnerCompletes:
    '仮押さえは、パートナーが登録を完了するまでの間、取引先を確保します。仮押さえをオフにするには時間を、上限なしにするには件数を空欄のままにします。未判定の登録、保護中の登録、仮押さえが数えられます。',
  programRules: 'プログラムのルール',
};
