import { Card } from '#web/components/Card.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { PlanDefinition } from '../../schema.ts';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';
import { texts } from './texts.ts';

interface TermsFormProps {
  definition: PlanDefinition;
  onChange: (change: Partial<PlanDefinition>) => void;
}

/** Terms of all rules of the structure. */
export function TermsForm({ definition, onChange }: TermsFormProps) {
  const months = definition.recurring_months ?? null;
  const recurring = months === null ? 'ever' : months === 0 ? 'once' : 'months';
  return (
    <Card title={texts.terms}>
      <div className={css.wideFields}>
        <Item label={texts.commissionIsEarned} path="accrue_on">
          {({ id, ...rest }) => (
            <Select
              id={id}
              {...rest}
              value={definition.accrue_on ?? 'won'}
              onChange={(accrue_on) => onChange({ accrue_on })}
              options={[
                { value: 'won', label: texts.whenDealWon },
                // Kept for drafts that have this value already; publishing rejects it.
                ...(definition.accrue_on === 'invoiced' ? [{ value: 'invoiced', label: texts.whenItInvoiced }] : []),
                { value: 'collected', label: texts.asCustomerPays },
              ]}
            />
          )}
        </Item>
        <Item label={texts.payableAfter} path="hold_days" help={texts.holdingPeriodForPossibleRefunds}>
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
        <Item label={texts.renewalsEarnCommission}>
          {({ id }) => (
            <Select
              id={id}
              value={recurring}
              popupMatchSelectWidth={false}
              onChange={(choice) =>
                onChange({ recurring_months: choice === 'ever' ? null : choice === 'once' ? 0 : 12 })
              }
              options={[
                { value: 'ever', label: texts.asLongAsCustomerRenews },
                { value: 'months', label: texts.forNumberMonths },
                { value: 'once', label: texts.never },
              ]}
            />
          )}
        </Item>
        {recurring === 'months' && (
          <Item label={texts.renewalPeriod} path="recurring_months">
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
        <Item label={texts.versionForRenewals} help={texts.whichStructureVersionAppliesWhenCustomer}>
          {({ id }) => (
            <Select
              id={id}
              value={definition.rate_lock ?? 'current'}
              popupMatchSelectWidth={false}
              onChange={(rate_lock) => onChange({ rate_lock })}
              options={[
                { value: 'current', label: texts.versionActiveAtRenewal },
                { value: 'at_first', label: texts.versionTheirFirstDeal },
              ]}
            />
          )}
        </Item>
        <Item label={texts.multiplePartnersInOneRole}>
          {({ id }) => (
            <Select
              id={id}
              value={definition.split ?? 'pool'}
              popupMatchSelectWidth={false}
              onChange={(split) => onChange({ split })}
              options={[
                { value: 'pool', label: texts.splitOneCommissionByWeight },
                { value: 'credit', label: texts.eachEarnsOnTheirShareAmount },
              ]}
            />
          )}
        </Item>
        <Item label={texts.ifSeveralRulesMatch} help={texts.rulesThatPayOnTopAlways}>
          {({ id }) => (
            <Select
              id={id}
              value={definition.selection ?? 'priority'}
              popupMatchSelectWidth={false}
              onChange={(selection) => onChange({ selection })}
              options={[
                { value: 'priority', label: texts.highestPriorityThenMostSpecific },
                { value: 'best_for_partner', label: texts.highestCommissionForPartner },
              ]}
            />
          )}
        </Item>
        <Item label={texts.rounding}>
          {({ id }) => (
            <Select
              id={id}
              value={definition.rounding ?? 'program'}
              onChange={(rounding: NonNullable<PlanDefinition['rounding']> | 'program') =>
                onChange({ rounding: rounding === 'program' ? undefined : rounding })
              }
              options={[
                { value: 'program', label: texts.programDefault },
                { value: 'half_up', label: texts.halfUp },
                { value: 'half_even', label: texts.halfToEven },
                { value: 'floor', label: texts.down },
              ]}
            />
          )}
        </Item>
      </div>
    </Card>
  );
}
