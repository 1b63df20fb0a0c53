import { Field, MoneyField, OptionField, RateField, SwitchField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { Sentence } from '#web/resource/form/Sentence.tsx';
import { useSession } from '#web/session/session.tsx';
import type { ProgramSettings } from '../schema.ts';
import { DaysInput } from './DaysInput.tsx';
import { MinimumsInput } from './MinimumsInput.tsx';

const roundings = [
  { value: 'half_up', label: 'Nearest cent, half up' },
  { value: 'half_even', label: 'Nearest cent (ties go to the even cent)' },
  { value: 'floor', label: 'Round down' },
];

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
      <Section title="Payouts">
        <SwitchField
          name="requires_second_approver"
          label="Require a second person to approve every payout"
          help="The person who prepared a payout cannot approve it."
        />
        <MoneyField
          name="payout_approval_limit_minor"
          label={`Total above which two people must approve (${config.currency})`}
          help="The person who prepared the payout cannot be one of them. Other currencies are converted at the rate of the day. Payouts without a rate also need two approvals."
        />
        <Sentence
          text="Prepare payouts on day {payout_day} of the month, review them for {payout_review_days} days and pay after {payout_pay_days} days."
          numbers={{
            payout_day: { label: 'Day of the month to prepare payouts', min: 1, max: 28 },
            payout_review_days: { label: 'Days to review', min: 0, max: 60, required: true },
            payout_pay_days: { label: 'Days until payment', min: 0, max: 90, required: true },
          }}
          help="A draft payout is created for each currency. Leave the day empty to prepare payouts manually. Both times are counted from the preparation day, and partners see the payment date."
        />
        <SwitchField
          name="requires_payout_method"
          label="Pay only partners with verified payout details"
          help="Otherwise, partners without payout details are paid manually."
        />
        <SwitchField
          name="converts_payouts"
          label="Allow payouts in another currency"
          help="Earnings in a currency without payout details are converted at your rate on the cutoff date and paid to the account the partner chooses."
        />
        <Sentence
          text="Use new or changed payout details after {method_rest_days} days."
          numbers={{
            method_rest_days: { label: 'Security hold on new payout details (days)', min: 0, max: 90, required: true },
          }}
          help="Unwanted changes are noticed during this time."
        />
        <Field
          name="min_payout"
          label="Minimum payout"
          help="Amounts below the minimum are carried over to the next payout."
          refuses
          show={(value) => JSON.stringify(value)}
        >
          <MinimumsInput />
        </Field>
      </Section>
      <Section title="Commissions">
        <OptionField name="rounding" label="Rounding" options={roundings} required />
        <RateField name="deal_cap_ppm" label="Maximum commission per deal for all partners together (% of price)" />
        <Sentence
          text="Refunds within {clawback_window_days} days after a deal is won take commission back."
          numbers={{ clawback_window_days: { label: 'Clawback period (days)' } }}
          help="Leave empty for no limit. A structure can set its own period."
        />
        <Sentence
          text="Partners can dispute a commission within {dispute_days} days after it is paid."
          numbers={{ dispute_days: { label: 'Dispute period (days)', min: 1, max: 3650 } }}
          help="Counted from the day the payment is marked as paid and the partner is notified. Leave empty for no limit. Changes apply to later payments."
        />
      </Section>
      <Section title="Pending sales and payments">
        <Sentence
          text="A sale waits {accept_days} days for an invited partner."
          numbers={{
            accept_days: { label: 'Days a sale waits for an invited partner', min: 0, max: 365, required: true },
          }}
          help="If the invitation is accepted within this time, the sale earns commission as of its own date. Changes apply to waiting and later sales. Decided sales change only when recalculated."
        />
        <Sentence
          text="A payment or refund waits {parked_days} days for its deal to be won."
          numbers={{
            parked_days: {
              label: 'Days a payment or refund waits for its deal to be won',
              min: 0,
              max: 365,
              required: true,
            },
          }}
          help="After this time, the payment stops waiting and commission managers are notified. If the deal is won later, the payment still counts. Enter 0 for no limit."
        />
      </Section>
      <Section title="Inactive deals">
        <Sentence
          text="Remind people after {silent_nudge_days} days without activity, and mark the deal as at risk after {silent_risk_days} days."
          numbers={{
            silent_nudge_days: { label: 'Days of inactivity before a reminder', min: 0, max: 365, required: true },
            silent_risk_days: {
              label: 'Days of inactivity before a deal is at risk',
              min: 0,
              max: 365,
              required: true,
            },
          }}
          help="A deal is inactive if no one moves it, edits it or adds a note. Its owner and the person who registered it are reminded once. Enter 0 for never. Changes take effect the next night."
        />
      </Section>
      <Section title="Deal registrations">
        <Sentence
          text="Decide within {review_sla_hours} hours, and protect an approved deal for {protection_days} days."
          numbers={{
            review_sla_hours: { label: 'Decision deadline (hours)', required: true },
            protection_days: { label: 'Protection period (days)', required: true },
          }}
          help="Saturdays and Sundays are not counted, so 48 hours are two business days."
        />
        <Sentence
          text="Remind reviewers after {review_reminder_percent}% of that time, and escalate after {review_escalation_percent}%."
          numbers={{
            review_reminder_percent: { label: 'Reminder after (% of the time limit)', min: 0, max: 99, required: true },
            review_escalation_percent: {
              label: 'Escalation after (% of the time limit)',
              min: 100,
              max: 500,
              required: true,
            },
          }}
          help="Enter 0 for no reminder, and 100 to notify owners and administrators as soon as the deadline passes."
        />
        <Field
          name="expiry_notice_days"
          label="Expiration reminders (days before protection ends)"
          help="Enter up to five numbers and press Enter after each. Leave empty to notify the partner only when protection has ended."
          refuses
          show={(value) => (value as number[]).join(', ')}
        >
          <DaysInput />
        </Field>
        <Sentence
          text="Protection can be extended {max_extensions} times, by {extension_days} days each."
          numbers={{
            max_extensions: { label: 'Maximum extensions', required: true },
            extension_days: { label: 'Extension length (days)', required: true },
          }}
        />
        <Sentence
          text="A deal that is won within {grace_days} days after protection still pays."
          numbers={{ grace_days: { label: 'Grace period after protection (days)' } }}
          help="Leave empty for no limit. Changes apply to protections that end from now on."
        />
        <Sentence
          text="A rejected deal can be registered again after {reapply_after_days} days."
          numbers={{
            reapply_after_days: { label: 'Days before a rejected deal can be registered again', required: true },
          }}
        />
        <Sentence
          text="A deal of your own counts as active for {vendor_deal_active_days} days."
          numbers={{
            vendor_deal_active_days: { label: 'Days one of your own deals counts as active', required: true },
          }}
          help="During this time, a registration for the same account shows a warning."
        />
        <Sentence
          text="Each partner can check availability {daily_checks_per_partner} times a day."
          numbers={{ daily_checks_per_partner: { label: 'Availability checks per partner per day', required: true } }}
          help="Different websites and company names count separately. You are notified when a partner reaches the limit."
        />
        <Sentence
          text="A partner can hold a free account for {hold_hours} hours, and have {claim_budget} open registrations at a time."
          numbers={{
            hold_hours: { label: 'Hours a partner can hold a free account' },
            claim_budget: { label: 'Maximum open registrations per partner' },
          }}
          help="A hold reserves the account while the partner completes the registration. Leave the hours empty to turn holds off, and the number empty for no limit. Undecided and protected registrations and holds count."
        />
      </Section>
    </ResourceForm>
  );
}
