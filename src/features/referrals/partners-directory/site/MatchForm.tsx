import { useState } from 'react';
import { budgets, type MatchProposals, type PublicDirectory, timings } from '../public.schema.ts';
import { type Outcome, sendDirectoryMessage, sendListingProposal } from './api.ts';
import { CountryInput } from './CountryInput.tsx';
import css from './directory.module.css';
import { answersOf, PersonFields } from './PersonFields.tsx';
import { Thanks } from './Thanks.tsx';
import { Offered, Rating } from './Tile.tsx';
import type { Words } from './words.ts';

type Proposed = MatchProposals['partners'];
type Submit = { preventDefault: () => void; currentTarget: HTMLFormElement };

/** Two steps: the visitor's need, then the choice among the proposed partners. */
export function MatchForm({ settings, formKey, t }: { settings: PublicDirectory; formKey: string; t: Words }) {
  const [question, setQuestion] = useState<Record<string, unknown> | null>(null);
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const ask = async (event: Submit) => {
    event.preventDefault();
    const must = new FormData(event.currentTarget).getAll('must').filter(Boolean);
    const given = { ...answersOf(event.currentTarget), must };
    setQuestion(given);
    setProposed(await sendListingProposal(settings.slug, given));
  };
  return (
    <section className={css.match} aria-labelledby="match">
      <h2 id="match">{t.match}</h2>
      <p className="site-help">{t.matchAbout}</p>
      <form onSubmit={ask} className={css.form}>
        <label className={css.field}>
          <span>{t.need} *</span>
          <textarea name="need" className="site-input" rows={3} required maxLength={2000} />
        </label>
        <div className={css.three}>
          <CountryInput language={settings.language} label={t.country} any={t.any} />
          <Choice name="budget" label={t.budget} any={t.any} options={budgets.map((key) => [key, t.budgets[key]])} />
          <Choice name="timing" label={t.timing} any={t.any} options={timings.map((key) => [key, t.timings[key]])} />
        </div>
        <Wishes fields={settings.match_fields} any={t.any} t={t} />
        <button type="submit" className="site-button site-button-primary">
          {t.propose}
        </button>
      </form>
      <div role="status">
        {proposed?.length === 0 && <p>{t.proposedNone}</p>}
        {question && proposed && proposed.length > 0 && (
          <Ask settings={settings} formKey={formKey} t={t} question={question} proposed={proposed} />
        )}
      </div>
    </section>
  );
}

/** The wishes of the visitor: a box for a yes, a list for a choice. */
function Wishes({ fields, any, t }: { fields: PublicDirectory['match_fields']; any: string; t: Words }) {
  if (fields.length === 0) return null;
  return (
    <fieldset className={css.wishes}>
      <legend>{t.must}</legend>
      {fields.map(({ id, name, options }) =>
        options.length > 0 ? (
          <Choice
            key={id}
            name="must"
            label={name}
            any={any}
            options={options.map(({ value, label }) => [`${id}:${value}`, label])}
          />
        ) : (
          <label key={id} className={css.option}>
            <input type="checkbox" name="must" value={`${id}:true`} />
            <span>{name}</span>
          </label>
        ),
      )}
    </fieldset>
  );
}

function Choice({
  name,
  label,
  any,
  options,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      <select name={name} className="site-input" defaultValue="">
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AskProps {
  settings: PublicDirectory;
  formKey: string;
  t: Words;
  question: Record<string, unknown>;
  proposed: Proposed;
}

function Ask({ settings, formKey, t, question, proposed }: AskProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [chosen, setChosen] = useState(() => proposed.map(({ ID }) => ID));
  if (outcome?.isSent) return <Thanks>{t.sent}</Thanks>;
  const submit = async (event: Submit) => {
    event.preventDefault();
    const person = answersOf(event.currentTarget);
    const partner_ids = proposed.map(({ ID }) => ID).filter((id) => chosen.includes(id));
    setOutcome(
      await sendDirectoryMessage(`${settings.slug}/match`, { ...question, ...person, partner_ids, key: formKey }),
    );
  };
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <form onSubmit={submit} className={css.form}>
      <h3>{t.proposed}</h3>
      <ul className={css.proposals}>
        {proposed.map(({ ID, slug, partner_company, reasons, services, industries, rating }) => (
          <li key={ID}>
            <a href={`/partner_directory/${settings.slug}/partner/${slug}`} target="_blank" rel="noopener">
              {partner_company.CompanyName}
            </a>
            {settings.show_ratings && rating !== null && <Rating rating={rating} t={t} />}
            <Offered partner={{ services, industries }} t={t} />
            <ul className={css.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <label className={css.option}>
              <input type="checkbox" checked={chosen.includes(ID)} onChange={() => toggle(ID)} />
              <span>{t.choose}</span>
            </label>
          </li>
        ))}
      </ul>
      <PersonFields settings={settings} partner={t.thePartners} problems={outcome?.errors ?? {}} t={t} />
      {outcome && (
        <p className="site-problem" role="alert">
          {outcome.message ?? t.failed}
        </p>
      )}
      <button type="submit" className="site-button site-button-primary" disabled={chosen.length === 0}>
        {t.send}
      </button>
    </form>
  );
}
