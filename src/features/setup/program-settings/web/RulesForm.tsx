import { sayable } from '#shared/text/labels.ts';
import { Field, MoneyField, OptionField, RateField, SwitchField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { Sentence } from '#web/resource/form/Sentence.tsx';
import { useSession } from '#web/session/session.tsx';
import type { ProgramSettings } from '../schema.ts';
import { DaysInput } from './DaysInput.tsx';
import { MinimumsInput } from './MinimumsInput.tsx';
import { texts } from './texts.ts';

const roundings = sayable([
  { value: 'half_up', label: 'Nearest cent, half up' },
  { value: 'half_even', label: 'Nearest cent (ties go to the even cent)' },
  { value: 'floor', label: 'Round down' },
]);

/** The program-wide rules for rounding, caps, approvals, and payouts. */
export default function RulesForm() {
  const { organization, config } = useSession();
  return (
    <ResourceForm<ProgramSettings>
      resource="program_settings"
      id={organization.id}
      onDone={() => {}}
      also={['payout_batches', 'commission_lines']}
    >
      <Section title={texts.payouts}>
        <SwitchField
          name="requires_second_approver"
          label={texts.requireSecondPersonToApproveEvery}
          help={texts.personWhoPreparedPayoutCannotApprove}
        />
        <MoneyField
          name="payout_approval_limit_minor"
          label={texts.totalAboveWhichTwoPeopleMust(config.currency)}
          help={texts.personWhoPreparedPayoutCannotBe}
        />
        <Sentence
          text={texts.preparePayoutsOnDayMonthReview}
          numbers={{
            payout_day: { label: texts.dayMonthToPreparePayouts, min: 1, max: 28 },
            payout_review_days: { label: texts.daysToReview, min: 0, max: 60, required: true },
            payout_pay_days: { label: texts.daysUntilPayment, min: 0, max: 90, required: true },
          }}
          help={texts.draftPayoutCreatedForEachCurrency}
        />
        <SwitchField
          name="requires_payout_method"
          label={texts.payOnlyPartnersWithVerifiedPayout}
          help={texts.otherwisePartnersWithoutPayoutDetailsPaid}
        />
        <SwitchField
          name="converts_payouts"
          label={texts.allowPayoutsInAnotherCurrency}
          help={texts.earningsInCurrencyWithoutPayoutDetails}
        />
        <Sentence
          text={texts.usingNewOrChangedPayoutDetails}
          numbers={{
            method_rest_days: { label: texts.securityHoldOnNewPayoutDetails, min: 0, max: 90, required: true },
          }}
          help={texts.unwantedChangesNoticedDuringThisTime}
        />
        <Field
          name="min_payout"
          label={texts.minimumPayout}
          help={texts.amountsBelowMinimumCarriedOverTo}
          refuses
          show={(value) => JSON.stringify(value)}
        >
          <MinimumsInput />
        </Field>
      </Section>
      <Section title={texts.commissions}>
        <OptionField name="rounding" label={texts.rounding} options={roundings} required />
        <RateField name="deal_cap_ppm" label={texts.maximumCommissionPerDealForAll} />
        <Sentence
          text={texts.refundsWithinDaysAfterDealWon}
          numbers={{ clawback_window_days: { label: texts.clawbackPeriodDays } }}
          help={texts.leaveEmptyForNoLimitStructure}
        />
        <Sentence
          text={texts.partnersCanDisputeCommissionWithinDays}
          numbers={{ dispute_days: { label: texts.disputePeriodDays, min: 1, max: 3650 } }}
          help={texts.countedFromDayPaymentMarkedAs}
        />
      </Section>
      <Section title={texts.pendingSalesAndPayments}>
        <Sentence
          text={texts.saleWaitsDaysForInvitedPartner}
          numbers={{
            accept_days: { label: texts.daysSaleWaitsForInvitedPartner, min: 0, max: 365, required: true },
          }}
          help={texts.ifInvitationAcceptedWithinThisTime}
        />
        <Sentence
          text={texts.paymentOrRefundWaitsDaysFor}
          numbers={{
            parked_days: {
              label: texts.daysPaymentOrRefundWaitsFor,
              min: 0,
              max: 365,
              required: true,
            },
          }}
          help={texts.afterThisTimePaymentStopsWaiting}
        />
      </Section>
      <Section title={texts.inactiveDeals}>
        <Sentence
          text={texts.remindPeopleAfterDaysWithoutActivity}
          numbers={{
            silent_nudge_days: { label: texts.daysInactivityBeforeReminder, min: 0, max: 365, required: true },
            silent_risk_days: {
              label: texts.daysInactivityBeforeDealAtRisk,
              min: 0,
              max: 365,
              required: true,
            },
          }}
          help={texts.dealInactiveIfNoOneMoves}
        />
      </Section>
      <Section title={texts.dealRegistrations}>
        <Sentence
          text={texts.decideWithinHoursAndProtectApproved}
          numbers={{
            review_sla_hours: { label: texts.decisionDeadlineHours, required: true },
            protection_days: { label: texts.protectionPeriodDays, required: true },
          }}
          help={texts.saturdaysAndSundaysNotCountedSo}
        />
        <Sentence
          text={texts.remindReviewersAfterThatTimeAnd}
          numbers={{
            review_reminder_percent: { label: texts.reminderAfterTimeLimit, min: 0, max: 99, required: true },
            review_escalation_percent: {
              label: texts.escalationAfterTimeLimit,
              min: 100,
              max: 500,
              required: true,
            },
          }}
          help={texts.enter0ForNoReminderAnd}
        />
        <Field
          name="expiry_notice_days"
          label={texts.expirationRemindersDaysBeforeProtectionEnds}
          help={texts.enterUpToFiveNumbersAnd}
          refuses
          show={(value) => (value as number[]).join(', ')}
        >
          <DaysInput />
        </Field>
        <Sentence
          text={texts.protectionCanBeExtendedTimesBy}
          numbers={{
            max_extensions: { label: texts.maximumExtensions, required: true },
            extension_days: { label: texts.extensionLengthDays, required: true },
          }}
        />
        <Sentence
          text={texts.dealThatWonWithinDaysAfter}
          numbers={{ grace_days: { label: texts.gracePeriodAfterProtectionDays } }}
          help={texts.leaveEmptyForNoLimitChanges}
        />
        <Sentence
          text={texts.rejectedDealCanBeRegisteredAgain}
          numbers={{
            reapply_after_days: { label: texts.daysBeforeRejectedDealCanBe, required: true },
          }}
        />
        <Sentence
          text={texts.dealYourOwnCountsAsActive}
          numbers={{
            vendor_deal_active_days: { label: texts.daysOneYourOwnDealsCounts, required: true },
          }}
          help={texts.duringThisTimeRegistrationForSame}
        />
        <Sentence
          text={texts.eachPartnerCanCheckAvailabilityTimes}
          numbers={{ daily_checks_per_partner: { label: texts.availabilityChecksPerPartnerPerDay, required: true } }}
          help={texts.differentWebsitesAndCompanyNamesCount}
        />
        <Sentence
          text={texts.partnerCanHoldFreeAccountFor}
          numbers={{
            hold_hours: { label: texts.hoursPartnerCanHoldFreeAccount },
            claim_budget: { label: texts.maximumOpenRegistrationsPerPartner },
          }}
          help={texts.holdReservesAccountWhilePartnerCompletes}
        />
      </Section>
    </ResourceForm>
  );
}
