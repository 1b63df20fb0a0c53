import { App } from 'antd';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Partner } from '../schema.ts';
import { StatusFields } from './StatusFields.tsx';

export function StatusModal({ row, onClose }: { row: Partner; onClose: () => void }) {
  const { message } = App.useApp();
  const update = useUpdate<Partner>('partners', ['partner_status_events', 'audit_events']);
  const save = async (values: Partial<Partner>) => {
    const changed = await update.mutateAsync({ id: row.id, values });
    message.success(`${row.name} is now ${changed.status_name}`);
  };
  return (
    <ActionDialog<Partial<Partner>>
      title={`Change the status of ${row.name}`}
      action="Change status"
      onSubmit={save}
      onClose={onClose}
    >
      <StatusFields from={row} />
    </ActionDialog>
  );
}
