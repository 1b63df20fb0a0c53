import { type FormEvent, useState } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import { longDate } from '#web/site/browse.ts';
import { FollowFrame } from '#web/site/FollowFrame.tsx';
import { useFollowed } from '#web/site/useFollowed.ts';
import type { ApplicationView } from '../public.schema.ts';
import styles from './StatusPage.module.css';

interface Shown {
  brand: SiteBrand;
  shown: ApplicationView;
  isBusy: boolean;
  move: (name: string, body?: object) => Promise<void>;
}

/** The applicant follows the application without an account. */
export function StatusPage({ brand }: { brand: SiteBrand }) {
  const { shown, problem, isBusy, act } = useFollowed<ApplicationView>('public/applications');
  return (
    <FollowFrame brand={brand} title={`Your application to ${brand.name}`} problem={problem}>
      {shown && <Application brand={brand} shown={shown} isBusy={isBusy} move={act} />}
    </FollowFrame>
  );
}

function Application({ brand, shown, isBusy, move }: Shown) {
  const met = shown.rules.filter(({ is_met }) => is_met).length;
  return (
    <>
      <p className="site-help">Application of {shown.company_name}</p>
      <h1>{headline(shown, brand.name)}</h1>
      <p className={styles.lead} role="status">
        {explanation(shown, brand.name)}
      </p>
      {!shown.is_confirmed && isOpen(shown) && (
        <section className={styles.box}>
          <h2>Confirm your email address</h2>
          <p>This proves that {shown.email} is yours. Unconfirmed applications take longer to review.</p>
          <button
            type="button"
            className="site-button site-button-primary"
            disabled={isBusy}
            onClick={() => move('confirm')}
          >
            Confirm email address
          </button>
        </section>
      )}
      {shown.question && (
        <Answer question={shown.question} isBusy={isBusy} onSend={(answer) => move('answer', { answer })} />
      )}
      {shown.can_join && (
        <section className={styles.box}>
          <h2>Is your company already a partner?</h2>
          <p>
            A company with your email domain takes part in this program. Its administrators can give you access, so you
            need no application of your own.
          </p>
          <button type="button" className="site-button" disabled={isBusy} onClick={() => move('join')}>
            Ask to join it
          </button>
        </section>
      )}
      <section className={styles.box}>
        <h2>
          {met} of {shown.rules.length} criteria met
        </h2>
        <ul className={styles.rules}>
          {shown.rules.map(({ key, label, is_met }) => (
            <li key={key}>
              <span aria-hidden="true" className={is_met ? styles.met : styles.unmet}>
                {is_met ? '✓' : '–'}
              </span>
              {label}
              <span className={styles.state}>{is_met ? 'Met' : 'Not met'}</span>
            </li>
          ))}
        </ul>
      </section>
      {isOpen(shown) && (
        <p className={styles.end}>
          <button type="button" className="site-button" disabled={isBusy} onClick={() => move('withdraw')}>
            Withdraw application
          </button>
        </p>
      )}
    </>
  );
}

const isOpen = ({ status }: ApplicationView) => status === 'pending_review' || status === 'info_requested';

function headline({ status, door }: ApplicationView, program: string): string {
  switch (status) {
    case 'approved':
      return door === 'join' ? 'You have access' : `Welcome to ${program}'s partner program`;
    case 'rejected':
      return 'Your application was not approved';
    case 'withdrawn':
      return 'You withdrew your application';
    case 'info_requested':
      return `${program} has a question`;
    default:
      return 'Your application is in review';
  }
}

function explanation(view: ApplicationView, program: string): string {
  switch (view.status) {
    case 'approved':
      return `We sent an invitation to ${view.email}. Open its link to sign in.`;
    case 'rejected':
      return [view.reason_text, view.reapply_on && `You can apply again from ${longDate(view.reapply_on)}.`]
        .filter(Boolean)
        .join(' ');
    case 'withdrawn':
      return `Apply again whenever you like.`;
    case 'info_requested':
      return 'The review continues when you have answered.';
    default:
      if (view.door === 'join') return 'The administrators of your company decide.';
      return view.review_due_at ? `${program} decides by ${longDate(view.review_due_at)}.` : '';
  }
}

function Answer({ question, isBusy, onSend }: { question: string; isBusy: boolean; onSend: (answer: string) => void }) {
  const [answer, setAnswer] = useState('');
  function send(event: FormEvent): void {
    event.preventDefault();
    if (answer.trim()) onSend(answer.trim());
  }
  return (
    <form className={styles.box} onSubmit={send}>
      <h2>Question</h2>
      <p className={styles.question}>{question}</p>
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
  );
}
