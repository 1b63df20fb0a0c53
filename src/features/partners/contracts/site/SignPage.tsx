import { useEffect, useState } from 'react';
import { siteLocale } from '#web/site/browse.ts';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { SignDone, SigningOpened } from '../public.schema.ts';
import { askContractServer, type Refused } from './ask.ts';
import { CodeStep } from './CodeStep.tsx';
import { DeclineStep } from './DeclineStep.tsx';
import { DocumentPages } from './DocumentPages.tsx';
import { DocumentText } from './DocumentText.tsx';
import { DoneStep } from './DoneStep.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import css from './Sign.module.css';
import { type Filled, SignForm } from './SignForm.tsx';
import { texts as t } from './texts.ts';

type Step =
  | { at: 'opening' | 'form' | 'code' | 'decline' | 'declined' | 'closed' }
  | { at: 'refused'; message: string }
  | { at: 'done'; isComplete: boolean; waitsFor: SignDone['waits_for'] };

/** True in a tab in which a user is impersonating another. */
const isImpersonating = () => sessionStorage.getItem('tandem.token.own') !== null;

/** The page behind a signer's link. The secret is behind the #, which browsers do not send. */
export function SignPage({ brand }: { brand: SiteBrand }) {
  const [step, setStep] = useState<Step>({ at: 'opening' });
  const [token, setToken] = useState('');
  const [opened, setOpened] = useState<SigningOpened | null>(null);
  const [filled, setFilled] = useState<Filled | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});

  useEffect(() => {
    const secret = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!secret) return setStep({ at: 'refused', message: t.missing });
    if (isImpersonating()) return setStep({ at: 'refused', message: t.impersonating });
    setToken(secret);
    askContractServer<SigningOpened>('open', { token: secret }).then(
      (answer) => {
        setOpened(answer);
        setStep({ at: answer.state === 'open' ? 'form' : 'closed' });
      },
      (error: Refused) => setStep({ at: 'refused', message: error.message }),
    );
  }, []);

  // Each step replaces the whole content, so the focus moves to its heading.
  useEffect(() => {
    if (!['code', 'decline', 'declined', 'done'].includes(step.at)) return;
    document.querySelector<HTMLElement>('h1')?.focus();
    window.scrollTo({ top: 0 });
  }, [step.at]);

  const sendCode = () => askContractServer('send_code', { token }).then(() => undefined);
  const sign = async (given: Filled) => {
    setFilled(given);
    setRefused({});
    await sendCode();
    setStep({ at: 'code' });
  };
  const confirm = async (code: string) => {
    try {
      const done = await askContractServer<SignDone>('sign', {
        token,
        code,
        consent_text: opened!.consent_text,
        ...filled!,
      });
      setStep({ at: 'done', isComplete: done.is_complete, waitsFor: done.waits_for });
    } catch (error) {
      const { errors = {}, status, message } = error as Refused;
      if (status === 404 || status === 409) return setStep({ at: 'refused', message });
      if (status !== 422 || errors.code) throw error;
      // Something else is missing: it is marked in the form.
      setRefused(Object.fromEntries(Object.entries(errors).map(([name, [said]]) => [name, said ?? ''])));
      setStep({ at: 'form' });
    }
  };
  const decline = async (reason: string) => {
    await askContractServer('decline', { token, reason });
    setStep({ at: 'declined' });
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
        {opened && step.at === 'closed' && <Closed opened={opened} token={token} />}
        {/* The form is hidden rather than removed, so that its values are kept. */}
        {opened?.state === 'open' && ['form', 'code', 'decline'].includes(step.at) && (
          <div hidden={step.at !== 'form'}>
            <div className={css.page}>
              <Heading opened={opened} token={token} />
              {opened.source === 'text' ? (
                <DocumentText body={opened.body ?? ''} />
              ) : (
                <DocumentPages token={token} fields={opened.fields} />
              )}
              <SignForm
                opened={opened}
                token={token}
                refused={refused}
                onSign={sign}
                onDecline={() => setStep({ at: 'decline' })}
              />
            </div>
          </div>
        )}
        {opened && step.at === 'code' && (
          <CodeStep email={opened.email} onCode={confirm} onAgain={sendCode} onBack={() => setStep({ at: 'form' })} />
        )}
        {opened && step.at === 'decline' && (
          <DeclineStep company={opened.company_name} onDecline={decline} onBack={() => setStep({ at: 'form' })} />
        )}
        {opened && step.at === 'declined' && (
          <>
            <h1 tabIndex={-1}>{t.declinedTitle}</h1>
            <p role="status">{t.declined(opened.company_name)}</p>
          </>
        )}
        {opened && step.at === 'done' && (
          <DoneStep token={token} title={opened.title} isComplete={step.isComplete} waitsFor={step.waitsFor} />
        )}
      </div>
    </SiteFrame>
  );
}

function Heading({ opened, token }: { opened: SigningOpened; token: string }) {
  const day = new Date(opened.expires_at).toLocaleDateString(siteLocale(), { dateStyle: 'long' });
  return (
    <div className={css.head}>
      <h1>{opened.title}</h1>
      <p>{t.lead(opened.company_name, opened.partner_name)}</p>
      <p className="site-help">
        {t.youSign(opened.name, opened.role)} {t.until(day)}
      </p>
      <DownloadButton token={token} title={opened.title} label={t.download} />
    </div>
  );
}

/** Signed already, not this signer's turn, or over. */
function Closed({ opened, token }: { opened: SigningOpened; token: string }) {
  return (
    <>
      <h1>{opened.title}</h1>
      <p>{t.lead(opened.company_name, opened.partner_name)}</p>
      <p role="status">{opened.message}</p>
      <h2>{t.signers}</h2>
      <ul className={css.signers}>
        {opened.signers.map(({ name, role, signed_at }) => (
          <li key={role}>
            {name} ({role}),{' '}
            {signed_at
              ? t.signedAt(new Date(signed_at).toLocaleDateString(siteLocale(), { dateStyle: 'long' }))
              : t.notSigned}
          </li>
        ))}
      </ul>
      {opened.has_sealed_file && <DownloadButton token={token} title={opened.title} label={t.downloadSigned} isMain />}
    </>
  );
}
