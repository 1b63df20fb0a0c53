import { type FormEvent, useState } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import { longDate } from '#web/site/browse.ts';
import { FollowFrame } from '#web/site/FollowFrame.tsx';
import { useFollowed } from '#web/site/useFollowed.ts';
import type { RegistrationView } from '../public.schema.ts';
import styles from './RegistrationStatus.module.css';

/** A submitter without an account follows the registration and answers questions. */
export function RegistrationStatus({ brand }: { brand: SiteBrand }) {
  const { shown, problem, isBusy, act } = useFollowed<RegistrationView>('public/referrals');
  return (
    <FollowFrame brand={brand} title={`Your registration at ${brand.name}`} problem={problem}>
      {shown && (
        <Registration
          brand={brand}
          shown={shown}
          isBusy={isBusy}
          onConfirm={() => act('confirm')}
          onAnswer={(answer) => act('answer', { answer })}
        />
      )}
    </FollowFrame>
  );
}

interface Shown {
  brand: SiteBrand;
  shown: RegistrationView;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  onAnswer: (answer: string) => Promise<void>;
}

function Registration({ brand, shown, isBusy, onConfirm, onAnswer }: Shown) {
  const [answer, setAnswer] = useState('');
  function send(event: FormEvent): void {
    event.preventDefault();
    if (answer.trim()) void onAnswer(answer.trim());
  }
  return (
    <>
      <p className="site-help">
        {shown.number === null ? shown.account_name : `Registration ${shown.number}: ${shown.account_name}`}
      </p>
      <h1>{headline(shown, brand.name)}</h1>
      <p className={styles.lead} role="status">
        {explanation(shown, brand.name)}
      </p>
      {shown.step === 'unconfirmed' && (
        <p>
          <button type="button" className="site-button site-button-primary" disabled={isBusy} onClick={onConfirm}>
            Confirm and register
          </button>
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
    </>
  );
}

function headline({ step }: RegistrationView, program: string): string {
  switch (step) {
    case 'unconfirmed':
      return 'Confirm your registration';
    case 'confirmed':
      return 'Your email address is confirmed';
    case 'refused':
      return 'This deal was not registered';
    case 'question':
      return `${program} has a question`;
    case 'approved':
      return 'Your registration is approved';
    case 'not_approved':
      return 'Your registration was not approved';
    case 'won':
      return 'The deal was won';
    case 'ended':
      return 'The protection has ended';
    default:
      return 'Your registration is in review';
  }
}

function explanation({ step, review_due_at, protected_until, outcome }: RegistrationView, program: string): string {
  switch (step) {
    case 'unconfirmed':
      return `${program} checks the registration once you confirm it.`;
    case 'confirmed':
      return `${program} checks the registration. You get the answer by email.`;
    case 'refused':
      return `${outcome ?? ''} Ask your partner what you can do.`.trim();
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
