import { Field, MoneyField, NumberField, OptionField, RateField, SwitchField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session.tsx';
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
        <NumberField
          name="payout_day"
          label="Day of the month to prepare payouts"
          help="Creates a draft payout for each currency on this day. Leave empty to prepare payouts manually."
          min={1}
          max={28}
        />
        <Pair>
          <NumberField name="payout_review_days" label="Days to review" min={0} max={60} required />
          <NumberField
            name="payout_pay_days"
            label="Days until payment"
            help="Both are counted from the preparation day. Partners see the payment date."
            min={0}
            max={90}
            required
          />
        </Pair>
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
        <NumberField
          name="method_rest_days"
          label="Security hold on new payout details (days)"
          help="New or changed payout details are not used during this time, so that unwanted changes are noticed."
          min={0}
          max={90}
          required
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
        <NumberField
          name="clawback_window_days"
          label="Clawback period (days)"
          help="Refunds within this time after a deal is won take commission back. Leave empty for no limit. A structure can set its own period."
        />
        <NumberField
          name="dispute_days"
          label="Dispute period (days)"
          help="Counted from the day a payment is marked as paid and the partner is notified. Leave empty for no limit. Changes apply to later payments."
          min={1}
          max={3650}
        />
      </Section>
      <Section title="Pending sales and payments">
        <NumberField
          name="accept_days"
          label="Days a sale waits for an invited partner"
          help="If the invitation is accepted within this time, the sale earns commission as of its own date. Changes apply to waiting and later sales. Decided sales change only when recalculated."
          min={0}
          max={365}
          required
        />
        <NumberField
          name="parked_days"
          label="Days a payment or refund waits for its deal to be won"
          help="After this time, the payment stops waiting and commission managers are notified. If the deal is won later, the payment still counts. Enter 0 for no limit."
          min={0}
          max={365}
          required
        />
      </Section>
      <Section title="Inactive deals">
        <Pair>
          <NumberField
            name="silent_nudge_days"
            label="Days of inactivity before a reminder"
            help="A deal is inactive if no one moves it, edits it or adds a note. Its owner and the person who registered it are reminded once. 0: never."
            min={0}
            max={365}
            required
          />
          <NumberField
            name="silent_risk_days"
            label="Days of inactivity before a deal is at risk"
            help="Lists and boards mark the deal until someone updates it. 0: never. Changes take effect the next night."
            min={0}
            max={365}
            required
          />
        </Pair>
      </Section>
      <Section title="Deal registrations">
        <Pair>
          <NumberField name="protection_days" label="Protection period (days)" required />
          <NumberField
            name="review_sla_hours"
            label="Decision deadline (hours)"
            help="Saturdays and Sundays are not counted, so 48 hours are two business days."
            required
          />
        </Pair>
        <Pair>
          <NumberField
            name="review_reminder_percent"
            label="Reminder after (% of the time limit)"
            help="Reviewers are reminded when this share of the time has passed. 0: no reminder."
            min={0}
            max={99}
            required
          />
          <NumberField
            name="review_escalation_percent"
            label="Escalation after (% of the time limit)"
            help="Owners and administrators are notified that the decision is overdue. 100: as soon as the deadline passes."
            min={100}
            max={500}
            required
          />
        </Pair>
        <Field
          name="expiry_notice_days"
          label="Expiration reminders (days before protection ends)"
          help="Enter up to five numbers and press Enter after each. Leave empty to notify the partner only when protection has ended."
          refuses
          show={(value) => (value as number[]).join(', ')}
        >
          <DaysInput />
        </Field>
        <Pair>
          <NumberField name="extension_days" label="Extension length (days)" required />
          <NumberField name="max_extensions" label="Maximum extensions" required />
        </Pair>
        <NumberField
          name="grace_days"
          label="Grace period after protection (days)"
          help="Deals won within this time still pay. Leave empty for no limit. Changes apply to protections that end from now on."
        />
        <NumberField name="reapply_after_days" label="Days before a rejected deal can be registered again" required />
        <NumberField
          name="vendor_deal_active_days"
          label="Days one of your own deals counts as active"
          help="During this time, a registration for the same account shows a warning."
          required
        />
        <NumberField
          name="daily_checks_per_partner"
          label="Availability checks per partner per day"
          help="Different websites and company names count separately. You are notified when a partner reaches the limit."
          required
        />
        <Pair>
          <NumberField
            name="hold_hours"
            label="Hours a partner can hold a free account"
            help="Reserves the account while the partner completes the registration. Leave empty to turn holds off."
          />
          <NumberField
            name="claim_budget"
            label="Maximum open registrations per partner"
            help="Includes undecided and protected registrations, and holds. Leave empty for no limit."
          />
        </Pair>
      </Section>
    </ResourceForm>
  );
}
