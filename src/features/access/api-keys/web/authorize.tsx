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
import { texts } from './texts.ts';

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
        <h1 className={css.title}>{texts.connectAnApp}</h1>
        <EmptyState icon={ShieldAlert} title={texts.noAppAsksForAccess}>
          {texts.appOpensThisPageWhenIt}
        </EmptyState>
      </main>
    );
  if (consent.error)
    return (
      <main className={css.page}>
        <h1 className={css.title}>{texts.thisAppCannotBeConnected}</h1>
        <EmptyState icon={ShieldAlert} title={consent.error.message}>
          {texts.nothingWasSentToItGo}
        </EmptyState>
      </main>
    );
  return (
    <main className={css.page}>
      <Loaded query={consent}>
        {({ name, host, is_local, company, partner, permissions, withheld, proposes }) => (
          <section className={css.card}>
            <h1 className={css.title}>{texts.connect(name)}</h1>
            <p>{partner ? texts.appGetsAccessToProgramAs(company, partner) : texts.appGetsAccessToItActs(company)}</p>
            <h2 className={css.heading}>{texts.itCan}</h2>
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
              <p className="meta">{texts.itAlsoAsksForPermissionsThat(withheld.map(permissionWords).join('; '))}</p>
            )}
            <p>{is_local ? texts.accessGoesToAppOnThis(host) : texts.accessGoesToContinueOnlyIf(host)}</p>
            <p className="meta">{texts.appNeverGetsYourPasswordCannot}</p>
            {failure && <Alert type="error" title={failure} showIcon />}
            <div className={css.buttons}>
              <Button onClick={() => answer('deny')} disabled={isSent}>
                {texts.cancel}
              </Button>
              <Button
                type="primary"
                onClick={() => answer('allow')}
                loading={isSent}
                disabled={permissions.length === 0}
              >
                {texts.connectName(name)}
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
