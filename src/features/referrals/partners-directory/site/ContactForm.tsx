import { useState } from 'react';
import type { DirectoryPartner, PublicDirectory } from '../public.schema.ts';
import { type Outcome, sendDirectoryMessage } from './api.ts';
import css from './directory.module.css';
import { answersOf, PersonFields } from './PersonFields.tsx';
import { Thanks } from './Thanks.tsx';
import type { Words } from './words.ts';

/** A request to one partner. */
export function ContactForm({
  settings,
  partner,
  formKey,
  t,
}: {
  settings: PublicDirectory;
  partner: DirectoryPartner;
  formKey: string;
  t: Words;
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = partner.partner_company.CompanyName;
  if (outcome?.isSent) return <Thanks>{t.sent}</Thanks>;
  const submit = async (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    setBusy(true);
    setOutcome(
      await sendDirectoryMessage(`${settings.slug}/partners/${partner.ID}/contact`, {
        ...answersOf(event.currentTarget),
        key: formKey,
      }),
    );
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className={css.form} aria-labelledby="contact">
      <h2 id="contact">{t.contact(name)}</h2>
      <PersonFields settings={settings} partner={name} problems={outcome?.errors ?? {}} t={t}>
        <label className={css.field}>
          <span>{t.message} *</span>
          <textarea name="message" className="site-input" rows={5} required maxLength={4000} />
        </label>
      </PersonFields>
      {outcome && (
        <p className="site-problem" role="alert">
          {outcome.message ?? t.failed}
        </p>
      )}
      <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
        {t.send}
      </button>
    </form>
  );
}
