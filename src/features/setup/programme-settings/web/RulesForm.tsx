import { Field, MoneyField, NumberField, OptionField, RateField, SwitchField } from '#web/resource/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/ResourceForm.tsx';
import { useSession } from '#web/session.tsx';
import type { ProgrammeSettings } from '../schema.ts';
import { DaysInput } from './DaysInput.tsx';
import { MinimumsInput } from './MinimumsInput.tsx';

const roundings = [
  { value: 'half_up', label: 'To the nearest cent, halves up' },
  { value: 'half_even', label: 'To the nearest cent, halves to the even one' },
  { value: 'floor', label: 'Always down' },
];

/** What the company decides once: how money is rounded, capped, approved and paid. */
export default function RulesForm() {
  const { organization, config } = useSession();
  return (
    <ResourceForm<ProgrammeSettings>
      resource="programme_settings"
      id={organization.id}
      onDone={() => {}}
      also={['payout_batches', 'commission_lines']}
    >
      <Section title="Payouts">
        <SwitchField
          name="requires_second_approver"
          label="A second person approves every payout"
          help="Who prepared a payout cannot approve it."
        />
        <MoneyField
          name="payout_approval_limit_minor"
          label={`Above this total two people approve, ${config.currency}`}
          help="Neither of them prepared it. Other currencies are compared by the rate of the day; without a rate they count as above."
        />
        <NumberField
          name="payout_day"
          label="Day of the month on which payouts are prepared"
          help="A draft of what is due in each currency, for you to look through. Left empty, somebody prepares them by hand."
          min={1}
          max={28}
        />
        <Pair>
          <NumberField name="payout_review_days" label="Days to look them through" min={0} max={60} required />
          <NumberField
            name="payout_pay_days"
            label="Days until they are paid"
            help="Both counted from that day. Partners read on which day they are paid."
            min={0}
            max={90}
            required
          />
        </Pair>
        <SwitchField
          name="requires_payout_method"
          label="Only partners with verified payout details are paid"
          help="Otherwise partners without details are paid by hand."
        />
        <SwitchField
          name="converts_payouts"
          label="Partners may be paid in another currency"
          help="What is earned in a currency without payout details of its own is converted at your rate of the day up to which a payout pays, into the account the partner says."
        />
        <NumberField
          name="method_rest_days"
          label="Days that new or changed payout details rest"
          help="Nothing is paid to them before, so that a change nobody wanted is noticed in time."
          min={0}
          max={90}
          required
        />
        <Field
          name="min_payout"
          label="Smallest payout"
          help="What is below it is carried on to the next payout."
          refuses
          show={(value) => JSON.stringify(value)}
        >
          <MinimumsInput />
        </Field>
      </Section>
      <Section title="Commissions">
        <OptionField name="rounding" label="Rounding" options={roundings} required />
        <RateField name="deal_cap_ppm" label="The most a deal pays all its partners together, of its price" />
        <NumberField
          name="clawback_window_days"
          label="Days in which a refund takes commission back"
          help="Counted from the day the deal was won. Left empty, always. A structure may say otherwise."
        />
        <NumberField
          name="dispute_days"
          label="Days in which a partner may dispute what was paid"
          help="Counted from the day a payment is marked as paid and the partner is told. Left empty, always. A change holds for payments from then on."
          min={1}
          max={3650}
        />
      </Section>
      <Section title="What waits">
        <NumberField
          name="accept_days"
          label="Days for which a sale waits for an invited partner"
          help="If the invitation is accepted within them, the sale earns as of its own day. A change counts for sales that wait and for later ones; those that are decided stay, unless they are recalculated."
          min={0}
          max={365}
          required
        />
        <NumberField
          name="parked_days"
          label="Days for which a payment or refund waits for its deal to be won"
          help="After them it is given up and those who manage commissions are told. If the deal is won later, it counts all the same. 0: it waits for ever."
          min={0}
          max={365}
          required
        />
      </Section>
      <Section title="Deals that stand still">
        <Pair>
          <NumberField
            name="silent_nudge_days"
            label="Days of silence until a reminder"
            help="Nobody moved the deal, wrote a note or changed it. Its owner is reminded once, and whoever registered it. 0: never."
            min={0}
            max={365}
            required
          />
          <NumberField
            name="silent_risk_days"
            label="Days of silence until it is at risk"
            help="Lists and boards say so until somebody does something with it. 0: never. A change counts from the next night on."
            min={0}
            max={365}
            required
          />
        </Pair>
      </Section>
      <Section title="Deal registrations">
        <Pair>
          <NumberField name="protection_days" label="Days of protection" required />
          <NumberField
            name="review_sla_hours"
            label="Hours until a decision"
            help="Saturdays and Sundays do not count: 48 are two business days."
            required
          />
        </Pair>
        <Pair>
          <NumberField
            name="review_reminder_percent"
            label="Reminder after, % of that time"
            help="When so much of it is gone, whoever may decide is reminded. 0: no reminder."
            min={0}
            max={99}
            required
          />
          <NumberField
            name="review_escalation_percent"
            label="Escalation after, % of that time"
            help="Then owners and admins are told that it is overdue. 100: as soon as it is."
            min={100}
            max={500}
            required
          />
        </Pair>
        <Field
          name="expiry_notice_days"
          label="Days before a protection ends on which the partner is told"
          help="Up to five, each with Enter. A protection that is shorter than a notice does without it. None: the partner is told only when it has ended."
          refuses
          show={(value) => (value as number[]).join(', ')}
        >
          <DaysInput />
        </Field>
        <Pair>
          <NumberField name="extension_days" label="Days of an extension" required />
          <NumberField name="max_extensions" label="Extensions at most" required />
        </Pair>
        <NumberField
          name="grace_days"
          label="Days after the protection in which a win still pays"
          help="Left empty, always. A change holds for protections that end from now on."
        />
        <NumberField name="reapply_after_days" label="Days before a rejected deal may be registered again" required />
        <NumberField
          name="vendor_deal_active_days"
          label="Days in which a deal of your own counts as active"
          help="A registration for the same company then warns."
          required
        />
        <NumberField
          name="daily_checks_per_partner"
          label="Checks a partner may make in a day"
          help="Different websites and different company names count separately. You are told when a partner uses up its checks."
          required
        />
        <Pair>
          <NumberField
            name="hold_hours"
            label="Hours a partner may hold a free company"
            help="While it finishes its registration. Left empty, not at all."
          />
          <NumberField
            name="claim_budget"
            label="Open claims a partner may have at once"
            help="Registrations that are undecided or protected, and holds. Left empty, any number."
          />
        </Pair>
      </Section>
    </ResourceForm>
  );
}
