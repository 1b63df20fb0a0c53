import { useEffect, useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { ReviewInvited } from '../public.schema.ts';
import { askReviewServer, type Refused } from './ask.ts';
import { CodeStep } from './CodeStep.tsx';
import css from './Review.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { texts as t } from './texts.ts';

type Step = { at: 'opening' } | { at: 'refused'; message: string } | { at: 'form' | 'code' | 'done' };

/** The page behind a review's link. The secret is behind the #, which browsers do not send. */
export function ReviewPage({ brand }: { brand: SiteBrand }) {
  const [step, setStep] = useState<Step>({ at: 'opening' });
  const [token, setToken] = useState('');
  const [invited, setInvited] = useState<ReviewInvited | null>(null);

  useEffect(() => {
    const secret = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!secret) return setStep({ at: 'refused', message: t.missing });
    setToken(secret);
    askReviewServer<ReviewInvited>('reviews/open', { token: secret }).then(
      (opened) => {
        setInvited(opened);
        setStep({ at: opened.is_submitted ? 'code' : 'form' });
      },
      (error: Refused) => setStep({ at: 'refused', message: error.message }),
    );
  }, []);

  // Each step replaces the whole content, so the focus moves to its heading.
  useEffect(() => {
    if (step.at === 'code' || step.at === 'done') document.querySelector<HTMLElement>('h1')?.focus();
  }, [step.at]);

  const refuse = (error: Refused) => {
    if (error.status === 404 || error.status === 409) setStep({ at: 'refused', message: error.message });
  };
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        {step.at === 'opening' && (
          <>
            <h1>{t.title}</h1>
            <p role="status">{t.opening}</p>
            <noscript>{t.noScript}</noscript>
          </>
        )}
        {step.at === 'refused' && (
          <SiteNotice title={t.refusedTitle} brand={brand} role="alert">
            <p>{step.message}</p>
          </SiteNotice>
        )}
        {/* The form is hidden rather than removed, so that its values are kept for a correction. */}
        {invited && (step.at === 'form' || step.at === 'code') && (
          <div hidden={step.at !== 'form'}>
            <ReviewForm
              invited={invited}
              token={token}
              onSubmitted={() => setStep({ at: 'code' })}
              onRefused={refuse}
            />
          </div>
        )}
        {invited && step.at === 'code' && (
          <CodeStep
            email={invited.email}
            token={token}
            onConfirmed={() => setStep({ at: 'done' })}
            onEdit={() => setStep({ at: 'form' })}
            onRefused={refuse}
          />
        )}
        {invited && step.at === 'done' && (
          <>
            <h1 tabIndex={-1}>{t.doneTitle}</h1>
            <p role="status">{t.done(invited.company_name)}</p>
          </>
        )}
      </div>
    </SiteFrame>
  );
}
