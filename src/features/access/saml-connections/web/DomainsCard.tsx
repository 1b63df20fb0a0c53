import { App, Button, Flex, Form, Input } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { SamlDomain, SamlSettings } from '../schema.ts';
import { Copied } from './ServiceCard.tsx';
import { texts } from './texts.ts';

const t = texts.domains;

/** The email domains, each with the DNS record that proves it. */
export function DomainsCard({ domains }: { domains: SamlDomain[] }) {
  const showError = useErrorMessage();
  const [form] = Form.useForm<{ domain: string }>();
  const add = useWrite<{ domain: string }, SamlSettings>('saml_connections', (body) =>
    api('saml_domains', { method: 'POST', body }),
  );
  const submit = (values: { domain: string }) =>
    add.mutate(values, { onSuccess: () => form.resetFields(), onError: showError });
  return (
    <Card title={t.title}>
      <p>{t.about}</p>
      {domains.length === 0 && <p className="meta">{t.none}</p>}
      <Flex vertical gap={16} style={{ marginBlock: 12 }}>
        {domains.map((domain) => (
          <Domain key={domain.id} domain={domain} />
        ))}
      </Flex>
      <PlainForm form={form} requiredMark="optional" onFinish={submit}>
        <Flex gap={8} align="end" wrap>
          <Form.Item
            name="domain"
            label={t.domain}
            rules={[{ required: true, whitespace: true }]}
            style={{ marginBottom: 0 }}
          >
            <Input placeholder="acme.com" maxLength={253} />
          </Form.Item>
          <Button htmlType="submit" loading={add.isPending}>
            {t.add}
          </Button>
        </Flex>
      </PlainForm>
    </Card>
  );
}

function Domain({ domain: { id, domain, verified_at, record } }: { domain: SamlDomain }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const verify = useWrite<undefined, SamlSettings>('saml_connections', () =>
    api(`saml_domains/${id}/verify`, { method: 'POST', body: {} }),
  );
  const remove = useWrite<undefined, SamlSettings>('saml_connections', () =>
    api(`saml_domains/${id}`, { method: 'DELETE' }),
  );
  const startVerify = () =>
    verify.mutate(undefined, { onSuccess: () => void message.success(t.isVerified), onError: showError });
  return (
    <div>
      <Flex gap={8} align="center" wrap>
        <strong>{domain}</strong>
        <StatusTag tone={verified_at ? 'green' : 'gray'}>{verified_at ? t.verified : t.open}</StatusTag>
        {!verified_at && (
          <Button size="small" type="primary" loading={verify.isPending} onClick={startVerify}>
            {t.verify}
          </Button>
        )}
        <Button
          size="small"
          danger
          loading={remove.isPending}
          aria-label={`${t.remove} ${domain}`}
          onClick={() => remove.mutate(undefined, { onError: showError })}
        >
          {t.remove}
        </Button>
      </Flex>
      {!verified_at && (
        <>
          <p className="meta">{t.record}</p>
          <Facts
            rows={[
              [t.host, <Copied key="host" text={record.host} />],
              [t.value, <Copied key="value" text={record.value} />],
            ]}
          />
        </>
      )}
    </div>
  );
}
