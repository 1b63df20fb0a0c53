import { useQuery } from '@tanstack/react-query';
import { Collapse } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { ServerError } from '../schema.ts';
import { texts } from './texts.ts';

/** Recent errors with their details. */
export function Errors() {
  const errors = useQuery({
    queryKey: ['debug', 'errors'],
    queryFn: ({ signal }) => apiRows<ServerError>('debug/errors', { signal }),
    refetchInterval: 15_000,
  });
  return (
    <Loaded query={errors}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="meta">{texts.noRecentErrors}</p>
        ) : (
          <Collapse
            items={rows.map((error, index) => ({
              key: `${error.at}${index}`,
              label: (
                <span style={{ overflowWrap: 'anywhere' }}>
                  <strong>{error.message.split('\n')[0]}</strong>
                  <span className="meta">
                    {' '}
                    {error.place} · <DateText value={error.at} as="relative" />
                  </span>
                </span>
              ),
              children: <Details of={error} />,
            }))}
          />
        )
      }
    </Loaded>
  );
}

function Details({ of: error }: { of: ServerError }) {
  return (
    <>
      <Facts
        rows={[
          [texts.time, <DateText key="at" value={error.at} as="instant" />],
          [texts.location, error.place],
          [texts.code, error.code],
          [texts.requestId, error.request_id],
          [texts.company, error.company],
          [texts.user, error.email],
        ]}
      />
      {error.stack && (
        <pre style={{ marginTop: 12, maxHeight: 320, overflow: 'auto', fontSize: 12 }}>{error.stack}</pre>
      )}
    </>
  );
}
