import { Modal } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { DirectoryListing, ListingChange } from '../listing.schema.ts';
import { changeSteps } from '../steps.schema.ts';
import { ChangeDiff } from './ChangeDiff.tsx';

/** One change as a comparison, with the decision. */
export function ChangeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const change = useOne<ListingChange>('listing_changes', id);
  return <Loaded query={change}>{(row) => <Decision row={row} onClose={onClose} />}</Loaded>;
}

function Decision({ row, onClose }: { row: ListingChange; onClose: () => void }) {
  const listing = useOne<DirectoryListing>('directory_listings', row.listing_id);
  const steps = useSteps(changeSteps, row, { also: ['directory_listings', 'partners_directory'], onDone: onClose });
  return (
    <>
      <Modal open width={760} title={row.partner_name} onCancel={onClose} footer={steps.buttons}>
        <Loaded query={listing}>{(published) => <ChangeDiff change={row} published={published} />}</Loaded>
      </Modal>
      {steps.dialog}
    </>
  );
}
