import { Checkbox, Segmented, Space } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { RateInput } from '#web/inputs/RateInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { bandPeriods, bases, type Calc, measures, type Rule, type RuleBase, type TieredCalc } from '../../schema.ts';
import { texts as t } from '../texts.ts';
import { ModeExample } from '../trial/ModeExample.tsx';
import { BandTable } from './BandTable.tsx';
import { Choices } from './Choices.tsx';
import { type CalcKind, calcKind, newCalc, tidy } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';
import { TierRates } from './TierRates.tsx';
import { texts as ownTexts } from './texts.ts';

interface CalcFieldsProps {
  rule: Rule;
  path: string;
  onChange: (change: Partial<Rule>) => void;
}

const kinds: { value: CalcKind; label: string }[] = sayable([
  { value: 'percent', label: 'Percent' },
  { value: 'tier', label: 'By partner tier' },
  { value: 'tiered', label: 'By volume' },
  { value: 'flat', label: 'Flat amount' },
]);
const optionsOf = (names: Record<string, string>, values: readonly string[]) =>
  values.map((value) => ({ value, label: names[value] ?? value }));

/** The calculation of the commission: percent, by tier, flat, or by volume. */
export function CalcFields({ rule, path, onChange }: CalcFieldsProps) {
  const { vocabulary } = useEditor();
  const { calc } = rule;
  const kind = calcKind(calc);
  const max = rule.allow_above_base ? 10_000_000 : 1_000_000;
  const facts = { currency: vocabulary.currency, tiers: vocabulary.partner_tiers.map(({ id }) => id) };
  const set = (next: Calc) => onChange({ calc: next });

  return (
    <section className={css.part}>
      <h3>{ownTexts.calculation}</h3>
      <div className={css.scroll}>
        <Segmented
          aria-label={ownTexts.calculationMethod}
          value={kind}
          options={kinds}
          onChange={(value) => set(newCalc(value, facts))}
        />
      </div>
      {calc?.type === 'percent' && kind === 'percent' && (
        <div className={css.fields}>
          <Item label={ownTexts.rate} path={`${path}.calc.rate_ppm`}>
            {(wiring) => (
              <RateInput
                {...wiring}
                value={calc.rate_ppm}
                max={max}
                onChange={(ppm) => set(tidy({ ...calc, rate_ppm: ppm ?? undefined }))}
              />
            )}
          </Item>
          <BaseField rule={rule} path={path} onChange={onChange} />
        </div>
      )}
      {calc?.type === 'percent' && kind === 'tier' && (
        <>
          <TierRates calc={calc} path={`${path}.calc`} max={max} onChange={set} />
          <div className={css.fields}>
            <BaseField rule={rule} path={path} onChange={onChange} />
          </div>
        </>
      )}
      {calc?.type === 'flat' && (
        <div className={css.fields}>
          <Item label={ownTexts.amount} path={`${path}.calc.amount_minor`}>
            {(wiring) => (
              <Space.Compact block>
                <CurrencySelect
                  aria-label={ownTexts.currencyAmount}
                  value={calc.currency}
                  onChange={(currency) => set({ ...calc, currency })}
                />
                <MoneyInput
                  {...wiring}
                  value={calc.amount_minor}
                  currency={calc.currency}
                  onChange={(minor) => set({ ...calc, amount_minor: minor ?? 0 })}
                />
              </Space.Compact>
            )}
          </Item>
          <Item label={ownTexts.paidPer} help={ownTexts.dealsInOtherCurrenciesEarnNothing}>
            {({ id }) => (
              <Select
                id={id}
                value={calc.per ?? 'event'}
                onChange={(per) => set({ ...calc, per })}
                options={[
                  { value: 'event', label: ownTexts.deal },
                  { value: 'unit', label: ownTexts.unitSold },
                ]}
              />
            )}
          </Item>
        </div>
      )}
      {calc?.type === 'tiered' && <TieredFields rule={rule} calc={calc} path={path} max={max} onChange={onChange} />}
      {(rule.allow_above_base || hasHighRate(calc)) && calc?.type !== 'flat' && (
        <Checkbox
          checked={rule.allow_above_base ?? false}
          onChange={({ target }) => onChange({ allow_above_base: target.checked || undefined })}
        >
          {ownTexts.allowRatesAbove100}
        </Checkbox>
      )}
    </section>
  );
}

function hasHighRate(calc: Calc | undefined): boolean {
  if (!calc || calc.type === 'flat') return false;
  const rates =
    calc.type === 'percent'
      ? [calc.rate_ppm, ...Object.values(calc.rate_ppm_by_tier ?? {})]
      : calc.bands.map((band) => band.rate_ppm);
  return rates.some((ppm) => ppm !== undefined && ppm >= 1_000_000);
}

function TieredFields({ rule, calc, path, max, onChange }: CalcFieldsProps & { calc: TieredCalc; max: number }) {
  const set = (change: Partial<TieredCalc>) => onChange({ calc: tidy({ ...calc, ...change }) });
  return (
    <>
      <div className={css.fields}>
        <Item label={ownTexts.volumeMeasuredBy}>
          {({ id }) => (
            <Select
              id={id}
              value={calc.measure ?? 'credited_base'}
              onChange={(measure) => set({ measure })}
              options={optionsOf(t.measures, measures)}
            />
          )}
        </Item>
        <Item label={ownTexts.resetsEvery}>
          {({ id }) => (
            <Select
              id={id}
              value={calc.period ?? 'lifetime'}
              onChange={(period) => set({ period })}
              options={optionsOf(t.resets, bandPeriods)}
            />
          )}
        </Item>
        <BaseField rule={rule} path={path} onChange={onChange} />
      </div>
      <BandTable calc={calc} path={`${path}.calc`} max={max} onChange={(next) => onChange({ calc: next })} />
      <Choices
        label={ownTexts.bandMethod}
        value={calc.mode}
        onChange={(mode) => set({ mode, band_by: mode === 'slab' ? calc.band_by : undefined })}
        options={(['marginal', 'slab', 'retroactive'] as const).map((mode) => ({ value: mode, ...t.modes[mode] }))}
      />
      {calc.mode === 'slab' && (
        <Checkbox
          checked={calc.band_by === 'before'}
          onChange={({ target }) => set({ band_by: target.checked ? 'before' : undefined })}
        >
          {ownTexts.usingVolumeBeforeThisDeal}
        </Checkbox>
      )}
      <ModeExample calc={calc} base={rule.base} />
    </>
  );
}

/** The base of the rate; an override chooses the role whose commission is the base. */
function BaseField({ rule, path, onChange }: CalcFieldsProps) {
  if (rule.kind === 'override') {
    return (
      <Item label={ownTexts.commissionOf} path={`${path}.base`} help={ownTexts.partnerInThisRoleOnSame}>
        {({ id }) => (
          <Select
            id={id}
            value={rule.base}
            onChange={(base: RuleBase) => onChange({ base })}
            options={Object.entries(t.roles).map(([role, label]) => ({
              value: `commission_of(${role})`,
              label: ownTexts.partner(label),
            }))}
          />
        )}
      </Item>
    );
  }
  return (
    <Item label={ownTexts.base} path={`${path}.base`}>
      {({ id }) => (
        <Select
          id={id}
          value={rule.base ?? 'net'}
          popupMatchSelectWidth={false}
          onChange={(base: RuleBase) => onChange({ base })}
          options={optionsOf(t.bases, bases)}
        />
      )}
    </Item>
  );
}
