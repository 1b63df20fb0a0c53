import { api } from '#web/api.ts';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/ReasonItem.tsx';
import { useWrite } from '#web/resource/useResource.ts';

/** Asks why a commission is kept back; its partner reads the reason. */
export function HoldDialog({ id, onDone }: { id: string; onDone: () => void }) {
  const hold = useWrite<{ reason: string }, unknown>('commission_lines', (body) =>
    api(`commission_lines/${id}/hold`, { method: 'POST', body }),
  );
  return (
    <ActionDialog title="Put on hold" action="Put on hold" onSubmit={hold.mutateAsync} onClose={onDone}>
      <HoldReason />
    </ActionDialog>
  );
}

export function HoldReason() {
  return <ReasonItem help="The partner sees this reason until somebody lets the commission go." max={1000} />;
}
