import css from './Review.module.css';

interface FieldProps {
  name: string;
  label: string;
  help?: string;
  problem?: string | undefined;
  value?: string;
  max: number;
  /** More than one line. */
  rows?: number;
  complete?: string;
  digits?: boolean;
}

/** A labeled text input with its help and its problem. */
export function ReviewField({ name, label, help, problem, value, max, rows, complete, digits }: FieldProps) {
  const described = [help && `${name}-help`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  const common = {
    id: name,
    name,
    className: 'site-input',
    defaultValue: value,
    maxLength: max,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described,
  };
  return (
    <div className={css.field}>
      <label htmlFor={name}>{label}</label>
      {rows ? (
        <textarea {...common} rows={rows} />
      ) : (
        <input {...common} autoComplete={complete} inputMode={digits ? 'numeric' : undefined} />
      )}
      {help && (
        <p id={`${name}-help`} className="site-help">
          {help}
        </p>
      )}
      {problem && (
        <p id={`${name}-problem`} className="site-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
