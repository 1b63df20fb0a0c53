import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import Users from 'lucide-react/icons/users-round';
import { apiAll } from '#web/requests/api.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { audience } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

export default function AudienceList() {
  const remove = useRemove('audiences');
  const sizes = useQuery({
    queryKey: ['audiences', 'sizes'],
    queryFn: ({ signal }) => apiAll<{ id: string; total: number }>('audiences/sizes', { signal }),
  });
  const totals = new Map(sizes.data?.map(({ id, total }) => [id, total]));
  return (
    <NounList
      noun={audience}
      columns={[
        { of: 'name', color: 'color' },
        { of: 'entity', kind: 'status', value: ({ entity }) => entity },
        { field: 'members', label: ownTexts.members, kind: 'number', width: 110, value: ({ id }) => totals.get(id) },
      ]}
      to={({ id }) => `/audiences/show/${id}`}
      create={{ label: ownTexts.newAudience, to: '/audiences/create' }}
      bulk={() => [
        {
          label: ownTexts.archive,
          icon: Archive,
          danger: true,
          ask: (rows) => ownTexts.archiveAudiencesInUseNotArchived(rows.length),
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Users,
        text: ownTexts.groupPartnersContactsOrDealsBy,
      }}
    />
  );
}
