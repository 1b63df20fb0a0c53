import { Card } from '#web/components/Card.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { PlanDefinition } from '../../schema.ts';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';

interface TermsFormProps {
  definition: PlanDefinition;
  onChange: (change: Partial<PlanDefinition>) => void;
}

/** Terms of all rules of the structure. */
export function TermsForm({ definition, onChange }: TermsFormProps) {
  const months = definition.recurring_months ?? null;
  const recurring = months === null ? 'ever' : months === 0 ? 'once' : 'months';
  return (
    <Card title="Terms">
      <div className={css.wideFields}>
        <Item label="Commission is earned" path="accrue_on">
          {({ id, ...rest }) => (
            <Select
              id={id}
              {...rest}
              value={definition.accrue_on ?? 'won'}
              onChange={(accrue_on) => onChange({ accrue_on })}
              options={[
                { value: 'won', label: 'When the deal is won' },
                // Kept for drafts that have this value already; publishing rejects it.
                ...(definition.accrue_on === 'invoiced' ? [{ value: 'invoiced', label: 'When it is invoiced' }] : []),
                { value: 'collected', label: 'As the customer pays' },
              ]}
            />
          )}
        </Item>
        <Item label="Payable after" path="hold_days" help="Holding period for possible refunds.">
          {({ id, ...rest }) => (
            <NumberInput
              id={id}
              {...rest}
              min={0}
              max={3650}
              suffix="days"
              value={definition.hold_days ?? 0}
              onChange={(hold_days) => onChange({ hold_days: hold_days ?? 0 })}
            />
          )}
        </Item>
        <Item label="Renewals earn commission">
          {({ id }) => (
            <Select
              id={id}
              value={recurring}
              popupMatchSelectWidth={false}
              onChange={(choice) =>
                onChange({ recurring_months: choice === 'ever' ? null : choice === 'once' ? 0 : 12 })
              }
              options={[
                { value: 'ever', label: 'As long as the customer renews' },
                { value: 'months', label: 'For a number of months' },
                { value: 'once', label: 'Never' },
              ]}
            />
          )}
        </Item>
        {recurring === 'months' && (
          <Item label="Renewal period" path="recurring_months">
            {({ id, ...rest }) => (
              <NumberInput
                id={id}
                {...rest}
                min={1}
                max={1200}
                suffix="months"
                value={months}
                onChange={(value) => onChange({ recurring_months: value ?? 1 })}
              />
            )}
          </Item>
        )}
        <Item label="Version for renewals" help="Which structure version applies when a customer renews.">
          {({ id }) => (
            <Select
              id={id}
              value={definition.rate_lock ?? 'current'}
              popupMatchSelectWidth={false}
              onChange={(rate_lock) => onChange({ rate_lock })}
              options={[
                { value: 'current', label: 'The version active at renewal' },
                { value: 'at_first', label: 'The version of their first deal' },
              ]}
            />
          )}
        </Item>
        <Item label="Multiple partners in one role">
          {({ id }) => (
            <Select
              id={id}
              value={definition.split ?? 'pool'}
              popupMatchSelectWidth={false}
              onChange={(split) => onChange({ split })}
              options={[
                { value: 'pool', label: 'Split one commission by weight' },
                { value: 'credit', label: 'Each earns on their share of the amount' },
              ]}
            />
          )}
        </Item>
        <Item label="If several rules match" help="Rules that pay on top always apply.">
          {({ id }) => (
            <Select
              id={id}
              value={definition.selection ?? 'priority'}
              popupMatchSelectWidth={false}
              onChange={(selection) => onChange({ selection })}
              options={[
                { value: 'priority', label: 'Highest priority, then most specific' },
                { value: 'best_for_partner', label: 'Highest commission for the partner' },
              ]}
            />
          )}
        </Item>
        <Item label="Rounding">
          {({ id }) => (
            <Select
              id={id}
              value={definition.rounding ?? 'program'}
              onChange={(rounding: NonNullable<PlanDefinition['rounding']> | 'program') =>
                onChange({ rounding: rounding === 'program' ? undefined : rounding })
              }
              options={[
                { value: 'program', label: 'Program default' },
                { value: 'half_up', label: 'Half up' },
                { value: 'half_even', label: 'Half to even' },
                { value: 'floor', label: 'Down' },
              ]}
            />
          )}
        </Item>
      </div>
    </Card>
  );
}
