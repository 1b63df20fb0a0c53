import { type FormEvent, useState } from 'react';
import type { SiteBrand } from '#shared/brand.ts';
import { longDate } from '#web/site/browse.ts';
import { FollowFrame } from '#web/site/FollowFrame.tsx';
import { useFollowed } from '#web/site/useFollowed.ts';
import type { RegistrationView } from '../public.schema.ts';
import styles from './RegistrationStatus.module.css';
import { texts } from './texts.ts';

/** A submitter without an account follows the registration and answers questions. */
export function RegistrationStatus({ brand }: { brand: SiteBrand }) {
  const { shown, problem, isBusy, act } = useFollowed<RegistrationView>('public/referrals');
  return (
    <FollowFrame brand={brand} title={texts.yourRegistrationAt(brand.name)} problem={problem}>
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
        {shown.number === null ? shown.account_name : texts.registration(shown.number, shown.account_name)}
      </p>
      <h1>{headline(shown, brand.name)}</h1>
      <p className={styles.lead} role="status">
        {explanation(shown, brand.name)}
      </p>
      {shown.step === 'unconfirmed' && (
        <p>
          <button type="button" className="site-button site-button-primary" disabled={isBusy} onClick={onConfirm}>
            {texts.confirmAndRegister}
          </button>
        </p>
      )}
      {shown.question && (
        <form className={styles.box} onSubmit={send}>
          <h2>{texts.question}</h2>
          <p className={styles.question}>{shown.question}</p>
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
      )}
      {shown.approvals && (
        <p className="site-help">{texts.ofApproved(shown.approvals.given, shown.approvals.needed)}</p>
      )}
      {shown.submitted_at && <p className="site-help">{texts.registeredOn(longDate(shown.submitted_at))}</p>}
    </>
  );
}

function headline({ step }: RegistrationView, program: string): string {
  switch (step) {
    case 'unconfirmed':
      return texts.confirmYourRegistration;
    case 'confirmed':
      return texts.yourEmailAddressConfirmed;
    case 'refused':
      return texts.thisDealWasNotRegistered;
    case 'question':
      return texts.hasAQuestion(program);
    case 'approved':
      return texts.yourRegistrationApproved;
    case 'not_approved':
      return texts.yourRegistrationWasNotApproved;
    case 'won':
      return texts.dealWasWon;
    case 'ended':
      return texts.protectionHasEnded;
    default:
      return texts.yourRegistrationInReview;
  }
}

function explanation({ step, review_due_at, protected_until, outcome }: RegistrationView, program: string): string {
  switch (step) {
    case 'unconfirmed':
      return texts.checksRegistrationOnceYouConfirmIt(program);
    case 'confirmed':
      return texts.checksRegistrationYouGetAnswerBy(program);
    case 'refused':
      return texts.askYourPartnerWhatYouCan(outcome ?? '').trim();
    case 'question':
      return texts.reviewContinuesWhenYouHaveAnswered;
    case 'approved':
      return protected_until ? texts.accountProtectedUntil(longDate(protected_until)) : '';
    case 'not_approved':
      return texts.yourPartnerCanReadReasonAt;
    case 'in_review':
      return review_due_at ? texts.decidesBy(program, longDate(review_due_at)) : '';
    default:
      return '';
  }
}
