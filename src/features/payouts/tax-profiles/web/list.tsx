import { useSearch } from '@tanstack/react-router';
import FileBadge from 'lucide-react/icons/file-badge';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { taxProfile } from '../schema.ts';
import { PapersOfPartner } from './PapersOfPartner.tsx';
import { texts } from './texts.ts';

/** The tax profiles of all partners, with their history. */
export default function TaxProfiles() {
  const { partner_id } = useSearch({ strict: false }) as { partner_id?: string | string[] };
  const one = typeof partner_id === 'string' ? partner_id : undefined;
  return (
    <>
      <PageHeader title={texts.taxProfiles} />
      {one && <PapersOfPartner partner_id={one} />}
      <NounList
        noun={taxProfile}
        title={null}
        columns={['partner_id', 'status', 'legal_name', 'country', 'form', 'valid_until', 'certified_at']}
        filters={['status', 'partner_id', 'country', 'form']}
        views={[
          {
            key: 'submitted',
            name: texts.toReview,
            state: { filters: [{ field: 'status', operator: 'eq', values: ['submitted'] }] },
          },
          {
            key: 'accepted',
            name: 'Accepted',
            state: { filters: [{ field: 'status', operator: 'eq', values: ['accepted'] }] },
          },
        ]}
        empty={{ icon: FileBadge, text: texts.partnersSubmitTheirTaxProfileIn }}
      />
    </>
  );
}
