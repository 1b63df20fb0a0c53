import { useState } from 'react';
import css from './LoginPage.module.css';
import { texts as t } from './texts.ts';

interface PasswordFieldProps {
  label: string;
  problem: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
}

/** A password one may look at while typing. */
export function PasswordField({ label, problem, autoComplete, help }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <div className={css.field}>
      <label htmlFor="password">{label}</label>
      <div className={css.reveal}>
        <input
          id="password"
          name="password"
          type={revealed ? 'text' : 'password'}
          autoComplete={autoComplete}
          aria-invalid={!!problem}
          aria-describedby={problem ? 'password-problem' : help && 'password-help'}
        />
        <button
          type="button"
          aria-pressed={revealed}
          aria-label={revealed ? t.hide : t.show}
          onClick={() => setRevealed(!revealed)}
        >
          <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Z" />
            <circle cx="12" cy="12" r="3" />
            {revealed && <path d="m4 20 16-16" />}
          </svg>
        </button>
      </div>
      {problem ? (
        <p id="password-problem" className={css.problem}>
          {problem}
        </p>
      ) : (
        help && (
          <p id="password-help" className={css.help}>
            {help}
          </p>
        )
      )}
    </div>
  );
}
