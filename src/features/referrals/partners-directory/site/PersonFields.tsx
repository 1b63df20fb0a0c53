import type { ReactNode } from 'react';
import type { PublicDirectory } from '../public.schema.ts';
import css from './directory.module.css';
import type { Words } from './words.ts';

interface FieldProps {
  name: string;
  label: string;
  type?: string;
  required?: boolean;
  max?: number;
  autoComplete?: string;
  problems: Record<string, string[]>;
}

export function Input({ name, label, type = 'text', required = false, max = 200, autoComplete, problems }: FieldProps) {
  const problem = problems[name]?.join(' ');
  return (
    <label className={css.field}>
      <span>
        {label}
        {required && ' *'}
      </span>
      <input
        name={name}
        type={type}
        className="site-input"
        required={required}
        maxLength={max}
        autoComplete={autoComplete}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-problem` : undefined}
      />
      {problem && (
        <span id={`${name}-problem`} className="site-problem">
          {problem}
        </span>
      )}
    </label>
  );
}

/** The visitor's details, the request, and the consent. The hidden field is a trap for bots. */
export function PersonFields({
  settings,
  partner,
  problems,
  t,
  children,
}: {
  settings: PublicDirectory;
  partner: string;
  problems: Record<string, string[]>;
  t: Words;
  children?: ReactNode;
}) {
  return (
    <>
      <div className={css.pair}>
        <Input name="name" label={t.name} required max={120} autoComplete="name" problems={problems} />
        <Input name="email" label={t.email} type="email" required max={254} autoComplete="email" problems={problems} />
      </div>
      <div className={css.pair}>
        <Input name="company" label={t.company} autoComplete="organization" problems={problems} />
        <Input name="phone" label={t.phone} type="tel" max={60} autoComplete="tel" problems={problems} />
      </div>
      <div className={css.trap} aria-hidden="true">
        <input name="website_address" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <label className={css.option}>
        <input type="checkbox" name="consent" required />
        <span>{t.consent(settings.company.name, partner)}</span>
      </label>
    </>
  );
}

/** The answers of a form as the server takes them: without empty ones. */
export function answersOf(form: HTMLFormElement): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const [key, value] of new FormData(form)) {
    if (key === 'consent') answers.consent = true;
    else if (typeof value === 'string' && value.trim() !== '') answers[key] = value.trim();
  }
  return answers;
}
