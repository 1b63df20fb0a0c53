import Archive from 'lucide-react/icons/archive';
import Target from 'lucide-react/icons/target';
import { useAudienceFilter } from '#features/audiences/web/index.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useCustomColumns } from '#web/resource/useCustomColumns.ts';
import { useRemove } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import type { Opportunity } from '../schema.ts';
import { columns, filters, presetViews } from './columns.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export default function OpportunityList() {
  const { user } = useSession();
  const remove = useRemove('opportunities');
  const custom = useCustomColumns<Opportunity>('opportunities');
  const inAudience = useAudienceFilter('opportunities');
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      title="Opportunities"
      noun={['opportunity', 'opportunities']}
      columns={[...columns, ...custom.columns]}
      filters={[...filters, ...custom.filters, ...inAudience]}
      views={presetViews(user.id)}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/commissions/opportunities/show/${id}`}
      create={{ label: 'New opportunity', to: '/commissions/opportunities/create' }}
      actions={<ViewSwitch now="list" />}
      bulk={[
        {
          label: 'Archive',
          icon: Archive,
          danger: true,
          ask: (rows) => `Archive ${rows.length} ${rows.length === 1 ? 'opportunity' : 'opportunities'}?`,
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Target,
        text: 'Opportunities are the deals you and your partners work on, from the first talk until they are won or lost.',
      }}
    />
  );
}
