import { useEffect, useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { Preferences } from '../public.schema.ts';
import css from './PreferencePage.module.css';
import { texts as t } from './texts.ts';

type State = { at: 'opening' } | { at: 'refused'; message: string } | { at: 'open'; preferences: Preferences };

/** The page behind the link in every campaign. The token is behind the #, which browsers do not send. */
export function PreferencePage({ brand }: { brand: SiteBrand }) {
  const [state, setState] = useState<State>({ at: 'opening' });
  const [token, setToken] = useState('');
  useEffect(() => {
    const given = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!given) return setState({ at: 'refused', message: t.missing });
    setToken(given);
    ask('open', { token: given }).then(
      (preferences) => setState({ at: 'open', preferences }),
      (error: Error) => setState({ at: 'refused', message: error.message }),
    );
  }, []);
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        {state.at !== 'refused' && <h1 tabIndex={-1}>{t.title}</h1>}
        {state.at === 'opening' && (
          <>
            <p role="status">{t.opening}</p>
            <noscript>{t.noScript}</noscript>
          </>
        )}
        {state.at === 'refused' && (
          <SiteNotice title={t.refusedTitle} brand={brand} role="alert">
            <p>{state.message}</p>
          </SiteNotice>
        )}
        {state.at === 'open' && <Choices opened={state.preferences} token={token} />}
      </div>
    </SiteFrame>
  );
}

function Choices({ opened, token }: { opened: Preferences; token: string }) {
  const [current, setCurrent] = useState(opened);
  const [chosen, setChosen] = useState(() => chosenOf(opened));
  const [told, setTold] = useState<{ text: string; isError: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = (topics: string[], is_off: boolean) => {
    setBusy(true);
    ask('save', { token, topics, is_off })
      .then(
        (saved) => {
          setCurrent(saved);
          setChosen(chosenOf(saved));
          setTold({ text: t.saved, isError: false });
        },
        (error: Error) => setTold({ text: error.message, isError: true }),
      )
      .finally(() => setBusy(false));
  };
  const isSubscribed = current.topics.some(({ id, is_subscribed }) => id === current.topic_id && is_subscribed);
  return (
    <>
      <p>{t.about(current.company_name, current.email)}</p>
      {current.is_off && <p>{t.isOff}</p>}
      <fieldset className={css.topics}>
        <legend>{t.topics}</legend>
        {current.topics.map(({ id, name, description }) => (
          <label key={id} className={css.topic}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name}
            {description && <small>{description}</small>}
          </label>
        ))}
      </fieldset>
      <div className={css.buttons}>
        <button
          type="button"
          className="site-button site-button-primary"
          disabled={isBusy}
          onClick={() => save(chosen, false)}
        >
          {t.save}
        </button>
        {isSubscribed && (
          <button
            type="button"
            className="site-button"
            disabled={isBusy}
            onClick={() =>
              save(
                chosenOf(current).filter((id) => id !== current.topic_id),
                false,
              )
            }
          >
            {t.unsubscribe(current.topic_name)}
          </button>
        )}
        {!current.is_off && (
          <button type="button" className="site-button" disabled={isBusy} onClick={() => save([], true)}>
            {t.off}
          </button>
        )}
      </div>
      {told && <p role={told.isError ? 'alert' : 'status'}>{told.text}</p>}
      <p className={css.note}>{t.note}</p>
    </>
  );
}

const chosenOf = ({ topics }: Preferences): string[] =>
  topics.filter(({ is_subscribed }) => is_subscribed).map(({ id }) => id);

/** Calls the public API. @throws with the message for the reader */
async function ask(step: 'open' | 'save', body: object): Promise<Preferences> {
  const answer = await fetch(`/api/public/email_preferences/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const said = await answer?.json().catch(() => undefined);
  if (!answer?.ok || !said) throw new Error(said?.message ?? t.failed);
  return said as Preferences;
}
