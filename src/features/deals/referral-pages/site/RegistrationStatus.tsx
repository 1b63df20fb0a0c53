import { type FormEvent, useState } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import { longDate, post } from '#web/site/browse.ts';
import { SiteFrame } from '#web/site/SiteFrame.tsx';
import type { RegistrationView } from '../public.schema.ts';
import styles from './RegistrationStatus.module.css';

interface Props {
  token: string;
  brand: SiteBrand;
  registration: RegistrationView;
}

/** A submitter without an account follows the registration and answers questions. */
export function RegistrationStatus({ token, brand, registration }: Props) {
  const [shown, setShown] = useState(registration);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!answer.trim()) return;
    setBusy(true);
    const { value, problem } = await post<RegistrationView>(`public/referrals/${token}/answer`, {
      answer: answer.trim(),
    });
    setBusy(false);
    setProblem(problem ?? null);
    if (value) setShown(value);
  }
  return (
    <SiteFrame brand={brand}>
      <p className="site-help">
        Registration {shown.number}: {shown.account_name}
      </p>
      <h1>{headline(shown, brand.name)}</h1>
      <p className={styles.lead} role="status">
        {explanation(shown, brand.name)}
      </p>
      {problem && (
        <p className="site-problem" role="alert">
          {problem}
        </p>
      )}
      {shown.question && (
        <form className={styles.box} onSubmit={send}>
          <h2>Question</h2>
          <p className={styles.question}>{shown.question}</p>
          <label htmlFor="answer">Your answer</label>
          <textarea
            id="answer"
            className="site-input"
            rows={5}
            maxLength={4000}
            required
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
            Send answer
          </button>
        </form>
      )}
      {shown.approvals && (
        <p className="site-help">
          {shown.approvals.given} of {shown.approvals.needed} approved.
        </p>
      )}
      {shown.submitted_at && <p className="site-help">Registered on {longDate(shown.submitted_at)}.</p>}
    </SiteFrame>
  );
}

function headline({ step }: RegistrationView, program: string): string {
  switch (step) {
    case 'question':
      return `${program} has a question`;
    case 'approved':
      return 'Your registration is approved';
    case 'not_approved':
      return 'Your registration was not approved';
    case 'withdrawn':
      return 'The registration was withdrawn';
    case 'won':
      return 'The deal was won';
    case 'ended':
      return 'The protection has ended';
    default:
      return 'Your registration is in review';
  }
}

function explanation({ step, review_due_at, protected_until }: RegistrationView, program: string): string {
  switch (step) {
    case 'question':
      return 'The review continues when you have answered.';
    case 'approved':
      return protected_until ? `The account is protected until ${longDate(protected_until)}.` : '';
    case 'not_approved':
      return 'Your partner can read the reason at its deal desk.';
    case 'in_review':
      return review_due_at ? `${program} decides by ${longDate(review_due_at)}.` : '';
    default:
      return '';
  }
}
