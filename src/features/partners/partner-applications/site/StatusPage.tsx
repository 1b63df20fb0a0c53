import { type FormEvent, useState } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import { longDate } from '#web/site/browse.ts';
import { FollowFrame } from '#web/site/FollowFrame.tsx';
import { useFollowed } from '#web/site/useFollowed.ts';
import type { ApplicationView } from '../public.schema.ts';
import styles from './StatusPage.module.css';
import { texts } from './texts.ts';

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
    <FollowFrame brand={brand} title={texts.yourApplicationTo(brand.name)} problem={problem}>
      {shown && <Application brand={brand} shown={shown} isBusy={isBusy} move={act} />}
    </FollowFrame>
  );
}

function Application({ brand, shown, isBusy, move }: Shown) {
  const met = shown.rules.filter(({ is_met }) => is_met).length;
  return (
    <>
      <p className="site-help">{texts.applicationOf(shown.company_name)}</p>
      <h1>{headline(shown, brand.name)}</h1>
      <p className={styles.lead} role="status">
        {explanation(shown, brand.name)}
      </p>
      {!shown.is_confirmed && isOpen(shown) && (
        <section className={styles.box}>
          <h2>{texts.confirmYourEmailAddress}</h2>
          <p>{texts.thisProvesThatYoursUnconfirmedApplications(shown.email)}</p>
          <button
            type="button"
            className="site-button site-button-primary"
            disabled={isBusy}
            onClick={() => move('confirm')}
          >
            {texts.confirmEmailAddress}
          </button>
        </section>
      )}
      {shown.question && (
        <Answer question={shown.question} isBusy={isBusy} onSend={(answer) => move('answer', { answer })} />
      )}
      {shown.can_join && (
        <section className={styles.box}>
          <h2>{texts.yourCompanyAlreadyPartner}</h2>
          <p>{texts.companyWithYourEmailDomainTakes}</p>
          <button type="button" className="site-button" disabled={isBusy} onClick={() => move('join')}>
            {texts.askToJoinIt}
          </button>
        </section>
      )}
      <section className={styles.box}>
        <h2>{texts.ofCriteriaMet(met, shown.rules.length)}</h2>
        <ul className={styles.rules}>
          {shown.rules.map(({ key, label, is_met }) => (
            <li key={key}>
              <span aria-hidden="true" className={is_met ? styles.met : styles.unmet}>
                {is_met ? '✓' : '–'}
              </span>
              {label}
              <span className={styles.state}>{is_met ? texts.met : texts.notMet}</span>
            </li>
          ))}
        </ul>
      </section>
      {isOpen(shown) && (
        <p className={styles.end}>
          <button type="button" className="site-button" disabled={isBusy} onClick={() => move('withdraw')}>
            {texts.withdrawApplication}
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
      return door === 'join' ? texts.youHaveAccess : texts.welcomeToSPartnerProgram(program);
    case 'rejected':
      return texts.yourApplicationWasNotApproved;
    case 'withdrawn':
      return texts.youWithdrewYourApplication;
    case 'info_requested':
      return texts.hasAQuestion(program);
    default:
      return texts.yourApplicationInReview;
  }
}

function explanation(view: ApplicationView, program: string): string {
  switch (view.status) {
    case 'approved':
      return texts.weSentInvitationToOpenIts(view.email);
    case 'rejected':
      return [view.reason_text, view.reapply_on && texts.youCanApplyAgainFrom(longDate(view.reapply_on))]
        .filter(Boolean)
        .join(' ');
    case 'withdrawn':
      return texts.applyAgainWheneverYouLike;
    case 'info_requested':
      return texts.reviewContinuesWhenYouHaveAnswered;
    default:
      if (view.door === 'join') return texts.administratorsYourCompanyDecide;
      return view.review_due_at ? texts.decidesBy(program, longDate(view.review_due_at)) : '';
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
      <h2>{texts.question}</h2>
      <p className={styles.question}>{question}</p>
      <label htmlFor="answer">{texts.yourAnswer}</label>
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
        {texts.sendAnswer}
      </button>
    </form>
  );
}
