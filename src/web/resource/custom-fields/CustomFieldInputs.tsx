import { Form, Input } from 'antd';
import { useId } from 'react';
import { CountrySelect } from '../../inputs/CountrySelect.tsx';
import { InstantInput } from '../../inputs/InstantInput.tsx';
import { readDecimal } from '../../inputs/numberText.ts';
import { TypedInput } from '../../inputs/TypedInput.tsx';
import { useSession } from '../../session/session.tsx';
import { EmailField, Field, LongTextField, OptionField, SwitchField, TextField } from '../form/fields.tsx';
import { useFieldFacts } from '../form/formFields.ts';
import { Pair, Section } from '../form/ResourceForm.tsx';
import { texts as t } from '../texts.ts';
import { type AddressValue, bySection, type CustomField, useCustomFields } from './customFields.ts';
import { customText } from './customText.ts';
import { ReferenceValueInput } from './ReferenceValueInput.tsx';

/**
 * The inputs of an entity's custom fields, or only of those that are required; their values are in `custom` of the row.
 */
export function CustomFieldInputs({ entity, isRequired }: { entity: string; isRequired?: boolean }) {
  const { mode } = useSession();
  const fields = useCustomFields(entity)
    .filter((field) => mode === 'company' || field.partner_access !== 'none')
    .filter((field) => !isRequired || field.is_required);
  return bySection(fields).map(([section, members]) => (
    <Section key={section ?? ''} title={section ?? t.moreFields}>
      {members.map((field) => (
        <CustomInput key={field.key} field={field} disabled={mode === 'partner' && field.partner_access === 'read'} />
      ))}
    </Section>
  ));
}

/** The input of one custom field, by its type. */
export function CustomInput({ field, disabled }: { field: CustomField; disabled: boolean }) {
  const common = {
    name: `custom.${field.key}`,
    label: field.label,
    help: field.help ?? undefined,
    required: field.is_required,
    disabled,
  };
  const show = (value: unknown) => customText(field, value);
  switch (field.field_type) {
    case 'STRING':
      return <LongTextField {...common} rows={1} max={5000} />;
    case 'EMAIL':
      return <EmailField {...common} />;
    case 'PHONE_NUMBER':
      return <TextField {...common} type="tel" max={30} />;
    case 'BOOL':
      return <SwitchField {...common} />;
    case 'SELECT':
      return <OptionField {...common} options={field.options} />;
    case 'MULTI_SELECT':
      return <OptionField {...common} options={field.options} multiple />;
    case 'DECIMAL':
      return (
        <Field {...common} refuses show={show}>
          <TypedInput<string> read={readDecimal} show={String} disabled={disabled} />
        </Field>
      );
    case 'DATETIME':
      return (
        <Field {...common} refuses show={show}>
          <InstantInput disabled={disabled} />
        </Field>
      );
    case 'ADDRESS':
      return <AddressInputs {...common} />;
    case 'REFERENCE':
      return (
        <Field {...common} show={show}>
          <ReferenceValueInput tables={field.options} disabled={disabled} />
        </Field>
      );
  }
}

const lines: (keyof AddressValue)[] = ['address_line_1', 'address_line_2'];
const places: (keyof AddressValue)[] = ['postal_code', 'city', 'state', 'country'];

function AddressInputs({
  name,
  label,
  help,
  required,
  disabled,
}: {
  name: string;
  label: string;
  help?: string;
  required: boolean;
  disabled: boolean;
}) {
  const heading = useId();
  useFieldFacts(name, { label, show: (value) => customText({ field_type: 'ADDRESS' } as CustomField, value) });
  const part = (key: keyof AddressValue) => (
    <Form.Item
      key={key}
      name={[...name.split('.'), key]}
      label={t.address[key]}
      rules={required && key === 'address_line_1' ? [{ required: true, message: t.required(label) }] : []}
    >
      {key === 'country' ? (
        <CountrySelect disabled={disabled} />
      ) : (
        <Input maxLength={300} disabled={disabled} autoComplete="off" />
      )}
    </Form.Item>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library restyles fieldset and legend
    <div role="group" aria-labelledby={heading}>
      <h3 id={heading}>{label}</h3>
      {help && <p className="meta">{help}</p>}
      {lines.map(part)}
      <Pair>{places.map(part)}</Pair>
    </div>
  );
}
