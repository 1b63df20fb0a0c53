import { App } from 'antd';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Partner } from '../schema.ts';
import { StatusFields } from './StatusFields.tsx';
import { texts } from './texts.ts';

export function StatusModal({ row, onClose }: { row: Partner; onClose: () => void }) {
  const { message } = App.useApp();
  const update = useUpdate<Partner>('partners', ['partner_status_events', 'audit_events']);
  const save = async (values: Partial<Partner>) => {
    const changed = await update.mutateAsync({ id: row.id, values });
    message.success(texts.isNow(row.name, changed.status_name));
  };
  return (
    <ActionDialog<Partial<Partner>>
      title={texts.changeStatus(row.name)}
      action={texts.changeStatusText}
      onSubmit={save}
      onClose={onClose}
    >
      <StatusFields from={row} />
    </ActionDialog>
  );
}
