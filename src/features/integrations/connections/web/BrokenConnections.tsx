import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link } from '#web/components/Link.tsx';
import { apiAll } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { Connection } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Names the broken connections, with the way to repair them. */
export default function BrokenConnections() {
  const mayView = useCan('connections', 'view');
  const { data = [] } = useQuery({
    queryKey: ['connections', 'list'],
    queryFn: ({ signal }) => apiAll<Connection>('connections', { signal }),
    enabled: mayView,
  });
  const broken = data.filter(({ status }) => status === 'error');
  const [first] = broken;
  if (!first) return null;
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
      title={t.brokenTitle(broken.map(({ name }) => name))}
      description={broken.length === 1 ? first.last_error : broken.map(({ name }) => name).join(', ')}
      action={
        <Link to={`/connections/catalog?drawer=${first.id}`}>
          <Button size="small">{t.repair}</Button>
        </Link>
      }
    />
  );
}
