import Archive from 'lucide-react/icons/archive';
import CircleDot from 'lucide-react/icons/circle-dot';
import Handshake from 'lucide-react/icons/handshake';
import Tags from 'lucide-react/icons/tags';
import UserRound from 'lucide-react/icons/user-round';
import { useAudienceFilter } from '#features/audiences/web/index.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useCustomColumns } from '#web/resource/useCustomColumns.ts';
import { useTagged } from '#web/resource/useTags.ts';
import type { Partner } from '../schema.ts';
import { BulkChangeModal } from './BulkChange.tsx';
import { columns, filters } from './columns.ts';
import { useBulkChange } from './useBulkChange.ts';

export default function PartnerList() {
  const custom = useCustomColumns<Partner>('partners');
  const tagged = useTagged('partners', columns, filters);
  const bulk = useBulkChange();
  const inAudience = useAudienceFilter('partners');
  return (
    <>
      <ResourceList<Partner>
        resource="partners"
        title="Partners"
        noun={['partner', 'partners']}
        columns={[...tagged.columns, ...custom.columns]}
        filters={[...tagged.filters, ...custom.filters, ...inAudience]}
        sort={[{ field: 'name', descending: false }]}
        to={({ id }) => `/partners/show/${id}`}
        create={{ label: 'New partner', to: '/partners/create' }}
        bulk={[
          { label: 'Change status', icon: CircleDot, run: (rows) => bulk.ask('status', rows) },
          { label: 'Change owner', icon: UserRound, run: (rows) => bulk.ask('owner', rows) },
          { label: 'Tags', icon: Tags, run: (rows) => bulk.ask('tags', rows) },
          {
            label: 'Archive',
            icon: Archive,
            danger: true,
            ask: (rows) => `Archive ${rows.length === 1 ? 'this partner' : `${rows.length} partners`}?`,
            run: (rows) => bulk.send(rows, { archive: true }),
          },
        ]}
        empty={{
          icon: Handshake,
          text: 'Partners are the companies that sell, refer or deliver with you. Add the first, or import them from your CRM.',
        }}
      />
      {bulk.asked && <BulkChangeModal {...bulk.asked} onSend={bulk.send} />}
    </>
  );
}
