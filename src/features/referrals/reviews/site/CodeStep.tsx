import { type FormEvent, useState } from 'react';
import { askReviewServer, type Refused } from './ask.ts';
import { ReviewField } from './Field.tsx';
import css from './Review.module.css';
import { texts as t } from './texts.ts';

interface CodeStepProps {
  email: string;
  token: string;
  onConfirmed: () => void;
  onEdit: () => void;
  onRefused: (error: Refused) => void;
}

/** The code from the author's mailbox proves that the review is theirs. */
export function CodeStep({ email, token, onConfirmed, onEdit, onRefused }: CodeStepProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setSaid(null);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem((error as Refused).message);
      onRefused(error as Refused);
    } finally {
      setBusy(false);
    }
  };
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return setProblem(t.required.code);
    return attempt(async () => {
      await askReviewServer('reviews/verify', { token, code });
      onConfirmed();
    });
  };
  const again = () =>
    attempt(async () => {
      await askReviewServer('reviews/send_code', { token });
      setSaid(t.sentAgain);
    });

  return (
    <form noValidate onSubmit={confirm} className={css.form}>
      <h1 tabIndex={-1}>{t.codeTitle}</h1>
      <p>{t.codeLead(email)}</p>
      <ReviewField name="code" label={t.code} problem={problem} max={12} complete="one-time-code" digits />
      <p role="status">{said}</p>
      <div className={css.buttons}>
        <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
          {t.confirm}
        </button>
        <button type="button" className="site-button" disabled={isBusy} onClick={again}>
          {t.again}
        </button>
        <button type="button" className="site-button" disabled={isBusy} onClick={onEdit}>
          {t.edit}
        </button>
      </div>
    </form>
  );
}
