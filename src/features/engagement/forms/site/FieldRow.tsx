import type { FormField } from '../definition.schema.ts';
import { AddressInput } from './AddressInput.tsx';
import { CheckList, CountrySelect, CurrencySelect, Select, YesNo } from './choices.tsx';
import { FileInput } from './FileInput.tsx';
import styles from './FormFill.module.css';
import { type InputProps, inputProps } from './inputProps.ts';
import { LinesInput } from './LinesInput.tsx';
import { MomentInput } from './MomentInput.tsx';
import type { FormHandle } from './useForm.ts';

/** Inputs with several parts are a group with a legend; the others have a label. */
const groups: readonly FormField['type'][] = ['MULTI_SELECT', 'BOOL', 'ADDRESS', 'PRODUCT_LINES', 'FILE'];

/** One field: its label, its input, and its help or error. */
export function FieldRow({
  form,
  field,
  id,
  isWide,
}: {
  form: FormHandle;
  field: FormField;
  id: string;
  isWide: boolean;
}) {
  const problem = form.errors[field.key]?.[0];
  const isRequired = form.shown.isRequired(field);
  const hint = form.hints[field.key];
  const describedBy =
    [field.help && `${id}-help`, problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined;
  const props: InputProps = { form, field, id, describedBy, isInvalid: problem !== undefined, isRequired };
  const mark = isRequired && (
    <span className={styles.mark} title={form.texts.required} aria-hidden="true">
      *
    </span>
  );
  const below = (
    <>
      {field.help && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={hint.isGood ? styles.good : styles.hint} role="status">
          {hint.text}
        </p>
      )}
    </>
  );
  const className = `${styles.field} ${isWide ? styles.wide : ''}`;
  if (field.type === 'CONSENT') {
    return (
      <div className={className} data-field={field.key}>
        <label className={styles.consent}>
          <input
            type="checkbox"
            id={id}
            checked={form.answers[field.key] === true}
            onChange={(event) => form.setAnswer(field.key, event.target.checked)}
            aria-invalid={props.isInvalid}
            aria-required={isRequired}
            {...(describedBy && { 'aria-describedby': describedBy })}
          />
          <span>
            {field.label} {mark}
          </span>
        </label>
        {below}
      </div>
    );
  }
  if (groups.includes(field.type)) {
    return (
      <fieldset
        className={className}
        data-field={field.key}
        data-invalid={props.isInvalid}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <legend className={styles.label}>
          {field.label} {mark}
        </legend>
        <Input {...props} />
        {below}
      </fieldset>
    );
  }
  return (
    <div className={className} data-field={field.key}>
      <label htmlFor={id} className={styles.label}>
        {field.label} {mark}
      </label>
      <Input {...props} />
      {below}
    </div>
  );
}

function Input(props: InputProps) {
  switch (props.field.type) {
    case 'LONG_TEXT':
      return <LongText {...props} />;
    case 'SELECT':
    case 'REFERENCE':
      return <Select {...props} options={props.field.options ?? []} />;
    case 'MULTI_SELECT':
      return <CheckList {...props} />;
    case 'BOOL':
      return <YesNo {...props} />;
    case 'COUNTRY':
      return <CountrySelect {...props} />;
    case 'CURRENCY':
      return <CurrencySelect {...props} />;
    case 'ADDRESS':
      return <AddressInput {...props} />;
    case 'PRODUCT_LINES':
      return <LinesInput {...props} />;
    case 'FILE':
      return <FileInput {...props} />;
    case 'DECIMAL':
      return <NumberInput {...props} />;
    case 'DATETIME':
      return <MomentInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
}

const kinds = {
  EMAIL: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  PHONE_NUMBER: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

function TextInput(props: InputProps) {
  const { form, field } = props;
  const answer = form.answers[field.key];
  const kind = field.type === 'EMAIL' || field.type === 'PHONE_NUMBER' ? kinds[field.type] : { type: 'text' };
  return (
    <input
      {...inputProps(props)}
      {...kind}
      className={styles.input}
      placeholder={field.placeholder}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => form.setAnswer(field.key, event.target.value)}
      onBlur={() => void form.leave(field.key)}
    />
  );
}

function LongText(props: InputProps) {
  const { form, field } = props;
  const answer = form.answers[field.key];
  return (
    <textarea
      {...inputProps(props)}
      rows={5}
      className={styles.input}
      placeholder={field.placeholder}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => form.setAnswer(field.key, event.target.value)}
    />
  );
}

function NumberInput(props: InputProps) {
  const { form, field } = props;
  const answer = form.answers[field.key];
  return (
    <input
      {...inputProps(props)}
      type="number"
      step="any"
      inputMode="decimal"
      className={styles.input}
      placeholder={field.placeholder}
      value={typeof answer === 'number' ? answer : ''}
      onChange={(event) => {
        const { valueAsNumber } = event.target;
        form.setAnswer(field.key, Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);
      }}
    />
  );
}
