import { useState } from 'react';
import { Note } from './Field.tsx';
import css from './Public.module.css';
import { texts as t } from './texts.ts';

interface PasswordFieldProps {
  name?: string;
  label: string;
  problem?: string;
  help?: string;
  autoComplete: 'current-password' | 'new-password';
  /** A name for the revealed value, in one word. */
  what?: string;
  /** A link beside the label, for users who forgot their password. */
  aside?: { label: string; to: string };
  autoFocus?: boolean;
}

/** A password that can be revealed while typing. */
export function PasswordField({ name = 'password', label, problem, help, aside, ...more }: PasswordFieldProps) {
  const { autoComplete, what = 'password', autoFocus } = more;
  const [revealed, setRevealed] = useState(false);
  return (
    <div className={css.field}>
      <div className={css.labels}>
        <label htmlFor={name}>{label}</label>
        {aside && <a href={aside.to}>{aside.label}</a>}
      </div>
      <div className={css.reveal}>
        <input
          id={name}
          name={name}
          type={revealed ? 'text' : 'password'}
          autoComplete={autoComplete}
          // biome-ignore lint/a11y/noAutofocus: only where typing it is all the page is for
          autoFocus={autoFocus}
          aria-invalid={!!problem}
          aria-describedby={problem || help ? `${name}-note` : undefined}
        />
        <button
          type="button"
          aria-pressed={revealed}
          aria-label={revealed ? t.hide(what) : t.show(what)}
          onClick={() => setRevealed(!revealed)}
        >
          <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Z" />
            <circle cx="12" cy="12" r="3" />
            {revealed && <path d="m4 20 16-16" />}
          </svg>
        </button>
      </div>
      <Note name={name} problem={problem} help={help} />
    </div>
  );
}
