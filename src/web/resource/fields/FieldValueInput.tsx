import { Input } from 'antd';
import { type Field, mustBeFilled } from '#shared/nouns/fields.ts';
import { assignablePeople } from '../../inputs/assignable.ts';
import { CountrySelect } from '../../inputs/CountrySelect.tsx';
import { DateInput } from '../../inputs/DateInput.tsx';
import { MoneyInput } from '../../inputs/MoneyInput.tsx';
import { NumberInput } from '../../inputs/NumberInput.tsx';
import { OptionSelect } from '../../inputs/OptionSelect.tsx';
import { RateInput } from '../../inputs/RateInput.tsx';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { regionCurrency } from '../../region.ts';
import { texts as t } from '../texts.ts';
import { labelFieldOf, type RowValues } from './values.ts';

interface FieldValueInputProps {
  id?: string;
  field: Field;
  value?: unknown;
  onChange?: (value: unknown) => void;
  /** The row, for the currency of an amount and the name of a reference. */
  row?: RowValues;
  /** Opens the choices at once. */
  isOpen?: boolean;
  'aria-label'?: string;
}

/** The input of one declared field outside of a form: in a cell, in a list of facts, or for many rows at once. */
export function FieldValueInput({ field, value, onChange, row = {}, isOpen, ...rest }: FieldValueInputProps) {
  const { kind, min, max, suffix, options = [], resource = '', named } = field;
  const label = rest['aria-label'] ?? field.label;
  const shared = { ...rest, 'aria-label': label, autoFocus: isOpen };
  // The list of choices may be wider than a narrow cell.
  const opens = { defaultOpen: isOpen, isWide: true };
  switch (kind) {
    case 'number':
    case 'year':
      return (
        <NumberInput {...shared} min={min} max={max} suffix={suffix} value={value as number} onChange={onChange} />
      );
    case 'rate':
      return <RateInput {...shared} max={max} value={value as number} onChange={onChange} />;
    case 'money': {
      const currency = (row[field.currency ?? 'currency'] as string | undefined) ?? regionCurrency();
      return (
        <MoneyInput {...shared} currency={currency} suffix={currency} value={value as number} onChange={onChange} />
      );
    }
    case 'date':
      return <DateInput {...shared} defaultOpen={isOpen} value={value as string} onChange={onChange} />;
    case 'boolean':
      return (
        <OptionSelect
          {...shared}
          {...opens}
          options={[
            { value: 'true', label: t.yes },
            { value: 'false', label: t.no },
          ]}
          value={value === undefined || value === null ? undefined : String(value)}
          onChange={(next) => onChange?.(next === 'true')}
        />
      );
    case 'choice':
      return (
        <OptionSelect
          {...shared}
          {...opens}
          allowClear={!mustBeFilled(field)}
          options={options}
          value={value as string}
          onChange={onChange}
        />
      );
    case 'country':
      return <CountrySelect {...shared} {...opens} value={value as string} onChange={onChange} />;
    case 'reference':
      return (
        <ReferenceSelect
          {...shared}
          {...opens}
          resource={resource}
          labelField={labelFieldOf(resource)}
          only={resource === 'people' ? assignablePeople : []}
          chosenName={(named && (row[named] as string | null)) || undefined}
          value={value as string}
          onChange={(next) => onChange?.(next)}
        />
      );
    default:
      return (
        <Input
          {...shared}
          type={kind === 'email' ? 'email' : kind === 'url' ? 'url' : kind === 'phone' ? 'tel' : 'text'}
          maxLength={max}
          autoComplete="off"
          value={(value as string | null) ?? ''}
          onChange={(event) => onChange?.(event.target.value)}
        />
      );
  }
}
