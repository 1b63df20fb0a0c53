import { useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SIGNATURE_LEVEL } from '../model.ts';
import type { DocumentCheck } from '../public.schema.ts';
import { ask } from './ask.ts';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

interface Result {
  sha256: string;
  check: DocumentCheck;
}

/** Compares the fingerprint of a file with those of all sealed documents. The file stays in the browser. */
export function VerifyPage({ brand }: { brand: SiteBrand }) {
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    setResult(null);
    try {
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
      setResult({ sha256, check: await ask<DocumentCheck>('verify', { sha256 }) });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        <h1>{t.verifyTitle}</h1>
        <p>{t.verifyLead}</p>
        <div className={css.field}>
          <label htmlFor="file">{t.choose}</label>
          <input
            id="file"
            type="file"
            accept="application/pdf"
            disabled={isBusy}
            onChange={(event) => void check(event.currentTarget.files?.[0])}
          />
        </div>
        <div role="status">{isBusy ? t.checking : result && <Verdict {...result} />}</div>
        {problem && (
          <p role="alert" className="site-problem">
            {problem}
          </p>
        )}
        <p className="site-help">{SIGNATURE_LEVEL}</p>
        <p className="site-help">{t.offline}</p>
      </div>
    </SiteFrame>
  );
}

const longDay = (at: string) => new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

function Verdict({ sha256, check }: Result) {
  if (!check.is_genuine) return <p className="site-problem">{t.unknown}</p>;
  return (
    <div className={css.page}>
      <p className={check.is_chain_intact ? css.genuine : 'site-problem'}>
        {check.is_chain_intact ? t.genuine : t.broken}
      </p>
      <div>
        <h2>{check.title}</h2>
        <p>{t.between(check.company_name!, check.partner_name!)}</p>
        <p>{t.completed(longDay(check.completed_at!))}</p>
        <ul className={css.signers}>
          {check.signers.map(({ name, role, signed_at }) => (
            <li key={role}>
              {name} ({role}), {signed_at && t.signedAt(longDay(signed_at))}
            </li>
          ))}
        </ul>
      </div>
      <p className={css.hash}>
        {t.fingerprint}: {sha256}
      </p>
    </div>
  );
}
