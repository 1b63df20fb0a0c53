import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';

/** Asks for the reason for a hold, which the partner reads. */
export function HoldDialog({ id, onDone }: { id: string; onDone: () => void }) {
  const hold = useWrite<{ reason: string }, unknown>('commission_lines', (body) =>
    api(`commission_lines/${id}/hold`, { method: 'POST', body }),
  );
  return (
    <ActionDialog title="Put commission on hold" action="Put on hold" onSubmit={hold.mutateAsync} onClose={onDone}>
      <HoldReason />
    </ActionDialog>
  );
}

/** Asks why a commission is released before its hold period ends; colleagues read it, the partner does not. */
export function EarlyReleaseDialog({ id, onDone }: { id: string; onDone: () => void }) {
  const path = `commission_lines/${id}/release_early`;
  const release = useWrite<{ reason: string }, unknown>('commission_lines', (body) =>
    api(path, { method: 'POST', body }),
  );
  return (
    <ActionDialog<{ reason: string }>
      title="Release commission early?"
      action="Release early"
      sheet={{ path, texts: ['reason'] }}
      onSubmit={release.mutateAsync}
      onClose={onDone}
    >
      <ReasonItem
        help="Only your team sees this reason. The partner sees that you released the commission early."
        max={1000}
      />
    </ActionDialog>
  );
}

export function HoldReason() {
  return <ReasonItem help="The partner sees this reason until the hold is released." max={1000} />;
}
