import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { leaveForProvider } from '#web/session/provider-sign-in.ts';
import type { SamlBegun, SamlConnection, SamlSettings } from '../schema.ts';
import { ProviderForm } from './ProviderForm.tsx';
import { texts } from './texts.ts';

const t = texts.provider;

/** The provider with its certificates, or the form that sets it. */
export function ProviderCard({ connection }: { connection: SamlConnection | null }) {
  const [isChanging, setChanging] = useState(false);
  if (!connection || isChanging) {
    return (
      <Card title={t.title}>
        <p>{t.about}</p>
        <ProviderForm connection={connection} onDone={() => setChanging(false)} />
      </Card>
    );
  }
  return <Provider connection={connection} onChange={() => setChanging(true)} />;
}

function Provider({ connection, onChange }: { connection: SamlConnection; onChange: () => void }) {
  const { modal } = App.useApp();
  const showError = useErrorMessage();
  const begin = useWrite<undefined, SamlBegun>('saml_connections', () =>
    api('saml_connections/test', { method: 'POST', body: {} }),
  );
  const remove = useWrite<undefined, SamlSettings>('saml_connections', () =>
    api('saml_connections', { method: 'DELETE' }),
  );
  const startTest = () =>
    begin.mutate(undefined, {
      onSuccess: (begun) => leaveForProvider(begun, '/administration/settings?tab=single-sign-on'),
      onError: showError,
    });
  const askRemove = () =>
    modal.confirm({
      title: t.removeTitle,
      content: t.removeText,
      okText: t.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(undefined).catch(showError),
    });
  return (
    <Card title={t.title}>
      <Facts
        rows={[
          [t.entityId, connection.idp_entity_id],
          [t.signInUrl, connection.sign_in_url],
          [
            t.certificates,
            connection.certificates.map(({ name, fingerprint, expires_at }) => (
              <div key={fingerprint}>
                {name} · {t.expires} <DateText value={expires_at} />
              </div>
            )),
          ],
          [
            t.tested,
            connection.tested_at ? <DateText key="tested" value={connection.tested_at} as="relative" /> : t.notTested,
          ],
        ]}
      />
      <Flex gap={8} wrap style={{ marginTop: 12 }}>
        <Button type={connection.tested_at ? 'default' : 'primary'} loading={begin.isPending} onClick={startTest}>
          {t.test}
        </Button>
        <Button onClick={onChange}>{t.replace}</Button>
        <Button danger onClick={askRemove}>
          {t.remove}
        </Button>
      </Flex>
    </Card>
  );
}
