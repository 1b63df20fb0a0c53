import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { CompanyHost, HostSettings } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The company's own host name: its state, and the DNS records that it needs. */
export default function HostNameTab() {
  const settings = useQuery({
    queryKey: ['company_hosts'],
    queryFn: ({ signal }) => api<HostSettings>('company_hosts', { signal }),
  });
  return <Loaded query={settings}>{(loaded) => <HostName settings={loaded} />}</Loaded>;
}

function HostName({ settings: { host, installation, is_possible } }: { settings: HostSettings }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Flex vertical gap={16}>
      <Card title={t.title}>
        <p style={{ marginBottom: 12 }}>{t.about}</p>
        {!is_possible && <Alert type="warning" showIcon title={t.local} style={{ marginBlock: 12 }} />}
        {host && !isChanging ? (
          <Current host={host} installation={installation} mayCheck={is_possible} onChange={() => setChanging(true)} />
        ) : (
          <HostForm host={host} onDone={() => setChanging(false)} />
        )}
      </Card>
      {host && is_possible && !isChanging && <Records host={host} />}
    </Flex>
  );
}

function HostForm({ host, onDone }: { host: CompanyHost | null; onDone: () => void }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [form] = Form.useForm<{ host: string }>();
  const save = useWrite<{ host: string }, HostSettings>('company_hosts', (body) =>
    api('company_hosts', { method: 'PUT', body }),
  );
  const submit = (values: { host: string }) =>
    save.mutate(values, {
      onSuccess: () => {
        void message.success(t.saved);
        onDone();
      },
      onError: (error) => {
        const errors = error instanceof ApiError ? error.errors?.host : undefined;
        if (errors) form.setFields([{ name: 'host', errors }]);
        else showError(error);
      },
    });
  return (
    <PlainForm form={form} requiredMark="optional" onFinish={submit} initialValues={{ host: host?.host }}>
      <Form.Item name="host" label={t.host} rules={[{ required: true, whitespace: true }]} style={{ maxWidth: 420 }}>
        <Input placeholder={t.placeholder} maxLength={253} />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t.save}
        </Button>
        {host && <Button onClick={onDone}>{t.cancel}</Button>}
      </Flex>
    </PlainForm>
  );
}

const tones = { waiting: 'gray', active: 'green', failing: 'amber', paused: 'red' } as const;
const stateOf = ({ status, problem }: CompanyHost) => (status === 'active' && problem ? 'failing' : status);

interface CurrentProps {
  host: CompanyHost;
  installation: string;
  /** The installation has a public address that records can lead to. */
  mayCheck: boolean;
  onChange: () => void;
}

function Current({ host, installation, mayCheck, onChange }: CurrentProps) {
  const { message, modal } = App.useApp();
  const showError = useErrorMessage();
  const check = useWrite<undefined, HostSettings>('company_hosts', () =>
    api('company_hosts/check', { method: 'POST', body: {} }),
  );
  const remove = useWrite<undefined, HostSettings>('company_hosts', () => api('company_hosts', { method: 'DELETE' }));
  const state = stateOf(host);
  const confirmRemoval = () =>
    modal.confirm({
      title: t.removeTitle(host.host),
      content: t.removeText(installation),
      okText: t.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(undefined).then(() => void message.success(t.removed), showError),
    });
  return (
    <Flex vertical gap={12} align="start">
      <Flex gap={8} align="center" wrap>
        <strong style={{ overflowWrap: 'anywhere' }}>{host.host}</strong>
        {host.readable && <span className="meta">{host.readable}</span>}
        <StatusTag tone={tones[state]}>{t.statuses[state]}</StatusTag>
      </Flex>
      {host.problem && (
        <p>
          {t.problems[host.problem]} {state === 'waiting' && t.newRecords}
          {host.pauses_at && t.pauses(formatDay(host.pauses_at))}
          {state === 'paused' && t.paused(installation)}
        </p>
      )}
      {state === 'active' && <p className="meta">{t.active}</p>}
      <Flex gap={8} wrap>
        {mayCheck && (
          <Button
            type={state === 'active' ? 'default' : 'primary'}
            loading={check.isPending}
            onClick={() => check.mutate(undefined, { onError: showError })}
          >
            {t.check}
          </Button>
        )}
        {host.address && (
          <Button href={host.address} target="_blank" rel="noopener noreferrer">
            {t.open}
          </Button>
        )}
        <Button onClick={onChange}>{t.change}</Button>
        <Button danger onClick={confirmRemoval}>
          {t.remove}
        </Button>
      </Flex>
    </Flex>
  );
}

function Records({ host: { records } }: { host: CompanyHost }) {
  return (
    <Card title={t.records}>
      <p>{t.recordsAbout}</p>
      <Flex vertical gap={16} style={{ marginTop: 12 }}>
        {records.map(({ type, host, value }) => (
          <Facts
            key={type}
            rows={[
              [t.type, type],
              [t.name, <Copied key="name" text={host} />],
              [t.value, <Copied key="value" text={value} />],
            ]}
          />
        ))}
      </Flex>
    </Card>
  );
}

function Copied({ text }: { text: string }) {
  return (
    <Flex gap={8} align="center" wrap>
      <code style={{ overflowWrap: 'anywhere' }}>{text}</code>
      <CopyButton text={text} />
    </Flex>
  );
}
