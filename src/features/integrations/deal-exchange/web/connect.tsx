import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiAll } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { ExchangeCall } from '../schema.ts';
import { texts as t } from './texts.ts';

const address = () => `${window.location.origin}/api/exchange`;

/** A partner connects its own system, and sees the last calls with the reason of each refusal. */
export default function ConnectSystem() {
  const mayManageKeys = useCan('api_keys', 'manage');
  const calls = useQuery({
    queryKey: ['deal_exchange_calls'],
    queryFn: ({ signal }) => apiAll<ExchangeCall>('exchange/calls', { signal }),
  });
  return (
    <>
      <PageHeader title={t.title} />
      <Flex vertical gap={16}>
        <Card title={t.connect}>
          <p>{t.intro}</p>
          <ol style={{ margin: '12px 0', paddingLeft: 20, listStyle: 'decimal' }}>
            {[t.createKey, t.enterAddress, t.sendDeal].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <span className="meta">{t.address}: </span>
            <code style={{ overflowWrap: 'anywhere' }}>{address()}</code> <CopyButton text={address()} label={t.copy} />
          </p>
          <Flex gap={16} wrap align="center" style={{ marginTop: 12 }}>
            {mayManageKeys && (
              <Link to="/administration/settings?tab=api-keys">
                <Button type="primary">{t.key}</Button>
              </Link>
            )}
            <Link to="/developers/guides?guide=exchange">{t.guide}</Link>
            <a href="/api/exchange/schemas" target="_blank" rel="noreferrer">
              {t.schemas}
            </a>
          </Flex>
        </Card>
        <Card title={t.calls}>
          <Loaded query={calls}>{(rows) => (rows.length === 0 ? <p>{t.noCalls}</p> : <Calls rows={rows} />)}</Loaded>
        </Card>
      </Flex>
    </>
  );
}

function Calls({ rows }: { rows: ExchangeCall[] }) {
  return (
    <ScrollTable label={t.calls}>
      <thead>
        <tr>
          <th>{t.time}</th>
          <th>{t.request}</th>
          <th>{t.result}</th>
          <th data-figure>{t.count}</th>
          <th>{t.apiKey}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, last_at, method, route, status, message, count, key_name }) => (
          <tr key={id}>
            <td data-tight>
              <DateText value={last_at} as="relative" />
            </td>
            <td>
              <code>
                {method} {route.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}
              </code>
            </td>
            <td>
              <StatusTag tone={status < 400 ? 'green' : 'red'}>
                {status < 400 ? t.accepted : t.refused(status)}
              </StatusTag>
              {message && <div className="meta">{message}</div>}
            </td>
            <td data-figure>{count}</td>
            <td>{key_name}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
