import { Checkbox } from 'antd';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { type Cap, type Clawback, periods, type Rule } from '../../schema.ts';
import { texts as t } from '../texts.ts';
import { tenUnits } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';
import { texts as ownTexts } from './texts.ts';

interface PartProps {
  rule: Rule;
  path: string;
  onChange: (change: Partial<Rule>) => void;
}

/** The minimum and maximum the rule pays. An empty field is no limit. */
export function LimitFields({ rule, path, onChange }: PartProps) {
  const { currency } = useEditor().vocabulary;
  const { cap } = rule;
  const setCap = (change: Partial<Cap>) => onChange({ cap: { ...(cap as Cap), ...change } });
  return (
    <section className={css.part}>
      <h3>{ownTexts.limits}</h3>
      <div className={css.fields}>
        <Item label={ownTexts.minimumPerDeal} path={`${path}.min_minor`} help={ownTexts.cannotExceedBaseAmount}>
          {(wiring) => (
            <MoneyInput
              {...wiring}
              placeholder={ownTexts.noMinimum}
              currency={currency}
              value={rule.min_minor}
              onChange={(minor) => onChange({ min_minor: minor ?? undefined })}
            />
          )}
        </Item>
        <Item label={ownTexts.maximumPerDeal} path={`${path}.deal_cap_minor`} help={ownTexts.totalForAllPartnersOnDeal}>
          {(wiring) => (
            <MoneyInput
              {...wiring}
              placeholder={ownTexts.noLimit}
              currency={currency}
              value={rule.deal_cap_minor}
              onChange={(minor) => onChange({ deal_cap_minor: minor ?? undefined })}
            />
          )}
        </Item>
      </div>
      <Checkbox
        checked={cap !== undefined}
        onChange={({ target }) =>
          onChange({
            cap: target.checked
              ? { amount_minor: tenUnits(currency) * 100, scope: 'partner', period: 'month' }
              : undefined,
          })
        }
      >
        {ownTexts.capPaymentsOverTime}
      </Checkbox>
      {cap && (
        <div className={css.fields}>
          <Item label={ownTexts.cap} path={`${path}.cap.amount_minor`}>
            {(wiring) => (
              <MoneyInput
                {...wiring}
                currency={cap.currency ?? currency}
                value={cap.amount_minor}
                onChange={(minor) => setCap({ amount_minor: minor ?? 0 })}
              />
            )}
          </Item>
          <Item label={ownTexts.appliesTo}>
            {({ id }) => (
              <Select
                id={id}
                value={cap.scope}
                onChange={(scope) => setCap({ scope })}
                options={[
                  { value: 'partner', label: ownTexts.eachPartner },
                  { value: 'customer', label: ownTexts.eachPartnerAndCustomer },
                  { value: 'pool', label: ownTexts.allPartnersTogether },
                ]}
              />
            )}
          </Item>
          <Item label={ownTexts.period}>
            {({ id }) => (
              <Select
                id={id}
                value={cap.period}
                onChange={(period) => setCap({ period })}
                options={periods.map((period) => ({ value: period, label: t.periods[period] }))}
              />
            )}
          </Item>
        </div>
      )}
    </section>
  );
}

/** The effect of refunds to the customer. */
export function RefundFields({ rule, onChange }: PartProps) {
  const mode = rule.clawback?.mode ?? 'proportional';
  const days = rule.clawback?.window_days ?? null;
  return (
    <section className={css.part}>
      <h3>{ownTexts.refunds}</h3>
      <div className={css.fields}>
        <Item label={ownTexts.refundsReduceCommission}>
          {({ id }) => (
            <Select
              id={id}
              value={mode === 'proportional' && rule.on_partial_refund === 'keep' ? 'keep' : mode}
              popupMatchSelectWidth={false}
              onChange={(choice: Clawback['mode'] | 'keep') => {
                onChange({
                  on_partial_refund: choice === 'keep' ? 'keep' : undefined,
                  clawback: clawbackOf(choice === 'keep' ? 'proportional' : choice, days),
                });
              }}
              options={[
                { value: 'proportional', label: ownTexts.sameShareCommission },
                { value: 'keep', label: ownTexts.everythingButOnlyAfterFullRefund },
                { value: 'full', label: ownTexts.everythingAfterAnyRefund },
                { value: 'none', label: ownTexts.nothing },
              ]}
            />
          )}
        </Item>
        {mode !== 'none' && (
          <Item label={ownTexts.clawbackPeriod} help={ownTexts.defaultsToNoTimeLimit}>
            {({ id, ...rest }) => (
              <NumberInput
                id={id}
                {...rest}
                min={0}
                max={3650}
                suffix={ownTexts.daysAfterDeal}
                value={days}
                onChange={(value) => onChange({ clawback: clawbackOf(mode, value) })}
              />
            )}
          </Item>
        )}
      </div>
    </section>
  );
}

/** The default (the same share at any time) is stored as undefined. */
function clawbackOf(mode: Clawback['mode'], days: number | null): Clawback | undefined {
  if (mode === 'none') return { mode };
  if (days !== null) return { mode, window_days: days };
  return mode === 'proportional' ? undefined : { mode };
}

/** The precedence of the rule among others. */
export function StandingFields({ rule, path, onChange }: PartProps) {
  return (
    <section className={css.part}>
      <h3>{ownTexts.combiningRules}</h3>
      <div className={css.fields}>
        <Item label={ownTexts.ifOtherRulesMatchSameProduct} path={`${path}.stacking`}>
          {({ id }) => (
            <Select
              id={id}
              value={rule.stacking ?? 'exclusive'}
              popupMatchSelectWidth={false}
              onChange={(stacking) => onChange({ stacking: stacking === 'additive' ? 'additive' : undefined })}
              options={[
                { value: 'exclusive', label: ownTexts.onlyOneRulePays },
                { value: 'additive', label: ownTexts.paidInAdditionToOtherRules },
              ]}
            />
          )}
        </Item>
        {rule.stacking !== 'additive' && (
          <Item label={ownTexts.priority} path={`${path}.priority`} help={ownTexts.highestPriorityWinsIfEqualMore}>
            {({ id, ...rest }) => (
              <NumberInput
                id={id}
                {...rest}
                min={-1000}
                max={1000}
                value={rule.priority ?? 0}
                onChange={(priority) => onChange({ priority: priority || undefined })}
              />
            )}
          </Item>
        )}
      </div>
    </section>
  );
}
