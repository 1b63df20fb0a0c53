import { type FormEvent, useState } from 'react';
import { isInput, type Signature } from '../model.ts';
import type { SigningOpened } from '../public.schema.ts';
import css from './Sign.module.css';
import { SignatureInput } from './SignatureInput.tsx';
import { SignerFields } from './SignerFields.tsx';
import { texts as t } from './texts.ts';

export interface Filled {
  signature: Signature;
  values: Record<string, string>;
}

interface SignFormProps {
  opened: SigningOpened;
  token: string;
  /** The server's errors by field. */
  refused: Record<string, string>;
  /** @throws what keeps the code from being sent */
  onSign: (filled: Filled) => Promise<void>;
  onDecline: () => void;
}

/** Fields, signature and consent. */
export function SignForm({ opened, token, refused, onSign, onDecline }: SignFormProps) {
  const [signature, setSignature] = useState<Signature | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const inputs = opened.fields.filter((field) => isInput(field) && ['text', 'checkbox'].includes(field.kind));
    const values = Object.fromEntries(
      inputs
        .map(({ key }) => [key, String(given.get(`value-${key}`) ?? '').trim()] as const)
        .filter(([, text]) => text),
    );
    const found: Record<string, string> = {};
    for (const { key, required } of inputs) if (required && !values[key]) found[key] = t.fieldRequired;
    if (!signature) found.signature = t.noSignature;
    if (!given.get('consent')) found.consent = t.consentRequired;
    setProblems(found);
    setFailure(Object.keys(found).length > 0 ? t.problem : null);
    const [first] = Object.keys(found);
    if (first || !signature) {
      form.querySelector<HTMLElement>(`[name="value-${first}"], [name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSign({ signature, values });
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const shown = { ...refused, ...problems };
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <SignerFields fields={opened.fields} token={token} attachments={opened.attachments} problems={shown} />
      <SignatureInput name={opened.name} problem={shown.signature} onChange={setSignature} />
      <div className={css.field}>
        <label className={css.check}>
          <input
            type="checkbox"
            name="consent"
            value="true"
            aria-invalid={shown.consent ? true : undefined}
            aria-describedby={shown.consent ? 'consent-problem' : undefined}
          />
          <span>{opened.consent_text}</span>
        </label>
        {shown.consent && (
          <p id="consent-problem" className="site-problem">
            {shown.consent}
          </p>
        )}
      </div>
      <p className="site-help">{t.level}</p>
      {failure && (
        <p role="alert" className="site-problem">
          {failure}
        </p>
      )}
      <div className={css.buttons}>
        <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
          {t.sign}
        </button>
        <button type="button" className="site-button" disabled={isBusy} onClick={onDecline}>
          {t.decline}
        </button>
      </div>
    </form>
  );
}
