import { type FormEvent, useEffect, useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { OpenedLink } from '../public.schema.ts';
import { Content } from './Content.tsx';
import css from './Shared.module.css';
import { texts as t } from './texts.ts';

interface Refused {
  message: string;
}

/** Calls the public API. The token is in the body, and never in the address. */
async function open(body: object): Promise<{ opened: OpenedLink } | { refused: Refused }> {
  const answer = await fetch('/api/public/resource_links/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!answer) return { refused: { message: t.failed } };
  const said = await answer.json().catch(() => ({ message: t.failed }));
  return answer.ok ? { opened: said } : { refused: said };
}

/** The page of a shared link. Its secret is after the #, which browsers never send to a server. */
export function SharedPage({ brand }: { brand: SiteBrand }) {
  const [token, setToken] = useState('');
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const secret = new URLSearchParams(window.location.hash.slice(1)).get('token');
    if (!secret) return setRefused(t.missing);
    setToken(secret);
    void open({ token: secret }).then((found) =>
      'opened' in found ? setOpened(found.opened) : setRefused(found.refused.message),
    );
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setProblem(null);
    const found = await open({ token, ...given });
    if ('opened' in found) return setOpened(found.opened);
    setProblem(found.refused.message);
  };

  const isClosed = opened && (opened.needs_password || opened.needs_email);
  return (
    <SiteFrame brand={brand} width={opened && !isClosed ? 'wide' : 'text'}>
      <div className={css.page}>
        {!opened && !refused && (
          <>
            <h1>{t.title}</h1>
            <p role="status">{t.opening}</p>
            <noscript>{t.noScript}</noscript>
          </>
        )}
        {refused && (
          <SiteNotice title={t.refusedTitle} brand={brand} role="alert">
            <p>{refused}</p>
          </SiteNotice>
        )}
        {opened && isClosed && (
          <form className={css.form} onSubmit={submit}>
            <h1>{opened.name}</h1>
            <p>{opened.needs_password ? t.needsPassword : t.needsEmail}</p>
            {opened.needs_password && <Field name="password" label={t.password} type="password" />}
            {opened.needs_email && <Field name="email" label={t.email} type="email" />}
            {problem && (
              <p role="alert" className="site-problem">
                {problem}
              </p>
            )}
            <div>
              <button type="submit" className="site-button site-button-primary">
                {t.proceed}
              </button>
            </div>
            <p className="site-help">{t.seen(opened.company_name)}</p>
          </form>
        )}
        {opened && !isClosed && <Content opened={opened} />}
      </div>
    </SiteFrame>
  );
}

function Field({ name, label, type }: { name: string; label: string; type: string }) {
  return (
    <div className={css.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        className="site-input"
        required
        autoComplete={type === 'email' ? 'email' : 'off'}
      />
    </div>
  );
}
