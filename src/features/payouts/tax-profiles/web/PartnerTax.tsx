import FileBadge from 'lucide-react/icons/file-badge';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { taxProfile } from '../schema.ts';
import { PapersOfPartner } from './PapersOfPartner.tsx';
import { texts } from './texts.ts';

/** The tax profiles of one partner, with their history. */
export default function PartnerTax({ id }: { id: string }) {
  return (
    <>
      <PapersOfPartner partner_id={id} />
      <NounList
        noun={taxProfile}
        title={null}
        columns={['status', 'legal_name', 'country', 'form', 'valid_until', 'certified_at']}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [id] }]}
        savedViews={false}
        empty={{ icon: FileBadge, text: texts.thisPartnerHasNotSubmittedIts }}
      />
    </>
  );
}
