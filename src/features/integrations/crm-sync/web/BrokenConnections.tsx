import { Alert } from 'antd';
import { Link } from '#web/components/Link.tsx';
import type { CrmConnection } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useConnections } from './useMapping.ts';

/** A line for each connection that does not work, until it works again. */
export function BrokenConnections({ connections }: { connections: readonly CrmConnection[] }) {
  return connections
    .filter(({ broken_at, status }) => broken_at !== null || status === 'error')
    .map((connection) => (
      <Alert
        key={connection.id}
        type="error"
        showIcon
        title={t.broken(connection.name, connection.last_error)}
        action={<Link to={`/connections/catalog?drawer=${connection.id}`}>{t.repair}</Link>}
      />
    ));
}

/** The same lines on screens that do not need the connections otherwise. @param ids only these */
export function BrokenBanner({ ids }: { ids?: readonly string[] }) {
  const { data = [] } = useConnections();
  return <BrokenConnections connections={data.filter(({ id }) => !ids || ids.includes(id))} />;
}
