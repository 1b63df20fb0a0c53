import { defineTexts, type Part } from '#web/texts.ts';

export const texts = defineTexts('setup/program-settings/web', {
  currency: 'Currency',
  minimumPayoutIn: (currency: Part) => `Minimum payout in ${currency}`,
  removeMinimumPayoutIn: (currency: Part) => `Remove minimum payout in ${currency}`,
  addCurrency: 'Add currency',
  payouts: 'Payouts',
  requireSecondPersonToApproveEvery: 'Require a second person to approve every payout',
  personWhoPreparedPayoutCannotApprove: 'The person who prepared a payout cannot approve it.',
  totalAboveWhichTwoPeopleMust: (currency: Part) => `Total above which two people must approve (${currency})`,
  personWhoPreparedPayoutCannotBe:
    'The person who prepared the payout cannot be one of them. Other currencies are converted at the rate of the day. Payouts without a rate also need two approvals.',
  preparePayoutsOnDayMonthReview:
    'Prepare payouts on day {payout_day} of the month, review them for {payout_review_days} days and pay after {payout_pay_days} days.',
  dayMonthToPreparePayouts: 'Day of the month to prepare payouts',
  daysToReview: 'Days to review',
  daysUntilPayment: 'Days until payment',
  draftPayoutCreatedForEachCurrency:
    'A draft payout is created for each currency. Leave the day empty to prepare payouts manually. Both times are counted from the preparation day, and partners see the payment date.',
  payOnlyPartnersWithVerifiedPayout: 'Pay only partners with verified payout details',
  otherwisePartnersWithoutPayoutDetailsPaid: 'Otherwise, partners without payout details are paid manually.',
  allowPayoutsInAnotherCurrency: 'Allow payouts in another currency',
  earningsInCurrencyWithoutPayoutDetails:
    'Earnings in a currency without payout details are converted at your rate on the cutoff date and paid to the account the partner chooses.',
  usingNewOrChangedPayoutDetails: 'Use new or changed payout details after {method_rest_days} days.',
  securityHoldOnNewPayoutDetails: 'Security hold on new payout details (days)',
  unwantedChangesNoticedDuringThisTime: 'Unwanted changes are noticed during this time.',
  minimumPayout: 'Minimum payout',
  amountsBelowMinimumCarriedOverTo: 'Amounts below the minimum are carried over to the next payout.',
  commissions: 'Commissions',
  rounding: 'Rounding',
  maximumCommissionPerDealForAll: 'Maximum commission per deal for all partners together (% of price)',
  refundsWithinDaysAfterDealWon: 'Refunds within {clawback_window_days} days after a deal is won take commission back.',
  clawbackPeriodDays: 'Clawback period (days)',
  leaveEmptyForNoLimitStructure: 'Leave empty for no limit. A structure can set its own period.',
  partnersCanDisputeCommissionWithinDays:
    'Partners can dispute a commission within {dispute_days} days after it is paid.',
  disputePeriodDays: 'Dispute period (days)',
  countedFromDayPaymentMarkedAs:
    'Counted from the day the payment is marked as paid and the partner is notified. Leave empty for no limit. Changes apply to later payments.',
  pendingSalesAndPayments: 'Pending sales and payments',
  saleWaitsDaysForInvitedPartner: 'A sale waits {accept_days} days for an invited partner.',
  daysSaleWaitsForInvitedPartner: 'Days a sale waits for an invited partner',
  ifInvitationAcceptedWithinThisTime:
    'If the invitation is accepted within this time, the sale earns commission as of its own date. Changes apply to waiting and later sales. Decided sales change only when recalculated.',
  paymentOrRefundWaitsDaysFor: 'A payment or refund waits {parked_days} days for its deal to be won.',
  daysPaymentOrRefundWaitsFor: 'Days a payment or refund waits for its deal to be won',
  afterThisTimePaymentStopsWaiting:
    'After this time, the payment stops waiting and commission managers are notified. If the deal is won later, the payment still counts. Enter 0 for no limit.',
  inactiveDeals: 'Inactive deals',
  remindPeopleAfterDaysWithoutActivity:
    'Remind people after {silent_nudge_days} days without activity, and mark the deal as at risk after {silent_risk_days} days.',
  daysInactivityBeforeReminder: 'Days of inactivity before a reminder',
  daysInactivityBeforeDealAtRisk: 'Days of inactivity before a deal is at risk',
  dealInactiveIfNoOneMoves:
    'A deal is inactive if no one moves it, edits it or adds a note. Its owner and the person who registered it are reminded once. Enter 0 for never. Changes take effect the next night.',
  dealRegistrations: 'Deal registrations',
  decideWithinHoursAndProtectApproved:
    'Decide within {review_sla_hours} hours, and protect an approved deal for {protection_days} days.',
  decisionDeadlineHours: 'Decision deadline (hours)',
  protectionPeriodDays: 'Protection period (days)',
  saturdaysAndSundaysNotCountedSo: 'Saturdays and Sundays are not counted, so 48 hours are two business days.',
  remindReviewersAfterThatTimeAnd:
    'Remind reviewers after {review_reminder_percent}% of that time, and escalate after {review_escalation_percent}%.',
  reminderAfterTimeLimit: 'Reminder after (% of the time limit)',
  escalationAfterTimeLimit: 'Escalation after (% of the time limit)',
  enter0ForNoReminderAnd:
    'Enter 0 for no reminder, and 100 to notify owners and administrators as soon as the deadline passes.',
  expirationRemindersDaysBeforeProtectionEnds: 'Expiration reminders (days before protection ends)',
  enterUpToFiveNumbersAnd:
    'Enter up to five numbers and press Enter after each. Leave empty to notify the partner only when protection has ended.',
  protectionCanBeExtendedTimesBy: 'Protection can be extended {max_extensions} times, by {extension_days} days each.',
  maximumExtensions: 'Maximum extensions',
  extensionLengthDays: 'Extension length (days)',
  dealThatWonWithinDaysAfter: 'A deal that is won within {grace_days} days after protection still pays.',
  gracePeriodAfterProtectionDays: 'Grace period after protection (days)',
  leaveEmptyForNoLimitChanges: 'Leave empty for no limit. Changes apply to protections that end from now on.',
  rejectedDealCanBeRegisteredAgain: 'A rejected deal can be registered again after {reapply_after_days} days.',
  daysBeforeRejectedDealCanBe: 'Days before a rejected deal can be registered again',
  dealYourOwnCountsAsActive: 'A deal of your own counts as active for {vendor_deal_active_days} days.',
  daysOneYourOwnDealsCounts: 'Days one of your own deals counts as active',
  duringThisTimeRegistrationForSame: 'During this time, a registration for the same account shows a warning.',
  eachPartnerCanCheckAvailabilityTimes: 'Each partner can check availability {daily_checks_per_partner} times a day.',
  availabilityChecksPerPartnerPerDay: 'Availability checks per partner per day',
  differentWebsitesAndCompanyNamesCount:
    'Different websites and company names count separately. You are notified when a partner reaches the limit.',
  partnerCanHoldFreeAccountFor:
    'A partner can hold a free account for {hold_hours} hours, and have {claim_budget} open registrations at a time.',
  hoursPartnerCanHoldFreeAccount: 'Hours a partner can hold a free account',
  maximumOpenRegistrationsPerPartner: 'Maximum open registrations per partner',
  holdReservesAccountWhilePartnerCompletes:
    'A hold reserves the account while the partner completes the registration. Leave the hours empty to turn holds off, and the number empty for no limit. Undecided and protected registrations and holds count.',
  programRules: 'Program rules',
});
