import { Checkbox, Space } from 'antd';
import { addDays } from '#shared/time/dates.ts';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { periods, type Rule, type Spiff } from '../../schema.ts';
import { texts as t } from '../texts.ts';
import { tidy } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';
import { texts as ownTexts } from './texts.ts';

interface SpiffFieldsProps {
  spiff: Spiff;
  path: string;
  onChange: (change: Partial<Rule>) => void;
}

/** A bonus for every so many deals. The form shows the last day; the plan keeps the day after it. */
export function SpiffFields({ spiff, path, onChange }: SpiffFieldsProps) {
  const { vocabulary } = useEditor();
  const currency = spiff.currency ?? vocabulary.currency;
  const set = (change: Partial<Spiff>) => onChange({ spiff: tidy({ ...spiff, ...change }) });
  return (
    <section className={css.part}>
      <h3>{ownTexts.bonus}</h3>
      <div className={css.fields}>
        <Item label={ownTexts.bonusAmount} path={`${path}.amount_minor`}>
          {(wiring) => (
            <Space.Compact block>
              <CurrencySelect
                aria-label={ownTexts.currencyBonus}
                value={currency}
                onChange={(code) => set({ currency: code })}
              />
              <MoneyInput
                {...wiring}
                currency={currency}
                value={spiff.amount_minor}
                onChange={(minor) => set({ amount_minor: minor ?? 0 })}
              />
            </Space.Compact>
          )}
        </Item>
        <Item label={ownTexts.dealsPerBonus} path={`${path}.every`} help={ownTexts.n1PaysForEveryDeal5}>
          {({ id, ...rest }) => (
            <NumberInput
              id={id}
              {...rest}
              min={1}
              max={100_000}
              suffix={spiff.every === 1 ? 'deal' : 'deals'}
              value={spiff.every}
              onChange={(every) => set({ every: every ?? 1 })}
            />
          )}
        </Item>
        <Item label={ownTexts.resetsEvery}>
          {({ id }) => (
            <Select
              id={id}
              value={spiff.period ?? 'lifetime'}
              onChange={(period) => set({ period })}
              options={periods.map((period) => ({ value: period, label: t.resets[period] }))}
            />
          )}
        </Item>
      </div>
      <div className={css.fields}>
        <Item label={ownTexts.qualifyingProducts} path={`${path}.products`}>
          {({ id }) => (
            <Select
              id={id}
              mode="multiple"
              style={{ width: '100%' }}
              value={spiff.products ?? []}
              placeholder={ownTexts.allProducts}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={(products: string[]) => set({ products: products.length > 0 ? products : undefined })}
              options={vocabulary.products.map(({ id: value, name }) => ({ value, label: name }))}
            />
          )}
        </Item>
        <Item label={ownTexts.budget} path={`${path}.budget_minor`} help={ownTexts.sharedByAllPartnersFirstCome}>
          {(wiring) => (
            <MoneyInput
              {...wiring}
              placeholder={ownTexts.noLimit}
              currency={currency}
              value={spiff.budget_minor}
              onChange={(minor) => set({ budget_minor: minor ?? undefined })}
            />
          )}
        </Item>
      </div>
      <div className={css.fields}>
        <Item label={ownTexts.startDate}>
          {({ id }) => (
            <DateInput
              id={id}
              value={spiff.starts}
              onChange={(day) => set({ starts: day ?? undefined })}
              placeholder={ownTexts.noStartDate}
            />
          )}
        </Item>
        <Item label={ownTexts.endDate} path={`${path}.ends`}>
          {({ id }) => (
            <DateInput
              id={id}
              value={spiff.ends ? addDays(spiff.ends, -1) : null}
              onChange={(day) => set({ ends: day ? addDays(day, 1) : undefined })}
              placeholder={ownTexts.noEndDate}
            />
          )}
        </Item>
      </div>
      <Checkbox
        checked={spiff.stack === false}
        onChange={({ target }) => set({ stack: target.checked ? false : undefined })}
      >
        {ownTexts.dontPayForDealsThatAlready}
      </Checkbox>
    </section>
  );
}
