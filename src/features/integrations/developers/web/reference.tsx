import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Input } from 'antd';
import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { ApiOperation, ApiOperationDetail } from '../schema.ts';
import css from './developers.module.css';
import { OperationView } from './OperationView.tsx';
import { texts as t } from './texts.ts';

/** The routes that an API key of the reader could use, by resource, each with an example. */
export default function ApiReference() {
  const list = useQuery({
    queryKey: ['developers', 'operations'],
    queryFn: ({ signal }) => apiRows<ApiOperation>('developers/operations', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const maySeeKeys = useCan('api_keys', 'view');
  const maySeeWebhooks = useCan('webhook_endpoints', 'view');
  return (
    <>
      <PageHeader title={t.title} meta={list.data && t.count(list.data.length)}>
        <span className={css.links}>
          {maySeeKeys && <Link to="/administration/settings?tab=api-keys">{t.keys}</Link>}
          {maySeeWebhooks && <Link to="/administration/webhooks">{t.webhooks}</Link>}
          <a href="/api/openapi.json" target="_blank" rel="noreferrer">
            {t.description}
          </a>
        </span>
      </PageHeader>
      <Loaded query={list}>{(operations) => <Reference operations={operations} />}</Loaded>
    </>
  );
}

function Reference({ operations }: { operations: ApiOperation[] }) {
  const { route } = useSearch({ strict: false }) as { route?: string };
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [method = '', path = ''] = route?.split(' ') ?? [];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter((one) => {
    const whole = `${one.method} ${one.path} ${one.summary}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
  const resources = Map.groupBy(found, ({ resource }) => resource);
  const open = (one: ApiOperation) =>
    navigate({ to: '.', search: { route: `${one.method} ${one.path}` } as never, replace: true });
  return (
    <div className={css.page}>
      <nav className={css.side} aria-label={t.title}>
        <Input.Search
          allowClear
          aria-label={t.search}
          placeholder={t.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={css.routes}>
          {found.length === 0 && <p className="meta">{t.nothing}</p>}
          {[...resources].map(([resource, routes]) => (
            <details
              key={`${resource} ${words.length > 0}`}
              open={words.length > 0 || routes.some((one) => one.method === method && one.path === path)}
            >
              <summary>{resource}</summary>
              <ul>
                {routes.map((one) => (
                  <li key={`${one.method} ${one.path}`}>
                    <button
                      type="button"
                      className={css.route}
                      title={one.summary}
                      aria-current={one.method === method && one.path === path}
                      onClick={() => void open(one)}
                    >
                      <span className={css.method}>{one.method}</span>
                      <span className={css.address}>{one.path.replace(/^\/api/, '')}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </nav>
      {path ? (
        <Chosen method={method} path={path} />
      ) : (
        <EmptyState icon={CodeXml} title={t.choose}>
          {t.chooseText}
        </EmptyState>
      )}
    </div>
  );
}

function Chosen({ method, path }: { method: string; path: string }) {
  const operation = useQuery({
    queryKey: ['developers', 'operation', method, path],
    queryFn: ({ signal }) => api<ApiOperationDetail>('developers/operation', { signal, query: { method, path } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Loaded query={operation}>{(found) => <OperationView operation={found} />}</Loaded>;
}
