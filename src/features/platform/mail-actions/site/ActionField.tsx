import type { ActionField as Field } from '../schema.ts';
import css from './Action.module.css';
import { texts as t } from './texts.ts';

/** One labeled input of the confirmation page. */
export function ActionField({ field, problem }: { field: Field; problem: string | undefined }) {
  const { name, label, help, is_required } = field;
  return (
    <div className={css.field}>
      <label htmlFor={name}>
        {label} {!is_required && <span className="site-help">({t.optional})</span>}
      </label>
      <Input field={field} problem={problem} />
      {help && (
        <p id={`${name}-help`} className="site-help">
          {help}
        </p>
      )}
      {problem && (
        <p id={`${name}-problem`} className="site-problem">
          {label} {problem}.
        </p>
      )}
    </div>
  );
}

function Input({ field, problem }: { field: Field; problem: string | undefined }) {
  const { name, kind, value, options, help } = field;
  const common = {
    id: name,
    name,
    className: 'site-input',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [help && `${name}-help`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined,
  };
  if (kind === 'long_text') return <textarea {...common} rows={4} maxLength={4_000} defaultValue={value ?? ''} />;
  if (kind === 'choice') {
    return (
      <select {...common} defaultValue={value ?? ''}>
        <option value="">{t.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'file') return <input {...common} type="file" />;
  return <input {...common} type={kind} maxLength={kind === 'text' ? 500 : undefined} defaultValue={value ?? ''} />;
}
