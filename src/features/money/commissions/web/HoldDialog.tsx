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

export function HoldReason() {
  return <ReasonItem help="The partner sees this reason until the hold is released." max={1000} />;
}
