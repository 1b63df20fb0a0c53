import { Form, type FormRule, Input, Space, Switch } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { DateText } from '../../components/DateText.tsx';
import { Money } from '../../components/Money.tsx';
import { CurrencySelect } from '../../inputs/CurrencySelect.tsx';
import { DateInput } from '../../inputs/DateInput.tsx';
import { MoneyItem } from '../../inputs/MoneyInput.tsx';
import { NumberInput } from '../../inputs/NumberInput.tsx';
import { OptionSelect } from '../../inputs/OptionSelect.tsx';
import { PictureInput } from '../../inputs/PictureInput.tsx';
import { RateInput } from '../../inputs/RateInput.tsx';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { RichTextInput } from '../../inputs/RichTextInput.tsx';
import { ErrorItem } from '../../inputs/refusal.tsx';
import { SwatchInput } from '../../inputs/SwatchInput.tsx';
import { TagsInput } from '../../inputs/TagsInput.tsx';
import { formatRate, regionCurrency } from '../../region.ts';
import { useTags } from '../data/useTags.ts';
import type { Option } from '../list/columns.ts';
import { ReferenceName } from '../record/ReferenceName.tsx';
import { texts as t } from '../texts.ts';
import { type RuledField, useFieldRule, useRuledField } from './fieldRules.ts';
import { useFieldFacts } from './formFields.ts';

interface FieldProps extends RuledField {
  label: string;
  disabled?: boolean;
}

interface FrameProps extends FieldProps {
  children: ReactElement;
  show?: (value: unknown) => ReactNode;
  valuePropName?: string;
  /** The text of its input may be invalid. */
  refuses?: boolean;
}

const requiredRule = (field: FieldProps): FormRule[] =>
  field.required ? [{ required: true, message: requiredMessage(field) }] : [];
const requiredMessage = ({ label, required }: FieldProps): string =>
  typeof required === 'string' ? required : t.required(label);

const pathOf = (name: string) => (name.includes('.') ? name.split('.') : name);

/**
 * A label above, help below and errors beside an input: the base of all fields here and of inputs that features
 * provide.
 */
export function Field({ show = String, children, valuePropName, refuses, ...field }: FrameProps) {
  const { name, label, help, required, rules = [] } = useRuledField(field);
  useFieldFacts(name, { label, show });
  const Item = refuses ? ErrorItem : Form.Item;
  return (
    <Item
      name={pathOf(name)}
      label={label}
      extra={help}
      valuePropName={valuePropName}
      rules={[...requiredRule({ name, label, required }), ...rules]}
    >
      {children}
    </Item>
  );
}

export function TextField({
  max = 200,
  placeholder,
  type,
  ...field
}: FieldProps & { max?: number; placeholder?: string; type?: 'email' | 'url' | 'tel' }) {
  const rule = useFieldRule(field.name);
  if (rule?.options && !type) return <OptionField {...field} options={rule.options} />;
  const rules: FormRule[] = field.required ? [{ whitespace: true, message: requiredMessage(field) }] : [];
  return (
    <Field {...field} rules={[...rules, ...(field.rules ?? [])]}>
      <Input maxLength={max} placeholder={placeholder} disabled={field.disabled} type={type} autoComplete="off" />
    </Field>
  );
}

export function EmailField(field: FieldProps) {
  return <TextField {...field} max={254} type="email" rules={[{ type: 'email', message: t.invalidEmail }]} />;
}

export function LongTextField({ max = 2000, rows = 3, ...field }: FieldProps & { max?: number; rows?: number }) {
  return (
    <Field {...field}>
      <Input.TextArea maxLength={max} autoSize={{ minRows: rows, maxRows: 12 }} disabled={field.disabled} />
    </Field>
  );
}

/** Prose with headings, lists and links, stored as markdown. */
export function RichTextField({ rows, ...field }: FieldProps & { rows?: number }) {
  return (
    <Field {...field}>
      <RichTextInput rows={rows} disabled={field.disabled} aria-label={field.label} />
    </Field>
  );
}

export function NumberField({
  min,
  max,
  suffix,
  ...field
}: FieldProps & { min?: number; max?: number; suffix?: string }) {
  return (
    <Field {...field} refuses>
      <NumberInput min={min} max={max} suffix={suffix} disabled={field.disabled} />
    </Field>
  );
}

/** Shows a percentage and stores parts per million; up to four decimals are exact. */
export function RateField({ max = 1_000_000, ...field }: FieldProps & { max?: number }) {
  return (
    <Field {...field} refuses show={(value) => formatRate(value as number)}>
      <RateInput max={max} disabled={field.disabled} />
    </Field>
  );
}

/** An amount with its currency beside it. Without `currency` the amount is in the company's. */
export function MoneyField({ currency, ...given }: FieldProps & { currency?: string }) {
  const field = { ...given, ...useRuledField(given) };
  const form = Form.useFormInstance();
  const watched = Form.useWatch(currency ?? '', form) as string | undefined;
  const code = watched || regionCurrency();
  useFieldFacts(field.name, { label: field.label, show: (value) => <Money minor={value as number} currency={code} /> });
  useFieldFacts(currency ?? `${field.name}.currency`, { label: t.currencyOf(field.label), show: String });
  return (
    <Form.Item label={field.label} htmlFor={field.name} required={!!field.required} extra={field.help}>
      <Space.Compact block>
        {currency && (
          <Form.Item name={currency} noStyle initialValue={regionCurrency()}>
            <CurrencySelect aria-label={t.currencyOf(field.label)} disabled={field.disabled} />
          </Form.Item>
        )}
        <MoneyItem
          name={field.name}
          noStyle
          currency={code}
          disabled={field.disabled}
          rules={[...requiredRule(field), ...(field.rules ?? [])]}
        />
      </Space.Compact>
    </Form.Item>
  );
}

export function DateField({ min, max, ...field }: FieldProps & { min?: string; max?: string }) {
  return (
    <Field {...field} refuses show={(value) => <DateText value={value as string} />}>
      <DateInput min={min} max={max} disabled={field.disabled} />
    </Field>
  );
}

interface ReferenceFieldProps extends FieldProps {
  resource: string;
  labelField?: string;
  only?: readonly Filter[];
  multiple?: boolean;
}

export function ReferenceField({ resource, labelField, only, multiple, ...field }: ReferenceFieldProps) {
  const shared = { resource, labelField, only, disabled: field.disabled };
  return (
    <Field {...field} show={(value) => <ReferenceName resource={resource} ids={value} labelField={labelField} />}>
      {multiple ? <ReferenceSelect multiple {...shared} /> : <ReferenceSelect {...shared} />}
    </Field>
  );
}

/** @param placeholder what holds while nothing is chosen */
export function OptionField({
  options,
  multiple,
  placeholder,
  ...field
}: FieldProps & { options: readonly Option[]; multiple?: boolean; placeholder?: string }) {
  const rule = useFieldRule(field.name);
  const accepted = rule?.options;
  const offered = accepted ? options.filter(({ value }) => accepted.some((one) => one.value === value)) : options;
  const label = (value: unknown) => options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <Field {...field} show={(value) => (Array.isArray(value) ? value.map(label).join(', ') : label(value))}>
      <OptionSelect
        options={offered}
        multiple={multiple}
        placeholder={placeholder}
        allowClear={!field.required && !rule?.is_required}
        disabled={field.disabled}
      />
    </Field>
  );
}

/** Tags of an entity; a new one becomes a tag by being used. */
export function TagsField({ entity, ...field }: FieldProps & { entity: string }) {
  return (
    <Field {...field} show={(value) => (value as string[]).join(', ')}>
      <KnownTagsInput entity={entity} disabled={field.disabled} />
    </Field>
  );
}

function KnownTagsInput({ entity, ...input }: { entity: string; disabled?: boolean }) {
  const options = useTags(entity);
  return <TagsInput {...input} suggestions={options.map(({ value }) => value)} />;
}

export function SwitchField(field: FieldProps) {
  return (
    <Field {...field} valuePropName="checked" show={(value) => (value ? t.yes : t.no)}>
      <Switch disabled={field.disabled} />
    </Field>
  );
}

/** A color for records that users name themselves, such as stages, types and tiers. */
/** The address of an uploaded picture. `shape` is round for people, square for companies. */
export function PictureField({ shape = 'square', ...field }: FieldProps & { shape?: 'square' | 'round' }) {
  return (
    <Field {...field}>
      <PictureInput label={field.label} shape={shape} />
    </Field>
  );
}

export function ColorField(field: FieldProps) {
  return (
    <Field {...field}>
      <SwatchInput label={field.label} />
    </Field>
  );
}
