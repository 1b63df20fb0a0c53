import { type FormEvent, useState } from 'react';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

interface DeclineStepProps {
  company: string;
  onDecline: (reason: string) => Promise<void>;
  onBack: () => void;
}

export function DeclineStep({ company, onDecline, onBack }: DeclineStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (!reason) return setProblem(t.reasonRequired);
    setBusy(true);
    try {
      await onDecline(reason);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <h1 tabIndex={-1}>{t.declineTitle}</h1>
      <p>{t.declineLead(company)}</p>
      <div className={css.field}>
        <label htmlFor="reason">{t.reason}</label>
        <textarea
          id="reason"
          name="reason"
          rows={4}
          maxLength={2000}
          className="site-input"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'reason-problem' : undefined}
        />
        {problem && (
          <p id="reason-problem" role="alert" className="site-problem">
            {problem}
          </p>
        )}
      </div>
      <div className={css.buttons}>
        <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
          {t.declineNow}
        </button>
        <button type="button" className="site-button" disabled={isBusy} onClick={onBack}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
