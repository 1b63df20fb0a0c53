import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import Users from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { api } from '#web/api.ts';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useRemove } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Audience } from '../schema.ts';
import { entityOptions } from './texts.ts';

const filters: FilterSpec[] = [{ field: 'entity', label: 'Of', kind: 'multi', options: entityOptions }];

export default function AudienceList() {
  const remove = useRemove('audiences');
  const sizes = useQuery({
    queryKey: ['audiences', 'sizes'],
    queryFn: ({ signal }) => api<{ id: string; total: number }[]>('audiences/sizes', { signal }),
  });
  const columns = useMemo((): Column<Audience>[] => {
    const totals = new Map(sizes.data?.map(({ id, total }) => [id, total]));
    return [
      { field: 'name', label: 'Name', sortable: true, colour: 'colour' },
      { field: 'entity', label: 'Of', kind: 'status', options: entityOptions, sortable: true, width: 120 },
      { field: 'members', label: 'In it today', kind: 'number', width: 110, value: ({ id }) => totals.get(id) },
      { field: 'description', label: 'Description' },
      { field: 'updated_at', label: 'Changed', kind: 'relative', sortable: true, width: 130 },
    ];
  }, [sizes.data]);
  return (
    <ResourceList<Audience>
      resource="audiences"
      title="Audiences"
      noun={['audience', 'audiences']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/audiences/show/${id}`}
      create={{ label: 'New audience', to: '/audiences/create' }}
      bulk={[
        {
          label: 'Archive',
          icon: Archive,
          danger: true,
          ask: (rows) => `Archive ${plural(rows.length, 'audience', 'audiences')}? One that is in use stays.`,
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Users,
        text: 'An audience says once which partners, contacts or deals you mean, in conditions anybody can read. Give it incentives, filter lists by it, see who is in and why.',
      }}
    />
  );
}
