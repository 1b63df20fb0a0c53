import CircleDot from 'lucide-react/icons/circle-dot';
import Handshake from 'lucide-react/icons/handshake';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import { useTagged } from '#web/resource/data/useTags.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import type { Partner } from '../schema.ts';
import { columns, filters } from './columns.ts';
import { StatusFields } from './StatusFields.tsx';

const noun = ['partner', 'partners'] as const;

export default function PartnerList() {
  const custom = useCustomColumns<Partner>('partners');
  const tagged = useTagged('partners', columns, filters);
  const bulk = useBulkChange<Partner>('partners', noun);
  const inAudience = useAudienceFilter('partners');
  return (
    <>
      <ResourceList<Partner>
        resource="partners"
        title="Partners"
        noun={noun}
        columns={[...tagged.columns, ...custom.columns]}
        filters={[...tagged.filters, ...custom.filters, ...inAudience]}
        sort={[{ field: 'name', descending: false }]}
        to={({ id }) => `/partners/show/${id}`}
        create={{ label: 'New partner', to: '/partners/create' }}
        bulk={[
          bulk.changing({ label: 'Change status', icon: CircleDot, fields: () => <StatusFields /> }),
          bulk.owner,
          bulk.tags,
          bulk.archive,
        ]}
        empty={{
          icon: Handshake,
          text: 'Partners are the companies that sell, refer or deliver with you. Add the first, or import them from your CRM.',
          actions: <AddSampleData />,
        }}
      />
      {bulk.dialog}
    </>
  );
}
