import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { useAction, useOne } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useCan } from '#web/session.tsx';
import type { DirectoryListing, ListingChange } from '../listing.schema.ts';
import { ChangeDiff } from './ChangeDiff.tsx';
import { texts as t } from './texts.ts';

/** One change as a comparison, with the decision. */
export function ChangeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const change = useOne<ListingChange>('listing_changes', id);
  const listing = useOne<DirectoryListing>('directory_listings', change.data?.listing_id);
  const mayDecide = useCan('directory_listings', 'manage');
  const { message } = App.useApp();
  const [isRejecting, setRejecting] = useState(false);
  const also = ['directory_listings', 'partners_directory'];
  const approve = useAction<void>(
    'listing_changes',
    () => `listing_changes/${id}/approve`,
    () => ({}),
    also,
  );
  const reject = useAction<{ reason: string }>(
    'listing_changes',
    () => `listing_changes/${id}/reject`,
    (body) => body,
    also,
  );
  if (isRejecting) {
    return (
      <ActionDialog<{ reason: string }>
        title={t.rejectTitle}
        action={t.reject}
        danger
        text={t.rejectText}
        onSubmit={(values) => reject.mutateAsync(values)}
        onDone={onClose}
        onClose={() => setRejecting(false)}
      >
        <ReasonItem label={t.reason} max={2000} />
      </ActionDialog>
    );
  }
  const isOpen = change.data?.status === 'submitted' && mayDecide;
  return (
    <Modal
      open
      width={760}
      title={change.data?.partner_name ?? t.review}
      onCancel={onClose}
      footer={
        isOpen ? (
          <>
            <Button danger onClick={() => setRejecting(true)}>
              {t.reject}
            </Button>
            <Button
              type="primary"
              loading={approve.isPending}
              onClick={() =>
                approve.mutate(undefined, {
                  onSuccess: onClose,
                  onError: (error) => void message.error(error.message),
                })
              }
            >
              {t.approve}
            </Button>
          </>
        ) : null
      }
    >
      <Loaded query={change}>
        {(row) => <Loaded query={listing}>{(published) => <ChangeDiff change={row} published={published} />}</Loaded>}
      </Loaded>
    </Modal>
  );
}
