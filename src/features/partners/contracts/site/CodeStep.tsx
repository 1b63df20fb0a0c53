import { type FormEvent, useState } from 'react';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

interface CodeStepProps {
  email: string;
  /** @throws the server's error about the code */
  onCode: (code: string) => Promise<void>;
  onAgain: () => Promise<void>;
  onBack: () => void;
}

/** The code from the signer's mailbox completes the signature. */
export function CodeStep({ email, onCode, onAgain, onBack }: CodeStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setSaid(null);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return setProblem(t.codeRequired);
    return attempt(() => onCode(code));
  };
  return (
    <form noValidate onSubmit={confirm} className={css.form}>
      <h1 tabIndex={-1}>{t.codeTitle}</h1>
      <p>{t.codeLead(email)}</p>
      <div className={css.field}>
        <label htmlFor="code">{t.code}</label>
        <input
          id="code"
          name="code"
          className="site-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'code-problem' : undefined}
        />
        {problem && (
          <p id="code-problem" role="alert" className="site-problem">
            {problem}
          </p>
        )}
      </div>
      <p role="status">{said}</p>
      <div className={css.buttons}>
        <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
          {t.confirm}
        </button>
        <button
          type="button"
          className="site-button"
          disabled={isBusy}
          onClick={() =>
            void attempt(async () => {
              await onAgain();
              setSaid(t.sentAgain);
            })
          }
        >
          {t.again}
        </button>
        <button type="button" className="site-button" disabled={isBusy} onClick={onBack}>
          {t.back}
        </button>
      </div>
    </form>
  );
}
