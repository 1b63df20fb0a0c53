import { Card } from '#web/components/Card.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { PlanDefinition } from '../schema.ts';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';

interface TermsFormProps {
  definition: PlanDefinition;
  onChange: (change: Partial<PlanDefinition>) => void;
}

/** What holds for all rules of the plan. */
export function TermsForm({ definition, onChange }: TermsFormProps) {
  const months = definition.recurring_months ?? null;
  const recurring = months === null ? 'ever' : months === 0 ? 'once' : 'months';
  return (
    <Card title="Terms of the plan">
      <div className={css.wideFields}>
        <Item label="Earned" path="accrue_on">
          {({ id, ...rest }) => (
            <Select
              id={id}
              {...rest}
              value={definition.accrue_on ?? 'won'}
              onChange={(accrue_on) => onChange({ accrue_on })}
              options={[
                { value: 'won', label: 'when the deal is won' },
                // Kept for drafts that say it: publishing asks for another.
                ...(definition.accrue_on === 'invoiced' ? [{ value: 'invoiced', label: 'when it is invoiced' }] : []),
                { value: 'collected', label: 'as the customer pays' },
              ]}
            />
          )}
        </Item>
        <Item label="Payable after" path="hold_days" help="Time for refunds before money leaves.">
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
        <Item label="Renewals earn">
          {({ id }) => (
            <Select
              id={id}
              value={recurring}
              popupMatchSelectWidth={false}
              onChange={(choice) =>
                onChange({ recurring_months: choice === 'ever' ? null : choice === 'once' ? 0 : 12 })
              }
              options={[
                { value: 'ever', label: 'for as long as the customer renews' },
                { value: 'months', label: 'for a number of months' },
                { value: 'once', label: 'nothing' },
              ]}
            />
          )}
        </Item>
        {recurring === 'months' && (
          <Item label="For" path="recurring_months">
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
        <Item label="If this plan changes later" help="For customers that renew.">
          {({ id }) => (
            <Select
              id={id}
              value={definition.rate_lock ?? 'current'}
              popupMatchSelectWidth={false}
              onChange={(rate_lock) => onChange({ rate_lock })}
              options={[
                { value: 'current', label: 'the new version counts from its day' },
                { value: 'at_first', label: 'they keep the version they began with' },
              ]}
            />
          )}
        </Item>
        <Item label="Several partners in one role">
          {({ id }) => (
            <Select
              id={id}
              value={definition.split ?? 'pool'}
              popupMatchSelectWidth={false}
              onChange={(split) => onChange({ split })}
              options={[
                { value: 'pool', label: 'share one commission by their weights' },
                { value: 'credit', label: 'each earn on their share of the amount' },
              ]}
            />
          )}
        </Item>
        <Item label="If several rules fit" help="Rules that pay on top always do.">
          {({ id }) => (
            <Select
              id={id}
              value={definition.selection ?? 'priority'}
              popupMatchSelectWidth={false}
              onChange={(selection) => onChange({ selection })}
              options={[
                { value: 'priority', label: 'priority, then the most specific' },
                { value: 'best_for_partner', label: 'the one that pays the partner most' },
              ]}
            />
          )}
        </Item>
        <Item label="Rounding">
          {({ id }) => (
            <Select
              id={id}
              value={definition.rounding ?? 'programme'}
              onChange={(rounding: NonNullable<PlanDefinition['rounding']> | 'programme') =>
                onChange({ rounding: rounding === 'programme' ? undefined : rounding })
              }
              options={[
                { value: 'programme', label: 'as the programme does' },
                { value: 'half_up', label: 'halves up' },
                { value: 'half_even', label: 'halves to even' },
                { value: 'floor', label: 'down' },
              ]}
            />
          )}
        </Item>
      </div>
    </Card>
  );
}
