import FileBadge from 'lucide-react/icons/file-badge';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { taxProfile } from '../schema.ts';

/** The tax profiles of all partners, with their history. */
export default function TaxProfiles() {
  return (
    <NounList
      noun={taxProfile}
      columns={['partner_id', 'status', 'legal_name', 'country', 'form', 'valid_until', 'certified_at']}
      filters={['status', 'partner_id', 'country', 'form']}
      views={[
        {
          key: 'submitted',
          name: 'To review',
          state: { filters: [{ field: 'status', operator: 'eq', values: ['submitted'] }] },
        },
        {
          key: 'accepted',
          name: 'In force',
          state: { filters: [{ field: 'status', operator: 'eq', values: ['accepted'] }] },
        },
      ]}
      empty={{ icon: FileBadge, text: 'Partners hand in their tax profile in the portal. You review it here.' }}
    />
  );
}
