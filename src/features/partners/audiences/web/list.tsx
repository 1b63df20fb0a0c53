import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import Users from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { api } from '#web/api.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { plural } from '#web/texts.ts';
import type { Audience } from '../schema.ts';
import { entityOptions } from './texts.ts';

const filters: FilterSpec[] = [{ field: 'entity', label: 'Type', kind: 'multi', options: entityOptions }];

export default function AudienceList() {
  const remove = useRemove('audiences');
  const sizes = useQuery({
    queryKey: ['audiences', 'sizes'],
    queryFn: ({ signal }) => api<{ id: string; total: number }[]>('audiences/sizes', { signal }),
  });
  const columns = useMemo((): Column<Audience>[] => {
    const totals = new Map(sizes.data?.map(({ id, total }) => [id, total]));
    return [
      { field: 'name', label: 'Name', sortable: true, color: 'color' },
      { field: 'entity', label: 'Type', kind: 'status', options: entityOptions, sortable: true, width: 120 },
      { field: 'members', label: 'Members', kind: 'number', width: 110, value: ({ id }) => totals.get(id) },
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
          ask: (rows) => `Archive ${plural(rows.length, 'audience', 'audiences')}? Audiences in use are not archived.`,
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Users,
        text: 'Group partners, contacts or deals by conditions, then use the group in list filters and incentive structures.',
      }}
    />
  );
}
