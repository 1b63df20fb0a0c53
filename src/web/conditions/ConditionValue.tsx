import { Input } from 'antd';
import { type FieldSpec, isRelative } from '#shared/conditions/condition-kinds.ts';
import type { AnyCondition, Scalar } from '#shared/conditions/conditions.ts';
import { CountrySelect } from '../inputs/CountrySelect.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { MoneyInput } from '../inputs/MoneyInput.tsx';
import { NumberInput } from '../inputs/NumberInput.tsx';
import { Select } from '../inputs/Select.tsx';
import { TagsInput } from '../inputs/TagsInput.tsx';
import css from './Conditions.module.css';
import { texts } from './texts.ts';

interface ConditionValueProps {
  condition: AnyCondition;
  spec: FieldSpec;
  currency: string;
  onChange: (value: Scalar | Scalar[]) => void;
  onCurrency: (currency: string) => void;
}

/** The input for the value of a condition, chosen by its field and operator. */
export function ConditionValue(props: ConditionValueProps) {
  const { condition, spec, onChange } = props;
  const { op, value } = condition;
  const { label } = spec;
  if (op === 'is_set' || op === 'is_not_set') return null;
  if (isRelative(op)) return <Days label={label} value={value} onChange={onChange} />;
  const list = (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(String);
  const takesMany = op === 'in' || op === 'nin' || op === 'eq' || op === 'neq';
  switch (spec.kind) {
    case 'list':
      return (
        <Select
          mode="multiple"
          aria-label={label}
          style={{ width: '100%' }}
          value={list}
          onChange={(next: string[]) => onChange(next)}
          options={choices(spec, list)}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.choose}
        />
      );
    case 'countries':
      return <CountrySelect multiple aria-label={label} value={list} onChange={(next) => onChange(next)} />;
    case 'words':
      return takesMany ? (
        <TagsInput
          aria-label={label}
          value={list}
          onChange={(next) => onChange(next)}
          suggestions={spec.options?.map((option) => option.value)}
          placeholder={texts.typeAndPressEnter}
        />
      ) : (
        <Input
          aria-label={label}
          value={list[0] ?? ''}
          maxLength={200}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'yes_no':
      return (
        <Select
          aria-label={label}
          style={{ width: '100%' }}
          value={list[0] !== 'false'}
          onChange={(next: boolean) => onChange(next)}
          options={[
            { value: true, label: texts.yes },
            { value: false, label: texts.no },
          ]}
        />
      );
    case 'date':
      return <DayValue {...props} />;
    default:
      return <NumberValue {...props} />;
  }
}

/** Archived options are only listed if they are selected. */
function choices({ options = [] }: FieldSpec, chosen: readonly string[]) {
  const offered = options
    .filter(({ value, is_archived }) => !is_archived || chosen.includes(value))
    .map(({ value, label, is_archived }) => ({ value, label: is_archived ? texts.archived(label) : label }));
  const gone = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...offered, ...gone.map((value) => ({ value, label: texts.deletedItem }))];
}

function Days({ label, value, onChange }: { label: string; value: unknown; onChange: (days: number) => void }) {
  return (
    <NumberInput
      aria-label={texts.days(label)}
      min={0}
      max={36_500}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => onChange(next ?? 0)}
      suffix="days"
    />
  );
}

function DayValue({ condition: { op, value }, spec: { label }, onChange }: ConditionValueProps) {
  const days = [value ?? ''].flat().map(String);
  if (op !== 'between')
    return <DateInput aria-label={label} value={days[0] || null} onChange={(day) => onChange(day ?? '')} />;
  return (
    <div className={css.between}>
      <DateInput
        aria-label={texts.from(label)}
        value={days[0] || null}
        onChange={(day) => onChange([day ?? '', days[1] ?? ''])}
      />
      <span className="meta">{texts.to}</span>
      <DateInput
        aria-label={texts.toLabel(label)}
        value={days[1] || null}
        onChange={(day) => onChange([days[0] ?? '', day ?? ''])}
      />
    </div>
  );
}

function NumberValue({ condition, spec, currency, onChange, onCurrency }: ConditionValueProps) {
  const { label, kind, currencies } = spec;
  const numbers = [condition.value ?? 0].flat().map(Number);
  const isBetween = condition.op === 'between';
  const input = (index: number, name: string) => {
    const set = (next: number | null) => {
      const all = isBetween ? [numbers[0] ?? 0, numbers[1] ?? 0] : [numbers[0] ?? 0];
      all[index] = next ?? 0;
      onChange(isBetween ? all : (all[0] as number));
    };
    return kind === 'money' ? (
      <MoneyInput aria-label={name} value={numbers[index] ?? 0} currency={currency} onChange={set} />
    ) : (
      <NumberInput aria-label={name} decimals={8} value={numbers[index] ?? 0} onChange={set} />
    );
  };
  const numberInputs = isBetween ? (
    <div className={css.between}>
      {input(0, `${label}, from`)}
      <span className="meta">{texts.to}</span>
      {input(1, `${label}, to`)}
    </div>
  ) : (
    input(0, label)
  );
  if (!currencies) return numberInputs;
  const codes = currencies.includes(currency) ? currencies : [...currencies, currency];
  return (
    <div className={css.priced}>
      {numberInputs}
      <Select
        aria-label={texts.currency(label)}
        value={currency}
        onChange={onCurrency}
        options={codes.map((code) => ({ value: code, label: code }))}
      />
    </div>
  );
}
