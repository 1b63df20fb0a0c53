import Handshake from 'lucide-react/icons/handshake';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Partner } from '../schema.ts';
import { columns } from './columns.ts';

interface PartnersOfProps {
  field: 'type_id' | 'within_region_id' | 'status_id' | 'tier_id' | 'parent_partner_id' | 'referred_by_partner_id';
  id: string;
}

const shown = columns.filter(({ field }) =>
  ['name', 'status_name', 'owner_name', 'open_pipeline_minor', 'won_this_year_minor', 'last_activity_at'].includes(
    field,
  ),
);

export default function PartnersOf({ field, id }: PartnersOfProps) {
  return (
    <ResourceList<Partner>
      resource="partners"
      noun={['partner', 'partners']}
      columns={shown}
      fixed={[{ field, operator: 'eq', values: [id] }]}
      sort={[{ field: 'name', descending: false }]}
      to={(row) => `/partners/show/${row.id}`}
      savedViews={false}
      empty={{ icon: Handshake, text: 'Assigned partners appear here.' }}
    />
  );
}
