import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Radio } from 'antd';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useMemo, useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import type { AppConsent, Authorization } from '../oauth.schema.ts';
import { type Access, accessTexts, permissionWords, viewWords } from './appTexts.ts';
import css from './authorize.module.css';

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const;

/** The question whether an app may act for the person. Nothing is sent to the app before the answer. */
export default function AuthorizeScreen() {
  const request = useMemo(() => {
    const given = new URLSearchParams(window.location.search);
    return Object.fromEntries(
      names.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])),
    ) as Partial<Authorization>;
  }, []);
  const consent = useQuery({
    queryKey: ['oauth', request],
    queryFn: () => api<AppConsent>('oauth/consent', { method: 'POST', body: request }),
    retry: false,
    enabled: request.client_id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [access, setAccess] = useState<Access>('read');
  const answer = (what: 'allow' | 'deny') => {
    setSent(true);
    const body = what === 'allow' && consent.data?.proposes ? { ...request, access } : request;
    api<{ address: string }>(`oauth/${what}`, { method: 'POST', body })
      .then(({ address }) => window.location.replace(address))
      .catch((error: Error) => {
        setSent(false);
        setFailure(error.message);
      });
  };
  if (request.client_id === undefined)
    return (
      <main className={css.page}>
        <h1 className={css.title}>Connect an app</h1>
        <EmptyState icon={ShieldAlert} title="No app asks for access">
          An app opens this page when it needs access. Start in the app.
        </EmptyState>
      </main>
    );
  if (consent.error)
    return (
      <main className={css.page}>
        <h1 className={css.title}>This app cannot be connected</h1>
        <EmptyState icon={ShieldAlert} title={consent.error.message}>
          Nothing was sent to it. Go back to the app and start again.
        </EmptyState>
      </main>
    );
  return (
    <main className={css.page}>
      <Loaded query={consent}>
        {({ name, host, is_local, company, partner, permissions, withheld, proposes }) => (
          <section className={css.card}>
            <h1 className={css.title}>Connect {name}?</h1>
            <p>
              {partner
                ? `The app gets access to the program of ${company}, as ${partner}. It acts in your name.`
                : `The app gets access to ${company}. It acts in your name.`}
            </p>
            <h2 className={css.heading}>It can</h2>
            {proposes ? (
              <AccessChoice value={access} onChange={setAccess} permissions={permissions} />
            ) : (
              <ul className={css.list}>
                {permissions.map((one) => (
                  <li key={one}>{permissionWords(one)}</li>
                ))}
              </ul>
            )}
            {withheld.length > 0 && (
              <p className="meta">
                It also asks for permissions that you do not have, and does not get them:{' '}
                {withheld.map(permissionWords).join('; ')}.
              </p>
            )}
            <p>
              {is_local
                ? `The access goes to an app on this computer, at ${host}. Continue only if you started it yourself.`
                : `The access goes to ${host}. Continue only if you trust this address: anyone can choose the name of an app.`}
            </p>
            <p className="meta">
              The app never gets your password, cannot create keys, and cannot sign or approve payments for you. You can
              end its access at any time in Settings, under API keys.
            </p>
            {failure && <Alert type="error" title={failure} showIcon />}
            <div className={css.buttons}>
              <Button onClick={() => answer('deny')} disabled={isSent}>
                Cancel
              </Button>
              <Button
                type="primary"
                onClick={() => answer('allow')}
                loading={isSent}
                disabled={permissions.length === 0}
              >
                Connect {name}
              </Button>
            </div>
          </section>
        )}
      </Loaded>
    </main>
  );
}

interface AccessChoiceProps {
  value: Access;
  onChange: (access: Access) => void;
  permissions: readonly string[];
}

/** An app that uses tools reads, or also prepares changes. It never changes anything itself. */
function AccessChoice({ value, onChange, permissions }: AccessChoiceProps) {
  const what = permissions.every((one) => one.startsWith('*')) ? null : permissions.map(viewWords).join('; ');
  return (
    <>
      <Radio.Group
        aria-label={accessTexts.label}
        className={css.access}
        value={value}
        onChange={({ target }) => onChange(target.value as Access)}
        options={(['read', 'propose'] as const).map((one) => ({
          value: one,
          label: (
            <>
              <strong>{accessTexts[one].label}</strong>
              <span className={css.help}>{accessTexts[one].help}</span>
            </>
          ),
        }))}
      />
      {what && <p className="meta">{accessTexts.only(what)}</p>}
      <p className="meta">{accessTexts.leaves}</p>
    </>
  );
}
