import Handshake from 'lucide-react/icons/handshake';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Partner, partner } from '../schema.ts';
import { pipeline, revenue } from './columns.ts';
import { texts } from './texts.ts';

export interface PartnersOfProps {
  field: 'type_id' | 'within_region_id' | 'status_id' | 'tier_id' | 'parent_partner_id' | 'referred_by_partner_id';
  id: string;
}

const columns = pickColumns<Partner, typeof partner.fields>(partner.fields, [
  'name',
  'owner_user_id',
  'status_id',
  pipeline,
  revenue,
  'last_activity_at',
]);

export default function PartnersOf({ field, id }: PartnersOfProps) {
  return (
    <ResourceList<Partner>
      resource="partners"
      columns={columns}
      fixed={[{ field, operator: 'eq', values: [id] }]}
      sort={[{ field: 'name', descending: false }]}
      to={(row) => `/partners/show/${row.id}`}
      savedViews={false}
      empty={{ icon: Handshake, text: texts.assignedPartnersAppearHere }}
    />
  );
}
