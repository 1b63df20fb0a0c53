import { App, Form, Input } from 'antd';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Resource } from '../schema.ts';
import { texts as t } from './texts.ts';

interface ArchiveDialogProps {
  row: Pick<Resource, 'id' | 'name'>;
  onDone: () => void;
  onClose: () => void;
}

export default function ArchiveDialog({ row, onDone, onClose }: ArchiveDialogProps) {
  const { message } = App.useApp();
  const archive = useWrite<{ reason?: string }, Resource>(
    'resources',
    (body) => api<Resource>(`resources/${row.id}/archive`, { method: 'POST', body }),
    ['resource_folders'],
  );
  return (
    <ActionDialog<{ reason?: string }>
      title={t.archiveTitle(row.name)}
      action={t.archive}
      danger
      text={t.archiveText}
      onSubmit={archive.mutateAsync}
      onDone={() => {
        message.success(t.archivedNow);
        onDone();
      }}
      onClose={onClose}
    >
      <Form.Item name="reason" label={t.reason} extra={t.reasonHelp}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </ActionDialog>
  );
}
