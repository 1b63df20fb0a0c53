import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Layers from 'lucide-react/icons/layers';
import type { Connection } from '#features/integrations/connections/schema.ts';
import { Link } from '#web/components/Link.tsx';
import { apiAll } from '#web/requests/api.ts';
import { texts as t } from './texts.ts';

/** The way to the list, for partners that connected another company. */
export default function AllDesks() {
  const { data = [] } = useQuery({
    queryKey: ['connections'],
    queryFn: ({ signal }) => apiAll<Connection>('connections', { signal }),
  });
  if (!data.some(({ connector, status }) => connector === 'tandem' && status !== 'disconnected')) return null;
  return (
    <Link to="/connections/deal-desks">
      <Button icon={<Layers size={16} />}>{t.open}</Button>
    </Link>
  );
}
