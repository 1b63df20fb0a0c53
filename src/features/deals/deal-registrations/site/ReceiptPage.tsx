import { useState } from 'react';
import { fingerprintText } from '#shared/verdict.ts';
import { siteLocale } from '#web/site/browse.ts';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import type { PublicReceiptCheck, ReceiptKey } from '../public.schema.ts';
import { receiptFacts } from '../receipt-facts.ts';
import type { Receipt } from '../schema.ts';
import css from './Receipt.module.css';
import { texts as t } from './texts.ts';

const MOST_CHARACTERS = 32_768;

interface ReceiptPageProps {
  brand: SiteBrand;
  company_id: string;
  receipt_key: ReceiptKey;
}

/** Checks a receipt against the key of the company. Outsiders need no sign-in. */
export function ReceiptPage({ brand, company_id, receipt_key }: ReceiptPageProps) {
  const [check, setCheck] = useState<PublicReceiptCheck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    setCheck(null);
    try {
      if (file.size > MOST_CHARACTERS) throw new Error(t.tooLarge);
      setCheck(await verify(company_id, await textOf(file)));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        <h1>{t.title}</h1>
        <p>{t.lead(brand.name)}</p>
        <noscript>{t.noScript}</noscript>
        <div className={css.field}>
          <label htmlFor="file">{t.choose}</label>
          <input
            id="file"
            type="file"
            accept="application/json,.json"
            disabled={isBusy}
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </div>
        <div role="status">{isBusy ? t.checking : check && <Answer check={check} company={brand.name} />}</div>
        {problem && (
          <p role="alert" className="site-problem">
            {problem}
          </p>
        )}
        <details className={css.page}>
          <summary>{t.details}</summary>
          <h2>{t.keyTitle}</h2>
          <p>{t.keyLead(brand.name)}</p>
          <p className={css.code}>{fingerprintText(receipt_key.fingerprint)}</p>
          <p>
            <a href={`data:application/x-pem-file,${encodeURIComponent(receipt_key.pem)}`} download="receipt-key.pem">
              {t.download}
            </a>
          </p>
          <p className="site-help">{t.offline}</p>
          <p className={css.code}>npx tandem verify-receipt receipt.json --key {receipt_key.fingerprint}</p>
        </details>
      </div>
    </SiteFrame>
  );
}

/** The text of a file that is UTF-8, byte for byte: a browser would otherwise drop a byte order mark. */
async function textOf(file: File): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

async function verify(company_id: string, receipt: string): Promise<PublicReceiptCheck> {
  const answer = await fetch('/api/public/receipts/verify', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id, receipt }),
  }).catch(() => undefined);
  if (!answer) throw new Error(t.failed);
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(said.message ?? t.failed);
  return said as PublicReceiptCheck;
}

function Answer({ check: { verdict, problems, receipt }, company }: { check: PublicReceiptCheck; company: string }) {
  if (verdict !== 'valid' || !receipt)
    return (
      <p className="site-problem">
        {t.invalid}: {problems.join(' ')}
      </p>
    );
  return (
    <div className={css.page}>
      <p className={css.valid}>{t.valid(company)}</p>
      <Facts receipt={receipt} />
    </div>
  );
}

const longInstant = (at: string) =>
  new Date(at).toLocaleString(siteLocale(), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

function Facts({ receipt }: { receipt: Receipt }) {
  const { registration, partner, arrived_at, captured_at_by_device } = receipt;
  return (
    <div className={css.receipt}>
      <h2>{t.registration(registration.number)}</h2>
      <p>{t.received(partner.name, longInstant(arrived_at))}</p>
      {captured_at_by_device && <p className="site-help">{t.captured(longInstant(captured_at_by_device))}</p>}
      <dl className={css.facts}>
        {receiptFacts(receipt).map(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </dl>
    </div>
  );
}
