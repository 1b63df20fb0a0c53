import { ChangesTab } from './ChangesTab.tsx';
import { ListingsTab } from './ListingsTab.tsx';

/** The listings of one partner and what it proposed. */
export default function PartnerListings({ id }: { on: string; id: string }) {
  return (
    <>
      <ListingsTab field="partner_id" id={id} />
      <ChangesTab field="partner_id" id={id} />
    </>
  );
}
