import { Button } from 'antd';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import type { FormDefinition, FormField } from '../definition.schema.ts';
import { formFieldsOf, profileProperties } from '../definition.schema.ts';
import type { PurposeRow } from '../schema.ts';
import css from './Builder.module.css';
import { ConditionProperty } from './ConditionProperty.tsx';
import { NumberProperty, Row, SelectProperty, TextProperty, TickProperty } from './inputs.tsx';
import { OptionsProperty } from './OptionsProperty.tsx';
import { fieldTypeNames, texts } from './texts.ts';

const t = texts.fields;

interface FieldPropertiesProps {
  definition: FormDefinition;
  field: FormField;
  purpose: PurposeRow | undefined;
  onChange: (field: FormField, what: string) => void;
  onDuplicate: () => void;
}

/** The properties of one field. */
export function FieldProperties({ definition, field, purpose, onChange, onDuplicate }: FieldPropertiesProps) {
  const { type } = field;
  /** Properties without a value are left out of the definition. */
  const set = (part: Partial<Record<keyof FormField, unknown>>) => {
    const next = Object.fromEntries(Object.entries({ ...field, ...part }).filter(([, value]) => value !== undefined));
    onChange(next as unknown as FormField, `${field.key} ${Object.keys(part)}`);
  };
  const bindings = (purpose?.bindings ?? []).filter(({ types }) => types.includes(type));
  return (
    <>
      <div className={css.bar}>
        <h2>{fieldTypeNames[type]}</h2>
        <Button size="small" icon={<Copy size={14} />} onClick={onDuplicate}>
          {texts.duplicate}
        </Button>
      </div>
      <TextProperty
        label={type === 'CONSENT' ? t.consent : t.label}
        max={1000}
        {...(type === 'CONSENT' && { rows: 3 })}
        value={field.label}
        onChange={(label = '') => set({ label })}
      />
      {type !== 'HIDDEN' && (
        <>
          <TextProperty label={t.help} max={500} value={field.help} onChange={(help) => set({ help })} />
          <TickProperty label={t.required} value={field.required} onChange={(required) => set({ required })} />
        </>
      )}
      <KindProperties field={field} set={set} />
      {bindings.length > 0 && (
        <SelectProperty
          label={t.binding}
          help={t.bindingHelp}
          options={bindings.map(({ key, label }) => ({ value: key, label }))}
          value={field.binding}
          onChange={(binding) => set({ binding })}
        />
      )}
      {type !== 'HIDDEN' && (
        <ConditionProperty
          label={t.shownWhen}
          empty={t.always}
          definition={definition}
          without={field.key}
          value={field.shown_when}
          onChange={(shown_when) => set({ shown_when })}
        />
      )}
      {type !== 'HIDDEN' && !field.required && (
        <ConditionProperty
          label={t.requiredWhen}
          empty={t.never}
          definition={definition}
          without={field.key}
          value={field.required_when}
          onChange={(required_when) => set({ required_when })}
        />
      )}
      {!['FILE', 'ADDRESS', 'PRODUCT_LINES', 'CONSENT'].includes(type) && (
        <>
          <TextProperty
            label={type === 'HIDDEN' ? t.hiddenValue : t.value}
            max={500}
            value={field.value}
            onChange={(value) => set({ value })}
          />
          <TextProperty
            label={t.query}
            help={t.queryHelp}
            max={60}
            value={field.prefill_query}
            onChange={(prefill_query) =>
              set({ prefill_query: prefill_query?.replace(/[^A-Za-z0-9_-]/g, '') || undefined })
            }
          />
          <SelectProperty
            label={t.profile}
            help={t.profileHelp}
            options={Object.entries(profileProperties).map(([value, label]) => ({ value, label }))}
            value={field.prefill_profile}
            onChange={(prefill_profile) => set({ prefill_profile })}
          />
        </>
      )}
      {type !== 'HIDDEN' && (
        <TickProperty
          label={t.width}
          value={field.width === 'half'}
          onChange={(isHalf) => set({ width: isHalf ? 'half' : undefined })}
        />
      )}
      <KeyProperty definition={definition} field={field} onChange={(key) => set({ key })} />
    </>
  );
}

type SetField = (part: Partial<Record<keyof FormField, unknown>>) => void;

/** Properties of certain kinds of fields only. */
function KindProperties({ field, set }: { field: FormField; set: SetField }) {
  const { type } = field;
  const lengths = (min: string | null, max: string) => (
    <>
      {min && (
        <NumberProperty label={min} min={0} value={field.min_length} onChange={(min_length) => set({ min_length })} />
      )}
      <NumberProperty label={max} min={1} value={field.max_length} onChange={(max_length) => set({ max_length })} />
    </>
  );
  const placeholder = (
    <TextProperty label={t.placeholder} value={field.placeholder} onChange={(placeholder) => set({ placeholder })} />
  );
  switch (type) {
    case 'STRING':
    case 'LONG_TEXT':
      return (
        <>
          {placeholder}
          {lengths(t.minLength, t.maxLength)}
          {type === 'STRING' && (
            <>
              <TextProperty
                label={t.pattern}
                help={t.patternHelp}
                value={field.pattern}
                onChange={(pattern) => set({ pattern })}
              />
              {field.pattern && (
                <TextProperty
                  label={t.patternMessage}
                  value={field.pattern_message}
                  onChange={(pattern_message) => set({ pattern_message })}
                />
              )}
            </>
          )}
        </>
      );
    case 'DECIMAL':
      return (
        <>
          {placeholder}
          <NumberProperty
            label={t.min}
            decimals={4}
            value={field.min as number | undefined}
            onChange={(min) => set({ min })}
          />
          <NumberProperty
            label={t.max}
            decimals={4}
            value={field.max as number | undefined}
            onChange={(max) => set({ max })}
          />
        </>
      );
    case 'DATETIME':
      return (
        <>
          <TickProperty label={t.dateOnly} value={field.date_only} onChange={(date_only) => set({ date_only })} />
          {(['min', 'max'] as const).map((end) => (
            <Row key={end} label={end === 'min' ? t.earliest : t.latest}>
              {(id) => (
                <DateInput
                  id={id}
                  value={(field[end] as string | undefined) ?? null}
                  onChange={(day) => set({ [end]: day ?? undefined })}
                />
              )}
            </Row>
          ))}
        </>
      );
    case 'SELECT':
    case 'MULTI_SELECT':
    case 'REFERENCE':
    case 'PRODUCT_LINES':
      return (
        <>
          <OptionsProperty field={field} set={set} />
          {type === 'MULTI_SELECT' && lengths(t.fewest, t.most)}
          {type === 'PRODUCT_LINES' && (
            <>
              <Row label={t.currency}>
                {(id) => (
                  <CurrencySelect
                    id={id}
                    value={field.currency}
                    onChange={(currency) => set({ currency: currency ?? undefined })}
                  />
                )}
              </Row>
              {lengths(null, t.mostLines)}
            </>
          )}
        </>
      );
    case 'FILE':
      return lengths(null, t.mostFiles);
    case 'EMAIL':
    case 'PHONE_NUMBER':
      return placeholder;
    default:
      return null;
  }
}

/** A key that is taken or malformed is not saved, because everything else refers to the field by its key. */
function KeyProperty({
  definition,
  field,
  onChange,
}: {
  definition: FormDefinition;
  field: FormField;
  onChange: (key: string) => void;
}) {
  const [key, setKey] = useState(field.key);
  useEffect(() => setKey(field.key), [field.key]);
  const isTaken = key !== field.key && formFieldsOf(definition).some((one) => one.key === key);
  const isOdd = !/^[a-z][a-z0-9_]{0,59}$/.test(key);
  return (
    <TextProperty
      label={t.key}
      help={t.keyHelp}
      max={60}
      problem={isTaken ? t.keyTaken : isOdd ? t.keyShape : undefined}
      value={key}
      onChange={(next = '') => {
        setKey(next);
        const isFree = !formFieldsOf(definition).some((one) => one.key === next && one !== field);
        if (isFree && /^[a-z][a-z0-9_]{0,59}$/.test(next)) onChange(next);
      }}
    />
  );
}
