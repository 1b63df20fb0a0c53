import { Input, InputNumber, Select } from 'antd';
import type { Condition, Scalar } from '#shared/conditions.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import type { FieldSpec } from './condition-fields.ts';
import { useEditor } from './editor.ts';

interface ConditionValueProps {
  condition: Condition;
  spec: FieldSpec;
  label: string;
  onChange: (value: Scalar | Scalar[]) => void;
}

/** The input that fits a field and its test. */
export function ConditionValue({ condition, spec, label, onChange }: ConditionValueProps) {
  const { op, value } = condition;
  if (op === 'is_set' || op === 'is_not_set') return null;
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
          options={[...(spec.options ?? [])]}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Choose…"
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
          placeholder="Type and press Enter"
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
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ]}
        />
      );
    default:
      return <NumberValue condition={condition} isMoney={spec.kind === 'money'} label={label} onChange={onChange} />;
  }
}

function NumberValue({
  condition,
  isMoney,
  label,
  onChange,
}: Omit<ConditionValueProps, 'spec'> & { isMoney: boolean }) {
  const { currency } = useEditor().vocabulary;
  const numbers = [condition.value ?? 0].flat().map(Number);
  const input = (index: number, name: string) => {
    const set = (next: number | null) => {
      const all = condition.op === 'between' ? [numbers[0] ?? 0, numbers[1] ?? 0] : [numbers[0] ?? 0];
      all[index] = next ?? 0;
      onChange(condition.op === 'between' ? all : (all[0] as number));
    };
    return isMoney ? (
      <MoneyInput aria-label={name} value={numbers[index] ?? 0} currency={currency} onChange={set} />
    ) : (
      <InputNumber aria-label={name} style={{ width: '100%' }} value={numbers[index] ?? 0} onChange={set} />
    );
  };
  if (condition.op !== 'between') return input(0, label);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', gap: 6, alignItems: 'center' }}>
      {input(0, `${label}, from`)}
      <span className="meta">to</span>
      {input(1, `${label}, to`)}
    </div>
  );
}
