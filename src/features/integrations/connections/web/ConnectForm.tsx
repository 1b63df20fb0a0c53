import { Alert, App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { refusalOf } from '#web/resource/form/refusal.ts';
import { type Catalog, type CatalogEntry, type CatalogField, type Connection, MOST_DOCUMENT } from '../schema.ts';
import css from './connections.module.css';
import { rememberReturn } from './returnTo.ts';
import { texts as t } from './texts.ts';

type Way = 'connector' | 'own' | 'fields' | 'none';

/** The ways to connect a system here: OAuth through the connector or by an app of one's own, credentials, or nothing. */
export function waysOf(
  { ways, app_fields }: Pick<CatalogEntry, 'ways' | 'app_fields'>,
  { connector_host }: Pick<Catalog, 'connector_host'>,
): Way[] {
  return ways.flatMap((way): Way[] => {
    if (way === 'oauth') return connector_host && app_fields.length > 0 ? ['connector', 'own'] : ['own'];
    return way === 'screen' ? [] : [way];
  });
}

interface ConnectFormProps {
  entry: CatalogEntry;
  catalog: Catalog;
  /** The connection to connect again, or to change. */
  connection: Connection | null;
  /** The screen after signing in at the provider; the catalog without it. */
  returnTo?: string;
  onDone: (connection: Connection) => void;
}

type Values = Record<string, string | undefined>;

/** Asks for what the system needs. With OAuth, the browser leaves for the provider and comes back. */
export function ConnectForm({ entry, catalog, connection, returnTo, onDone }: ConnectFormProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const ways = waysOf(entry, catalog);
  const [way, setWay] = useState<Way>(firstWay(ways, connection));
  const [failure, setFailure] = useState<string | null>(null);
  const isOAuth = way === 'connector' || way === 'own';
  const needed = entry.fields.filter((field) => !field.way || field.way === (isOAuth ? 'oauth' : way));
  const fields = [...needed, ...(way === 'own' ? entry.app_fields : [])];
  const isLive = connection !== null && connection.status !== 'disconnected';
  const save = useWrite<Values, Connection | { address: string }>('connections', ({ connection_name, ...given }) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, given[name]?.trim() ?? '']));
    const body = { values, ...(connection_name?.trim() && { name: connection_name.trim() }) };
    if (isOAuth) {
      const more = { connector: entry.key, is_brokered: way === 'connector' };
      return api('connections/oauth', {
        method: 'POST',
        body: { ...body, ...more, ...(connection && { connection_id: connection.id }) },
      });
    }
    return connection
      ? api(`connections/${connection.id}`, { method: 'PATCH', body })
      : api('connections', { method: 'POST', body: { ...body, connector: entry.key } });
  });
  const submit = (values: Values) => {
    setFailure(null);
    save.mutate(values, {
      onSuccess: (answer) => {
        if ('address' in answer) {
          rememberReturn(returnTo);
          window.location.assign(answer.address);
          return;
        }
        void message.success(t.connected(answer.name));
        onDone(answer);
      },
      onError: (error) => {
        const { beside, above } = refusalOf(error, (field) => fields.some(({ name }) => name === field));
        form.setFields(beside.map(([name, errors]) => ({ name, errors })));
        setFailure(above);
      },
    });
  };
  return (
    <div className={css.form}>
      {ways.length > 1 && (
        <Segments
          label={t.wayLabel}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t.ways[value] }))}
        />
      )}
      {way === 'connector' && <p>{t.connectorHelp(entry.name, catalog.connector_host ?? '')}</p>}
      {way === 'own' && (
        <>
          <p>{t.ownHelp(entry.name)}</p>
          <div>
            <span className="meta">{t.redirect}</span>
            <div className={css.copy}>
              <code>{catalog.redirect_uri}</code>
              <CopyButton text={catalog.redirect_uri} />
            </div>
          </div>
        </>
      )}
      <PlainForm
        form={form}
        requiredMark="optional"
        initialValues={{ ...connection?.settings, connection_name: connection?.name ?? entry.name }}
        onFinish={submit}
      >
        {fields.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.label}
            extra={helpOf(field, isLive)}
            rules={[
              {
                required: !field.is_optional && !(isLive && field.kind === 'secret'),
                message: t.isRequired(field.label),
              },
            ]}
          >
            <FieldInput field={field} />
          </Form.Item>
        ))}
        <Form.Item name="connection_name" label={t.name} extra={t.nameHelp}>
          <Input maxLength={100} />
        </Form.Item>
        {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {isOAuth ? t.signIn(entry.name) : isLive ? t.save : t.connect(entry.name)}
        </Button>
      </PlainForm>
    </div>
  );
}

function firstWay(ways: readonly Way[], connection: Connection | null): Way {
  if (!connection) return ways[0] ?? 'none';
  const same = connection.access === 'oauth' ? (connection.is_brokered ? 'connector' : 'own') : connection.access;
  return ways.includes(same) ? same : (ways[0] ?? 'none');
}

const helpOf = ({ help, kind }: CatalogField, isLive: boolean): string | undefined => {
  if (kind !== 'secret') return help;
  return [help, isLive ? t.keepSecret : t.secretHelp].filter(Boolean).join(' ');
};

function FieldInput({ field, ...input }: { field: CatalogField; id?: string; value?: string; onChange?: never }) {
  const { kind, placeholder, options = [] } = field;
  if (kind === 'choice') return <Select {...input} options={[...options]} allowClear={field.is_optional ?? false} />;
  if (kind === 'secret') return <Input.Password {...input} autoComplete="off" maxLength={8_000} />;
  if (kind === 'document')
    return (
      <Input.TextArea {...input} autoSize={{ minRows: 6, maxRows: 24 }} spellCheck={false} maxLength={MOST_DOCUMENT} />
    );
  return <Input {...input} autoComplete="off" maxLength={2_000} {...(placeholder && { placeholder })} />;
}
