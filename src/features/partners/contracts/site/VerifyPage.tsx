import { useState } from 'react';
import { fingerprintText, judge, type Verification } from '#shared/verdict.ts';
import { siteLocale } from '#web/site/browse.ts';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SIGNATURE_LEVEL } from '../model.ts';
import type { DocumentCheck } from '../public.schema.ts';
import type { Evidence } from '../sealed/evidence.ts';
import { askContractServer } from './ask.ts';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

interface Result {
  sha256: string;
  /** The answer of this installation, by the hash of the file. */
  record: DocumentCheck;
  /** The answer of the file itself. */
  verification: Verification<Evidence>;
}

/** Verifies a sealed file in the browser: only its hash is sent. */
async function verify(file: File, fingerprints: readonly string[]): Promise<Result> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sha256: hashOf, verifySealedFile } = await import('../sealed/verify-sealed-file.ts');
  const sha256 = await hashOf(bytes);
  const record = await askContractServer<DocumentCheck>('verify', { sha256 });
  const found = await verifySealedFile(bytes);
  const isOurs = found.signer !== null && fingerprints.includes(found.signer.fingerprint);
  return { sha256, record, verification: judge(found, isOurs ? fingerprints : []) };
}

export function VerifyPage({ brand, fingerprints }: { brand: SiteBrand; fingerprints: readonly string[] }) {
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    setResult(null);
    try {
      setResult(await verify(file, fingerprints));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const [current, ...former] = fingerprints;
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
        <div role="status">{isBusy ? t.checking : result && <Answer {...result} company={brand.name} />}</div>
        {problem && (
          <p role="alert" className="site-problem">
            {problem}
          </p>
        )}
        {current && (
          <div>
            <h2>{t.certificate(brand.name)}</h2>
            <p>{t.certificateLead}</p>
            <p className={css.hash}>{fingerprintText(current)}</p>
            {former.length > 0 && <p className="site-help">{t.formerCertificates}</p>}
            {former.map((one) => (
              <p key={one} className={css.hash}>
                {fingerprintText(one)}
              </p>
            ))}
          </div>
        )}
        <p className="site-help">{SIGNATURE_LEVEL}</p>
        <p className="site-help">{t.offline}</p>
      </div>
    </SiteFrame>
  );
}

const longDay = (at: string) => new Date(at).toLocaleString(siteLocale(), { dateStyle: 'long', timeStyle: 'short' });

/** The record decides: a file that this installation sealed is known by every bit. */
function Answer({ sha256, record, verification, company }: Result & { company: string }) {
  const { verdict, problems, signer, details } = verification;
  if (record.is_genuine)
    return (
      <div className={css.page}>
        <p className={record.is_chain_intact ? css.genuine : 'site-problem'}>
          {record.is_chain_intact ? t.genuine : t.broken}
        </p>
        <About
          title={record.title!}
          parties={t.between(record.company_name!, record.partner_name!)}
          completed={record.completed_at}
          signers={record.signers}
        />
        <Hash label={t.fingerprint} text={sha256} />
      </div>
    );
  if (verdict === 'invalid')
    return (
      <div className={css.page}>
        <p className="site-problem">
          {t.invalid} {problems.join(' ')}
        </p>
      </div>
    );
  return (
    <div className={css.page}>
      <p className={verdict === 'valid' ? css.genuine : 'site-problem'}>
        {verdict === 'valid' ? t.unlisted(company) : t.unknownSigner(company)}
      </p>
      <Hash label={t.itsCertificate} text={fingerprintText(signer!.fingerprint)} />
      {verdict === 'valid' && details && (
        <About
          title={details.contract.title}
          parties={t.between(details.contract.company, details.contract.partner)}
          completed={null}
          signers={details.signers}
        />
      )}
    </div>
  );
}

function Hash({ label, text }: { label: string; text: string }) {
  return (
    <p className={css.hash}>
      {label}: {text}
    </p>
  );
}

interface AboutProps {
  title: string;
  parties: string;
  completed: string | null;
  signers: DocumentCheck['signers'];
}

function About({ title, parties, completed, signers }: AboutProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{parties}</p>
      {completed && <p>{t.completed(longDay(completed))}</p>}
      <ul className={css.signers}>
        {signers.map(({ name, role, signed_at }) => (
          <li key={role}>
            {name} ({role}), {signed_at && t.signedAt(longDay(signed_at))}
          </li>
        ))}
      </ul>
    </div>
  );
}
