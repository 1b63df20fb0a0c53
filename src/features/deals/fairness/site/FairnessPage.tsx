import { useEffect, useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { OpinionKept } from '../schema.ts';
import { texts as t } from './texts.ts';

type Step = { at: 'asking' | 'sending' } | { at: 'kept'; kept: OpinionKept } | { at: 'refused'; message: string };

async function send(token: string, is_fair: boolean): Promise<Step> {
  const answer = await fetch('/api/public/fairness', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, is_fair }),
  }).catch(() => undefined);
  if (!answer) return { at: 'refused', message: t.failed };
  const body = await answer.json().catch(() => ({}));
  return answer.ok ? { at: 'kept', kept: body } : { at: 'refused', message: body.message ?? t.failed };
}

/**
 * The page that an email links to. Opening it sends nothing, because programs that check links open them, too; the answer of
 * the link is only proposed.
 */
export function FairnessPage({ brand }: { brand: SiteBrand }) {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const [token, setToken] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);

  const answer = (secret: string, isFair: boolean) => {
    setStep({ at: 'sending' });
    void send(secret, isFair).then(setStep);
  };
  useEffect(() => {
    const given = new URLSearchParams(window.location.hash.slice(1));
    const secret = given.get('token');
    if (!secret) return setStep({ at: 'refused', message: t.missing });
    setToken(secret);
    const said = given.get('answer');
    if (said === 'yes' || said === 'no') setChosen(said === 'yes');
  }, []);

  return (
    <SiteFrame brand={brand}>
      {step.at === 'kept' ? (
        <>
          <h1>{t.thanks}</h1>
          <p role="status">{(step.kept.is_new ? t.kept : t.already)(step.kept.is_fair)}</p>
        </>
      ) : step.at === 'refused' ? (
        <SiteNotice title={t.refused} brand={brand} role="alert">
          <p>{step.message}</p>
        </SiteNotice>
      ) : (
        <>
          <h1>{t.title}</h1>
          <p role="status">{step.at === 'sending' ? t.sending : chosen === null ? t.text : t.chosen(chosen)}</p>
          <noscript>{t.noScript}</noscript>
          <p>
            {[true, false].map((isFair) => (
              <button
                key={String(isFair)}
                type="button"
                className="site-button"
                style={{ marginInlineEnd: 8 }}
                disabled={!token || step.at === 'sending'}
                ref={(button) => {
                  if (token && chosen === isFair) button?.focus();
                }}
                onClick={() => token && answer(token, isFair)}
              >
                {isFair ? t.yes : t.no}
              </button>
            ))}
          </p>
        </>
      )}
    </SiteFrame>
  );
}
